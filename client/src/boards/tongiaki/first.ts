/** The first game of Tongiaki, for the table that server/first.py sets up. */
import type { Step } from '../../lib/guide.svelte';

const steps: Step[] = [
  { name: 'welcome', ask: 'set-up', place: 'main .board', claims: ['colours.0.name = indigo'] },
  { name: 'place', ask: 'set-up', moves: /^place tonga 1$/, claims: ['happened placed 2'] },
  { name: 'other', ask: 'set-up', moves: /^place tonga 3$/, claims: ['happened placed 0'] },
  {
    name: 'increase',
    ask: 'act',
    moves: /^increase tonga$/,
    claims: ['happened placed 0', 'happened increased 2'],
  },
  { name: 'full', ask: 'add', moves: /^place tonga [12]$/, claims: ['happened increased 0'] },
  {
    name: 'depart',
    ask: 'depart',
    moves: /^depart tonga 1 by 0$/,
    claims: ['happened placed 0', 'choices = 2'],
  },
  {
    name: 'land',
    ask: 'land',
    moves: /^land /,
    claims: ['happened drew 0', 'happened crossed 0', 'happened failed -'],
  },
  {
    name: 'again',
    ask: 'depart',
    moves: /^depart /,
    claims: ['happened landed 0', 'choices = 1'],
  },
  {
    name: 'share',
    ask: 'land',
    moves: /^land /,
    claims: ['happened drew 0', 'happened crossed -', 'fleet.boats.count = 3'],
  },
  {
    name: 'aim',
    ask: 'act',
    place: 'main .own',
    claims: ['happened set-sail 1', 'happened landed 0', 'scores.0 = 10'],
  },
];
export default steps;
