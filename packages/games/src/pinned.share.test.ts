// Behaviour is pinned: rules that play differently from the frozen ones of the same number have a new number.

import { optionCombinations, pick, randomFrom } from '@atoll/engine';
import type { AnyGame } from '@atoll/engine';
import { divergence, isLong } from '@atoll/testkit';
import { describe, expect, it } from 'vitest';
import { registry } from './node.js';

/** Random games a title: a twentieth in `npm test`, where a tenth would take half a minute. */
const GAMES = isLong() ? 2000 : 100;

/** Every number of seats in turn, options by chance: each value of each comes up. */
function tableOf(game: AnyGame, index: number) {
  const { min, max } = game.seats;
  const seats = min + (index % (max - min + 1));
  const seed = `pinned ${index}`;
  return { seats, options: pick(randomFrom(seed), optionCombinations(game.options, seats)), seed };
}

describe.each(registry.ids)('%s', (id) => {
  it('is frozen as it is played at present', async () => {
    const { present, frozen } = await registry.versionsOf(id);
    expect(frozen, `version ${present} must be frozen: npx atoll freeze ${id}`).toContain(present);
  });

  it(`plays ${GAMES} random games as its frozen rules do`, { timeout: 2_400_000 }, async () => {
    const game = await registry.present(id);
    const { game: kept } = await registry.frozen(id, game.rulesVersion);
    for (let index = 0; index < GAMES; index++) {
      const table = tableOf(game, index);
      const difference = divergence(game, kept, table);
      if (difference === null) continue;
      const where = `${table.seats} seats, ${JSON.stringify(table.options)}, seed '${table.seed}'`;
      throw new Error(
        `${id} plays differently from its frozen version ${game.rulesVersion} (${where}): ${difference}. ` +
          `Raise the version, then \`npx atoll freeze ${id}\``,
      );
    }
  });
});
