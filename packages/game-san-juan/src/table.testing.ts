// For tests: a table with everything in its named place, and short ways to the phase a rule is about.

import type { Seat } from '@atoll/engine';
import { scenario } from '@atoll/testkit';
import type { Scenario } from '@atoll/testkit';
import { remove } from './cards/multiset.js';
import type { BuildingId } from './data/buildings.js';
import type { PriceCardId } from './data/price-cards.js';
import type { Role } from './data/roles.js';
import type { SanJuanEvent } from './events.js';
import { picksPerRound } from './flow/round.js';
import { sanJuan } from './game.js';
import type { Options } from './options.js';
import type { SanJuan } from './rules.js';
import { allCards } from './setup.js';
import { playerAt } from './state.js';
import type { Player, Slot, State } from './state.js';

export type SanJuanTable = Scenario<SanJuan>;

/** A building, or one with a good on it, with others under it, or just built. */
type Built = BuildingId | { building: BuildingId; good?: boolean; under?: readonly BuildingId[]; fresh?: boolean };

export interface Seating {
  readonly hand?: readonly BuildingId[];
  /** The starting Indigo plant if left out. */
  readonly city?: readonly Built[];
  readonly chapel?: readonly BuildingId[];
  readonly bank?: readonly BuildingId[];
  /** How many cards. */
  readonly harbor?: number;
}

export interface Arrangement {
  readonly options?: Partial<Options>;
  readonly players: readonly Seating[];
  readonly governor?: number;
  readonly picked?: readonly Role[];
  /** The next cards of the deck, the top one first. */
  readonly next?: readonly BuildingId[];
  /** Sizes; cards that find no room are buried under the last seat's first building. */
  readonly deck?: number;
  readonly discard?: number;
  readonly prices?: readonly PriceCardId[];
}

/** A table where the Governor is about to pick; everything not mentioned lies in the deck. */
export function table(arrangement: Arrangement): SanJuanTable {
  const { players, options = {} } = arrangement;
  return scenario(sanJuan, { seats: players.length, options: { expansion: true, ...options } }).arrange((draft) =>
    arrangeTable(draft, arrangement),
  );
}

function arrangeTable(
  draft: State,
  { players, governor = 0, picked = [], next = [], deck, discard = 0, prices }: Arrangement,
): void {
  const pool: BuildingId[] = allCards(draft.options);
  const claim = (card: BuildingId): BuildingId => {
    if (card === 'cathedral') draft.cathedral = false;
    else if (pool.includes(card)) remove(pool, card);
    else throw new Error(`no ${card} is left for this table`);
    return card;
  };
  const claimAll = (cards: readonly BuildingId[]): BuildingId[] => cards.map(claim);
  draft.governor = governor as Seat;
  draft.picked = [...picked];
  if (prices !== undefined) draft.prices = [...prices];
  draft.players = players.map(({ hand = [], city = ['indigo-plant'], chapel = [], bank = [] }) => ({
    hand: claimAll(hand).toSorted(),
    city: city.map((built) => slotOf(built, claim)),
    chapel: claimAll(chapel).toSorted(),
    bank: claimAll(bank).toSorted(),
    harbor: [],
  }));
  const top = claimAll(next).toReversed();
  // What nobody has seen: taken from what nobody named.
  const unseen = (): BuildingId => pool.shift() as BuildingId;
  for (const [seat, { city = [], harbor = 0 }] of players.entries()) {
    const owner = draft.players[seat] as Player;
    for (const [place, built] of city.entries()) {
      if (typeof built === 'object' && built.good === true) (owner.city[place] as Slot).good = unseen();
    }
    for (let i = 0; i < harbor; i++) owner.harbor.push(unseen());
  }
  draft.discard = pool.splice(0, discard);
  draft.deck = [...pool.splice(0, deck === undefined ? pool.length : deck - top.length), ...top];
  draft.players.at(-1)?.city[0]?.under.push(...pool);
}

function slotOf(built: Built, claim: (card: BuildingId) => BuildingId): Slot {
  const { building, under = [], fresh = false } = typeof built === 'string' ? { building: built } : built;
  return { building: claim(building), good: null, under: under.map(claim), fresh };
}

/** The seat whose turn it is picks this role; with a Library and 2 players he uses it. */
export function pick(t: SanJuanTable, role: Role, library: 'use' | 'save' | null = null): SanJuanTable {
  return t.play(pickerOf(t), { type: 'pick-role', role, library });
}

export function pickerOf(t: SanJuanTable): Seat {
  const decision = t.decisions().find(({ ask }) => ask.kind === 'pick-role');
  if (decision === undefined) throw new Error('nobody is picking a role');
  return decision.seat;
}

/** Ends the round with a trader phase in which nobody sells, and starts one in which `governor` is Governor. */
export function nextRound(t: SanJuanTable, governor = 0): SanJuanTable {
  const seats = t.state.players.length;
  const before: Role[] = ['builder', 'producer', 'mayor'];
  t.arrange((draft) => {
    draft.picked = before.slice(0, picksPerRound(seats) - 1);
    draft.governor = ((governor + seats - 1) % seats) as Seat;
  });
  pick(t, 'trader', null);
  const { round } = t.state;
  const events: SanJuanEvent[] = [...t.events];
  while (t.state.round === round && t.state.stack.at(-1)?.kind === 'trader-phase') {
    t.play(t.decisions()[0]?.seat as Seat, { type: 'sell', goods: [] });
    events.push(...t.events);
  }
  t.events = events;
  return t;
}

/** Everyone passes or takes the default until the next role is picked, or the game is over. */
export function finishPhase(t: SanJuanTable): SanJuanTable {
  return t.skipTo(() => t.decisions().length === 0 || t.decisions().some(({ ask }) => ask.kind === 'pick-role'));
}

export function player(t: SanJuanTable, seat: number): Player {
  return playerAt(t.state, seat as Seat);
}

/** What is in play at a seat, in the order of building. */
export function inPlay(t: SanJuanTable, seat: number): BuildingId[] {
  return player(t, seat).city.map(({ building }) => building);
}

/** The buildings of a seat on which a good lies. */
export function goodsOn(t: SanJuanTable, seat: number): BuildingId[] {
  return player(t, seat)
    .city.filter(({ good }) => good !== null)
    .map(({ building }) => building);
}

/** The events of one type of the last play. */
export function told<T extends SanJuanEvent['type']>(t: SanJuanTable, type: T): Extract<SanJuanEvent, { type: T }>[] {
  return t.events.filter((event): event is Extract<SanJuanEvent, { type: T }> => event.type === type);
}

/** Builds for the seat, paying with whatever the fallback names. */
export function buildAndPay(
  t: SanJuanTable,
  seat: number,
  building: BuildingId,
  over: { building: BuildingId; good: boolean } | null = null,
): SanJuanTable {
  t.play(seat, { type: 'build', building, over });
  const events: SanJuanEvent[] = [...t.events];
  while (t.state.stack.at(-1)?.kind === 'payment') {
    const decision = t.decisions()[0];
    if (decision === undefined) throw new Error('nobody is asked to pay');
    t.play(seat, sanJuan.fallback(t.state, decision));
    events.push(...t.events);
  }
  t.events = events;
  return t;
}

/** What the seat pays for that building now, as the event says. */
export function pricePaid(t: SanJuanTable): number {
  const [built] = told(t, 'built');
  if (built === undefined) throw new Error('nothing was built');
  return built.price;
}
