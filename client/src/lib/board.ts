import type { BoardProps, GameEvent, LegalMove, View } from '../boards/contract';
import type { Frame, LogLine } from './model';
import type { TableState } from './table.svelte';
import { say, t } from './words.svelte';

const QUIET: GameEvent[] = [];

/** What is to be seen of a table at one moment. */
export interface Moment {
  view: View | null;
  moves: LegalMove[];
  frame: Frame | null;
  log: LogLine[];
}

/**
 * What a table hands to its boards: getters, so that a board depends on what it reads alone.
 * They show the table as it is, or at another moment.
 */
export function boardProps(
  table: TableState,
  room: { narrow: boolean; lying: boolean },
  moment: () => Moment = () => table,
): BoardProps<never> {
  return {
    get view() {
      return moment().view as never;
    },
    get told() {
      return (table.story.view ?? moment().view) as never;
    },
    get table() {
      return table.id;
    },
    get seat() {
      return table.seat;
    },
    get moves() {
      return moment().moves;
    },
    get selected() {
      return table.selected;
    },
    get seats() {
      return table.infos;
    },
    get events() {
      return moment().frame?.events ?? QUIET;
    },
    get step() {
      return moment().frame?.step ?? 0;
    },
    get motion() {
      return table.motion;
    },
    get narrow() {
      return room.narrow;
    },
    get lying() {
      return room.lying;
    },
    get pointed() {
      return table.pointing.names;
    },
    choose: table.choose,
    select: table.select,
    act: table.act,
    tellsWhy: table.tellsWhy,
    whyNot: table.whyNot,
    say,
    t,
  };
}
