// CY-13.4: what the powers of creatures with one target have in common. Each may be declined, and then the card is
// spent all the same.

import type { CreatureFrame } from '../frames.js';
import type { Emit } from '../rules.js';

/** To be called first by whatever answers a creature's question. */
export function spendPower(frame: CreatureFrame): void {
  frame.said += 1;
  frame.stage = 'spent';
}

export function leaveUnused({ seat, creature }: CreatureFrame, emit: Emit): void {
  emit({ type: 'power-unused', seat, creature });
}
