// What passes between the page and the worker, and what is stored of a local table.

import type { BotTask, Thought } from '@atoll/bots';
import type { DecisionId, GameTypes, Illegal, OptionField, Seat, Viewer } from '@atoll/engine';
import type { BotLevel } from '@atoll/protocol';
import type { Course } from '../course.ts';
import type { Moment, Outcome, TableSnapshot } from '../source.ts';

export type Options = Readonly<Record<string, string | number | boolean>>;

export interface LocalSeat {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  /** Of a bot; tables laid before there were levels have none. */
  readonly level?: BotLevel;
}

export interface LocalSetup {
  readonly id: string;
  readonly game: string;
  /** The rules it is played by, to its end; tables laid before there were several have none, and are of the first. */
  readonly rulesVersion?: number;
  readonly options: Options;
  readonly seats: readonly LocalSeat[];
  readonly seed: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

export interface StoredTable {
  readonly setup: LocalSetup;
  readonly inputs: readonly {
    readonly seat: Seat;
    readonly decision: DecisionId;
    readonly move: GameTypes['move'];
    readonly at: number;
    /** Of a bot's move; tables laid before bots gave reasons have none. */
    readonly why?: string;
  }[];
  readonly changedAt: number;
  readonly over: boolean;
  readonly waitingFor: readonly Seat[];
  readonly winners: readonly Seat[];
}

export type LocalScreen = Pick<
  TableSnapshot,
  | 'seq'
  | 'viewer'
  | 'view'
  | 'decisions'
  | 'waitingFor'
  | 'log'
  | 'canUndo'
  | 'drafted'
  | 'undoBarrier'
  | 'canConfirm'
  | 'ranking'
  | 'ending'
  | 'status'
>;

/** One change of the table. The log starts anew (`logFrom` 0) when the viewer changes. */
export interface LocalUpdate extends Omit<LocalScreen, 'log'> {
  readonly logFrom: number;
  readonly log: LocalScreen['log'];
  readonly curtain: Seat | null;
}

export interface GameSheet {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: Readonly<Record<string, OptionField<string | number | boolean>>>;
}

export interface Review {
  readonly setup: LocalSetup;
  readonly moves: number;
  readonly over: boolean;
}

/** What the page may ask of the worker. One worker holds one table, or thinks for the bots of one. */
export interface LocalTableApi {
  describe(game: string): Promise<GameSheet>;
  /** Why these options do not go together; null if they do. */
  checkOptions(game: string, options: Options, seats: number): Promise<Illegal | null>;
  start(setup: LocalSetup, onUpdate: (update: LocalUpdate) => void): Promise<void>;
  resume(id: string, onUpdate: (update: LocalUpdate) => void): Promise<LocalSetup | null>;
  /** Milliseconds between the answers of bots. */
  setPace(pace: number): void;
  think(task: BotTask): Promise<Thought>;
  /** `ask`: the question the move was put together for. */
  submit(decision: DecisionId, move: unknown, hold: boolean, ask?: GameTypes['ask']): Outcome;
  /** An answer to this is being put together; null: not any more. */
  write(decision: DecisionId | null): void;
  undo(count: number): void;
  confirm(): void;
  why(decision: DecisionId, move: unknown): Illegal | null;
  liftCurtain(): void;
  at(seq: number, viewer: Viewer): Moment;
  /** Null until the game is over. */
  course(viewer: Viewer): Course | null;
  record(): string;
  /** Opens a game to look at it: one of this device, or the text of a record. */
  review(from: { readonly id: string } | { readonly record: string }): Promise<Review | null>;
  /** Keeps the game of a record on this device, under that id; false if it is none, or was changed. */
  keep(record: string, id: string): Promise<boolean>;
  /** The whole screen after `seq` moves. */
  screenAt(seq: number, viewer: Viewer): LocalScreen;
  /** What each seat saw then. Nothing while the game is being played. */
  revealedAt(seq: number): readonly Moment[];
}
