// Which of the open questions the viewer answers: the one they have taken up, else the one that is owed.

import type { DecisionId, Illegal } from '@atoll/engine';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { stillOpen } from '../table/still-open.ts';
import type { OpenDecision } from '../table/source.ts';

const CLOSED: Illegal = { rule: 'TABLE', reason: 'closed-decision' };

export interface TakenUp {
  readonly decision: OpenDecision | null;
  readonly others: readonly OpenDecision[];
  readonly turnTo: (decision: DecisionId | null) => void;
  /** An answer is on its way: that the question closes now is no surprise. */
  readonly noteSent: (decision: DecisionId | null) => void;
}

/** `open`: null while the past is looked at. `onGone`: what was being put together can no longer be sent. */
export function useTakenUp(open: readonly OpenDecision[] | null, onGone: (illegal: Illegal) => void): TakenUp {
  const [chosen, setChosen] = useState<OpenDecision | null>(null);
  const sent = useRef<DecisionId | null>(null);
  const taken = useMemo(() => stillOpen(open ?? [], chosen), [open, chosen]);
  const decision = taken ?? open?.find(({ optional }) => !optional) ?? null;
  const others = useMemo(() => (open ?? []).filter(({ id }) => id !== decision?.id), [open, decision]);

  // Let go for good: under the same id another question may be put, and it is not the one that was taken up.
  useEffect(() => {
    if (open === null || chosen === null || taken !== null) return;
    setChosen(null);
    if (chosen.open && sent.current !== chosen.id) onGone(CLOSED);
  }, [open, chosen, taken, onGone]);

  const turnTo = useCallback(
    (id: DecisionId | null) => setChosen(open?.find((each) => each.id === id) ?? null),
    [open],
  );
  const noteSent = useCallback((id: DecisionId | null) => {
    sent.current = id;
  }, []);
  return { decision, others, turnTo, noteSent };
}
