// Offerings. With one marker each and evictions they are an ascending auction in which everybody wants one thing: the
// sound bid is the cheapest on the god that leaves most, raised where a rival would otherwise take it away.

import type { Seat } from '@atoll/engine';
import { godNumber, NO_SEAT, offeringCost } from '@atoll/game-cyclades/search';
import type { State } from '@atoll/game-cyclades/search';
import { GOD_IDS } from '@atoll/game-cyclades/table';
import type { GodId, MainGod, Move } from '@atoll/game-cyclades/table';
import { godWorth, winsWith } from './gods.js';
import { holdingsIn } from './thought.js';
import type { Thought } from './thought.js';
import { DENIED_WIN, UNKNOWN_GOLD } from './worths.js';

type Offer = Extract<Move, { type: 'offer' }>;

/** How sharply a rival's interest ends at their price. */
const RIVAL_DOUBT = 1.3;
/** A rival whose marker lies elsewhere comes only if evicted there. */
const PLACED_RIVAL = 0.35;
/** Being evicted leaves the worse gods at higher prices. */
const EVICTION = 0.8;

export function rateOffers(thought: Thought, moves: readonly Move[], ratings: Float64Array): void {
  const { state } = thought;
  const keen = rivalsLimits(thought);
  const nets = netsOf(thought, moves);
  const others = GOD_IDS.map((god) => bestOther(moves, nets, god));
  for (let i = 0; i < moves.length; i++) {
    const offer = moves[i] as Offer;
    const net = nets[i] as number;
    if (offer.god === 'apollo') {
      ratings[i] = net;
      continue;
    }
    const otherwise = (others[GOD_IDS.indexOf(offer.god)] as number) - EVICTION;
    const stays = stayChance(state, thought.seat, keen, offer);
    ratings[i] = net > otherwise ? stays * net + (1 - stays) * otherwise : net;
  }
}

/** Offers come god by god, the lowest first. Far above the lowest nothing changes but the price. */
const WORTH_A_THOUGHT = 7;

function netsOf(thought: Thought, moves: readonly Move[]): Float64Array {
  const nets = new Float64Array(moves.length);
  let first = 0;
  for (let i = 0; i < moves.length; i++) {
    const offer = moves[i] as Offer;
    if (offer.god !== (moves[first] as Offer).god) first = i;
    nets[i] = i - first < WORTH_A_THOUGHT ? netOf(thought, offer) : (nets[i - 1] as number) - 1;
  }
  return nets;
}

/** What the god brings beyond the gold offered, and what the same god would bring a rival who wins by it. */
function netOf(thought: Thought, { god, gold }: Offer): number {
  const { state, seat, own } = thought;
  if (god === 'apollo') return godWorth(thought, own, god, thought.gold);
  const before = offeringCost(state, seat);
  const cost = costWith(state, seat, godNumber(god), gold);
  return godWorth(thought, own, god, thought.gold - cost) - (cost - before) + denial(thought, god);
}

/** What all offerings of the seat cost once this one lies there. */
function costWith(state: State, seat: Seat, god: number, gold: number): number {
  let gods = 1;
  let sum = gold;
  for (let other = 0; other < state.offerSeat.length; other++) {
    if (other === god || state.offerSeat[other] !== seat) continue;
    gods += 1;
    sum += state.offerGold[other] as number;
  }
  return Math.max(gods, sum - (state.priests[seat] as number));
}

function denial(thought: Thought, god: MainGod): number {
  const { state, seat } = thought;
  for (let rival = 0; rival < state.seats; rival++) {
    if (rival !== seat && winsWith(holdingsIn(thought, rival as Seat), god)) return DENIED_WIN;
  }
  return 0;
}

function bestOther(moves: readonly Move[], nets: Float64Array, god: GodId): number {
  let best = 0;
  for (let i = 0; i < moves.length; i++) {
    if ((moves[i] as Offer).god !== god) best = Math.max(best, nets[i] as number);
  }
  return best;
}

/** By rival and god: how much they would offer before preferring another. Only what lies open is used. */
function rivalsLimits(thought: Thought): number[][] {
  const { state, seat } = thought;
  const limits: number[][] = [];
  for (let place = 0; place < state.seats; place++) {
    const rival = place as Seat;
    const held = holdingsIn(thought, rival);
    limits.push(rival === seat || held.out ? [] : limitsOf(thought, rival));
  }
  return limits;
}

function limitsOf(thought: Thought, rival: Seat): number[] {
  const { state } = thought;
  const held = holdingsIn(thought, rival);
  const gold = UNKNOWN_GOLD + held.income;
  const surplus = GOD_IDS.map((god) => {
    if (god === 'apollo') return godWorth(thought, held, god, gold);
    if (!state.row.includes(god)) return -Infinity;
    const price = Math.max(1, askedFor(state, god) - held.priests);
    return godWorth(thought, held, god, gold - price) - price;
  });
  return GOD_IDS.map((god, place) => {
    if (god === 'apollo' || surplus[place] === -Infinity) return 0;
    let otherwise = -Infinity;
    for (let other = 0; other < surplus.length; other++) {
      if (other !== place) otherwise = Math.max(otherwise, surplus[other] as number);
    }
    const limit = askedFor(state, god) + (surplus[place] as number) - otherwise;
    return Math.min(limit, gold + held.priests);
  });
}

/** The least that must be offered for the god now. */
function askedFor(state: State, god: MainGod): number {
  const place = godNumber(god);
  return state.offerSeat[place] === NO_SEAT ? 1 : (state.offerGold[place] as number) + 1;
}

/** The chance that nobody will outbid this. */
function stayChance(state: State, seat: Seat, limits: readonly number[][], { god, gold }: Offer): number {
  const place = GOD_IDS.indexOf(god);
  let stays = 1;
  for (let rival = 0; rival < state.seats; rival++) {
    const limit = limits[rival]?.[place];
    if (rival === seat || limit === undefined) continue;
    const takes = 1 / (1 + Math.exp((gold + 0.5 - limit) / RIVAL_DOUBT));
    stays *= 1 - takes * (hasMarkersLeft(state, rival as Seat) ? 1 : PLACED_RIVAL);
  }
  return stays;
}

function hasMarkersLeft(state: State, seat: Seat): boolean {
  let markers = 0;
  for (const owner of state.turnTrack) if (owner === seat) markers += 1;
  for (const owner of state.offerSeat) if (owner === seat) markers -= 1;
  for (const owner of state.apollo) if (owner === seat) markers -= 1;
  return markers > 0;
}
