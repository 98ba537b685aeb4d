// AR-8.1 to AR-8.3, AR-8.15 The balance of the archipelago: the two halves of the top back, red or not.

import { NOBODY } from '@atoll/engine';

import { countedBuildings } from '../board/control.js';
import { topBack } from '../cards/deck.js';
import type { BackHalf } from '../data/evolution-vocabulary.js';
import { moveRebellion } from '../economy/markers.js';
import { endIfClosing } from '../ends.js';
import type { Emit, FrameRules } from '../rules.js';
import type { State } from '../state.js';
import { openDomesticCrisis } from './domestic-crisis.js';
import { openExportCrisis } from './export-crisis.js';

function resolveHalf(draft: State, half: BackHalf, emit: Emit): void {
  switch (half.type) {
    case 'domestic-crisis':
      openDomesticCrisis(draft, half.resource, half.citizensPerCube, emit);
      break;
    case 'export-crisis':
      openExportCrisis(draft, half.resource, half.cubes, emit);
      break;
    case 'event': {
      const count = countedBuildings(draft, half.per);
      emit({ type: 'event-resolved', per: half.per, delta: half.delta, count });
      moveRebellion(draft, half.delta * count, emit);
    }
  }
}

export const balance: FrameRules<'balance'> = {
  decisions: () => NOBODY,
  settle(draft, frame, emit) {
    // AR-27.2 In phase 4 the game ends after one crisis or event; a red zone belongs to the step that showed it.
    if (!frame.red) endIfClosing(draft, emit);
    const back = topBack(draft);
    if (frame.half === 2 || back === null) return 'done';
    const half = frame.half === 0 ? back.upper : back.lower;
    frame.half++;
    if (half.red === frame.red && draft.ending === null) resolveHalf(draft, half, emit);
    return 'again';
  },
};
