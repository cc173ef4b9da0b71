/** What is printed on the tiles of the standard box. */
import box from '../../../../src/kuroshio/tongiaki/box.toml';
import type { Ocean } from './types';

const { oceans } = box as unknown as {
  oceans: { tiles: { id: string; currents: [number, number, number][] }[] };
};

/** An ocean by its name, as it looks unturned; null where a box has others. */
export function oceanNamed(name: string): Ocean | null {
  const found = oceans.tiles.find(({ id }) => name === `ocean ${id}`);
  if (!found) return null;
  const currents = found.currents.map(([one, other, colours]) => ({
    sides: [one, other] as [number, number],
    colours,
  }));
  return { type: 'ocean', name, q: 0, r: 0, rotation: 0, currents };
}
