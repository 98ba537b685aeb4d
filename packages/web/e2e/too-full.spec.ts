// A migration of Archipelago that leaves a region too full, at a table of this browser that has been played so far; it was
// laid under version 1, before tables noted their version, so its rules are frozen ones.

import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { barriersOf, withSettings } from './table.ts';

interface Played {
  readonly game: string;
  readonly options: object;
  readonly seats: number;
  readonly seed: string;
  readonly inputs: readonly object[];
}

/** Stores a golden game as played up to a move, with a person at one of its seats, and opens it. */
async function openPlayed(page: Page, name: string, moves: number, person: number): Promise<void> {
  const file = new URL(`../../games/frozen/archipelago/1/${name}.json`, import.meta.url);
  const { game, options, seats, seed, inputs } = JSON.parse(readFileSync(file, 'utf8')) as Played;
  const id = 'local-played';
  const stored = {
    setup: {
      id,
      game,
      options,
      seed,
      createdAt: 0,
      seats: Array.from({ length: seats }, (_, seat) =>
        seat === person ? { name: 'Ana', kind: 'person' } : { name: `Bot ${seat}`, kind: 'bot', level: 'easy' },
      ),
    },
    inputs: inputs.slice(0, moves).map((input) => ({ ...input, at: 0 })),
    changedAt: 0,
    over: false,
    waitingFor: [person],
    winners: [],
  };
  await page.goto('/');
  await page.evaluate(
    ([table, key]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('atoll', 1);
        request.addEventListener('upgradeneeded', () => request.result.createObjectStore('tables'));
        request.addEventListener('error', () => reject(new Error('IndexedDB does not open')));
        request.addEventListener('success', () => {
          const writing = request.result.transaction('tables', 'readwrite');
          writing.objectStore('tables').put(table, key);
          writing.addEventListener('complete', () => {
            request.result.close();
            resolve();
          });
        });
      }),
    [stored, id] as const,
  );
  await page.goto(`/table/${id}`);
  await page.locator('main[data-decision]').waitFor();
}

for (const [locale, said] of [
  ['en', /Region 4 holds 4 of your citizens; at most 3 may stay there/],
  ['fr', /La région 4 compte 4 de vos citoyens ; 3 au plus peuvent y rester/],
] as const) {
  test(`A7: what would end the migration is there, closed, and says why (${locale})`, async ({ page }) => {
    await withSettings(page, { locale, listMoves: false });
    await openPlayed(page, 'four-seats-short', 284, 1);
    const prompt = page.getByRole('region', { name: /^(What is asked|Ce qui est demandé)$/ });
    await expect(prompt.getByRole('status').filter({ hasText: said })).toBeVisible();
    const done = prompt.locator('button[aria-disabled="true"][aria-describedby]');
    await expect(done).toHaveAccessibleDescription(said);
    expect(await barriersOf(page)).toEqual([]);
  });
}
