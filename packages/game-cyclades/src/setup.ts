// Dossier section 3: set-up

import { allSeats, frameId, shuffle } from '@atoll/engine';
import type { Random, Seat } from '@atoll/engine';
import { boardFor, islandNumber, seaNumber } from './board/geometry.js';
import type { Board } from './board/geometry.js';
import { STARTING_GOLD } from './data/components.js';
import { CREATURE_IDS, FIGURINE_IDS, SLOT_IDS } from './data/creatures.js';
import { MAIN_GODS } from './data/gods.js';
import { setupOf, TWO_PLAYER_STARTS } from './data/setups.js';
import type { Start } from './data/setups.js';
import type { Options } from './options.js';
import type { Emit } from './rules.js';
import { NO_SEAT, NOWHERE } from './state.js';
import type { Holder, State } from './state.js';

export function layOut(seats: number, options: Options, rng: Random, emit: Emit): State {
  const board = boardFor(seats);
  const state = emptyTable(seats, options, rng, board);
  const starts = startsOf(seats, options).slice();
  if (options.positions === 'dealt') shuffle(rng, starts);
  for (const [seat, start] of starts.entries()) takeStart(state, board, seat as Seat, start, emit);
  state.pile = shuffle(rng, CREATURE_IDS.slice());
  state.turnTrack = shuffle(rng, markersOf(seats));
  emit({ type: 'turn-order-drawn', markers: state.turnTrack.slice() });
  state.stack.push({ kind: 'cycle', id: frameId(state), phase: 'upkeep' });
  return state;
}

function startsOf(seats: number, options: Options): readonly Start[] {
  return seats === 2 ? TWO_PLAYER_STARTS[options.twoPlayerStart] : setupOf(seats).starts;
}

/** CY-18.1: with 2 players both markers of both. */
function markersOf(seats: number): Seat[] {
  return Array.from({ length: setupOf(seats).markers }, () => allSeats(seats)).flat();
}

function takeStart(draft: State, board: Board, seat: Seat, { islands, fleets: seas }: Start, emit: Emit): void {
  for (const id of islands) {
    const island = islandNumber(board, id);
    draft.owner[island] = seat;
    draft.troops[island] = 1;
  }
  for (const id of seas) {
    const sea = seaNumber(board, id);
    draft.fleetOwner[sea] = seat;
    draft.fleets[sea] = 1;
  }
  emit({ type: 'start-taken', seat, islands, seas });
}

const filled = <T>(length: number, value: T): T[] => Array<T>(length).fill(value);

function emptyTable(seats: number, options: Options, rng: Random, board: Board): State {
  const islands = board.islands.length;
  const seas = board.seas.length;
  return {
    rng,
    stack: [],
    frames: 0,
    exposed: 0,
    seats,
    options: { positions: options.positions, twoPlayerStart: options.twoPlayerStart },
    cycle: 0,
    owner: filled<Holder>(islands, NO_SEAT),
    troops: filled(islands, 0),
    buildings: filled(4 * islands, 0),
    metropolis: filled(islands, 0),
    usedTemples: filled(islands, 0),
    usedMetropolis: filled(islands, 0),
    prosperity: filled(islands, 0),
    fleetOwner: filled<Holder>(seas, NO_SEAT),
    fleets: filled(seas, 0),
    kraken: NOWHERE,
    figurineIsland: filled(FIGURINE_IDS.length, NOWHERE),
    summoner: filled<Holder>(FIGURINE_IDS.length, NO_SEAT),
    summonedIn: filled(FIGURINE_IDS.length, 0),
    priests: filled(seats, 0),
    philosophers: filled(seats, 0),
    eliminated: [],
    track: filled(SLOT_IDS.length, null),
    discard: [],
    row: [],
    offerSeat: filled<Holder>(MAIN_GODS.length, NO_SEAT),
    offerGold: filled(MAIN_GODS.length, 0),
    apollo: [],
    turnTrack: [],
    finished: [],
    gold: filled(seats, STARTING_GOLD),
    pile: [],
    faceDown: [],
  };
}
