/** Where the map is looked at from: fitted to what matters, until somebody moves it by hand. */
import { contains, fit, pan, reveal, seen, zoom } from './camera';
import type { Box, Camera } from './camera';
import { R } from './geometry';
import type { Point } from './geometry';

const FINGER = 46; // a target’s least size, in pixels
const SLIP = 6; // pixels that a finger may move in a click

/** What is to be seen: everything, and what is asked about now. */
export interface Sight {
  whole: Box;
  focus: Box | null;
  /** Beaches or piers can be chosen: a sixth of an island, they need more room under a finger. */
  fine: boolean;
}

export class Lookout {
  width = $state(0);
  height = $state(0);
  camera = $state.raw<Camera>({ x: 0, y: 0, k: 1 });
  gliding = $state(false);
  private byHand = false; // moved by the reader: leave it alone
  private dragged = 0;

  constructor(private readonly isNarrow: () => boolean) {}

  /** The part of the map that is in the window. */
  window: Box = $derived.by(() => seen(this.camera, this.width, this.height));
  /** How much is drawn: 2 everything, 0 the least. */
  detail: number = $derived.by(() => {
    const size = this.camera.k * R;
    return size >= 68 ? 2 : size >= 40 ? 1 : 0;
  });
  /** The radius that a finger needs, in units of the map. */
  reach: number = $derived.by(() => FINGER / 2 / this.camera.k);
  /** The radius of a key beside a target, in units of the map. */
  badge: number = $derived.by(() => Math.min(16, Math.max(10.5, 11.5 / this.camera.k)));

  /** Something else is to be seen: fit it, or at least bring it into the window. */
  follow(sight: Sight): void {
    this.gliding = true;
    if (!this.byHand) this.camera = this.fitted(sight);
    else if (sight.focus && !contains(this.window, sight.focus)) {
      this.camera = reveal(this.camera, sight.focus, this.width, this.height);
    }
  }

  /** Bring something into the window, if it is not there. */
  bring(box: Box): void {
    if (contains(this.window, box)) return;
    this.gliding = true;
    this.camera = reveal(this.camera, box, this.width, this.height);
  }

  fitAll(sight: Sight): void {
    this.byHand = false;
    this.gliding = true;
    this.camera = this.isNarrow() ? this.fit(sight.whole) : this.fitted(sight);
  }

  zoomBy(factor: number, at?: Point, glide = true): void {
    this.byHand = true;
    this.gliding = glide;
    this.camera = zoom(this.camera, factor, at ?? { x: this.width / 2, y: this.height / 2 });
  }

  panBy(dx: number, dy: number, glide = true): void {
    this.byHand = true;
    this.gliding = glide;
    this.camera = pan(this.camera, dx, dy);
  }

  /** Whether something of the map lies under a part of the window: pixels from its left bottom. */
  isUnder({ left, top, right, bottom }: Box, part: Box): boolean {
    const corner = this.onMap({ x: part.left, y: this.height - part.top });
    const other = this.onMap({ x: part.right, y: this.height - part.bottom });
    return left < other.x && right > corner.x && top < other.y && bottom > corner.y;
  }

  /** A point of the map in the window. */
  onScreen({ x, y }: Point): Point {
    const { camera } = this;
    return { x: x * camera.k + camera.x, y: y * camera.k + camera.y };
  }

  /** A point of the window on the map. */
  onMap({ x, y }: Point): Point {
    const { camera } = this;
    return { x: (x - camera.x) / camera.k, y: (y - camera.y) / camera.k };
  }

  // --- by hand ------------------------------------------------------------------------------

  press(): void {
    this.dragged = 0;
  }

  /** One finger drags; false while it may still be a click. */
  drag(from: Point, to: Point): boolean {
    this.dragged += Math.hypot(to.x - from.x, to.y - from.y);
    if (this.dragged <= SLIP) return false;
    this.panBy(to.x - from.x, to.y - from.y, false);
    return true;
  }

  /** One of two fingers moves, the other stays. */
  pinch(from: Point, to: Point, other: Point): void {
    const before = Math.hypot(from.x - other.x, from.y - other.y);
    const now = Math.hypot(to.x - other.x, to.y - other.y);
    this.panBy((to.x - from.x) / 2, (to.y - from.y) / 2, false);
    const middle = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 };
    if (before > 0) this.zoomBy(now / before, middle, false);
    this.dragged = Infinity;
  }

  release(): void {
    setTimeout(() => (this.dragged = 0)); // after the click that ends a drag
  }

  /** A click at the end of a drag is none. */
  click = (run: () => void): void => {
    if (this.dragged <= SLIP) run();
  };

  private fitted({ whole, focus, fine }: Sight): Camera {
    const narrow = this.isNarrow();
    const all = this.fit(whole);
    const least = narrow ? (fine ? 72 : 44) : 40;
    if (all.k * R >= least || !focus) return all;
    return this.fit(focus, narrow ? 0.72 : 0.8);
  }

  /** The camera that shows a whole box where no button lies over the map. */
  private fit(box: Box, limit?: number): Camera {
    const narrow = this.isNarrow();
    const keys = narrow ? 0 : 44; // the zoom buttons' column
    const counts = narrow ? 46 : 36; // the tiles found, below
    const rim = narrow ? 10 : 28;
    const camera = fit(box, this.width - keys, this.height - counts, rim, limit);
    return { ...camera, x: camera.x + keys };
  }
}
