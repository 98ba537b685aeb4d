// One game driven by another program: a line in, a line out. Documented in docs/stdio.md.

import type { AnyGame } from '@atoll/engine';
import { TOO_LONG } from './lines.js';
import { forms, operations } from './operations.js';
import { idOf, parseLine, Refusal, requestOf } from './request.js';
import type { Id } from './request.js';
import { SessionTable } from './table.js';

/** The answer to a line as text, or null for a blank line. Never throws. */
export type Session = (line: string | typeof TOO_LONG) => string | null;

export function openSession(game: AnyGame): Session {
  const table = new SessionTable(game);
  return (line) => {
    if (line !== TOO_LONG && line.trim() === '') return null;
    let id: Id | undefined;
    try {
      if (line === TOO_LONG) throw new Refusal('too-long', 'the line is too long');
      const raw = parseLine(line);
      id = idOf(raw);
      const { op, fields } = requestOf(raw, forms);
      return JSON.stringify({ id, ok: true, result: operations[op](table, fields) });
    } catch (error) {
      return JSON.stringify({ id, ok: false, error: troubleOf(error) });
    }
  };
}

function troubleOf(error: unknown): object {
  if (error instanceof Refusal) return { code: error.code, message: error.message, illegal: error.illegal };
  return { code: 'fault', message: error instanceof Error ? error.message : String(error) };
}
