// CY-2 Creature track

import { expose, shuffle } from '@atoll/engine';
import { SLOT_IDS } from '../data/creatures.js';
import type { CreatureId, SlotId } from '../data/creatures.js';
import type { Emit } from '../rules.js';
import type { State } from '../state.js';

const DEAREST = 0;
const MIDDLE = 1;
const CHEAPEST = 2;

function slotIdOf(slot: number): SlotId {
  return SLOT_IDS[slot] as SlotId;
}

export function slotNumber(id: SlotId): number {
  return SLOT_IDS.indexOf(id);
}

export function creatureIn(state: Pick<State, 'track'>, slot: number): CreatureId | null {
  return state.track[slot] as CreatureId | null;
}

/** CY-2.6. The one place where a card of the pile is turned up. */
export function drawInto(draft: State, slot: number, emit: Emit): void {
  if (draft.pile.length === 0) {
    if (draft.discard.length === 0) return;
    draft.pile = shuffle(draft.rng, draft.discard);
    draft.discard = [];
    emit({ type: 'pile-reshuffled', cards: draft.pile.length });
  }
  const creature = draft.pile.pop() as CreatureId;
  expose(draft);
  draft.track[slot] = creature;
  emit({ type: 'creature-drawn', creature, slot: slotIdOf(slot) });
}

export function refillTrack(draft: State, emit: Emit): void {
  if (draft.cycle === 1) {
    drawInto(draft, DEAREST, emit);
    return;
  }
  const last = draft.cycle === 2 ? MIDDLE : CHEAPEST;
  const unsold = creatureIn(draft, CHEAPEST);
  if (unsold !== null) {
    draft.track[CHEAPEST] = null;
    draft.discard.push(unsold);
    emit({ type: 'creature-discarded', creature: unsold, slot: slotIdOf(CHEAPEST) });
  }
  slideRight(draft, last, emit);
  for (let slot = last; slot >= DEAREST; slot--) {
    if (creatureIn(draft, slot) === null) drawInto(draft, slot, emit);
  }
}

function slideRight(draft: State, last: number, emit: Emit): void {
  let to = last;
  for (let from = last; from >= DEAREST; from--) {
    const creature = creatureIn(draft, from);
    if (creature === null) continue;
    if (from !== to) {
      draft.track[from] = null;
      draft.track[to] = creature;
      emit({ type: 'creature-slid', creature, from: slotIdOf(from), to: slotIdOf(to) });
    }
    to -= 1;
  }
}
