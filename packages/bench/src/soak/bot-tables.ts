// Tables of bots: opened by somebody new each time, watched for a while, then left for good. Some never get that far.

import { CrowdTable, leaveTable, makeMixedTable, makeOpenTable, namedPerson } from '../load/crowd.js';
import { pause } from '../load/time.js';
import { patiently } from './host.js';
import type { Host } from './host.js';
import type { SoakPlan } from './plan.js';

const SEATS = 4;
/** Of four tables opened one is never started. */
const LEFT_OPEN_EVERY = 4;
const WATCHED_MS = 20_000;
/** A clock wakes a table that nobody looks at: without one, nobody would play on after a kill. */
const CLOCK = { kind: 'per-move', limitMs: 20_000 };
const ABSENCES = ['fallback', 'bot', 'vote'];

/** Opens the tables of the plan evenly over the time; returns how many were opened, once all are left. */
export async function openAndLeave(host: Host, plan: SoakPlan, until: number): Promise<number> {
  const [from, watched] = [performance.now(), [] as Promise<void>[]];
  const gap = (until - from) / plan.tables;
  let opened = 0;
  for (; opened < plan.tables && performance.now() < until; opened++) {
    watched.push(openOne(host.url, plan, opened, until));
    if (opened % LEFT_OPEN_EVERY === 0) watched.push(leaveOpen(host.url, plan));
    await pause(Math.max(0, from + gap * (opened + 1) - performance.now()));
  }
  await Promise.all(watched);
  return opened;
}

async function openOne(url: string, { game, level, ms }: SoakPlan, number: number, until: number): Promise<void> {
  const wishes = {
    seats: ['me', ...Array.from({ length: SEATS - 1 }, () => ({ bot: level }))],
    clock: CLOCK,
    absence: ABSENCES[number % ABSENCES.length],
  };
  const cookie = await patiently(() => namedPerson(url, `Maker ${number}`));
  const id = await patiently(() => makeMixedTable({ url, game }, [cookie], wishes));
  await patiently(() => leaveTable(url, id, cookie)).catch(unlessAlreadyGone);
  const table = new CrowdTable({ url, game, seats: SEATS }, id, [cookie], number);
  void table.open();
  await pause(Math.min(WATCHED_MS, ms / 10, Math.max(0, until - performance.now())));
  table.close();
}

/** The server was killed after it had let go of the seat and before it could say so. */
function unlessAlreadyGone(error: unknown): void {
  if (!(error instanceof Error && error.message.includes('not-seated'))) throw error;
}

async function leaveOpen(url: string, { game }: SoakPlan): Promise<void> {
  const cookie = await patiently(() => namedPerson(url, 'Undecided'));
  await patiently(() => makeOpenTable({ url, game }, cookie, { seats: ['me', 'open'], public: true }));
}
