/** The first game of Namazu, for the table that server/first.py sets up. */
import type { Step } from '../../lib/guide.svelte';

const steps: Step[] = [
  { name: 'welcome', ask: 'stand', place: 'main .board' },
  { name: 'stand', ask: 'stand', moves: /^stand rice-a jobs-a$/ },
  { name: 'rice', ask: 'act', moves: /^activate rice-a$/ },
  { name: 'jobs', ask: 'act', moves: /^activate jobs-a$/ },
  { name: 'quake', ask: 'stand', place: 'main .board' },
  { name: 'bamboo-stand', ask: 'stand', moves: /^stand bamboo-a builder$/ },
  { name: 'bamboo', ask: 'act', moves: /^activate bamboo-a$/ },
  { name: 'butcher-stand', ask: 'stand', moves: /^stand offerings-a butcher$/ },
  { name: 'butcher', ask: 'act', moves: /^activate butcher$/ },
  { name: 'contract', ask: 'sign', moves: /^sign$/ },
  { name: 'altar-stand', ask: 'stand', moves: /^stand ore-a altar-b$/ },
  { name: 'ore', ask: 'act', moves: /^activate ore-a$/ },
  { name: 'altar', ask: 'act', moves: /^activate altar-b$/ },
  { name: 'erect', ask: 'erect', moves: /^erect 3$/ },
  { name: 'offering-stand', ask: 'stand', moves: /^stand offerings-b knacker$/ },
  { name: 'knacker', ask: 'act', moves: /^activate knacker$/ },
  { name: 'refuse', ask: 'sign', moves: /^done$/ },
  { name: 'offerings', ask: 'act', moves: /^activate offerings-b$/ },
  { name: 'offer', ask: 'offer', moves: /^offer bone$/ },
  { name: 'end', ask: 'stand', place: 'main .own' },
];
export default steps;
