import { defineGame } from '@atoll/engine';
import { describe, expect, test } from 'vitest';
import { pearls, ticTacToe } from './reference/index.js';
import type { PearlsTypes } from './reference/index.js';
import { dive } from './reference/pearls/flow/dive.js';
import { discard } from './reference/pearls/flow/turn.js';
import { pearlsRules } from './reference/pearls/index.js';
import { scenario } from './scenario.js';

const { asks } = pearlsRules;

describe('a scenario', () => {
  test('starts from a legal set-up with the options given and defaults for the rest', () => {
    const t = scenario(pearls, { seats: 3, options: { deckSize: 18 } });
    expect(t.state.deckSize).toBe(18);
    expect(t.state.diving).toBe(true);
    expect(t.events.filter((event) => event.type === 'dealt')).toHaveLength(3);
    expect(() => scenario(pearls, { seats: 5 })).toThrow('seats');
  });

  test('knows who is asked what, optional questions too', () => {
    const t = scenario(pearls, { seats: 2 });
    expect(t.ask(0)).toEqual({ kind: 'discard' });
    expect(t.asks(0)).toEqual([{ kind: 'discard' }, { kind: 'dive' }]);
    expect(t.asks(1)).toEqual([{ kind: 'dive' }]);
    expect(t.decisions()).toHaveLength(3);
    expect(t.legal(0)).toHaveLength(4);
    expect(t.legal(1, 'dive')).toEqual([{ type: 'dive' }]);
    expect(() => t.ask(1)).toThrow('seat 1 owes no answer');
    expect(() => t.legal(1, 'offer')).toThrow("seat 1 is not asked 'offer'");
  });

  test('plays an answer to whichever question takes it', () => {
    const t = scenario(pearls, { seats: 2 });
    t.play(1, { type: 'dive' });
    expect(t.events).toMatchObject([{ type: 'dived', seat: 1 }]);
    expect(t.viewEvents(0)).toEqual([{ type: 'dived', seat: 1, gave: null, took: null }]);
    t.play(0, t.legal(0)[0] ?? { type: 'dive' });
    expect(t.ask(1)).toEqual({ kind: 'discard' });
  });

  test('hands out frozen states', () => {
    const t = scenario(ticTacToe, { seats: 2 });
    expect(() => t.state.cells.push(null)).toThrow(TypeError);
    const before = t.state;
    t.play(0, { type: 'mark', cell: 4 });
    expect(before.cells[4]).toBeNull();
  });

  test('fails with the reason if a move is not legal', () => {
    const t = scenario(ticTacToe, { seats: 2 }).play(0, { type: 'mark', cell: 4 });
    expect(() => t.play(1, { type: 'mark', cell: 4 })).toThrow(/TIC-2.*cell-taken[^]*running: turns/);
    expect(() => t.play(0, { type: 'mark', cell: 1 })).toThrow('nothing is asked of it');
    expect(() => t.play(1, { type: 'mark', cell: 9 })).toThrow('from 0 to 8');
  });

  test('expects refusals by their rule', () => {
    const t = scenario(ticTacToe, { seats: 2 }).play(0, { type: 'mark', cell: 4 });
    expect(t.refused(1, { type: 'mark', cell: 4 }, 'TIC-2')).toMatchObject({
      reason: 'cell-taken',
      params: { cell: 4 },
    });
    expect(() => t.refused(1, { type: 'mark', cell: 4 }, 'TIC-3')).toThrow(/expected TIC-3[^]*TIC-2/);
    expect(() => t.refused(1, { type: 'mark', cell: 5 }, 'TIC-2')).toThrow('but seat 1 may play it');
    expect(() => t.refused(0, { type: 'mark', cell: 5 }, 'TIC-2')).toThrow('nothing is asked');
  });

  test('accepts only arrangements that the rules could reach', () => {
    const t = scenario(pearls, { seats: 2 });
    t.arrange((draft) => draft.shown.push(...draft.pile.splice(0, 3)));
    expect(t.state.shown).toHaveLength(3);
    expect(() => t.arrange((draft) => void draft.pile.pop())).toThrow(
      /breaks the game's invariants:\n {2}card \d+ is in 0/,
    );
    expect(() => t.arrange((draft) => Object.assign(draft, { note: undefined }))).toThrow('state.note is undefined');
    expect(t.state.shown).toHaveLength(3);
  });

  test('skips on with fallback answers, but not for ever', () => {
    const t = scenario(pearls, { seats: 3 });
    t.skipTo(({ state }) => state.stack.at(-1)?.kind === 'offering');
    expect(t.decisions().filter((decision) => !decision.optional)).toHaveLength(3);
    t.skipTo(() => t.ranking() !== null);
    expect(t.ranking()).toHaveLength(3);
    expect(() => t.skipTo(() => false)).toThrow('the game ended');
  });

  test('shows what a viewer sees', () => {
    const t = scenario(pearls, { seats: 2 });
    expect(t.view(0).players[0]?.hand).toHaveLength(4);
    expect(t.view('spectator').players[0]?.hand).toBeNull();
  });
});

describe('a scenario notices rules that', () => {
  test('list less than check allows', () => {
    const short: Partial<typeof discard> = { list: (...given) => discard.list(...given).slice(1) };
    const forgetful = defineGame<PearlsTypes>({
      ...pearlsRules,
      asks: { ...asks, discard: { ...discard, ...short } },
    });
    const t = scenario(forgetful, { seats: 2 });
    const [first = 0] = t.state.players[0]?.hand ?? [];
    expect(() => t.play(0, { type: 'discard', card: first })).toThrow("the list of 'discard' lacks it");
  });

  test('list more than check allows', () => {
    const never: Partial<typeof discard> = { check: () => ({ rule: 'PEARL-3', reason: 'not-in-hand' }) };
    const strict = defineGame<PearlsTypes>({
      ...pearlsRules,
      asks: { ...asks, discard: { ...discard, ...never } },
    });
    const t = scenario(strict, { seats: 2 });
    expect(() => t.refused(0, t.legal(0)[0] ?? { type: 'dive' }, 'PEARL-3')).toThrow('but it is listed as legal');
  });

  test('lose components', () => {
    const losing: Partial<typeof dive> = { answer: (draft) => void draft.pile.pop() };
    const leaky = defineGame<PearlsTypes>({
      ...pearlsRules,
      asks: { ...asks, dive: { ...dive, ...losing } },
    });
    const t = scenario(leaky, { seats: 2 });
    expect(() => t.play(1, { type: 'dive' })).toThrow(/after \{"type":"dive"\} breaks the game's invariants/);
  });

  test('write to the state they were given', () => {
    const careless: typeof ticTacToe = {
      ...ticTacToe,
      apply(state, decision, move) {
        state.cells[0] = decision.seat;
        return ticTacToe.apply(state, decision, move);
      },
    };
    expect(() => scenario(careless, { seats: 2 }).play(0, { type: 'mark', cell: 3 })).toThrow(TypeError);
  });
});
