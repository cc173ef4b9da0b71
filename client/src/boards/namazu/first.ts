/** The first game of Namazu, for the table that server/first.py sets up. */
import type { Step } from '../../lib/guide.svelte';

const steps: Step[] = [
  { name: 'welcome', ask: 'stand', place: 'main .board' },
  { name: 'stand', ask: 'stand', moves: /^stand rice-a jobs-a$/ },
  { name: 'rice', ask: 'act', moves: /^activate rice-a$/ },
  { name: 'jobs', ask: 'act', moves: /^activate jobs-a$/ },
  { name: 'quake', ask: 'stand', place: 'main .board' },
  { name: 'free', ask: 'stand', moves: /^stand / },
  { name: 'act', ask: 'act', moves: /./ },
  { name: 'altars', ask: 'stand', place: 'main .own' },
];
export default steps;
