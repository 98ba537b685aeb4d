// Two servers by turns under one rig: the crowd, the store and the clock are the same, only the server is another.

import { compared } from '../against/compared.js';
import type { ComparedRow, RowSpec } from '../against/compared.js';
import { byTurns } from '../against/turns.js';
import type { Pair } from '../against/turns.js';
import { gather, playPaced, playSaturated } from './play.js';
import type { Crowd, Paced, Plan, Saturated } from './play.js';
import { QUIET_ENV } from './run.js';
import { withFresh } from './stores.js';
import type { StoreMaker } from './stores.js';
import { partsOf } from './time.js';
import type { Whisper } from './time.js';

interface Taken {
  readonly crowd: Pick<Crowd, 'perTable' | 'perSocket'>;
  readonly paced: Paced;
  readonly saturated: Saturated;
}

type LoadRow = Omit<RowSpec, 'group'> & { readonly of: (taken: Taken) => number };

/** Others' work on the machine reaches latencies first: its load stands beside them, and nothing is asked of them. */
const ROWS: readonly LoadRow[] = [
  row('processor time per move, saturated', 'ms', 'less', ({ saturated }) => saturated.processorMs, true),
  row('durable moves a second, saturated', '/s', 'more', ({ saturated }) => saturated.perSecond, true),
  row('processor time per move, paced', 'ms', 'less', ({ paced }) => paced.processorMs),
  row('move to answer, median', 'ms', 'less', ({ paced }) => paced.answered.median),
  row('move to all screens, median', 'ms', 'less', ({ paced }) => paced.everywhere.median),
  row('move to all screens, p95', 'ms', 'less', ({ paced }) => paced.everywhere.p95),
  row('move to all screens, p99', 'ms', 'less', ({ paced }) => paced.everywhere.p99),
  row('  load average of the machine', '', null, ({ paced }) => paced.machine.average),
  row('  processors taken by others, paced', '%', null, ({ paced }) => percent(paced.machine.othersShare)),
  row('  processors taken by others, saturated', '%', null, ({ saturated }) => percent(saturated.machine.othersShare)),
  row('bytes of a message to one socket', 'B', 'less', ({ paced }) => paced.messageBytes),
  row('memory per table set', 'kB', 'less', ({ crowd }) => crowd.perTable / 1024),
  row('memory per socket', 'kB', 'less', ({ crowd }) => crowd.perSocket / 1024),
];

function row(
  name: string,
  unit: string,
  better: RowSpec['better'],
  of: (taken: Taken) => number,
  asked = false,
): LoadRow {
  return { name, unit, better, of, asked };
}

/** NaN where the system cannot tell: shown as such. */
const percent = (share: number | null): number => (share === null ? NaN : share * 100);

export async function compareServers(
  maker: StoreMaker,
  scripts: Pair<string>,
  plan: Plan,
  pairs: number,
  whisper: Whisper,
): Promise<ComparedRow[]> {
  const taken = await byTurns(pairs, (which, pair) =>
    measureServer(maker, scripts[which], plan, (text) => whisper(`${maker.name}, pair ${pair + 1}, ${which}: ${text}`)),
  );
  return ROWS.map(({ of, ...spec }) =>
    compared(
      { ...spec, group: maker.name },
      taken.map((pair) => ({ old: of(pair.old), new: of(pair.new) })),
    ),
  );
}

/** One server from its start to its end, on an empty store. */
async function measureServer(maker: StoreMaker, script: string, plan: Plan, whisper: Whisper): Promise<Taken> {
  const part = partsOf(whisper);
  return withFresh(maker, async (store) => {
    const crowd = await gather(script, { ...store.env, ...QUIET_ENV }, plan, part);
    const paced = await part(`${plan.perSecond} moves a second`, () => playPaced(crowd, plan));
    const saturated = await part('as fast as it goes', () => playSaturated(crowd, plan));
    for (const table of crowd.tables) table.close();
    await part('stopping', () => crowd.server.stop('SIGTERM'));
    return { crowd, paced, saturated };
  });
}
