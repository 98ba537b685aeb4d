import { describe, expect, test } from 'vitest';
import { decisionId } from './decision.js';
import { defineGame } from './define.js';
import { nim, nimRules } from './nim.testing.js';
import type { NimMove, NimTypes } from './nim.testing.js';
import { below, RANDOM_ALGORITHM, randomFrom } from './random.js';
import {
  CHECKPOINT_EVERY,
  LONGEST_RECORD,
  namesOf,
  readRecord,
  Recorder,
  RecordError,
  rulesOfRecord,
  writeRecord,
} from './record.js';
import type { GameRecord } from './record.js';
import { replay, replayTo, verify } from './replay.js';

const THOUGHTS: readonly NimMove['type'][] = ['think', 'peek', 'roll'];

/** One token at a time, with some thinking in between: 60 tokens are well over one checkpoint. */
function played(tokens: 5 | 60): GameRecord<NimTypes> {
  const recorder = new Recorder(nim, { tokens }, 2, 'a "quoted" seed');
  const random = randomFrom('sixty');
  let { state } = nim.setup(2, { tokens }, 'a "quoted" seed');
  for (;;) {
    const [decision] = nim.decisions(state);
    if (decision === undefined) return recorder.finish(state);
    const type = THOUGHTS[below(random, 8)];
    const move = type === undefined ? { type: 'take' as const, tokens: 1 } : ({ type } as NimMove);
    ({ state } = nim.apply(state, decision, move));
    recorder.add({ decision: decisionId(decision), seat: decision.seat, move }, state);
  }
}

const record = played(60);
const content = writeRecord(record);
const short = writeRecord(played(5));
const inputs = record.inputs.length;

describe('a record', () => {
  test('is read back as it was written', () => {
    expect(readRecord(nim, content)).toStrictEqual(record);
    expect(writeRecord(readRecord(nim, content))).toBe(content);
    expect(rulesOfRecord(content)).toEqual({ game: 'nim', rulesVersion: 3 });
  });

  test('has a checkpoint every so many inputs and one at the end', () => {
    expect(inputs).toBeGreaterThan(2 * CHECKPOINT_EVERY);
    const marks = record.checkpoints.map(({ at }) => at);
    expect(marks.slice(0, 2)).toEqual([CHECKPOINT_EVERY, 2 * CHECKPOINT_EVERY]);
    expect(marks.at(-1)).toBe(inputs);
  });

  test('has one input a line', () => {
    expect(content.split('\n').filter((line) => line.startsWith('  {"decision"'))).toHaveLength(inputs);
  });

  test('of no moves at all has a checkpoint of the set-up', () => {
    const { state } = nim.setup(2, { tokens: 5 }, 'x');
    const empty = new Recorder(nim, { tokens: 5 }, 2, 'x').finish(state);
    expect(empty.checkpoints.map(({ at }) => at)).toEqual([0]);
    expect(verify(nim, readRecord(nim, writeRecord(empty)))).toEqual(state);
  });

  describe('names its players', () => {
    const names = ['Zoé "Z"', ''];
    const named = writeRecord({ ...played(5), names });

    test('beside it, outside its digest: they can be changed or left out', () => {
      expect(named.split('"digest"')[0]).toBe(short.split('"digest"')[0]);
      expect(namesOf(readRecord(nim, named))).toEqual(names);
      expect(writeRecord(readRecord(nim, named))).toBe(named);
      expect(namesOf(readRecord(nim, named.replace('Zoé', 'Zoe')))).toEqual(['Zoe "Z"', '']);
      expect(namesOf(readRecord(nim, named.replace('"names": ', '"names":\n  ')))).toEqual(names);
      expect(namesOf(readRecord(nim, short))).toEqual([]);
    });

    test.each([
      ['anything but names', named.replace('"names"', '"titles"'), 'titles'],
      ['too many names', named.replace('["', `[${'"Ana",'.repeat(9)}"`), 'names'],
      ['a name that is none', named.replace(',""]', ',7]'), 'names'],
      ['another seed said twice', named.replace('"names"', '"seed": "other", "names"'), 'digest'],
      ['a changed move', named.replace('"tokens":1', '"tokens":2'), 'digest'],
    ])('and is refused with %s', (_, text, message) => {
      expect(text).not.toBe(named);
      expect(() => readRecord(nim, text)).toThrow(RecordError);
      expect(() => readRecord(nim, text)).toThrow(message);
    });

    test('inside its digest if it is an old one: readable for ever, refused if a name was changed', () => {
      const old = writeRecord({ ...played(5), players: names });
      expect(old.indexOf('players')).toBeLessThan(old.indexOf('digest'));
      expect(namesOf(readRecord(nim, old))).toEqual(names);
      expect(nim.ending(verify(nim, readRecord(nim, old)))).toBe('all-taken');
      expect(() => readRecord(nim, old.replace('Zoé', 'Zoe'))).toThrow(RecordError);
    });
  });

  test('is refused if any one bit of it was changed', () => {
    for (let at = 0; at < short.length; at++) {
      for (let bit = 0; bit < 8; bit++) {
        const flipped = String.fromCharCode(short.charCodeAt(at) ^ (1 << bit));
        const changed = short.slice(0, at) + flipped + short.slice(at + 1);
        expect(() => readRecord(nim, changed), `bit ${bit} of byte ${at}`).toThrow(RecordError);
      }
    }
  });

  test('is refused if a byte is missing or doubled', () => {
    for (let at = 0; at < short.length; at++) {
      const [before, letter, rest] = [short.slice(0, at), short[at], short.slice(at + 1)];
      expect(() => readRecord(nim, before + rest), `byte ${at} missing`).toThrow(RecordError);
      expect(() => readRecord(nim, `${before}${letter}${letter}${rest}`), `byte ${at} doubled`).toThrow(RecordError);
    }
  });

  test.each([
    ['not JSON', 'once upon a time', 'not JSON'],
    ['no object', '[]', 'record'],
    ['null', 'null', 'JSON object'],
    ['another format', content.replace('atoll-record-1', 'atoll-record-2'), 'format'],
    ['another generator', content.replace(RANDOM_ALGORITHM, 'mt19937'), "'mt19937'"],
  ])('is refused if it is %s', (_, text, message) => {
    expect(() => readRecord(nim, text)).toThrow(RecordError);
    expect(() => readRecord(nim, text)).toThrow(message);
  });

  test('of another game or of other rules is refused in words', () => {
    const other = defineGame<NimTypes>({ ...nimRules, id: 'marienbad' });
    expect(() => readRecord(other, content)).toThrow("a record of 'nim', not of 'marienbad'");
    const later = defineGame<NimTypes>({ ...nimRules, rulesVersion: 4 });
    expect(() => readRecord(later, content)).toThrow('version 3 of the rules, these are version 4');
  });
});

describe('H3: a record has honest bounds', () => {
  const { checkpoints } = record;
  const last = checkpoints.at(-1);
  if (last === undefined) throw new Error('no checkpoint');

  test.each<[string, Partial<GameRecord<NimTypes>>, string]>([
    ['the same checkpoint again and again', { checkpoints: [last, last] }, 'do not rise'],
    ['checkpoints that go back', { checkpoints: checkpoints.toReversed() }, 'do not rise'],
    ['a checkpoint after every move', { checkpoints: [{ at: 1, hash: 'ab' }, ...checkpoints] }, 'at move 1'],
    ['one of the set-up of a game that was played', { checkpoints: [{ at: 0, hash: 'ab' }, ...checkpoints] }, 'move 0'],
    ['one past its last move', { checkpoints: [...checkpoints, { at: 1e6, hash: '' }] }, 'past its last move'],
    ['none at its end', { checkpoints: checkpoints.slice(0, -1) }, 'no checkpoint at its end'],
    ['fewer names than seats', { names: ['a'] }, 'one name for each seat'],
    ['fewer names than seats, as former records have them', { players: ['a'] }, 'one name for each seat'],
    ['a name without end', { names: ['a', 'b'.repeat(81)] }, 'names[1]'],
    ['a former name without end', { players: ['a', 'b'.repeat(81)] }, 'players[1]'],
    ['a seed without end', { seed: 's'.repeat(201) }, 'seed'],
  ])('and is refused with %s', (_, part, message) => {
    expect(() => readRecord(nim, writeRecord({ ...record, ...part }))).toThrow(RecordError);
    expect(() => readRecord(nim, writeRecord({ ...record, ...part }))).toThrow(message);
  });

  test('and is refused if it is too long, before anything in it is read', () => {
    const long = ' '.repeat(LONGEST_RECORD - 1) + 'é';
    for (const read of [() => readRecord(nim, long), () => rulesOfRecord(long)]) {
      expect(read).toThrow(RecordError);
      expect(read).toThrow('longer than');
    }
  });

  test('and has no room for a field of its own, at any depth', () => {
    const [first, ...others] = record.inputs;
    const padded = [
      { ...record, inputs: [{ ...first, note: 'x' }, ...others] },
      { ...record, inputs: [{ ...first, move: { ...first?.move, note: 'x' } }, ...others] },
      { ...record, checkpoints: [...checkpoints.slice(0, -1), { ...last, note: 'x' }] },
    ];
    for (const each of padded) expect(() => readRecord(nim, writeRecord(each as typeof record))).toThrow(RecordError);
    expect(() => readRecord(nim, content.replace('{', '{\n "note": "x",'))).toThrow('note');
  });
});

describe('replay', () => {
  test('gives the set-up and then every step', () => {
    const steps = [...replay(nim, record)];
    expect(steps).toHaveLength(inputs + 1);
    expect(steps[0]).toMatchObject({ at: 0, input: null });
    expect(steps.at(-1)).toMatchObject({ at: inputs, input: record.inputs.at(-1) });
    expect(steps.slice(1).every((step) => step.events.length === 1)).toBe(true);
  });

  test('stops where it is told to', () => {
    const steps = [...replay(nim, record)];
    expect(replayTo(nim, record, 7)).toEqual(steps[7]);
    expect(() => replayTo(nim, record, inputs + 1)).toThrow(`there is no move ${inputs + 1}`);
  });

  test('ends in the state the game ended in', () => {
    expect(nim.ending(verify(nim, record))).toBe('all-taken');
  });
});

describe('verify refuses', () => {
  const changed = (change: (inputs: GameRecord<NimTypes>['inputs'][number][]) => void): GameRecord<NimTypes> => {
    const copy = [...record.inputs];
    change(copy);
    return { ...record, inputs: copy };
  };
  const first = record.inputs[0];
  if (first === undefined) throw new Error('an empty record');

  test.each<[string, GameRecord<NimTypes>, string]>([
    [
      'a move the rules forbid',
      changed((all) => (all[0] = { ...first, move: { type: 'take', tokens: 9 } })),
      'move 1 is not legal: NIM-2 too-many',
    ],
    [
      'an answer nobody was asked for',
      changed((all) => all.splice(1, 0, first)),
      "move 2: seat 0 was not asked '1.0.0'",
    ],
    [
      'another legal move',
      changed((all) => (all[0] = { ...first, move: { type: 'take', tokens: 3 } })),
      'differs from its record at move 25',
    ],
    ['another hash', { ...record, checkpoints: [{ at: 25, hash: '00' }] }, 'differs from its record at move 25'],
    ['a checkpoint past the end', { ...record, checkpoints: [{ at: inputs + 1, hash: '00' }] }, 'past its last move'],
    ['another seed', { ...record, seed: 'other' }, 'differs from its record at move 25'],
  ])('%s', (_, wrong, message) => {
    expect(() => verify(nim, wrong)).toThrow(RecordError);
    expect(() => verify(nim, wrong)).toThrow(message);
  });
});
