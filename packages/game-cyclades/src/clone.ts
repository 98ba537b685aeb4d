// An exact copy that shares nothing with the original. Written by hand: search makes millions of them.

import type { Random } from '@atoll/engine';
import type { CycladesFrame } from './frames.js';
import type { State } from './state.js';

export function cloneState(state: State): State {
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

/** Frames are flat, but for the Sylph's lists. */
function cloneFrame(frame: CycladesFrame): CycladesFrame {
  if (frame.kind === 'sylph') return { ...frame, tiredAt: frame.tiredAt.slice(), tired: frame.tired.slice() };
  return { ...frame };
}
