// Pictures of San Juan's table in mid-game for docs/screenshots, from stored moments. `npm run screenshots`.

import { test } from '@playwright/test';
import { NARROW, shoot, WIDE } from './pictures.ts';
import { withSettings } from './table.ts';

const PICTURES = [
  { story: 'build', things: ['hand:13'], look: 'wide', size: WIDE, theme: 'light', locale: 'en' },
  { story: 'build-four', things: ['hand:4'], look: 'wide-night', size: WIDE, theme: 'dark', locale: 'fr' },
  { story: 'goldsmith', things: [], look: 'wide', size: WIDE, theme: 'light', locale: 'fr' },
  { story: 'mayor-keep', things: ['drawn:1'], look: 'wide-night', size: WIDE, theme: 'dark', locale: 'en' },
  { story: 'build', things: ['hand:2'], look: 'narrow', size: NARROW, theme: 'light', locale: 'fr' },
  { story: 'sell', things: ['good:2'], look: 'narrow-night', size: NARROW, theme: 'dark', locale: 'en' },
] as const;

for (const { story, things, look, size, theme, locale } of PICTURES) {
  test(`${story}, ${look}`, async ({ page }) => {
    await page.setViewportSize(size);
    await withSettings(page, { theme, locale, listMoves: false });
    await page.goto(`/stories/san-juan/${story}`);
    await page.locator('[data-piece]').first().waitFor();
    for (const thing of things) await page.locator(`[data-thing="${thing}"]`).click({ position: { x: 16, y: 20 } });
    await shoot(page, `san-juan-${story}-${look}`);
  });
}
