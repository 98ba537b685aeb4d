// Which comparisons somebody wants: all, those of one game, or one row of every game.

import type { Entry } from './lineup.js';
import type { Comparison } from './run.js';

export function chosen(lineup: readonly Entry[], only: string | undefined): Comparison[] {
  const all = lineup.map(({ game, rows, census }) => ({ game: game.id, rows, census }));
  if (only === undefined) return all;
  const ofGame = all.filter(({ game }) => game === only);
  if (ofGame.length > 0) return ofGame;
  const rowOf = all.map((comparison) => ({
    ...comparison,
    rows: comparison.rows.filter(({ id }) => id === only),
    census: comparison.census && ['state-size', 'legal-moves'].includes(only),
  }));
  return rowOf.filter(({ rows, census }) => rows.length > 0 || census);
}
