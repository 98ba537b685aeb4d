// Scenarios: a legal set-up, components moved by hand, then real moves. What a rule test is written with.
// The rules only ever see frozen states here, and every step is held against the game's own invariants.

import { canonicalJson, deepFreeze, firstNotPlain, hashOf, parseOptions, WRONG_ANSWER } from '@atoll/engine';
import type { Decision, Game, GameTypes, Illegal, Placing, Seat, Viewer } from '@atoll/engine';

export interface ScenarioOptions<G extends GameTypes> {
  readonly seats: number;
  /** What is left out gets its default. */
  readonly options?: Partial<G['options']>;
  readonly seed?: string;
}

export function scenario<G extends GameTypes>(game: Game<G>, table: ScenarioOptions<G>): Scenario<G> {
  return new Scenario(game, table);
}

const SKIP_LIMIT = 10_000;

export class Scenario<G extends GameTypes> {
  /** Frozen: rules and tests that write to it throw. */
  state: G['state'];
  /** What the last play told; the set-up's events before the first. */
  events: readonly G['event'][];

  constructor(
    readonly game: Game<G>,
    table: ScenarioOptions<G>,
  ) {
    const options = parseOptions(game.options, table.options ?? {});
    const { state, events } = game.setup(table.seats, options, table.seed ?? 'scenario');
    this.events = events;
    this.state = this.accepted(state, 'the set-up');
  }

  /** Moves components on a copy. The result must be a state the rules could have reached. */
  arrange(change: (draft: G['state']) => void): this {
    const draft = this.game.clone(this.state);
    change(draft);
    this.state = this.accepted(draft, 'the arranged state');
    return this;
  }

  decisions(): readonly Decision<G['ask']>[] {
    return this.game.decisions(this.state);
  }

  /** The mandatory question open for that seat. */
  ask(seat: number): G['ask'] {
    return this.mandatory(seat).ask;
  }

  /** All questions open for that seat, the optional ones too. */
  asks(seat: number): readonly G['ask'][] {
    return this.openFor(seat).map((decision) => decision.ask);
  }

  /** The legal moves of the seat's mandatory decision, or of its decision of the kind given. */
  legal(seat: number, kind?: G['ask']['kind']): readonly G['move'][] {
    return this.game.legalMoves(this.state, kind === undefined ? this.mandatory(seat) : this.decision(seat, kind));
  }

  /** Plays the move as an answer to whichever open decision of the seat accepts it. */
  play(seat: number, move: G['move']): this {
    const parsed = this.game.parseMove(move);
    const refusals: Illegal[] = [];
    for (const decision of this.openFor(seat)) {
      const illegal = this.game.check(this.state, decision, parsed);
      if (illegal === null) return this.step(decision, parsed);
      refusals.push(illegal);
    }
    const illegal = refusals.find((refusal) => refusal !== WRONG_ANSWER) ?? refusals[0];
    const why = illegal === undefined ? 'nothing is asked of it' : `${shown(illegal)}\n${this.situation()}`;
    throw new Error(`seat ${seat} may not play ${shown(move)}: ${why}`);
  }

  /** Expects that no open decision of the seat accepts the move, and that one of them names this rule. */
  refused(seat: number, move: G['move'], rule: string): Illegal {
    const refusals: Illegal[] = [];
    for (const decision of this.openFor(seat)) {
      const illegal = this.game.check(this.state, decision, move);
      if (illegal === null) throw new Error(`expected ${rule} to refuse ${shown(move)}, but seat ${seat} may play it`);
      if (this.isListed(decision, move)) throw new Error(`check refuses ${shown(move)}, but it is listed as legal`);
      refusals.push(illegal);
    }
    const named = refusals.find((refusal) => refusal.rule === rule);
    if (named !== undefined) return named;
    const found = refusals.length === 0 ? 'nothing is asked of that seat' : refusals.map(shown).join(', ');
    throw new Error(`expected ${rule} to refuse ${shown(move)} of seat ${seat}: ${found}\n${this.situation()}`);
  }

  /** Gives the fallback answer to whatever is asked, until the condition holds. */
  skipTo(condition: (scenario: this) => boolean): this {
    for (let steps = 0; steps < SKIP_LIMIT; steps++) {
      if (condition(this)) return this;
      const decision = this.decisions().find((open) => !open.optional);
      if (decision === undefined) throw new Error('the game ended before the condition held');
      this.step(decision, this.game.fallback(this.state, decision));
    }
    throw new Error(`the condition did not hold within ${SKIP_LIMIT} fallback answers\n${this.situation()}`);
  }

  view(viewer: number | 'spectator'): G['view'] {
    return this.game.view(this.state, viewer as Viewer);
  }

  /** What that viewer is told of the last play. */
  viewEvents(viewer: number | 'spectator'): G['event'][] {
    const told: G['event'][] = [];
    for (const event of this.events) {
      const seen = this.game.viewEvent(event, viewer as Viewer);
      if (seen !== null) told.push(seen);
    }
    return told;
  }

  ranking(): readonly Placing[] | null {
    return this.game.ranking(this.state);
  }

  private step(decision: Decision<G['ask']>, move: G['move']): this {
    if (!this.isListed(decision, move) && !this.game.openAsks.includes(decision.ask.kind)) {
      throw new Error(
        `check allows ${shown(move)}, but the list of '${decision.ask.kind}' lacks it\n${this.situation()}`,
      );
    }
    const before = hashOf(this.state);
    const { state, events } = this.game.apply(this.state, decision, move);
    if (hashOf(this.state) !== before) throw new Error(`apply changed the state it was given, by ${shown(move)}`);
    const odd = firstNotPlain(events, 'events');
    if (odd !== null) throw new Error(`after ${shown(move)}: ${odd}`);
    this.events = events;
    this.state = this.accepted(state, `the state after ${shown(move)}`);
    return this;
  }

  private accepted(state: G['state'], name: string): G['state'] {
    const odd = firstNotPlain(state);
    if (odd !== null) throw new Error(`${name} is not plain data: ${odd}`);
    const faults = this.game.invariants(state);
    if (faults.length > 0) throw new Error(`${name} breaks the game's invariants:\n  ${faults.join('\n  ')}`);
    return deepFreeze(state);
  }

  private isListed(decision: Decision<G['ask']>, move: G['move']): boolean {
    const wanted = canonicalJson(move);
    return this.game.legalMoves(this.state, decision).some((listed) => canonicalJson(listed) === wanted);
  }

  /** Mandatory decisions first: an optional one takes a move only if no mandatory one does. */
  private openFor(seat: number): Decision<G['ask']>[] {
    const own = this.decisions().filter((decision) => decision.seat === (seat as Seat));
    return [...own.filter((decision) => !decision.optional), ...own.filter((decision) => decision.optional)];
  }

  private mandatory(seat: number): Decision<G['ask']> {
    const [decision] = this.openFor(seat);
    if (decision === undefined || decision.optional)
      throw new Error(`seat ${seat} owes no answer\n${this.situation()}`);
    return decision;
  }

  private decision(seat: number, kind: G['ask']['kind']): Decision<G['ask']> {
    const decision = this.openFor(seat).find((open) => open.ask.kind === kind);
    if (decision === undefined) throw new Error(`seat ${seat} is not asked '${kind}'\n${this.situation()}`);
    return decision;
  }

  private situation(): string {
    const open = this.decisions().map(
      ({ seat, ask, optional }) => `${optional ? 'optional' : 'open'}: ${seat} ${shown(ask)}`,
    );
    const running = this.state.stack.map((frame) => frame.kind).join(' › ');
    return [`  running: ${running || 'nothing, the game is over'}`, ...open.map((line) => `  ${line}`)].join('\n');
  }
}

function shown(value: object): string {
  return JSON.stringify(value);
}
