import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { offline } from './offline/plugin.ts';

const server = process.env.KUROSHIO_SERVER ?? 'http://127.0.0.1:8000';

/** `import box from '…/box.toml'`: what came in a game's box, as data. */
const toml: Plugin = {
  name: 'toml',
  enforce: 'pre',
  load(id) {
    if (id.endsWith('.toml')) {
      return `export default ${JSON.stringify(parse(readFileSync(id, 'utf8')))}`;
    }
  },
};

/** What is fetched together is one file: every request costs a way to the server and back. */
const PIECES = [
  { name: 'first', tags: ['$initial'], priority: 2 },
  { name: 'shared', test: /[\\/]client[\\/]src[\\/]/, minShareCount: 2, priority: 1 },
];

export default defineConfig({
  plugins: [toml, svelte(), offline],
  build: {
    outDir: '../src/kuroshio/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // data: URLs would need a looser content security policy
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false, pluginTimings: false },
      output: { codeSplitting: { groups: PIECES } },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  // seconds, not milliseconds, on a machine that is busy with other things
  test: { include: ['tests/**/*.test.ts'], testTimeout: 30_000 },
});
