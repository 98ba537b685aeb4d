// What can be asked of a table, each as a change built on how it stands. Pure but for reading the log for a take-back.

import { decisionCalled, parseOptions, ShapeError } from '@atoll/engine';
import type { AnyGame, GameTypes, Seat } from '@atoll/engine';
import type { ChatLine, NewTable } from '@atoll/protocol';
import { answerFor, confirm, fallbackOf, openTable, rollBack, submit, undo } from '@atoll/table';
import type { HostAnswer, Outcome, Submission } from '@atoll/table';
import { begin, isBotPlayed, newDoc, othersOf, Refusal, seatOf, setupOf, withHurry, withSeat } from './doc.js';
import type { Player, TableDoc } from './doc.js';
import type { AnyEntry, AnyTable } from './rows.js';
import { played, withDoc } from './standing.js';
import type { Change, Standing } from './standing.js';

/** Refused by the rules, with what they say. */
export class IllegalMove extends Refusal {
  constructor(
    reason: string,
    rule: string,
    readonly params: Readonly<Record<string, string | number>> | undefined,
  ) {
    super(reason, rule);
  }
}

function accepted(standing: Standing, outcome: Outcome<GameTypes>): Change {
  if (outcome.answer.kind === 'refused') {
    const { reason, rule, params } = outcome.answer.why;
    throw new IllegalMove(reason, rule, params);
  }
  return played(standing, outcome);
}

export function tableInPlay(standing: Standing): AnyTable {
  if (standing.table === null) throw new Refusal('not-started');
  return standing.table;
}

export function seatAt(standing: Standing, player: string | null): Seat {
  const seat = seatOf(standing.doc, player);
  if (seat === null) throw new Refusal('not-seated');
  return seat;
}

export function createDoc(
  game: AnyGame,
  wishes: NewTable,
  host: Player,
  id: string,
  secret: string,
  now: number,
): TableDoc {
  let options: object;
  try {
    options = parseOptions(game.options, wishes.options);
  } catch (error) {
    if (error instanceof ShapeError) throw new Refusal('bad-options');
    throw error;
  }
  const refused = game.options.check?.(options, wishes.seats.length) ?? null;
  if (refused !== null) throw new Refusal(refused.reason, refused.rule);
  return newDoc(id, game, wishes, options, host, secret, now);
}

export function start(standing: Standing, game: AnyGame, player: string, now: number): Change {
  const doc = begin(standing.doc, player);
  const { table, entry } = openTable(game, setupOf(doc), now);
  const changed = withDoc(standing, doc);
  return { ...changed, next: { ...changed.next, table }, entries: [entry] };
}

/** A player who answers himself has his seat back from the bot. */
function returned(standing: Standing, seat: Seat): Standing {
  return standing.doc.seats[seat]?.standIn
    ? withDoc(standing, withSeat(standing.doc, seat, { standIn: false })).next
    : standing;
}

export function move(before: Standing, player: string | null, said: Submission, now: number): Change {
  const seat = seatAt(before, player);
  const standing = returned(before, seat);
  return accepted(standing, submit(tableInPlay(standing), seat, said, now));
}

export function undoMove(standing: Standing, player: string | null, of: string): Change {
  return accepted(standing, undo(tableInPlay(standing), seatAt(standing, player), of));
}

export function confirmMoves(standing: Standing, player: string | null, of: string, now: number): Change {
  return accepted(standing, confirm(tableInPlay(standing), seatAt(standing, player), of, now));
}

/** The player is back: his seat is his again. */
export function comeBack(standing: Standing, player: string): Change {
  const seat = seatOf(standing.doc, player);
  return seat === null ? withDoc(standing, standing.doc) : withDoc(standing, returned(standing, seat).doc);
}

/** A bot's answer; it comes from another process and may be too late. `hurried`: null leaves it as it was. */
export function botMove(
  before: Standing,
  seat: Seat,
  said: HostAnswer,
  now: number,
  hurried: boolean | null = null,
): Change {
  if (!isBotPlayed(before.doc, seat)) throw new Refusal('player-is-back');
  const standing = hurried === null ? before : withDoc(before, withHurry(before.doc, seat, hurried)).next;
  return accepted(standing, answerFor(tableInPlay(standing), seat, said, now));
}

/** What a seat has drafted is taken as said, since its player does not answer any more. */
export function confirmFor(standing: Standing, seat: Seat, now: number): Change {
  const table = tableInPlay(standing);
  const last = table.drafts[seat]?.at(-1);
  if (last === undefined || !isBotPlayed(standing.doc, seat)) throw new Refusal('nothing-to-confirm');
  return accepted(standing, confirm(table, seat, last.id, now));
}

/** The answer of the rules for a bot that has failed, and whose stand-in has too. */
export function botFallback(standing: Standing, seat: Seat, decision: string, id: string, now: number): Change {
  const { game, state } = tableInPlay(standing);
  const isOpen = decisionCalled(game.decisions(state), decision) !== undefined;
  if (!isOpen || !isBotPlayed(standing.doc, seat)) throw new Refusal('closed-decision');
  return fallbackMove(withDoc(standing, withHurry(standing.doc, seat, true)).next, seat, id, now);
}

/** The answer of the rules for a seat that gives none. One that is done and only has to hand over does so. */
export function fallbackMove(standing: Standing, seat: Seat, id: string, now: number): Change {
  const table = tableInPlay(standing);
  const said = fallbackOf(table, seat, id);
  if (said !== null) return accepted(standing, answerFor(table, seat, said, now));
  const drafted = table.drafts[seat]?.at(-1);
  if (drafted === undefined) throw new Refusal('owes-nothing');
  return accepted(standing, confirm(table, seat, drafted.id, now));
}

/**
 * Each take-back plays the game again from its start and leaves an entry for good, so their number must end; a game's
 * own moves end by themselves. No game has a tenth as many.
 */
export const LONGEST_LOG = 4000;

/** `log` reads the whole log, once everybody has agreed. */
export async function takeBack(
  standing: Standing,
  player: string | null,
  to: number,
  log: () => Promise<readonly AnyEntry[]>,
  now: number,
): Promise<Change> {
  const seat = seatAt(standing, player);
  const { doc } = standing;
  if (!doc.casual) throw new Refusal('no-take-backs-here');
  if (doc.status !== 'playing') throw new Refusal('not-in-play');
  if (to >= tableInPlay(standing).seq) throw new Refusal('no-such-position');
  if (doc.offer !== null && doc.offer.by !== seat) throw new Refusal('another-is-asking');
  return agreed(standing, { by: seat, to, accepted: [] }, log, now);
}

export async function answerTakeBack(
  standing: Standing,
  player: string | null,
  to: number,
  accept: boolean,
  log: () => Promise<readonly AnyEntry[]>,
  now: number,
): Promise<Change> {
  const seat = seatAt(standing, player);
  const { offer } = standing.doc;
  if (offer === null || offer.to !== to || offer.by === seat) throw new Refusal('no-such-offer');
  if (!accept) return withDoc(standing, { ...standing.doc, offer: null });
  const all = [...new Set([...offer.accepted, seat])];
  return agreed(standing, { ...offer, accepted: all }, log, now);
}

export function withdrawTakeBack(standing: Standing, player: string | null, to: number): Change {
  const seat = seatAt(standing, player);
  const { offer } = standing.doc;
  if (offer === null || offer.to !== to || offer.by !== seat) throw new Refusal('no-such-offer');
  return withDoc(standing, { ...standing.doc, offer: null });
}

async function agreed(
  standing: Standing,
  offer: { by: number; to: number; accepted: number[] },
  log: () => Promise<readonly AnyEntry[]>,
  now: number,
): Promise<Change> {
  const { doc } = standing;
  if (tableInPlay(standing).seq >= LONGEST_LOG) throw new Refusal('log-full');
  const missing = othersOf(doc, offer.by as Seat).filter((seat) => !offer.accepted.includes(seat));
  if (missing.length > 0) return withDoc(standing, { ...doc, offer });
  const table = tableInPlay(standing);
  // Another process may be ahead: then the commit fails, and all of this is done again.
  return accepted(standing, rollBack(table, setupOf(doc), (await log()).slice(0, table.seq + 1), offer.to, now));
}

export function say(
  standing: Standing,
  line: { readonly player: string; readonly name: string; readonly id: string; readonly text: string },
  now: number,
): Change {
  const seat = seatOf(standing.doc, line.player);
  const channel: ChatLine['channel'] = seat === null ? 'watchers' : 'players';
  const n = standing.chatNext;
  const row = {
    table_id: standing.doc.id,
    n,
    at: now,
    channel,
    name: line.name,
    seat,
    message_id: `${line.player}:${line.id}`,
    text: line.text,
  };
  return { next: { ...standing, chatNext: n + 1 }, entries: [], drafts: [], cut: [], chats: [row] };
}
