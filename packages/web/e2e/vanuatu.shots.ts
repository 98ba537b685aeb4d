// Pictures of Vanuatu's table in mid-game for docs/screenshots, from stored moments: every number of players, wide and
// narrow, by day and by night, in both languages. `npm run screenshots`.

import { test } from '@playwright/test';
import { NARROW, shoot, WIDE } from './pictures.ts';
import { withSettings } from './table.ts';
import { press } from './pointing.ts';

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
    await shoot(page, `vanuatu-${story}-${look}`);
  });
}
