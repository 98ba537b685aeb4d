// People who remember every answer that was acknowledged, and look for it in the store after every kill.

import { canonicalJson } from '@atoll/engine';
import { CrowdTable, makeMixedTable, namedPerson } from '../load/crowd.js';
import type { Said } from '../load/crowd.js';
import type { StoreUnderTest } from '../load/stores.js';
import { pause } from '../load/time.js';
import { patiently } from './host.js';
import type { Host } from './host.js';
import type { SoakPlan } from './plan.js';

const SEAT = 0;
const BOTS = 2;
const LOOK_AGAIN_MS = 20;
/** A kill may come between the start of a table and word of it: bots must be able to end the game alone. */
const CLOCK = { clock: { kind: 'per-move', limitMs: 60_000 }, absence: 'bot' };

/** As text: the same move written in another order is the same. */
export function memoryOf(table: string, { decision, move }: Said): string {
  return `${table} ${canonicalJson({ decision, move })}`;
}

export class ScriptedPerson {
  private table: CrowdTable | null = null;
  /** Of the present game. */
  private remembered: string[] = [];
  /** Of all games. */
  acknowledged = 0;
  games = 0;
  readonly lost: string[] = [];

  constructor(
    private readonly host: Host,
    private readonly store: StoreUnderTest,
    private readonly plan: SoakPlan,
    private readonly number: number,
  ) {}

  /** Game after game until the time is up. */
  async play(until: number): Promise<void> {
    while (performance.now() < until) {
      const table = await this.sitDown();
      while (performance.now() < until && !table.over && table.closedFor === null) {
        if (!(await this.answer(table, until))) await pause(LOOK_AGAIN_MS);
      }
      await this.lookAgain();
      if (table.over) this.games += 1;
      table.close();
    }
  }

  /** Counts what is not to be found again. Only while the server is up, and before a finished game is cleared away. */
  async lookAgain(): Promise<void> {
    await this.host.whileUp(async () => {
      const [table, remembered] = [this.table, [...this.remembered]];
      if (table === null) return;
      const missing = await notFound(this.store, table.id, remembered);
      this.lost.push(...missing.filter((said) => !this.lost.includes(said)));
    });
  }

  private async sitDown(): Promise<CrowdTable> {
    const { url } = this.host;
    const { game, level } = this.plan;
    const cookie = await patiently(() => namedPerson(url, `Person ${this.number}`));
    const seats = ['me', ...Array.from({ length: BOTS }, () => ({ bot: level }))];
    const id = await patiently(() => makeMixedTable({ url, game }, [cookie], { seats, ...CLOCK }));
    const table = new CrowdTable({ url, game, seats: seats.length }, id, [cookie], this.number);
    [this.table, this.remembered] = [table, []];
    await table.open();
    return table;
  }

  /** False if there was nothing to answer, or no answer came in time. */
  private async answer(table: CrowdTable, until: number): Promise<boolean> {
    const late = pause(Math.max(0, until - performance.now())).then(() => null);
    const answered = await Promise.race([table.play(), late]);
    if (answered === null) return false;
    if (answered.said !== null) {
      this.acknowledged += 1;
      this.remembered.push(memoryOf(table.id, answered.said));
    }
    return true;
  }
}

export async function notFound(
  store: Pick<StoreUnderTest, 'query'>,
  table: string,
  remembered: readonly string[],
): Promise<string[]> {
  const found = await saidAt(store, table);
  return remembered.filter((said) => !found.has(said));
}

/** What the person's seat has said at a table, told or still a draft, as it stands in the store. */
async function saidAt(store: Pick<StoreUnderTest, 'query'>, table: string): Promise<ReadonlySet<string>> {
  const entries = await store.query(`select input from entries where table_id = ? and seat = ${SEAT}`, [table]);
  const drafts = await store.query(`select data from drafts where table_id = ? and seat = ${SEAT}`, [table]);
  const said = [
    ...entries.map(({ input }) => JSON.parse(String(input)) as Said),
    ...drafts.flatMap(({ data }) => (JSON.parse(String(data)) as { moves: Said[] }).moves),
  ];
  return new Set(said.map((each) => memoryOf(table, each)));
}
