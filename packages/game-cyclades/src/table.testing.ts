// Moves components for scenarios. Nothing here is part of the game.

import type { Seat } from '@atoll/engine';
import { boardOf, islandNumber, seaNumber } from './board/geometry.js';
import { buildingTypeOf } from './board/islands.js';
import type { IslandId, SeaId } from './data/boards.js';
import { BUILDING_IDS } from './data/buildings.js';
import type { BuildingId } from './data/buildings.js';
import { FIGURINE_IDS, SLOT_IDS } from './data/creatures.js';
import type { CreatureId, FigurineId, SlotId } from './data/creatures.js';
import { MAIN_GODS } from './data/gods.js';
import type { GodId, MainGod } from './data/gods.js';
import type { OfferingFrame } from './frames.js';
import type { Move } from './moves.js';
import { NO_SEAT, NOWHERE } from './state.js';
import type { State } from './state.js';

/** What a scenario of the test kit offers, as far as it is needed here. */
interface Table {
  readonly state: State;
  arrange(change: (draft: State) => void): unknown;
  play(seat: number, move: Move): unknown;
}

/** Starting positions in the order of the data, so that a test knows who stands where. */
export const BY_SEAT = { positions: 'by-seat' } as const;

export const seatAt = (place: number): Seat => place as Seat;

/** Null while the island is neutral. */
export function ownerAt(state: State, island: IslandId): number | null {
  const owner = state.owner[islandNumber(boardOf(state), island)];
  return owner === undefined || owner === NO_SEAT ? null : owner;
}

export function troopsAt(state: State, island: IslandId): number {
  return state.troops[islandNumber(boardOf(state), island)] ?? 0;
}

/** "2 of 0": two fleets of seat 0; "none". */
export function fleetsAt(state: State, sea: SeaId): string {
  const place = seaNumber(boardOf(state), sea);
  return state.fleets[place] === 0 ? 'none' : `${state.fleets[place]} of ${state.fleetOwner[place]}`;
}

/** What stands on the island, as "fortress, port, port"; the metropolis last. */
export function builtAt(state: State, island: IslandId): string {
  const place = islandNumber(boardOf(state), island);
  const built: string[] = BUILDING_IDS.flatMap((building, type) =>
    Array.from({ length: state.buildings[4 * place + type] ?? 0 }, () => building),
  ).toSorted();
  if (state.metropolis[place] === 1) built.push('metropolis');
  return built.join(', ');
}

/** Where the figurine stands, null beside the board. */
export function figurineAt(state: State, figurine: FigurineId): string | null {
  const place = state.figurineIsland[FIGURINE_IDS.indexOf(figurine)] ?? NOWHERE;
  return boardOf(state).islands[place] ?? null;
}

export function give(draft: State, seat: number, gold: number): void {
  draft.gold[seat] = gold;
}

/** Makes the seat own the island, with so many troops. */
export function settle(draft: State, seat: number, island: IslandId, troops = 0): void {
  const place = islandNumber(boardOf(draft), island);
  draft.owner[place] = seat as Seat;
  draft.troops[place] = troops;
}

export function vacate(draft: State, island: IslandId): void {
  const place = islandNumber(boardOf(draft), island);
  draft.owner[place] = NO_SEAT;
  draft.troops[place] = 0;
}

/** Takes away every island of the seat but these, and puts so many troops on each of these. */
export function settleOnly(draft: State, seat: number, islands: Partial<Record<IslandId, number>>): void {
  for (const [place, owner] of draft.owner.entries()) {
    if (owner === seat) vacate(draft, boardOf(draft).islands[place] as IslandId);
  }
  for (const [island, troops] of Object.entries(islands)) settle(draft, seat, island as IslandId, troops);
}

export function anchor(draft: State, seat: number, sea: SeaId, fleets = 1): void {
  const place = seaNumber(boardOf(draft), sea);
  draft.fleetOwner[place] = fleets === 0 ? NO_SEAT : (seat as Seat);
  draft.fleets[place] = fleets;
}

/** Takes away all fleets of the seat and puts these instead. */
export function anchorOnly(draft: State, seat: number, seas: Partial<Record<SeaId, number>>): void {
  for (const [place, owner] of draft.fleetOwner.entries()) {
    if (owner === seat) anchor(draft, seat, boardOf(draft).seas[place] as SeaId, 0);
  }
  for (const [sea, fleets] of Object.entries(seas)) anchor(draft, seat, sea as SeaId, fleets);
}

export function raise(draft: State, island: IslandId, buildings: Partial<Record<BuildingId, number>>): void {
  const place = islandNumber(boardOf(draft), island);
  for (const [building, count] of Object.entries(buildings)) {
    draft.buildings[4 * place + buildingTypeOf(building as BuildingId)] = count;
  }
}

export function found(draft: State, ...islands: IslandId[]): void {
  for (const island of islands) draft.metropolis[islandNumber(boardOf(draft), island)] = 1;
}

export function lay(draft: State, island: IslandId, markers: number): void {
  draft.prosperity[islandNumber(boardOf(draft), island)] = markers;
}

function takeCard(draft: State, creature: CreatureId): void {
  draft.pile = draft.pile.filter((card) => card !== creature);
  draft.discard = draft.discard.filter((card) => card !== creature);
  draft.track = draft.track.map((card) => (card === creature ? null : card));
}

/** The next cards of the draw pile, the first to be drawn first. */
export function stackPile(draft: State, ...creatures: CreatureId[]): void {
  for (const creature of creatures) takeCard(draft, creature);
  draft.pile.push(...creatures.toReversed());
}

export function discard(draft: State, ...creatures: CreatureId[]): void {
  for (const creature of creatures) takeCard(draft, creature);
  draft.discard.push(...creatures);
}

/** Puts the card into the slot; what lay there goes under the draw pile. */
export function offerCreature(draft: State, creature: CreatureId, slot: SlotId = 'slot-2'): void {
  takeCard(draft, creature);
  const place = SLOT_IDS.indexOf(slot);
  const other = draft.track[place] ?? null;
  if (other !== null) draft.pile.unshift(other);
  draft.track[place] = creature;
}

export function stand(
  draft: State,
  figurine: FigurineId,
  island: IslandId,
  summoner: number,
  cycle = draft.cycle,
): void {
  takeCard(draft, figurine);
  const place = FIGURINE_IDS.indexOf(figurine);
  draft.figurineIsland[place] = islandNumber(boardOf(draft), island);
  draft.summoner[place] = summoner as Seat;
  draft.summonedIn[place] = cycle;
}

export function surface(draft: State, sea: SeaId | null): void {
  draft.kraken = sea === null ? NOWHERE : seaNumber(boardOf(draft), sea);
}

/** The offerings of the cycle that has just begun: gods from the top of the row, markers from space 1 on. */
export function layCycle(draft: State, row: readonly MainGod[], order: readonly number[]): void {
  const rest = MAIN_GODS.filter((god) => !row.includes(god));
  draft.row = row.slice();
  draft.faceDown = rest.slice();
  draft.turnTrack = order.map((seat) => seat as Seat);
  const offering = draft.stack.find((frame): frame is OfferingFrame => frame.kind === 'offering');
  if (offering !== undefined) offering.asked = draft.turnTrack[0] ?? NO_SEAT;
}

/** The god comes to the top of the row. */
function withFirst(row: readonly MainGod[], first: readonly MainGod[]): MainGod[] {
  const others = [...MAIN_GODS].filter((god) => !first.includes(god));
  return [...first, ...others].slice(0, row.length);
}

/**
 * Brings the table from the start of the offerings to the first turn: each pair offers 1 to its god (0 to Apollo), in
 * this order, everybody else goes to Apollo. Gold is then as it was before.
 */
export function takeTurns(table: Table, turns: readonly (readonly [number, GodId])[]): void {
  const gods = turns.map(([, god]) => god).filter((god) => god !== 'apollo');
  const seats = turns.map(([seat]) => seat);
  const gold = table.state.gold.slice();
  table.arrange((draft) => {
    const rest = draft.turnTrack.slice() as number[];
    for (const seat of seats) rest.splice(rest.indexOf(seat), 1);
    layCycle(draft, withFirst(draft.row, gods), [...seats, ...rest]);
    draft.gold = draft.gold.map(() => 9);
  });
  for (const [seat, god] of turns) table.play(seat, { type: 'offer', god, gold: god === 'apollo' ? 0 : 1 });
  for (const seat of table.state.turnTrack.slice(turns.length)) {
    table.play(seat, { type: 'offer', god: 'apollo', gold: 0 });
  }
  table.arrange((draft) => {
    draft.gold = gold;
  });
}
