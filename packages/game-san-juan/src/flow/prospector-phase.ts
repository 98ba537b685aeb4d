// SJ-10 Prospector phase.

import { asked, NOBODY } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import type { Ask } from '../asks.js';
import { cardsLeft, discardCards, drawCards, drawToHand } from '../cards/piles.js';
import { insert } from '../cards/multiset.js';
import { costOf } from '../cards/value.js';
import { isActive, isInPlay } from '../city/city.js';
import { powerOf } from '../data/buildings.js';
import type { BuildingId } from '../data/buildings.js';
import { privilegeOf } from '../limits.js';
import { PASS, TURN_UP } from '../moves.js';
import type { Options } from '../options.js';
import { ask } from '../rules.js';
import type { Emit, FrameRules } from '../rules.js';
import { playerAt } from '../state.js';
import type { State } from '../state.js';
import { seatInTurn, skipTurns } from './turns.js';

/** How many cards the Gold mine, the Goldsmith turn up. */
const MINED = powerOf('gold-mine').cards;
const FORGED = powerOf('goldsmith').cards;

export const prospectorPhase: FrameRules<'prospector-phase'> = {
  decisions(state, phase) {
    if (phase.step === 'privilege') return NOBODY;
    const seat = seatInTurn(state, phase);
    if (seat === null) return NOBODY;
    if (phase.step === 'gold-mine') return canMine(state, seat) ? [asked(phase, seat, GOLD_MINE)] : NOBODY;
    return canForge(state, seat) ? [asked(phase, seat, GOLDSMITH, 1)] : NOBODY;
  },
  settle(draft, phase, emit) {
    if (phase.step === 'privilege') {
      drawToHand(draft, phase.picker, privilegeOf(draft, phase.picker, phase), 'prospector', emit);
      phase.step = 'gold-mine';
    } else if (phase.turn < draft.players.length) {
      skipTurns(draft, phase, phase.step === 'gold-mine' ? canMine : canForge);
    } else if (phase.step === 'gold-mine') {
      // SJ-10.5: all Gold mines come before all Goldsmiths.
      phase.step = 'goldsmith';
      phase.turn = 0;
    } else {
      return 'done';
    }
    return 'again';
  },
};

const GOLD_MINE: Ask = { kind: 'gold-mine' };
const GOLDSMITH: Ask = { kind: 'goldsmith' };

/** SJ-10.3: the Gold mine turns up four cards or none. */
function canMine(state: State, seat: Seat): boolean {
  return isActive(state, seat, 'gold-mine') && cardsLeft(state) >= MINED;
}

function canForge(state: State, seat: Seat): boolean {
  return isActive(state, seat, 'goldsmith') && cardsLeft(state) >= FORGED;
}

/** SJ-10.2 */
function digForGold(draft: State, seat: Seat, emit: Emit): void {
  const cards = drawCards(draft, MINED, emit);
  draft.turnedUp = cards.slice();
  const kept = goldMineYield(draft.options, cards);
  emit({ type: 'gold-mine-revealed', seat, cards: cards.slice(), kept });
  if (kept !== null) {
    insert(playerAt(draft, seat).hand, kept);
    cards.splice(cards.indexOf(kept), 1);
  }
  discardCards(draft, cards);
}

/** The cheapest of the cards if all their costs differ. */
function goldMineYield(options: Options, cards: readonly BuildingId[]): BuildingId | null {
  const costs = cards.map((card) => costOf(options, card));
  if (new Set(costs).size < costs.length) return null;
  return cards[costs.indexOf(Math.min(...costs))] ?? null;
}

/** SJ-10.4 */
function askGoldsmith(draft: State, seat: Seat, emit: Emit): void {
  const card = drawCards(draft, FORGED, emit)[0] as BuildingId;
  draft.turnedUp = [card];
  const kept = !draft.players.some(({ city }) => isInPlay(city, card));
  emit({ type: 'goldsmith-revealed', seat, card, kept });
  if (kept) insert(playerAt(draft, seat).hand, card);
  else draft.discard.push(card);
}

const USE_OR_NOT = {
  frame: 'prospector-phase',
  answers: ['turn-up', 'pass'],
  list: () => [TURN_UP, PASS],
  check: () => null,
  fallback: () => TURN_UP,
} as const;

export const goldMine = ask('gold-mine', {
  ...USE_OR_NOT,
  rule: 'SJ-10.2',
  answer(draft, seat, phase, move, emit) {
    phase.turn += 1;
    if (move.type === 'turn-up') digForGold(draft, seat, emit);
    else emit({ type: 'passed', seat, what: 'gold-mine' });
  },
});

export const goldsmith = ask('goldsmith', {
  ...USE_OR_NOT,
  rule: 'SJ-10.4',
  answer(draft, seat, phase, move, emit) {
    phase.turn += 1;
    if (move.type === 'turn-up') askGoldsmith(draft, seat, emit);
    else emit({ type: 'passed', seat, what: 'goldsmith' });
  },
});
