/** The first game of Tongiaki, for the table that server/first.py sets up. */
import type { Step } from '../../lib/guide.svelte';

const steps: Step[] = [
  { name: 'welcome', ask: 'set-up', place: 'main .board' },
  { name: 'place', ask: 'set-up', moves: /^place tonga 1$/ },
  { name: 'other', ask: 'set-up', moves: /^place tonga 3$/ },
  { name: 'increase', ask: 'act', moves: /^increase tonga$/ },
  { name: 'full', ask: 'add', moves: /^place tonga [12]$/ },
  { name: 'depart', ask: 'depart', moves: /^depart tonga 1 by 0$/ },
  { name: 'land', ask: 'land', moves: /^land / },
  { name: 'again', ask: 'depart', moves: /^depart / },
  { name: 'share', ask: 'land', moves: /^land / },
  { name: 'aim', ask: 'act', place: 'main .own' },
];
export default steps;
