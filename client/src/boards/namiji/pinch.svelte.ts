/** Two fingers zoom the whole sea, one scrolls it: that the browser does by itself. */
import { tick } from 'svelte';
import type { Point } from './geometry';

const MOST = 3;

export class Pinch {
  zoom = $state(1);
  private scrolled: HTMLElement | null = null;
  private begun = { apart: 1, zoom: 1 };

  constructor(private readonly able: () => boolean) {}

  /** An action for what is scrolled. */
  watch = (element: HTMLElement): void => {
    this.scrolled = element;
    for (const kind of ['touchstart', 'touchmove'] as const) {
      element.addEventListener(kind, (event) => this.touched(event), { passive: false });
    }
  };

  private touched(event: TouchEvent): void {
    const [a, b] = [...event.touches];
    if (!this.able() || !a || !b || event.touches.length > 2) return;
    const apart = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    if (event.type === 'touchstart') this.begun = { apart, zoom: this.zoom };
    else void this.to((this.begun.zoom * apart) / this.begun.apart, this.between(a, b));
    event.preventDefault();
  }

  private between(a: Touch, b: Touch): Point {
    const { left, top } = this.scrolled!.getBoundingClientRect();
    return { x: (a.clientX + b.clientX) / 2 - left, y: (a.clientY + b.clientY) / 2 - top };
  }

  /** Zoom so that what lies between the fingers stays there. */
  private async to(wanted: number, at: Point): Promise<void> {
    const { scrollLeft, scrollTop } = this.scrolled!;
    const next = Math.min(MOST, Math.max(1, wanted));
    const grown = next / this.zoom;
    this.zoom = next;
    await tick();
    this.scrolled!.scrollTo((scrollLeft + at.x) * grown - at.x, (scrollTop + at.y) * grown - at.y);
  }
}
