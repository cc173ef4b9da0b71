import { expect, test, vi } from 'vitest';
import type { Entry, Section } from '../src/generated/protocol';
import { earlierBox, explanations, matches, pieces, plain, rulesAt } from '../src/lib/rulebook';

const entry: Entry = { id: 'R12', text: 'Если мешочек пуст, улов остаётся у вас.', mark: 'likely' };
const section: Section = { id: 'trap', title: 'La nasse à crustacés', entries: [entry] };

test('the search minds neither case nor accents', () => {
  expect(plain('Île Royale')).toBe('ile royale');
  expect(plain('Ещё')).toBe('еще');
  expect(matches(section, entry, 'ОСТАЕТСЯ улов')).toBe(true);
  expect(matches(section, entry, 'crustaces')).toBe(true);
  expect(matches(section, entry, 'r12')).toBe(true);
  expect(matches(section, entry, 'кит')).toBe(false);
  expect(matches(section, entry, '  ')).toBe(true);
});

test('what was found is marked where it stands', () => {
  expect(pieces('Île et île', 'ile')).toEqual(['', 'Île', ' et ', 'île', '']);
  expect(pieces('a (b) c', '(b)')).toEqual(['a ', '(b)', ' c']);
  expect(pieces('nothing', '')).toEqual(['nothing']);
});

test('tooltips and the page of the rules have the numbers of the box that is played', async () => {
  const asked = vi.fn<typeof fetch>(async () => new Response('{"things":{},"refusals":{}}'));
  vi.stubGlobal('fetch', asked);
  await explanations('namazu', 'en', 'namazu-1');
  await explanations('namazu', 'en');
  expect(asked.mock.calls.map(([path]) => path)).toEqual([
    '/api/rules/namazu/explanations?language=en&box=namazu-1',
    '/api/rules/namazu/explanations?language=en',
  ]);
  expect(rulesAt('namazu', 'namazu-1', 'B20')).toBe('/rules/namazu?box=namazu-1#B20');
  expect(rulesAt('namazu', earlierBox('namazu', { box: 'namazu-1' }))).toMatch(/box=namazu-1$/);
  expect(rulesAt('namazu', earlierBox('namazu', { box: 'namazu-2' }))).toMatch(/box=namazu-2$/);
  expect(rulesAt('namazu', earlierBox('namazu', { box: 'namazu-4' }))).toBe('/rules/namazu');
  expect(rulesAt('namiji', earlierBox('namiji', {}))).toBe('/rules/namiji');
  vi.unstubAllGlobals();
});
