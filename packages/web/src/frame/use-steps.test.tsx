// Several answers with one gesture: each goes out when its question is put, and one press takes them all back.

import type { GameTypes } from '@atoll/engine';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { decisionOf } from '../table/source.testing.ts';
import type { OpenDecision } from '../table/source.ts';
import { useSteps } from './use-steps.ts';

type Move = GameTypes['move'];

const BUILD: Move = { type: 'build' };
const PAY: Move = { type: 'pay' };
const question = (id: string, kind: string, ...legal: readonly Move[]): OpenDecision =>
  decisionOf(id, { ask: { kind }, legal });

const STEPS = [
  { ask: 'build', move: BUILD },
  { ask: 'pay', move: PAY },
];

function table() {
  const send = vi.fn<(move: Move) => void>();
  const takeBack = vi.fn<(count: number) => void>();
  const first: { decision: OpenDecision | null; drafted: number } = {
    decision: question('1', 'build', BUILD),
    drafted: 0,
  };
  const hook = renderHook((now: typeof first) => useSteps({ ...now, send, takeBack }), { initialProps: first });
  return {
    send,
    takeBack,
    ask: (decision: OpenDecision | null, drafted: number) => hook.rerender({ decision, drafted }),
    sendSteps: (steps: typeof STEPS) => act(() => hook.result.current.sendSteps(steps)),
    undo: () => act(() => hook.result.current.undo()),
  };
}

describe('sending', () => {
  it('the first answer goes out at once, the next when its question is put', () => {
    const at = table();
    at.sendSteps(STEPS);
    expect(at.send.mock.calls).toEqual([[BUILD]]);
    at.ask(question('2', 'pay', PAY), 1);
    expect(at.send.mock.calls).toEqual([[BUILD], [PAY]]);
  });

  it('a question drawn anew is not answered twice', () => {
    const at = table();
    at.sendSteps(STEPS);
    at.ask(question('1', 'build', BUILD), 0);
    at.ask(question('1', 'build', BUILD), 0);
    expect(at.send).toHaveBeenCalledTimes(1);
  });

  it('another question than expected drops the rest, for good', () => {
    const at = table();
    at.sendSteps(STEPS);
    at.ask(question('2', 'draw'), 1);
    at.ask(question('3', 'pay', PAY), 1);
    expect(at.send.mock.calls).toEqual([[BUILD]]);
  });

  it('when it is somebody else’s turn first, the rest is dropped: the table may look different by then', () => {
    const at = table();
    at.sendSteps(STEPS);
    at.ask(null, 0);
    at.ask(question('2', 'pay', PAY), 0);
    expect(at.send.mock.calls).toEqual([[BUILD]]);
  });

  it('an answer that is not legal any more is not sent, nor what follows it', () => {
    const at = table();
    at.sendSteps(STEPS);
    at.ask(question('2', 'pay', { type: 'pay', card: 'other' } as Move), 1);
    at.ask(question('3', 'pay', PAY), 1);
    expect(at.send.mock.calls).toEqual([[BUILD]]);
  });
});

describe('taking back', () => {
  it('one press takes back all answers of a gesture', () => {
    const at = table();
    at.sendSteps(STEPS);
    at.ask(question('2', 'pay', PAY), 1);
    at.ask(question('3', 'draw'), 2);
    at.undo();
    expect(at.takeBack.mock.calls).toEqual([[2]]);
  });

  it('a later answer is taken back alone, then the gesture', () => {
    const at = table();
    at.sendSteps(STEPS);
    at.ask(question('2', 'pay', PAY), 1);
    at.ask(question('3', 'draw'), 2);
    at.ask(question('4', 'draw'), 3);
    at.undo();
    at.ask(question('3', 'draw'), 2);
    at.undo();
    expect(at.takeBack.mock.calls).toEqual([[1], [2]]);
  });

  it('what was handed over is no part of the gesture any more', () => {
    const at = table();
    at.sendSteps(STEPS);
    // The first answer is beyond recall: nothing of the viewer’s own is left.
    at.ask(question('2', 'pay', PAY), 0);
    at.ask(question('3', 'draw'), 1);
    at.undo();
    expect(at.takeBack.mock.calls).toEqual([[1]]);
  });

  it('in the middle of a gesture the rest is not sent after all', () => {
    const at = table();
    at.sendSteps(STEPS);
    at.undo();
    at.ask(question('2', 'pay', PAY), 1);
    expect(at.send.mock.calls).toEqual([[BUILD]]);
  });
});
