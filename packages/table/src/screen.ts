// What one viewer is told, and nothing else leaves the table: views and events through the game's own filters.

import { decisionId } from '@atoll/engine';
import type { AskKind, Decision, DecisionId, Game, GameTypes, Placing, Seat, Viewer } from '@atoll/engine';
import type { Entry } from './entry.js';
import { decisionsAt, owing, stateFor } from './table.js';
import type { Sealed, Table } from './table.js';

export interface OpenDecision<G extends GameTypes> {
  readonly id: DecisionId;
  readonly ask: G['ask'];
  /** The paragraph of the rules the question stands for. */
  readonly rule: string;
  readonly optional: boolean;
  /** More answers than these are allowed: ask the table why one is not. */
  readonly open: boolean;
  readonly moves: readonly G['move'][];
}

/** A move drafted by the viewer, with what it told him. */
export interface Drafted<G extends GameTypes> {
  readonly id: string;
  readonly events: readonly G['event'][];
}

/** Everything a viewer sees at one moment. A function of the stored log and the viewer's own draft, of nothing else. */
export interface Screen<G extends GameTypes> {
  /** Whose eyes these are. */
  readonly viewer: Viewer;
  readonly view: G['view'];
  /** Whom the game waits for. */
  readonly owes: readonly Seat[];
  /** The viewer's own. */
  readonly decisions: readonly OpenDecision<G>[];
  readonly draft: readonly Drafted<G>[];
  /** Why the viewer's last committed answer cannot be undone. */
  readonly sealed: Sealed | null;
  readonly ranking: readonly Placing[] | null;
  readonly ending: string | null;
}

/** What a viewer is told of one entry of the log. */
export interface Told<G extends GameTypes> {
  readonly position: number;
  readonly at: number;
  /** Who answered; null for the set-up and for a take-back. */
  readonly seat: Seat | null;
  /** A take-back: the game stands again as after this position. */
  readonly to: number | null;
  readonly events: readonly G['event'][];
  /** Why a bot made the move, as a message key; never where nothing of it is told. */
  readonly why?: string;
}

export function screenOf<G extends GameTypes>(table: Table<G>, viewer: Viewer): Screen<G> {
  const { game } = table;
  const own = viewer === 'spectator' ? null : viewer;
  const state = own === null ? table.state : stateFor(table, own);
  return {
    viewer,
    view: game.view(state, viewer),
    owes: owing(game, state),
    decisions: own === null ? [] : ownDecisions(table, state, own),
    draft:
      own === null ? [] : (table.drafts[own] ?? []).map(({ id, events }) => ({ id, events: seen(table, events, own) })),
    sealed: own === null ? null : (table.sealed[own] ?? null),
    ranking: game.ranking(table.state),
    ending: game.ending(table.state),
  };
}

export function toldOf<G extends GameTypes>(table: Pick<Table<G>, 'game'>, entry: Entry<G>, viewer: Viewer): Told<G> {
  const events = entry.kind === 'rollback' ? [] : seen(table, entry.events, viewer);
  const why = entry.kind === 'input' && events.length > 0 ? entry.why : undefined;
  return {
    position: entry.position,
    at: entry.at,
    seat: entry.kind === 'input' ? entry.seat : null,
    to: entry.kind === 'rollback' ? entry.to : null,
    events,
    ...(why === undefined ? {} : { why }),
  };
}

/** How many of the entries the viewer has already seen as a draft of his own. */
export function alreadySeen<G extends GameTypes>(
  before: Table<G>,
  entries: readonly Entry<G>[],
  viewer: Viewer,
): number {
  const draft = viewer === 'spectator' ? [] : (before.drafts[viewer] ?? []);
  let count = 0;
  for (const [index, move] of draft.entries()) {
    const entry = entries[index];
    if (entry?.kind !== 'input' || entry.seat !== viewer || entry.id !== move.id) break;
    count += 1;
  }
  return count;
}

function ownDecisions<G extends GameTypes>(table: Table<G>, state: G['state'], seat: Seat): OpenDecision<G>[] {
  const { game } = table;
  const own: OpenDecision<G>[] = [];
  for (const decision of decisionsAt(game, state)) {
    if (decision.seat === seat) own.push(opened(game, decision, game.legalMoves(state, decision)));
  }
  return own;
}

function opened<G extends GameTypes>(
  { openAsks, askRules }: Pick<Game<G>, 'openAsks' | 'askRules'>,
  decision: Decision<G['ask']>,
  moves: readonly G['move'][],
): OpenDecision<G> {
  const { ask, optional } = decision;
  const kind: AskKind<G> = ask.kind;
  const rule = askRules[kind];
  return { id: decisionId(decision), ask, rule, optional: optional ?? false, open: openAsks.includes(kind), moves };
}

function seen<G extends GameTypes>(
  table: Pick<Table<G>, 'game'>,
  events: readonly G['event'][],
  viewer: Viewer,
): G['event'][] {
  const told: G['event'][] = [];
  for (const event of events) {
    const shown = table.game.viewEvent(event, viewer);
    if (shown !== null) told.push(shown);
  }
  return told;
}
