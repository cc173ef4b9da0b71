import type { BoardModule, GameEvent } from '../contract';
import { endOf, timetable, toldAt } from '../shared/timetable';
import type { Hour, Pace } from '../shared/timetable';
import Board from './Board.svelte';
import Own from './Own.svelte';
import Plate from './Plate.svelte';
import { QUAKE } from './city';
import { parse } from './deeds';
import type { NamazuView } from './types';

/** What is seen to happen first and told then; everything else is told as it begins. */
const PACES: Record<string, Pace> = {
  shook: [0, QUAKE + 100],
  'met-brigands': [300, 200],
  'beat-brigands': [0, 400],
  'fled-brigands': [0, 400],
  rolled: [600, 300],
  stood: [0, 300],
  'sent-home': [0, 250],
  gained: [0, 200],
  paid: [0, 150],
  took: [0, 250],
  offered: [0, 250],
  erected: [0, 300],
  'bought-altar': [0, 300],
  built: [0, 300],
  signed: [0, 300],
  improved: [0, 300],
  played: [0, 400],
  challenged: [0, 300],
};
const LONGEST = 3000;
const hours = (events: GameEvent[]): Hour[] =>
  timetable(events, ({ kind }) => PACES[kind] ?? [0, 0], LONGEST);

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
  called(kind, which) {
    if (kind === 'ring') return { key: `namazu-ring-${which}` };
    if (kind !== 'cell') return null;
    const [type, letter] = which.split('-');
    const named = { key: `namazu-type-${type}` };
    return letter
      ? { key: 'namazu-cell', args: { kind: named, letter: letter.toUpperCase() } }
      : named;
  },
  duration: (events) => endOf(hours(events)),
  telling: (events) => toldAt(hours(events)),
  sounds: (events) => (events.some(({ kind }) => kind === 'shook') ? [['quake', 0]] : []),
  sources: [
    { key: 'groups', label: 'namazu-source-groups', explain: 'altar', colour: '#B5463A' },
    { key: 'singles', label: 'namazu-source-singles', explain: 'altar', colour: '#D98A5E' },
    { key: 'offerings', label: 'namazu-source-offerings', explain: 'altar', colour: '#C9A227' },
    { key: 'brigands', label: 'namazu-source-brigands', explain: 'brigands', colour: '#7D8694' },
    { key: 'tournaments', label: 'namazu-source-tournaments', explain: 'wins', colour: '#4F8BC9' },
    { key: 'goals', label: 'namazu-source-goals', explain: 'cards', colour: '#6B8E4E' },
  ],
  points: (view, seat) => view.families[seat]?.points ?? {},
  tieBreaks: [
    { key: 'tie-namazu-belongings', of: (view, seat) => view.families[seat]!.belongings },
  ],
};

export default module;
