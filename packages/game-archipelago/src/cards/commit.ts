// AR-9.13 Nothing is paid and no disc is placed until the choices of an action are confirmed: this is that moment.

import type { Seat } from '@atoll/engine';

import { payCard } from './pay.js';
import type { WheelAction } from '../data/wheel.js';
import { placeDisc, roundOf } from '../economy/wheel.js';
import type { By } from '../frames.js';
import type { Emit } from '../rules.js';
import type { State } from '../state.js';

export function commit(draft: State, seat: Seat, by: By, action: WheelAction, emit: Emit): void {
  if (by === 'paid') return;
  if (by !== 'disc') {
    payCard(draft, seat, by, [], emit);
    return;
  }
  placeDisc(draft, seat, action, emit);
  const round = roundOf(draft);
  if (round !== null) round.acted = true;
}
