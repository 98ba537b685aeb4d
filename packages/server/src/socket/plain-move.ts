// Games may let people write something: a promise, say. What others read of it has no line breaks and nothing that turns
// the direction of writing; the rules of the game judge what is left. Joiners stay: some letters and faces need them.

import { Refusal } from '../rooms/doc.js';

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const INVISIBLE = /(?![\u200C\u200D])\p{Cf}/gu;

/** No move of any game is as deep. */
const DEEPEST = 32;

export function plainMove(move: unknown, depth = 0): unknown {
  if (typeof move === 'string') return plain(move);
  if (typeof move !== 'object' || move === null) return move;
  if (depth >= DEEPEST) throw new Refusal('malformed-move');
  if (Array.isArray(move)) return move.map((part) => plainMove(part, depth + 1));
  return Object.fromEntries(Object.entries(move).map(([name, part]) => [name, plainMove(part, depth + 1)]));
}

function plain(text: string): string {
  return text.replaceAll(CONTROL, ' ').replaceAll(INVISIBLE, '');
}
