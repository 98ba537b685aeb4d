import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { complaintsOf, withSettings } from './table.ts';

const SCREENS = ['/', '/play/san-juan', '/lobby', '/tables', '/watch', '/profile', '/settings', '/credits', '/nowhere'];

for (const theme of ['light', 'dark'] as const) {
  test(`every screen of the shell passes axe and the content policy (${theme})`, async ({ page }) => {
    await withSettings(page, { theme });
    const complaints = complaintsOf(page);
    for (const screen of SCREENS) {
      await page.goto(screen);
      await expect(page.locator('h1')).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${screen}: ${id} ${nodes[0]?.html}`),
        screen,
      ).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });
}

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
  for (const locale of ['en', 'fr'] as const) {
    await withSettings(page, { locale });
    for (const screen of SCREENS) {
      await page.goto(screen);
      await expect(page.locator('h1')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${locale} ${screen}`).toBe(390);
    }
  }
});
