import { describe, expect, test } from 'vitest';
import { asked as question } from './decision.js';
import { EngineFault, expose, frameId, settle } from './flow.js';
import type { FlowRule, FlowState, Frame } from './flow.js';
import type { Seat } from './seat.js';

interface Counting extends Frame {
  left: number;
}
interface State extends FlowState<Counting> {
  log: string[];
}
type Rule = FlowRule<State, Frame, unknown, unknown>;

const begin = (...kinds: string[]): State => {
  const state: State = { rng: [0, 0, 0, 0, 0], stack: [], frames: 0, exposed: 0, log: [] };
  for (const kind of kinds) state.stack.push({ kind, id: frameId(state), left: 3 });
  return state;
};

const rule = (doing: Rule['settle'], decisions: Rule['decisions'] = () => []): Rule => ({
  decisions,
  settle: doing,
});

const asking: Rule['decisions'] = (_state, frame) => [question(frame, 0 as Seat, {})];

const count = rule((draft) => {
  const top = draft.stack.at(-1);
  if (top === undefined) return 'done';
  draft.log.push(`${top.kind} ${top.left}`);
  top.left -= 1;
  return top.left === 0 ? 'done' : 'again';
});

describe('settle', () => {
  test('runs the top frame until it is done, then the one below', () => {
    const state = begin('lower', 'upper');
    settle(state, { lower: count, upper: count }, () => {});
    expect(state.log).toEqual(['upper 3', 'upper 2', 'upper 1', 'lower 3', 'lower 2', 'lower 1']);
    expect(state.stack).toEqual([]);
  });

  test('stops where somebody owes an answer, without settling', () => {
    const state = begin('lower', 'upper');
    settle(state, { lower: rule(() => 'waiting', asking), upper: count }, () => {});
    expect(state.stack.map((frame) => frame.kind)).toEqual(['lower']);
    expect(state.log).toHaveLength(3);
  });

  test('goes on with a frame that was pushed', () => {
    const state = begin('lower');
    const pushing = rule((draft, frame) => {
      draft.log.push(`pushed by ${frame.kind}`);
      draft.stack.push({ kind: 'upper', id: frameId(draft), left: 1 });
      return 'again';
    });
    settle(state, { lower: pushing, upper: rule(() => 'waiting', asking) }, () => {});
    expect(state.stack.map(({ kind, id }) => [kind, id])).toEqual([
      ['lower', 1],
      ['upper', 2],
    ]);
  });

  test('tells what happened, in order', () => {
    const told: unknown[] = [];
    const telling = rule((_draft, frame, emit) => {
      emit(frame.kind);
      return 'done';
    });
    settle(begin('lower', 'upper'), { lower: telling, upper: telling }, (event) => void told.push(event));
    expect(told).toEqual(['upper', 'lower']);
  });

  test('accepts waiting if the frame has just asked', () => {
    let asked = false;
    const late = rule(
      () => {
        asked = true;
        return 'waiting';
      },
      (state, frame) => (asked ? asking(state, frame) : []),
    );
    expect(() => settle(begin('late'), { late }, () => {})).not.toThrow();
  });
});

describe('a fault of the rules', () => {
  test.each<[string, Rule, string]>([
    ['a flow that never settles', rule(() => 'again'), 'did not settle within 10000 steps'],
    ['waiting with nobody asked', rule(() => 'waiting'), "frame 'bad' waits, but nobody owes an answer"],
    [
      'done while another frame lies on it',
      rule((draft) => {
        draft.stack.push({ kind: 'other', id: frameId(draft), left: 1 });
        return 'done';
      }),
      "frame 'bad' was done while another lay on it",
    ],
    [
      'a frame without rules',
      rule((draft) => {
        draft.stack.push({ kind: 'unheard-of', id: frameId(draft), left: 1 });
        return 'again';
      }),
      "no rules for a frame of kind 'unheard-of'",
    ],
  ])('%s', (_, bad, message) => {
    expect(() => settle(begin('bad'), { bad, other: count }, () => {})).toThrow(EngineFault);
    expect(() => settle(begin('bad'), { bad, other: count }, () => {})).toThrow(message);
  });
});

test('frames are numbered, hidden things shown are counted', () => {
  const state = begin('a', 'b');
  expect(state.stack.map((frame) => frame.id)).toEqual([1, 2]);
  expose(state);
  expose(state, 3);
  expect(state.exposed).toBe(4);
});
