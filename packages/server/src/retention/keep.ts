// How long things are kept, as the operator wishes: read from the environment, in words like `30d` and `never`.

/** Milliseconds; null: never deleted. */
export interface Keep {
  /** Tables whose game has not begun, after their last visitor. */
  readonly openTables: number | null;
  /** Games nobody plays on, after the last move and the last visitor. */
  readonly running: number | null;
  /** Games that are over or were stopped, after the last move and the last visitor. */
  readonly finished: number | null;
  /** Players without an account, after they were last seen; never while they sit at an open table or in a game. */
  readonly guests: number | null;
  /** Records handed in to be looked at. */
  readonly records: number | null;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const KEEP_BY_DEFAULT: Keep = {
  openTables: 30 * DAY,
  running: null,
  finished: null,
  guests: 365 * DAY,
  records: 90 * DAY,
};

const SETTINGS: Readonly<Record<keyof Keep, string>> = {
  openTables: 'ATOLL_KEEP_OPEN_TABLES',
  running: 'ATOLL_KEEP_RUNNING',
  finished: 'ATOLL_KEEP_FINISHED',
  guests: 'ATOLL_KEEP_GUESTS',
  records: 'ATOLL_KEEP_RECORDS',
};

export function keepFrom(env: Readonly<Record<string, string | undefined>>): Keep {
  const one = (kind: keyof Keep): number | null => {
    const given = env[SETTINGS[kind]];
    return given === undefined || given === '' ? KEEP_BY_DEFAULT[kind] : durationIn(given, SETTINGS[kind]);
  };
  return {
    openTables: one('openTables'),
    running: one('running'),
    finished: one('finished'),
    guests: one('guests'),
    records: one('records'),
  };
}

const UNITS: Readonly<Record<string, number>> = { m: MINUTE, h: 60 * MINUTE, d: DAY };

function durationIn(text: string, setting: string): number | null {
  if (text === 'never') return null;
  const [, count, unit] = /^([1-9]\d{0,4})([mhd])$/.exec(text) ?? [];
  const ms = UNITS[unit ?? ''];
  if (ms === undefined) {
    throw new Error(`${setting} must be a number of minutes, hours or days, like 90m, 12h or 30d, or never: '${text}'`);
  }
  return Number(count) * ms;
}

/** The shortest of them, but no longer than `most`. */
export function shortest(keep: Keep, kinds: readonly (keyof Keep)[], most: number): number {
  return Math.min(most, ...kinds.map((kind) => keep[kind] ?? most));
}
