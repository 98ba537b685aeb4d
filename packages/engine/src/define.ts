// Makes a `Game` out of its rules: the flow by frame, the answers by ask, and the pieces only a game can write.

import type { AskRules, EventSecrecy, FrameRules } from './asks.js';
import type { Decision, Illegal } from './decision.js';
import { EngineFault, ruleOf, settle } from './flow.js';
import type { AnyFlow, Emit, Frame, Secretive } from './flow.js';
import type { Game, GameTypes } from './game.js';
import { RANDOM_ALGORITHM, randomFrom } from './random.js';
import type { Random } from './random.js';
import { scrambled } from './secrecy.js';
import { ShapeError } from './shape.js';
import type { Shape, TaggedShape } from './shape.js';
import type { Seat, Viewer } from './seat.js';

/** The parts of a `Game` that only the game itself can write. */
type OwnParts =
  | 'id'
  | 'rulesVersion'
  | 'seats'
  | 'options'
  | 'clone'
  | 'view'
  | 'guess'
  | 'secrets'
  | 'standings'
  | 'ending'
  | 'invariants';

export interface GameRules<G extends GameTypes> extends Pick<Game<G>, OwnParts> {
  readonly moveShape: TaggedShape<G['move'], 'type'>;
  readonly stateShape: Shape<G['state']>;
  readonly reasons: readonly G['reason'][];
  readonly flow: FrameRules<G>;
  readonly asks: AskRules<G>;
  /** What each event tells to whom. */
  readonly events: EventSecrecy<G>;
  /** Optional decisions: open beside the frame's own for whoever may act out of turn, never waited for. */
  readonly standing?: (state: G['state']) => readonly Decision<G['ask']>[];
  /** Before a frame is answered. */
  readonly answering?: (draft: G['state'], emit: Emit<G['event']>) => void;
  /** After every answer to a frame and every step of one: an end that may come at any time clears the stack here. */
  readonly stepped?: (draft: G['state'], emit: Emit<G['event']>) => void;
  /** The table as it is laid out, with the first frame on the stack; the kernel settles it. */
  layOut(seats: number, options: G['options'], rng: Random, emit: Emit<G['event']>): G['state'];
}

/** Whether something in a view is a frame or a state: such a game does not compile. */
type HoldsSecrets<V> = V extends string | number | boolean | null | undefined
  ? false
  : V extends readonly (infer Item)[]
    ? HoldsSecrets<Item>
    : Secretive extends keyof V
      ? true extends V[Secretive]
        ? true
        : false
      : { [K in keyof V]-?: HoldsSecrets<V[K]> }[keyof V];

/** Frames and what is shown of them carry the mark that tells them apart. */
type MarksFrames<G extends GameTypes> = Secretive extends keyof G['frame']
  ? G['view'] extends { readonly stack: readonly (infer Shown)[] }
    ? Secretive extends keyof Shown
      ? unknown
      : { 'what a view shows of a frame extends FrameView': never }
    : unknown
  : { 'every frame extends Frame': never };

type ShowsNoSecrets<G extends GameTypes> =
  true extends HoldsSecrets<G['view']>
    ? { 'a view is built from named fields: it holds no frame and no state': never }
    : MarksFrames<G>;

export const WRONG_ANSWER: Illegal<'ENGINE', 'wrong-answer'> = { rule: 'ENGINE', reason: 'wrong-answer' };

/** What the kernel knows of a question, with the game's types rubbed off. */
interface Question<S, Ask, M, E> {
  readonly rule: string;
  readonly frame: string | readonly string[] | null;
  readonly answers: readonly string[];
  readonly open?: true;
  list(state: S, seat: Seat, frame: Frame | null, ask: Ask): readonly M[];
  check(state: S, seat: Seat, frame: Frame | null, move: M, ask: Ask): Illegal | null;
  answer(draft: S, seat: Seat, frame: Frame | null, move: M, emit: Emit<E>, ask: Ask): void;
  fallback(state: S, seat: Seat, frame: Frame | null, ask: Ask): M;
}

export function defineGame<G extends GameTypes>(rules: GameRules<G> & ShowsNoSecrets<G>): Game<G> {
  type State = G['state'];
  type Asked = Decision<G['ask']>;
  const flow = rules.flow as unknown as AnyFlow<State>;
  const asks = rules.asks as unknown as Readonly<Record<string, Question<State, G['ask'], G['move'], G['event']>>>;
  const events = rules.events as Readonly<
    Record<string, 'open' | ((event: G['event'], viewer: Viewer) => G['event'] | null)>
  >;
  const { standing, answering, stepped } = rules;
  const watch = stepped as ((draft: State, emit: Emit<never>) => void) | undefined;

  const questionOf = (decision: Asked): Question<State, G['ask'], G['move'], G['event']> => {
    const question = asks[decision.ask.kind];
    if (question === undefined) throw new EngineFault(`no rules for an ask of kind '${decision.ask.kind}'`);
    return question;
  };

  /** The frame that asks; null beside an optional question. */
  const askingFrame = (state: State, decision: Asked): Frame | null => {
    if (decision.optional === true) return null;
    const top = state.stack[state.stack.length - 1];
    if (top?.id !== decision.frame) throw new EngineFault(`frame ${decision.frame} asks no more`);
    return top;
  };

  const withStanding = (state: State, owed: readonly Asked[]): readonly Asked[] => {
    if (standing === undefined || state.stack.length === 0) return owed;
    const offers = standing(state);
    return offers.length === 0 ? owed : [...owed, ...offers];
  };

  const decisions = (state: State): readonly Asked[] => {
    const top = state.stack[state.stack.length - 1];
    if (top === undefined) return [];
    return withStanding(state, ruleOf(flow, top).decisions(state, top) as readonly Asked[]);
  };

  const perform = (draft: State, decision: Asked, move: G['move'], emit: Emit<G['event']>): readonly Asked[] => {
    const question = questionOf(decision);
    const frame = askingFrame(draft, decision);
    if (frame !== null) answering?.(draft, emit);
    question.answer(draft, decision.seat, frame, move, emit, decision.ask);
    if (frame !== null) stepped?.(draft, emit);
    return withStanding(draft, settle(draft, flow, emit, watch) as readonly Asked[]);
  };

  return {
    id: rules.id,
    rulesVersion: rules.rulesVersion,
    random: RANDOM_ALGORITHM,
    seats: rules.seats,
    options: rules.options,
    openAsks: Object.keys(asks).filter((kind) => asks[kind]?.open === true),
    askRules: Object.fromEntries(Object.entries(asks).map(([kind, { rule }]) => [kind, rule])) as Game<G>['askRules'],
    vocabulary: {
      asks: Object.keys(asks),
      moves: rules.moveShape.tags,
      events: Object.keys(events),
      frames: Object.keys(flow),
      reasons: rules.reasons,
    },
    parseMove: (raw) => rules.moveShape(raw, 'move'),
    parseState: (raw) => rules.stateShape(raw, 'state'),
    setup(seats, options, seed) {
      const { min, max } = rules.seats;
      if (!Number.isInteger(seats) || seats < min || seats > max)
        throw new ShapeError('seats', `from ${min} to ${max}`);
      const refused = rules.options.check?.(options, seats) ?? null;
      if (refused !== null) throw new ShapeError('options', `allowed together (${refused.rule}: ${refused.reason})`);
      const told: G['event'][] = [];
      const emit: Emit<G['event']> = (event) => void told.push(event);
      const state = rules.layOut(seats, options, randomFrom(seed), emit);
      settle(state, flow, emit, watch);
      return { state, events: told };
    },
    decisions,
    legalMoves: (state, decision) =>
      questionOf(decision).list(state, decision.seat, askingFrame(state, decision), decision.ask),
    check(state, decision, move) {
      const question = questionOf(decision);
      if (!question.answers.includes(move.type)) return WRONG_ANSWER;
      return question.check(state, decision.seat, askingFrame(state, decision), move, decision.ask);
    },
    clone: (state) => rules.clone(state),
    perform,
    apply(state, decision, move) {
      const draft = rules.clone(state);
      const told: G['event'][] = [];
      perform(draft, decision, move, (event) => void told.push(event));
      return { state: draft, events: told };
    },
    fallback: (state, decision) =>
      questionOf(decision).fallback(state, decision.seat, askingFrame(state, decision), decision.ask),
    view: (state, viewer) => rules.view(state, viewer),
    viewEvent(event, viewer) {
      const told = events[event.type];
      if (told === undefined) throw new EngineFault(`nobody has said who is told of '${event.type}'`);
      return told === 'open' ? event : told(event, viewer);
    },
    guess: (view, viewer, random) => rules.guess(view, viewer, random),
    secrets: rules.secrets,
    scramble: (state, viewer, random) => scrambled(rules, state, viewer, random),
    standings: (state) => rules.standings(state),
    ranking: (state) => (state.stack.length === 0 ? rules.standings(state) : null),
    ending: (state) => rules.ending(state),
    invariants: (state) => rules.invariants(state),
  };
}
