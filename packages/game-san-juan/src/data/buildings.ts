// SJ-2 Components, dossier section 11: every building card with its figures.

import type { Good } from './goods.js';

interface Row {
  readonly en: string;
  readonly fr: string;
  readonly set: 'base' | 'expansion';
  readonly group: 'production' | 'power' | 'monument' | 'six' | 'cathedral';
  readonly cost: number;
  readonly points: number;
  readonly copies: number;
  readonly phase: 'round-start' | 'any-role' | 'builder' | 'producer' | 'trader' | 'mayor' | 'prospector' | 'end';
  readonly good?: Good;
}

const ROWS = {
  'indigo-plant': { en: 'Indigo plant', fr: "Teinturerie d'indigo", set: 'base', group: 'production', cost: 1, points: 1, copies: 10, phase: 'producer', good: 'indigo' },
  'sugar-mill': { en: 'Sugar mill', fr: 'Moulin à sucre', set: 'base', group: 'production', cost: 2, points: 1, copies: 8, phase: 'producer', good: 'sugar' },
  'tobacco-storage': { en: 'Tobacco storage', fr: 'Séchoir à tabac', set: 'base', group: 'production', cost: 3, points: 2, copies: 9, phase: 'producer', good: 'tobacco' },
  'coffee-roaster': { en: 'Coffee roaster', fr: 'Brûlerie de café', set: 'base', group: 'production', cost: 4, points: 2, copies: 9, phase: 'producer', good: 'coffee' },
  'silver-smelter': { en: 'Silver smelter', fr: "Fonderie d'argent", set: 'base', group: 'production', cost: 5, points: 3, copies: 8, phase: 'producer', good: 'silver' },
  'smithy': { en: 'Smithy', fr: 'Forge', set: 'base', group: 'power', cost: 1, points: 1, copies: 3, phase: 'builder' },
  'gold-mine': { en: 'Gold mine', fr: "Mine d'or", set: 'base', group: 'power', cost: 1, points: 1, copies: 3, phase: 'prospector' },
  'archive': { en: 'Archive', fr: 'Cadastre', set: 'base', group: 'power', cost: 1, points: 1, copies: 3, phase: 'mayor' },
  'poor-house': { en: 'Poor house', fr: 'Refuge', set: 'base', group: 'power', cost: 2, points: 1, copies: 3, phase: 'builder' },
  'black-market': { en: 'Black market', fr: 'Marché noir', set: 'base', group: 'power', cost: 2, points: 1, copies: 3, phase: 'builder' },
  'trading-post': { en: 'Trading post', fr: 'Boutique', set: 'base', group: 'power', cost: 2, points: 1, copies: 3, phase: 'trader' },
  'well': { en: 'Well', fr: 'Puits', set: 'base', group: 'power', cost: 2, points: 1, copies: 3, phase: 'producer' },
  'market-stand': { en: 'Market stand', fr: 'Petit marché', set: 'base', group: 'power', cost: 2, points: 1, copies: 3, phase: 'trader' },
  'crane': { en: 'Crane', fr: 'Grue', set: 'base', group: 'power', cost: 2, points: 1, copies: 3, phase: 'builder' },
  'tower': { en: 'Tower', fr: 'Phare', set: 'base', group: 'power', cost: 3, points: 2, copies: 3, phase: 'round-start' },
  'chapel': { en: 'Chapel', fr: 'Chapelle', set: 'base', group: 'power', cost: 3, points: 2, copies: 3, phase: 'round-start' },
  'aqueduct': { en: 'Aqueduct', fr: 'Aqueduc', set: 'base', group: 'power', cost: 3, points: 2, copies: 3, phase: 'producer' },
  'carpenter': { en: 'Carpenter', fr: 'Atelier', set: 'base', group: 'power', cost: 3, points: 2, copies: 3, phase: 'builder' },
  // The rulebook's Gold mine example says 3; one hobby table says 4 (R12).
  'prefecture': { en: 'Prefecture', fr: 'Villa', set: 'base', group: 'power', cost: 3, points: 2, copies: 3, phase: 'mayor' },
  'market-hall': { en: 'Market hall', fr: 'Grand marché', set: 'base', group: 'power', cost: 4, points: 2, copies: 3, phase: 'trader' },
  'quarry': { en: 'Quarry', fr: 'Carrière', set: 'base', group: 'power', cost: 4, points: 2, copies: 3, phase: 'builder' },
  'library': { en: 'Library', fr: 'Bibliothèque', set: 'base', group: 'power', cost: 5, points: 3, copies: 3, phase: 'any-role' },
  'statue': { en: 'Statue', fr: 'Statue', set: 'base', group: 'monument', cost: 3, points: 3, copies: 3, phase: 'end' },
  'victory-column': { en: 'Victory column', fr: 'Colonne', set: 'base', group: 'monument', cost: 4, points: 4, copies: 3, phase: 'end' },
  'hero': { en: 'Hero', fr: 'Bronze', set: 'base', group: 'monument', cost: 5, points: 5, copies: 3, phase: 'end' },
  'city-hall': { en: 'City hall', fr: 'Hôtel de ville', set: 'base', group: 'six', cost: 6, points: 0, copies: 2, phase: 'end' },
  'triumphal-arch': { en: 'Triumphal arch', fr: 'Arc de Triomphe', set: 'base', group: 'six', cost: 6, points: 0, copies: 2, phase: 'end' },
  'guild-hall': { en: 'Guild hall', fr: 'Guilde', set: 'base', group: 'six', cost: 6, points: 0, copies: 2, phase: 'end' },
  'palace': { en: 'Palace', fr: 'Palais', set: 'base', group: 'six', cost: 6, points: 0, copies: 2, phase: 'end' },
  'supplier': { en: 'Supplier', fr: 'Fournisseur', set: 'expansion', group: 'power', cost: 1, points: 1, copies: 3, phase: 'round-start' },
  'guard-room': { en: 'Guard room', fr: 'Caserne', set: 'expansion', group: 'power', cost: 1, points: 1, copies: 3, phase: 'round-start' },
  // Cost and points are reconstructed: no reliable source (R3).
  'hut': { en: 'Hut', fr: 'Hutte', set: 'expansion', group: 'power', cost: 1, points: 1, copies: 3, phase: 'trader' },
  // Cost 2 rests on one public source; another says 1.
  'tavern': { en: 'Tavern', fr: 'Pension', set: 'expansion', group: 'power', cost: 2, points: 1, copies: 3, phase: 'builder' },
  'park': { en: 'Park', fr: 'Parc', set: 'expansion', group: 'power', cost: 3, points: 2, copies: 3, phase: 'builder' },
  // The rulebook's Residence example says cost 1; public sources say 3 and 2 points (R1, option `customsHouseFigures`).
  'customs-house': { en: 'Customs house', fr: 'Douane', set: 'expansion', group: 'power', cost: 1, points: 1, copies: 3, phase: 'mayor', good: 'customs' },
  'bank': { en: 'Bank', fr: 'Banque', set: 'expansion', group: 'power', cost: 4, points: 2, copies: 3, phase: 'round-start' },
  'harbor': { en: 'Harbor', fr: 'Port', set: 'expansion', group: 'power', cost: 4, points: 2, copies: 3, phase: 'trader' },
  // One recollection gives 2 points, two data sets 3 (R3).
  'goldsmith': { en: 'Goldsmith', fr: 'Orfèvrerie', set: 'expansion', group: 'power', cost: 5, points: 3, copies: 3, phase: 'prospector' },
  'residence': { en: 'Residence', fr: 'Résidence', set: 'expansion', group: 'six', cost: 6, points: 0, copies: 2, phase: 'end' },
  'cathedral': { en: 'Cathedral', fr: 'Cathédrale', set: 'expansion', group: 'cathedral', cost: 7, points: 0, copies: 1, phase: 'end' },
} as const satisfies Readonly<Record<string, Row>>;

export type BuildingId = keyof typeof ROWS;

export interface Building {
  readonly id: BuildingId;
  readonly name: { readonly en: string; readonly fr: string };
  readonly set: Row['set'];
  /** What the rulebook shows in beige is a city building. */
  readonly kind: 'production' | 'city';
  readonly group: Row['group'];
  /** As printed; `costOf` knows the option that changes one of them. */
  readonly cost: number;
  readonly points: number;
  readonly copies: number;
  readonly phase: Row['phase'];
  /** What its one good is called, if it can hold one. */
  readonly good: Good | null;
}

export const BUILDING_IDS = Object.keys(ROWS) as readonly BuildingId[];

function buildingOf(id: BuildingId): Building {
  const { en, fr, set, group, cost, points, copies, phase, good }: Row = ROWS[id];
  const kind = group === 'production' ? 'production' : 'city';
  return { id, name: { en, fr }, set, kind, group, cost, points, copies, phase, good: good ?? null };
}

/** Without a prototype: looking up an id that changes from call to call is twice as fast. */
export const BUILDINGS: Readonly<Record<BuildingId, Building>> = Object.assign(
  Object.create(null) as Record<BuildingId, Building>,
  Object.fromEntries(BUILDING_IDS.map((id) => [id, buildingOf(id)])),
);
