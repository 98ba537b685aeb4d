// AR-3 Negotiation: optional decisions beside the running step. One proposal is open at a time.

import { standingId } from '@atoll/engine';
import type { Decision, Emit, Illegal, Seat, StandingRule } from '@atoll/engine';

import { dealMaker, mustKeepCubes } from './step.js';
import type { Ask } from '../asks.js';
import { canCover, copyGoods, goods, handOver, isNothing, NOTHING, ownsCards } from '../economy/goods.js';
import { RESOURCES } from '../data/resources.js';
import type { Event } from '../events.js';
import type { Question } from '../flow/rule.js';
import type { Move, MoveOf } from '../moves.js';
import { cubesIn } from '../state.js';
import type { Goods, Proposal, State } from '../state.js';

/** AR-3.8 After so many proposals without a deal the step goes on without any; AR-3.9 likewise after so many deals. */
export const MOST_FAILED = 5;
export const MOST_STRUCK = 10;

function mayPropose(state: State): boolean {
  return state.deals.failed < MOST_FAILED && state.deals.struck < MOST_STRUCK;
}

/** AR-3.2 The maker of the step deals with everybody, the others with him alone. */
function partnersOfMaker({ order }: State, maker: Seat): Seat[] {
  const partners: Seat[] = [];
  for (let i = 0; i < order.length; i++) if (order[i] !== maker) partners.push(order[i] as Seat);
  return partners;
}

export const deals: StandingRule<State, Ask, Move, Event> = {
  decisions(state) {
    const maker = dealMaker(state);
    if (maker === null) return [];
    const frame = state.stack[state.stack.length - 1]?.id;
    const { open, proposed } = state.deals;
    if (open !== null) {
      const { from, to } = open;
      const [answer, withdraw] = [`answer-deal-${frame}-${proposed}`, `withdraw-deal-${frame}-${proposed}`];
      const ask = { kind: 'answer-deal', proposal: copyProposal(open) } as const;
      return [
        { id: standingId(answer, to), seat: to, ask, optional: true },
        { id: standingId(withdraw, from), seat: from, ask: { kind: 'withdraw-deal' }, optional: true },
      ];
    }
    if (!mayPropose(state)) return [];
    const name = `propose-deal-${frame}-${proposed}`;
    const toAll: Ask = { kind: 'propose-deal', partners: partnersOfMaker(state, maker) };
    const toMaker: Ask = { kind: 'propose-deal', partners: [maker] };
    const asked: Decision<Ask>[] = [];
    for (let index = 0; index < state.players.length; index++) {
      const seat = index as Seat;
      asked.push({ id: standingId(name, seat), seat, ask: seat === maker ? toAll : toMaker, optional: true });
    }
    return asked;
  },
  answer(draft, decision, move, emit) {
    const { open } = draft.deals;
    switch (move.type) {
      case 'propose':
        propose(draft, { ...move, from: decision.seat }, emit);
        break;
      case 'counter':
        close(draft, emit, { type: 'deal-declined', seat: decision.seat });
        if (open !== null) propose(draft, { ...move, from: decision.seat, to: open.from }, emit);
        break;
      case 'accept':
        if (open !== null) strike(draft, open, emit);
        break;
      case 'decline':
        close(draft, emit, { type: 'deal-declined', seat: decision.seat });
        break;
      default:
        close(draft, emit, { type: 'deal-withdrawn', seat: decision.seat });
    }
  },
};

export function copyProposal({ from, to, give, take, promise }: Proposal): Proposal {
  return { from, to, give: copyGoods(give), take: copyGoods(take), promise };
}

function propose(draft: State, proposal: Proposal, emit: Emit<Event>): void {
  draft.deals.open = copyProposal(proposal);
  draft.deals.proposed++;
  emit({ type: 'deal-proposed', proposal: copyProposal(proposal) });
}

function close(draft: State, emit: Emit<Event>, event: Event): void {
  draft.deals.open = null;
  draft.deals.failed++;
  emit(event);
}

/** AR-3.4, AR-3.7 Both ways at once, in public. */
function strike(draft: State, proposal: Proposal, emit: Emit<Event>): void {
  handOver(draft, proposal.from, proposal.to, proposal.give);
  handOver(draft, proposal.to, proposal.from, proposal.take);
  draft.deals.open = null;
  draft.deals.struck++;
  emit({ type: 'deal-struck', proposal });
}

/** Whoever goes on with the step lets an open proposal lapse: what he holds may change. */
export function lapse(draft: State, emit: Emit<Event>): void {
  if (draft.deals.open === null) return;
  draft.deals.open = null;
  draft.deals.failed++;
  emit({ type: 'deal-lapsed' });
}

const NOT_WITH_HIM: Illegal = { rule: 'AR-3.2', reason: 'not-his-step' };
const EMPTY: Illegal = { rule: 'AR-3.3', reason: 'nothing-changes-hands' };
const NO_CARD: Illegal = { rule: 'AR-3.3', reason: 'card-cannot-change-hands' };
const NOT_COVERED: Illegal = { rule: 'AR-3.3', reason: 'you-do-not-have-it' };
const STEP_OVER: Illegal = { rule: 'AR-8.17', reason: 'step-in-crisis-over' };
const ENOUGH: Illegal = { rule: 'AR-3.8', reason: 'too-many-proposals' };

const hasCubes = (bundle: Goods): boolean => bundle.tokens > 0 || cubesIn(bundle.cubes) > 0;

/** Looks behind the proposer's screen only: what the other holds must not show in what may be proposed. */
function checkProposal(state: State, from: Seat, to: Seat, give: Goods, take: Goods): Illegal | null {
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

export const proposeDeal: Question<'propose-deal'> = {
  open: true,
  answers: ['propose'],
  list: (state, seat, ask) =>
    ask.partners.flatMap((to) =>
      sensible(state, seat, to).map(({ give, take }): Move => ({
        type: 'propose',
        to,
        give: copyGoods(give),
        take: copyGoods(take),
        promise: '',
      })),
    ),
  check(state, seat, ask, move) {
    const { to, give, take } = move as MoveOf<'propose'>;
    return ask.partners.includes(to) ? checkProposal(state, seat, to, give, take) : NOT_WITH_HIM;
  },
  fallback: (state, seat, ask) => proposeDeal.list(state, seat, ask)[0] as Move,
};

export const answerDeal: Question<'answer-deal'> = {
  open: true,
  answers: ['accept', 'decline', 'counter'],
  list(state, seat, ask) {
    const { give, take } = ask.proposal;
    const moves: Move[] = [{ type: 'decline' }];
    if (canCover(state, seat, take)) moves.unshift({ type: 'accept' });
    const haggle: Move = {
      type: 'counter',
      give: copyGoods(take),
      take: { ...copyGoods(give), florins: give.florins + 1 },
      promise: '',
    };
    if (answerDeal.check(state, seat, ask, haggle) === null) moves.push(haggle);
    return moves;
  },
  check(state, seat, ask, move) {
    if (move.type === 'accept') return canCover(state, seat, ask.proposal.take) ? null : NOT_COVERED;
    if (move.type !== 'counter') return null;
    if (state.deals.failed + 1 >= MOST_FAILED) return ENOUGH;
    return checkProposal(state, seat, ask.proposal.from, move.give, move.take);
  },
  fallback: () => ({ type: 'decline' }),
};

export const withdrawDeal: Question<'withdraw-deal'> = {
  answers: ['withdraw-proposal'],
  list: () => [{ type: 'withdraw-proposal' }],
  check: () => null,
  fallback: () => ({ type: 'withdraw-proposal' }),
};
