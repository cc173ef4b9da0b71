/** A tree of positions in this browser: where one is in it, and through whose eyes it is seen. */
import { board } from '../boards/registry';
import type { Message } from '../boards/contract';
import type {
  Analysis,
  Grown,
  Mark,
  Opened,
  Position,
  Positions,
  TreeNode,
  Turnout,
  Turnouts,
} from '../generated/protocol';
import { call, callAsMe, Refused } from './api';
import { troubleOf } from './trouble';
import { Engine } from './engine.svelte';
import { lineOf } from './frames';
import type { Frame } from './model';
import { earlierBox } from './rulebook';
import { seatOf } from './seats';
import { TableState } from './table.svelte';
import { callSeats, t } from './words.svelte';

const BEHIND = 4; // positions that are fetched with the one that is wanted
const AHEAD = 16;

export class AnalysisState {
  readonly table = new TableState({ move: (move) => void this.play(move) });
  readonly engine = new Engine(() => this.id);
  tree: Analysis | null = $state.raw(null);
  trouble: Message | null = $state.raw(null);
  /** The node that is shown. */
  at = $state(0);
  /** The seat whose eyes these are; null for open hands. */
  eyes: number | null = $state(null);
  position: Position | null = $state.raw(null);
  id = $state('');
  private known = new Map<number, Position>();
  private chosen = new Map<number, number>(); // the branch that was taken last
  private step = 0;

  constructor(id: string, at: number, eyes: number | null) {
    this.id = id;
    this.at = at;
    this.eyes = eyes;
    void this.load();
  }

  close(): void {
    this.engine.close();
  }

  // --- the tree ---------------------------------------------------------------------------

  nodes: Map<number, TreeNode> = $derived(
    new Map((this.tree?.nodes ?? []).map((node) => [node.id, node])),
  );

  private following: Map<number, TreeNode[]> = $derived.by(() => {
    const found = new Map<number, TreeNode[]>();
    for (const node of this.tree?.nodes ?? []) {
      if (node.parent !== null) found.set(node.parent, [...(found.get(node.parent) ?? []), node]);
    }
    return found;
  });

  node: TreeNode | null = $derived(this.nodes.get(this.at) ?? null);

  /** What follows a node: the move that was played first. */
  children(node: number): TreeNode[] {
    return this.following.get(node) ?? [];
  }

  /** The nodes from the beginning to one. */
  path(node: number): number[] {
    const way = [];
    for (let one = this.nodes.get(node); one; one = this.nodes.get(one.parent ?? -1)) {
      way.unshift(one.id);
    }
    return way;
  }

  /** What follows if one goes on: the branch that was taken last, else what was played. */
  next(node: number): number | null {
    const all = this.children(node);
    const last = all.find(({ id }) => id === this.chosen.get(node));
    return (last ?? all[0])?.id ?? null;
  }

  private async load(): Promise<void> {
    try {
      const query = this.eyes === null ? '' : `?eyes=${this.eyes}`;
      const tree = await call<Analysis>('GET', `/analyses/${this.id}${query}`);
      if (tree.updated !== this.tree?.updated && !this.children(0).length) this.known.clear();
      this.tree = tree;
      this.table.game = tree.game;
      this.table.box = earlierBox(tree.game, tree.options);
      this.table.seats = tree.seats.map((seat, n) => ({ ...seatOf(seat, n), connected: null }));
      callSeats(this.table.sitting);
      this.table.module ??= await board(tree.game);
      if (!this.nodes.has(this.at)) this.at = 0;
      await this.go(this.at);
    } catch (error) {
      this.fail(error);
      if (!this.tree && error instanceof Refused) this.trouble = error.say;
    }
  }

  private fail(error: unknown): void {
    this.table.sent = false;
    this.table.tell(troubleOf(error));
  }

  // --- going about ------------------------------------------------------------------------

  /** See the same position with other eyes. */
  look(eyes: number | null): void {
    if (eyes === this.eyes) return;
    this.eyes = eyes;
    this.known.clear();
    this.table.view = null;
    void this.load();
  }

  back(): void {
    const before = this.node?.parent;
    if (before !== null && before !== undefined) void this.go(before);
  }

  forward(): void {
    const after = this.next(this.at);
    if (after !== null) void this.go(after);
  }

  first(): void {
    void this.go(0);
  }

  last(): void {
    let end = this.at;
    for (let next = this.next(end); next !== null; next = this.next(end)) end = next;
    void this.go(end);
  }

  /** To the branch beside this one. */
  beside(by: number): void {
    const all = this.node?.parent == null ? [] : this.children(this.node.parent);
    const other = all[all.findIndex(({ id }) => id === this.at) + by];
    if (other) void this.go(other.id);
  }

  /** Go to a node; what follows the present one is seen to happen, all else is simply there. */
  async go(node: number): Promise<void> {
    const from = this.at;
    this.at = node;
    const way = this.path(node);
    way.forEach((one, n) => n && this.chosen.set(way[n - 1]!, one));
    try {
      await this.fetch(node);
    } catch (error) {
      this.fail(error);
      return;
    }
    const position = this.known.get(node);
    if (this.at !== node || !position) return; // somebody went on
    this.show(position, from !== node && this.nodes.get(node)?.parent === from);
  }

  /** A position and some of those around it, as far as they are not here. */
  private async fetch(node: number): Promise<void> {
    const eyes = this.eyes;
    if (this.known.has(node)) return;
    const wanted = this.path(node).slice(-BEHIND - 1);
    for (let n = this.next(node); n !== null && wanted.length < BEHIND + AHEAD; n = this.next(n)) {
      wanted.push(n);
    }
    const nodes = [node, ...wanted.filter((one) => one !== node && !this.known.has(one))];
    const path = `/analyses/${this.id}/positions`;
    const found = await call<Positions>('POST', path, { nodes, eyes });
    if (eyes !== this.eyes) return;
    for (const one of found.positions) this.known.set(one.node, one);
  }

  private show(position: Position, happens: boolean): void {
    this.position = position;
    const step = ++this.step;
    const frame: Frame = {
      step,
      by: this.node?.seat ?? null,
      view: position.view,
      events: position.events,
      lines: position.events.map((event) => lineOf(event, step)),
    };
    // with open hands one looks from where the decision is made
    this.table.seat = this.eyes ?? position.turn;
    if (happens && this.table.view) this.table.advance(frame);
    else this.table.begin(frame, [], []);
    this.table.ask({
      step,
      question: position.question?.say ?? null,
      rule: position.question?.rule ?? null,
      moves: (position.question?.choices ?? []).map(({ say: words, ...move }) => ({
        ...move,
        words,
      })),
    });
    this.engine.look(position.node, this.eyes, position.turn === null);
  }

  /** Leads to this position, seen with these eyes. */
  get address(): string {
    const query = new URLSearchParams();
    if (this.at) query.set('at', String(this.at));
    if (this.eyes !== null) query.set('eyes', String(this.eyes));
    return `/analyse/${this.id}${query.size ? `?${query}` : ''}`;
  }

  // --- changing ---------------------------------------------------------------------------

  /** Make a move: to the branch that begins with it, or a new one. */
  async play(number: number): Promise<void> {
    const move = this.position?.question?.choices.find((one) => one.number === number);
    if (!move) return;
    const there = this.children(this.at).find((node) => node.move === move.text);
    if (there) await this.go(there.id);
    else await this.grow(this.at, move.text);
  }

  /** The same move as the one that led here, or the same beginning, with the luck that is chosen. */
  async turn(turnout: Turnout): Promise<void> {
    const { node } = this;
    const { deal } = turnout;
    if (node?.parent != null && node.move) await this.grow(node.parent, node.move, deal);
    else if (node?.parent === null) {
      await this.change(() => callAsMe('POST', `/analyses/${this.id}/beginning`, { deal }));
    }
  }

  private async grow(parent: number, move: string, deal: number | null = null): Promise<void> {
    const { eyes } = this;
    await this.change(async () => {
      const path = `/analyses/${this.id}/nodes`;
      const { node } = await callAsMe<Grown>('POST', path, { parent, move, eyes, deal });
      this.at = node;
    });
  }

  /** What else might have happened in the place of an event. */
  async turnouts(event: number): Promise<Turnout[]> {
    try {
      const wish = { node: this.at, event, eyes: this.eyes };
      const path = `/analyses/${this.id}/turnouts`;
      return (await callAsMe<Turnouts>('POST', path, wish)).turnouts;
    } catch (error) {
      this.fail(error);
      return [];
    }
  }

  async note(comment: string, marks: Mark[]): Promise<void> {
    const node = this.at;
    await this.change(() =>
      callAsMe('POST', `/analyses/${this.id}/notes`, { node, comment, marks }),
    );
  }

  /** Take the branch away that one is in. */
  async cut(): Promise<void> {
    const { node } = this;
    if (!node || node.main || node.parent === null) return;
    await this.change(async () => {
      await callAsMe('POST', `/analyses/${this.id}/cut`, { node: node.id });
      this.at = node.parent!;
    });
  }

  /** Change one's own tree; of somebody else's a copy is made first. */
  private async change(work: () => Promise<unknown>): Promise<void> {
    try {
      if (!this.tree?.mine) {
        this.id = (await callAsMe<Opened>('POST', `/analyses/${this.id}/copy`, {})).analysis;
        this.engine.restart();
        this.table.tell(t('analysis-copied'));
      }
      await work();
    } catch (error) {
      this.fail(error);
    }
    await this.load();
  }
}
