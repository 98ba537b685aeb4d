// Negotiation: what a bundle is worth to the seat, by its own wants; nobody is helped to win.

import type { Seat } from '@atoll/engine';
import { goods, isNothing } from '@atoll/game-archipelago/search';
import type { State } from '@atoll/game-archipelago/search';
import { RESOURCES } from '@atoll/game-archipelago/table';
import type { Ask, Goods, Move, Resource } from '@atoll/game-archipelago/table';
import { calmingWorth } from './colony.js';
import { cardWorth } from './thought.js';
import type { Thought } from './thought.js';

type AskOf<K extends Ask['kind']> = Extract<Ask, { kind: K }>;

/** A deal must be worth the talk. */
const MARGIN = 0.1;

export function goodsWorth(thought: Thought, bundle: Goods): number {
  let worth = bundle.florins * thought.florin + bundle.tokens * thought.token;
  for (const resource of RESOURCES) worth += bundle.cubes[resource] * thought.cubes[resource];
  for (const card of bundle.cards) worth += cardWorth(thought, card);
  return worth;
}

/** The game is about to end with what lies on the table: nothing more is sold to whoever might win by it. */
function isClosing(state: State): boolean {
  return state.closing;
}

export function rateDealAnswer(
  thought: Thought,
  { proposal }: AskOf<'answer-deal'>,
  moves: readonly Move[],
  ratings: Float64Array,
): void {
  const gain = goodsWorth(thought, proposal.give) - goodsWorth(thought, proposal.take);
  const asked = !isNothing(proposal.take);
  for (let i = 0; i < moves.length; i++) {
    const { type } = moves[i] as Move;
    if (type === 'accept') ratings[i] = asked && isClosing(thought.state) ? -1 : gain - (asked ? MARGIN : 0);
    else ratings[i] = type === 'decline' ? 0.01 : -1;
  }
}

/** A town's holder lets others harvest for a florin a cube, or for nothing if the colony needs the cube. */
export function ratePermission(
  thought: Thought,
  { offer, cubes }: AskOf<'permit-harvest'>,
  moves: readonly Move[],
  ratings: Float64Array,
): void {
  const needed = calmingWorth(thought.colony, 1);
  const offered = goodsWorth(thought, offer);
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as Move;
    if (move.type === 'permit') ratings[i] = offered - 0.1 * cubes + 0.1 * needed;
    else if (move.type === 'name-price') {
      const price = goodsWorth(thought, move.price);
      // The dearer it is, the less likely it is paid.
      ratings[i] = price * Math.exp(-price / (0.2 * cubes)) - 0.02;
    }
  }
}

export function rateHarvestOffer(thought: Thought, moves: readonly Move[], ratings: Float64Array): void {
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as Move;
    if (move.type !== 'offer') continue;
    const worth = goodsWorth(thought, move.offer);
    ratings[i] = isNothing(move.offer) ? 0 : 0.12 - worth;
  }
}

export function ratePrice(
  thought: Thought,
  { price }: AskOf<'pay-price'>,
  moves: readonly Move[],
  ratings: Float64Array,
): void {
  const top = thought.state.stack.at(-1);
  const cubes = top?.kind === 'harvest' ? top.units.length * thought.cubes[top.resource] : 0;
  for (let i = 0; i < moves.length; i++) {
    if ((moves[i] as Move).type === 'pay-price') ratings[i] = cubes - goodsWorth(thought, price);
  }
}

/**
 * The offers a bot makes itself: for a cube the running crisis asks for, of which it has none, so many florins as the
 * calm is worth to it. Anything legal could be said: the rest is left to people.
 */
export function crisisOffers(thought: Thought, partners: readonly Seat[]): Move[] {
  const top = thought.state.stack.at(-1);
  if (top?.kind !== 'domestic-crisis' && top?.kind !== 'export-crisis') return [];
  const steps = top.kind === 'domestic-crisis' ? top.citizensPerCube : 1;
  const worth = calmingWorth(thought.colony, steps);
  const florins = Math.min(thought.player.florins, Math.floor((0.6 * worth) / thought.florin), 4);
  if (florins < 2 || thought.player.cubes[top.resource] > 0) return [];
  // AR-3.8 Nobody is asked the same twice in a step: whoever has declined would decline again.
  const partner = partners[thought.state.deals.declined[thought.seat] as number];
  if (partner === undefined) return [];
  return [offerFor(partner, florins, top.resource)];
}

function offerFor(to: Seat, florins: number, resource: Resource): Move {
  return { type: 'propose', to, give: goods(florins), take: goods(0, { [resource]: 1 }), promise: '' };
}

export function rateProposals(thought: Thought, moves: readonly Move[], ratings: Float64Array): void {
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as Move;
    ratings[i] = move.type === 'propose' && move.promise === '' ? 0.05 : -1;
    if (move.type === 'propose' && goodsWorth(thought, move.take) <= goodsWorth(thought, move.give) - 5)
      ratings[i] = -1;
  }
}
