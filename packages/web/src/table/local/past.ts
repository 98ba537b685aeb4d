// What has happened at a table of this browser: every position to look back at, what each viewer was told, the course of
// the points, the record.

import type { AnyGame, GameTypes, Seat, Viewer } from '@atoll/engine';
import { decisionCalled, Recorder, writeRecord } from '@atoll/engine';
import { isOver, owing, toldOf } from '@atoll/table';
import type { Entry, InputEntry, Table } from '@atoll/table';
import { turnsOf } from '../course.ts';
import type { Course } from '../course.ts';
import { logged } from '../logged.ts';
import type { LoggedEvent, Moment } from '../source.ts';
import type { LocalScreen, LocalSetup } from './messages.ts';

type G = GameTypes;

export class Past {
  private readonly log: Entry<G>[] = [];
  /** After each position of the log. */
  private readonly states: G['state'][] = [];
  private readonly toldTo = new Map<Viewer, { upTo: number; readonly events: LoggedEvent[] }>();

  constructor(
    private readonly game: AnyGame,
    private readonly setup: LocalSetup,
    /** As it is now. */
    private table: Table<G>,
    opening: Entry<G>,
  ) {
    this.keep([opening], table);
  }

  /** Entries of one outcome: the states between them are played again, there are few. */
  keep(entries: readonly Entry<G>[], table: Table<G>): void {
    for (const entry of entries) {
      this.states.push(entry.kind === 'input' ? this.stateAfter(entry) : table.state);
      this.log.push(entry);
    }
    this.table = table;
  }

  inputs(): readonly InputEntry<G>[] {
    return this.log.filter((entry) => entry.kind === 'input');
  }

  at(seq: number, viewer: Viewer): Moment {
    const position = this.positionOf(seq);
    const state = this.stateAt(position);
    return { seq: position, viewer, view: this.game.view(state, viewer), waitingFor: owing(this.game, state) };
  }

  /** As the screen of a player, but with nothing to answer. */
  screenAt(seq: number, viewer: Viewer): LocalScreen {
    const { seq: position, view, waitingFor } = this.at(seq, viewer);
    const state = this.stateAt(position);
    return {
      seq: position,
      viewer,
      view,
      decisions: [],
      waitingFor,
      log: this.told(viewer, position),
      canUndo: false,
      drafted: 0,
      undoBarrier: 'over',
      canConfirm: false,
      ranking: this.game.ranking(state),
      ending: this.game.ending(state),
      status: waitingFor.length === 0 ? 'over' : 'playing',
    };
  }

  /** Everybody's hand, once there is nothing left to hide. */
  revealedAt(seq: number): readonly Moment[] {
    return isOver(this.table) ? this.setup.seats.map((_, seat) => this.at(seq, seat as Seat)) : [];
  }

  /** Null until the game is over: before that the points would tell what is hidden. */
  course(viewer: Viewer): Course | null {
    const last = this.states.length - 1;
    const first = this.game.ranking(this.stateAt(last))?.[0]?.seat;
    if (first === undefined) return null;
    const points = this.states.map((state) => {
      const bySeat = this.setup.seats.map(() => 0);
      for (const placing of this.game.standings(state)) bySeat[placing.seat] = placing.points;
      return bySeat;
    });
    const told = this.told(viewer, last);
    const turns = turnsOf(points, first).map((turn) => ({
      ...turn,
      events: told.filter(({ seq }) => seq === turn.seq),
    }));
    return { points, first, turns };
  }

  record(): string {
    const { options, seats, seed } = this.setup;
    const names = seats.map(({ name }) => name);
    const recorder = new Recorder(this.game, options, seats.length, seed, undefined, names);
    for (const { position, decision, seat, move } of this.inputs())
      recorder.add({ decision, seat, move }, this.stateAt(position));
    return writeRecord(recorder.finish(this.stateAt(this.states.length - 1)));
  }

  /** The log as the viewer was told it, up to a position. What was told once is kept: the past does not change here. */
  told(viewer: Viewer, upTo: number): readonly LoggedEvent[] {
    const known = this.toldTo.get(viewer) ?? { upTo: -1, events: [] };
    this.toldTo.set(viewer, known);
    for (const entry of this.log.slice(known.upTo + 1)) {
      known.events.push(...logged(entry.position, toldOf(this.table, entry, viewer)));
      known.upTo = entry.position;
    }
    return known.upTo <= upTo ? known.events : known.events.filter(({ seq }) => seq <= upTo);
  }

  private positionOf(seq: number): number {
    return Math.max(0, Math.min(seq, this.states.length - 1));
  }

  private stateAt(position: number): G['state'] {
    const state = this.states[position];
    if (state === undefined) throw new Error(`no position ${position} in a game of ${this.states.length}`);
    return state;
  }

  private stateAfter(entry: InputEntry<G>): G['state'] {
    const before = this.stateAt(entry.position - 1);
    const decision = decisionCalled(this.game.decisions(before), entry.decision);
    return decision === undefined ? before : this.game.apply(before, decision, entry.move).state;
  }
}
