/** The first game of Namiji, for the table that server/first.py sets up. */
import type { Step } from '../../lib/guide.svelte';

const last = ['boats.0.space < boats.1.space', 'boats.0.space < boats.2.space'];

const steps: Step[] = [
  { name: 'welcome', ask: 'sail', place: 'main .board', claims: ['boats.count = 3', 'boat = 0'] },
  {
    name: 'sail',
    ask: 'sail',
    teaches: 'at angling',
    moves: /^sail 1$/,
    claims: ['route.1.station = angling'],
  },
  {
    name: 'fish',
    ask: 'fish',
    moves: /^take blue/,
    claims: ['school.face_up.blue puffer = 1', 'school.face_up.count = 1'],
  },
  {
    name: 'keep',
    ask: 'keep',
    moves: /^keep A1$/,
    claims: ['happened took-fish 0', 'happened flipped-fish 0'],
  },
  {
    name: 'rock',
    ask: 'sail',
    teaches: 'at rock',
    moves: /^sail 2$/,
    claims: ['happened sailed 1', 'route.2.station = rock', ...last],
  },
  {
    name: 'pick',
    ask: 'rock',
    moves: /^pick tinkerer$/,
    claims: ['happened looked-at-rocks 0', 'happened saw-rock 0'],
  },
  {
    name: 'last',
    ask: 'sail',
    teaches: 'at whirlpool',
    moves: /^sail 3$/,
    claims: ['happened kept-rock 0', 'happened sailed -', 'route.3.station = whirlpool', ...last],
  },
  {
    name: 'panorama',
    ask: 'sail',
    teaches: 'at whale',
    moves: /^sail 6$/,
    claims: ['happened set-afloat 0', 'boats.0.offerings = 3', 'route.6.station = whale', ...last],
  },
  {
    name: 'trap',
    ask: 'sail',
    teaches: 'at crustacean',
    moves: /^sail 10$/,
    claims: ['happened took-section 0', 'scores.0 = 1', 'route.10.station = crustacean'],
  },
  {
    name: 'haul',
    ask: 'haul',
    moves: /^draw$/,
    claims: ['happened drew-shrimp 0', 'happened drew-crab -'],
  },
  {
    name: 'stop',
    ask: 'haul',
    moves: /^stop$/,
    claims: ['happened drew-shrimp 0', 'happened drew-crab -'],
  },
  {
    name: 'net',
    ask: 'sail',
    teaches: 'at net',
    moves: /^sail 15$/,
    claims: [
      'happened kept-haul 0',
      'scores.0 = 3',
      'route.15.station = net',
      'route.16.station = dock',
    ],
  },
  {
    name: 'cast',
    ask: 'cast',
    moves: /^cast 1 B1 across$/,
    claims: [
      'happened revealed-net 0',
      'nets.shown.0 = blue bream',
      'boats.0.rack.A1.fish = blue puffer',
    ],
  },
  {
    name: 'dock',
    ask: 'sail',
    teaches: 'at dock',
    moves: /^dock 3$/,
    claims: ['happened cast-net 0', 'happened moored 1', 'happened moored 2', 'choices = 1'],
  },
  {
    name: 'draft',
    ask: 'draft',
    moves: /^choose glass-bucket$/,
    claims: ['happened took-card 1', 'happened took-card 2', 'choices = 2'],
  },
  {
    name: 'end',
    ask: 'sail',
    place: 'main .own',
    claims: [
      'happened took-card 0',
      'happened sailed -',
      'early_birds.count = 3',
      'early_birds.1 < early_birds.0',
      'early_birds.2 < early_birds.1',
    ],
  },
];
export default steps;
