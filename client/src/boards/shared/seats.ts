/** The six seat colours, each with its glyph. */
import { COLOUR_NAMES as COLOURS, type ColourName } from '../../generated/facts';

export { COLOURS };

/** A colour as the server names it; by the seat's number where it names none. */
export function seatColour(name: string | undefined, seat: number): ColourName {
  return COLOURS.find((colour) => colour === name) ?? COLOURS[seat % COLOURS.length]!;
}

/**
 * How each colour looks where the seats chose these: a box names the colours of the seats by their
 * numbers, and what is left comes after them.
 */
export function painted(chosen: ColourName[]): Record<string, ColourName> {
  const seen = [...chosen, ...COLOURS.filter((colour) => !chosen.includes(colour))];
  return Object.fromEntries(COLOURS.map((colour, n) => [colour, seen[n]!]));
}

/** The glyph's outline in a box of about 20 by 20 round 0, 0. */
export const GLYPHS: Record<ColourName, string> = {
  indigo: 'M6.6,0 A6.6,6.6 0 1 1 -6.6,0 A6.6,6.6 0 1 1 6.6,0Z',
  moss: 'M-5.6,-5.6 H5.6 V5.6 H-5.6Z',
  gold: 'M0,-7.8 L6.4,0 L0,7.8 L-6.4,0Z',
  plum: star(5, 8, 3.5),
  teal: polygon(5, 7.2),
  rose: 'M0,-7.4 L7,5.2 H-7Z',
};

function polygon(corners: number, radius: number): string {
  return path(Array.from({ length: corners }, (_, n) => point((n * 360) / corners, radius)));
}

function star(points: number, outer: number, inner: number): string {
  return path(
    Array.from({ length: 2 * points }, (_, n) => point((n * 180) / points, n % 2 ? inner : outer)),
  );
}

function point(degrees: number, radius: number): [number, number] {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

function path(points: [number, number][]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' L')}Z`;
}

/** The glyph is white, on gold ink: white on gold is too pale. */
export function glyphFill(colour: ColourName): string {
  return colour === 'gold' ? '#1F2A37' : '#FFFFFF';
}

/** A seat's colour as a thin line, which needs more light on a dark page. */
export function seatLine(colour: ColourName): string {
  return `color-mix(in srgb, var(--seat-${colour}), white var(--lift))`;
}

/** How a seat's line is drawn in a chart: colour is never alone. */
export const DASHES: Record<ColourName, string> = {
  indigo: 'none',
  moss: '9 4',
  gold: '2 4',
  plum: '12 4 2 4',
  teal: '5 3',
  rose: '14 3 3 3 3 3',
};
