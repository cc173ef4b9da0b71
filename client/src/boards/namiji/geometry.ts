/**
 * Where things lie on the sea: the whole loop, or one section of it for narrow screens.
 *
 * Lengths are board units: the shorter side of the loop is 820 of them.
 */
export interface Point {
  x: number;
  y: number;
}

export interface Spot extends Point {
  /** Radius of the disc. */
  r: number;
  /** Away from a double station's second slot: the side for badges. */
  away: Point;
  /** Where the boats lie: slot 1 first. */
  slots: Spot0[];
}
interface Spot0 extends Point {
  r: number;
}

export interface Layout {
  width: number;
  height: number;
  /** By space, 0 the start port, 64 the finish; null where this layout does not show it. */
  spots: (Spot | null)[];
  /** The current, as an SVG path. */
  band: string;
  bandWidth: number;
  /** Chevrons that tell the direction. */
  arrows: { x: number; y: number; angle: number }[];
  /** Piers: dock, port; the line from the disc outwards. */
  piers: { from: Point; to: Point; width: number }[];
  boat: number;
}

export interface Space {
  station: string;
  slots: number;
}

export const LENGTH = 64;
const QUARTER = 16;
const POWER = 4.2;
const MARGIN = 74;
const RIPPLE = 23;
const BENDS = 4;
const SAMPLES = 480;
const FIRST = 1.3; // units from a dock to its first station
const SECOND = 33; // from a station to its second slot
const PIER = [33, 62, 91, 120, 149];

interface Sample extends Point {
  nx: number;
  ny: number;
  at: number;
}

const sgnpow = (value: number, power: number): number =>
  Math.sign(value) * Math.abs(value) ** power;

function withArcLength(points: Point[]): Sample[] {
  let at = 0;
  return points.map((point, n) => {
    const before = points[Math.max(0, n - 1)]!;
    const after = points[Math.min(points.length - 1, n + 1)]!;
    if (n) at += Math.hypot(point.x - before.x, point.y - before.y);
    const dx = after.x - before.x;
    const dy = after.y - before.y;
    const size = Math.hypot(dx, dy) || 1;
    // sailing clockwise on the screen, outwards is to the left of the way
    return { ...point, nx: dy / size, ny: -dx / size, at };
  });
}

/** One quarter of the loop, from a corner to the next, clockwise. */
function quarter(number: number, width: number, height: number): Sample[] {
  const a = width / 2 - MARGIN;
  const b = height / 2 - MARGIN;
  const base: Point[] = [];
  for (let n = 0; n <= SAMPLES; n++) {
    const t = ((45 + 90 * (number + n / SAMPLES)) * Math.PI) / 180;
    base.push({
      x: width / 2 + a * sgnpow(Math.cos(t), 2 / POWER),
      y: height / 2 + b * sgnpow(Math.sin(t), 2 / POWER),
    });
  }
  const smooth = withArcLength(base);
  const length = smooth.at(-1)!.at;
  const rippled = smooth.map((point) => {
    const u = point.at / length;
    const out = RIPPLE * Math.sin(2 * Math.PI * BENDS * u) * Math.min(1, 3 * Math.sin(Math.PI * u));
    return { x: point.x + out * point.nx, y: point.y + out * point.ny };
  });
  return withArcLength(rippled);
}

function nearest(samples: Sample[], at: number): number {
  const found = samples.findIndex((sample) => sample.at >= at);
  return found < 0 ? samples.length - 1 : found;
}

/** Which side of the way is the outside of the bend: 1 outwards, −1 inwards. */
function outside(samples: Sample[], index: number): number {
  const step = 14;
  const here = samples[index]!;
  const before = samples[Math.max(0, index - step)]!;
  const after = samples[Math.min(samples.length - 1, index + step)]!;
  const bend =
    (before.x + after.x - 2 * here.x) * here.nx + (before.y + after.y - 2 * here.y) * here.ny;
  return bend > 0 ? -1 : 1;
}

function station(samples: Sample[], index: number, slots: number): Spot {
  const { x, y, nx, ny } = samples[index]!;
  const side = outside(samples, index);
  const spot: Spot = {
    x,
    y,
    r: 17,
    away: { x: -side * nx, y: -side * ny },
    slots: [{ x, y, r: 17 }],
  };
  if (slots > 1) spot.slots.push({ x: x + side * SECOND * nx, y: y + side * SECOND * ny, r: 14 });
  return spot;
}

function pier(corner: Point, centre: Point, slots: number): Spot {
  const dx = Math.sign(corner.x - centre.x) * Math.SQRT1_2;
  const dy = Math.sign(corner.y - centre.y) * Math.SQRT1_2;
  return {
    ...corner,
    r: 21,
    away: { x: -dx, y: -dy },
    slots: PIER.slice(0, Math.max(slots, 1)).map((far) => ({
      x: corner.x + far * dx,
      y: corner.y + far * dy,
      r: 12.5,
    })),
  };
}

/** The whole loop. Counter-clockwise, space i lies at place 64 − i. */
export function loop(width: number, height: number, route: Space[], clockwise: boolean): Layout {
  const centre = { x: width / 2, y: height / 2 };
  const quarters = [0, 1, 2, 3].map((number) => quarter(number, width, height));
  const spots: (Spot | null)[] = Array.from({ length: LENGTH + 1 }, () => null);
  for (let space = 0; space <= LENGTH; space++) {
    const place = clockwise ? space : LENGTH - space;
    const slots = route[space]?.slots ?? 1;
    const q = Math.min(3, Math.floor(place / QUARTER));
    const samples = quarters[q]!;
    if (place % QUARTER === 0) {
      const corner = place === LENGTH ? quarters[0]![0]! : quarters[place / QUARTER]![0]!;
      spots[space] = pier({ x: corner.x, y: corner.y }, centre, slots);
    } else {
      const unit = samples.at(-1)!.at / (QUARTER - 2 + 2 * FIRST);
      const at = unit * (FIRST + (place % QUARTER) - 1);
      spots[space] = station(samples, nearest(samples, at), slots);
    }
  }
  const line = quarters.flatMap((samples) => samples.filter((_, n) => n % 4 === 0));
  const arrows = quarters.map((samples) => {
    const length = samples.at(-1)!.at;
    const n = nearest(samples, clockwise ? 34 : length - 34);
    const { x, y, nx, ny } = samples[n]!;
    return { x, y, angle: (Math.atan2(nx, -ny) * 180) / Math.PI + (clockwise ? 0 : 180) };
  });
  return {
    width,
    height,
    spots,
    band: path(line) + 'Z',
    bandWidth: 31,
    arrows,
    piers: [0, 16, 32, 48].map((space) => pierLine(spots[space]!)),
    boat: 1,
  };
}

function pierLine(spot: Spot): Layout['piers'][number] {
  const last = spot.slots.at(-1)!;
  const far = Math.hypot(last.x - spot.x, last.y - spot.y);
  const more = (far + 24) / (far || 1);
  return {
    from: { x: spot.x, y: spot.y },
    to: { x: spot.x + (last.x - spot.x) * more, y: spot.y + (last.y - spot.y) * more },
    width: 34,
  };
}

export function path(points: Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}`;
}

/** The section (0–3) that a boat on this space sails next. */
export function sectionOf(space: number): number {
  return Math.min(3, Math.floor(space / QUARTER));
}

/** One section in rows, to and fro: 16 spaces after the dock that it starts from. */
export function section(width: number, height: number, route: Space[], number: number): Layout {
  const perRow = 5;
  const spots: (Spot | null)[] = Array.from({ length: LENGTH + 1 }, () => null);
  const rows = 4;
  const margin = 40;
  const across = (width - 2 * margin) / (perRow - 1);
  const above = 16; // the keys above the first row are not cut
  const down = (height - above) / rows;
  const first = number * QUARTER;
  const trail: Point[] = [];
  for (let n = 0; n <= QUARTER; n++) {
    const row = Math.min(rows - 1, Math.floor(n / perRow));
    const column = n - row * perRow;
    const forth = row % 2 === 0;
    const x = margin + across * (forth ? column : perRow - 1 - column);
    const y = above + down * (row + 0.38) + (n % 2 ? -6 : 6);
    const harbour = n === 0 || n === QUARTER;
    const slots = route[first + n]?.slots ?? 1;
    const spot: Spot = { x, y, r: 20.5, away: { x: 0, y: -1 }, slots: [] };
    if (n === QUARTER) {
      spot.slots = Array.from({ length: slots }, (_, k) => ({ x: x - 46 - 44 * k, y, r: 17 }));
    } else if (harbour) {
      spot.slots = Array.from({ length: slots }, (_, k) => ({
        x: x - 14 + (k % 3) * 14,
        y: y - 6 + Math.floor(k / 3) * 12,
        r: 12,
      }));
    } else {
      spot.slots = [{ x, y, r: 20.5 }];
      if (slots > 1) spot.slots.push({ x, y: y + 38, r: 16 });
    }
    spots[first + n] = spot;
    if (n && n % perRow === 0) {
      // round the bend between two rows
      const before = trail.at(-1)!;
      const out = (forth ? -1 : 1) * 34;
      for (let k = 1; k < 8; k++) {
        const angle = (Math.PI * k) / 8;
        trail.push({
          x: before.x + out * Math.sin(angle),
          y: before.y + (y - before.y) * (0.5 - Math.cos(angle) / 2),
        });
      }
    }
    trail.push({ x, y });
  }
  const end = spots[first + QUARTER]!;
  const start = spots[first]!;
  const next = spots[first + 1]!;
  return {
    width,
    height,
    spots,
    band: path(trail),
    bandWidth: 30,
    arrows: [
      {
        x: (start.x + next.x) / 2,
        y: (start.y + next.y) / 2,
        angle: 0,
      },
    ],
    piers: [
      {
        from: { x: end.x, y: end.y },
        to: { x: end.slots.at(-1)!.x - 24, y: end.y },
        width: 40,
      },
    ],
    boat: 1,
  };
}

/** Rings of places for the school, from the middle outwards. */
export function schoolPlaces(fish: number): { radius: number; angle: number; size: number }[] {
  const rings =
    fish > 30
      ? [
          { count: 12, radius: 104, up: 20 },
          { count: 18, radius: 146, up: 20 },
          { count: 18, radius: 188, up: 20 },
        ]
      : [
          { count: 12, radius: 113, up: 24 },
          { count: 18, radius: 166, up: 24 },
        ];
  return rings.flatMap(({ count, radius, up }, ring) =>
    Array.from({ length: count }, (_, n) => ({
      radius,
      angle: (n / count) * 2 * Math.PI + ring * 0.13,
      size: up,
    })),
  );
}
