// Records: what is needed to play a game again, move by move, and to prove that nothing was changed.

import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { DecisionId } from './decision.js';
import type { Game, GameTypes } from './game.js';
import { hashOf, hashText } from './hash.js';
import { luckShape } from './luck.js';
import type { Luck } from './luck.js';
import { parseOptions } from './options.js';
import { fields, integer, list, oneOf, ShapeError, text } from './shape.js';
import type { Shape } from './shape.js';
import type { Seat } from './seat.js';

export const RECORD_FORMAT = 'atoll-record-1';

export interface Input<M> {
  readonly decision: DecisionId;
  readonly seat: Seat;
  readonly move: M;
}

/** The hash of the state after the first `at` inputs. */
export interface Checkpoint {
  readonly at: number;
  readonly hash: string;
}

export interface GameRecord<G extends GameTypes> {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly rulesVersion: number;
  readonly random: string;
  readonly options: G['options'];
  readonly seats: number;
  readonly seed: string;
  /** How the seed came about, where somebody promised it. */
  readonly luck?: Luck;
  /** Names as records of former times have them, inside the digest: they stay readable, and are not written any more. */
  readonly players?: readonly string[];
  readonly inputs: readonly Input<G['move']>[];
  readonly checkpoints: readonly Checkpoint[];
  /**
   * What the players are called, by seat; empty for one without a name. They stand beside the record, outside its digest:
   * whoever takes another name, or wants theirs forgotten, breaks nothing.
   */
  readonly names?: readonly string[];
}

/** A record that cannot be read, does not fit the rules, or was changed. */
export class RecordError extends Error {
  override readonly name = 'RecordError';
}

export const CHECKPOINT_EVERY = 25;

/** Bytes. The longest game ever seen has less than a third of it; more is padding, or the work of a troublemaker. */
export const LONGEST_RECORD = 262_144;

const NAME_LENGTH = 80;

/** Collects a record while a game is played. */
export class Recorder<G extends GameTypes> {
  private readonly inputs: Input<G['move']>[] = [];
  private readonly checkpoints: Checkpoint[] = [];
  constructor(
    private readonly game: Game<G>,
    private readonly options: G['options'],
    private readonly seats: number,
    private readonly seed: string,
    private readonly luck?: Luck,
    private readonly names?: readonly string[],
  ) {}

  add(input: Input<G['move']>, after: G['state']): void {
    this.inputs.push(input);
    if (this.inputs.length % CHECKPOINT_EVERY === 0) this.mark(after);
  }

  /** Closes with a checkpoint of the last state. */
  finish(last: G['state']): GameRecord<G> {
    if (this.checkpoints.at(-1)?.at !== this.inputs.length) this.mark(last);
    const { game, options, seats, seed, luck, names, inputs, checkpoints } = this;
    return {
      format: RECORD_FORMAT,
      game: game.id,
      rulesVersion: game.rulesVersion,
      random: game.random,
      options,
      seats,
      seed,
      ...(luck === undefined ? {} : { luck }),
      inputs,
      checkpoints,
      ...(names === undefined ? {} : { names }),
    };
  }

  private mark(state: G['state']): void {
    this.checkpoints.push({ at: this.inputs.length, hash: hashOf(state) });
  }
}

const END = '\n}\n';

/** The text of a record, one input a line, closed by a digest of all that stands before it; names stand after it. */
export function writeRecord<G extends GameTypes>(record: GameRecord<G>): string {
  const beside = record.names === undefined ? '' : `,\n "names": ${JSON.stringify(record.names)}`;
  return `${sealedText(record)}${beside}${END}`;
}

function sealedText<G extends GameTypes>(record: GameRecord<G>): string {
  const { inputs, checkpoints } = record;
  const { format, game, rulesVersion, random, options, seats, seed, luck, players } = record;
  const head = JSON.stringify({ format, game, rulesVersion, random, options, seats, seed, luck, players }, null, 1);
  const rows = (items: readonly unknown[]): string => items.map((item) => `\n  ${JSON.stringify(item)}`).join(',');
  const body = `${head.slice(0, -2)},\n "inputs": [${rows(inputs)}],\n "checkpoints": [${rows(checkpoints)}],\n`;
  return `${body} "digest": "${hashText(body)}"`;
}

/** Reads only which rules it was played by, so that they can be found. */
export function rulesOfRecord(content: string): { readonly game: string; readonly rulesVersion: number } {
  const { game, rulesVersion } = headOf(parsed(content));
  return { game, rulesVersion };
}

/** What the players are called, wherever the record has it; empty where it does not say. */
export function namesOf<G extends GameTypes>({ names, players }: GameRecord<G>): readonly string[] {
  return names ?? players ?? [];
}

/** Reads a record and refuses one in which any byte was changed but those of the names beside it. */
export function readRecord<G extends GameTypes>(game: Game<G>, content: string): GameRecord<G> {
  const raw = parsed(content);
  const head = headOf(raw);
  if (head.game !== game.id) throw new RecordError(`this is a record of '${head.game}', not of '${game.id}'`);
  if (head.rulesVersion !== game.rulesVersion) {
    throw new RecordError(
      `the record was played by version ${head.rulesVersion} of the rules, these are version ${game.rulesVersion}`,
    );
  }
  if (head.random !== game.random) {
    throw new RecordError(`the record's luck was drawn by '${head.random}', these rules draw by '${game.random}'`);
  }
  // The digest is no part of the game: it is proved by writing the same text again.
  const { digest: _digest, ...rest } = raw as Readonly<Record<string, unknown>>;
  const record = asRecordError(() => recordShape(game, rest)(rest, 'record'));
  if (!isSealed(record, content)) throw new RecordError('the record was changed: its digest does not fit its text');
  const fault = checkpointFault(record) ?? nameFault(record);
  if (fault !== null) throw new RecordError(fault);
  return record;
}

/** Whatever stands after the digest has been read as names, and as nothing else. */
function isSealed<G extends GameTypes>(record: GameRecord<G>, content: string): boolean {
  const sealed = sealedText(record);
  return content.startsWith(sealed) && (record.names !== undefined || content.slice(sealed.length) === END);
}

/**
 * Checkpoints are where a recorder sets them and nowhere else: each costs whoever verifies the record a hash of the
 * whole state.
 */
function checkpointFault({ inputs, checkpoints }: GameRecord<GameTypes>): string | null {
  let before = -1;
  for (const { at } of checkpoints) {
    if (at <= before) return `the checkpoints do not rise: ${at} follows ${before}`;
    if (at > inputs.length) return 'the record has a checkpoint past its last move';
    if (at !== inputs.length && (at === 0 || at % CHECKPOINT_EVERY !== 0))
      return `there is a checkpoint at move ${at}: they belong after every ${CHECKPOINT_EVERY} moves and at the end`;
    before = at;
  }
  return before === inputs.length ? null : 'the record has no checkpoint at its end';
}

function nameFault({ names, players, seats }: GameRecord<GameTypes>): string | null {
  const isWhole = [names, players].every((each) => each === undefined || each.length === seats);
  return isWhole ? null : 'the record has not one name for each seat';
}

const headFields = {
  format: oneOf([RECORD_FORMAT]),
  game: text(40),
  rulesVersion: integer(1),
  random: text(40),
};

function headOf(raw: unknown): { game: string; rulesVersion: number; random: string } {
  if (typeof raw !== 'object' || raw === null) throw new RecordError('the record must be a JSON object');
  const { format, game, rulesVersion, random } = raw as Readonly<Record<string, unknown>>;
  return asRecordError(() => fields(headFields)({ format, game, rulesVersion, random }, 'record'));
}

/** Luck and names may be left out. */
function recordShape<G extends GameTypes>(game: Game<G>, given: object): Shape<GameRecord<G>> {
  return fields({
    ...headFields,
    options: (raw: unknown): G['options'] => parseOptions(game.options, raw),
    seats: integer(game.seats.min, game.seats.max),
    seed: text(200),
    ...(Object.hasOwn(given, 'luck') ? { luck: luckShape } : {}),
    ...(Object.hasOwn(given, 'players') ? { players: list(text(NAME_LENGTH), game.seats.max) } : {}),
    inputs: list(inputShape(game), 100_000),
    checkpoints: list(fields({ at: integer(0), hash: text(64) }), 100_000),
    ...(Object.hasOwn(given, 'names') ? { names: list(text(NAME_LENGTH), game.seats.max) } : {}),
  });
}

function inputShape<G extends GameTypes>(game: Game<G>): Shape<Input<G['move']>> {
  return fields({
    decision: text(80) as Shape<DecisionId>,
    seat: integer(0, game.seats.max - 1) as Shape<Seat>,
    move: (raw: unknown): G['move'] => game.parseMove(raw),
  });
}

function asRecordError<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof ShapeError ? new RecordError(error.message) : error;
  }
}

function parsed(content: string): unknown {
  if (utf8ToBytes(content).length > LONGEST_RECORD)
    throw new RecordError(`the record is longer than ${LONGEST_RECORD} bytes`);
  try {
    return JSON.parse(content) as unknown;
  } catch {
    throw new RecordError('the record is not JSON');
  }
}
