// What is agreed about a table beside its log: who sits where, how it is played, how far it has come.
// Pure: every function gives a new document or the reason why not.

import { commitmentTo, seedFrom } from '@atoll/engine';
import type { AnyGame, GameTypes, Seat } from '@atoll/engine';
import type { BotLevel, NewTable, RefusalReason, TableInfo } from '@atoll/protocol';
import type { TableSetup } from '@atoll/table';

export interface Player {
  readonly id: string;
  readonly name: string;
  /** Known by the key of one device only; else by an account. */
  readonly guest: boolean;
}

export interface SeatDoc {
  readonly kind: 'open' | 'player' | 'bot';
  readonly player: string | null;
  readonly name: string | null;
  readonly standIn: boolean;
  /** Of a bot's seat. */
  readonly level: BotLevel | null;
  /** Of a bot's seat: the server was too busy to let it think as long as it should. Left out where it was not. */
  readonly hurried?: boolean;
  readonly nonce: string | null;
}

export type Choice = 'wait' | 'fallback' | 'bot';

export interface TableDoc {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: TableInfo['options'];
  readonly status: TableInfo['status'];
  readonly public: boolean;
  readonly clock: TableInfo['clock'];
  readonly absence: TableInfo['absence'];
  readonly casual: boolean;
  /** The player who may start it and change its seats. */
  readonly host: string;
  readonly seats: readonly SeatDoc[];
  /** Shown to nobody before the end; its hash is shown from the beginning. */
  readonly secret: string;
  readonly offer: TableInfo['offer'];
  readonly votes: TableInfo['votes'];
  /** By seat: not before this time is its player late again (the others chose to wait). */
  readonly grace: readonly number[];
  readonly rematch: string | null;
  readonly createdAt: number;
}

/** A message key: one of the table's own, or of the rules of the game. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(reason: RefusalReason);
  constructor(reason: string, rule: string);
  constructor(
    readonly reason: string,
    readonly rule = 'TABLE',
  ) {
    super(reason);
  }
}

export function newDoc(
  id: string,
  game: AnyGame,
  wishes: NewTable,
  options: object,
  host: Player,
  secret: string,
  now: number,
): TableDoc {
  const { min, max } = game.seats;
  if (wishes.seats.length < min || wishes.seats.length > max) throw new Refusal('wrong-number-of-seats');
  if (wishes.seats.filter((wish) => wish === 'me').length > 1) throw new Refusal('one-seat-each');
  const seats = wishes.seats.map((wish) => wishedSeat(wish, host));
  return {
    id,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: options as TableDoc['options'],
    status: 'open',
    public: wishes.public,
    clock: wishes.clock,
    absence: wishes.absence,
    casual: wishes.casual,
    host: host.id,
    seats,
    secret,
    offer: null,
    votes: [],
    grace: seats.map(() => 0),
    rematch: null,
    createdAt: now,
  };
}

const OPEN: SeatDoc = { kind: 'open', player: null, name: null, standIn: false, level: null, nonce: null };
const BOT: SeatDoc = { ...OPEN, kind: 'bot', level: 'normal' };

function wishedSeat(wish: NewTable['seats'][number], host: Player): SeatDoc {
  if (wish === 'me') return seatFor(host);
  if (wish === 'open') return OPEN;
  return wish === 'bot' ? BOT : { ...BOT, level: wish.bot };
}

function seatFor(player: Player): SeatDoc {
  return { kind: 'player', player: player.id, name: player.name, standIn: false, level: null, nonce: null };
}

export function seatOf(doc: TableDoc, player: string | null): Seat | null {
  if (player === null) return null;
  const seat = doc.seats.findIndex((each) => each.player === player);
  return seat < 0 ? null : (seat as Seat);
}

/** Whether nobody of flesh and blood answers for that seat just now. */
export function isBotPlayed(doc: TableDoc, seat: Seat): boolean {
  const found = doc.seats[seat];
  return found !== undefined && (found.kind === 'bot' || found.standIn);
}

export function hasBots(doc: TableDoc): boolean {
  return doc.seats.some(({ kind, standIn }) => kind === 'bot' || standIn);
}

/** How well the bot plays that answers for a seat; for an absent player it plays normally. */
export function botLevelOf(doc: TableDoc, seat: Seat): BotLevel {
  return doc.seats[seat]?.level ?? 'normal';
}

/** The other players who must agree to something `seat` asks for. */
export function othersOf(doc: TableDoc, seat: Seat): Seat[] {
  const others: Seat[] = [];
  for (const [other, { kind, standIn }] of doc.seats.entries()) {
    if (other !== seat && kind === 'player' && !standIn) others.push(other as Seat);
  }
  return others;
}

export function withSeat(doc: TableDoc, seat: Seat, part: Partial<SeatDoc>): TableDoc {
  const found = doc.seats[seat];
  if (found === undefined) throw new Refusal('no-such-seat');
  return { ...doc, seats: doc.seats.with(seat, { ...found, ...part }) };
}

/** Only the level that thinks can be in a hurry. */
export function withHurry(doc: TableDoc, seat: Seat, hurried: boolean): TableDoc {
  const is = hurried && botLevelOf(doc, seat) === 'hard';
  return (doc.seats[seat]?.hurried ?? false) === is ? doc : withSeat(doc, seat, { hurried: is });
}

function mustBeOpen(doc: TableDoc): void {
  if (doc.status !== 'open') throw new Refusal('already-started');
}

export function sit(doc: TableDoc, player: Player, wanted: number | undefined, nonce: string | undefined): TableDoc {
  if (seatOf(doc, player.id) !== null) return doc;
  mustBeOpen(doc);
  const seat = wanted ?? doc.seats.findIndex((each) => each.kind === 'open');
  if (doc.seats[seat] === undefined) throw new Refusal(wanted === undefined ? 'table-full' : 'no-such-seat');
  if (doc.seats[seat].kind !== 'open') throw new Refusal('seat-taken');
  return withSeat(doc, seat as Seat, { ...seatFor(player), nonce: nonce ?? null });
}

/** Before the start the seat is free again; afterwards a bot goes on for the one who left. */
export function stand(doc: TableDoc, player: string): TableDoc {
  const seat = seatOf(doc, player);
  if (seat === null) throw new Refusal('not-seated');
  if (doc.status === 'open') return withSeat(doc, seat, OPEN);
  return withSeat(doc, seat, { ...BOT, name: doc.seats[seat]?.name ?? null, nonce: doc.seats[seat]?.nonce ?? null });
}

/** The host turns an empty seat into a bot's, or the other way round. */
export function changeSeat(
  doc: TableDoc,
  player: string,
  seat: number,
  kind: 'open' | 'bot',
  level: BotLevel = 'normal',
): TableDoc {
  mustBeOpen(doc);
  if (doc.host !== player) throw new Refusal('host-only');
  if (doc.seats[seat]?.kind === 'player') throw new Refusal('seat-taken');
  return withSeat(doc, seat as Seat, kind === 'bot' ? { ...BOT, level } : OPEN);
}

/** Another device has the claim `from` made: the seat is its player's now, if it still was theirs. */
export function handOver(doc: TableDoc, seat: number, from: string, to: Player): TableDoc {
  if (doc.seats[seat]?.player !== from) throw new Refusal('no-such-claim');
  if (from === to.id) return doc;
  const elsewhere = seatOf(doc, to.id);
  if (elsewhere !== null) throw new Refusal('one-seat-each');
  const moved = withSeat(doc, seat as Seat, {
    kind: 'player',
    player: to.id,
    name: to.name,
    standIn: false,
    level: null,
    hurried: false,
  });
  return doc.host === from ? { ...moved, host: to.id } : moved;
}

export function giveNonce(doc: TableDoc, player: string, nonce: string): TableDoc {
  mustBeOpen(doc);
  const seat = seatOf(doc, player);
  if (seat === null) throw new Refusal('not-seated');
  return withSeat(doc, seat, { nonce });
}

export function begin(doc: TableDoc, player: string): TableDoc {
  mustBeOpen(doc);
  if (doc.host !== player) throw new Refusal('host-only');
  if (doc.seats.some((seat) => seat.kind === 'open')) throw new Refusal('seats-empty');
  return { ...doc, status: 'playing' };
}

export function noncesOf(doc: TableDoc): string[] {
  return doc.seats.map((seat) => seat.nonce ?? '');
}

export function setupOf(doc: TableDoc): TableSetup<GameTypes> {
  const { seats, options, clock } = doc;
  return { seats: seats.length, options, seed: seedFrom(doc.secret, noncesOf(doc)), clockRule: clock };
}

/** What one asker may see: everything but the secret, the nonces and the players' ids. */
export function infoFor(doc: TableDoc, player: string | null): TableInfo {
  return {
    id: doc.id,
    game: doc.game,
    rulesVersion: doc.rulesVersion,
    options: doc.options,
    status: doc.status,
    public: doc.public,
    clock: doc.clock,
    absence: doc.absence,
    casual: doc.casual,
    seats: doc.seats.map(({ kind, name, standIn, hurried = false, nonce }, seat) => ({
      kind,
      name,
      standIn,
      level: isBotPlayed(doc, seat as Seat) ? botLevelOf(doc, seat as Seat) : null,
      hurried: hurried && isBotPlayed(doc, seat as Seat),
      nonce: nonce !== null,
    })),
    commitment: commitmentTo(doc.secret),
    offer: doc.offer,
    votes: doc.votes,
    rematch: doc.rematch,
    createdAt: doc.createdAt,
    you: seatOf(doc, player),
    host: player !== null && doc.host === player,
  };
}
