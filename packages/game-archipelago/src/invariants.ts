// What must hold in every state: components are conserved, pieces stand where they can, markers agree with the map.

import type { Seat } from '@atoll/engine';

import { landUnder, neighbourOf, regionOn, seaOfPort, sideAt } from './board/map.js';
import { citizensIn, reserveOf } from './board/pieces.js';
import { SIDE, STEP_Q, STEP_R } from './board/sides.js';
import {
  CITIZENS_PER_REGION,
  EXPLORER_TOKENS,
  MARKET_PORT_TOKENS,
  TOTAL_FLORINS,
  TOWN_TEMPLE_TOKENS,
} from './data/components.js';
import type { BuildingKind } from './data/construction.js';
import { CARDS } from './data/evolution-cards.js';
import { HEXES } from './data/hexes.js';
import { RESOURCE, RESOURCES } from './data/resources.js';
import { regionAt } from './state.js';
import type { State } from './state.js';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function stocks(state: State): string[] {
  const faults: string[] = [];
  for (const resource of RESOURCES) {
    const stores = [state.cubes, state.domestic, state.export, ...state.players.map(({ cubes }) => cubes)];
    const counts = stores.map((cubes) => cubes[resource]);
    if (counts.some((count) => count < 0)) faults.push(`less than no ${resource}`);
    if (sum(counts) !== RESOURCE[resource].cubes) faults.push(`${sum(counts)} cubes of ${resource}`);
  }
  let pillaged = 0;
  for (const region of state.regions) for (let bits = region.pillaged; bits > 0; bits >>= 1) pillaged += bits & 1;
  const purses = state.players.map(({ florins }) => florins);
  if (state.florins < 0 || purses.some((florins) => florins < 0)) faults.push('less than no florins');
  const coins = [state.florins, state.benefactorCoins, pillaged, ...purses, ...state.marketCoins, ...state.portCoins];
  if (sum(coins) !== TOTAL_FLORINS) faults.push(`${sum(coins)} florins`);
  const tokens = [state.tokensSpent, ...state.piles, ...state.players.map((player) => player.tokens)];
  if (tokens.some((count) => count < 0) || sum(tokens) !== EXPLORER_TOKENS)
    faults.push(`${sum(tokens)} explorer tokens`);
  return faults;
}

function cards(state: State): string[] {
  const faults: string[] = [];
  const found: string[] = [...state.evolutionDeck, ...state.evolutionDiscard];
  for (const slot of state.track) if (slot !== null) found.push(slot.card);
  for (const player of state.players) found.push(...player.cards.map(({ id }) => id));
  for (const frame of state.stack) if (frame.kind === 'reveal') found.push(...frame.cards);
  if (found.length !== CARDS.length || new Set(found).size !== CARDS.length)
    faults.push('evolution cards lost or doubled');
  const hexes: string[] = [...state.hexDeck.map((side) => SIDE[side].hex), ...state.hexDiscard];
  for (const region of state.regions.slice(1)) hexes.push(SIDE[region.side].hex);
  for (const player of state.players) hexes.push(...player.hand);
  for (const frame of state.stack) {
    const onTheWay = frame.kind === 'exploration' && frame.region < 0 && frame.stage !== 'over';
    if (onTheWay && frame.hex !== null) hexes.push(frame.hex);
  }
  if (hexes.length !== HEXES.length || new Set(hexes).size !== HEXES.length) faults.push('hexes lost or doubled');
  return faults;
}

function map(state: State): string[] {
  const faults: string[] = [];
  const built = (building: BuildingKind): number => state.regions.filter((region) => region[building] >= 0).length;
  if (built('town') + built('temple') > TOWN_TEMPLE_TOKENS) faults.push('too many towns and temples');
  if (built('market') + built('port') > MARKET_PORT_TOKENS) faults.push('too many markets and ports');
  for (const [index, { q, r }] of state.regions.entries()) {
    for (let direction = 0; direction < 6; direction++) {
      const near = regionOn(state, q + (STEP_Q[direction] as number), r + (STEP_R[direction] as number));
      if (neighbourOf(state, index, direction) !== near) faults.push(`region ${index} has a wrong neighbour`);
    }
  }
  return faults;
}

function units(state: State): string[] {
  const faults: string[] = [];
  const ids = new Set<number>();
  const spots = new Set<string>();
  for (const unit of state.units) {
    if (ids.has(unit.id)) faults.push(`piece ${unit.id} is on the map twice`);
    ids.add(unit.id);
    const { isSea, icons } = sideAt(state, unit.region);
    if (isSea[unit.area] !== (unit.kind === 'ship')) faults.push(`unit ${unit.id} is in the wrong kind of area`);
    if (unit.kind === 'ship' && unit.lying) faults.push(`ship ${unit.id} rebels`);
    if (unit.icon >= icons.length) faults.push(`unit ${unit.id} is on no icon`);
    const spot = unit.building ?? (unit.icon >= 0 ? `icon ${unit.icon}` : null);
    if (spot !== null && spots.has(`${unit.region} ${spot}`)) faults.push(`two units on ${spot} of ${unit.region}`);
    spots.add(`${unit.region} ${spot}`);
    if (unit.building === null) continue;
    const under = unit.kind === 'ship' ? seaOfPort(state, unit.region) : landUnder(state, unit.region, unit.building);
    if (regionAt(state, unit.region)[unit.building] < 0 || under !== unit.area) {
      faults.push(`unit ${unit.id} stands on no ${unit.building}`);
    }
  }
  const citizens = state.units.filter(({ kind }) => kind === 'citizen').length;
  if (state.population !== citizens) faults.push(`population ${state.population}, citizens ${citizens}`);
  return faults;
}

function players(state: State): string[] {
  const faults: string[] = [];
  const migrating = state.stack.some(({ kind }) => kind === 'migration');
  for (const [index, player] of state.players.entries()) {
    const seat = index as Seat;
    if (reserveOf(state, seat, 'citizen') < 0 || reserveOf(state, seat, 'ship') < 0)
      faults.push(`seat ${seat} lacks pieces`);
    if (player.discs < 0 || player.discs > player.discsOwned) faults.push(`seat ${seat} has ${player.discs} discs`);
    for (let region = 0; region < state.regions.length; region++) {
      if (!migrating && citizensIn(state, seat, region) > CITIZENS_PER_REGION)
        faults.push(`seat ${seat} crowds region ${region}`);
    }
  }
  if (state.rebellion < 0 || state.surplus < 0) faults.push('a marker below 0');
  if (state.ending === null && state.rebellion > state.population) faults.push('independence was missed');
  return faults;
}

export function invariants(state: State): string[] {
  return [...stocks(state), ...cards(state), ...map(state), ...units(state), ...players(state)];
}
