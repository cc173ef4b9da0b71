import type { BoardModule, LegalMove } from '../contract';
import Board from './Board.svelte';
import Own from './Own.svelte';
import Plate from './Plate.svelte';
import { parse, retell, route } from './sea';
import type { Colour, TongiakiView } from './types';
import { duration, telling } from './voyage';

/** A tile may be drawn, or boats lost: neither can be taken back. */
function risks(move: LegalMove, view: TongiakiView): boolean {
  const action = parse(move.text);
  if (action?.kind === 'resettle') return true;
  if (action?.kind !== 'depart') return false;
  const home = view.tiles.find((tile) => tile.name === action.island);
  if (home?.type !== 'island') return true;
  return ['draw', 'lost', 'nothing'].includes(route(view, home, action.side).end);
}

/** Islands and royal islands held by a seat's colours, in points. */
function points(view: TongiakiView, seat: number): Record<string, number> {
  const mine = new Set(view.colours.filter((one) => one.seat === seat).map((one) => one.name));
  let islands = 0;
  let royal = 0;
  for (const tile of view.tiles) {
    if (tile.type !== 'island') continue;
    if (tile.king) {
      if (mine.has(tile.king)) royal += tile.points;
      continue;
    }
    // Two colours of one seat on an island count twice.
    const here = new Set(
      tile.beaches.flatMap((beach) => beach.boats).filter((boat) => mine.has(boat)),
    );
    islands += here.size * tile.points;
  }
  return { islands, 'royal islands': royal };
}

/** A count over all colours of a seat. */
const count = (view: TongiakiView, seat: number, of: (colour: Colour) => number): number =>
  view.colours.filter((one) => one.seat === seat).reduce((sum, one) => sum + of(one), 0);

const module: BoardModule<TongiakiView> = {
  Board,
  Own,
  Plate,
  risks,
  covers: (move) => parse(move.text) !== null,
  retell,
  duration,
  telling,
  sources: [
    {
      key: 'islands',
      label: 'client-tongiaki-source-islands',
      explain: 'islands',
      colour: '#6B8E4E',
    },
    {
      key: 'royal islands',
      label: 'client-tongiaki-source-royal',
      explain: 'kings',
      colour: '#C9A227',
    },
  ],
  points,
  tieBreaks: [
    {
      key: 'tie-tongiaki-islands',
      of: (view, seat) => count(view, seat, ({ islands }) => islands),
    },
    {
      key: 'tie-tongiaki-boats',
      of: (view, seat) => count(view, seat, ({ ashore, kings }) => ashore + kings),
    },
  ],
};

export default module;
