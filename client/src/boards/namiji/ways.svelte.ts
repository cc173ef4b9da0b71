/** The ways of the boats: where each came from, and the trails that the others left. */
import { untrack } from 'svelte';
import type { Layout, Point } from './geometry';
import type { NamijiView } from './view';

interface Way {
  from: number;
  to: number;
  /** The step of the game in which it was sailed. */
  step: number;
}

const WATERLINE = 4; // a boat lies this much above the middle of its place

export class Ways {
  private spaces: number[] = [];
  private last: Record<number, Way> = $state.raw({});
  /** The boats that have left a trail: everybody's way since our own last one. */
  trails: Record<number, Way> = $state.raw({});

  /** A step was shown: boats that lie elsewhere than before have sailed. */
  follow(view: NamijiView, step: number, seat: number | null): void {
    const now = view.boats.map((boat) => boat.space);
    untrack(() => {
      const moved = { ...this.last };
      let left = { ...this.trails };
      now.forEach((to, boat) => {
        const from = this.spaces[boat];
        if (from === undefined || from === to) return;
        const way = { from, to, step };
        moved[boat] = way;
        if (boat === seat) left = {};
        else if (to > from) left[boat] = way;
      });
      this.spaces = now;
      this.last = moved;
      this.trails = left;
    });
  }

  /** The step in which a boat sailed last. */
  moved(boat: number): number {
    return this.last[boat]?.step ?? 0;
  }

  /** The places on a boat's last way, as it glides over them. */
  sailed(view: NamijiView, layout: Layout, boat: number): Point[] {
    return along(this.last[boat], boatAt(view, layout, boat), layout);
  }

  /** A boat's trail on the water. */
  trail(view: NamijiView, layout: Layout, boat: number): Point[] {
    return along(this.trails[boat], boatAt(view, layout, boat), layout).map(({ x, y }) => ({
      x,
      y: y + WATERLINE,
    }));
  }
}

/** Where a boat lies; null where this layout does not show it. */
export function boatAt(view: NamijiView, layout: Layout, boat: number): Point | null {
  const { space, slot } = view.boats[boat]!;
  const spot = layout.spots[space];
  if (!spot) return null;
  const place = spot.slots[slot - 1] ?? spot.slots.at(-1) ?? spot;
  return { x: place.x, y: place.y - WATERLINE };
}

function along(way: Way | undefined, end: Point | null, layout: Layout): Point[] {
  if (!way || !end) return [];
  const points: Point[] = [];
  const step = way.to > way.from ? 1 : -1;
  for (let space = way.from; space !== way.to; space += step) {
    const spot = layout.spots[space];
    if (spot) points.push({ x: spot.x, y: spot.y - WATERLINE });
  }
  return [...points, end];
}
