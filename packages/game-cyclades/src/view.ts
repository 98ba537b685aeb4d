// Dossier section 6: what one viewer may know. An allow-list: gold of the others, the order of the draw pile and of a
// face-down pair are not in it, nor is anything that could be told from them.

import type { Seat, Viewer } from '@atoll/engine';
import { boardFor, boardOf, islandId, islandNumber, seaId, seaNumber } from './board/geometry.js';
import { buildingsOn, hasMetropolis, ownerOf, troopsOn } from './board/islands.js';
import { fleetOwnerOf, fleetsIn } from './board/seas.js';
import type { IslandId, SeaId } from './data/boards.js';
import { BUILDING_IDS, FORTRESS, PORT, TEMPLE, UNIVERSITY } from './data/buildings.js';
import { FIGURINE_IDS } from './data/creatures.js';
import type { CreatureId, FigurineId } from './data/creatures.js';
import { MAIN_GODS } from './data/gods.js';
import type { MainGod } from './data/gods.js';
import { viewFrame } from './frame-view.js';
import type { FrameView } from './frame-view.js';
import type { BuildingCounts } from './moves.js';
import type { Options } from './options.js';
import { NO_SEAT, NOWHERE } from './state.js';
import type { Holder, State, Table } from './state.js';

export interface PlayerView {
  /** Null behind another's screen. */
  readonly gold: number | null;
  readonly priests: number;
  readonly philosophers: number;
}

export interface IslandView {
  readonly island: IslandId;
  readonly owner: Seat | null;
  readonly troops: number;
  readonly buildings: BuildingCounts;
  readonly metropolis: boolean;
  /** Prosperity markers, without the printed symbols. */
  readonly prosperity: number;
  /** Discounts used up in this cycle. */
  readonly usedTemples: number;
  readonly usedMetropolis: boolean;
}

export interface View {
  readonly seats: number;
  readonly options: Options;
  readonly cycle: number;
  /** By seat. */
  readonly players: readonly PlayerView[];
  readonly eliminated: readonly Seat[];
  readonly islands: readonly IslandView[];
  /** The occupied sea spaces. */
  readonly fleets: readonly { readonly sea: SeaId; readonly owner: Seat; readonly fleets: number }[];
  readonly kraken: SeaId | null;
  readonly figurines: readonly {
    readonly figurine: FigurineId;
    readonly island: IslandId;
    readonly summoner: Seat;
    readonly cycle: number;
  }[];
  /** By slot, the dearest first. */
  readonly track: readonly (CreatureId | null)[];
  readonly pile: number;
  readonly discard: readonly CreatureId[];
  readonly row: readonly MainGod[];
  /** Which gods are out of the row; never in which order they lie. */
  readonly faceDown: readonly MainGod[];
  readonly offerings: readonly { readonly god: MainGod; readonly seat: Seat; readonly gold: number }[];
  readonly apollo: readonly (Seat | null)[];
  readonly turnTrack: readonly Seat[];
  readonly finished: readonly Seat[];
  /** The procedures under way. */
  readonly stack: readonly FrameView[];
  readonly frames: number;
}

export function view(state: State, viewer: Viewer): View {
  const { options } = state;
  return {
    seats: state.seats,
    options: { positions: options.positions, twoPlayerStart: options.twoPlayerStart },
    cycle: state.cycle,
    players: playersOf(state, viewer),
    eliminated: state.eliminated.slice(),
    islands: islandViews(state),
    fleets: fleetViews(state),
    kraken: state.kraken === NOWHERE ? null : seaId(boardOf(state), state.kraken),
    figurines: figurineViews(state),
    track: state.track.slice(),
    pile: state.pile.length,
    discard: state.discard.slice(),
    row: state.row.slice(),
    faceDown: MAIN_GODS.filter((god) => state.faceDown.includes(god)),
    offerings: offeringViews(state),
    apollo: state.apollo.map(orNull),
    turnTrack: state.turnTrack.slice(),
    finished: state.finished.slice(),
    stack: state.stack.map(viewFrame),
    frames: state.frames,
  };
}

function playersOf(state: State, viewer: Viewer): PlayerView[] {
  const over = state.stack.length === 0;
  return state.gold.map((gold, seat) => ({
    gold: over || seat === viewer ? gold : null,
    priests: state.priests[seat] as number,
    philosophers: state.philosophers[seat] as number,
  }));
}

function islandViews(state: State): IslandView[] {
  return boardOf(state).islands.map((id, island) => ({
    island: id,
    owner: orNull(ownerOf(state, island)),
    troops: troopsOn(state, island),
    buildings: {
      port: buildingsOn(state, island, PORT),
      fortress: buildingsOn(state, island, FORTRESS),
      temple: buildingsOn(state, island, TEMPLE),
      university: buildingsOn(state, island, UNIVERSITY),
    },
    metropolis: hasMetropolis(state, island),
    prosperity: state.prosperity[island] as number,
    usedTemples: state.usedTemples[island] as number,
    usedMetropolis: state.usedMetropolis[island] === 1,
  }));
}

function fleetViews(state: State): { sea: SeaId; owner: Seat; fleets: number }[] {
  const views: { sea: SeaId; owner: Seat; fleets: number }[] = [];
  for (const [place, sea] of boardOf(state).seas.entries()) {
    const owner = fleetOwnerOf(state, place);
    if (owner !== NO_SEAT) views.push({ sea, owner, fleets: fleetsIn(state, place) });
  }
  return views;
}

function figurineViews(state: State): { figurine: FigurineId; island: IslandId; summoner: Seat; cycle: number }[] {
  return FIGURINE_IDS.flatMap((figurine, place) => {
    const island = state.figurineIsland[place] as number;
    if (island === NOWHERE) return [];
    const summoner = state.summoner[place] as Seat;
    const cycle = state.summonedIn[place] as number;
    return [{ figurine, island: islandId(boardOf(state), island), summoner, cycle }];
  });
}

function offeringViews(state: State): { god: MainGod; seat: Seat; gold: number }[] {
  return MAIN_GODS.flatMap((god, place) => {
    const seat = state.offerSeat[place] as Holder;
    return seat === NO_SEAT ? [] : [{ god, seat, gold: state.offerGold[place] as number }];
  });
}

function orNull(holder: Holder): Seat | null {
  return holder === NO_SEAT ? null : holder;
}

function orNobody(seat: Seat | null): Holder {
  return seat ?? NO_SEAT;
}

/** The table behind a view, for the helpers that bots and screens share with the rules. */
export function tableOf(seen: View): Table {
  const board = boardFor(seen.seats);
  const { islands, fleets, figurines } = seen;
  const table: Table = {
    seats: seen.seats,
    options: { positions: seen.options.positions, twoPlayerStart: seen.options.twoPlayerStart },
    cycle: seen.cycle,
    owner: islands.map((island) => orNobody(island.owner)),
    troops: islands.map((island) => island.troops),
    buildings: islands.flatMap((island) => BUILDING_IDS.map((id) => island.buildings[id])),
    metropolis: islands.map((island) => (island.metropolis ? 1 : 0)),
    usedTemples: islands.map((island) => island.usedTemples),
    usedMetropolis: islands.map((island) => (island.usedMetropolis ? 1 : 0)),
    prosperity: islands.map((island) => island.prosperity),
    fleetOwner: board.seas.map(() => NO_SEAT),
    fleets: board.seas.map(() => 0),
    kraken: seen.kraken === null ? NOWHERE : seaNumber(board, seen.kraken),
    figurineIsland: FIGURINE_IDS.map(() => NOWHERE),
    summoner: FIGURINE_IDS.map(() => NO_SEAT),
    summonedIn: FIGURINE_IDS.map(() => 0),
    priests: seen.players.map((player) => player.priests),
    philosophers: seen.players.map((player) => player.philosophers),
    eliminated: seen.eliminated.slice(),
    track: seen.track.slice(),
    discard: seen.discard.slice(),
    row: seen.row.slice(),
    offerSeat: MAIN_GODS.map((god) => orNobody(seen.offerings.find((offering) => offering.god === god)?.seat ?? null)),
    offerGold: MAIN_GODS.map((god) => seen.offerings.find((offering) => offering.god === god)?.gold ?? 0),
    apollo: seen.apollo.map(orNobody),
    turnTrack: seen.turnTrack.slice(),
    finished: seen.finished.slice(),
  };
  for (const { sea, owner, fleets: count } of fleets) {
    const place = seaNumber(board, sea);
    table.fleetOwner[place] = owner;
    table.fleets[place] = count;
  }
  for (const { figurine, island, summoner, cycle } of figurines) {
    const place = FIGURINE_IDS.indexOf(figurine);
    table.figurineIsland[place] = islandNumber(board, island);
    table.summoner[place] = summoner;
    table.summonedIn[place] = cycle;
  }
  return table;
}
