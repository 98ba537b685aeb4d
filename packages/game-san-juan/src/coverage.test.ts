// Random games until every building has shown its power, and everything in the vocabulary has occurred.

import type { Decision, Seat } from '@atoll/engine';
import { coverage } from '@atoll/testkit';
import type { Ask } from './asks.js';
import { isActive, isInPlay } from './city/city.js';
import { priceOf } from './city/price.js';
import { placeOf } from './city/build.js';
import { BUILDING_IDS } from './data/buildings.js';
import { ROLE_IDS } from './data/roles.js';
import type { SanJuanEvent } from './events.js';
import type { BuilderPhase } from './frames.js';
import { sanJuan } from './game.js';
import { handLimitOf } from './limits.js';
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
      return ['black-market', ...(move.good === 'customs' ? ['customs good paid'] : [])];
    case 'produce':
      return ask.kind === 'produce' && move.buildings.length === ask.most && isActive(state, seat, 'aqueduct')
        ? ['aqueduct']
        : [];
    case 'sell':
      return ask.kind === 'sell' && move.goods.length === ask.most && isActive(state, seat, 'trading-post')
        ? ['trading-post']
        : [];
    case 'keep':
      return move.cards.length > 1 ? ['prefecture'] : [];
    case 'discard':
      if (ask.kind === 'mayor-discard') return ['archive'];
      return handLimitOf(state, seat) === 6 ? ['guard-room'] : [];
    case 'pick-role':
      return move.library === 'save' ? ['library saved'] : [];
    default:
      return [];
  }
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
    case 'sold': {
      const markets = (['market-stand', 'market-hall'] as const).filter((market) =>
        isActive(before, event.seat, market),
      );
      return [
        ...(event.bonus === markets.length ? markets : []),
        ...(event.goods.includes('customs') ? ['customs good sold'] : []),
      ];
    }
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

/** A Tower shows when a role is picked with more than 7 cards in hand; what scores shows at the end. */
function ofState(state: State): string[] {
  const found: string[] = [];
  for (const seat of state.players.keys()) {
    const { hand } = playerAt(state, seat as Seat);
    const top = state.stack.at(-1);
    if (top?.kind === 'round' && state.picked.length === 0 && hand.length > 7 && isActive(state, seat as Seat, 'tower'))
      found.push('tower');
  }
  const placings = state.stack.length === 0 ? standings(state) : [];
  for (const { seat, breakdown } of placings) {
    for (const { source, points } of breakdown) if (points > 0) found.push(source);
    const { city } = playerAt(state, seat);
    if (!isInPlay(city, 'triumphal-arch')) continue;
    for (const monument of ['statue', 'victory-column', 'hero'] as const)
      if (isInPlay(city, monument)) found.push(monument);
  }
  return found;
}
