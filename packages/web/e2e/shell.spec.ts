import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { barriersOf, complaintsOf, goTo, turnLight, withSettings } from './table.ts';

const SCREENS = ['/', '/play/san-juan', '/lobby', '/tables', '/watch', '/profile', '/settings', '/credits', '/nowhere'];

/** Until the other screen is there: the heading of the one before stays while it is fetched. */
async function turnTo(page: Page, screen: string): Promise<void> {
  const heading = page.locator('h1');
  const before = await heading.elementHandle();
  await goTo(page, screen);
  await page.waitForFunction((old) => old === null || !old.isConnected, before);
  await expect(heading).toBeVisible();
}

test('every screen of the shell passes axe by day and by night, under the content policy', async ({ page }) => {
  test.setTimeout(180_000);
  await withSettings(page, {});
  const complaints = complaintsOf(page);
  await page.goto('/credits');
  for (const screen of SCREENS) {
    await turnTo(page, screen);
    for (const theme of ['light', 'dark'] as const) {
      await turnLight(page, theme);
      expect(await barriersOf(page), `${screen} ${theme}`).toEqual([]);
    }
  }
  expect(complaints).toEqual([]);
});

test('language and light are changed in place and remembered', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('h1')).toHaveText('Pull up a chair by the sea.');
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.locator('h1')).toHaveText('Prenez place au bord de la mer.');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.getByRole('button', { name: 'Nuit' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('h1')).toHaveText('Prenez place au bord de la mer.');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('nothing is wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withSettings(page, {});
  await page.goto('/');
  for (const language of ['en', 'fr']) {
    for (const screen of SCREENS) {
      await goTo(page, screen);
      await expect(page.locator('h1')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${language} ${screen}`).toBe(390);
    }
    await goTo(page, '/');
    if (language === 'en') await page.getByRole('button', { name: 'Français' }).click();
  }
});

test('what is no record of a game is refused with a sentence', async ({ page }) => {
  await withSettings(page, {});
  await page.goto('/tables');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'record.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format":"atoll-record-1","game":"san-juan"}'),
  });
  await expect(page.getByRole('alert')).toHaveText('This file is no record of these games, or it was changed.');
});
