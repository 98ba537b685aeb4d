// Makes a `Game` out of its rules: the flow by frame, the answers by ask, and the pieces only a game can write.

import type { Decision, Illegal } from './decision.js';
import { EngineFault, ruleOf, settle } from './flow.js';
import type { Emit, FlowRules, StandingRule } from './flow.js';
import type { Game, GameTypes } from './game.js';
import { randomFrom } from './random.js';
import type { Random } from './random.js';
import { ShapeError } from './shape.js';
import type { Shape } from './shape.js';
import type { Seat } from './seat.js';

/** One question: what may be answered, why not something else, and what is answered for the absent. */
export interface AskRule<S, Ask, M extends { readonly type: string }> {
  /** The types of move that answer it; `check` sees no other. */
  readonly answers: readonly M['type'][];
  list(state: S, seat: Seat, ask: Ask): readonly M[];
  check(state: S, seat: Seat, ask: Ask, move: M): Illegal | null;
  fallback(state: S, seat: Seat, ask: Ask): M;
  /** `check` accepts more than `list` can name. */
  readonly open?: true;
}

/** An ask kind without rules does not compile. */
export type AskRules<S, Ask extends { readonly kind: string }, M extends { readonly type: string }> = {
  readonly [K in Ask['kind']]: AskRule<S, Extract<Ask, { kind: K }>, M>;
};

/** The parts of a `Game` that only the game itself can write. */
type OwnParts =
  | 'id'
  | 'rulesVersion'
  | 'seats'
  | 'options'
  | 'clone'
  | 'view'
  | 'viewEvent'
  | 'guess'
  | 'standings'
  | 'ending'
  | 'invariants';

export interface GameRules<G extends GameTypes> extends Pick<Game<G>, OwnParts> {
  readonly moveShape: Shape<G['move']>;
  readonly moveTypes: readonly G['move']['type'][];
  readonly eventTypes: readonly G['event']['type'][];
  readonly stateShape: Shape<G['state']>;
  readonly flow: FlowRules<G['state'], G['frame'], G['ask'], G['move'], G['event']>;
  readonly asks: AskRules<G['state'], G['ask'], G['move']>;
  readonly standing?: StandingRule<G['state'], G['ask'], G['move'], G['event']>;
  /** The table as it is laid out, with the first frame on the stack; the kernel settles it. */
  layOut(seats: number, options: G['options'], rng: Random, emit: Emit<G['event']>): G['state'];
}

export const WRONG_ANSWER: Illegal = { rule: 'ENGINE', reason: 'wrong-answer' };

export function defineGame<G extends GameTypes>(rules: GameRules<G>): Game<G> {
  type State = G['state'];
  type Asked = Decision<G['ask']>;
  const flow = rules.flow as unknown as Parameters<typeof settle<State>>[1];
  const asks = rules.asks as Readonly<Record<string, AskRule<State, G['ask'], G['move']>>>;
  const { standing } = rules;

  const askRule = (decision: Asked): AskRule<State, G['ask'], G['move']> => {
    const rule = asks[decision.ask.kind];
    if (rule === undefined) throw new EngineFault(`no rules for an ask of kind '${decision.ask.kind}'`);
    return rule;
  };

  const decisions = (state: State): readonly Asked[] => {
    const top = state.stack[state.stack.length - 1];
    if (top === undefined) return [];
    const owed = ruleOf(flow, top).decisions(state, top) as readonly Asked[];
    if (standing === undefined) return owed;
    const offered = standing.decisions(state);
    return offered.length === 0 ? owed : [...owed, ...offered];
  };

  const perform = (draft: State, decision: Asked, move: G['move'], emit: Emit<G['event']>): void => {
    if (decision.optional) {
      if (standing === undefined) throw new EngineFault('an optional decision, but the game has none');
      standing.answer(draft, decision, move, emit);
    } else {
      const top = draft.stack[draft.stack.length - 1];
      if (top === undefined) throw new EngineFault('a move after the end of the game');
      ruleOf(flow, top).answer(draft, top, decision.seat, move, emit as Emit<unknown>);
    }
    settle(draft, flow, emit);
  };

  return {
    id: rules.id,
    rulesVersion: rules.rulesVersion,
    seats: rules.seats,
    options: rules.options,
    openAsks: Object.keys(asks).filter((kind) => asks[kind]?.open === true),
    vocabulary: {
      asks: Object.keys(asks),
      moves: rules.moveTypes,
      events: rules.eventTypes,
      frames: Object.keys(flow),
    },
    parseMove: (raw) => rules.moveShape(raw, 'move'),
    parseState: (raw) => rules.stateShape(raw, 'state'),
    setup(seats, options, seed) {
      const { min, max } = rules.seats;
      if (!Number.isInteger(seats) || seats < min || seats > max)
        throw new ShapeError('seats', `from ${min} to ${max}`);
      const refused = rules.options.check?.(options, seats) ?? null;
      if (refused !== null) throw new ShapeError('options', `allowed together (${refused.rule}: ${refused.reason})`);
      const events: G['event'][] = [];
      const emit: Emit<G['event']> = (event) => void events.push(event);
      const state = rules.layOut(seats, options, randomFrom(seed), emit);
      settle(state, flow, emit);
      return { state, events };
    },
    decisions,
    legalMoves: (state, decision) => askRule(decision).list(state, decision.seat, decision.ask),
    check(state, decision, move) {
      const rule = askRule(decision);
      return rule.answers.includes(move.type) ? rule.check(state, decision.seat, decision.ask, move) : WRONG_ANSWER;
    },
    clone: (state) => rules.clone(state),
    perform,
    apply(state, decision, move) {
      const draft = rules.clone(state);
      const events: G['event'][] = [];
      perform(draft, decision, move, (event) => void events.push(event));
      return { state: draft, events };
    },
    fallback: (state, decision) => askRule(decision).fallback(state, decision.seat, decision.ask),
    view: (state, viewer) => rules.view(state, viewer),
    viewEvent: (event, viewer) => rules.viewEvent(event, viewer),
    guess: (view, viewer, random) => rules.guess(view, viewer, random),
    standings: (state) => rules.standings(state),
    ranking: (state) => (state.stack.length === 0 ? rules.standings(state) : null),
    ending: (state) => rules.ending(state),
    invariants: (state) => rules.invariants(state),
  };
}
