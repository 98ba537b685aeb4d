// The pictures of docs/screenshots: every screen, wide and narrow, by day and by night. `npm run screenshots`.

import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { NARROW, shoot, WIDE } from './pictures.ts';
import { answerAlone, goTo, playNow, withSettings } from './table.ts';

/** Each size by day and by night, each language in both. */
const LOOKS = [
  { look: 'wide', size: WIDE, theme: 'light', locale: 'en', other: 'cyclades' },
  { look: 'wide-night', size: WIDE, theme: 'dark', locale: 'fr', other: 'vanuatu' },
  { look: 'narrow', size: NARROW, theme: 'light', locale: 'fr', other: 'archipelago' },
  { look: 'narrow-night', size: NARROW, theme: 'dark', locale: 'en', other: 'san-juan' },
] as const;

const SCREENS = {
  home: '/',
  create: '/play/san-juan?with=bots',
  profile: '/profile',
  settings: '/settings',
  credits: '/credits',
} as const;

/** The list is how these pictures are played to; a person looks at the board. */
async function listMoves(page: Page, isOn: boolean): Promise<void> {
  await page.evaluate((wanted) => {
    const stored = JSON.parse(localStorage.getItem('atoll-settings') ?? '{}') as { state: object };
    const state = { ...stored.state, listMoves: wanted };
    localStorage.setItem('atoll-settings', JSON.stringify({ ...stored, state }));
  }, isOn);
  await page.reload();
  await page.locator('main[data-decision]').waitFor();
}

for (const { look, size, theme, locale, other } of LOOKS) {
  test(`shell, ${look}`, async ({ page }) => {
    await page.setViewportSize(size);
    await withSettings(page, { theme, locale, level: 'normal' });
    for (const [name, address] of Object.entries(SCREENS)) {
      await page.goto(address);
      await page.locator('h1').waitFor();
      if (name === 'profile') await page.locator('form').waitFor();
      await shoot(page, `${name}-${look}`);
    }
    // A table with free seats, in the lobby and as its host sees it.
    await page.goto(`/play/${other}?with=friends`);
    await page.getByRole('switch', { name: /lobby|salon/ }).click({ force: true });
    await page.getByRole('button', { name: /Create the table|Créer la table/ }).click();
    await expect(page.getByRole('textbox').first()).toHaveValue(/\/table\//);
    await shoot(page, `gathering-${look}`);
    await page.goto('/lobby');
    await page.locator('li').first().waitFor();
    await shoot(page, `lobby-${look}`);
  });

  test(`a table in mid-game, its rules, the end, the replay, ${look}`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize(size);
    await withSettings(page, { theme, locale, level: 'normal', listMoves: true });
    await playNow(page);
    await answerAlone(page, 22);
    await listMoves(page, false);
    await shoot(page, `table-${look}`);
    const drawer = page.getByRole('button', { name: /Log, chat|Journal, discussion/ });
    if (size === NARROW) await drawer.click();
    await page.getByRole('tab', { name: /Rules|Règles/ }).click();
    await page.getByRole('searchbox').waitFor();
    await shoot(page, `rules-${look}`);
    if (size === NARROW) await drawer.click();
    await listMoves(page, true);
    await answerAlone(page);
    const dialog = page.getByRole('dialog');
    await dialog.locator('svg').last().waitFor();
    await dialog.evaluate((element) => {
      element.scrollTop = innerWidth < 600 ? 330 : 0;
    });
    await shoot(page, `end-${look}`);
    await dialog.locator('section ol button').first().click();
    await page.getByRole('slider').waitFor();
    if (look === 'wide' || look === 'narrow-night') await page.getByRole('combobox').last().selectOption('all');
    await shoot(page, `replay-${look}`);
    await goTo(page, '/tables');
    await page.locator('h1').waitFor();
    await shoot(page, `tables-${look}`);
  });
}
