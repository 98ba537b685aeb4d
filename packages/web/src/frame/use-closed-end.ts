// The answer that would end the question, while the rules refuse it: what it is and why, so that nobody looks for it in vain.

import type { GameTypes, Illegal } from '@atoll/engine';
import { useEffect, useState } from 'react';
import type { GameFace } from '../games/types.ts';
import { useTable } from './table-context.ts';

export interface ClosedEnd {
  readonly move: GameTypes['move'];
  readonly illegal: Illegal;
}

export function useClosedEnd(face: GameFace): ClosedEnd | null {
  const { decision, snapshot, why } = useTable();
  const [refused, setRefused] = useState<{ readonly of: string; readonly end: ClosedEnd } | null>(null);
  const move = decision === null ? null : (face.closing?.(decision.ask, snapshot.view) ?? null);
  const type = move?.type;
  const isClosed = type !== undefined && decision?.legal.every((legal) => legal.type !== type) === true;
  const of = decision?.id ?? '';

  useEffect(() => {
    if (!isClosed || move === null) return undefined;
    let isAsked = true;
    void why(move).then((illegal) => {
      if (isAsked && illegal !== null) setRefused({ of, end: { move, illegal } });
    });
    return () => {
      isAsked = false;
    };
    // Once for each question: the move says nothing but that it ends.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isClosed, of, type, why]);

  return isClosed && refused?.of === of ? refused.end : null;
}
