// CY-2 Creature track

import { expose, shuffle } from '@atoll/engine';
import { SLOT_IDS } from '../data/creatures.js';
import type { CreatureId, SlotId } from '../data/creatures.js';
import type { Tell } from '../rules.js';
import type { State } from '../state.js';

const DEAREST = 0;
const MIDDLE = 1;
const CHEAPEST = 2;

export function slotIdOf(slot: number): SlotId {
  return SLOT_IDS[slot] as SlotId;
}

export function slotNumber(id: SlotId): number {
  return SLOT_IDS.indexOf(id);
}

export function creatureIn(state: Pick<State, 'track'>, slot: number): CreatureId | null {
  return state.track[slot] as CreatureId | null;
}

/** CY-2.6. The one place where a card of the pile is turned up. */
export function drawInto(draft: State, slot: number, tell: Tell): void {
  if (draft.pile.length === 0) {
    if (draft.discard.length === 0) return;
    draft.pile = shuffle(draft.rng, draft.discard);
    draft.discard = [];
    tell({ type: 'pile-reshuffled', cards: draft.pile.length });
  }
  const creature = draft.pile.pop() as CreatureId;
  expose(draft);
  draft.track[slot] = creature;
  tell({ type: 'creature-drawn', creature, slot: slotIdOf(slot) });
}

export function refillTrack(draft: State, tell: Tell): void {
  if (draft.cycle === 1) {
    drawInto(draft, DEAREST, tell);
    return;
  }
  const last = draft.cycle === 2 ? MIDDLE : CHEAPEST;
  const unsold = creatureIn(draft, CHEAPEST);
  if (unsold !== null) {
    draft.track[CHEAPEST] = null;
    draft.discard.push(unsold);
    tell({ type: 'creature-discarded', creature: unsold, slot: slotIdOf(CHEAPEST) });
  }
  slideRight(draft, last, tell);
  for (let slot = last; slot >= DEAREST; slot--) {
    if (creatureIn(draft, slot) === null) drawInto(draft, slot, tell);
  }
}

function slideRight(draft: State, last: number, tell: Tell): void {
  let to = last;
  for (let from = last; from >= DEAREST; from--) {
    const creature = creatureIn(draft, from);
    if (creature === null) continue;
    if (from !== to) {
      draft.track[from] = null;
      draft.track[to] = creature;
      tell({ type: 'creature-slid', creature, from: slotIdOf(from), to: slotIdOf(to) });
    }
    to -= 1;
  }
}
