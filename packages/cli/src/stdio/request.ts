// One line becomes a request with known fields of the right type, or a refusal.

import type { Illegal } from '@atoll/engine';

/** Why a line got no answer. */
export type Trouble =
  | 'bad-json' // not one JSON object
  | 'too-long'
  | 'bad-request' // an unknown op or field, a field missing or of the wrong type
  | 'no-table' // nothing has been set up yet
  | 'no-decision' // nobody is being asked that now
  | 'bad-move' // not the shape of a move
  | 'illegal' // a move that the rules refuse
  | 'bad-state' // not the shape of a state, or one that cannot be
  | 'fault'; // ours

export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly code: Trouble,
    message: string,
    readonly illegal?: Illegal,
  ) {
    super(message);
  }
}

export type Id = string | number;

export interface Request<Op> {
  readonly op: Op;
  readonly fields: Readonly<Record<string, unknown>>;
}

export function parseLine(line: string): Readonly<Record<string, unknown>> {
  let raw: unknown;
  try {
    raw = JSON.parse(line);
  } catch {
    throw new Refusal('bad-json', 'the line is not JSON');
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    throw new Refusal('bad-json', 'the line must be one JSON object');
  }
  return raw as Readonly<Record<string, unknown>>;
}

/** The id to echo; a line whose id cannot be echoed is answered without one. */
export function idOf(raw: Readonly<Record<string, unknown>>): Id | undefined {
  const { id } = raw;
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}

/** Field → how it must be; optional ones end in `?`. */
export type Form = Readonly<
  Record<string, 'number' | 'string' | 'object' | 'number?' | 'string?' | 'object?' | 'viewer'>
>;

export function requestOf<Op extends string>(
  raw: Readonly<Record<string, unknown>>,
  forms: Readonly<Record<Op, Form>>,
): Request<Op> {
  const { op, id, ...fields } = raw;
  if (id !== undefined && idOf(raw) === undefined)
    throw new Refusal('bad-request', "'id' must be a string or a number");
  if (typeof op !== 'string' || !Object.hasOwn(forms, op)) {
    throw new Refusal('bad-request', `'op' must be one of ${Object.keys(forms).join(', ')}`);
  }
  const form: Form = forms[op as Op];
  for (const name of Object.keys(fields)) {
    if (!Object.hasOwn(form, name)) throw new Refusal('bad-request', `'${op}' has no field '${name}'`);
  }
  for (const [name, kind] of Object.entries(form)) checkField(op, name, kind, fields[name]);
  return { op: op as Op, fields };
}

function checkField(op: string, name: string, kind: string, value: unknown): void {
  if (kind.endsWith('?') && value === undefined) return;
  const wanted = kind.replace('?', '');
  if (wanted === 'viewer') {
    if (value === 'spectator' || typeof value === 'number') return;
    throw new Refusal('bad-request', `'${name}' of '${op}' must be a seat or "spectator"`);
  }
  const found = Array.isArray(value) || value === null ? 'other' : typeof value;
  if (found !== wanted)
    throw new Refusal('bad-request', `'${name}' of '${op}' must be ${wanted === 'object' ? 'an' : 'a'} ${wanted}`);
}
