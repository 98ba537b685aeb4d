// The pictures of docs/screenshots: every screen, wide and narrow, by day and by night. `npm run screenshots`.

import { fileURLToPath } from 'node:url';
import { test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { chooser, movesOf, playNow, playToTheEnd, withSettings } from './table.ts';

const folder = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };

/** Each screen in two of the four lights and languages, so that all are seen. */
const LOOKS = [
  { look: 'wide', size: WIDE, theme: 'light', locale: 'en' },
  { look: 'wide-night', size: WIDE, theme: 'dark', locale: 'fr' },
  { look: 'narrow', size: NARROW, theme: 'light', locale: 'fr' },
  { look: 'narrow-night', size: NARROW, theme: 'dark', locale: 'en' },
] as const;

const SCREENS = { home: '/', create: '/play/san-juan?with=hot-seat', settings: '/settings', lobby: '/lobby' } as const;

async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${folder}${name}.png` });
}

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

for (const { look, size, theme, locale } of LOOKS) {
  test(`shell, ${look}`, async ({ page }) => {
    await page.setViewportSize(size);
    await withSettings(page, { theme, locale });
    for (const [name, address] of Object.entries(SCREENS)) {
      await page.goto(address);
      await page.locator('h1').waitFor();
      await shoot(page, `${name}-${look}`);
    }
  });

  test(`a table in mid-game, the end, the replay, ${look}`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize(size);
    await withSettings(page, { theme, locale, listMoves: true });
    await playNow(page);
    const choose = chooser(7);
    for (let answer = 0; answer < 25; answer++) {
      await movesOf(page).first().waitFor();
      const asked = await page.locator('main').getAttribute('data-decision');
      await movesOf(page)
        .nth(choose(await movesOf(page).count()))
        .click();
      await page.waitForFunction((before) => document.querySelector('main')?.dataset['decision'] !== before, asked);
    }
    await movesOf(page).first().waitFor();
    await listMoves(page, false);
    await shoot(page, `table-${look}`);
    await listMoves(page, true);
    await playToTheEnd(page, choose);
    await shoot(page, `end-${look}`);
    await page.getByRole('button', { name: /Watch the game again|Revoir la partie/ }).click();
    await page.getByRole('slider').waitFor();
    await page.getByRole('slider').fill('60');
    await shoot(page, `replay-${look}`);
  });
}
