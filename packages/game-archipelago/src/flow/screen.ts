// AR-22.6, AR-22.7, R16 A lifted screen shows everything behind it, for that moment.

import { expose } from '@atoll/engine';
import type { Seat } from '@atoll/engine';

import type { Emit } from '../rules.js';
import { copyCubes, playerOf } from '../state.js';
import type { State } from '../state.js';

export function liftScreen(draft: State, seat: Seat, emit: Emit): void {
  const { florins, cubes, tokens } = playerOf(draft, seat);
  expose(draft);
  draft.lifted = { seat, turn: draft.turn, florins, tokens };
  emit({ type: 'screen-lifted', seat, florins, cubes: copyCubes(cubes), tokens });
}
