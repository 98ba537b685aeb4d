// CY-8.5, CY-8.6, CY-8.9, CY-12.1: what the defender's buildings and the Minotaur add.

import type { Seat } from '@atoll/engine';
import { standsOn } from '../board/figurines.js';
import { boardOf, islandsBeside } from '../board/geometry.js';
import { buildingsOn, ownerOf, troopsOn } from '../board/islands.js';
import { fleetOwnerOf, fleetsIn } from '../board/seas.js';
import { FORTRESS, PORT } from '../data/buildings.js';
import { MINOTAUR, MINOTAUR_STRENGTH } from '../data/creatures.js';
import { NO_SEAT } from '../state.js';
import type { Table } from '../state.js';
import { battleOdds } from './odds.js';
import type { BattleOdds } from './odds.js';

/** Fortresses and a metropolis on the island. */
export function landBonus(table: Table, island: number): number {
  return buildingsOn(table, island, FORTRESS) + (table.metropolis[island] as number);
}

/** Ports and metropolises on every island of the defender around the space. */
export function seaBonus(table: Table, defender: Seat, sea: number): number {
  let bonus = 0;
  for (const island of islandsBeside(boardOf(table), sea)) {
    if (ownerOf(table, island) !== defender) continue;
    bonus += buildingsOn(table, island, PORT) + (table.metropolis[island] as number);
  }
  return bonus;
}

/** The chances of a landing with so many troops on an island that is defended, if nobody retreats. */
export function landBattleOdds(table: Table, island: number, attackers: number): BattleOdds {
  const minotaur = standsOn(table, MINOTAUR, island);
  return battleOdds({ attackers, defenders: troopsOn(table, island), bonus: landBonus(table, island), minotaur });
}

/** The chances of so many fleets against those in the space, if nobody retreats. */
export function seaBattleOdds(table: Table, sea: number, attackers: number): BattleOdds {
  const defender = fleetOwnerOf(table, sea);
  const bonus = defender === NO_SEAT ? 0 : seaBonus(table, defender, sea);
  return battleOdds({ attackers, defenders: fleetsIn(table, sea), bonus, minotaur: false });
}

/** What the defender of an island has before the die. */
export function landDefence(table: Table, island: number): number {
  const minotaur = standsOn(table, MINOTAUR, island) ? MINOTAUR_STRENGTH : 0;
  return troopsOn(table, island) + minotaur + landBonus(table, island);
}

export function seaDefence(table: Table, defender: Seat, sea: number): number {
  return fleetsIn(table, sea) + seaBonus(table, defender, sea);
}
