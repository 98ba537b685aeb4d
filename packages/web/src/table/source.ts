// What a page needs to know about a table, and what it can ask of it. The same for a table of the server,
// for one that runs in this browser (worker.ts) and for a recorded game: screens know no difference.

import type { Barrier, DecisionId, GameTypes, Illegal, Placing, Seat, Viewer } from '@atoll/engine';
import type { BotLevel } from '@atoll/protocol';
import type { SeatColour } from '../ui/colours.ts';
import type { Course } from './course.ts';

/** A question put to the viewer, with every answer the rules accept. */
export interface OpenDecision<G extends GameTypes = GameTypes> {
  readonly id: DecisionId;
  readonly seat: Seat;
  readonly ask: G['ask'];
  /** The paragraph of the rules it stands for, as the table's own version numbers it. */
  readonly rule: string;
  readonly legal: readonly G['move'][];
  /** `legal` names examples only: `why` judges what is not in it. */
  readonly open: boolean;
  /** The game does not wait for it. */
  readonly optional: boolean;
}

/** One event as this viewer may know it. `seq` is the move it came from: 0 for the set-up. */
export interface LoggedEvent<G extends GameTypes = GameTypes> {
  readonly seq: number;
  readonly event: G['event'];
  /** Why a bot made that move, as a message key: the same for all its events. */
  readonly why?: string;
}

export interface Clock {
  /** Milliseconds left when the snapshot was made. */
  readonly left: number;
  readonly running: boolean;
  /** `performance.now()` of the snapshot. */
  readonly at: number;
}

export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string;
  readonly colour: SeatColour;
  readonly kind: 'person' | 'bot' | 'empty';
  readonly presence: 'here' | 'away';
  readonly clock: Clock | null;
  /** How well the bot plays that answers here; null where a person does. */
  readonly level?: BotLevel | null;
  /** A bot answers until the person is back. */
  readonly standsIn?: boolean;
  /** The bot has had less time to think than it should: the server is busy. */
  readonly hurried?: boolean;
  /** Is writing an offer. */
  readonly isWriting?: boolean;
}

export type AbsenceChoice = 'wait' | 'fallback' | 'bot';

/** What the people of a table of the server have to agree on. */
export interface Council {
  /** A take-back somebody asks for: to how the table stood after move `to`. */
  readonly offer: { readonly by: Seat; readonly to: number; readonly accepted: readonly Seat[] } | null;
  /** Seats out of time, and what each of the others wants done. */
  readonly votes: readonly { readonly seat: Seat; readonly choices: Readonly<Record<number, AbsenceChoice>> }[];
  /** Before which move a take-back asked for now would lead; null if none can be asked for. */
  readonly mayAskBack: number | null;
  /** What happens to a seat whose clock has run down; null without clocks. */
  readonly absence: 'fallback' | 'bot' | 'vote' | null;
}

export interface CouncilActs {
  /** Why it may not be asked; null if it was. */
  askBack(to: number): Promise<Illegal | null>;
  answerBack(to: number, accept: boolean): void;
  /** By who asked, while somebody has still to answer. */
  withdrawBack(to: number): void;
  vote(seat: Seat, choice: AbsenceChoice): void;
}

export interface ChatLine {
  readonly id: number;
  readonly seat: Seat | null;
  readonly name: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Why nothing can be taken back: the last answer is sealed (`handed-over`: by the viewer himself), or there is none. */
export type UndoBarrier = Barrier | 'handed-over' | 'nothing';

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly kind: 'local' | 'network' | 'replay' | 'story';
  readonly options: Readonly<Record<string, string | number | boolean>>;
}

/** Everything a screen draws, as one immutable value: a new one at every change, the same one otherwise. */
export interface TableSnapshot<G extends GameTypes = GameTypes> {
  readonly table: TableInfo;
  /** `gathering`: seats are still empty. `failed`: a fault stopped the table. */
  readonly status: 'loading' | 'gathering' | 'playing' | 'over' | 'failed';
  readonly connection: 'live' | 'reconnecting';
  /** How many moves have been made. */
  readonly seq: number;
  readonly viewer: Viewer;
  readonly view: G['view'];
  /** Of the viewer only; the mandatory ones first. */
  readonly decisions: readonly OpenDecision<G>[];
  /** Who owes an answer. */
  readonly waitingFor: readonly Seat[];
  /** From the set-up on; where `hasEarlier`, from later on. */
  readonly log: readonly LoggedEvent<G>[];
  /** The log began before what is here of it (`TableSource.earlier`). */
  readonly hasEarlier?: boolean;
  readonly seats: readonly SeatInfo[];
  readonly canUndo: boolean;
  /** How many answers of the viewer can still be taken back. */
  readonly drafted: number;
  /** Null while `canUndo`. */
  readonly undoBarrier: UndoBarrier | null;
  /** Something is held back until the viewer confirms it. */
  readonly canConfirm: boolean;
  /** Why it has failed, where that is known: a message key. */
  readonly failure?: string;
  readonly ranking: readonly Placing[] | null;
  /** Why the game ended, as a message key. */
  readonly ending: string | null;
  readonly chat: readonly ChatLine[];
  /** Hot-seat: the curtain is down until this person says to be there. */
  readonly curtain: Seat | null;
  /** Among people with a screen each. */
  readonly council?: Council;
  /** The replay of a finished game with everything face up: what each seat saw of it. */
  readonly revealed?: readonly Moment<G>[];
}

/** A refusal is not an exception: the rules, or the table ("closed": somebody else was faster), said no. */
export type Outcome = { readonly ok: true } | { readonly ok: false; readonly illegal: Illegal };

export interface SubmitOptions {
  /** Keep the move to myself until `confirm`, as long as the rules allow. */
  readonly hold?: boolean;
  /** The question the move was put together for: where it has changed since, nothing is sent. */
  readonly ask?: GameTypes['ask'] | undefined;
}

/** The table as it stood after `seq` moves, from the eyes of `viewer`. */
export interface Moment<G extends GameTypes = GameTypes> {
  readonly seq: number;
  readonly viewer: Viewer;
  readonly view: G['view'];
  readonly waitingFor: readonly Seat[];
}

export interface TableSource<G extends GameTypes = GameTypes> {
  subscribe(listener: () => void): () => void;
  getSnapshot(): TableSnapshot<G>;

  submit(decision: DecisionId, move: G['move'], options?: SubmitOptions): Promise<Outcome>;
  /** Takes back the last answers of the viewer that are still his: one, or as many as he gave with one gesture. */
  undo(count?: number): Promise<void>;
  confirm(): Promise<void>;
  /** An answer to this is being put together, which takes a while: said again meanwhile. Null: not any more. */
  write?(decision: DecisionId | null): void;
  /** Why this answer would be refused; null if it is legal. */
  why(decision: DecisionId, move: G['move']): Promise<Illegal | null>;
  /** A line of the chat, as `tidyChat` leaves it. */
  say(line: string): Promise<Outcome>;
  /** Among people with a screen each. */
  readonly acts?: CouncilActs;
  /** Hot-seat: the person behind the curtain is there. */
  liftCurtain(): void;

  /** Fetches an earlier part of the log. */
  earlier?(): Promise<void>;
  /** The past, for the log. Null where it cannot be known here. */
  at(seq: number): Promise<Moment<G> | null>;
  /** How the points came about. Null until the game is over: it would tell what is hidden. */
  course(): Promise<Course<G> | null>;
  /** The record of a finished game (for a running local one: so far), as text of a file. */
  exportRecord(): Promise<string | null>;
  close(): void;
}
