// A question with but one answer, answered by its owner's own page. Where everybody can see that an answer is forced the
// rules give it themselves; here they cannot, so it comes after a pause as any answer does, and only its owner is told.

import type { GameTypes } from '@atoll/engine';
import { useEffect, useRef } from 'react';
import type { OpenDecision } from '../table/source.ts';

/** Milliseconds, at random between the two: as long as somebody hesitates who has a choice. */
export const PAUSE = { least: 1500, most: 5000 } as const;

/** The one answer there is; null where there are others, or none is owed. */
export function onlyAnswerTo(decision: OpenDecision | null): GameTypes['move'] | null {
  if (decision === null || decision.optional || decision.open || decision.legal.length !== 1) return null;
  return decision.legal[0] ?? null;
}

export function useOnlyAnswer(
  decision: OpenDecision | null,
  isWanted: boolean,
  send: (move: GameTypes['move']) => void,
): void {
  /** Whoever takes such an answer back wants to look at the table: it is not given again. */
  const given = useRef(new Set<string>());
  const latest = useRef({ decision, send });
  latest.current = { decision, send };
  const id = isWanted && onlyAnswerTo(decision) !== null ? decision?.id : undefined;
  useEffect(() => {
    if (id === undefined || given.current.has(id)) return;
    const answer = (): void => {
      const move = onlyAnswerTo(latest.current.decision);
      if (move === null) return;
      given.current.add(id);
      latest.current.send(move);
    };
    const timer = setTimeout(answer, PAUSE.least + Math.random() * (PAUSE.most - PAUSE.least));
    return () => clearTimeout(timer);
  }, [id]);
}
