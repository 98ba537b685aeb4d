// What is true of every table the rules can reach; said in words for a developer where it is not.

import { allSeats } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import { figurineOn } from './board/figurines.js';
import { boardOf } from './board/geometry.js';
import {
  buildingsLeft,
  buildingsOn,
  freeSquares,
  islandCount,
  metropolisTilesLeft,
  ownsFullSet,
  prosperityMarkersLeft,
  troopsOnBoard,
} from './board/islands.js';
import { fleetsOnBoard, isClosed } from './board/seas.js';
import { isOut } from './cycle/ending.js';
import { offeringCost } from './cycle/offering-cost.js';
import { BUILDING_IDS, BUILDING_TYPES, PHILOSOPHERS_OF_A_METROPOLIS, TEMPLE } from './data/buildings.js';
import { MAX_FLEETS, MAX_TROOPS, PHILOSOPHER_CARDS, PRIEST_CARDS } from './data/components.js';
import { CREATURE_IDS, FIGURINE_IDS, FIGURINES } from './data/creatures.js';
import { MAIN_GODS } from './data/gods.js';
import { setupOf } from './data/setups.js';
import { NO_SEAT, NOWHERE } from './state.js';
import type { State } from './state.js';

type Report = (fault: string) => void;

export function invariants(state: State): readonly string[] {
  const faults: string[] = [];
  const report: Report = (fault) => void faults.push(fault);
  checkSizes(state, report);
  checkIslands(state, report);
  checkSeas(state, report);
  checkPlayers(state, report);
  checkSupply(state, report);
  checkCards(state, report);
  checkGods(state, report);
  checkMarkers(state, report);
  checkDue(state, report);
  return faults;
}

function checkSizes(state: State, report: Report): void {
  const board = boardOf(state);
  const { seats } = state;
  const lengths: readonly (readonly [string, readonly unknown[], number])[] = [
    ['owner', state.owner, board.islands.length],
    ['troops', state.troops, board.islands.length],
    ['buildings', state.buildings, 4 * board.islands.length],
    ['metropolis', state.metropolis, board.islands.length],
    ['usedTemples', state.usedTemples, board.islands.length],
    ['usedMetropolis', state.usedMetropolis, board.islands.length],
    ['prosperity', state.prosperity, board.islands.length],
    ['fleetOwner', state.fleetOwner, board.seas.length],
    ['fleets', state.fleets, board.seas.length],
    ['figurineIsland', state.figurineIsland, FIGURINE_IDS.length],
    ['summoner', state.summoner, FIGURINE_IDS.length],
    ['summonedIn', state.summonedIn, FIGURINE_IDS.length],
    ['gold', state.gold, seats],
    ['priests', state.priests, seats],
    ['philosophers', state.philosophers, seats],
    ['offerSeat', state.offerSeat, MAIN_GODS.length],
    ['offerGold', state.offerGold, MAIN_GODS.length],
  ];
  for (const [name, items, length] of lengths) {
    if (items.length !== length) report(`${name} has ${items.length} entries instead of ${length}`);
  }
}

function checkIslands(state: State, report: Report): void {
  for (const [island, id] of boardOf(state).islands.entries()) {
    const troops = state.troops[island] as number;
    if (troops < 0) report(`${id} has ${troops} troops`);
    if (state.owner[island] === NO_SEAT && troops > 0) report(`${id} is neutral but has troops`);
    if (freeSquares(state, island) < 0) report(`${id} has more buildings than squares`);
    if (state.metropolis[island] === 1 && state.owner[island] === NO_SEAT) report(`${id} is neutral with a metropolis`);
    const used = state.usedTemples[island] as number;
    if (used < 0 || used > buildingsOn(state, island, TEMPLE)) report(`${id} has ${used} used temples`);
    const usedMetropolis = state.usedMetropolis[island] as number;
    if (usedMetropolis > (state.metropolis[island] as number)) report(`${id} has no metropolis, but a used one`);
    const figurine = figurineOn(state, island);
    const standing = FIGURINES.filter((other) => state.figurineIsland[other] === island);
    if (standing.length > 1) report(`${id} carries figurine ${figurine} and another`);
  }
}

function checkSeas(state: State, report: Report): void {
  const driving = state.stack.some((frame) => frame.kind === 'polyphemus');
  for (const [sea, id] of boardOf(state).seas.entries()) {
    const fleets = state.fleets[sea] as number;
    const owned = state.fleetOwner[sea] !== NO_SEAT;
    if (fleets < 0 || fleets > 0 !== owned) report(`${id} has ${fleets} fleets and owner ${state.fleetOwner[sea]}`);
    if (fleets > 0 && isClosed(state, sea) && !driving) report(`${id} is closed but has fleets`);
  }
}

/** Attackers stand in the frame of their battle. */
function attackersOf(state: State, seat: Seat, land: boolean): number {
  let count = 0;
  for (const frame of state.stack) {
    if (frame.kind === 'battle' && frame.stage !== 'over' && frame.attacker === seat && frame.land === land) {
      count += frame.attackers;
    }
  }
  return count;
}

/** CY-5.8: until the offerings are paid, what they cost is there. */
function owedBy(state: State, seat: Seat): number {
  return state.stack.some((frame) => frame.kind === 'offering') ? offeringCost(state, seat) : 0;
}

function checkPlayers(state: State, report: Report): void {
  for (const seat of allSeats(state.seats)) {
    const troops = troopsOnBoard(state, seat) + attackersOf(state, seat, true);
    const fleets = fleetsOnBoard(state, seat) + attackersOf(state, seat, false);
    if (troops > MAX_TROOPS) report(`seat ${seat} has ${troops} troops`);
    if (fleets > MAX_FLEETS) report(`seat ${seat} has ${fleets} fleets`);
    const gold = state.gold[seat] as number;
    if (gold < owedBy(state, seat)) report(`seat ${seat} has ${gold} gold and owes ${owedBy(state, seat)}`);
    if (!isOut(state, seat)) {
      if (islandCount(state, seat) === 0) report(`seat ${seat} has no island but is in the game`);
      continue;
    }
    const left = gold + troops + fleets + islandCount(state, seat);
    const cards = (state.priests[seat] as number) + (state.philosophers[seat] as number);
    if (left + cards > 0) report(`seat ${seat} is out but still has something`);
    if (state.summoner.includes(seat)) report(`seat ${seat} is out but one of its figurines stands`);
  }
}

function checkSupply(state: State, report: Report): void {
  for (const type of BUILDING_TYPES) {
    if (buildingsLeft(state, type) < 0) report(`too many of ${BUILDING_IDS[type]}`);
  }
  if (state.buildings.some((built) => built < 0)) report('a negative number of buildings');
  if (metropolisTilesLeft(state) < 0) report('too many metropolises');
  if (prosperityMarkersLeft(state) < 0) report('too many prosperity markers');
  if (total(state.priests) > PRIEST_CARDS) report('too many priests');
  if (total(state.philosophers) > PHILOSOPHER_CARDS) report('too many philosophers');
  if ([...state.priests, ...state.philosophers].some((cards) => cards < 0)) report('a negative number of cards');
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Each of the 17 cards is in one place. */
function checkCards(state: State, report: Report): void {
  const cards: string[] = [...state.pile, ...state.discard];
  for (const creature of state.track) if (creature !== null) cards.push(creature);
  for (const figurine of FIGURINES) {
    const stands = state.figurineIsland[figurine] !== NOWHERE;
    if (stands) cards.push(FIGURINE_IDS[figurine]);
    if (stands !== (state.summoner[figurine] !== NO_SEAT))
      report(`${FIGURINE_IDS[figurine]} and its summoner disagree`);
  }
  for (const frame of state.stack) if (frame.kind === 'creature' && frame.held) cards.push(frame.creature);
  if (cards.toSorted().join() !== CREATURE_IDS.toSorted().join()) report(`the creature cards are ${cards.join(', ')}`);
}

function checkGods(state: State, report: Report): void {
  const gods = [...state.row, ...state.faceDown];
  if (gods.toSorted().join() !== MAIN_GODS.toSorted().join()) report(`the gods are ${gods.join(', ')}`);
  for (const [god, seat] of state.offerSeat.entries()) {
    const gold = state.offerGold[god] as number;
    if ((seat === NO_SEAT) !== (gold === 0)) report(`${MAIN_GODS[god]} has an offering of ${gold} by ${seat}`);
    if (seat !== NO_SEAT && !state.row.includes(MAIN_GODS[god] as (typeof MAIN_GODS)[number])) {
      report(`${MAIN_GODS[god]} has an offering but is face down`);
    }
  }
}

/** Each marker of a player in the game lies in one place: turn track, god, Apollo, or in hand. */
function checkMarkers(state: State, report: Report): void {
  const offering = state.stack.find((frame) => frame.kind === 'offering');
  const waiting = offering === undefined ? [] : state.turnTrack.slice(offering.next + 1);
  const inHand = offering === undefined || offering.asked === NO_SEAT ? [] : [offering.asked];
  const markers = [...waiting, ...inHand, ...state.offerSeat, ...state.apollo, ...state.finished];
  const { markers: each } = setupOf(state.seats);
  for (const seat of allSeats(state.seats)) {
    const found = markers.filter((marker) => marker === seat).length;
    const due = isOut(state, seat) ? 0 : each;
    if (found !== due) report(`seat ${seat} has ${found} markers instead of ${due}`);
  }
}

/** CY-9.6: no question but those of the metropolis itself while one is due. */
function checkDue(state: State, report: Report): void {
  const top = state.stack[state.stack.length - 1];
  if (top?.kind !== 'god-turn' && top?.kind !== 'offering' && top?.kind !== 'apollo-turn') return;
  for (const seat of allSeats(state.seats)) {
    if (ownsFullSet(state, seat)) report(`seat ${seat} owns a full set of buildings`);
    const philosophers = state.philosophers[seat] as number;
    if (philosophers >= PHILOSOPHERS_OF_A_METROPOLIS) report(`seat ${seat} has ${philosophers} philosophers`);
  }
}
