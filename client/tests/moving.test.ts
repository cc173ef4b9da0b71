import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const BOARDS = new URL('../src/boards/', import.meta.url);
const sources = readdirSync(BOARDS, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(svelte|css|ts)$/.test(path))
  .map((path) => [path, readFileSync(new URL(path, BOARDS), 'utf8')] as const);

/** What would be painted again with every frame, though it only moves (shared/moving.ts). */
const DEAR = [
  /style:(translate|rotate|scale)\b/,
  /transition:[^;]*(^|[\s,])(translate|rotate|scale)\s/m,
  /@keyframes[^@]*?\s(translate|rotate|scale|r|cx|cy):\s/,
];

describe('boards', () => {
  it.each(DEAR)('move by transform and not by %s', (dear) => {
    expect(sources.length).toBeGreaterThan(40);
    expect(sources.filter(([, text]) => dear.test(text)).map(([path]) => path)).toEqual([]);
  });
});
