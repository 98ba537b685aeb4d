// A judge that weighs features: each seat's sum goes through a softmax over the seats. The weights are fitted to games
// (see fit.ts), so that the outcome is a chance of winning and not a matter of taste.

import type { GameTypes } from '@atoll/engine';

export interface Features<G extends GameTypes> {
  readonly names: readonly string[];
  /** Writes what is to be weighed for one seat, from `at` on. */
  read(state: G['state'], seat: number, out: Float64Array, at: number): void;
}

export type Weights = Readonly<Record<string, number>>;

/** A feature without a weight counts for nothing until it is fitted; a weight without a feature is a mistake. */
export function linearJudge<G extends GameTypes>(
  features: Features<G>,
  weights: Weights,
): (state: G['state'], chances: Float64Array) => void {
  const { names } = features;
  for (const name of Object.keys(weights))
    if (!names.includes(name)) throw new Error(`a weight for '${name}', but no such feature`);
  const by = Float64Array.from(names, (name) => weights[name] ?? 0);
  const row = new Float64Array(names.length);
  return (state, chances) => {
    for (let seat = 0; seat < chances.length; seat++) {
      row.fill(0);
      features.read(state, seat, row, 0);
      chances[seat] = dot(by, row, 0);
    }
    softmax(chances, 0, chances.length);
  };
}

export function dot(weights: Float64Array, rows: Float64Array, at: number): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += (weights[i] as number) * (rows[at + i] as number);
  return sum;
}

/** In place, over `count` values from `at` on. */
export function softmax(values: Float64Array, at: number, count: number): void {
  let top = -Infinity;
  for (let i = at; i < at + count; i++) if ((values[i] as number) > top) top = values[i] as number;
  let sum = 0;
  for (let i = at; i < at + count; i++) {
    const share = Math.exp((values[i] as number) - top);
    values[i] = share;
    sum += share;
  }
  for (let i = at; i < at + count; i++) values[i] = (values[i] as number) / sum;
}
