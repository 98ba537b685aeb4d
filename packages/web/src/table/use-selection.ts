// The pointing of one open decision, as a hook. What was picked is let go when another question is put.

import type { GameTypes } from '@atoll/engine';
import { useMemo, useState } from 'react';
import type { Selection } from '../games/types.ts';
import {
  candidatesOf,
  isTogglable,
  NOTHING_PICKED,
  pickedCount,
  reachOf,
  readyMove,
  select,
  toggle,
  valuesOf,
} from './selection.ts';
import type { Picked } from './selection.ts';
import type { OpenDecision } from './source.ts';

const NONE: readonly GameTypes['move'][] = [];

export function useSelection(decision: OpenDecision | null, send: (move: GameTypes['move']) => void): Selection {
  const id = decision?.id ?? null;
  const [state, setState] = useState<{ readonly of: string | null; readonly picked: Picked }>({
    of: id,
    picked: NOTHING_PICKED,
  });
  // For good: taken back, a question is put again under the same id, and nothing of the first try lies on the table.
  if (state.of !== id) setState({ of: id, picked: NOTHING_PICKED });
  const picked = state.of === id ? state.picked : NOTHING_PICKED;
  const legal = decision?.legal ?? NONE;

  return useMemo(() => {
    const change = (next: Picked): void => setState({ of: id, picked: next });
    const ready = readyMove(legal, picked);
    return {
      picked,
      candidates: candidatesOf(legal, picked),
      ready,
      isTarget: (pick) => {
        const reach = reachOf(legal, picked, pick);
        return reach === 'next' || reach === 'switch';
      },
      reach: (pick) => reachOf(legal, picked, pick),
      select: (pick) => change(select(legal, picked, pick)),
      toggle: (list, piece, copy) => change(toggle(legal, picked, list, piece, copy)),
      pickedCount: (list, piece) => pickedCount(picked, list, piece),
      isTogglable: (list, piece) => isTogglable(legal, picked, list, piece),
      valuesOf: (field) => valuesOf(legal, picked, field),
      clear: () => change(NOTHING_PICKED),
      send: (move) => {
        const said = move ?? ready;
        if (said === null || id === null) return;
        change(NOTHING_PICKED);
        send(said);
      },
    };
  }, [id, legal, picked, send]);
}
