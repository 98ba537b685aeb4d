// The promise behind a seed, checked with the whole record around it.

import {
  commitmentTo,
  decisionId,
  LUCK_SCHEME,
  readRecord,
  Recorder,
  seedFrom,
  verify,
  writeRecord,
} from '@atoll/engine';
import type { GameRecord, Luck } from '@atoll/engine';
import { expect, it } from 'vitest';
import { ticTacToe } from './reference/index.js';
import type { TicTacToeTypes } from './reference/index.js';

const secret = 'a1'.repeat(16);
const nonces = ['00112233', ''];
const luck: Luck = { scheme: LUCK_SCHEME, commitment: commitmentTo(secret), secret, nonces };

function played(given: Luck | undefined, seed: string): GameRecord<TicTacToeTypes> {
  const recorder = new Recorder(ticTacToe, {}, 2, seed, given);
  let { state } = ticTacToe.setup(2, {}, seed);
  for (let moves = 0; moves < 3; moves++) {
    const [decision] = ticTacToe.decisions(state);
    if (decision === undefined) break;
    const move = ticTacToe.fallback(state, decision);
    ({ state } = ticTacToe.apply(state, decision, move));
    recorder.add({ decision: decisionId(decision), seat: decision.seat, move }, state);
  }
  return recorder.finish(state);
}

const proven = writeRecord(played(luck, seedFrom(secret, nonces)));

it('a record with its luck is read back and verified', () => {
  const record = readRecord(ticTacToe, proven);
  expect(record.luck).toEqual(luck);
  expect(() => verify(ticTacToe, record)).not.toThrow();
});

it('a record without stays what it was', () => {
  const plain = writeRecord(played(undefined, 'any'));
  expect(plain).not.toContain('luck');
  expect(() => verify(ticTacToe, readRecord(ticTacToe, plain))).not.toThrow();
});

it('one changed byte anywhere is refused', () => {
  for (let at = 0; at < proven.length; at++) {
    const changed = proven.slice(0, at) + (proven[at] === '1' ? '2' : '1') + proven.slice(at + 1);
    expect(() => verify(ticTacToe, readRecord(ticTacToe, changed)), `byte ${at}`).toThrow();
  }
});

it.each([
  ['another secret', { ...luck, secret: 'b2'.repeat(16) }, seedFrom(secret, nonces), 'not the one that was promised'],
  ['another nonce', { ...luck, nonces: ['00112234', ''] }, seedFrom(secret, nonces), 'not made from the secret'],
  ['a chosen seed', luck, 'chosen', 'not made from the secret'],
  ['a nonce too few', { ...luck, nonces: ['00112233'] }, seedFrom(secret, ['00112233']), 'not one nonce for each seat'],
])('%s is refused, even with a fresh digest', (_, given, seed, message) => {
  const record = readRecord(ticTacToe, writeRecord(played(given, seed)));
  expect(() => verify(ticTacToe, record)).toThrow(message);
});
