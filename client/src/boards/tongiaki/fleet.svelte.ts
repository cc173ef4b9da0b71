/** The boats on the map from step to step: where each lies, who sailed, who was lost. */
import type { GameEvent } from '../contract';
import { modulo } from './geometry';
import { follow, spotOf } from './sea';
import type { Boat, Spot } from './sea';
import type { TongiakiView } from './types';
import { voyage } from './voyage';
import type { Voyage } from './voyage';

/** A boat that is gone, on its last way. */
export interface Ghost {
  id: number;
  colour: string;
  from: Spot;
  trip: Voyage | null;
}

/** A boat that has just followed the currents. */
export interface Sailor {
  id: number;
  from: Spot;
  to: Spot;
}

export class Fleet {
  boats = $state.raw<Boat[]>([]);
  spots = $state.raw<Map<number, Spot>>(new Map());
  ghosts = $state.raw<Ghost[]>([]);
  /** The voyage of this step, and who made it. */
  trip = $state.raw<Voyage | null>(null);
  sailors = $state.raw<Sailor[]>([]);
  /** Tiles that this step brought. */
  fresh = $state.raw<Set<string>>(new Set());
  private known: Set<string> | null = null;
  private ids = 0;

  /** A step was made; if nothing moves, everything is where it belongs at once. */
  advance(view: TongiakiView, events: GameEvent[], moves: boolean): void {
    const before = this.boats;
    const where = this.spots;
    const trip = this.known && moves ? voyage(events, view, before) : null;
    this.trip = trip;
    this.boats = follow(before, view, () => this.ids++);
    this.spots = this.berths(view, where);
    const sailed = (boat: Boat): boolean =>
      trip !== null && boat.island === trip.island && boat.beach === trip.beach;
    const stays = new Set(this.boats.map(({ id }) => id));
    this.ghosts = before.flatMap((boat): Ghost[] => {
      const from = where.get(boat.id);
      if (!moves || stays.has(boat.id) || !from) return [];
      return [{ id: boat.id, colour: boat.colour, from, trip: sailed(boat) ? trip : null }];
    });
    this.sailors = before.filter(sailed).flatMap(({ id }): Sailor[] => {
      const from = where.get(id);
      const to = this.spots.get(id);
      return from && to ? [{ id, from, to }] : [];
    });
    this.discover(view);
  }

  private berths(view: TongiakiView, where: Map<number, Spot>): Map<number, Spot> {
    const tiles = new Map(view.tiles.map((tile) => [tile.name, tile]));
    const found = new Map<number, Spot>();
    for (const boat of this.boats) {
      const spot = spotOf(boat, view.fleet, tiles);
      if (!spot) continue;
      const old = where.get(boat.id)?.turn ?? spot.turn;
      const turn = old + modulo(spot.turn - old + 180, 360) - 180; // the short way round
      found.set(boat.id, { ...spot, turn });
    }
    return found;
  }

  private discover(view: TongiakiView): void {
    const names = view.tiles.map(({ name }) => name);
    const known = this.known ?? new Set(names);
    this.fresh = new Set(names.filter((name) => !known.has(name)));
    this.known = new Set(names);
  }
}
