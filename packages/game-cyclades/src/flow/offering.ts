// CY-5 Offerings, CY-18 with two markers each

import { asked, NOBODY } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import { godNumber, highestOffering, offeringCost } from '../cycle/offering-cost.js';
import { MAIN_GODS } from '../data/gods.js';
import type { GodId, MainGod } from '../data/gods.js';
import { setupOf } from '../data/setups.js';
import { pay } from '../gold.js';
import type { MoveOf } from '../moves.js';
import { ask } from '../rules.js';
import type { Emit, FrameRules, Refusal } from '../rules.js';
import { NO_SEAT } from '../state.js';
import type { Holder, State } from '../state.js';

export const offering: FrameRules<'offering'> = {
  decisions(_state, frame) {
    // Asked whatever gold they have: who can pay for which god is nobody else's business.
    if (frame.asked === NO_SEAT) return NOBODY;
    return [asked(frame, frame.asked, { kind: 'offer', lost: frame.lost }, frame.made)];
  },
  settle(draft, _frame, emit) {
    payOfferings(draft, emit);
    return 'done';
  },
};

function joinApollo(draft: State, seat: Seat): Holder {
  draft.apollo.push(seat);
  return NO_SEAT;
}

/** Returns whose marker it evicts. */
function placeMarker(draft: State, seat: Seat, god: MainGod, gold: number, emit: Emit): Holder {
  const place = godNumber(god);
  const evicted = draft.offerSeat[place] as Holder;
  draft.offerSeat[place] = seat;
  draft.offerGold[place] = gold;
  if (evicted !== NO_SEAT) emit({ type: 'marker-evicted', seat: evicted, god });
  return evicted;
}

/** CY-5.10 */
function payOfferings(draft: State, emit: Emit): void {
  for (let place = 0; place < draft.seats; place++) {
    const seat = place as Seat;
    const gold = offeringCost(draft, seat);
    if (gold === 0) continue;
    pay(draft, seat, gold);
    emit({ type: 'offerings-paid', seat, gold });
  }
}

const APOLLO_IS_FREE: Refusal = { rule: 'CY-5.2', reason: 'apollo-is-free' };
const GOD_FACE_DOWN: Refusal = { rule: 'CY-3.7', reason: 'god-face-down' };
const GOD_JUST_LOST: Refusal = { rule: 'CY-5.3', reason: 'god-just-lost' };

/** CY-5.2, CY-5.3 */
function lowestOffering(state: State, god: number): number {
  return state.offerSeat[god] === NO_SEAT ? 1 : (state.offerGold[god] as number) + 1;
}

function checkGod(state: State, lost: GodId | null, god: MainGod): Refusal | null {
  if (!state.row.includes(god)) return GOD_FACE_DOWN;
  return god === lost ? GOD_JUST_LOST : null;
}

/** Lists of offerings are long and much alike: the same few moves serve them all. */
const OFFERS: MoveOf<'offer'>[][] = MAIN_GODS.map(() => []);

function offerOf(god: MainGod, place: number, gold: number): MoveOf<'offer'> {
  const offers = OFFERS[place] as MoveOf<'offer'>[];
  for (let next = offers.length; next <= gold; next++) offers.push({ type: 'offer', god, gold: next });
  return offers[gold] as MoveOf<'offer'>;
}

const TO_APOLLO: MoveOf<'offer'> = { type: 'offer', god: 'apollo', gold: 0 };

export const offer = ask('offer', {
  rule: 'CY-5.2',
  frame: 'offering',
  answers: ['offer'],
  list(state, seat, { lost }) {
    const moves: MoveOf<'offer'>[] = [];
    for (const god of state.row) {
      if (god === lost) continue;
      const place = godNumber(god);
      const highest = highestOffering(state, seat, place);
      for (let gold = lowestOffering(state, place); gold <= highest; gold++) moves.push(offerOf(god, place, gold));
    }
    moves.push(TO_APOLLO);
    return moves;
  },
  check(state, seat, { lost }, { god, gold }) {
    if (god === 'apollo') return gold === 0 ? null : APOLLO_IS_FREE;
    const refused = checkGod(state, lost, god);
    if (refused !== null) return refused;
    const place = godNumber(god);
    const least = lowestOffering(state, place);
    if (gold < least) return { rule: least === 1 ? 'CY-5.2' : 'CY-5.3', reason: 'offering-too-low', params: { least } };
    const most = highestOffering(state, seat, place);
    if (gold <= most) return null;
    const rule = setupOf(state.seats).markers === 1 ? 'CY-5.8' : 'CY-18.3';
    return { rule, reason: 'offering-too-high', params: { most } };
  },
  answer(draft, seat, frame, { god, gold }, emit) {
    frame.made += 1;
    emit({ type: 'offering-made', seat, god, gold });
    const evicted = god === 'apollo' ? joinApollo(draft, seat) : placeMarker(draft, seat, god, gold, emit);
    if (evicted === NO_SEAT) {
      frame.next += 1;
      frame.asked = draft.turnTrack[frame.next] ?? NO_SEAT;
      frame.lost = null;
    } else {
      frame.asked = evicted;
      frame.lost = god;
    }
  },
  fallback: () => TO_APOLLO,
});
