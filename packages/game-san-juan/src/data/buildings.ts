// SJ-2 Components, dossier section 11: every building card with its figures, its power and the paragraph about it.

import type { RuleId } from '../rule-ids.js';
import type { Good } from './goods.js';
import type { Power } from './powers.js';

interface Row {
  readonly en: string;
  readonly fr: string;
  readonly set: 'base' | 'expansion';
  readonly group: 'production' | 'power' | 'monument' | 'six' | 'cathedral';
  readonly cost: number;
  readonly points: number;
  readonly copies: number;
  readonly good?: Good;
  readonly rule: RuleId;
  readonly power?: Power;
}

const ROWS = {
  'indigo-plant': { en: 'Indigo plant', fr: "Teinturerie d'indigo", set: 'base', group: 'production', cost: 1, points: 1, copies: 10, good: 'indigo', rule: 'SJ-7.1' },
  'sugar-mill': { en: 'Sugar mill', fr: 'Moulin à sucre', set: 'base', group: 'production', cost: 2, points: 1, copies: 8, good: 'sugar', rule: 'SJ-7.1' },
  'tobacco-storage': { en: 'Tobacco storage', fr: 'Séchoir à tabac', set: 'base', group: 'production', cost: 3, points: 2, copies: 9, good: 'tobacco', rule: 'SJ-7.1' },
  'coffee-roaster': { en: 'Coffee roaster', fr: 'Brûlerie de café', set: 'base', group: 'production', cost: 4, points: 2, copies: 9, good: 'coffee', rule: 'SJ-7.1' },
  'silver-smelter': { en: 'Silver smelter', fr: "Fonderie d'argent", set: 'base', group: 'production', cost: 5, points: 3, copies: 8, good: 'silver', rule: 'SJ-7.1' },
  'smithy': { en: 'Smithy', fr: 'Forge', set: 'base', group: 'power', cost: 1, points: 1, copies: 3, rule: 'SJ-5.3', power: { price: -1, of: 'production' } },
  'gold-mine': { en: 'Gold mine', fr: "Mine d'or", set: 'base', group: 'power', cost: 1, points: 1, copies: 3, rule: 'SJ-10.2', power: { code: 'gold-mine', cards: 4 } },
  'archive': { en: 'Archive', fr: 'Cadastre', set: 'base', group: 'power', cost: 1, points: 1, copies: 3, rule: 'SJ-9.4', power: { code: 'mayor-discard' } },
  'poor-house': { en: 'Poor house', fr: 'Refuge', set: 'base', group: 'power', cost: 2, points: 1, copies: 3, rule: 'SJ-5.8', power: { at: 'built-and-drawn', atMost: 1, draw: 1 } },
  'black-market': { en: 'Black market', fr: 'Marché noir', set: 'base', group: 'power', cost: 2, points: 1, copies: 3, rule: 'SJ-5.5', power: { limit: 'goods-in-payment', by: 2 } },
  'trading-post': { en: 'Trading post', fr: 'Boutique', set: 'base', group: 'power', cost: 2, points: 1, copies: 3, rule: 'SJ-8.2', power: { limit: 'sales', by: 1 } },
  'well': { en: 'Well', fr: 'Puits', set: 'base', group: 'power', cost: 2, points: 1, copies: 3, rule: 'SJ-7.3', power: { at: 'produced', atLeast: 2, draw: 1 } },
  'market-stand': { en: 'Market stand', fr: 'Petit marché', set: 'base', group: 'power', cost: 2, points: 1, copies: 3, rule: 'SJ-8.4', power: { at: 'sold', atLeast: 2, draw: 1 } },
  'crane': { en: 'Crane', fr: 'Grue', set: 'base', group: 'power', cost: 2, points: 1, copies: 3, rule: 'SJ-6.1', power: { code: 'cover' } },
  'tower': { en: 'Tower', fr: 'Phare', set: 'base', group: 'power', cost: 3, points: 2, copies: 3, rule: 'SJ-3.6', power: { limit: 'hand', to: 12 } },
  'chapel': { en: 'Chapel', fr: 'Chapelle', set: 'base', group: 'power', cost: 3, points: 2, copies: 3, rule: 'SJ-3.3', power: { code: 'tuck' } },
  'aqueduct': { en: 'Aqueduct', fr: 'Aqueduc', set: 'base', group: 'power', cost: 3, points: 2, copies: 3, rule: 'SJ-7.1', power: { limit: 'production', by: 1 } },
  'carpenter': { en: 'Carpenter', fr: 'Atelier', set: 'base', group: 'power', cost: 3, points: 2, copies: 3, rule: 'SJ-5.7', power: { at: 'city-built', draw: 1 } },
  // The rulebook's Gold mine example says 3; one hobby table says 4 (R12).
  'prefecture': { en: 'Prefecture', fr: 'Villa', set: 'base', group: 'power', cost: 3, points: 2, copies: 3, rule: 'SJ-9.3', power: { limit: 'mayor-keep', to: 2 } },
  'market-hall': { en: 'Market hall', fr: 'Grand marché', set: 'base', group: 'power', cost: 4, points: 2, copies: 3, rule: 'SJ-8.4', power: { at: 'sold', atLeast: 1, draw: 1 } },
  'quarry': { en: 'Quarry', fr: 'Carrière', set: 'base', group: 'power', cost: 4, points: 2, copies: 3, rule: 'SJ-5.3', power: { price: -1, of: 'city' } },
  'library': { en: 'Library', fr: 'Bibliothèque', set: 'base', group: 'power', cost: 5, points: 3, copies: 3, rule: 'SJ-4.2', power: { code: 'double-privilege' } },
  'statue': { en: 'Statue', fr: 'Statue', set: 'base', group: 'monument', cost: 3, points: 3, copies: 3, rule: 'SJ-12.1' },
  'victory-column': { en: 'Victory column', fr: 'Colonne', set: 'base', group: 'monument', cost: 4, points: 4, copies: 3, rule: 'SJ-12.1' },
  'hero': { en: 'Hero', fr: 'Bronze', set: 'base', group: 'monument', cost: 5, points: 5, copies: 3, rule: 'SJ-12.1' },
  'city-hall': { en: 'City hall', fr: 'Hôtel de ville', set: 'base', group: 'six', cost: 6, points: 0, copies: 2, rule: 'SJ-12.3', power: { points: 1, per: 'city-building' } },
  'triumphal-arch': { en: 'Triumphal arch', fr: 'Arc de Triomphe', set: 'base', group: 'six', cost: 6, points: 0, copies: 2, rule: 'SJ-12.4', power: { points: [4, 2, 2], per: 'monument' } },
  'guild-hall': { en: 'Guild hall', fr: 'Guilde', set: 'base', group: 'six', cost: 6, points: 0, copies: 2, rule: 'SJ-12.5', power: { points: 1, per: 'production-building-and-kind' } },
  'palace': { en: 'Palace', fr: 'Palais', set: 'base', group: 'six', cost: 6, points: 0, copies: 2, rule: 'SJ-12.8', power: { code: 'share-of-points', of: 4 } },
  'supplier': { en: 'Supplier', fr: 'Fournisseur', set: 'expansion', group: 'power', cost: 1, points: 1, copies: 3, rule: 'SJ-3.2', power: { code: 'supplier', cards: 2 } },
  'guard-room': { en: 'Guard room', fr: 'Caserne', set: 'expansion', group: 'power', cost: 1, points: 1, copies: 3, rule: 'SJ-3.6', power: { limit: 'hand', toOthers: 6 } },
  // Cost and points are reconstructed: no reliable source (R3).
  'hut': { en: 'Hut', fr: 'Hutte', set: 'expansion', group: 'power', cost: 1, points: 1, copies: 3, rule: 'SJ-8.7', power: { at: 'none-sold', draw: 1 } },
  // Cost 2 rests on one public source; another says 1.
  'tavern': { en: 'Tavern', fr: 'Pension', set: 'expansion', group: 'power', cost: 2, points: 1, copies: 3, rule: 'SJ-5.11', power: { at: 'fewest-built', draw: 1 } },
  'park': { en: 'Park', fr: 'Parc', set: 'expansion', group: 'power', cost: 3, points: 2, copies: 3, rule: 'SJ-6.3', power: { code: 'crane-value', value: 6 } },
  // The rulebook's Residence example says cost 1; public sources say 3 and 2 points (R1, option `customsHouseFigures`).
  'customs-house': { en: 'Customs house', fr: 'Douane', set: 'expansion', group: 'power', cost: 1, points: 1, copies: 3, good: 'customs', rule: 'SJ-9.1', power: { code: 'customs-good' } },
  'bank': { en: 'Bank', fr: 'Banque', set: 'expansion', group: 'power', cost: 4, points: 2, copies: 3, rule: 'SJ-3.4', power: { code: 'tuck' } },
  'harbor': { en: 'Harbor', fr: 'Port', set: 'expansion', group: 'power', cost: 4, points: 2, copies: 3, rule: 'SJ-8.6', power: { code: 'harbor' } },
  // One recollection gives 2 points, two data sets 3 (R3).
  'goldsmith': { en: 'Goldsmith', fr: 'Orfèvrerie', set: 'expansion', group: 'power', cost: 5, points: 3, copies: 3, rule: 'SJ-10.4', power: { code: 'goldsmith', cards: 1 } },
  'residence': { en: 'Residence', fr: 'Résidence', set: 'expansion', group: 'six', cost: 6, points: 0, copies: 2, rule: 'SJ-12.6', power: { points: [4, 3, 2, 1], per: 'set-of-three' } },
  'cathedral': { en: 'Cathedral', fr: 'Cathédrale', set: 'expansion', group: 'cathedral', cost: 7, points: 0, copies: 1, rule: 'SJ-12.7', power: { points: [4, 3, 2, 1], per: 'six-of-others' } },
} as const satisfies Readonly<Record<string, Row>>;

type Rows = typeof ROWS;

export type BuildingId = keyof Rows;

/** The buildings whose power has this field: `WithPower<'draw'>`. */
export type WithPower<Field extends string> = {
  [Id in BuildingId]: Rows[Id] extends { readonly power: Readonly<Record<Field, unknown>> } ? Id : never;
}[BuildingId];

/** Their powers are code that knows them by name; all others are asked for by what they do (city/powers.ts). */
export type OddId = WithPower<'code'>;

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
  /** What its one good is called, if it can hold one. */
  readonly good: Good | null;
  /** The paragraph about what it does. */
  readonly rule: RuleId;
  readonly power: Power | null;
}

export const BUILDING_IDS = Object.keys(ROWS) as readonly BuildingId[];

function buildingOf(id: BuildingId): Building {
  const { en, fr, set, group, cost, points, copies, good, rule, power }: Row = ROWS[id];
  const kind = group === 'production' ? 'production' : 'city';
  return { id, name: { en, fr }, set, kind, group, cost, points, copies, good: good ?? null, rule, power: power ?? null };
}

/** The figures of an odd power. */
export function powerOf<Id extends OddId>(id: Id): Rows[Id]['power'] {
  return ROWS[id].power;
}

/** Without a prototype: looking up an id that changes from call to call is twice as fast. */
export function byBuilding<T>(valueOf: (id: BuildingId) => T): Readonly<Record<BuildingId, T>> {
  return Object.assign(
    Object.create(null) as Record<BuildingId, T>,
    Object.fromEntries(BUILDING_IDS.map((id) => [id, valueOf(id)])),
  );
}

export const BUILDINGS = byBuilding(buildingOf);
