import { expect, test } from 'vitest';
import type { Entry, Section } from '../src/generated/protocol';
import { matches, pieces, plain } from '../src/lib/rulebook';

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
