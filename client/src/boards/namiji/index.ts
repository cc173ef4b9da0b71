import type { SoundName } from '../../lib/sound';
import type { BoardModule } from '../contract';
import Board from './Board.svelte';
import Own from './Own.svelte';
import Plate from './Plate.svelte';
import { parts, retell, SOURCES, type NamijiView } from './view';

const TIMES: Record<string, number> = {
  sailed: 450,
  moored: 450,
  'came-home': 500,
  'took-fish': 400,
  'flipped-fish': 350,
  'kept-fish': 400,
  'revealed-net': 450,
  'cast-net': 450,
  'drew-shrimp': 400,
  'drew-crab': 400,
  'lost-haul': 600,
  'kept-haul': 350,
  'set-afloat': 450,
  'took-section': 400,
  'took-card': 400,
  'scored-line': 450,
  'scored-rock': 400,
};

// The bag is shaken before anyone knows what is drawn.
const HEARD: Record<string, [SoundName, number][]> = {
  'drew-shrimp': [
    ['bag', 0],
    ['catch', 260],
  ],
  'drew-crab': [
    ['bag', 0],
    ['pinch', 260],
  ],
  'lost-haul': [['lost', 480]],
};

const namiji: BoardModule<NamijiView> = {
  Board,
  Own,
  Plate,
  // Sailing shows what the place pays before it is done; the others draw or reveal.
  risks: (move) =>
    ['sail', 'dock', 'home', 'take', 'draw', 'reveal', 'look', 'choose'].includes(parts(move)[0]!),
  covers: (move) => parts(move)[0] !== undefined,
  called(kind, which) {
    if (kind === 'panorama') return { key: `namiji-station-${which}` };
    const [line, name = ''] = which.split(' ');
    return kind === 'line' ? { key: `namiji-${line}`, args: { which: name } } : null;
  },
  retell,
  duration: (events) =>
    Math.min(
      1200,
      events.reduce((all, event) => all + (TIMES[event.kind] ?? 60), 150),
    ),
  sounds: (events) => events.flatMap(({ kind }) => HEARD[kind] ?? []),
  sources: SOURCES,
  points: (view, seat) => view.boats[seat]?.points ?? {},
  tieBreaks: [],
};

export default namiji;
