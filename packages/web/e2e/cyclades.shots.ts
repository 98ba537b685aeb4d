// Pictures of Cyclades' table in mid-game for docs/screenshots, from stored moments: every number of players, wide and
// narrow, by day and by night. `npm run screenshots`.

import { test } from '@playwright/test';
import { press } from './pointing.ts';
import { NARROW, shoot, WIDE } from './pictures.ts';
import { withSettings } from './table.ts';

const PICTURES = [
  { story: 'act-poseidon-two', things: [], look: 'wide-night', size: WIDE, theme: 'dark', locale: 'en' },
  { story: 'act-ares-three', things: [], look: 'wide', size: WIDE, theme: 'light', locale: 'fr' },
  { story: 'offer-four', things: ['god:ares'], look: 'wide', size: WIDE, theme: 'light', locale: 'en' },
  { story: 'act-poseidon-five', things: [], look: 'wide', size: WIDE, theme: 'light', locale: 'en' },
  { story: 'retreat-defender-land', things: [], look: 'wide-night', size: WIDE, theme: 'dark', locale: 'fr' },
  { story: 'offer-two', things: [], look: 'narrow', size: NARROW, theme: 'light', locale: 'fr' },
  { story: 'act-zeus-three', things: [], look: 'narrow-night', size: NARROW, theme: 'dark', locale: 'en' },
  { story: 'retreat-attacker-sea', things: [], look: 'narrow', size: NARROW, theme: 'light', locale: 'en' },
  { story: 'offer-five', things: ['god:zeus'], look: 'narrow-night', size: NARROW, theme: 'dark', locale: 'fr' },
] as const;

for (const { story, things, look, size, theme, locale } of PICTURES) {
  test(`Cyclades, ${story}, ${look}`, async ({ page }) => {
    await page.setViewportSize(size);
    await withSettings(page, { theme, locale, listMoves: false });
    await page.goto(`/stories/cyclades/${story}`);
    await page.locator('[data-piece]').first().waitFor();
    for (const thing of things) await press(page, thing);
    await shoot(page, `cyclades-${story}-${look}`);
  });
}
