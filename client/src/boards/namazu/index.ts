import type { BoardModule, GameEvent } from '../contract';
import Board from './Board.svelte';
import Own from './Own.svelte';
import Plate from './Plate.svelte';
import { parse } from './deeds';
import type { NamazuView } from './types';

const TIMES: Record<string, number> = {
  shook: 1000,
  'met-brigands': 500,
  'beat-brigands': 400,
  'fled-brigands': 400,
  rolled: 900,
  stood: 300,
  'sent-home': 250,
  gained: 200,
  paid: 150,
  took: 250,
  offered: 250,
  erected: 300,
  'bought-altar': 300,
  built: 300,
  signed: 300,
  improved: 300,
  played: 400,
  challenged: 300,
};

function duration(events: GameEvent[]): number {
  return Math.min(
    3000,
    events.reduce((sum, event) => sum + (TIMES[event.kind] ?? 0), 0),
  );
}

/** All goods and Kobans. */
function belongings(view: NamazuView, seat: number): number {
  const family = view.families[seat]!;
  return Object.values(family.goods).reduce((sum, count) => sum + count, family.kobans);
}

const module: BoardModule<NamazuView> = {
  Board,
  Own,
  Plate,
  // What draws or rolls; the quake comes in any case.
  risks: (move) => {
    const deed = parse(move.text);
    return deed?.kind === 'buy-card' || deed?.kind === 'challenge';
  },
  covers: (move) => parse(move.text) !== null,
  duration,
  sources: [
    { key: 'groups', label: 'namazu-source-groups', explain: 'altar', colour: '#B5463A' },
    { key: 'singles', label: 'namazu-source-singles', explain: 'altar', colour: '#D98A5E' },
    { key: 'offerings', label: 'namazu-source-offerings', explain: 'altar', colour: '#C9A227' },
    { key: 'brigands', label: 'namazu-source-brigands', explain: 'brigands', colour: '#7D8694' },
    { key: 'tournaments', label: 'namazu-source-tournaments', explain: 'wins', colour: '#4F8BC9' },
    { key: 'goals', label: 'namazu-source-goals', explain: 'cards', colour: '#6B8E4E' },
  ],
  points: (view, seat) => view.families[seat]?.points ?? {},
  tieBreaks: [{ key: 'tie-namazu-belongings', of: belongings }],
};

export default module;
