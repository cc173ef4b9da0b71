/**
 * Where things lie on the sea: the whole loop, or one section of it for narrow screens.
 *
 * Lengths are board units: the shorter side of the loop is 820 of them. Layouts are made for a box of
 * any size, and fill it.
 */
import type { Space } from '../../generated/namiji';

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
  /** Its part of a pier: how the pier is turned, in degrees, and how much of it is its own. */
  lane?: { turn: number; length: number };
}

export interface Layout {
  width: number;
  height: number;
  /** By space, from the start port to the finish; null where this layout does not show it. */
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

const POWER = 4.2;
const MARGIN = 74;
const RIPPLE = 23;
const BENDS = 4;
const SAMPLES = 480;
const SHORTER = 820;
const STATION = 17; // radius
const HARBOUR = 21;
const FIRST = 1.3; // steps from a dock to its first station
const SECOND = 33; // from a station to its second slot
const PIER = { first: 33, last: 152, apart: 36 }; // from a harbour's disc to its slots

interface Size {
  width: number;
  height: number;
}
const LOOP: Size = { width: SHORTER, height: SHORTER };
/** A section lies in one of these, whichever is drawn largest. */
const SHAPES = [
  { rows: 4, perRow: 5, width: 390 },
  { rows: 3, perRow: 7, width: 416 },
  { rows: 2, perRow: 11, width: 640 },
];
const BEYOND = 4; // places after a section’s last station: the harbour and its pier
const ABOVE = 16; // the keys above a section’s first row are not cut
/** The least height of a section’s row, and where in it the stations lie. */
const ROW = { least: 66, middle: 0.38 };
const DEEP_ROW = { least: 92, middle: 0.32 }; // with second slots below the first

/** The spaces at which all stop: the start port, the docks, the finish. */
export function harboursOf(route: Space[]): number[] {
  return route.flatMap(({ station }, n) => (isHarbour(station) ? [n] : []));
}

export const isHarbour = (station: string | undefined): boolean =>
  station === 'dock' || station === 'port';

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

/** As many points of the same line, all as far from the next. */
function evenly(samples: Sample[]): Point[] {
  const steps = samples.length - 1;
  let n = 1;
  return samples.map((_, step) => {
    const at = (samples[steps]!.at * step) / steps;
    while (n < steps && samples[n]!.at < at) n++;
    const [before, after] = [samples[n - 1]!, samples[n]!];
    const part = (at - before.at) / (after.at - before.at);
    return {
      x: before.x + part * (after.x - before.x),
      y: before.y + part * (after.y - before.y),
    };
  });
}

/** One of so many legs of the loop, clockwise; of four, each lies between two corners. */
function leg(number: number, legs: number, { width, height }: Size): Sample[] {
  const a = width / 2 - MARGIN;
  const b = height / 2 - MARGIN;
  const base: Point[] = [];
  for (let n = 0; n <= SAMPLES; n++) {
    const t = ((45 + (360 / legs) * (number + n / SAMPLES)) * Math.PI) / 180;
    base.push({
      x: width / 2 + a * sgnpow(Math.cos(t), 2 / POWER),
      y: height / 2 + b * sgnpow(Math.sin(t), 2 / POWER),
    });
  }
  // by angle the samples are far apart in the middle of a side, where a station lies too
  const smooth = withArcLength(evenly(withArcLength(base)));
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

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The samples at which so many stations lie on a leg, all equally far from the next as seen. */
function evenSteps(samples: Sample[], count: number): number[] {
  let [least, most] = [0, samples.at(-1)!.at / Math.max(1, count - 1)];
  for (let n = 0; n < 24; n++) {
    const step = (least + most) / 2;
    const last = samples[stepsOf(samples, count, step).at(-1) ?? 0]!;
    if (apart(last, samples.at(-1)!) > FIRST * step) least = step;
    else most = step;
  }
  return stepsOf(samples, count, least);
}

/** The samples at which the stations lie that are so far from each other. */
function stepsOf(samples: Sample[], count: number, step: number): number[] {
  const found: number[] = [];
  let at = 0;
  for (let n = 1; n <= count; n++) {
    const from = samples[at]!;
    const far = n === 1 ? FIRST * step : step;
    while (at < samples.length - 1 && apart(samples[at]!, from) < far) at++;
    found.push(at);
  }
  return found;
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

function station(samples: Sample[], index: number, slots: number, r: number): Spot {
  const { x, y, nx, ny } = samples[index]!;
  const side = outside(samples, index);
  const spot: Spot = {
    x,
    y,
    r,
    away: { x: -side * nx, y: -side * ny },
    slots: [{ x, y, r }],
  };
  if (slots > 1) spot.slots.push({ x: x + side * SECOND * nx, y: y + side * SECOND * ny, r: 14 });
  return spot;
}

function pier(corner: Point, centre: Point, slots: number): Spot {
  const dx = Math.sign(corner.x - centre.x) * Math.SQRT1_2;
  const dy = Math.sign(corner.y - centre.y) * Math.SQRT1_2;
  const far = Math.min(PIER.apart, (PIER.last - PIER.first) / Math.max(1, slots - 1));
  const lane = { turn: (Math.atan2(dy, dx) * 180) / Math.PI, length: far };
  return {
    ...corner,
    r: HARBOUR,
    away: { x: -dx, y: -dy },
    slots: Array.from({ length: Math.max(slots, 1) }, (_, n) => ({
      x: corner.x + (PIER.first + n * far) * dx,
      y: corner.y + (PIER.first + n * far) * dy,
      r: 12.5,
      lane,
    })),
  };
}

/** How large a unit is drawn in a box that shows at least so many. */
const scaleIn = (box: Size, least: Size): number =>
  Math.min(box.width / least.width, box.height / least.height);

/** The size of the box in units. */
function unitsOf(box: Size, least: Size): Size {
  const scale = scaleIn(box, least);
  return { width: box.width / scale, height: box.height / scale };
}

/** The whole loop. Counter-clockwise, what is sailed first lies where clockwise the last lies. */
export function loop(box: Size, route: Space[], clockwise: boolean): Layout {
  const size = unitsOf(box, LOOP);
  const { width, height } = size;
  const centre = { x: width / 2, y: height / 2 };
  const harbours = harboursOf(route);
  const legs = harbours.length - 1;
  const samples = Array.from({ length: legs }, (_, number) => leg(number, legs, size));
  const spots: (Spot | null)[] = route.map(() => null);
  harbours.forEach((space, n) => {
    const { x, y } = samples[(clockwise ? n : legs - n) % legs]![0]!;
    spots[space] = pier({ x, y }, centre, route[space]!.slots);
  });
  const stations = samples.map((along, drawn) => {
    const sailed = clockwise ? drawn : legs - 1 - drawn;
    const [from, to] = [harbours[sailed]!, harbours[sailed + 1]!];
    const steps = evenSteps(along, to - from - 1);
    const gaps = steps.slice(1).map((step, n) => apart(along[step]!, along[steps[n]!]!));
    const r = Math.min(STATION, Math.min(...gaps) / 2 - 1); // many stations on a leg are smaller
    steps.forEach((step, n) => {
      const space = clockwise ? from + 1 + n : to - 1 - n;
      spots[space] = station(along, step, route[space]!.slots, r);
    });
    return steps;
  });
  const line = samples.flatMap((along) => along.filter((_, n) => n % 4 === 0));
  const arrows = samples.map((along, drawn) => {
    const length = along.at(-1)!.at;
    const first = along[stations[drawn]!.at(clockwise ? 0 : -1)!]!.at;
    const gap = clockwise ? first : length - first;
    const midway = (HARBOUR + gap - STATION) / 2; // between the two discs
    const n = nearest(along, clockwise ? midway : length - midway);
    const { x, y, nx, ny } = along[n]!;
    return { x, y, angle: (Math.atan2(nx, -ny) * 180) / Math.PI + (clockwise ? 0 : 180) };
  });
  return {
    width,
    height,
    spots,
    band: path(line) + 'Z',
    bandWidth: 31,
    arrows,
    piers: harbours.slice(0, -1).map((space) => pierLine(spots[space]!, 34)),
    boat: 1,
  };
}

function pierLine(spot: Spot, width: number): Layout['piers'][number] {
  const last = spot.slots.at(-1)!;
  const far = Math.hypot(last.x - spot.x, last.y - spot.y);
  const more = (far + 24) / (far || 1);
  return {
    from: { x: spot.x, y: spot.y },
    to: { x: spot.x + (last.x - spot.x) * more, y: spot.y + (last.y - spot.y) * more },
    width,
  };
}

export function path(points: Point[]): string {
  if (!points.length) return 'M0,0';
  return `M${points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}`;
}

/** The number of the section that a boat on this space sails next. */
export function sectionOf(route: Space[], space: number): number {
  const harbours = harboursOf(route);
  const left = harbours.findLastIndex((harbour) => harbour <= space);
  return Math.min(left, harbours.length - 2);
}

/** One section in rows, to and fro: from the dock that it starts from to the next. */
export function section(box: Size, route: Space[], number: number): Layout {
  const [first, end] = harboursOf(route).slice(number, number + 2) as [number, number];
  const length = end - first;
  const doubles = route.slice(first + 1, end).some(({ slots }) => slots > 1);
  const { least, middle } = doubles ? DEEP_ROW : ROW;
  const { rows, perRow, width, height } = shapeFor(box, least, length);
  const spots: (Spot | null)[] = route.map(() => null);
  const margin = 40;
  const across = (width - 2 * margin) / (perRow - 1);
  const down = (height - ABOVE) / rows;
  const trail: Point[] = [];
  for (let n = 0; n <= length; n++) {
    const row = Math.floor(n / perRow);
    const column = n - row * perRow;
    const forth = row % 2 === 0;
    const place = forth ? column : perRow - 1 - column;
    const x = margin + across * place;
    // the way winds alike in all rows, so that no two of them come nearer to each other
    const y = ABOVE + down * (row + middle) + (place % 2 ? -6 : 6);
    const harbour = n === 0 || n === length;
    const slots = route[first + n]?.slots ?? 1;
    const spot: Spot = { x, y, r: 20.5, away: { x: 0.75, y: -0.75 }, slots: [] };
    if (n === length) {
      const on = forth ? 1 : -1; // the pier leads on, as far as there is room
      const room = (forth ? width - x : x) - 38 - 26;
      const gap = Math.max(50, Math.min(66, room / Math.max(1, slots - 1)));
      spot.slots = Array.from({ length: slots }, (_, k) => ({
        x: x + on * (38 + gap * k),
        y,
        r: 17,
      }));
    } else if (harbour) {
      spot.slots = Array.from({ length: slots }, (_, k) => ({
        x: x - 8 + (k % 3) * 12,
        y: y - 6 + Math.floor(k / 3) * 12,
        r: 12,
      }));
    } else {
      spot.slots = [{ x, y, r: 20.5 }];
      if (slots > 1) spot.slots.push({ x, y: y + 37, r: 16 });
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
    piers: [pierLine(spots[end]!, 40)],
    boat: 1,
  };
}

/** How many rows a section of this length has in this box, and the size of the box in units. */
function shapeFor(
  box: Size,
  least: number,
  length: number,
): Size & { rows: number; perRow: number } {
  const shapes = SHAPES.map((shape) => {
    const perRow = Math.max(shape.perRow, Math.ceil((length + BEYOND) / shape.rows));
    const width = (shape.width * perRow) / shape.perRow;
    return { ...shape, perRow, width, height: ABOVE + shape.rows * least };
  });
  const best = shapes.reduce((a, b) => (scaleIn(box, b) > scaleIn(box, a) ? b : a));
  return { ...best, ...unitsOf(box, best) };
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
