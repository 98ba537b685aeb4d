// What a game's folder gives to the frame: its face. Everything in it is loaded when a table of that game is opened.
// A face knows views, asks, legal moves and events; never a state, never a rule.

import type { DecisionId, GameTypes, Illegal, Seat, Viewer, WRONG_ANSWER } from '@atoll/engine';
import type { ComponentType } from 'react';
import type { Pick, Picked, Reach } from '../table/selection.ts';
import type { LoggedEvent, OpenDecision, SeatInfo, TableSnapshot } from '../table/source.ts';

export type Locale = 'en' | 'fr';

/** A piece of a sentence: plain text, a seat's name in its colour, a thing with its tooltip. */
export type Part = string | { readonly seat: Seat } | { readonly thing: string; readonly text: string };

export type Sentence = readonly Part[];

/** A name, and where words are needed the tooltip below it. */
export type ThingWords = string | { readonly name: string; readonly tip: string };

export interface OptionWords {
  readonly label: string;
  readonly hint?: string;
  /** By value ("true" and "false" for a switch, which needs none). */
  readonly values?: Readonly<Record<string, string>>;
}

/**
 * Everything a game says, in one language. Templates are ICU messages over the fields of the ask, move, event or
 * reason, prepared like this (see words.ts):
 *   {seat}, and any field named in `seatFields`      the player's name, coloured; `{seatIs, select, you {…} other {…}}`
 *   {building}, an id            the name in `things`; `{building, select, …}` selects by `{buildingId, select, …}`
 *   {cards}, a list of ids       "Chapel, 2 × Well and Tower"; `{cardsCount, plural, …}` its length (0 when null)
 *   {price}, a number            as it is, for `plural` too
 *   null                         `{cards, select, none {…} other {…}}`
 *   true/false                   `{kept, select, yes {…} other {…}}`
 *   {over}, an object            its fields as {overBuilding}, {overGood} …; `{over, select, none {…} other {…}}`
 */
/** One for each key of the present rules; those of older versions stay beside them, for tables begun under those. */
type Sentences<Key extends string> = Readonly<Record<Key, string>> & Readonly<Record<string, string>>;

export interface GameWords<G extends GameTypes = GameTypes, Motive extends string = string> {
  readonly name: string;
  /** One line under the name, on the cover. */
  readonly tagline: string;
  /** The prompt of each ask: what is owed, in one sentence with the figures. */
  readonly asks: Sentences<G['ask']['kind']>;
  /** What the others read while somebody owes this answer is not told: an ask is its seat's own business. */
  readonly moves: Sentences<G['move']['type']>;
  /** Empty: not told in the log. */
  readonly events: Sentences<G['event']['type']>;
  readonly reasons: Sentences<G['reason'] | typeof WRONG_ANSWER.reason>;
  /** Why a bot made a move, by its brain's motives: plain text, what a fellow player would say. */
  readonly motives: Sentences<Motive>;
  readonly things: Readonly<Record<string, ThingWords>>;
  /** Sources of points, by `PointsFrom.source`. */
  readonly sources: Readonly<Record<string, string>>;
  readonly endings: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, OptionWords>>;
}

export interface RuleParagraph {
  /** The id of docs/rules: "SJ-5.3". Links from reasons end here. */
  readonly id: string;
  /** Plain text; *emphasis* between stars. */
  readonly text: string;
}

export interface RuleSection {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly RuleParagraph[];
}

export type Rulebook = readonly RuleSection[];

/** Where pointing stands, and what a board may do about it. */
export interface Selection<G extends GameTypes = GameTypes> {
  readonly picked: Picked;
  /** Moves that fit what is picked. */
  readonly candidates: readonly G['move'][];
  /** The move the picks amount to: shown as a preview, sent by Enter, by a second press or by the prompt's button. */
  readonly ready: G['move'] | null;
  readonly isTarget: (pick: Pick) => boolean;
  readonly reach: (pick: Pick) => Reach;
  readonly select: (pick: Pick) => void;
  readonly toggle: (list: string, piece: unknown, copy?: number) => void;
  readonly pickedCount: (list: string, piece: unknown) => number;
  readonly isTogglable: (list: string, piece: unknown) => boolean;
  readonly valuesOf: (field: string) => readonly unknown[];
  readonly clear: () => void;
  /** Sends a move, or the ready one. */
  readonly send: (move?: G['move']) => void;
}

/**
 * Several answers put together as one gesture: confirmed once, sent one after the other as their questions come. For
 * what the rules ask piece by piece and a person does with one movement of the hand.
 */
export interface Plan<G extends GameTypes = GameTypes> {
  /** Null while something is missing. A step whose question does not come is left out. */
  readonly steps: readonly PlanStep<G>[] | null;
  /** What it amounts to, or what is missing. */
  readonly sentence: Sentence;
  /** The figures behind it: "6 − 1 builder − 1 quarry = 4". */
  readonly price: Sentence | null;
  readonly clear: () => void;
}

export interface PlanStep<G extends GameTypes = GameTypes> {
  readonly ask: G['ask']['kind'];
  readonly move: G['move'];
}

/** What a component of a face gets beside the view. */
export interface TableContext<G extends GameTypes = GameTypes> {
  readonly snapshot: TableSnapshot<G>;
  readonly locale: Locale;
  readonly words: Words;
  /** The question being answered now; null while nothing is asked of the viewer (or the past is shown). */
  readonly decision: OpenDecision<G> | null;
  /** Other questions open to the viewer: what he may do beside, or out of turn. */
  readonly others: readonly OpenDecision<G>[];
  /** Takes one of the others up; null goes back to what is owed. */
  readonly turnTo: (decision: DecisionId | null) => void;
  /** Whether an answer to `decision` is being put together: bots wait meanwhile. Said again while it is. */
  readonly write: (isWriting: boolean) => void;
  readonly selection: Selection<G>;
  /** What the face has put together (`usePlan`); null where the selection alone says it. */
  readonly plan: Plan<G> | null;
  readonly sendSteps: (steps: readonly PlanStep<G>[]) => void;
  /** Takes back what was done last: an answer, or all answers of a plan. */
  readonly undo: () => void;
  readonly seat: (seat: Seat) => SeatInfo;
  /** Events of the last change of the view, for films. Empty when the film is to be skipped. */
  readonly fresh: readonly LoggedEvent<G>[];
  /** Milliseconds of one movement: 0, 120, 250 or 500. */
  readonly pace: number;
  /** Asks the table why this whole move is refused. */
  readonly why: (move: G['move']) => Promise<Illegal | null>;
  readonly openRules: (id: string) => void;
}

/** Sentences in the language of the page. */
export interface Words {
  readonly ask: (ask: GameTypes['ask']) => Sentence;
  readonly move: (move: AnyFields) => Sentence;
  /** Null: not told. */
  readonly event: (event: AnyFields) => Sentence | null;
  readonly reason: (illegal: Illegal) => Sentence;
  /** Null for a key nobody has written a sentence for: a newer server's, or a game without words. */
  readonly motive: (why: string) => string | null;
  readonly thing: (id: string) => string;
  readonly tip: (id: string) => string | null;
  readonly source: (id: string) => string;
  readonly ending: (id: string) => string;
}

export type AnyFields = { readonly type: string };

export interface TableProps<G extends GameTypes = GameTypes> {
  readonly view: G['view'];
  readonly viewer: Viewer;
  readonly table: TableContext<G>;
}

export interface SeatProps<G extends GameTypes = GameTypes> extends TableProps<G> {
  readonly seat: Seat;
}

/** One view with an open ask, as stored by a script: every ask of a game can be looked at without playing to it. */
export interface Story<G extends GameTypes = GameTypes> {
  readonly name: string;
  readonly viewer: Viewer;
  readonly view: G['view'];
  readonly decision: OpenDecision<G> | null;
  readonly seats: number;
  readonly log?: readonly LoggedEvent<G>[];
}

export interface PlanProps<G extends GameTypes = GameTypes> {
  readonly view: G['view'];
  readonly table: Omit<TableContext<G>, 'plan'>;
}

export interface BoardSize {
  readonly width: number;
  readonly height: number;
}

export interface GameFace<G extends GameTypes = GameTypes> {
  readonly id: string;
  /** The size of the board in its own units, for pan and zoom; null: the board is HTML and flows. */
  readonly size: BoardSize | ((view: G['view']) => BoardSize) | null;
  readonly Board: ComponentType<TableProps<G>>;
  /** What lies beside a board that is zoomed, and is not zoomed with it: tracks, cards. Above it on a phone. */
  readonly Beside?: ComponentType<TableProps<G>>;
  /** What is mine: hand, pieces. */
  readonly OwnArea: ComponentType<TableProps<G>> | null;
  /** The public counts of a seat, inside its panel. */
  readonly SeatDetails: ComponentType<SeatProps<G>>;
  /** The deals tab of the drawer, for games with offers between players. */
  readonly Deals?: ComponentType<TableProps<G>>;
  /** Null: everything is told in the words of its own ids. */
  readonly words: Readonly<Record<Locale, () => Promise<GameWords<G>>>> | null;
  readonly rulebook: Readonly<Record<Locale, () => Promise<Rulebook>>> | null;
  /** Fields of moves and events that hold seats, beside `seat` ("governor", "to"). */
  readonly seatFields: readonly string[];
  /** A hook, called once per table: what pointing at the board amounts to, where one pick is not one move. */
  readonly usePlan?: (props: PlanProps<G>) => Plan<G> | null;
  /** The paragraph that says more of this very question than the one its kind stands for; null: there is none. */
  ruleOf?(ask: G['ask']): G['rule'] | null;
  /** Moves shown as buttons of the prompt, four at most: passing, ending, choices that lie nowhere on the table. */
  buttons?(decision: OpenDecision<G>, view: G['view']): readonly G['move'][];
  /** The move that would end this question. Where the rules refuse it for now, the prompt shows it closed and says why. */
  closing?(ask: G['ask'], view: G['view']): G['move'] | null;
  /** Further fields for the sentence of a move: what its numbers stand for on this table. */
  meaning?(move: G['move'], view: G['view']): object;
  /** What a move would cost and bring, with the reasons: "6 − 1 builder − 1 quarry = 4". */
  preview?(move: G['move'], view: G['view'], viewer: Viewer, words: Words, locale: Locale): Sentence | null;
  /** What the viewer is secretly out for, with how far it has come; none before it is dealt. */
  objectives?(view: G['view'], viewer: Viewer, words: Words, locale: Locale): readonly ObjectiveCard[];
  /** Which sound an event makes; none by default. */
  readonly sounds?: Readonly<Partial<Record<G['event']['type'], SoundName>>>;
  readonly stories?: () => Promise<readonly Story<G>[]>;
}

export type SoundName = 'place' | 'card' | 'coin' | 'dice' | 'turn' | 'end' | 'refuse' | 'chat';

/** A goal of the viewer's own, in the figures of this table. */
export interface ObjectiveCard {
  readonly id: string;
  readonly name: string;
  /** Everybody has seen it. */
  readonly isRevealed: boolean;
  readonly goals: readonly ObjectiveGoal[];
}

export interface ObjectiveGoal {
  /** "Ends the game" */
  readonly label: string;
  /** "When 5 markets stand on the map." */
  readonly text: string;
  /** "Now 2 of 5"; null where nothing can be counted. */
  readonly now: string | null;
  /** How far it has come, for a bar. */
  readonly progress: { readonly have: number; readonly of: number } | null;
}

/** A face whose types are not known where it is used. The one place where they are forgotten. */
export function anyFace<G extends GameTypes>(face: GameFace<G>): GameFace {
  return face as unknown as GameFace;
}
