import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.KUROSHIO_SERVER ?? 'http://127.0.0.1:8000';
const locale = fileURLToPath(new URL('../src/kuroshio/locale', import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { '@locale': locale } },
  build: {
    outDir: '../src/kuroshio/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // data: URLs would need a looser content security policy
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
});
