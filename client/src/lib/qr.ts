/** QR codes for short links: byte mode, error correction M, versions 1 to 10. */

// per version: data codewords in all, error codewords a block, blocks
const M: [data: number, errors: number, blocks: number][] = [
  [16, 10, 1],
  [28, 16, 1],
  [44, 26, 1],
  [64, 18, 2],
  [86, 24, 2],
  [108, 16, 4],
  [124, 18, 4],
  [154, 22, 4],
  [182, 22, 5],
  [216, 26, 5],
];
const ALIGNED = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50]].map(
  (list) => (list.length ? [6, ...list] : []),
);

const EXP: number[] = [];
const LOG: number[] = [];
for (let n = 0, value = 1; n < 255; n++) {
  EXP[n] = value;
  LOG[value] = n;
  value <<= 1;
  if (value & 256) value ^= 0x11d;
}
const times = (a: number, b: number): number => (a && b ? EXP[(LOG[a]! + LOG[b]!) % 255]! : 0);

/** The error codewords of a block (Reed–Solomon over GF(256)). */
export function errorCodewords(data: number[], count: number): number[] {
  let generator = [1];
  for (let n = 0; n < count; n++) {
    const next = [...generator, 0];
    generator.forEach((factor, i) => (next[i + 1]! ^= times(factor, EXP[n]!)));
    generator = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let n = 0; n < data.length; n++) {
    const lead = rest[n]!;
    if (lead) generator.forEach((factor, i) => (rest[n + i]! ^= times(factor, lead)));
  }
  return rest.slice(data.length);
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const [capacity, errors, blocks] = M[version - 1]!;
  const bits: number[] = [];
  const put = (value: number, count: number) => {
    for (let n = count - 1; n >= 0; n--) bits.push((value >> n) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, capacity * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let n = 0; n < bits.length; n += 8) {
    data.push(bits.slice(n, n + 8).reduce((all, bit) => all * 2 + bit, 0));
  }
  for (let pad = 0xec; data.length < capacity; pad ^= 0xec ^ 0x11) data.push(pad);
  const short = Math.floor(capacity / blocks);
  const longer = capacity % blocks;
  const parts: number[][] = [];
  for (let n = 0, at = 0; n < blocks; n++) {
    const size = short + (n >= blocks - longer ? 1 : 0);
    parts.push(data.slice(at, at + size));
    at += size;
  }
  const checks = parts.map((part) => errorCodewords(part, errors));
  const out: number[] = [];
  for (let n = 0; n <= short; n++)
    for (const part of parts) if (n < part.length) out.push(part[n]!);
  for (let n = 0; n < errors; n++) for (const check of checks) out.push(check[n]!);
  return out;
}

const MASKS: ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

function remainder(value: number, bits: number, polynomial: number): number {
  let rest = value << bits;
  const degree = 31 - Math.clz32(polynomial);
  for (let n = 31 - Math.clz32(rest || 1); rest && n >= degree; n = 31 - Math.clz32(rest || 1)) {
    rest ^= polynomial << (n - degree);
  }
  return rest;
}

type Grid = (boolean | null)[][];

function frame(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const set = (row: number, column: number, dark: boolean) => {
    if (row >= 0 && column >= 0 && row < size && column < size) grid[row]![column] = dark;
  };
  for (const [top, left] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ] as const) {
    for (let r = -1; r <= 7; r++) {
      for (let c = -1; c <= 7; c++) {
        const ring = Math.max(Math.abs(r - 3), Math.abs(c - 3));
        set(top + r, left + c, ring !== 2 && ring !== 4);
      }
    }
  }
  const aligned = ALIGNED[version - 1]!;
  for (const row of aligned) {
    for (const column of aligned) {
      if (grid[row]![column] !== null) continue;
      for (let r = -2; r <= 2; r++) {
        for (let c = -2; c <= 2; c++) {
          set(row + r, column + c, Math.max(Math.abs(r), Math.abs(c)) !== 1);
        }
      }
    }
  }
  for (let n = 8; n < size - 8; n++) {
    if (grid[6]![n] === null) set(6, n, n % 2 === 0);
    if (grid[n]![6] === null) set(n, 6, n % 2 === 0);
  }
  set(size - 8, 8, true);
  if (version >= 7) {
    const info = (version << 12) | remainder(version, 12, 0x1f25);
    for (let n = 0; n < 18; n++) {
      const dark = ((info >> n) & 1) === 1;
      set(Math.floor(n / 3), size - 11 + (n % 3), dark);
      set(size - 11 + (n % 3), Math.floor(n / 3), dark);
    }
  }
  return grid;
}

function formatPlaces(size: number): [number, number][][] {
  const first: [number, number][] = [];
  for (let n = 0; n < 6; n++) first.push([8, n]);
  first.push([8, 7], [8, 8], [7, 8]);
  for (let n = 5; n >= 0; n--) first.push([n, 8]);
  const second: [number, number][] = [];
  for (let n = 0; n < 7; n++) second.push([size - 1 - n, 8]);
  for (let n = 7; n >= 0; n--) second.push([8, size - 1 - n]);
  return [first, second];
}

function penalty(grid: boolean[][]): number {
  const size = grid.length;
  let all = 0;
  let dark = 0;
  for (let a = 0; a < size; a++) {
    for (const at of [(b: number) => grid[a]![b]!, (b: number) => grid[b]![a]!]) {
      for (let b = 0, run = 0; b < size; b++) {
        run = b && at(b) === at(b - 1) ? run + 1 : 1;
        if (run === 5) all += 3;
        else if (run > 5) all += 1;
      }
    }
    for (let b = 0; b < size; b++) {
      if (grid[a]![b]) dark++;
      if (a && b) {
        const same = grid[a]![b];
        if (grid[a - 1]![b] === same && grid[a]![b - 1] === same && grid[a - 1]![b - 1] === same)
          all += 3;
      }
    }
  }
  return all + 10 * Math.floor(Math.abs((100 * dark) / (size * size) - 50) / 5);
}

/** The modules of a QR code, true where dark. */
export function qr(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = M.findIndex(([data], n) => bytes.length + (n + 1 < 10 ? 2 : 3) <= data) + 1;
  if (!version) throw new Error('too long for a code');
  const empty = frame(version);
  const size = empty.length;
  const formats = formatPlaces(size);
  for (const places of formats) for (const [r, c] of places) empty[r]![c] ??= false;
  const fixed = empty.map((row) => row.map((cell) => cell !== null));
  const bits = codewords(bytes, version).flatMap((byte) =>
    [7, 6, 5, 4, 3, 2, 1, 0].map((n) => ((byte >> n) & 1) === 1),
  );
  let at = 0;
  const places: [number, number][] = [];
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right--;
    for (let n = 0; n < size; n++) {
      const row = up ? size - 1 - n : n;
      for (const column of [right, right - 1]) {
        if (!fixed[row]![column]) places.push([row, column]);
      }
    }
  }
  for (const [row, column] of places) empty[row]![column] = bits[at++] ?? false;
  let best: boolean[][] = [];
  let least = Infinity;
  MASKS.forEach((mask, number) => {
    const grid = empty.map((row, r) =>
      row.map((cell, c) => Boolean(cell) !== (!fixed[r]![c] && mask(r, c))),
    );
    const data = (0b00 << 3) | number; // level M
    const format = ((data << 10) | remainder(data, 10, 0x537)) ^ 0x5412;
    for (const list of formats) {
      list.forEach(([r, c], n) => (grid[r]![c] = ((format >> (14 - n)) & 1) === 1));
    }
    grid[size - 8]![8] = true;
    const cost = penalty(grid);
    if (cost < least) [least, best] = [cost, grid];
  });
  return best;
}
