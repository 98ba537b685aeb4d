// Random games until every building has shown its power, and everything in the vocabulary has occurred. Powers that rows
// declare are looked for by their form: a new building of a known form needs nothing here.

import type { Decision, Seat } from '@atoll/engine';
import { coverage } from '@atoll/testkit';
import type { Ask } from './asks.js';
import { activePlace, cityAt, isActiveAnywhere, isInPlay } from './city/city.js';
import { drawnBy } from './city/draws.js';
import { withPower } from './city/powers.js';
import { priceOf } from './city/price.js';
import { placeOf } from './city/build.js';
import { BUILDING_IDS, BUILDINGS } from './data/buildings.js';
import { FIGURES } from './data/figures.js';
import type { Limit } from './data/powers.js';
import { ROLE_IDS } from './data/roles.js';
import type { SanJuanEvent } from './events.js';
import type { BuilderPhase, RolePhaseFrame } from './frames.js';
import { sanJuan } from './game.js';
import { handLimitOf, privilegeOf, raised, RAISES } from './limits.js';
import type { Move } from './moves.js';
import { standings } from './scoring.js';
import { playerAt } from './state.js';
import type { State } from './state.js';

const expected: readonly string[] = [
  ...BUILDING_IDS,
  ...ROLE_IDS.map((role) => `library as ${role}`),
  'library saved',
  'gold-mine in vain',
  'goldsmith in vain',
  'cathedral over another building',
  'customs good sold',
  'customs good paid',
];

coverage(sanJuan, { features, expected, maxGames: 400 });

function features(
  before: State,
  decision: Decision<Ask>,
  move: Move,
  after: State,
  events: readonly SanJuanEvent[],
): string[] {
  return [...ofMove(before, decision, move), ...events.flatMap((event) => ofEvent(before, event)), ...ofState(after)];
}

function ofMove(state: State, { seat, ask }: Decision<Ask>, move: Move): string[] {
  switch (move.type) {
    case 'build': {
      const over = move.over === null ? null : placeOf(playerAt(state, seat).city, move.over.building, move.over.good);
      const { reasons } = priceOf(state, seat, state.stack.at(-1) as BuilderPhase, move.building, over);
      const sources: string[] = reasons.map(({ source }) => source);
      if (over !== null) sources.push(move.over?.building === 'park' ? 'park' : 'crane');
      if (over !== null && move.building === 'cathedral') sources.push('cathedral over another building');
      return sources;
    }
    case 'pay-good':
      return [
        ...raisers(state, seat, 'goods-in-payment', 0, 1),
        ...(move.good === 'customs' ? ['customs good paid'] : []),
      ];
    case 'produce':
      return raisers(state, seat, 'production', 1 + privilege(state, seat), move.buildings.length);
    case 'sell':
      return raisers(state, seat, 'sales', 1 + privilege(state, seat), move.goods.length);
    case 'keep':
      return raisers(state, seat, 'mayor-keep', FIGURES.mayorKeep, move.cards.length);
    case 'discard':
      return ask.kind === 'mayor-discard' ? ['archive'] : lowerers(state, seat);
    case 'pick-role':
      return move.library === 'save' ? ['library saved'] : [];
    default:
      return [];
  }
}

function privilege(state: State, seat: Seat): number {
  return privilegeOf(state, seat, state.stack.at(-1) as RolePhaseFrame);
}

/** The buildings of a seat without which it could not have done so much. */
function raisers(state: State, seat: Seat, limit: Limit, base: number, done: number): string[] {
  const city = cityAt(state, seat);
  return RAISES[limit]
    .filter(({ building }) => activePlace(city, building) >= 0)
    .filter(({ building }) => done > raised(city, RAISES[limit], base, activePlace(city, building)))
    .map(({ building }) => building);
}

/** The buildings of others that make a seat discard. */
function lowerers(state: State, seat: Seat): string[] {
  const limit = handLimitOf(state, seat);
  return withPower('toOthers')
    .filter(({ building, power }) => power.toOthers === limit && isActiveAnywhere(state, building))
    .map(({ building }) => building);
}

function ofEvent(before: State, event: SanJuanEvent): string[] {
  switch (event.type) {
    case 'drew':
      return [event.reason];
    case 'tucked':
      return [event.under];
    case 'produced':
      return [...event.buildings];
    case 'role-picked':
      return event.library ? ['library', `library as ${event.role}`] : [];
    case 'sold':
      return [
        ...drawnBy(cityAt(before, event.seat), 'sold', event.goods.length).map(({ building }) => building),
        ...(event.goods.includes('customs') ? ['customs good sold'] : []),
      ];
    case 'customs-good-received':
      return ['customs-house'];
    case 'gold-mine-revealed':
      return [event.kept === null ? 'gold-mine in vain' : 'gold-mine'];
    case 'goldsmith-revealed':
      return [event.kept ? 'goldsmith' : 'goldsmith in vain'];
    default:
      return [];
  }
}

/** A Tower shows when the first role is picked with a full hand; what scores shows at the end. */
function ofState(state: State): string[] {
  const found: string[] = [];
  for (const seat of state.players.keys()) {
    const { hand } = playerAt(state, seat as Seat);
    const top = state.stack.at(-1);
    if (top?.kind === 'round' && state.picked.length === 0)
      found.push(...raisers(state, seat as Seat, 'hand', FIGURES.handLimit, hand.length));
  }
  const placings = state.stack.length === 0 ? standings(state) : [];
  for (const { seat, breakdown } of placings) {
    for (const { source, points } of breakdown) if (points > 0) found.push(source);
    const { city } = playerAt(state, seat);
    if (!isInPlay(city, 'triumphal-arch')) continue;
    for (const { building } of city) if (BUILDINGS[building].group === 'monument') found.push(building);
  }
  return found;
}
