/** Components stay small enough to be read: what grows is cut by what it shows. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type AST } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';
import { PAGES } from '../src/generated/facts';
import { pageAt } from '../src/lib/pages';

const SOURCES = join(import.meta.dirname, '../src');
const LINES = 350;
const PROPS = 8;
/** Still to be cut; nothing may be added. */
const LONG: string[] = [];
const WIDE: string[] = [];

const components = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.svelte'))
  .map((path) => ({ path, text: readFileSync(join(SOURCES, path), 'utf8') }));

/** The names that a component takes apart its `$props()` into; what it keeps whole is one. */
function props(text: string): string[] {
  const script = (parse(text, { modern: true }) as AST.Root).instance?.content;
  const made = (script?.body ?? [])
    .flatMap((one) => (one.type === 'VariableDeclaration' ? one.declarations : []))
    .find(({ init }) => init?.type === 'CallExpression' && isProps(init.callee));
  if (!made) return [];
  if (made.id.type !== 'ObjectPattern') return ['whole'];
  return made.id.properties.map((one) => (one.type === 'Property' ? 'named' : 'rest'));
}

function isProps(callee: { type: string; name?: string }): boolean {
  return callee.type === 'Identifier' && callee.name === '$props';
}

describe('components', () => {
  it('are found', () => {
    expect(components.length).toBeGreaterThan(80);
    expect(props('<script lang="ts">let { a, b = 1 }: P = $props();</script>')).toHaveLength(2);
  });

  it(`have at most ${LINES} lines`, () => {
    const long = components.filter(({ text }) => text.trimEnd().split('\n').length > LINES);
    expect(long.map(({ path }) => path).filter((path) => !LONG.includes(path))).toEqual([]);
  });

  it(`take at most ${PROPS} props`, { timeout: 60_000 }, () => {
    const wide = components.filter(({ text }) => props(text).length > PROPS);
    expect(wide.map(({ path }) => path).filter((path) => !WIDE.includes(path))).toEqual([]);
  });

  it('show every page that the server serves', () => {
    const paths = components.map(({ path }) => path);
    for (const name of Object.values(PAGES)) expect(paths).toContain(`pages/${name}.svelte`);
    expect(pageAt('/replay/abc')?.id).toBe('abc');
    expect(pageAt('/history')?.id).toBe('');
    expect(pageAt('/nowhere')).toBeNull();
  });
});
