import { hashText } from '@atoll/engine';
import { FROZEN } from '@atoll/games/frozen';
import { expect, test } from '@playwright/test';
import { addressOfFrozen } from '../src/table/local/frozen-address.ts';
import { movesOf, withSettings } from './table.ts';

// The one test that needs what the page keeps for itself.
test.use({ serviceWorkers: 'allow' });

test('with the network cut, the installed page starts a game and plays it', async ({ page, context }) => {
  await withSettings(page, {});
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: /Play San Juan/ }).click();
  for (let answer = 0; answer < 3; answer++) {
    await expect(movesOf(page).first()).toBeVisible();
    const asked = await page.locator('main').getAttribute('data-decision');
    await movesOf(page).first().click();
    await expect(page.locator(`main[data-decision="${asked}"]`)).toHaveCount(0);
  }
});

test('frozen rules are no part of the first load; fetched once, they are there without network', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await withSettings(page, {});
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.getByRole('button', { name: /Play San Juan/ }).click();
  await expect(movesOf(page).first()).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/frozen/'))).toEqual([]);

  const address = addressOfFrozen('san-juan', 1);
  const fetched = (): Promise<string> => page.evaluate(async (path) => (await fetch(path)).text(), address);
  const text = await fetched();
  expect(hashText(text)).toBe(FROZEN['san-juan'][1]?.digest);
  await context.setOffline(true);
  expect(await fetched()).toBe(text);
  const game = await page.evaluate(async (path) => {
    const module = (await import(path)) as { contract: number; game: { id: string; rulesVersion: number } };
    return [module.contract, module.game.id, module.game.rulesVersion];
  }, address);
  expect(game).toEqual([1, 'san-juan', 1]);
});
