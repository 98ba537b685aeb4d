import type { Placing } from '@atoll/engine';
import { pearls, ticTacToe } from '@atoll/testkit/reference';
import { describe, expect, it } from 'vitest';
import { inputOf, run } from '../host.testing.js';
import { linesOf, TOO_LONG } from './lines.js';
import { openSession } from './session.js';

interface Answer {
  readonly id?: string | number;
  readonly ok: boolean;
  readonly result?: unknown;
  readonly error?: { readonly code: string; readonly message: string; readonly illegal?: object };
}

/** A session that speaks objects, and fails loudly where `result` is wanted and refused. */
function open(game = pearls as Parameters<typeof openSession>[0]) {
  const session = openSession(game);
  const say = (line: string): Answer => JSON.parse(session(line) ?? 'null') as Answer;
  const ask = (request: object): Answer => say(JSON.stringify(request));
  const get = (request: object): unknown => {
    const answer = ask(request);
    expect(answer).toMatchObject({ ok: true });
    return answer.result;
  };
  return { session, say, ask, get };
}

interface Asked {
  readonly id: string;
  readonly seat: number;
  readonly ask: { readonly kind: string };
  readonly optional?: true;
}

describe('atoll stdio', () => {
  it('plays a whole game', () => {
    const { get } = open();
    get({ op: 'setup', seats: 3, options: { deckSize: 18 }, seed: 'a' });
    let over = false;
    for (let moves = 0; !over; moves++) {
      expect(moves).toBeLessThan(1000);
      const owed = (get({ op: 'decisions' }) as Asked[]).filter((decision) => decision.optional !== true);
      const decision = owed[0]?.id;
      const legal = get({ op: 'legal', decision }) as object[];
      expect(legal).toContainEqual(get({ op: 'fallback', decision }));
      expect(get({ op: 'check', decision, move: legal[0] })).toBeNull();
      expect(get({ op: 'ranking' })).toBeNull();
      over = (get({ op: 'apply', decision, move: legal.at(-1) }) as { over: boolean }).over;
    }
    const { ending, placings } = get({ op: 'ranking' }) as { ending: string; placings: Placing[] };
    expect(ending).toBe('five-rounds-played');
    expect(placings).toHaveLength(3);
  });

  it('echoes the id, whatever happens', () => {
    const { ask, say } = open();
    expect(ask({ op: 'game', id: 'x' })).toMatchObject({ id: 'x', ok: true });
    expect(ask({ op: 'fly', id: 7 })).toMatchObject({ id: 7, ok: false });
    expect(ask({ op: 'game' })).not.toHaveProperty('id');
    expect(say('{"op":"game","id":[1]}')).toMatchObject({ ok: false, error: { code: 'bad-request' } });
  });

  it('shows each viewer what it may know, and no more', () => {
    const { get } = open();
    get({ op: 'setup', seats: 2, seed: 'a' });
    const state = pearls.setup(2, { deckSize: 24, diving: true }, 'a').state;
    expect(get({ op: 'view', viewer: 1 })).toEqual(pearls.view(state, 1 as never));
    expect(get({ op: 'view', viewer: 'spectator' })).toEqual(pearls.view(state, 'spectator'));
    const dealt = get({ op: 'events', viewer: 1 }) as { seat: number; cards: unknown }[];
    expect(dealt.find((event) => event.seat === 0)?.cards ?? null).toBeNull();
    const guess = get({ op: 'guess', viewer: 1, seed: 'g' }) as typeof state;
    expect(pearls.view(guess, 1 as never)).toEqual(pearls.view(state, 1 as never));
  });

  it('takes a state out and puts it back', () => {
    const first = open();
    first.get({ op: 'setup', seats: 4, seed: 'a' });
    const state = first.get({ op: 'state' });
    const second = open();
    expect(second.get({ op: 'state', set: state })).toBeNull();
    expect(second.get({ op: 'state' })).toEqual(state);
    expect(second.get({ op: 'decisions' })).toEqual(first.get({ op: 'decisions' }));
  });

  it.each([
    ['with a card too many', (state: { pile: number[] }) => state.pile.push(0)],
    ['with a field too many', (state: object) => Object.assign(state, { hidden: 1 })],
    ['with a field missing', (state: { pile?: number[] }) => delete state.pile],
    ['in which nobody owes an answer', (state: { stack: object[]; players: unknown[] }) => (state.players = [])],
  ])('refuses a state %s and keeps its own', (_what, spoil) => {
    const { get, ask } = open();
    get({ op: 'setup', seats: 2, seed: 'a' });
    const kept = get({ op: 'state' }) as object;
    const spoilt = structuredClone(kept);
    spoil(spoilt as never);
    expect(ask({ op: 'state', set: spoilt })).toMatchObject({ ok: false, error: { code: 'bad-state' } });
    expect(get({ op: 'state' })).toEqual(kept);
  });

  it('refuses an illegal move with its rule, and stays where it was', () => {
    const { get, ask } = open(ticTacToe);
    get({ op: 'setup', seats: 2 });
    get({ op: 'apply', decision: '1.0.0', move: { type: 'mark', cell: 4 } });
    const answer = ask({ op: 'apply', decision: '1.1.0', move: { type: 'mark', cell: 4 } });
    expect(answer.error).toEqual({
      code: 'illegal',
      message: 'TIC-2 does not allow it: cell-taken',
      illegal: { rule: 'TIC-2', reason: 'cell-taken', params: { cell: 4 } },
    });
    expect(get({ op: 'check', decision: '1.1.0', move: { type: 'mark', cell: 4 } })).toMatchObject({ rule: 'TIC-2' });
    expect((get({ op: 'decisions' }) as Asked[])[0]?.id).toBe('1.1.0');
  });

  it.each([
    ['not JSON', 'hello', 'bad-json'],
    ['half an object', '{"op":', 'bad-json'],
    ['a list', '[1,2]', 'bad-json'],
    ['null', 'null', 'bad-json'],
    ['no op', '{}', 'bad-request'],
    ['an op of the wrong type', '{"op":{}}', 'bad-request'],
    ['an op from the prototype', '{"op":"constructor"}', 'bad-request'],
    ['a field nobody knows', '{"op":"game","loud":true}', 'bad-request'],
    ['a field of the wrong type', '{"op":"setup","seats":"3"}', 'bad-request'],
    ['a field missing', '{"op":"setup"}', 'bad-request'],
    ['too many seats', '{"op":"setup","seats":99}', 'bad-request'],
    ['half a seat', '{"op":"setup","seats":2.5}', 'bad-request'],
    ['an option nobody knows', '{"op":"setup","seats":2,"options":{"wings":1}}', 'bad-request'],
    ['options in a list', '{"op":"setup","seats":2,"options":[]}', 'bad-request'],
    ['a decision nobody is asked', '{"op":"legal","decision":"9.9.9"}', 'no-decision'],
    ['a move of the wrong shape', '{"op":"check","decision":"2.0.0","move":{"type":"fly"}}', 'bad-move'],
    ['a move with too much', '{"op":"apply","decision":"2.0.0","move":{"type":"discard","card":1,"x":1}}', 'bad-move'],
    ['a move that is no object', '{"op":"apply","decision":"2.0.0","move":"discard"}', 'bad-request'],
    ['a seat that is not there', '{"op":"view","viewer":3}', 'bad-request'],
    ['a viewer that is nobody', '{"op":"view","viewer":"everybody"}', 'bad-request'],
    ['a guess for a spectator', '{"op":"guess","viewer":"spectator"}', 'bad-request'],
    ['a state that is no state', '{"op":"state","set":{}}', 'bad-state'],
    ['deep nonsense', `{"op":"state","set":{"rng":${'['.repeat(5000)}${']'.repeat(5000)}}}`, 'bad-state'],
  ])('refuses %s and goes on', (_what, line, code) => {
    const { say, get } = open();
    get({ op: 'setup', seats: 3, seed: 'a' });
    const before = get({ op: 'state' });
    const answer = say(line);
    expect(answer).toMatchObject({ ok: false, error: { code } });
    expect(answer.error?.message).not.toBe('');
    expect(get({ op: 'state' })).toEqual(before);
  });

  it('wants a table first', () => {
    const { ask } = open();
    for (const op of ['decisions', 'ranking', 'state'])
      expect(ask({ op })).toMatchObject({ error: { code: 'no-table' } });
  });

  it('says nothing to a blank line', () => {
    const { session } = open();
    expect(session('')).toBeNull();
    expect(session('  \r')).toBeNull();
  });

  it('answers a fault of the rules instead of breaking down', () => {
    const { ask, get } = open({
      ...ticTacToe,
      legalMoves: () => {
        throw new Error('the rules are torn');
      },
    });
    get({ op: 'setup', seats: 2 });
    expect(ask({ op: 'legal', decision: '1.0.0' }).error).toEqual({ code: 'fault', message: 'the rules are torn' });
  });

  it('runs as a command, line by line', async () => {
    const lines = ['{"op":"setup","seats":2,"id":1}', 'nonsense', '', '{"op":"decisions","id":2}'];
    const { code, out, err } = await run('stdio tic-tac-toe', { input: inputOf(lines.join('\n'), 7) });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Answer);
    expect(answers.map(({ id, ok }) => ({ id, ok }))).toEqual([
      { id: 1, ok: true },
      { ok: false },
      { id: 2, ok: true },
    ]);
  });
});

describe('lines of a stream', () => {
  const read = async (text: string, piece: number, longest = 10) => {
    const lines: (string | typeof TOO_LONG)[] = [];
    for await (const line of linesOf(inputOf(text, piece), longest)) lines.push(line);
    return lines;
  };

  it.each([1, 2, 3, 100])('come out whole in pieces of %i', async (piece) => {
    expect(await read('a\n\nhé🌴\nlast', piece)).toEqual(['a', '', 'hé🌴', 'last']);
  });

  it.each([1, 4, 100])('are dropped when too long, without harm to the next (pieces of %i)', async (piece) => {
    expect(await read(`ok\n${'x'.repeat(50)}\nok`, piece)).toEqual(['ok', TOO_LONG, 'ok']);
  });

  it('gets a refusal for one that is too long', () => {
    expect(JSON.parse(openSession(pearls)(TOO_LONG) ?? '')).toMatchObject({ ok: false, error: { code: 'too-long' } });
  });
});
