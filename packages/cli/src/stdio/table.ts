// What a session holds between two lines: the state, and what just happened.

import { decisionCalled, ShapeError } from '@atoll/engine';
import type { AnyGame, Decision, GameTypes, Seat, Step, Viewer } from '@atoll/engine';
import { Refusal } from './request.js';

type State = GameTypes['state'];
type Asked = Decision<GameTypes['ask']>;

export class SessionTable {
  private current: State | null = null;
  /** Of the last step, unredacted. */
  events: readonly GameTypes['event'][] = [];
  private seats: number;
  constructor(readonly game: AnyGame) {
    this.seats = game.seats.max;
  }

  get state(): State {
    if (this.current === null) throw new Refusal('no-table', "nothing is set up yet: begin with 'setup' or 'state'");
    return this.current;
  }

  /** A state tells nobody its number of seats: without a set-up the game's highest is taken. */
  put(state: State, events: readonly GameTypes['event'][], seats = this.game.seats.max): void {
    this.current = state;
    this.events = events;
    this.seats = seats;
  }

  step({ state, events }: Step<GameTypes>): void {
    this.put(state, events, this.seats);
  }

  decision(id: unknown): Asked {
    const found = decisionCalled(this.game.decisions(this.state), String(id));
    if (found === undefined) throw new Refusal('no-decision', `nobody is asked '${String(id)}' now`);
    return found;
  }

  move(raw: unknown): GameTypes['move'] {
    return shaped('bad-move', () => this.game.parseMove(raw));
  }

  viewer(raw: unknown): Viewer {
    return raw === 'spectator' ? raw : this.seat(raw);
  }

  seat(raw: unknown): Seat {
    if (!Number.isInteger(raw) || (raw as number) < 0 || (raw as number) >= this.seats) {
      throw new Refusal('bad-request', `there is no seat ${String(raw)}: they go from 0 to ${this.seats - 1}`);
    }
    return raw as Seat;
  }
}

/** A state from outside: of the right shape, with nothing missing or doubled, and with somebody to go on or a ranking. */
export function checkedState(game: AnyGame, raw: unknown): State {
  const state = shaped('bad-state', () => game.parseState(raw));
  const faults = trying(() => game.invariants(state));
  if (faults.length > 0) throw new Refusal('bad-state', `this cannot be: ${faults.join('; ')}`);
  const open = trying(() => game.decisions(state).some((decision) => decision.optional !== true));
  if (open === (trying(() => game.ranking(state)) !== null)) {
    throw new Refusal(
      'bad-state',
      open ? 'the game is over, but somebody owes an answer' : 'nobody owes an answer, but the game is not over',
    );
  }
  return state;
}

/** Rules may stumble over what no game can reach. */
function trying<T>(task: () => T): T {
  try {
    return task();
  } catch (error) {
    throw new Refusal(
      'bad-state',
      `the rules cannot read it: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

export function shaped<T>(code: 'bad-move' | 'bad-state' | 'bad-request', read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof ShapeError ? new Refusal(code, error.message) : error;
  }
}
