// AR-27.1 to AR-27.4 Secret end conditions.
// All ten conditions of the deck are watched, held or not: what nobody reveals tells as much as what somebody does,
// so either way something hidden has been shown.

import { expose } from '@atoll/engine';
import type { Seat } from '@atoll/engine';

import { buildingCounts, countIn } from './board/control.js';
import { CARD } from './data/evolution-cards.js';
import type { CardKind } from './data/evolution-cards.js';
import { OBJECTIVE, OBJECTIVES } from './data/objectives.js';
import type { EndCondition, Length, ObjectiveId } from './data/objectives.js';
import type { Emit } from './rules.js';
import type { Board, OwnedCard, Player, State } from './state.js';

/** What the conditions count: it all lies open, so a view will do. */
export interface Counted
  extends Board, Readonly<Pick<State, 'cubes' | 'piles' | 'surplus' | 'florins' | 'population'>> {
  readonly players: readonly { readonly cards: readonly OwnedCard[] }[];
}

/** With 2, 3, 4 and 5 players. */
const SEAT_COUNTS = [2, 3, 4, 5] as const;

const DECKS: Readonly<Record<Length, readonly ObjectiveId[]>> = {
  short: OBJECTIVES.filter((id) => OBJECTIVE[id].length === 'short'),
  medium: OBJECTIVES.filter((id) => OBJECTIVE[id].length === 'medium'),
  long: OBJECTIVES.filter((id) => OBJECTIVE[id].length === 'long'),
};

export function objectiveDeck(length: Length): readonly ObjectiveId[] {
  return DECKS[length];
}

/** Cubes the bank has none of. */
function exhausted({ cubes }: Counted): number {
  let count = 0;
  if (cubes.fruit === 0) count++;
  if (cubes.cattle === 0) count++;
  if (cubes.fish === 0) count++;
  if (cubes.wood === 0) count++;
  if (cubes.stone === 0) count++;
  if (cubes.iron === 0) count++;
  return count;
}

function emptyPiles({ piles }: Counted): number {
  let count = 0;
  for (let i = 0; i < piles.length; i++) if (piles[i] === 0) count++;
  return count;
}

function cards({ players }: Counted): number {
  let count = 0;
  for (let seat = 0; seat < players.length; seat++) count += (players[seat] as Counted['players'][number]).cards.length;
  return count;
}

function cardsOf({ players }: Counted, kind: CardKind): number {
  let count = 0;
  for (let seat = 0; seat < players.length; seat++) {
    const owned = (players[seat] as Counted['players'][number]).cards;
    for (let i = 0; i < owned.length; i++) if (CARD[(owned[i] as OwnedCard).id].kind === kind) count++;
  }
  return count;
}

/** AR-27.4 Buildings and ships on the map, cards owned by players. `built`: see `buildingCounts`. */
function countOf(state: Counted, built: number, type: EndCondition['type']): number {
  switch (type) {
    case 'resourcesExhausted':
      return exhausted(state);
    case 'explorerPilesEmpty':
      return emptyPiles(state);
    case 'surplusAbove':
      return state.surplus;
    case 'bankMoneyEmpty':
      return state.florins === 0 ? 1 : 0;
    case 'townsInPlay':
      return countIn(built, 'town');
    case 'templesInPlay':
      return countIn(built, 'temple');
    case 'marketsInPlay':
      return countIn(built, 'market');
    case 'portsInPlay':
      return countIn(built, 'port');
    case 'shipsInPlay':
      // All that is on the map and no citizen: the population marker counts those (AR-2.8).
      return state.units.length - state.population;
    case 'charactersInPlay':
      return cardsOf(state, 'character');
    case 'progressInPlay':
      return cardsOf(state, 'progress');
    case 'cardsInPlay':
      return cards(state);
    case 'populationAtLeast':
      return state.population;
  }
}

/** From which count on a condition is met; null: not used with so many players. */
function figureOf(end: EndCondition, seats: number): number | null {
  switch (end.type) {
    case 'resourcesExhausted':
    case 'explorerPilesEmpty':
      return end.count;
    case 'surplusAbove':
      return end.value + 1;
    case 'bankMoneyEmpty':
      return 1;
    default:
      return end.threshold[seats - 2] ?? null;
  }
}

interface Watched {
  readonly objective: ObjectiveId;
  readonly type: EndCondition['type'];
  readonly figure: number;
}

function watchedOf(deck: readonly ObjectiveId[], seats: number): Watched[] {
  return deck.flatMap((objective) => {
    const { end } = OBJECTIVE[objective];
    const figure = figureOf(end, seats);
    return figure === null ? [] : [{ objective, type: end.type, figure }];
  });
}

/** Prepared once, by length and number of players: conditions are looked at several times in every move. */
const WATCHED: Readonly<Record<Length, readonly (readonly Watched[])[]>> = {
  short: SEAT_COUNTS.map((seats) => watchedOf(DECKS.short, seats)),
  medium: SEAT_COUNTS.map((seats) => watchedOf(DECKS.medium, seats)),
  long: SEAT_COUNTS.map((seats) => watchedOf(DECKS.long, seats)),
};

function isReached(state: State, built: number, type: EndCondition['type'], figure: number): boolean {
  // Kinds need not be told apart while there are too few cards of all kinds.
  if ((type === 'charactersInPlay' || type === 'progressInPlay') && cards(state) < figure) return false;
  return countOf(state, built, type) >= figure;
}

export function endConditionMet(state: State, objective: ObjectiveId): boolean {
  const { end } = OBJECTIVE[objective];
  const figure = figureOf(end, state.players.length);
  return figure !== null && isReached(state, buildingCounts(state), end.type, figure);
}

export interface EndProgress {
  /** In the condition's own count. */
  readonly have: number;
  /** From which count on it is met. */
  readonly figure: number;
}

/** How far the condition has come; null where it is not used with so many players. */
export function endProgress(table: Counted, objective: ObjectiveId): EndProgress | null {
  const { end } = OBJECTIVE[objective];
  const figure = figureOf(end, table.players.length);
  return figure === null ? null : { have: countOf(table, buildingCounts(table), end.type), figure };
}

/** How much the condition lacks, in its own count; null where it is not used with so many players. */
export function missingToEnd(state: State, objective: ObjectiveId): number | null {
  const progress = endProgress(state, objective);
  return progress === null ? null : Math.max(0, progress.figure - progress.have);
}

/** Called after everything that happens from turn 1 on (AR-1.16). */
export function lookForEnds(draft: State, emit: Emit): void {
  if (draft.turn < 1 || draft.ending !== null) return;
  const watched = WATCHED[draft.options.length][draft.players.length - 2] as readonly Watched[];
  const built = buildingCounts(draft);
  for (let i = 0; i < watched.length; i++) {
    const { objective, type, figure } = watched[i] as Watched;
    if (!isReached(draft, built, type, figure) || draft.met.includes(objective)) continue;
    draft.met.push(objective);
    expose(draft);
    reveal(draft, objective, emit);
  }
}

function reveal(draft: State, objective: ObjectiveId, emit: Emit): void {
  for (let seat = 0; seat < draft.players.length; seat++) {
    const player = draft.players[seat] as Player;
    if (!player.objectives.includes(objective)) continue;
    player.revealed.push(objective);
    draft.closing = true;
    emit({ type: 'objective-revealed', seat: seat as Seat, objective });
  }
  if (draft.shown.includes(objective)) {
    draft.closing = true;
    emit({ type: 'objective-revealed', seat: null, objective });
  }
}

/** AR-27.1, AR-27.2 At the end of a round or of the running step. */
export function endIfClosing(draft: State, emit: Emit): void {
  if (!draft.closing || draft.ending !== null) return;
  draft.ending = 'objective';
  emit({ type: 'game-ended', by: 'objective' });
}
