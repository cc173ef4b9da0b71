import type { Component } from 'svelte';
import { PATHS, type Path } from '../generated/facts';

type Load = () => Promise<{ default: Component<{ id: string }> }>;

/** The code of every page besides the lobby: the server serves no other paths. */
const PAGES: Record<Exclude<Path, '/'>, Load> = {
  '/rules/{game}': () => import('../pages/Rules.svelte'),
  '/first/{game}': () => import('../pages/First.svelte'),
  '/link': () => import('../pages/Link.svelte'),
  '/table/{table}': () => import('../pages/OpenTable.svelte'),
  '/history': () => import('../pages/History.svelte'),
  '/replay': () => import('../pages/Replay.svelte'),
  '/replay/{table}': () => import('../pages/Replay.svelte'),
  '/player': () => import('../pages/Player.svelte'),
  '/statistics/{game}': () => import('../pages/Statistics.svelte'),
};

/** A page, and what its path says in braces. */
export interface Found {
  load: Load;
  id: string;
}

export function pageAt(address: string): Found | null {
  for (const path of PATHS) {
    const found = new RegExp(`^${path.replace(/\{\w+\}/, '([^/]+)')}$`).exec(address);
    if (found && path !== '/') return { load: PAGES[path], id: found[1] ?? '' };
  }
  return null;
}
