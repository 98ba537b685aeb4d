// Leaks in a real browser: two tables that differ only in what a viewer may not know, by the declared secrets of the
// game. The page of that viewer is sent the same, shows the same and keeps the same.

import { expect, test } from '@playwright/test';
import { longUnless } from './long.ts';
import { leakIn } from './two-tables.ts';

// Each starts a server and four browsers.
test.describe.configure({ timeout: 240_000 });

const GAMES = ['san-juan', 'cyclades', 'vanuatu', 'archipelago'];

for (const game of GAMES) {
  for (const viewer of ['0', 'spectator'] as const) {
    test(
      `${game}: the page of ${viewer === '0' ? 'a seat' : 'a spectator'} is the same on the truth and on another truth`,
      longUnless(game === 'cyclades'),
      async ({ browser }) => {
        const { leak, compared } = await leakIn(browser, { game, viewer, pairs: 2, steps: 2 });
        expect(leak).toBeNull();
        // Two whole screens and every step; the routes of a table; a picture before and after each step; settings.
        expect(compared.frames).toBeGreaterThanOrEqual(6);
        expect(compared.answers).toBeGreaterThan(0);
        expect(compared.page).toBeGreaterThanOrEqual(6);
        expect(compared.storage).toBeGreaterThan(0);
      },
    );
  }
}

test('a planted leak is caught by name: everybody’s gold in the view of Cyclades’ offering', async ({ browser }) => {
  const { leak } = await leakIn(browser, {
    game: 'cyclades',
    viewer: '0',
    pairs: 40,
    steps: 0,
    planted: 'leaky-offering',
  });
  expect(leak).toMatch(/^frames \d+: \.screen\.view\.stack\[\d\]\.purses/);
});
