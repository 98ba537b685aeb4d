import { decisionId, offered } from '@atoll/engine';
import type { AnyGame, Decision, GameTypes, Seat } from '@atoll/engine';
import { ticTacToe } from '@atoll/testkit/reference';
import { describe, expect, it } from 'vitest';
import type { Brain } from '../brain.js';
import { blank } from '../search/tic-tac-toe.testing.js';
import { Questions } from './questions.js';
import type { Position } from './questions.js';

type Asked = Decision<GameTypes['ask']>;

function owes(frame: number, seat: number): Asked {
  return { frame, seat: seat as Seat, step: 0, ask: { kind: 'go-on' } };
}

function may(seat: number, kind = 'offer'): Asked {
  return offered(kind, seat as Seat, { kind });
}

/** A table where these are open; bots sit everywhere but on seat 0. */
function standing(open: readonly Asked[], seq = 1): Position {
  const game: AnyGame = { ...ticTacToe, decisions: () => open, view: (_state, viewer) => ({ viewer }) };
  const { state } = ticTacToe.setup(2, {}, 'a');
  return { game, state, seq, isBot: (seat: Seat) => seat > 0 };
}

const ids = (decisions: readonly Asked[]): string[] => decisions.map(decisionId);

describe('questions for bots', () => {
  it('are first those they may answer, one at a time, then all those they owe', () => {
    const questions = new Questions(blank);
    const open = [owes(1, 0), owes(1, 1), owes(1, 2), may(0), may(1), may(2)];
    const seen: string[][] = [];
    for (let n = 0; n < 3; n++) {
      const next = questions.next(standing(open));
      seen.push(ids(next));
      questions.noteDeclined(1, ids(next)[0] ?? '');
    }
    expect(seen).toEqual([['offer.1'], ['offer.2'], ['1.1.0', '1.2.0']]);
  });

  it('that were left alone come again once something has happened, and not before', () => {
    const questions = new Questions(blank);
    const open = [owes(1, 0), may(1)];
    questions.next(standing(open));
    questions.noteDeclined(1, 'offer.1');
    expect(questions.next(standing(open))).toEqual([]);
    expect(ids(questions.next(standing(open, 2)))).toEqual(['offer.1']);
    // Declined at a position that is gone.
    questions.noteDeclined(1, 'offer.1');
    expect(ids(questions.next(standing(open, 2)))).toEqual(['offer.1']);
  });

  it('H1: are not put where the brain never minds them, or does not now: nothing is thought about in vain', () => {
    let looked = 0;
    const brain: Brain = {
      ...blank,
      attentionTo: ({ ask }) => (ask.kind === 'withdraw' ? 'none' : 'first-sight'),
      minds: (view) => {
        looked += 1;
        return (view as { viewer: number }).viewer === 2;
      },
    };
    const questions = new Questions(brain);
    const open = [owes(1, 1), may(1, 'withdraw'), may(1), may(2)];
    expect(ids(questions.next(standing(open)))).toEqual(['offer.2']);
    questions.noteDeclined(1, 'offer.2');
    expect(ids(questions.next(standing(open)))).toEqual(['1.1.0']);
    expect(looked).toBe(2);
  });

  it('end when bots only make offers to each other, until the game goes on', () => {
    const questions = new Questions(blank);
    let seq = 0;
    const open = [owes(1, 0), may(1)];
    while (questions.next(standing(open, seq)).length > 0 && seq < 100) {
      questions.noteTaken();
      seq += 1;
    }
    expect(seq).toBe(10);
    expect(ids(questions.next(standing([owes(2, 0), may(1)], seq)))).toEqual(['offer.1']);
  });

  it('in a game nobody has taught them are only those they owe', () => {
    expect(ids(new Questions(null).next(standing([owes(1, 1), may(1)])))).toEqual(['1.1.0']);
  });
});
