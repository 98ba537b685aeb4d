// Les objectifs en français, avec les chiffres d'une table.

import type { Criterion, Resource, Victory } from '@atoll/game-archipelago/table';
import type { ObjectiveWords } from './words.en.ts';

const OF_RESOURCE: Readonly<Record<Resource, string>> = {
  fruit: 'de fruits',
  cattle: 'de bovins',
  fish: 'de poissons',
  wood: 'de bois',
  stone: 'de pierre',
  iron: 'de fer',
};

export function criterionOf(criterion: Criterion): string {
  switch (criterion.by) {
    case 'cubes':
      return `de cubes ${OF_RESOURCE[criterion.resource]} derrière l’écran`;
    case 'icons-in-town-regions':
      return `de symboles ${OF_RESOURCE[criterion.resource]} dans les régions dont on tient la ville`;
    case 'temples-controlled':
      return 'de temples contrôlés';
    case 'towns-controlled':
      return 'de villes contrôlées';
    case 'markets-controlled':
      return 'de marchés contrôlés';
    case 'ports-controlled':
      return 'de ports contrôlés';
    case 'ports-and-markets-controlled':
      return 'de ports et de marchés contrôlés';
    case 'money':
      return 'de florins';
    case 'explorer-tokens':
      return 'de jetons d’exploration restants';
    case 'characters':
      return 'de personnages';
    case 'progress':
      return 'de progrès';
    case 'characters-and-progress':
      return 'de cartes d’évolution';
    case 'citizens-in-archipelago':
      return 'de citoyens sur la carte';
    case 'ships-in-archipelago':
      return 'de navires sur la carte';
    case 'benefactor-florins':
      return 'de florins sur la carte Bienfaiteur';
  }
}

export function victoryOf(victory: Victory): string {
  switch (victory.type) {
    case 'rank':
      return `Chacun marque 3, 2, 1 pour le plus ${criterionOf(victory.criterion)}.`;
    case 'pacifist':
      return `Vous marquez 3 si la population dépasse la rébellion de plus de ${victory.gapAbove} à la fin.`;
    case 'separatist':
      return 'Vous gagnez seul si l’archipel devient indépendant.';
  }
}

export const fr: ObjectiveWords = {
  ends: 'Termine la partie',
  scores: 'Rapporte',
  when: {
    resourcesExhausted: (kinds) => `quand ${kinds} sortes de cubes manquent à la banque`,
    explorerPilesEmpty: (piles) => `quand ${piles} piles de jetons d’exploration sont vides`,
    surplusAbove: (workers) => `quand il y a ${workers} ouvriers en surplus`,
    bankMoneyEmpty: () => 'quand la banque n’a plus un florin',
    townsInPlay: (towns) => `quand il y a ${towns} villes sur la carte`,
    templesInPlay: (temples) => `quand il y a ${temples} temples sur la carte`,
    marketsInPlay: (markets) => `quand il y a ${markets} marchés sur la carte`,
    portsInPlay: (ports) => `quand il y a ${ports} ports sur la carte`,
    shipsInPlay: (ships) => `quand il y a ${ships} navires sur la carte`,
    charactersInPlay: (cards) => `quand tous les joueurs ensemble possèdent ${cards} personnages`,
    progressInPlay: (cards) => `quand tous les joueurs ensemble possèdent ${cards} progrès`,
    cardsInPlay: (cards) => `quand tous les joueurs ensemble possèdent ${cards} cartes d’évolution`,
    populationAtLeast: (population) => `quand la population atteint ${population}`,
  },
  never: 'Pas à si peu de joueurs : sa condition ne s’applique pas.',
  soFar: (have, figure) => `Actuellement ${have} sur ${figure}`,
  bankHas: (florins) => `Il lui en reste ${florins}`,
  victory: victoryOf,
  yoursAndBest: (own, best) => `Vous : ${own} · le meilleur des autres : ${best}`,
  yoursAlone: (own) => `Vous : ${own} · les autres cachent les leurs`,
  gap: (gap) => `Actuellement ${gap}`,
  unrest: (rebellion, population) => `Actuellement rébellion ${rebellion}, population ${population}`,
};
