import { expect, test } from 'vitest';
import type { View } from '../src/boards/contract';
import { telling } from '../src/boards/tongiaki/voyage';
import type { LogLine } from '../src/lib/model';
import { Story } from '../src/lib/story.svelte';
import { Hands } from './hands';

const view = (moves: number): View => ({ moves }) as View;
const line = (key: string): LogLine => ({ seat: 0, words: { key }, step: 1 });
const event = (kind: string, colours = 0) => ({ kind, seat: 0, details: { colours } });

function table() {
  const clock = new Hands();
  const story = new Story(clock);
  story.begin(view(0), []);
  const told = () => story.log.map(({ words }) => words.key).join(' ');
  return { clock, story, told };
}

test('each line is told when its event is seen, and counters when all is', () => {
  const { clock, story, told } = table();
  story.tell({ view: view(1), lines: [line('sailed'), line('drew'), line('lost')] }, [0, 100, 300]);
  expect(told()).toBe('sailed');
  clock.go(150);
  expect(told()).toBe('sailed drew');
  expect(story.view).toEqual(view(0));
  clock.go(150);
  expect(told()).toBe('sailed drew lost');
  expect(story.view).toEqual(view(1));
});

test('the next step tells first what was left of the one before', () => {
  const { clock, story, told } = table();
  story.tell({ view: view(1), lines: [line('one'), line('two')] }, [100, 200]);
  story.tell({ view: view(2), lines: [line('three')] }, [100]);
  expect(told()).toBe('one two');
  expect(story.view).toEqual(view(1));
  clock.go(1000);
  expect(told()).toBe('one two three');
  expect(story.view).toEqual(view(2));
});

test('without times everything is told at once', () => {
  const { story, told } = table();
  story.tell({ view: view(1), lines: [line('one'), line('two')] }, []);
  expect(told()).toBe('one two');
  expect(story.view).toEqual(view(1));
});

test('what no step brought does not overtake', () => {
  const { clock, story, told } = table();
  story.tell({ view: view(1), lines: [line('one')] }, [100]);
  story.add([line('sat')]);
  expect(told()).toBe('');
  clock.go(100);
  expect(told()).toBe('one sat');
});

test('lost boats of Tongiaki are told after the tile that loses them was turned over', () => {
  const events = ['set-sail', 'drew', 'laid', 'failed', 'lost'].map((kind) => event(kind, 3));
  const [sail, drew, laid, failed, lost] = telling(events);
  expect(sail).toBe(0);
  expect(drew).toBeGreaterThan(1000);
  expect(laid! <= failed! && failed! < lost!).toBe(true);
});
