// The edge: a state from outside, field by field.

import { fields, integer, list, nullable, oneOf, randomShape, tagged, truth } from '@atoll/engine';
import type { Seat, Shape } from '@atoll/engine';
import { ALL_ISLANDS, ALL_SEAS } from './board/geometry.js';
import type { PlaceId } from './data/boards.js';
import { CREATURE_IDS } from './data/creatures.js';
import { GOD_IDS, MAIN_GODS } from './data/gods.js';
import { MAX_SEATS, MIN_SEATS } from './data/setups.js';
import type { CycladesFrame } from './frames.js';
import { optionsSchema } from './options.js';
import type { Holder, State } from './state.js';

const count = integer(0, 9999);
const number = integer(0);
const counts = list(count, 100);
const places = list(integer(-1, 100), 100);
const seat = integer(0, MAX_SEATS - 1) as Shape<Seat>;
const holder = integer(-1, MAX_SEATS - 1) as Shape<Holder>;
const seats = list(seat, 100);
const holders = list(holder, 100);
const sea = oneOf(ALL_SEAS);
const island = oneOf(ALL_ISLANDS);
const creature = oneOf(CREATURE_IDS);
const gods = list(oneOf(MAIN_GODS), MAIN_GODS.length);

const seatFrame = { id: number, seat, said: number };
const turnStage = oneOf(['resolving', 'asking', 'over']);

const frame: Shape<CycladesFrame> = tagged<CycladesFrame, 'kind'>('kind', {
  cycle: { id: number, phase: oneOf(['upkeep', 'offerings', 'actions']) },
  offering: { id: number, next: count, asked: holder, lost: nullable(oneOf(GOD_IDS)), made: count },
  actions: { id: number, next: count },
  'god-turn': { ...seatFrame, god: oneOf(MAIN_GODS), recruited: count, stage: turnStage },
  'apollo-turn': { ...seatFrame, place: count, stage: turnStage },
  'fleet-movement': { ...seatFrame, at: sea, stepsLeft: count },
  battle: {
    id: number,
    place: oneOf<PlaceId>([...ALL_SEAS, ...ALL_ISLANDS]),
    land: truth,
    attacker: seat,
    defender: seat,
    attackers: count,
    assaults: count,
    stage: oneOf(['assault', 'defender', 'attacker', 'over']),
    winner: holder,
  },
  metropolis: { ...seatFrame, removing: count, stage: oneOf(['removing', 'set', 'placing', 'place', 'over']) },
  creature: { ...seatFrame, creature, stage: oneOf(['called', 'asking', 'spent']), held: truth },
  sylph: {
    ...seatFrame,
    stage: oneOf(['resolving', 'asking']),
    stepsLeft: count,
    tiredAt: list(sea, 100),
    tired: counts,
  },
  sphinx: { ...seatFrame, stage: turnStage },
  kraken: { ...seatFrame, stage: oneOf(['asking', 'over']) },
  polyphemus: { ...seatFrame, island, stage: oneOf(['resolving', 'asking']) },
});

const { positions, twoPlayerStart } = optionsSchema.fields;

export const stateShape: Shape<State> = fields({
  rng: randomShape,
  stack: list(frame, 50),
  frames: number,
  exposed: number,
  seats: integer(MIN_SEATS, MAX_SEATS),
  options: fields({ positions: oneOf(positions.values), twoPlayerStart: oneOf(twoPlayerStart.values) }),
  cycle: number,
  owner: holders,
  troops: counts,
  buildings: counts,
  metropolis: counts,
  usedTemples: counts,
  usedMetropolis: counts,
  prosperity: counts,
  fleetOwner: holders,
  fleets: counts,
  kraken: integer(-1, 100),
  figurineIsland: places,
  summoner: holders,
  summonedIn: counts,
  priests: counts,
  philosophers: counts,
  eliminated: seats,
  track: list(nullable(creature), 3),
  discard: list(creature, CREATURE_IDS.length),
  row: gods,
  offerSeat: holders,
  offerGold: counts,
  apollo: holders,
  turnTrack: seats,
  finished: seats,
  gold: list(number, MAX_SEATS),
  pile: list(creature, CREATURE_IDS.length),
  faceDown: gods,
});
