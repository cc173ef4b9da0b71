/** An update as frames: every move that it tells of is seen by itself, in its order. */
import type { Frame, LogLine } from './model';
import type { Step, Told, Update } from '../generated/protocol';

const CHANGES = ['moved', 'started', 'undone'];
/** What the log tells besides the game. How many hints a seat has asked for, its plate tells. */
const TOLD = [
  ...['undone', 'timed-out', 'returned', 'rose', 'sat', 'nudged'],
  ...['left', 'dismissed', 'hosted', 'called', 'stood-in', 'lost', 'played-on'],
];

/** What the log tells of an event. */
export function lineOf({ seat, say, about, moment }: Told, step: number): LogLine {
  return { seat, words: say, step, about, moment };
}

/** What a step says in the log. */
function linesOf(step: Step): LogLine[] {
  if (step.events?.length) return step.events.map((event) => lineOf(event, step.n));
  if (TOLD.includes(step.kind)) {
    return [{ seat: step.seat ?? null, words: { key: `log-${step.kind}` }, step: step.n }];
  }
  return [];
}

/**
 * The frames that lead to an update's view, the last of them with the number of the update.
 * A step whose view was not sent (long ago, or taken back) is told with the next one that was.
 */
export function framesOf(update: Update, steps: Step[]): Frame[] {
  const frames: Frame[] = [];
  const last = steps.findLast((step) => CHANGES.includes(step.kind));
  let events: Frame['events'] = [];
  let lines: LogLine[] = [];
  let undone = false;
  for (const step of steps) {
    events = [...events, ...(step.events ?? [])];
    lines = [...lines, ...linesOf(step)];
    undone ||= step.kind === 'undone';
    const view = step === last ? update.view : step.view;
    if (!view) continue;
    const n = step === last ? update.n : step.n;
    frames.push({ step: n, by: step.seat ?? null, view, events, lines, undone });
    [events, lines, undone] = [[], [], false];
  }
  // what was said after the last move (somebody came or went)
  const end = frames.at(-1);
  if (end) end.lines = [...end.lines, ...lines];
  return frames;
}

/** All lines of some steps, where nothing is shown one by one. */
export const tell = (steps: Step[]): LogLine[] => steps.flatMap(linesOf);
