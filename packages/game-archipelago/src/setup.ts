// AR-S1 to AR-S8 Set-up, up to the start of turn 0.

import { frameId, shuffle } from '@atoll/engine';
import type { Random, Seat } from '@atoll/engine';

import { shuffledSides } from './board/hexes.js';
import { addRegion } from './board/map.js';
import { placeUnit } from './board/pieces.js';
import { EXPLORER_PILES, START, TOTAL_FLORINS, TRACK_SLOTS } from './data/components.js';
import { CARDS } from './data/evolution-cards.js';
import { HEXES } from './data/hexes.js';
import { RESOURCE, RESOURCES } from './data/resources.js';
import type { Resource } from './data/resources.js';
import { movePopulation, moveSurplus } from './economy/markers.js';
import { emptyWheel } from './economy/wheel.js';
import type { Options } from './options.js';
import type { Emit } from './rules.js';
import type { Cubes, Player, State } from './state.js';
import { noCubes } from './state.js';

const eachCube = (count: (resource: Resource) => number): Cubes =>
  Object.fromEntries(RESOURCES.map((resource) => [resource, count(resource)])) as Cubes;

const newPlayer = (): Player => ({
  florins: START.florins,
  cubes: noCubes(),
  tokens: 0,
  discs: START.discs,
  discsOwned: START.discs,
  cards: [],
  objectives: [],
  rejected: [],
  revealed: [],
  hand: [],
});

const zeros = (seats: number): number[] => Array.from({ length: seats }, () => 0);

export function layOut(seats: number, options: Options, rng: Random, emit: Emit): State {
  const draft: State = {
    rng,
    stack: [],
    frames: 0,
    exposed: 0,
    options,
    turn: 0,
    order: Array.from({ length: seats }, (_, seat) => seat as Seat),
    players: Array.from({ length: seats }, newPlayer),
    regions: [],
    neighbours: [],
    units: [],
    florins: TOTAL_FLORINS - seats * START.florins,
    cubes: eachCube((resource) => RESOURCE[resource].cubes - START.domesticCubes),
    domestic: eachCube(() => START.domesticCubes),
    export: noCubes(),
    population: 0,
    rebellion: 0,
    surplus: 0,
    piles: EXPLORER_PILES.slice(),
    tokensSpent: 0,
    hexDeck: [],
    hexDiscard: [],
    evolutionDeck: shuffle(rng, CARDS.slice()),
    evolutionDiscard: [],
    track: Array.from({ length: TRACK_SLOTS }, () => null),
    trends: [],
    shown: [],
    met: [],
    closing: false,
    ending: null,
    wheel: emptyWheel(seats),
    marketCoins: zeros(seats),
    portCoins: zeros(seats),
    benefactor: zeros(seats),
    benefactorCoins: 0,
    lastBids: [],
    stolen: 0,
    lifted: null,
    deals: { proposed: 0, made: zeros(seats), declined: zeros(seats), open: null },
  };
  layMap(draft, emit);
  draft.hexDeck = shuffledSides(draft, HEXES);
  draft.stack.push({ kind: 'turn', id: frameId(draft), phase: 0 });
  draft.stack.push({ kind: 'turn-zero', id: frameId(draft), at: 0, stage: 'begin', region: -1, sea: -1 });
  if (options.benefactor) draft.trends.push('trend-benefactor');
  // AR-28.7 On top of turn 0: nothing is dealt before the vote.
  if (options.chooseTrend) {
    draft.stack.push({ kind: 'trend-vote', id: frameId(draft), votes: draft.players.map(() => null) });
  }
  return draft;
}

/** AR-S5, AR-S6, AR-28.3 Ships on the open sea, or citizens in the desert village. */
function layMap(draft: State, emit: Emit): void {
  const desert = draft.options.desertStart;
  addRegion(draft, desert ? 'hex-start-desert-village' : 'hex-start-open-sea', 0, 0, 0);
  for (let seat = 0; seat < draft.players.length; seat++) {
    for (let i = 0; i < (desert ? START.citizens : 1); i++) {
      placeUnit(draft, seat as Seat, desert ? 'citizen' : 'ship', 0, 0, emit);
    }
    if (desert) movePopulation(draft, START.citizens, emit);
  }
  if (desert) moveSurplus(draft, START.desertSurplus, emit);
}
