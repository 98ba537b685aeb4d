// CY-5 Offerings, CY-18 with two markers each

import { decisionId } from '@atoll/engine';
import type { Illegal, Seat } from '@atoll/engine';
import type { AskOf } from '../asks.js';
import { godNumber, highestOffering, offeringCost } from '../cycle/offering-cost.js';
import { MAIN_GODS } from '../data/gods.js';
import type { GodId, MainGod } from '../data/gods.js';
import { setupOf } from '../data/setups.js';
import type { OfferingFrame } from '../frames.js';
import { pay } from '../gold.js';
import type { Move, MoveOf } from '../moves.js';
import { NO_DECISIONS } from '../rules.js';
import type { AskRules, FrameRules, Tell } from '../rules.js';
import { NOBODY } from '../state.js';
import type { Holder, State } from '../state.js';

export const offering: FrameRules<OfferingFrame> = {
  decisions(_state, frame) {
    const { asked } = frame;
    // Asked whatever gold he has: who can pay for which god is nobody else's business.
    if (asked === NOBODY) return NO_DECISIONS;
    return [{ id: decisionId(frame, asked, frame.made), seat: asked, ask: { kind: 'offer', lost: frame.lost } }];
  },
  answer(draft, frame, seat, move, tell) {
    const { god, gold } = move as MoveOf<'offer'>;
    frame.made += 1;
    tell({ type: 'offering-made', seat, god, gold });
    const evicted = god === 'apollo' ? joinApollo(draft, seat) : placeMarker(draft, seat, god, gold, tell);
    if (evicted === NOBODY) {
      frame.next += 1;
      frame.asked = draft.turnTrack[frame.next] ?? NOBODY;
      frame.lost = null;
    } else {
      frame.asked = evicted;
      frame.lost = god;
    }
  },
  settle(draft, _frame, tell) {
    payOfferings(draft, tell);
    return 'done';
  },
};

function joinApollo(draft: State, seat: Seat): Holder {
  draft.apollo.push(seat);
  return NOBODY;
}

/** Returns whose marker it evicts. */
function placeMarker(draft: State, seat: Seat, god: MainGod, gold: number, tell: Tell): Holder {
  const place = godNumber(god);
  const evicted = draft.offerSeat[place] as Holder;
  draft.offerSeat[place] = seat;
  draft.offerGold[place] = gold;
  if (evicted !== NOBODY) tell({ type: 'marker-evicted', seat: evicted, god });
  return evicted;
}

/** CY-5.10 */
function payOfferings(draft: State, tell: Tell): void {
  for (let place = 0; place < draft.seats; place++) {
    const seat = place as Seat;
    const gold = offeringCost(draft, seat);
    if (gold === 0) continue;
    pay(draft, seat, gold);
    tell({ type: 'offerings-paid', seat, gold });
  }
}

const APOLLO_IS_FREE: Illegal = { rule: 'CY-5.2', reason: 'apollo-is-free' };
const GOD_FACE_DOWN: Illegal = { rule: 'CY-3.7', reason: 'god-face-down' };
const GOD_JUST_LOST: Illegal = { rule: 'CY-5.3', reason: 'god-just-lost' };

/** CY-5.2, CY-5.3 */
function lowestOffering(state: State, god: number): number {
  return state.offerSeat[god] === NOBODY ? 1 : (state.offerGold[god] as number) + 1;
}

function checkGod(state: State, lost: GodId | null, god: MainGod): Illegal | null {
  if (!state.row.includes(god)) return GOD_FACE_DOWN;
  return god === lost ? GOD_JUST_LOST : null;
}

export const offer: AskRules<'offer'> = {
  answers: ['offer'],
  list(state, seat, ask) {
    const moves: Move[] = [];
    for (const god of state.row) {
      if (checkGod(state, ask.lost, god) !== null) continue;
      const place = godNumber(god);
      const highest = highestOffering(state, seat, place);
      for (let gold = lowestOffering(state, place); gold <= highest; gold++) moves.push(offerOf(god, place, gold));
    }
    moves.push(TO_APOLLO);
    return moves;
  },
  check: (state, seat, ask, move) => checkOffer(state, seat, ask, move as MoveOf<'offer'>),
  fallback: () => TO_APOLLO,
};

/** Lists of offerings are long and much alike: the same few moves serve them all. */
const OFFERS: MoveOf<'offer'>[][] = MAIN_GODS.map(() => []);

function offerOf(god: MainGod, place: number, gold: number): MoveOf<'offer'> {
  const offers = OFFERS[place] as MoveOf<'offer'>[];
  for (let next = offers.length; next <= gold; next++) offers.push({ type: 'offer', god, gold: next });
  return offers[gold] as MoveOf<'offer'>;
}

const TO_APOLLO: MoveOf<'offer'> = { type: 'offer', god: 'apollo', gold: 0 };

function checkOffer(state: State, seat: Seat, ask: AskOf<'offer'>, { god, gold }: MoveOf<'offer'>): Illegal | null {
  if (god === 'apollo') return gold === 0 ? null : APOLLO_IS_FREE;
  const refused = checkGod(state, ask.lost, god);
  if (refused !== null) return refused;
  const place = godNumber(god);
  const least = lowestOffering(state, place);
  if (gold < least) return { rule: least === 1 ? 'CY-5.2' : 'CY-5.3', reason: 'offering-too-low', params: { least } };
  const most = highestOffering(state, seat, place);
  if (gold <= most) return null;
  const rule = setupOf(state.seats).markers === 1 ? 'CY-5.8' : 'CY-18.3';
  return { rule, reason: 'offering-too-high', params: { most } };
}
