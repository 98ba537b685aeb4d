// An exact copy that shares nothing with the original. Written by hand: search makes millions of them.

import type { Random } from '@atoll/engine';
import type { BattleFrame, CycladesFrame } from './frames.js';
import type { State } from './state.js';

export function clone(state: State): State {
  const { options } = state;
  return {
    rng: state.rng.slice() as Random,
    stack: cloneStack(state.stack),
    frames: state.frames,
    exposed: state.exposed,
    seats: state.seats,
    options: { positions: options.positions, twoPlayerStart: options.twoPlayerStart },
    cycle: state.cycle,
    owner: state.owner.slice(),
    troops: state.troops.slice(),
    buildings: state.buildings.slice(),
    metropolis: state.metropolis.slice(),
    usedTemples: state.usedTemples.slice(),
    usedMetropolis: state.usedMetropolis.slice(),
    prosperity: state.prosperity.slice(),
    fleetOwner: state.fleetOwner.slice(),
    fleets: state.fleets.slice(),
    kraken: state.kraken,
    figurineIsland: state.figurineIsland.slice(),
    summoner: state.summoner.slice(),
    summonedIn: state.summonedIn.slice(),
    priests: state.priests.slice(),
    philosophers: state.philosophers.slice(),
    eliminated: state.eliminated.slice(),
    track: state.track.slice(),
    discard: state.discard.slice(),
    row: state.row.slice(),
    offerSeat: state.offerSeat.slice(),
    offerGold: state.offerGold.slice(),
    apollo: state.apollo.slice(),
    turnTrack: state.turnTrack.slice(),
    finished: state.finished.slice(),
    gold: state.gold.slice(),
    pile: state.pile.slice(),
    faceDown: state.faceDown.slice(),
  };
}

export function cloneStack(stack: readonly CycladesFrame[]): CycladesFrame[] {
  const copy: CycladesFrame[] = [];
  for (const frame of stack) copy.push(cloneFrame(frame));
  return copy;
}

/** One literal per kind: a spread of many shapes is ten times as slow. */
function cloneFrame(frame: CycladesFrame): CycladesFrame {
  switch (frame.kind) {
    case 'cycle':
      return { kind: frame.kind, id: frame.id, phase: frame.phase };
    case 'offering': {
      const { kind, id, next, asked, lost, made } = frame;
      return { kind, id, next, asked, lost, made };
    }
    case 'actions':
      return { kind: frame.kind, id: frame.id, next: frame.next };
    case 'god-turn': {
      const { kind, id, seat, said, god, recruited, stage } = frame;
      return { kind, id, seat, said, god, recruited, stage };
    }
    case 'apollo-turn': {
      const { kind, id, seat, said, place, stage } = frame;
      return { kind, id, seat, said, place, stage };
    }
    case 'fleet-movement': {
      const { kind, id, seat, said, at, stepsLeft } = frame;
      return { kind, id, seat, said, at, stepsLeft };
    }
    case 'battle':
      return cloneBattle(frame);
    case 'metropolis': {
      const { kind, id, seat, said, removing, stage } = frame;
      return { kind, id, seat, said, removing, stage };
    }
    case 'creature': {
      const { kind, id, seat, said, creature, stage, held } = frame;
      return { kind, id, seat, said, creature, stage, held };
    }
    case 'sylph': {
      const { kind, id, seat, said, stage, stepsLeft, tiredAt, tired } = frame;
      return { kind, id, seat, said, stage, stepsLeft, tiredAt: tiredAt.slice(), tired: tired.slice() };
    }
    case 'sphinx':
      return { kind: frame.kind, id: frame.id, seat: frame.seat, said: frame.said, stage: frame.stage };
    case 'kraken':
      return { kind: frame.kind, id: frame.id, seat: frame.seat, said: frame.said, stage: frame.stage };
    case 'polyphemus': {
      const { kind, id, seat, said, island, stage } = frame;
      return { kind, id, seat, said, island, stage };
    }
  }
}

function cloneBattle(frame: BattleFrame): BattleFrame {
  const { kind, id, place, land, attacker, defender, attackers, assaults, stage, winner } = frame;
  return { kind, id, place, land, attacker, defender, attackers, assaults, stage, winner };
}
