import { describe, expect, test } from 'vitest';
import { questionsOf } from './asks.js';
import { decisionId, offered } from './decision.js';
import { defineGame, WRONG_ANSWER } from './define.js';
import { EngineFault } from './flow.js';
import { after, nim, nimRules } from './nim.testing.js';
import type { NimTypes } from './nim.testing.js';
import { deepFreeze } from './plain.js';
import type { Seat } from './seat.js';
import { ShapeError } from './shape.js';

const start = deepFreeze(after([]));
const [decision] = nim.decisions(start);
if (decision === undefined) throw new Error('nobody is asked');

test('the vocabulary names everything the rules know', () => {
  expect(nim.vocabulary).toEqual({
    asks: ['act'],
    moves: ['take', 'think', 'peek', 'roll'],
    events: ['acted'],
    frames: ['turns'],
    reasons: ['too-many', 'too-dull'],
  });
  expect(nim.askRules).toEqual({ act: 'NIM-2' });
  expect(nim.openAsks).toEqual([]);
});

describe('setup', () => {
  test.each([1, 3, 2.5, Number.NaN])('refuses %d seats', (seats) => {
    expect(() => nim.setup(seats, { tokens: 5 }, 'seed')).toThrow('seats must be from 2 to 2');
  });

  test('refuses options that are not allowed together', () => {
    const choosy = defineGame<NimTypes>({
      ...nimRules,
      options: { ...nimRules.options, check: () => ({ rule: 'NIM-1', reason: 'too-dull' }) },
    });
    expect(() => choosy.setup(2, { tokens: 5 }, 'seed')).toThrow(ShapeError);
    expect(() => choosy.setup(2, { tokens: 5 }, 'seed')).toThrow('NIM-1: too-dull');
  });

  test('settles, and the seed decides', () => {
    expect(nim.setup(2, { tokens: 5 }, 'a')).toEqual(nim.setup(2, { tokens: 5 }, 'a'));
    expect(nim.setup(2, { tokens: 5 }, 'a').state.rng).not.toEqual(nim.setup(2, { tokens: 5 }, 'b').state.rng);
  });
});

describe('a move', () => {
  test('of a type the question does not know is a wrong answer', () => {
    const deaf = defineGame<NimTypes>({
      ...nimRules,
      asks: { act: { ...nimRules.asks.act, answers: ['take'] } },
    });
    expect(deaf.check(start, decision, { type: 'think' })).toBe(WRONG_ANSWER);
    expect(deaf.check(start, decision, { type: 'take', tokens: 1 })).toBeNull();
  });

  test('leaves the state it is played on alone', () => {
    const { state, events } = nim.apply(start, decision, { type: 'take', tokens: 2 });
    expect([start.tokens, state.tokens]).toEqual([5, 3]);
    expect(events).toEqual([{ type: 'acted', seat: 0 }]);
  });

  test('in place gives the same', () => {
    const draft = nim.clone(start);
    nim.perform(draft, decision, { type: 'roll' }, () => {});
    expect(draft).toEqual(nim.apply(start, decision, { type: 'roll' }).state);
  });

  test('after the end is a fault', () => {
    const over = after([
      { type: 'take', tokens: 3 },
      { type: 'take', tokens: 2 },
    ]);
    expect(nim.decisions(over)).toEqual([]);
    expect(() => nim.perform(over, decision, { type: 'think' }, () => {})).toThrow(EngineFault);
  });

  test('to a question without rules is a fault', () => {
    const strange = { ...decision, ask: { kind: 'sing' as 'act' } };
    expect(() => nim.check(start, strange, { type: 'think' })).toThrow("no rules for an ask of kind 'sing'");
  });
});

describe('optional decisions', () => {
  type CheeringTypes = Omit<NimTypes, 'ask'> & { ask: NimTypes['ask'] | { readonly kind: 'cheer' } };
  const { optionalAsk } = questionsOf<CheeringTypes>();
  const cheering = defineGame<CheeringTypes>({
    ...nimRules,
    asks: {
      ...nimRules.asks,
      cheer: optionalAsk('cheer', {
        rule: 'NIM-1',
        answers: ['think'],
        list: () => [{ type: 'think' }],
        check: () => null,
        answer: (draft) => void (draft.rolled = 5),
        fallback: () => ({ type: 'think' }),
      }),
    },
    standing: () => [offered('cheer', 1 as Seat, { kind: 'cheer' })],
  });

  test('stand beside the frame, and never answer for it', () => {
    const open = cheering.decisions(start);
    expect(open.map((each) => [decisionId(each), each.optional])).toEqual([
      ['1.0.0', undefined],
      ['cheer.1', true],
    ]);
    const [, cheer] = open;
    if (cheer === undefined) throw new Error('no cheer');
    const { state } = cheering.apply(start, cheer, { type: 'think' });
    expect(state.rolled).toBe(5);
    expect(cheering.decisions(state).map(decisionId)).toEqual(['1.0.0', 'cheer.1']);
  });

  test('end with the game', () => {
    expect(
      cheering.decisions(
        after([
          { type: 'take', tokens: 3 },
          { type: 'take', tokens: 2 },
        ]),
      ),
    ).toEqual([]);
  });
});
