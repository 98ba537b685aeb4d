// AR-3 Negotiation: optional decisions beside the running step. One proposal is open at a time.

import { NOBODY, offered } from '@atoll/engine';
import type { Decision, Seat } from '@atoll/engine';

import { dealMaker, mustKeepCubes } from './step.js';
import type { Ask } from '../asks.js';
import { canCover, copyGoods, goods, handOver, isNothing, NOTHING, ownsCards } from '../economy/goods.js';
import { RESOURCES } from '../data/resources.js';
import type { MoveOf } from '../moves.js';
import { optionalAsk } from '../rules.js';
import type { Emit, Refusal } from '../rules.js';
import { cubesIn } from '../state.js';
import type { Deals, Goods, Proposal, State } from '../state.js';

/**
 * AR-3.8, AR-3.9 What one player may propose in a step, for each player they may deal with: so many declined, and so
 * many in all. Nobody's proposals use up anybody else's room.
 */
export const MOST_DECLINED = 5;
export const MOST_PROPOSALS = 15;

/** How many proposals a player may still make in this step, having so many partners. */
export function proposalsLeft({ made, declined }: Readonly<Deals>, seat: Seat, partners: number): number {
  const left = Math.min(
    MOST_DECLINED * partners - (declined[seat] as number),
    MOST_PROPOSALS * partners - (made[seat] as number),
  );
  return Math.max(0, left);
}

/** AR-3.2 The maker of the step deals with everybody, the others with the maker alone. */
function partnersOfMaker({ order }: State, maker: Seat): Seat[] {
  const partners: Seat[] = [];
  for (let i = 0; i < order.length; i++) if (order[i] !== maker) partners.push(order[i] as Seat);
  return partners;
}

/** Named by frame and number, so that an answer that comes late finds its question closed. */
export function dealsOpen(state: State): readonly Decision<Ask>[] {
  const maker = dealMaker(state);
  if (maker === null) return NOBODY;
  const { open, proposed } = state.deals;
  const step = `${state.stack[state.stack.length - 1]?.id}-${proposed}`;
  if (open !== null) {
    return [
      offered(`answer-deal-${step}`, open.to, { kind: 'answer-deal', proposal: copyProposal(open) }),
      offered(`withdraw-deal-${step}`, open.from, { kind: 'withdraw-deal' }),
    ];
  }
  const name = `propose-deal-${step}`;
  const toAll: Ask = { kind: 'propose-deal', partners: partnersOfMaker(state, maker) };
  const toMaker: Ask = { kind: 'propose-deal', partners: [maker] };
  const questions: Decision<Ask>[] = [];
  for (let seat = 0; seat < state.players.length; seat++) {
    const partners = seat === maker ? state.players.length - 1 : 1;
    if (proposalsLeft(state.deals, seat as Seat, partners) === 0) continue;
    questions.push(offered(name, seat as Seat, seat === maker ? toAll : toMaker));
  }
  return questions;
}

export function copyProposal({ from, to, give, take, promise, counter }: Proposal): Proposal {
  return { from, to, give: copyGoods(give), take: copyGoods(take), promise, counter };
}

function propose(draft: State, proposal: Proposal, emit: Emit): void {
  const { deals } = draft;
  deals.open = copyProposal(proposal);
  deals.proposed++;
  deals.made[proposal.from] = (deals.made[proposal.from] as number) + 1;
  emit({ type: 'deal-proposed', proposal: copyProposal(proposal) });
}

/** AR-3.9 A counter-offer that is declined counts for nobody: whoever haggles has not begun it. */
function decline({ deals }: State, { from, counter }: Proposal): void {
  if (!counter) deals.declined[from] = (deals.declined[from] as number) + 1;
}

/** AR-3.4, AR-3.7 Both ways at once, in public. */
function strike(draft: State, proposal: Proposal, emit: Emit): void {
  handOver(draft, proposal.from, proposal.to, proposal.give);
  handOver(draft, proposal.to, proposal.from, proposal.take);
  draft.deals.open = null;
  emit({ type: 'deal-struck', proposal });
}

/** Whoever goes on with the step lets an open proposal lapse: what they hold may change. */
export function lapse(draft: State, emit: Emit): void {
  if (draft.deals.open === null) return;
  draft.deals.open = null;
  emit({ type: 'deal-lapsed' });
}

const NOT_A_PARTNER: Refusal = { rule: 'AR-3.2', reason: 'not-their-step' };
const EMPTY: Refusal = { rule: 'AR-3.3', reason: 'nothing-changes-hands' };
const NO_CARD: Refusal = { rule: 'AR-3.3', reason: 'card-cannot-change-hands' };
const NOT_COVERED: Refusal = { rule: 'AR-3.3', reason: 'you-do-not-have-it' };
const STEP_OVER: Refusal = { rule: 'AR-8.17', reason: 'step-in-crisis-over' };
const ENOUGH: Refusal = { rule: 'AR-3.8', reason: 'too-many-proposals' };

const hasCubes = (bundle: Goods): boolean => bundle.tokens > 0 || cubesIn(bundle.cubes) > 0;

/** Looks behind the proposer's screen only: what the other holds must not show in what may be proposed. */
function checkProposal(state: State, from: Seat, to: Seat, give: Goods, take: Goods): Refusal | null {
  if (isNothing(give) && isNothing(take)) return EMPTY;
  if (!ownsCards(state, from, give) || !ownsCards(state, to, take)) return NO_CARD;
  if (hasCubes(give) && mustKeepCubes(state, from)) return STEP_OVER;
  if (hasCubes(take) && mustKeepCubes(state, to)) return STEP_OVER;
  return canCover(state, from, give) ? null : NOT_COVERED;
}

/** A few sensible bundles: florins, a cube of each kind, a token, each ready card. */
function bundles(): Goods[] {
  return [goods(1), goods(3), ...RESOURCES.map((resource) => goods(0, { [resource]: 1 })), goods(0, {}, 1)];
}

function sensible(state: State, from: Seat, to: Seat): { give: Goods; take: Goods }[] {
  const pairs: { give: Goods; take: Goods }[] = [];
  for (const bundle of bundles()) {
    pairs.push({ give: bundle, take: NOTHING }, { give: NOTHING, take: bundle });
    if (bundle.florins === 0) pairs.push({ give: bundle, take: goods(3) }, { give: goods(3), take: bundle });
  }
  for (const { id } of state.players[from]?.cards ?? []) pairs.push({ give: goods(0, {}, 0, [id]), take: goods(3) });
  for (const { id } of state.players[to]?.cards ?? []) pairs.push({ give: goods(3), take: goods(0, {}, 0, [id]) });
  return pairs.filter(({ give, take }) => checkProposal(state, from, to, give, take) === null);
}

function proposals(state: State, seat: Seat, partners: readonly Seat[]): MoveOf<'propose'>[] {
  return partners.flatMap((to) =>
    sensible(state, seat, to).map(({ give, take }): MoveOf<'propose'> => ({
      type: 'propose',
      to,
      give: copyGoods(give),
      take: copyGoods(take),
      promise: '',
    })),
  );
}

export const proposeDeal = optionalAsk('propose-deal', {
  rule: 'AR-3.1',
  open: true,
  answers: ['propose'],
  list: (state, seat, _frame, { partners }) => proposals(state, seat, partners),
  check: (state, seat, _frame, { to, give, take }, { partners }) =>
    partners.includes(to) ? checkProposal(state, seat, to, give, take) : NOT_A_PARTNER,
  answer: (draft, seat, _frame, move, emit) => propose(draft, { ...move, from: seat, counter: false }, emit),
  fallback: (state, seat, _frame, { partners }) => proposals(state, seat, partners)[0] as MoveOf<'propose'>,
});

function checkCounter(state: State, seat: Seat, proposal: Proposal, move: MoveOf<'counter'>): Refusal | null {
  const partners = seat === dealMaker(state) ? state.players.length - 1 : 1;
  if ((state.deals.made[seat] as number) >= MOST_PROPOSALS * partners) return ENOUGH;
  return checkProposal(state, seat, proposal.from, move.give, move.take);
}

export const answerDeal = optionalAsk('answer-deal', {
  rule: 'AR-3.8',
  open: true,
  answers: ['accept', 'decline', 'counter'],
  list(state, seat, _frame, { proposal }) {
    const { give, take } = proposal;
    const moves: MoveOf<'accept' | 'decline' | 'counter'>[] = [{ type: 'decline' }];
    if (canCover(state, seat, take)) moves.unshift({ type: 'accept' });
    const haggle: MoveOf<'counter'> = {
      type: 'counter',
      give: copyGoods(take),
      take: { ...copyGoods(give), florins: give.florins + 1 },
      promise: '',
    };
    if (checkCounter(state, seat, proposal, haggle) === null) moves.push(haggle);
    return moves;
  },
  check(state, seat, _frame, move, { proposal }) {
    if (move.type === 'accept') return canCover(state, seat, proposal.take) ? null : NOT_COVERED;
    return move.type === 'counter' ? checkCounter(state, seat, proposal, move) : null;
  },
  answer(draft, seat, _frame, move, emit, { proposal }) {
    if (move.type === 'accept') {
      strike(draft, proposal, emit);
      return;
    }
    draft.deals.open = null;
    emit({ type: 'deal-declined', seat });
    if (move.type === 'counter') propose(draft, { ...move, from: seat, to: proposal.from, counter: true }, emit);
    else decline(draft, proposal);
  },
  fallback: () => ({ type: 'decline' }),
});

export const withdrawDeal = optionalAsk('withdraw-deal', {
  rule: 'AR-3.9',
  answers: ['withdraw-proposal'],
  list: () => [{ type: 'withdraw-proposal' }],
  check: () => null,
  answer(draft, seat, _frame, _move, emit) {
    draft.deals.open = null;
    emit({ type: 'deal-withdrawn', seat });
  },
  fallback: () => ({ type: 'withdraw-proposal' }),
});
