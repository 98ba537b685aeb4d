// Which lines the log has, from what was told.

import type { Sentence, Words } from '../games/types.ts';
import type { LoggedEvent } from '../table/source.ts';

export interface Line {
  readonly key: string;
  readonly seq: number;
  readonly sentence: Sentence;
  /** Why a bot made the move it came from. */
  readonly why: string | null;
}

/** The newest lines, told; no move is cut in two. Counted from the end, a line keeps its key while the log grows. */
export function linesOf(log: readonly LoggedEvent[], most: number, sentenceOf: Words['event']): readonly Line[] {
  const lines: Line[] = [];
  let inMove = 0;
  for (let index = log.length - 1; index >= 0; index--) {
    const logged = log[index];
    if (logged === undefined || (lines.length >= most && logged.seq !== lines.at(-1)?.seq)) break;
    inMove = logged.seq === log[index + 1]?.seq ? inMove + 1 : 0;
    const sentence = sentenceOf(logged.event);
    const { seq, why = null } = logged;
    if (sentence !== null) lines.push({ key: `${seq}.${inMove}`, seq, sentence, why });
  }
  return lines.toReversed();
}

/** Said under the first line of a move: what follows comes of it. Said once where the move before had the same reason. */
export function whyAt(lines: readonly Line[], index: number): string | null {
  const line = lines[index];
  const before = lines[index - 1];
  if (line === undefined || line.seq === before?.seq || line.why === before?.why) return null;
  return line.why;
}
