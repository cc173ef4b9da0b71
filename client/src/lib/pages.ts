import type { Component } from 'svelte';
import { PAGES } from '../generated/facts';

type Load = () => Promise<{ default: Component<{ id: string }> }>;

const components = import.meta.glob<{ default: Component<{ id: string }> }>([
  '../pages/*.svelte',
  '!../pages/{Lobby,NoPage,Table}.svelte', // always there, or part of another
]);

/** A page besides the lobby, and what its path says in braces. */
export interface Found {
  load: Load;
  id: string;
}

/** The page of an address; the server serves no other. */
export function pageAt(address: string): Found | null {
  for (const [path, name] of Object.entries(PAGES)) {
    const found = new RegExp(`^${path.replace(/\{\w+\}/, '([^/]+)')}$`).exec(address);
    const load = components[`../pages/${name}.svelte`];
    if (found && load) return { load, id: found[1] ?? '' };
  }
  return null;
}
