// AR-27.1 to AR-27.4 Secret end conditions.
// All ten conditions of the deck are watched, held or not: what nobody reveals tells as much as what somebody does,
// so either way something hidden has been shown.

import { expose } from '@atoll/engine';
import type { Emit, Seat } from '@atoll/engine';

import { CARD } from './data/evolution-cards.js';
import { OBJECTIVE, OBJECTIVES } from './data/objectives.js';
import type { CountedEnd, EndCondition, Length, ObjectiveId } from './data/objectives.js';
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

/** AR-27.4 What is counted, gathered in one pass over the table. */
type Counts = Record<CountedEnd, number>;

function countsOf(state: State): Counts {
  const counts: Counts = {
    townsInPlay: 0,
    templesInPlay: 0,
    marketsInPlay: 0,
    portsInPlay: 0,
    shipsInPlay: 0,
    charactersInPlay: 0,
    progressInPlay: 0,
    cardsInPlay: 0,
    populationAtLeast: state.population,
  };
  for (let i = 0; i < state.regions.length; i++) {
    const region = state.regions[i] as Region;
    if (region.town >= 0) counts.townsInPlay++;
    if (region.temple >= 0) counts.templesInPlay++;
    if (region.market >= 0) counts.marketsInPlay++;
    if (region.port >= 0) counts.portsInPlay++;
  }
  for (let i = 0; i < state.units.length; i++) if ((state.units[i] as Unit).kind === 'ship') counts.shipsInPlay++;
  for (let seat = 0; seat < state.players.length; seat++) {
    const { cards } = state.players[seat] as Player;
    for (let i = 0; i < cards.length; i++) {
      if (CARD[(cards[i] as OwnedCard).id].kind === 'character') counts.charactersInPlay++;
      else counts.progressInPlay++;
    }
  }
  counts.cardsInPlay = counts.charactersInPlay + counts.progressInPlay;
  return counts;
}

function isMet(state: State, end: EndCondition, counts: Counts): boolean {
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
      return threshold !== null && counts[end.type] >= threshold;
    }
  }
}

export function endConditionMet(state: State, objective: ObjectiveId): boolean {
  return isMet(state, OBJECTIVE[objective].end, countsOf(state));
}

/** Called after everything that happens from turn 1 on (AR-1.16). */
export function lookForEnds(draft: State, emit: Emit<Event>): void {
  if (draft.turn < 1 || draft.ending !== null) return;
  const counts = countsOf(draft);
  for (const objective of objectiveDeck(draft.options.length)) {
    if (draft.met.includes(objective) || !isMet(draft, OBJECTIVE[objective].end, counts)) continue;
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
