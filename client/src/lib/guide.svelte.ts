/** A guided game: steps that say one thing each and wait for a move, or to be read. */
import type { LegalMove, View } from '../boards/contract';
import { piece } from './pieces';

export interface Step {
  /** The rest of its text's key: `sail` for `first-namiji-sail`. */
  name: string;
  /** The question at which it is said. */
  ask: string;
  /** The moves that it waits for, by their texts; without them it is only to be read. */
  moves?: RegExp;
  /** What it points at. */
  place?: string;
  /**
   * What its words claim of the game, for tests/test_guides.py alone, which plays the guided game:
   * of the view (`scores.0 = 3`), of what happened since one last moved (`happened sailed 1`).
   */
  claims: string[];
  /** The kind of turn that it teaches, for the same test, which knows what a first game needs. */
  teaches?: string;
}

const steps = import.meta.glob<{ default: Step[] }>('../boards/*/first.ts');

/** The steps of a game. */
export async function stepsOf(game: string): Promise<Step[]> {
  return (await piece(steps[`../boards/${game}/first.ts`]!)).default;
}

const LEFT = -1; // the game goes on freely

export class Guide {
  at = $state(0);

  constructor(
    readonly game: string,
    readonly steps: Step[],
    private readonly memory: { key: string; storage: Pick<Storage, 'getItem' | 'setItem'> },
  ) {
    this.at = Number(memory.storage.getItem(memory.key) ?? 0);
  }

  get left(): boolean {
    return this.at === LEFT;
  }

  /**
   * The step for a position. One question may come twice in a row: then the step before is said
   * again. None where the position is not the one that the steps were written for.
   */
  step(view: View, moves: LegalMove[]): Step | null {
    for (const step of [this.steps[this.at], this.steps[this.at - 1]]) {
      const asked = step && step.ask === view.question;
      if (asked && (!step.moves || moves.some(({ text }) => step.moves!.test(text)))) {
        if (step.moves || step === this.steps[this.at]) return step;
      }
    }
    return null;
  }

  /** Whether the step for a position is only to be read, and then gone on from. */
  reading(view: View, moves: LegalMove[]): boolean {
    const step = this.left ? null : this.step(view, moves);
    return step !== null && !step.moves;
  }

  /** The moves that are offered: those that the step waits for, none while it is to be read. */
  offered(view: View, moves: LegalMove[]): LegalMove[] {
    if (this.left) return moves;
    const step = this.step(view, moves);
    return step ? moves.filter(({ text }) => step.moves?.test(text)) : moves;
  }

  /** A move was made: on to the next step, if this was the one that was waited for. */
  moved(view: View, moves: LegalMove[], text: string): void {
    const step = this.left ? null : this.step(view, moves);
    if (step && step === this.steps[this.at] && step.moves?.test(text)) this.next();
  }

  next(): void {
    this.go(this.at + 1 < this.steps.length ? this.at + 1 : LEFT);
  }

  leave(): void {
    this.go(LEFT);
  }

  private go(at: number): void {
    this.at = at;
    try {
      this.memory.storage.setItem(this.memory.key, String(at));
    } catch {
      // then it begins anew when the page is loaded again
    }
  }
}
