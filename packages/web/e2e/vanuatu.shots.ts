// Pictures of Vanuatu's table in mid-game for docs/screenshots, from stored moments: every number of players, wide and
// narrow, by day and by night, in both languages. `npm run screenshots`.

import { fileURLToPath } from 'node:url';
import { test } from '@playwright/test';
import { withSettings } from './table.ts';
import { press } from './vanuatu.table.ts';

const folder = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };

const PICTURES = [
  { story: 'plan-two', things: ['action:sail'], look: 'wide', size: WIDE, theme: 'light', locale: 'fr' },
  { story: 'place-tile', things: ['space:r2-s1'], look: 'wide', size: WIDE, theme: 'light', locale: 'en' },
  {
    story: 'resolve-sail',
    things: ['space:r2-s2', 'space:r1-s1'],
    look: 'wide',
    size: WIDE,
    theme: 'light',
    locale: 'en',
  },
  { story: 'resolve-four', things: [], look: 'wide-night', size: WIDE, theme: 'dark', locale: 'en' },
  { story: 'plan-five', things: ['action:sail'], look: 'wide-night', size: WIDE, theme: 'dark', locale: 'fr' },
  { story: 'plan-two', things: [], look: 'narrow-night', size: NARROW, theme: 'dark', locale: 'en' },
  { story: 'resolve-buy', things: ['action:buy'], look: 'narrow', size: NARROW, theme: 'light', locale: 'fr' },
  { story: 'plan', things: [], look: 'narrow', size: NARROW, theme: 'light', locale: 'en' },
  { story: 'resolve-five', things: ['action:sail'], look: 'narrow-night', size: NARROW, theme: 'dark', locale: 'fr' },
] as const;

for (const { story, things, look, size, theme, locale } of PICTURES) {
  test(`Vanuatu ${story}, ${look}`, async ({ page }) => {
    await page.setViewportSize(size);
    await withSettings(page, { theme, locale, listMoves: false });
    await page.goto(`/stories/vanuatu/${story}`);
    await page.locator('[data-piece]').first().waitFor();
    for (const thing of things) await press(page, thing);
    await page.mouse.move(0, 0);
    await page.waitForTimeout(600);
    await page.screenshot({ path: `${folder}vanuatu-${story}-${look}.png` });
  });
}
