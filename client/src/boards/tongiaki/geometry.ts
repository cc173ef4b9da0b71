/**
 * The shapes of Tongiaki's tiles: everything is computed from the tile's data, nothing is drawn
 * by hand. Hexagons have a flat top and a side of R units.
 *
 * Sides count clockwise from 0, the red mark; round a tile we measure in sides, so that u = 1.5 is
 * half-way between side 1 and side 2. A tile turned by `rotation` is drawn unturned and rotated by
 * 60 degrees for each step.
 */

export const R = 100;
export const INNER = (R * Math.sqrt(3)) / 2;
export const SIDES = 6;

/** South first, then clockwise, as the rules count. */
export const DIRECTIONS = [
  'south',
  'southwest',
  'northwest',
  'north',
  'northeast',
  'southeast',
] as const;
export type Direction = (typeof DIRECTIONS)[number];
const STEPS: readonly (readonly [number, number])[] = [
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
  [1, 0],
];

export interface Point {
  x: number;
  y: number;
}

export interface Place {
  q: number;
  r: number;
}

export function centre(place: Place): Point {
  return { x: 1.5 * R * place.q, y: 2 * INNER * (place.r + place.q / 2) };
}

export function neighbour(place: Place, direction: number): Place {
  const [q, r] = STEPS[modulo(direction, SIDES)]!;
  return { q: place.q + q, r: place.r + r };
}

export function placeKey(place: Place): string {
  return `${place.q},${place.r}`;
}

export function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}

/** The angle of a place on the ring, in degrees as SVG counts them: clockwise from the east. */
export function degrees(u: number): number {
  return 90 + 60 * u;
}

export function polar(u: number, radius: number): Point {
  const angle = (degrees(u) * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

export function add(one: Point, other: Point): Point {
  return { x: one.x + other.x, y: one.y + other.y };
}

const round = (value: number): number => Math.round(value * 100) / 100;

export function path(points: readonly Point[], closed = false): string {
  const line = points.map((p, i) => `${i ? 'L' : 'M'}${round(p.x)} ${round(p.y)}`).join('');
  return closed ? `${line}Z` : line;
}

/** The shapes of a path, each with the points that it needs. */
type Shape = readonly (readonly [command: string, ...points: (readonly [number, number])[]])[];

/** A shape round 0, 0, put somewhere: many of them in one path are drawn as fast as one. */
function stamp(shape: Shape, at: Point, degrees: number, scale = 1): string {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [scale * Math.cos(angle), scale * Math.sin(angle)];
  const place = ([x, y]: readonly [number, number]): string =>
    `${round(at.x + x * cos - y * sin)} ${round(at.y + x * sin + y * cos)}`;
  return shape.map(([command, ...points]) => command + points.map(place).join(' ')).join('');
}

/** A circle as a part of a path; clockwise, as `ring` goes, so that they do not cut each other. */
function disc({ x, y }: Point, r: number): string {
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
}

/** The outline of a hexagon, smaller or larger by a factor. */
export function hexagon(scale = 1): string {
  return path(
    [0, 1, 2, 3, 4, 5].map((corner) => polar(corner + 0.5, R * scale)),
    true,
  );
}

// --- islands --------------------------------------------------------------------------------

export interface BeachData {
  number: number;
  moorings: number;
  piers: readonly number[];
}

export interface Mooring extends Point {
  u: number;
  scale: number;
}

export interface BeachPlan {
  number: number;
  from: number;
  to: number;
  moorings: Mooring[];
  /** The sand of this beach, to be lit and clicked. */
  outline: string;
  middle: Point;
}

export interface PierPlan {
  side: number;
  beach: number;
  foot: Point;
  head: Point;
  length: number;
  turn: number;
}

export interface IslandPlan {
  coast: string;
  foam: string;
  jungle: string;
  /** The jungle with the crowns of the trees at its edge. */
  crowns: string;
  trees: Point[];
  beaches: BeachPlan[];
  /** Where boats lie: the hollow of each mooring, and what their hulls leave in the sand. */
  beds: string;
  grooves: string;
  piers: PierPlan[];
  planks: string;
  gaps: string;
  posts: string;
  /** How far boats stand from the middle. */
  radius: number;
}

/** Numbers between 0 and 1 that look like chance and are always the same for one name. */
export function noise(name: string): () => number {
  let seed = 2166136261;
  for (const letter of name) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619);
  return () => {
    seed = Math.imul(seed ^ (seed >>> 15), 2246822519) + 0x9e3779b9;
    const mixed = Math.imul(seed ^ (seed >>> 13), 3266489917);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
  };
}

const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value));

/** First and last pier of each beach, ascending all the way round. */
function spans(beaches: readonly BeachData[]): [number, number][] {
  let last = -1;
  return beaches.map(({ piers }) => {
    const sorted = [...piers].sort((a, b) => a - b);
    // A beach may lie across side 0: begin after its widest gap.
    let first = 0;
    let widest = -1;
    sorted.forEach((side, i) => {
      const gap = i ? side - sorted[i - 1]! : side + SIDES - sorted[sorted.length - 1]!;
      if (gap > widest) {
        widest = gap;
        first = i;
      }
    });
    let from = sorted[first]!;
    const to = sorted[modulo(first - 1, sorted.length)]!;
    while (from <= last) from += SIDES;
    last = from + modulo(to - from, SIDES);
    return [from, last];
  });
}

const FREE = 0.22;

/** Where one beach ends and the next begins: each border lies after its beach. */
export function borders(beaches: readonly BeachData[]): number[] {
  const ends = spans(beaches);
  const count = beaches.length;
  const limits = ends.map(([, last], i) => {
    const next = i + 1 < count ? ends[i + 1]![0] : ends[0]![0] + SIDES;
    return [last + FREE, Math.max(last + FREE, next - FREE)] as const;
  });
  const result = limits.map(([low, high]) => (low + high) / 2);
  const weights = beaches.map((beach) => beach.moorings + 0.4);
  if (count < 2) return result;
  for (let pass = 0; pass < 80; pass++) {
    for (let i = 0; i < count; i++) {
      const before = i ? result[i - 1]! : result[count - 1]! - SIDES;
      const after = i + 1 < count ? result[i + 1]! : result[0]! + SIDES;
      const mine = weights[i]!;
      const other = weights[(i + 1) % count]!;
      result[i] = clamp((other * before + mine * after) / (mine + other), ...limits[i]!);
    }
  }
  return result;
}

const plans = new Map<string, IslandPlan>();

export function islandPlan(name: string, beaches: readonly BeachData[]): IslandPlan {
  const key = `${name} ${beaches.map((b) => `${b.moorings}:${b.piers.join('')}`).join(' ')}`;
  let plan = plans.get(key);
  if (!plan) {
    plan = drawIsland(name, beaches);
    plans.set(key, plan);
  }
  return plan;
}

function drawIsland(name: string, beaches: readonly BeachData[]): IslandPlan {
  const many = beaches.length > 4;
  const edges = borders(beaches);
  const ends = spans(beaches);
  const arcs = beaches.map((beach, i): [number, number] => {
    const rim = many ? 0.085 : 0.09;
    const before = i ? edges[i - 1]! : edges[edges.length - 1]! - SIDES;
    const low = before + rim;
    const high = edges[i]! - rim;
    const [first, last] = ends[i]!;
    const need = Math.max(0.56 * beach.moorings + 0.16, last - first + 0.56);
    if (many || high - low <= need) return [low, high];
    const wish = clamp(
      (low + high - need) / 2,
      last + 0.28 - need,
      Math.max(last + 0.28 - need, first - 0.28),
    );
    const from = clamp(wish, low, high - need);
    return [from, from + need];
  });

  const next = noise(name);
  const waves = [3, 5, 8].map((times, i) => ({
    times,
    size: [2.1, 1.3, 0.8][i]!,
    shift: next() * 6.28,
  }));
  const base = many ? 74.5 : 70;
  const core = many ? 40 : 35.5;

  /** 1 on the sand, 0 in the jungle, with a short slope between. */
  const sand = (u: number): number => {
    let best = 0;
    for (const [from, to] of arcs) {
      const at = modulo(u - from, SIDES);
      const length = to - from;
      const inside = at <= length ? Math.min(at, length - at) : -Math.min(at - length, SIDES - at);
      best = Math.max(best, clamp(0.5 + inside / 0.1, 0, 1));
    }
    return best;
  };
  const coastAt = (u: number): number => {
    const angle = (u * Math.PI) / 3;
    const wave = waves.reduce((sum, w) => sum + w.size * Math.sin(w.times * angle + w.shift), 0);
    return base + wave - 7 * (1 - sand(u));
  };

  const ring = (radius: (u: number) => number, steps = 120): Point[] =>
    Array.from({ length: steps }, (_, i) =>
      polar((i * SIDES) / steps, radius((i * SIDES) / steps)),
    );

  const jungleAt = (u: number): number => {
    const green = 1 - sand(u);
    const smooth = green * green * (3 - 2 * green);
    return core + (coastAt(u) - 2.2 - core) * smooth;
  };
  const edge = ring(jungleAt, 180);
  let crowns = path(edge, true);
  let walked = 0;
  edge.forEach((point, i) => {
    const before = edge[modulo(i - 1, edge.length)]!;
    walked += Math.hypot(point.x - before.x, point.y - before.y);
    if (walked > 8.5) {
      walked = 0;
      crowns += disc({ x: point.x * 0.97, y: point.y * 0.97 }, round(4 + next() * 1.8));
    }
  });
  const trees: Point[] = [];
  for (let i = 0; i < 26; i++) {
    const u = next() * SIDES;
    const point = polar(u, 14 + next() * (jungleAt(u) - 20));
    trees.push({ x: round(point.x), y: round(point.y) });
  }

  const plan: IslandPlan = {
    coast: path(ring(coastAt), true),
    foam: path(
      ring((u) => coastAt(u) + 5 + 1.6 * Math.sin(u * 7 + waves[0]!.shift)),
      true,
    ),
    jungle: path(edge, true),
    crowns,
    trees,
    beaches: [],
    beds: '',
    grooves: '',
    piers: [],
    planks: '',
    gaps: '',
    posts: '',
    radius: many ? 57.5 : 53.5,
  };

  beaches.forEach((beach, i) => {
    const [from, to] = arcs[i]!;
    let radius = plan.radius;
    let free = many ? 0.01 : 0.12;
    const spacing = (): number =>
      (((to - from - 2 * free) / beach.moorings) * Math.PI * radius) / 3;
    if (!many && spacing() < 18) {
      free = 0.045;
      radius += 4;
    }
    const scale = clamp(spacing() / 19.6, 0.8, 1.08);
    const slot = (to - from - 2 * free) / beach.moorings;
    const moorings = Array.from({ length: beach.moorings }, (_, n): Mooring => {
      const u = from + free + slot * (n + 0.5);
      return { ...polar(u, radius), u, scale };
    });
    const steps = Math.max(6, Math.ceil((to - from) * 14));
    const along = Array.from({ length: steps + 1 }, (_, n) => from + ((to - from) * n) / steps);
    const outer = along.map((u) => polar(u, coastAt(u)));
    const inner = [...along].reverse().map((u) => polar(u, core + 1));
    plan.beaches.push({
      number: beach.number,
      from,
      to,
      moorings,
      outline: path([...outer, ...inner], true),
      middle: polar((from + to) / 2, radius),
    });
    for (const side of beach.piers) {
      const turnsTo = side + SIDES * Math.round(((from + to) / 2 - side) / SIDES);
      const at = to - from < 0.36 ? (from + to) / 2 : clamp(turnsTo, from + 0.18, to - 0.18);
      const foot = polar(at, 64.5);
      const head = polar(side, 86);
      plan.piers.push({
        side,
        beach: beach.number,
        foot,
        head,
        length: Math.hypot(head.x - foot.x, head.y - foot.y),
        turn: (Math.atan2(head.y - foot.y, head.x - foot.x) * 180) / Math.PI,
      });
    }
  });
  for (const mooring of plan.beaches.flatMap(({ moorings }) => moorings)) {
    plan.beds += stamp(BED, mooring, degrees(mooring.u), mooring.scale);
    plan.grooves += stamp(GROOVES, mooring, degrees(mooring.u), mooring.scale);
  }
  for (const { foot, head, turn, length } of plan.piers) {
    plan.planks += stamp(deck(length), foot, turn);
    plan.gaps += stamp(GAPS, foot, turn);
    const along = { x: (head.x - foot.x) / length, y: (head.y - foot.y) / length };
    const end = { x: head.x - 2.4 * along.x, y: head.y - 2.4 * along.y };
    for (const side of [-6.2, 6.2]) {
      plan.posts += disc({ x: end.x - side * along.y, y: end.y + side * along.x }, 2.1);
    }
  }
  return plan;
}

/** A mooring, across the way from the middle of its island. */
const BED: Shape = [
  ['M', [-6, -7.4]],
  ['L', [6, -7.4]],
  ['Q', [13, -7.4], [13, 0]],
  ['Q', [13, 7.4], [6, 7.4]],
  ['L', [-6, 7.4]],
  ['Q', [-13, 7.4], [-13, 0]],
  ['Q', [-13, -7.4], [-6, -7.4]],
  ['Z'],
];
const GROOVES: Shape = [-4.6, 4.6].flatMap((y) => [
  ['M', [-11, y]],
  ['Q', [0, y - 2.4], [11, y]],
  ['Q', [0, y + 2.4], [-11, y]],
  ['Z'],
]);
/** A pier, from its foot outwards. */
const deck = (length: number): Shape => [
  ['M', [0, -5.3]],
  ['L', [length, -5.3], [length, 5.3], [0, 5.3]],
  ['Z'],
];
const GAPS: Shape = [3.6, 7.2, 10.8, 14.4, 18].flatMap((x) => [
  ['M', [x, -4.9]],
  ['L', [x, 4.9]],
]);

const TREE: Shape = [
  ['M', [-3.4, 0]],
  ['C', [-3.4, -4.5], [3.4, -4.5], [3.4, 0]],
];
/** The trees of an island that lies turned: they stand upright. */
export function upright(trees: readonly Point[], rotation: number): string {
  return trees.map((tree) => stamp(TREE, tree, -60 * rotation)).join('');
}

// --- oceans ---------------------------------------------------------------------------------

export interface CurrentData {
  sides: readonly [number, number] | readonly number[];
  colours: number;
}

export interface CurrentPlan {
  colours: number;
  band: string;
  /** The two edges of the band. */
  edges: string;
  /** One line inside for each colour that is needed. */
  lines: string;
  discs: (Point & { r: number })[];
  straight: boolean;
}

/** The middle of a current from one side to another: `steps` + 1 points. */
export function currentLine(from: number, to: number, steps = 24): Point[] {
  const apart = modulo(to - from, SIDES);
  const start = polar(from, INNER);
  const end = polar(to, INNER);
  const at = (n: number): number => n / steps;
  if (apart === 3) {
    return Array.from({ length: steps + 1 }, (_, n) => ({
      x: start.x + (end.x - start.x) * at(n),
      y: start.y + (end.y - start.y) * at(n),
    }));
  }
  const forward = apart < 3;
  const gap = forward ? apart : SIDES - apart;
  const middle = (forward ? from : to) + gap / 2;
  const pivot = polar(middle, gap === 1 ? R : 2 * INNER);
  const radius = gap === 1 ? R / 2 : 1.5 * R;
  const angle = (point: Point): number => Math.atan2(point.y - pivot.y, point.x - pivot.x);
  const first = angle(start);
  let turn = angle(end) - first;
  if (turn > Math.PI) turn -= 2 * Math.PI;
  if (turn < -Math.PI) turn += 2 * Math.PI;
  return Array.from({ length: steps + 1 }, (_, n) => ({
    x: pivot.x + radius * Math.cos(first + turn * at(n)),
    y: pivot.y + radius * Math.sin(first + turn * at(n)),
  }));
}

/** A line beside another one, at a distance that may change on the way (0 to 1). */
export function beside(line: readonly Point[], distance: (way: number) => number): Point[] {
  return line.map((point, i) => {
    const before = line[Math.max(0, i - 1)]!;
    const after = line[Math.min(line.length - 1, i + 1)]!;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const off = distance(i / (line.length - 1));
    return {
      x: point.x - ((after.y - before.y) / length) * off,
      y: point.y + ((after.x - before.x) / length) * off,
    };
  });
}

const BAND = 12.5;

const oceans = new WeakMap<readonly CurrentData[], CurrentPlan[]>();

export function oceanPlan(currents: readonly CurrentData[]): CurrentPlan[] {
  let plan = oceans.get(currents);
  if (!plan) {
    plan = drawOcean(currents);
    oceans.set(currents, plan);
  }
  return plan;
}

function drawOcean(currents: readonly CurrentData[]): CurrentPlan[] {
  const gapOf = (c: CurrentData): number => {
    const apart = modulo(c.sides[1]! - c.sides[0]!, SIDES);
    return Math.min(apart, SIDES - apart);
  };
  const crossing = currents.some((current) => gapOf(current) > 1);
  const all = currents.map((current, n): CurrentPlan => {
    const line = currentLine(current.sides[0]!, current.sides[1]!, 36);
    const wave = (way: number, shift: number): number =>
      1.3 * Math.sin(way * (gapOf(current) > 1 ? 38 : 22) + shift + n) * Math.sin(Math.PI * way);
    const left = beside(line, (way) => BAND + wave(way, 0));
    const right = beside(line, (way) => -BAND + wave(way, 1));
    const count = current.colours;
    const lines = Array.from({ length: count }, (_, i) => {
      const off = (2 * BAND * (i + 1)) / (count + 1) - BAND;
      return path(beside(line, (way) => off + wave(way, i * 0.8)));
    });
    const calm = () => path(beside(line, (way) => wave(way, 0.5)));
    let discs: (Point & { r: number })[] = [];
    if (count) {
      const ends = crossing ? [line[6]!, line[30]!] : [line[18]!];
      discs = ends.map((point) => ({ ...point, r: crossing ? 14.5 : 17 }));
    }
    return {
      colours: count,
      band: path([...left, ...[...right].reverse()], true),
      edges: path(left) + path(right),
      lines: lines.join('') || calm(),
      discs,
      straight: gapOf(current) === 3,
    };
  });
  return all.sort((a, b) => Number(a.straight) - Number(b.straight));
}

/** A point of a tile as it lies on the map. */
export function turned(point: Point, rotation: number): Point {
  const angle = (rotation * Math.PI) / 3;
  return {
    x: point.x * Math.cos(angle) - point.y * Math.sin(angle),
    y: point.x * Math.sin(angle) + point.y * Math.cos(angle),
  };
}

export function onMap(place: Place & { rotation: number }, point: Point): Point {
  return add(centre(place), turned(point, place.rotation));
}
