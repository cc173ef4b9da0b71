/** The first game of Namazu, for the table that server/first.py sets up. */
import type { Step } from '../../lib/guide.svelte';

const steps: Step[] = [
  { name: 'welcome', ask: 'stand', place: 'main .board', claims: ['families.count = 2'] },
  {
    name: 'stand',
    ask: 'stand',
    moves: /^stand rice-a jobs-a$/,
    claims: ['placing.ashigarus = 2'],
  },
  { name: 'rice', ask: 'act', moves: /^activate rice-a$/, claims: ['happened stood 0'] },
  {
    name: 'jobs',
    ask: 'act',
    moves: /^activate jobs-a$/,
    claims: ['families.0.goods.rice = 1'],
  },
  {
    name: 'quake',
    ask: 'stand',
    place: 'main .board',
    claims: [
      'happened shook 1',
      'happened met-brigands 1',
      'happened beat-brigands 1',
      'happened sent-home 0',
      'happened took 0',
      'happened shook 0',
    ],
  },
  {
    name: 'bamboo-stand',
    ask: 'stand',
    moves: /^stand bamboo-a builder$/,
    claims: ['families.0.goods.bamboo = 0'],
  },
  {
    name: 'bamboo',
    ask: 'act',
    moves: /^activate bamboo-a$/,
    claims: ['choices = 2'],
  },
  {
    name: 'butcher-stand',
    ask: 'stand',
    moves: /^stand offerings-a butcher$/,
    claims: [
      'happened beat-brigands 0',
      'families.0.force = 6',
      'families.0.goods.rice = 1',
      'families.0.goods.bamboo = 1',
    ],
  },
  {
    name: 'butcher',
    ask: 'act',
    moves: /^activate butcher$/,
    claims: ['families.0.goods.meat = 0'],
  },
  {
    name: 'contract',
    ask: 'sign',
    moves: /^sign$/,
    claims: [
      'families.0.goods.meat = 2',
      'families.0.goods.rice = 0',
      'families.0.goods.bamboo = 0',
    ],
  },
  {
    name: 'altar-stand',
    ask: 'stand',
    moves: /^stand ore-a altar-b$/,
    claims: [
      'happened signed 0',
      'happened beat-brigands 0',
      'families.0.force = 1',
      'families.0.goods.rice = 1',
      'families.0.goods.steel = 1',
      'families.0.goods.meat = 2',
    ],
  },
  { name: 'ore', ask: 'act', moves: /^activate ore-a$/, claims: ['happened stood 0'] },
  {
    name: 'altar',
    ask: 'act',
    moves: /^activate altar-b$/,
    claims: ['families.0.goods.ore = 1'],
  },
  {
    name: 'erect',
    ask: 'erect',
    moves: /^erect 3$/,
    claims: ['choices = 1', 'slots.count = 4', 'slots.2.series = torii'],
  },
  {
    name: 'offering-stand',
    ask: 'stand',
    moves: /^stand offerings-b knacker$/,
    claims: ['happened erected 0', 'families.0.altars.count = 1'],
  },
  {
    name: 'knacker',
    ask: 'act',
    moves: /^activate knacker$/,
    claims: ['families.0.goods.rice = 1', 'families.0.goods.ore = 1'],
  },
  {
    name: 'refuse',
    ask: 'sign',
    moves: /^done$/,
    claims: ['families.0.goods.bone = 2'],
  },
  {
    name: 'offerings',
    ask: 'act',
    moves: /^activate offerings-b$/,
    claims: ['happened signed -'],
  },
  { name: 'offer', ask: 'offer', moves: /^offer bone$/, claims: ['families.0.goods.bone = 2'] },
  {
    name: 'end',
    ask: 'stand',
    place: 'main .own',
    claims: ['happened offered 0', 'happened appeased 0', 'families.0.goods.bone = 1'],
  },
];
export default steps;
