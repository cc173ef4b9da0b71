import type { BoardModule, LegalMove } from '../contract';
import Board from './Board.svelte';
import Own from './Own.svelte';
import Plate from './Plate.svelte';
import { tileCalled } from './offers';
import { parse } from './sea';
import type { Colour, TongiakiView } from './types';
import { duration, sounds, telling } from './voyage';

/** A tile may be drawn, or boats lost: neither can be taken back. */
function risks(move: LegalMove, view: TongiakiView): boolean {
  const way = view.departures.find((one) => one.move === move.text);
  const forGood = move.text === 'resettle' || move.text.startsWith('found ');
  return forGood || ['draw', 'lost', 'nothing'].includes(way?.ends ?? '');
}

/** A count over all colours of a seat. */
const count = (view: TongiakiView, seat: number, of: (colour: Colour) => number): number =>
  view.colours.filter((one) => one.seat === seat).reduce((sum, one) => sum + of(one), 0);

/** Islands and royal islands held by a seat's colours, in points. */
const points = (view: TongiakiView, seat: number): Record<string, number> => ({
  islands: count(view, seat, (colour) => colour.points - colour.royal),
  'royal islands': count(view, seat, ({ royal }) => royal),
});

const module: BoardModule<TongiakiView> = {
  Board,
  Own,
  Plate,
  risks,
  covers: (move) => parse(move.text) !== null,
  called(kind, which) {
    if (kind === 'tile') return tileCalled(which);
    const [, island, beach] = /^(.*) (\d+)$/.exec(which) ?? [];
    if (kind !== 'beach' || island === undefined || beach === undefined) return null;
    return { key: 'tongiaki-beach', args: { island: tileCalled(island), beach } };
  },
  duration,
  telling,
  sounds,
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
      of: (view, seat) => count(view, seat, ({ boats }) => boats),
    },
  ],
};

export default module;
