// One gesture, several answers: sent one after the other as their questions come, taken back together.

import type { GameTypes } from '@atoll/engine';
import { useCallback, useEffect, useRef } from 'react';
import type { PlanStep } from '../games/types.ts';
import { contains } from '../table/selection.ts';
import type { OpenDecision } from '../table/source.ts';
import { firstOfLastGesture, stillOpen } from './gestures.ts';
import type { Gesture } from './gestures.ts';

interface StepsProps {
  readonly decision: OpenDecision | null;
  /** Answers of the viewer that can still be taken back. */
  readonly drafted: number;
  readonly send: (move: GameTypes['move']) => void;
  readonly takeBack: (count: number) => void;
}

interface Steps {
  readonly sendSteps: (steps: readonly PlanStep[]) => void;
  /** The last answer; all answers of the last gesture, where none of them is beyond recall. */
  readonly undo: () => void;
}

export function useSteps({ decision, drafted, send, takeBack }: StepsProps): Steps {
  /** Still to be sent: each goes out when its question is put, and all are dropped if another one is. */
  const rest = useRef<readonly PlanStep[]>([]);
  const gestures = useRef<readonly Gesture[]>([]);
  const asked = decision?.id;

  useEffect(() => {
    gestures.current = stillOpen(gestures.current, drafted);
  }, [asked, drafted]);

  const next = useCallback(
    (isFirst: boolean) => {
      const [step, ...later] = rest.current;
      if (step === undefined) return;
      const isAsked = decision?.ask.kind === step.ask && decision.legal.some((move) => isSame(move, step.move));
      rest.current = isAsked ? later : [];
      if (!isAsked) return;
      const before = gestures.current;
      const last = before.at(-1);
      // A step that was beyond recall has closed the gesture: what follows it is one of its own.
      const goesOn = !isFirst && last !== undefined && last.to === drafted;
      gestures.current = goesOn
        ? before.with(before.length - 1, { ...last, to: last.to + 1 })
        : [...before, { from: drafted, to: drafted + 1 }];
      send(step.move);
    },
    [decision, drafted, send],
  );
  useEffect(() => {
    next(false);
    // One step for one question: the same question redrawn is not asked again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [asked]);

  const sendSteps = useCallback(
    (steps: readonly PlanStep[]) => {
      rest.current = steps;
      next(true);
    },
    [next],
  );
  const undo = useCallback(() => {
    rest.current = [];
    takeBack(drafted - firstOfLastGesture(gestures.current, drafted));
  }, [drafted, takeBack]);
  return { sendSteps, undo };
}

const isSame = (one: object, other: object): boolean => contains(one, other) && contains(other, one);
