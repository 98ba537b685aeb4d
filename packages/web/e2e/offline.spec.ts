import { expect, test } from '@playwright/test';
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
