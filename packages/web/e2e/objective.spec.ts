// A secret objective: seen by whom it is dealt to, then one press away, and by nobody else.

import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { NARROW } from './pictures.ts';
import { barriersOf, movesOf, sitDown, withSettings } from './table.ts';
import { pageText } from './traffic.ts';

const dealt = (page: Page) => page.getByRole('dialog', { name: 'Your secret objective' });
const curtain = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Take the device' });

/** Through turn 0, whoever is asked, until an objective is dealt. */
async function untilDealt(page: Page): Promise<void> {
  for (let answers = 0; answers < 30; answers++) {
    await expect(dealt(page).or(curtain(page)).or(movesOf(page)).first()).toBeVisible();
    if (await dealt(page).isVisible()) return;
    if (await curtain(page).isVisible()) await curtain(page).getByRole('button').click();
    else {
      const asked = await page.locator('main').getAttribute('data-decision');
      await movesOf(page).first().click();
      await expect(page.locator(`main[data-decision="${asked}"]`)).toHaveCount(0);
    }
  }
  throw new Error('no objective is dealt');
}

const secretsIn = async (page: Page): Promise<string[]> => (await pageText(page)).match(/objective-[a-z]+-\d\d/g) ?? [];

test('G2, G3: an objective is shown when dealt, in the figures of this table, then one press away on a phone', async ({
  page,
}) => {
  await withSettings(page, { looks: true });
  await sitDown(page, 'archipelago', 3);
  await untilDealt(page);
  expect(await barriersOf(page)).toEqual([]);
  await expect(dealt(page)).toContainText('Ends the game');
  await expect(dealt(page)).toContainText(/Now \d+/);
  await expect(dealt(page)).not.toContainText('2 / 3 / 4 / 5');
  const name = (await dealt(page).locator('[data-objective]').first().getAttribute('aria-label')) ?? '';
  // The keys are where it is put away.
  await page.keyboard.press('Enter');
  await expect(dealt(page)).toHaveCount(0);
  expect(await secretsIn(page)).toEqual([]);
  await page.setViewportSize(NARROW);
  await page.reload();
  await expect(movesOf(page).first()).toBeVisible();
  await expect(dealt(page)).toHaveCount(0);

  const mine = page.getByRole('button', { name: /^My objectives?$/ });
  await expect(mine).toBeInViewport({ ratio: 1 });
  await mine.click();
  const card = page.getByRole('region', { name });
  await expect(card).toBeInViewport({ ratio: 1 });
  await expect(card).toContainText(/Now \d+/);
  expect(await barriersOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await mine.press('Enter');
  await expect(card).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(card).toHaveCount(0);
});

test('G2: around one device each sees their own, and behind the curtain nobody sees any', async ({ page }) => {
  await withSettings(page, { looks: true });
  await page.goto('/play/archipelago?with=hot-seat');
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await untilDealt(page);
  const first = new Set(await secretsIn(page));
  expect(first.size).toBe(1);
  await page.keyboard.press('Escape');
  await expect(dealt(page)).toHaveCount(0);
  while (!(await curtain(page).isVisible())) {
    await movesOf(page).first().click();
    await expect(curtain(page).or(movesOf(page)).first()).toBeVisible();
  }
  expect(await secretsIn(page)).toEqual([]);
  await expect(page.getByRole('button', { name: /^My objectives?$/ })).toHaveCount(0);
  await curtain(page).getByRole('button').click();
  await expect(dealt(page)).toBeVisible();
  const second = await secretsIn(page);
  expect(second.length).toBeGreaterThan(0);
  expect(second.filter((id) => first.has(id))).toEqual([]);
});
