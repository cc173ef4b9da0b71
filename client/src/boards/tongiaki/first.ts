/** The first game of Tongiaki, for the table that server/first.py sets up. */
import type { Step } from '../../lib/guide.svelte';

const steps: Step[] = [
  { name: 'welcome', ask: 'set-up', place: 'main .board', claims: ['colours.0.name = indigo'] },
  {
    name: 'place',
    ask: 'set-up',
    moves: /^place tonga 1$/,
    teaches: 'place',
    claims: ['happened placed 2'],
  },
  { name: 'other', ask: 'set-up', moves: /^place tonga 3$/, claims: ['happened placed 0'] },
  {
    name: 'increase',
    ask: 'act',
    moves: /^increase tonga$/,
    teaches: 'increase',
    claims: ['happened placed 0', 'happened increased 2'],
  },
  { name: 'full', ask: 'add', moves: /^place tonga 1$/, claims: ['happened increased 0'] },
  { name: 'full-too', ask: 'add', moves: /^place tonga 2$/, claims: ['happened placed 0'] },
  {
    name: 'depart',
    ask: 'depart',
    moves: /^depart tonga 1 by 0$/,
    teaches: 'depart',
    claims: ['happened placed 0', 'choices = 2'],
  },
  {
    name: 'land',
    ask: 'land',
    moves: /^land indigo 1$/,
    teaches: 'land',
    claims: [
      'happened drew 0',
      'happened crossed 0',
      'happened failed -',
      'fleet.shore = mangareva',
      'fleet.boats.count = 3',
    ],
  },
  {
    name: 'land-too',
    ask: 'land',
    moves: /^land indigo 2$/,
    claims: ['happened landed 0', 'scores.0 = 4'],
  },
  {
    name: 'again',
    ask: 'depart',
    moves: /^depart tonga 2 by 1$/,
    claims: ['happened landed 0', 'happened landed 2', 'choices = 1'],
  },
  {
    name: 'share',
    ask: 'land',
    moves: /^land indigo 1$/,
    claims: [
      'happened drew 0',
      'happened crossed -',
      'fleet.boats.count = 3',
      'fleet.shore = hiva-oa',
    ],
  },
  {
    name: 'share-too',
    ask: 'land',
    moves: /^land gold 3$/,
    claims: ['happened landed 0', 'choices = 4'],
  },
  {
    name: 'onward',
    ask: 'act',
    moves: /^increase hiva-oa$/,
    claims: ['happened set-sail 1', 'happened landed 0', 'scores.0 = 10'],
  },
  {
    name: 'fill',
    ask: 'add',
    moves: /^place hiva-oa 1$/,
    claims: [
      'happened increased 0',
      'tiles.2.name = hiva-oa',
      'tiles.2.beaches.0.moorings = 2',
      'tiles.2.beaches.0.boats.count = 1',
    ],
  },
  {
    name: 'leave',
    ask: 'depart',
    moves: /^depart hiva-oa 1 by 2$/,
    claims: ['happened placed 0', 'choices = 2', 'departures.1.direction = south'],
  },
  {
    name: 'alone',
    ask: 'land',
    moves: /^land indigo 3$/,
    claims: ['happened drew 0', 'fleet.shore = nauru', 'fleet.boats.count = 2', 'scores.0 = 6'],
  },
  {
    name: 'alone-too',
    ask: 'land',
    moves: /^land indigo 2$/,
    claims: ['happened landed 0', 'scores.0 = 8'],
  },
  {
    name: 'king',
    ask: 'act',
    moves: /^found nauru$/,
    teaches: 'found',
    claims: [
      'happened set-sail 2',
      'happened landed 0',
      'scores.0 = 11',
      'tiles.1.name = nauru',
      'tiles.1.beaches.1.boats.count = 1',
      'tiles.1.beaches.2.boats.count = 1',
      'colours.0.supply = 10',
    ],
  },
  {
    name: 'aim',
    ask: 'act',
    place: 'main .own',
    claims: ['happened founded 0', 'scores.0 = 11', 'colours.0.kings = 1', 'colours.0.supply = 11'],
  },
];
export default steps;
