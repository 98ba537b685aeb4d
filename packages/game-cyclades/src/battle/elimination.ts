// CY-19 Elimination

import type { Seat } from '@atoll/engine';
import { dismiss } from '../board/figurines.js';
import { boardOf, seaId } from '../board/geometry.js';
import { fleetsIn, removeFleets } from '../board/seas.js';
import { endGame } from '../cycle/ending.js';
import { liftMarker } from '../cycle/offering-cost.js';
import { FIGURINES } from '../data/creatures.js';
import type { Emit } from '../rules.js';
import { NO_SEAT } from '../state.js';
import type { State } from '../state.js';

/** All that the seat has leaves the game. Empties the stack if only one player is left (CY-19.3). */
export function eliminate(draft: State, seat: Seat, emit: Emit): void {
  draft.eliminated.push(seat);
  emit({ type: 'player-eliminated', seat });
  removeAllFleets(draft, seat, emit);
  for (const figurine of FIGURINES) {
    if (draft.summoner[figurine] === seat) dismiss(draft, figurine, emit);
  }
  draft.gold[seat] = 0;
  draft.priests[seat] = 0;
  draft.philosophers[seat] = 0;
  removeMarkers(draft, seat);
  if (draft.eliminated.length < draft.seats - 1) return;
  discardHeldCards(draft);
  draft.stack.length = 0;
  endGame(draft, 'last-player', emit);
}

/** Pegasus may strike the last blow: its card is still in play then. */
function discardHeldCards(draft: State): void {
  for (const frame of draft.stack) {
    if (frame.kind === 'creature' && frame.held) draft.discard.push(frame.creature);
  }
}

function removeAllFleets(draft: State, seat: Seat, emit: Emit): void {
  for (let sea = 0; sea < draft.fleets.length; sea++) {
    if (draft.fleetOwner[sea] !== seat) continue;
    const fleets = fleetsIn(draft, sea);
    removeFleets(draft, sea, fleets);
    emit({ type: 'fleets-lost', seat, sea: seaId(boardOf(draft), sea), fleets, cause: 'elimination' });
  }
}

/** CY-19.3: nobody moves up in Apollo's queue. CY-19.4: on the turn track only the order of the others matters. */
function removeMarkers(draft: State, seat: Seat): void {
  for (const [god, holder] of draft.offerSeat.entries()) {
    if (holder === seat) liftMarker(draft, god);
  }
  draft.apollo = draft.apollo.map((holder) => (holder === seat ? NO_SEAT : holder));
  draft.turnTrack = draft.turnTrack.filter((marker) => marker !== seat);
  draft.finished = draft.finished.filter((marker) => marker !== seat);
}
