// What becomes of a seat that is out of time: the table's choice, or a vote of the others.

import type { Seat } from '@atoll/engine';
import { outOfTime } from '@atoll/table';
import { fallbackMove, seatAt, tableInPlay } from './acts.js';
import { isBotPlayed, othersOf, Refusal, withSeat } from './doc.js';
import type { Choice, TableDoc } from './doc.js';
import { withDoc } from './standing.js';
import type { Change, Standing } from './standing.js';

/** How long somebody is waited for whom the others chose to wait for. */
const WAITING_MS = 60_000;

/** What the table does with the first seat that is out of time. A vote nobody settles lasts `voteMs`. */
export function timeUp(standing: Standing, id: string, now: number, voteMs: number): Change {
  const { doc } = standing;
  for (const seat of outOfTime(tableInPlay(standing).clock, now)) {
    if (isBotPlayed(doc, seat) || now < (doc.grace[seat] ?? 0)) continue;
    if (doc.absence === 'bot') return withDoc(standing, withSeat(doc, seat, { standIn: true }));
    if (doc.absence === 'fallback' || othersOf(doc, seat).length === 0) return fallbackMove(standing, seat, id, now);
    const open = doc.votes.find((each) => each.seat === seat);
    if (open === undefined) return withVote(standing, { seat, choices: {}, until: now + voteMs });
    // Opened before votes had an end.
    if (open.until === undefined) return withVote(standing, { ...open, until: now + voteMs });
    if (open.until <= now) return settled(standing, seat, mostWanted(open.choices), id, now);
  }
  return withDoc(standing, doc);
}

type Vote = TableDoc['votes'][number];

function withVote(standing: Standing, opened: Vote): Change {
  const others = standing.doc.votes.filter((each) => each.seat !== opened.seat);
  return withDoc(standing, { ...standing.doc, votes: [...others, opened] });
}

/** The vote is over: what becomes of the seat. */
function settled(standing: Standing, seat: Seat, choice: Choice, id: string, now: number): Change {
  const { doc } = standing;
  const closed = { ...doc, votes: doc.votes.filter((each) => each.seat !== seat) };
  if (choice === 'fallback') return fallbackMove(withDoc(standing, closed).next, seat, id, now);
  if (choice === 'bot') return withDoc(standing, withSeat(closed, seat, { standIn: true }));
  return withDoc(standing, { ...closed, grace: closed.grace.with(seat, now + WAITING_MS) });
}

/** Of those who did answer; where they are at odds, or nobody did, the rules answer. */
function mostWanted(choices: Vote['choices']): Choice {
  const count = (wanted: Choice): number => Object.values(choices).filter((each) => each === wanted).length;
  const [first, second] = (['fallback', 'bot', 'wait'] as const).toSorted((a, b) => count(b) - count(a));
  return first !== undefined && second !== undefined && count(first) > count(second) ? first : 'fallback';
}

/** Most of the others decide; with as many for one as for the other it is waited. */
export function vote(
  standing: Standing,
  player: string | null,
  about: number,
  choice: Choice,
  id: string,
  now: number,
): Change {
  const voter = seatAt(standing, player);
  const { doc } = standing;
  const open = doc.votes.find((each) => each.seat === about);
  if (open === undefined || voter === about) throw new Refusal('no-such-vote');
  const choices = { ...open.choices, [voter]: choice };
  const votes = doc.votes.map((each) => (each === open ? { ...each, choices } : each));
  const voters = othersOf(doc, about as Seat);
  const count = (wanted: Choice): number => Object.values(choices).filter((each) => each === wanted).length;
  const decided = (['fallback', 'bot', 'wait'] as const).find((wanted) => count(wanted) * 2 > voters.length);
  if (decided === undefined && Object.keys(choices).length < voters.length) return withDoc(standing, { ...doc, votes });
  return settled(standing, about as Seat, decided ?? 'wait', id, now);
}
