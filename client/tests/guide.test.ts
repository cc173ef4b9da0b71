import { expect, test } from 'vitest';
import type { LegalMove, View } from '../src/boards/contract';
import { Guide, type Step } from '../src/lib/guide.svelte';

const STEPS: Step[] = [
  { name: 'hello', ask: 'sail', claims: [] },
  { name: 'one', ask: 'sail', moves: /^sail 1$/, claims: [] },
  { name: 'fish', ask: 'fish', moves: /^take/, claims: [] },
  { name: 'end', ask: 'sail', claims: [] },
];
const at = (question: string) => ({ question }) as View;
const moves = (...texts: string[]): LegalMove[] =>
  texts.map((text, number) => ({ number, text, words: { key: text } }));
const texts = (offered: LegalMove[]) => offered.map(({ text }) => text);

function guide(kept: Record<string, string> = {}): Guide {
  const storage = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
  };
  return new Guide('namiji', STEPS, { key: 'k', storage });
}

test('a step to be read offers no move, the next one only its own', () => {
  const one = guide();
  const sail = moves('sail 1', 'sail 2');
  expect(texts(one.offered(at('sail'), sail))).toEqual([]);
  one.next();
  expect(texts(one.offered(at('sail'), sail))).toEqual(['sail 1']);
  one.moved(at('sail'), sail, 'sail 1');
  expect(one.step(at('fish'), moves('take x', 'release'))?.name).toBe('fish');
});

test('a question that comes again is answered by the step before', () => {
  const one = guide({ k: '2' });
  const fish = moves('take x', 'take y');
  one.moved(at('fish'), fish, 'take x');
  expect(one.at).toBe(3);
  expect(one.step(at('fish'), fish)?.name).toBe('fish');
  one.moved(at('fish'), fish, 'take y');
  expect(one.at).toBe(3);
});

test('in a position of another game everything is offered', () => {
  const one = guide({ k: '1' });
  const sail = moves('sail 7', 'sail 8');
  expect(one.step(at('sail'), sail)).toBe(null);
  expect(texts(one.offered(at('sail'), sail))).toEqual(['sail 7', 'sail 8']);
  expect(texts(one.offered(at('dock'), moves('a')))).toEqual(['a']);
});

test('after the last step, and whenever one likes, the game goes on freely', () => {
  const kept = {};
  const one = guide(kept);
  one.leave();
  expect(one.left).toBe(true);
  expect(guide(kept).left).toBe(true);
  const other = guide({ k: '3' });
  other.next();
  expect(other.left).toBe(true);
});

test('a step to be read is known, so that the head of the page can say so', () => {
  const one = guide();
  const sail = moves('sail 1');
  expect(one.reading(at('sail'), sail)).toBe(true);
  one.next();
  expect(one.reading(at('sail'), sail)).toBe(false);
  one.leave();
  expect(one.reading(at('sail'), sail)).toBe(false);
});
