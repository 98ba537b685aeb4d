// CY-12.1: a battle begins. Its assaults are in flow/battle.ts.

import { frameId } from '@atoll/engine';
import type { BattleFrame } from '../frames.js';
import type { Emit } from '../rules.js';
import { NO_SEAT } from '../state.js';
import type { State } from '../state.js';

type Sides = Pick<BattleFrame, 'place' | 'land' | 'attacker' | 'defender' | 'attackers'>;

export function beginBattle(draft: State, { place, land, attacker, defender, attackers }: Sides, emit: Emit): void {
  emit({ type: 'battle-began', attacker, defender, place });
  draft.stack.push({
    kind: 'battle',
    id: frameId(draft),
    place,
    land,
    attacker,
    defender,
    attackers,
    assaults: 0,
    stage: 'assault',
    winner: NO_SEAT,
  });
}
