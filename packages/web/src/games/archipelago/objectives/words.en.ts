// Objectives in English, in the figures of one table.

import type { Criterion, Resource, Victory } from '@atoll/game-archipelago/table';

const RESOURCE_WORDS: Readonly<Record<Resource, string>> = {
  fruit: 'fruit',
  cattle: 'cattle',
  fish: 'fish',
  wood: 'wood',
  stone: 'stone',
  iron: 'iron',
};

export function criterionOf(criterion: Criterion): string {
  switch (criterion.by) {
    case 'cubes':
      return `${RESOURCE_WORDS[criterion.resource]} cubes behind the screen`;
    case 'icons-in-town-regions':
      return `${RESOURCE_WORDS[criterion.resource]} icons in regions whose town one holds`;
    case 'temples-controlled':
      return 'temples controlled';
    case 'towns-controlled':
      return 'towns controlled';
    case 'markets-controlled':
      return 'markets controlled';
    case 'ports-controlled':
      return 'ports controlled';
    case 'ports-and-markets-controlled':
      return 'ports and markets controlled';
    case 'money':
      return 'florins';
    case 'explorer-tokens':
      return 'explorer tokens left';
    case 'characters':
      return 'characters';
    case 'progress':
      return 'progress cards';
    case 'characters-and-progress':
      return 'evolution cards';
    case 'citizens-in-archipelago':
      return 'citizens on the map';
    case 'ships-in-archipelago':
      return 'ships on the map';
    case 'benefactor-florins':
      return 'florins on the Benefactor card';
  }
}

export function victoryOf(victory: Victory): string {
  switch (victory.type) {
    case 'rank':
      return `Everybody scores 3, 2, 1 for the most ${criterionOf(victory.criterion)}.`;
    case 'pacifist':
      return `You score 3 if population exceeds rebellion by more than ${victory.gapAbove} at the end.`;
    case 'separatist':
      return 'You alone win if the archipelago becomes independent.';
  }
}

export const en = {
  ends: 'Ends the game',
  scores: 'Scores',
  /** From which figure on. */
  when: {
    resourcesExhausted: (kinds: number) => `when the bank has run out of ${kinds} kinds of cube`,
    explorerPilesEmpty: (piles: number) => `when ${piles} piles of explorer tokens are empty`,
    surplusAbove: (workers: number) => `when there are ${workers} surplus workers`,
    bankMoneyEmpty: () => 'when the bank has no florin left',
    townsInPlay: (towns: number) => `when ${towns} towns stand on the map`,
    templesInPlay: (temples: number) => `when ${temples} temples stand on the map`,
    marketsInPlay: (markets: number) => `when ${markets} markets stand on the map`,
    portsInPlay: (ports: number) => `when ${ports} ports stand on the map`,
    shipsInPlay: (ships: number) => `when ${ships} ships are on the map`,
    charactersInPlay: (cards: number) => `when all players together own ${cards} characters`,
    progressInPlay: (cards: number) => `when all players together own ${cards} progress cards`,
    cardsInPlay: (cards: number) => `when all players together own ${cards} evolution cards`,
    populationAtLeast: (population: number) => `when the population reaches ${population}`,
  },
  never: 'Not with so few players: its condition is not used.',
  soFar: (have: number, figure: number) => `Now ${have} of ${figure}`,
  bankHas: (florins: number) => `Now ${florins} left`,
  victory: victoryOf,
  yoursAndBest: (own: number, best: number) => `You: ${own} · best of the others: ${best}`,
  yoursAlone: (own: number) => `You: ${own} · the others keep theirs hidden`,
  gap: (gap: number) => `Now ${gap}`,
  unrest: (rebellion: number, population: number) => `Now rebellion ${rebellion}, population ${population}`,
} as const;

type Said<T> = {
  readonly [K in keyof T]: T[K] extends (...figures: infer F) => string
    ? (...figures: F) => string
    : T[K] extends string
      ? string
      : Said<T[K]>;
};

export type ObjectiveWords = Said<typeof en>;
