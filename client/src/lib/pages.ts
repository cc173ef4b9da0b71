import type { Component } from 'svelte';

/** A page besides the lobby: its path, whose group is handed over as `id`, and its code. */
interface Page {
  path: RegExp;
  load(): Promise<{ default: Component<{ id: string }> }>;
}

export const PAGES: Page[] = [
  { path: /^\/rules\/([^/]+)$/, load: () => import('../pages/Rules.svelte') },
  { path: /^\/first\/([^/]+)$/, load: () => import('../pages/First.svelte') },
  { path: /^\/link$/, load: () => import('../pages/Link.svelte') },
  { path: /^\/table\/([^/]+)$/, load: () => import('../pages/OpenTable.svelte') },
  { path: /^\/history$/, load: () => import('../pages/History.svelte') },
  { path: /^\/replay(?:\/([^/]+))?$/, load: () => import('../pages/Replay.svelte') },
  { path: /^\/player$/, load: () => import('../pages/Player.svelte') },
  { path: /^\/statistics\/([^/]+)$/, load: () => import('../pages/Statistics.svelte') },
];
