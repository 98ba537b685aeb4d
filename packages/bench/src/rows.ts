// The rows of the table: which side is measured against which, and what is asked of the result.

import { APPLY, gamesPerSecond, IN_PLACE, LEGAL_MOVES, LISTING, PURE, STATE_KB } from './floors.js';
import type { Limits } from './floors.js';
import type { SideName } from './sides/side.js';

/** A line of the table, and an entry of the machine form. */
export interface Row {
  readonly id: string;
  readonly game: string;
  readonly value: number;
  readonly unit: string;
  /** The value over what it is compared with, both from the same run. */
  readonly ratio: number;
  readonly against: string;
  readonly floor: number | null;
  readonly target: number | null;
  /** Which of the two figures floor and target are for. */
  readonly judged: 'value' | 'ratio';
  readonly better: 'more' | 'less';
  readonly reached: 'target' | 'floor' | 'neither' | 'nothing asked';
}

/** Figures that are counted, not timed. */
export interface Census {
  readonly stateBytes: number;
  readonly legalMoves: number;
}

/** A timed row: `side` is measured, `against` is what it is compared with. */
export interface TimedSpec {
  readonly id: string;
  readonly side: SideName;
  readonly against: SideName;
  readonly unit: string;
  /** From units of work per second to what the row shows. */
  readonly shown: (perSecond: number) => number;
  readonly judged: 'value' | 'ratio';
  /** Ratios of times are the other way round than ratios of speeds. */
  readonly better: 'more' | 'less';
  readonly limits: (game: string) => Limits | null;
}

/** What a side is called in the table, where that is not its name. */
const OPPONENTS: Partial<Record<SideName, string>> = {
  'boardgame.io games': 'boardgame.io',
  clone: 'bare clone',
  'full play-outs': 'to the end',
};

const speed = (perSecond: number): number => perSecond;
const nanoseconds = (perSecond: number): number => 1e9 / perSecond;

export const boardgameRows: readonly TimedSpec[] = [
  {
    id: 'in-place',
    side: 'in-place',
    against: 'boardgame.io',
    unit: 'moves/s',
    shown: speed,
    judged: 'ratio',
    better: 'more',
    limits: () => IN_PLACE,
  },
  {
    id: 'pure',
    side: 'pure',
    against: 'boardgame.io',
    unit: 'moves/s',
    shown: speed,
    judged: 'ratio',
    better: 'more',
    limits: () => PURE,
  },
];

export const gameRows: readonly TimedSpec[] = [
  {
    id: 'games',
    side: 'games',
    against: 'boardgame.io games',
    unit: 'games/s',
    shown: speed,
    judged: 'value',
    better: 'more',
    limits: gamesPerSecond,
  },
  ...boardgameRows,
  {
    id: 'apply',
    side: 'apply',
    against: 'clone',
    unit: 'ns',
    shown: nanoseconds,
    judged: 'ratio',
    better: 'less',
    limits: () => APPLY,
  },
  {
    id: 'listing',
    side: 'listing',
    against: 'clone',
    unit: 'ns',
    shown: nanoseconds,
    judged: 'ratio',
    better: 'less',
    limits: () => LISTING,
  },
  {
    id: 'play-outs',
    side: 'play-outs',
    against: 'full play-outs',
    unit: 'play-outs/s',
    shown: speed,
    judged: 'value',
    better: 'more',
    limits: () => null,
  },
];

/** Each side that these rows need, once. */
export function sidesOf(rows: readonly TimedSpec[]): SideName[] {
  return [...new Set(rows.flatMap(({ side, against }) => [side, against]))];
}

/** `rounds` are pairs of speeds, side and opponent, taken one right after the other. */
export function timedRow(spec: TimedSpec, game: string, rounds: readonly (readonly [number, number])[]): Row {
  const values = rounds.map(([side]) => spec.shown(side));
  const ratios = rounds.map(([side, against]) => spec.shown(side) / spec.shown(against));
  const { id, unit, judged, better } = spec;
  const against = OPPONENTS[spec.against] ?? spec.against;
  return judgedRow(
    { id, game, value: median(values), unit, ratio: median(ratios), against, judged, better },
    spec.limits(game),
  );
}

export function countedRows(game: string, { stateBytes, legalMoves }: Census): Row[] {
  const counted = { game, against: 'floor', judged: 'value', better: 'less' } as const;
  const kilobytes = stateBytes / 1000;
  return [
    judgedRow(
      { ...counted, id: 'state-size', value: kilobytes, unit: 'kB', ratio: kilobytes / STATE_KB.floor },
      STATE_KB,
    ),
    judgedRow(
      { ...counted, id: 'legal-moves', value: legalMoves, unit: 'moves', ratio: legalMoves / LEGAL_MOVES.floor },
      LEGAL_MOVES,
    ),
  ];
}

type Unjudged = Omit<Row, 'floor' | 'target' | 'reached'>;

function judgedRow(row: Unjudged, limits: Limits | null): Row {
  const [value, ratio] = [rounded(row.value), rounded(row.ratio)];
  const { id, game, unit, against, judged, better } = row;
  const figures = { id, game, value, unit, ratio, against };
  if (limits === null) return { ...figures, floor: null, target: null, judged, better, reached: 'nothing asked' };
  const figure = judged === 'value' ? value : ratio;
  const holds = (limit: number): boolean => (better === 'more' ? figure >= limit : figure <= limit);
  const reached = holds(limits.target) ? 'target' : holds(limits.floor) ? 'floor' : 'neither';
  return { ...figures, floor: limits.floor, target: limits.target, judged, better, reached };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const high = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? NaN) + high) / 2;
}

/** Three figures are more than a benchmark can vouch for. */
function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
