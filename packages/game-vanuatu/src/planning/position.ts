// An imagined position of one seat, packed into one number: all that imagined actions can change and that can make
// another action possible. Fish and treasure markers, cubes, slots and the price of fish are not in it: only the
// action that changes them asks for them, and none is done twice (VA-6.2).

import { MOST_ALMS } from '../data/characters.js';
import { POINTS_PER_CONVERSION, VATUS_CONVERTED } from '../data/figures.js';
import type { Player } from '../state.js';

/** 24 bits: boat 4, vatus 4, treasures 3 + 3 + 2, alms 3, catch 2, stall 3. */
export type Position = number;

const VATUS = 4;
const TREASURES = 8;
const ALMS = 16;
const CATCH = 19;
const STALL = 21;
const TREASURE_SHIFTS = [TREASURES, TREASURES + 3, TREASURES + 6] as const;

/** One who is not the Beggar, or has begged. Else alms are the points he could give up, as far as they count. */
const NO_ALMS = MOST_ALMS + 1;

export function positionOf(player: Player): Position {
  const begs = player.bonusReady && player.character === 'beggar';
  const alms = begs ? Math.min(MOST_ALMS, player.points) : NO_ALMS;
  let position = player.boat | (player.vatus << VATUS) | (alms << ALMS);
  for (let value = 1; value <= 3; value++) position += treasures(player.treasure[value - 1] as number, value);
  return position;
}

function treasures(tiles: number, value: number): number {
  return tiles << (TREASURE_SHIFTS[value - 1] as number);
}

export function boatOf(position: Position): number {
  return position & 15;
}

export function movedTo(position: Position, space: number): Position {
  return (position & ~15) | space;
}

export function vatusOf(position: Position): number {
  return (position >> VATUS) & 15;
}

/** The value of the fish tile imagined to be taken, 0 for none. */
export function catchOf(position: Position): number {
  return (position >> CATCH) & 3;
}

export function withCatch(position: Position, value: number): Position {
  return position | (value << CATCH);
}

/** The island of the stall imagined to be built, by its place in the table's list; -1 for none. */
export function builtOn(position: Position): number {
  return (position >> STALL) - 1;
}

export function withStallOn(position: Position, island: number): Position {
  return position | ((island + 1) << STALL);
}

export function withTreasure(position: Position, value: number): Position {
  return position + treasures(1, value);
}

function almsOf(position: Position): number {
  return (position >> ALMS) & 7;
}

function withAlms(position: Position, alms: number): Position {
  return (position & ~(7 << ALMS)) | (alms << ALMS);
}

export function isBeggar(position: Position): boolean {
  return almsOf(position) !== NO_ALMS;
}

export function withPoints(position: Position, points: number): Position {
  const alms = almsOf(position);
  return alms === NO_ALMS ? position : withAlms(position, Math.min(MOST_ALMS, alms + points));
}

/** VA-3.1 */
export function withGain(position: Position, gain: number): Position {
  const vatus = vatusOf(position) + gain;
  if (vatus < VATUS_CONVERTED) return position + (gain << VATUS);
  const converted = (position & ~(15 << VATUS)) | ((vatus % VATUS_CONVERTED) << VATUS);
  return withPoints(converted, POINTS_PER_CONVERSION);
}

export function withPayment(position: Position, cost: number): Position {
  return position - (cost << VATUS);
}

function treasuresOf(position: Position, value: 1 | 2 | 3): number {
  return (position >> (TREASURE_SHIFTS[value - 1] as number)) & (value === 3 ? 3 : 7);
}

export function canExchange(position: Position): boolean {
  const alms = almsOf(position);
  return ((position >> TREASURES) & 255) !== 0 || (alms > 0 && alms < NO_ALMS);
}

/** Every position that selling some treasures and begging once, or one of both, leads to. */
export function exchanged(position: Position): Position[] {
  const positions: Position[] = [];
  for (let ones = 0; ones <= treasuresOf(position, 1); ones++) {
    for (let twos = 0; twos <= treasuresOf(position, 2); twos++) {
      for (let threes = 0; threes <= treasuresOf(position, 3); threes++) {
        const sold = treasures(ones, 1) + treasures(twos, 2) + treasures(threes, 3);
        addBegging(withGain(position - sold, ones + twos * 2 + threes * 3), positions);
      }
    }
  }
  return positions;
}

/** Treasures first: the points of a conversion can be given up again. */
function addBegging(position: Position, into: Position[]): void {
  into.push(position);
  const alms = almsOf(position);
  if (alms === NO_ALMS) return;
  const begged = withAlms(position, NO_ALMS);
  for (let points = 1; points <= alms; points++) into.push(withGain(begged, points));
}
