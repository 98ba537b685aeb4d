// AR-8.16 The Benefactor trend: a florin for each own cube or token spent in a crisis, and for each temple built.

import type { Seat } from '@atoll/engine';

import type { Emit } from '../rules.js';
import type { State } from '../state.js';

export function creditBenefactor(draft: State, seat: Seat, emit: Emit): void {
  if (!draft.trends.includes('trend-benefactor')) return;
  draft.benefactor[seat] = (draft.benefactor[seat] as number) + 1;
  // AR-26.4 Without a coin in the bank the zone is still credited.
  if (draft.florins > 0) {
    draft.florins--;
    draft.benefactorCoins++;
  }
  emit({ type: 'benefactor-credited', seat });
}
