// VA-10 Phase 5: the rest tokens taken are shown and pay. Before it, what lasts a round ends.

import { expose } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import { REST_TOKENS } from '../data/rest-tokens.js';
import { gainVatus, scorePoints } from '../money.js';
import type { State } from '../state.js';
import type { Emit } from '../rules.js';

/** VA-5.4: with the last marker all bonuses end; the Governor's likeness too (VA-12.8), and neutral markers leave. */
export function endActions(draft: State): void {
  for (const player of draft.players) {
    player.bonusReady = false;
    player.governed = null;
  }
  draft.neutral.fill(0);
}

/** VA-10.1, VA-10.2 */
export function payRestTokens(draft: State, emit: Emit): void {
  for (const { id, vatus, points, firstPlayer } of REST_TOKENS) {
    const rest = draft.rests.find(({ token }) => token === id);
    if (rest === undefined) continue;
    const { seat } = rest;
    expose(draft);
    emit({ type: 'rest-token-shown', seat, token: id });
    gainVatus(draft, seat, vatus, emit);
    scorePoints(draft, seat, points, emit);
    if (firstPlayer) nameFirstPlayer(draft, seat, emit);
  }
  draft.rests = [];
}

export function nameFirstPlayer(draft: State, seat: Seat, emit: Emit): void {
  draft.firstPlayer = seat;
  emit({ type: 'first-player-named', seat });
}
