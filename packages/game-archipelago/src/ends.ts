// AR-27.1 to AR-27.4 Secret end conditions.
// All ten conditions of the deck are watched, held or not: what nobody reveals tells as much as what somebody does,
// so either way something hidden has been shown.

import { expose } from '@atoll/engine';
import type { Emit, Seat } from '@atoll/engine';

import type { BuildingKind } from './data/construction.js';
import { CARD } from './data/evolution-cards.js';
import type { CardKind } from './data/evolution-cards.js';
import { OBJECTIVE, OBJECTIVES } from './data/objectives.js';
import type { CountedEnd, Length, ObjectiveId } from './data/objectives.js';
import { RESOURCES } from './data/resources.js';
import type { Event } from './events.js';
import type { OwnedCard, Player, Region, State, Unit } from './state.js';

const DECKS: Readonly<Record<Length, readonly ObjectiveId[]>> = {
  short: OBJECTIVES.filter((id) => OBJECTIVE[id].length === 'short'),
  medium: OBJECTIVES.filter((id) => OBJECTIVE[id].length === 'medium'),
  long: OBJECTIVES.filter((id) => OBJECTIVE[id].length === 'long'),
};

export function objectiveDeck(length: Length): readonly ObjectiveId[] {
  return DECKS[length];
}

function buildings(state: State, kind: BuildingKind): number {
  let count = 0;
  for (let i = 0; i < state.regions.length; i++) if ((state.regions[i] as Region)[kind] >= 0) count++;
  return count;
}

function ships(state: State): number {
  let count = 0;
  for (let i = 0; i < state.units.length; i++) if ((state.units[i] as Unit).kind === 'ship') count++;
  return count;
}

function cards(state: State, kind: CardKind | null): number {
  let count = 0;
  for (let seat = 0; seat < state.players.length; seat++) {
    const owned = (state.players[seat] as Player).cards;
    for (let i = 0; i < owned.length; i++) {
      if (kind === null || CARD[(owned[i] as OwnedCard).id].kind === kind) count++;
    }
  }
  return count;
}

/** AR-27.4 Buildings and ships on the map, cards owned by players. */
function countOf(state: State, type: CountedEnd): number {
  switch (type) {
    case 'townsInPlay':
      return buildings(state, 'town');
    case 'templesInPlay':
      return buildings(state, 'temple');
    case 'marketsInPlay':
      return buildings(state, 'market');
    case 'portsInPlay':
      return buildings(state, 'port');
    case 'shipsInPlay':
      return ships(state);
    case 'charactersInPlay':
      return cards(state, 'character');
    case 'progressInPlay':
      return cards(state, 'progress');
    case 'cardsInPlay':
      return cards(state, null);
    case 'populationAtLeast':
      return state.population;
  }
}

export function endConditionMet(state: State, objective: ObjectiveId): boolean {
  const { end } = OBJECTIVE[objective];
  switch (end.type) {
    case 'resourcesExhausted': {
      let exhausted = 0;
      for (const resource of RESOURCES) if (state.cubes[resource] === 0) exhausted++;
      return exhausted >= end.count;
    }
    case 'explorerPilesEmpty': {
      let empty = 0;
      for (const pile of state.piles) if (pile === 0) empty++;
      return empty >= end.count;
    }
    case 'surplusAbove':
      return state.surplus > end.value;
    case 'bankMoneyEmpty':
      return state.florins === 0;
    default: {
      const threshold = end.threshold[state.players.length - 2] ?? null;
      return threshold !== null && countOf(state, end.type) >= threshold;
    }
  }
}

/** Called after everything that happens from turn 1 on (AR-1.16). */
export function lookForEnds(draft: State, emit: Emit<Event>): void {
  if (draft.turn < 1 || draft.ending !== null) return;
  for (const objective of objectiveDeck(draft.options.length)) {
    if (draft.met.includes(objective) || !endConditionMet(draft, objective)) continue;
    draft.met.push(objective);
    expose(draft);
    reveal(draft, objective, emit);
  }
}

function reveal(draft: State, objective: ObjectiveId, emit: Emit<Event>): void {
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
export function endIfClosing(draft: State, emit: Emit<Event>): void {
  if (!draft.closing || draft.ending !== null) return;
  draft.ending = 'objective';
  emit({ type: 'game-ended', by: 'objective' });
}
