// Answering what is open beside the question in hand.

import type { DecisionId } from '@atoll/engine';
import type { Archipelago, Move } from '@atoll/game-archipelago/table';
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { decisionOf } from '../../../table/source.testing.ts';
import type { OpenDecision } from '../../../table/source.ts';
import { useSelection } from '../../../table/use-selection.ts';
import type { TableContext } from '../../types.ts';
import { useAnswer } from './use-answer.ts';

const OWED = decisionOf('1.0.0');
const BESIDE = decisionOf('2.0.0', { optional: true });
const ACCEPT = { type: 'answer-deal', accept: true } as unknown as Move;

/** As much of a table as the hook needs: what is owed, what is open beside it, and turning to it. */
function table(first: readonly OpenDecision[]) {
  const send = vi.fn<(to: DecisionId | undefined, move: unknown) => void>();
  const hook = renderHook(
    ({ open }) => {
      const [chosen, turnTo] = useState<DecisionId | null>(null);
      const decision = open.find(({ id }) => id === chosen) ?? open.find(({ optional }) => !optional) ?? null;
      const others = open.filter(({ id }) => id !== decision?.id);
      const selection = useSelection(decision, (move) => send(decision?.id, move));
      const context = { decision, others, selection, turnTo } as unknown as TableContext<Archipelago>;
      return { answer: useAnswer(context), decision };
    },
    { initialProps: { open: first } },
  );
  return {
    send,
    get asked() {
      return hook.result.current.decision?.id;
    },
    answer: (id: DecisionId, move: Move) => act(() => hook.result.current.answer(id, move)),
    ask: (...open: readonly OpenDecision[]) => hook.rerender({ open }),
  };
}

it('the other question is taken up, answered, and what is owed comes back', () => {
  const at = table([OWED, BESIDE]);
  at.answer(BESIDE.id, ACCEPT);
  expect(at.send.mock.calls).toEqual([[BESIDE.id, ACCEPT]]);
  expect(at.asked).toBe(OWED.id);
});

it('the question in hand is answered where it stands, once', () => {
  const at = table([OWED, BESIDE]);
  at.answer(OWED.id, ACCEPT);
  at.ask(OWED, BESIDE);
  expect(at.send.mock.calls).toEqual([[OWED.id, ACCEPT]]);
});

it('an answer to a question that has gone is dropped, even if that question comes again', () => {
  const at = table([OWED]);
  at.answer(BESIDE.id, ACCEPT);
  at.ask(OWED, BESIDE);
  expect(at.send).not.toHaveBeenCalled();
  expect(at.asked).toBe(OWED.id);
});
