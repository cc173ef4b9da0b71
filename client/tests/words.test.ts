import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../src/generated/facts';
import { bundle, speak } from '../src/lib/words.svelte';

const LOCALE = join(import.meta.dirname, '../../src/kuroshio/locale');
const SOURCES = join(import.meta.dirname, '../src');
const read = (language: string, files = readdirSync(join(LOCALE, language))) =>
  files
    .filter((name) => name.endsWith('.ftl'))
    .map((name) => readFileSync(join(LOCALE, language, name), 'utf8'));
const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!);
const own = (language: string) =>
  keys(
    read(
      language,
      readdirSync(join(LOCALE, language)).filter((name) => name.startsWith('client')),
    ).join('\n'),
  );

function code(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) =>
      entry.isDirectory()
        ? code(join(folder, entry.name))
        : /\.(ts|svelte)$/.test(entry.name)
          ? readFileSync(join(folder, entry.name), 'utf8')
          : '',
    )
    .join('\n');
}

test.each(Object.keys(LANGUAGES))('%s has the same client texts as English', (language) => {
  expect(own(language).sort()).toEqual(own('en').sort());
});

test('no key is defined twice', () => {
  const all = keys(read('en').join('\n'));
  expect(all.filter((key, n) => all.indexOf(key) !== n)).toEqual([]);
});

test('every text of the client is used', () => {
  const sources = code(SOURCES) + code(join(SOURCES, '../offline'));
  // keys that are put together: `bot-${level}`, `option-${game}-${name}` …
  const made = [...sources.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)].map(([, start]) => start!);
  const unused = own('en').filter(
    (key) =>
      !["'", '"'].some((mark) => sources.includes(mark + key + mark)) &&
      !made.some((start) => key.startsWith(start)),
  );
  expect(unused).toEqual([]);
});

test('every key that the code names has words', () => {
  const known = new Set(keys(read('en').join('\n')));
  // t('key'), and both keys of t(one ? 'key' : 'other')
  const calls = [...code(SOURCES).matchAll(/\bt\(([^()]*\?)?\s*'([\w-]+)'(?:\s*:\s*'([\w-]+)')?/g)];
  const named = calls.flatMap(([, , key, other]) => (other ? [key!, other] : [key!]));
  expect(named.length).toBeGreaterThan(500);
  expect([...new Set(named)].filter((key) => !known.has(key))).toEqual([]);
});

test('plurals are right in every kind of language', () => {
  const words = (language: string, points: number) =>
    speak([bundle(language, read(language))], { key: 'points', args: { points } });
  expect([1, 2, 5, 21].map((n) => words('en', n))).toEqual([
    '1 point',
    '2 points',
    '5 points',
    '21 points',
  ]);
  expect([1, 2, 5, 11, 21, 22].map((n) => words('ru', n))).toEqual([
    '1 очко',
    '2 очка',
    '5 очков',
    '11 очков',
    '21 очко',
    '22 очка',
  ]);
  expect([0, 1, 2].map((n) => words('fr', n))).toEqual(['0 point', '1 point', '2 points']);
  expect([0, 1, 2].map((n) => words('de', n))).toEqual(['0 Punkte', '1 Punkt', '2 Punkte']);
});

test('messages are said with the messages inside them', () => {
  const english = [bundle('en', read('en'))];
  const measure = {
    key: 'namiji-measure-colour',
    args: { bound: 'at-least', number: 4, colour: 'blue' },
  };
  const said = speak(english, { key: 'namiji-objective', args: { measure, points: 3 } });
  expect(said).toContain('blue');
  expect(said).toContain('3 points');
  expect(speak(english, { key: 'namiji-dock-own-card', args: { name: 'own-card' } })).toBe(
    'Own card',
  );
});
