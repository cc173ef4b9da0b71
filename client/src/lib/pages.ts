import type { Component } from 'svelte';

/** A page besides the lobby: its path, whose group is handed over as `id`, and its code. */
interface Page {
  path: RegExp;
  load(): Promise<{ default: Component<{ id: string }> }>;
}

export const PAGES: Page[] = [
  { path: /^\/rules\/([^/]+)$/, load: () => import('../pages/Rules.svelte') },
  { path: /^\/link$/, load: () => import('../pages/Link.svelte') },
  { path: /^\/table\/([^/]+)$/, load: () => import('../pages/OpenTable.svelte') },
];
