import type { BoardProps, GameEvent } from '../boards/contract';
import type { TableState } from './table.svelte';
import { say, t } from './words.svelte';

const QUIET: GameEvent[] = [];

/** What a table hands to its boards: getters, so that a board depends on what it reads alone. */
export function boardProps(table: TableState, narrow: () => boolean): BoardProps<never> {
  return {
    get view() {
      return table.view as never;
    },
    get seat() {
      return table.seat;
    },
    get moves() {
      return table.moves;
    },
    get selected() {
      return table.selected;
    },
    get seats() {
      return table.infos;
    },
    get events() {
      return table.frame?.events ?? QUIET;
    },
    get step() {
      return table.frame?.step ?? 0;
    },
    get motion() {
      return table.motion;
    },
    get narrow() {
      return narrow();
    },
    choose: table.choose,
    select: table.select,
    act: table.act,
    whyNot: table.whyNot,
    say,
    t,
  };
}
