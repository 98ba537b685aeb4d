// An exact copy that shares nothing, by hand: search copies states by the million.

import type { Random } from '@atoll/engine';
import type { VanuatuFrame } from './frames.js';
import type { Island, Player, Rest, Ship, State } from './state.js';

export function clone(state: State): State {
  return {
    rng: state.rng.slice() as Random,
    stack: copyAll(state.stack, cloneFrame),
    frames: state.frames,
    exposed: state.exposed,
    options: { characters: state.options.characters },
    round: state.round,
    firstPlayer: state.firstPlayer,
    fishPrice: state.fishPrice,
    touristsWaiting: state.touristsWaiting,
    tiles: state.tiles.slice(),
    fish: state.fish.slice(),
    treasure: state.treasure.slice(),
    islands: copyAll(state.islands, cloneIsland),
    openTiles: state.openTiles.slice(),
    ships: copyAll(state.ships, cloneShip),
    discardedShips: state.discardedShips.slice(),
    supply: state.supply.slice(),
    characters: state.characters.slice(),
    neutral: state.neutral.slice(),
    rests: copyAll(state.rests, cloneRest),
    players: copyAll(state.players, clonePlayer),
    tileStack: state.tileStack.slice(),
    touristPile: state.touristPile.slice(),
    shipPile: state.shipPile.slice(),
  };
}

function copyAll<T>(items: readonly T[], copy: (item: T) => T): T[] {
  const copies: T[] = [];
  for (let i = 0; i < items.length; i++) copies.push(copy(items[i] as T));
  return copies;
}

export function clonePlayer(player: Player): Player {
  return {
    vatus: player.vatus,
    points: player.points,
    boat: player.boat,
    stalls: player.stalls,
    fish: player.fish.slice(),
    treasure: player.treasure.slice(),
    treasuresSold: player.treasuresSold,
    character: player.character,
    bonusReady: player.bonusReady,
    markers: player.markers.slice(),
    governed: player.governed,
  };
}

export function cloneIsland(island: Island): Island {
  return {
    tile: island.tile,
    space: island.space,
    cubes: island.cubes.slice(),
    stalls: island.stalls.slice(),
    drawings: island.drawings,
    tourists: island.tourists,
  };
}

export function cloneShip(ship: Ship): Ship {
  return { id: ship.id, cubes: ship.cubes.slice() };
}

function cloneRest(rest: Rest): Rest {
  return { seat: rest.seat, token: rest.token };
}

function cloneFrame(frame: VanuatuFrame): VanuatuFrame {
  const { id } = frame;
  switch (frame.kind) {
    case 'rounds':
      return { kind: 'rounds', id, next: frame.next };
    case 'tile-placement':
      return { kind: 'tile-placement', id, asking: frame.asking };
    case 'neutral-markers':
      return { kind: 'neutral-markers', id, put: frame.put };
    case 'characters':
      return { kind: 'characters', id, turn: frame.turn };
    case 'planning':
      return { kind: 'planning', id, pass: frame.pass, turn: frame.turn, put: frame.put, asking: frame.asking };
    case 'actions':
      return { kind: 'actions', id, turn: frame.turn };
    case 'turn':
      return { kind: 'turn', id, seat: frame.seat, step: frame.step };
  }
}
