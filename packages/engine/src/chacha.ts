// ChaCha with eight rounds and a key of 128 bits, as its author published it: block n of the stream of a key.

/** One block: whose it is, and its sixteen words. */
interface Kept {
  a: number;
  b: number;
  c: number;
  d: number;
  block: number;
  readonly words: Int32Array;
}

/**
 * The last blocks asked for. A shuffle takes its words one after the other, search takes them from a few generators
 * in turn: with these kept, a word costs little more than reading it. The same key and number give the same block, so
 * nobody can tell what is kept.
 */
const KEPT = 64;
const kept: Kept[] = Array.from({ length: KEPT }, () => ({
  a: 0,
  b: 0,
  c: 0,
  d: 0,
  block: -1,
  words: new Int32Array(16),
}));

export function blockOf(random: readonly [number, number, number, number, number], block: number): Int32Array {
  const a = random[0];
  const b = random[1];
  const c = random[2];
  const d = random[3];
  const entry = kept[(a ^ b ^ block) & (KEPT - 1)] as Kept;
  if (entry.block !== block || entry.a !== a || entry.b !== b || entry.c !== c || entry.d !== d) {
    entry.block = block;
    entry.a = a;
    entry.b = b;
    entry.c = c;
    entry.d = d;
    fill(entry.words, a, b, c, d, block);
  }
  return entry.words;
}

/** "expand 16-byte k" */
const CONSTANTS = [0x61707865, 0x3120646e, 0x79622d36, 0x6b206574] as const;
const DOUBLE_ROUNDS = 4;

const start = new Int32Array(16);

function fill(into: Int32Array, a: number, b: number, c: number, d: number, block: number): void {
  start[0] = CONSTANTS[0];
  start[1] = CONSTANTS[1];
  start[2] = CONSTANTS[2];
  start[3] = CONSTANTS[3];
  start[4] = start[8] = a;
  start[5] = start[9] = b;
  start[6] = start[10] = c;
  start[7] = start[11] = d;
  start[12] = block;
  for (let i = 0; i < 16; i++) into[i] = start[i] as number;
  for (let round = 0; round < DOUBLE_ROUNDS; round++) {
    quarter(into, 0, 4, 8, 12);
    quarter(into, 1, 5, 9, 13);
    quarter(into, 2, 6, 10, 14);
    quarter(into, 3, 7, 11, 15);
    quarter(into, 0, 5, 10, 15);
    quarter(into, 1, 6, 11, 12);
    quarter(into, 2, 7, 8, 13);
    quarter(into, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) into[i] = (into[i] as number) + (start[i] as number);
}

function quarter(x: Int32Array, i: number, j: number, k: number, l: number): void {
  let a = x[i] as number;
  let b = x[j] as number;
  let c = x[k] as number;
  let d = x[l] as number;
  a = (a + b) | 0;
  d = turn(d ^ a, 16);
  c = (c + d) | 0;
  b = turn(b ^ c, 12);
  a = (a + b) | 0;
  d = turn(d ^ a, 8);
  c = (c + d) | 0;
  b = turn(b ^ c, 7);
  x[i] = a;
  x[j] = b;
  x[k] = c;
  x[l] = d;
}

const turn = (word: number, by: number): number => (word << by) | (word >>> (32 - by));
