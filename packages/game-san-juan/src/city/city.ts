// SJ-1.5 to SJ-1.8: buildings in play, their powers and their goods. Works on states and on views alike.

import type { Seat } from '@atoll/engine';
import { insert } from '../cards/multiset.js';
import { BUILDINGS } from '../data/buildings.js';
import type { BuildingId, OddId } from '../data/buildings.js';
import type { Good } from '../data/goods.js';
import type { Options } from '../options.js';

/** What a state and a view have in common about a place of a city. */
export interface Place {
  readonly building: BuildingId;
  readonly good: BuildingId | boolean | null;
  readonly under: readonly BuildingId[];
  readonly fresh: boolean;
}

export type City = readonly Place[];

/** What a state and a view have in common about the table. */
export interface Table {
  readonly options: Options;
  readonly players: readonly { readonly city: City }[];
}

export function cityAt(table: Table, seat: Seat): City {
  return (table.players[seat] as Table['players'][number]).city;
}

/** The place of a city building whose power works (SJ-1.8), -1 if there is none: at most one of each is in play. */
export function activePlace(city: City, building: BuildingId): number {
  for (let i = 0; i < city.length; i++) {
    const place = city[i] as Place;
    if (place.building === building) return place.fresh ? -1 : i;
  }
  return -1;
}

/** Of the buildings with powers of their own only; the others are asked what they do, whatever their names. */
export function isActive(table: Table, seat: Seat, building: OddId): boolean {
  return activePlace(cityAt(table, seat), building) >= 0;
}

export function isActiveAnywhere(table: Table, building: BuildingId): boolean {
  for (let seat = 0; seat < table.players.length; seat++) {
    if (activePlace(cityAt(table, seat as Seat), building) >= 0) return true;
  }
  return false;
}

export function isInPlay(city: City, building: BuildingId): boolean {
  for (let i = 0; i < city.length; i++) {
    if ((city[i] as Place).building === building) return true;
  }
  return false;
}

export function hasGood(place: Place): boolean {
  return place.good !== null && place.good !== false;
}

/** The kinds of all goods of a city, in the order of ids. */
export function goodsOf(city: City): Good[] {
  const goods: Good[] = [];
  for (let i = 0; i < city.length; i++) {
    const place = city[i] as Place;
    if (hasGood(place)) insert(goods, BUILDINGS[place.building].good as Good);
  }
  return goods;
}

export function countGoods(city: City): number {
  let count = 0;
  for (let i = 0; i < city.length; i++) {
    if (hasGood(city[i] as Place)) count++;
  }
  return count;
}

/** SJ-7.2: the empty production buildings, in the order of ids. */
export function emptyProduction(city: City): BuildingId[] {
  const empty: BuildingId[] = [];
  for (let i = 0; i < city.length; i++) {
    const place = city[i] as Place;
    if (isEmptyProduction(place)) insert(empty, place.building);
  }
  return empty;
}

export function canProduce(city: City): boolean {
  for (let i = 0; i < city.length; i++) {
    if (isEmptyProduction(city[i] as Place)) return true;
  }
  return false;
}

function isEmptyProduction(place: Place): boolean {
  return !hasGood(place) && BUILDINGS[place.building].kind === 'production';
}
