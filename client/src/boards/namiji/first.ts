/** The first game of Namiji, for the table that server/first.py sets up. */
import type { Step } from '../../lib/guide.svelte';

const steps: Step[] = [
  { name: 'welcome', ask: 'sail', place: 'main .board' },
  { name: 'sail', ask: 'sail', moves: /^sail 1$/ },
  { name: 'fish', ask: 'fish', moves: /^take blue/ },
  { name: 'keep', ask: 'keep', moves: /^keep / },
  { name: 'last', ask: 'sail', moves: /^sail 3$/ },
  { name: 'panorama', ask: 'sail', moves: /^sail 6$/ },
  { name: 'trap', ask: 'sail', moves: /^sail 10$/ },
  { name: 'haul', ask: 'haul', moves: /^(draw|stop)$/ },
  { name: 'dock', ask: 'sail', place: 'main .own' },
];
export default steps;
