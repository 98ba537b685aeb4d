// CY-12.1: what each side of a battle has before the dice, part by part, and the chances that follow from it.

import type { Seat } from '@atoll/engine';
import { standsOn } from '../board/figurines.js';
import { boardOf, islandId, islandNumber, islandsBeside, seaNumber } from '../board/geometry.js';
import { buildingsOn, ownerOf, troopsOn } from '../board/islands.js';
import { fleetsIn } from '../board/seas.js';
import type { IslandId } from '../data/boards.js';
import { FORTRESS, PORT } from '../data/buildings.js';
import { MINOTAUR, MINOTAUR_STRENGTH } from '../data/creatures.js';
import type { BattleFrame } from '../frames.js';
import type { Table } from '../state.js';
import { assaultOdds, battleOdds } from './odds.js';
import type { AssaultOdds, BattleOdds } from './odds.js';

export interface StrengthPart {
  readonly from: 'troop' | 'fleet' | 'port' | 'fortress' | 'metropolis' | 'minotaur';
  /** The island whose building it is. */
  readonly island: IslandId | null;
  readonly strength: number;
}

export interface Strength {
  readonly parts: readonly StrengthPart[];
  readonly total: number;
}

export interface BattleStrength {
  readonly attack: Strength;
  readonly defence: Strength;
  /** The next throw. */
  readonly assault: AssaultOdds;
  /** To the end, if nobody retreats. */
  readonly battle: BattleOdds;
}

/** A battle as it stands, or one that could begin. */
export type Engagement = Pick<BattleFrame, 'place' | 'land' | 'defender' | 'attackers'>;

export function battleStrength(table: Table, engagement: Engagement): BattleStrength {
  const { land, attackers } = engagement;
  const attack = strengthOf([{ from: land ? 'troop' : 'fleet', island: null, strength: attackers }]);
  const defence = strengthOf(land ? landParts(table, engagement) : seaParts(table, engagement));
  const pieces = defence.parts.filter(({ from }) => from === 'troop' || from === 'fleet');
  const defenders = totalOf(pieces);
  const minotaur = defence.parts.some(({ from }) => from === 'minotaur');
  const bonus = defence.total - defenders - (minotaur ? MINOTAUR_STRENGTH : 0);
  return {
    attack,
    defence,
    assault: assaultOdds(attack.total, defence.total),
    battle: battleOdds({ attackers, defenders, bonus, minotaur }),
  };
}

function totalOf(parts: readonly StrengthPart[]): number {
  return parts.reduce((sum, { strength }) => sum + strength, 0);
}

function strengthOf(all: readonly StrengthPart[]): Strength {
  const parts = all.filter(({ strength }) => strength > 0);
  return { parts, total: totalOf(parts) };
}

function landParts(table: Table, { place }: Engagement): StrengthPart[] {
  const number = islandNumber(boardOf(table), place);
  const island = place as IslandId;
  return [
    { from: 'troop', island: null, strength: troopsOn(table, number) },
    { from: 'minotaur', island: null, strength: standsOn(table, MINOTAUR, number) ? MINOTAUR_STRENGTH : 0 },
    { from: 'fortress', island, strength: buildingsOn(table, number, FORTRESS) },
    { from: 'metropolis', island, strength: table.metropolis[number] as number },
  ];
}

function seaParts(table: Table, { place, defender }: Engagement): StrengthPart[] {
  const board = boardOf(table);
  const sea = seaNumber(board, place);
  const parts: StrengthPart[] = [{ from: 'fleet', island: null, strength: fleetsIn(table, sea) }];
  for (const number of islandsBeside(board, sea)) {
    if (ownerOf(table, number) !== (defender satisfies Seat)) continue;
    const island = islandId(board, number);
    parts.push(
      { from: 'port', island, strength: buildingsOn(table, number, PORT) },
      { from: 'metropolis', island, strength: table.metropolis[number] as number },
    );
  }
  return parts;
}
