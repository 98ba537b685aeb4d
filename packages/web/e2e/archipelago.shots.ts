// Pictures of Archipelago's table in mid-game for docs/screenshots, from stored moments. `npm run screenshots`.

import { test } from '@playwright/test';
import { press } from './pointing.ts';
import { NARROW, shoot, WIDE } from './pictures.ts';
import { withSettings } from './table.ts';

const PICTURES = [
  { story: 'round-2', things: [], part: null, look: 'wide', size: WIDE, theme: 'light', locale: 'fr' },
  { story: 'round-3', things: [], part: null, look: 'wide-night', size: WIDE, theme: 'dark', locale: 'en' },
  { story: 'round-4', things: [], part: null, look: 'wide', size: WIDE, theme: 'light', locale: 'en' },
  { story: 'round-5', things: [], part: null, look: 'wide', size: WIDE, theme: 'light', locale: 'fr' },
  { story: 'domestic-step', things: [], part: null, look: 'wide-night', size: WIDE, theme: 'dark', locale: 'fr' },
  {
    story: 'place-hex-first',
    things: ['side:0', 'gap:0'],
    part: null,
    look: 'wide',
    size: WIDE,
    theme: 'light',
    locale: 'en',
  },
  { story: 'round-2', things: [], part: 'wheel', look: 'narrow', size: NARROW, theme: 'light', locale: 'en' },
  { story: 'round-3', things: [], part: 'map', look: 'narrow-night', size: NARROW, theme: 'dark', locale: 'fr' },
  { story: 'evolve', things: [], part: 'cards', look: 'narrow', size: NARROW, theme: 'light', locale: 'fr' },
  { story: 'trade', things: [], part: 'markets', look: 'narrow-night', size: NARROW, theme: 'dark', locale: 'en' },
] as const;

for (const { story, things, part, look, size, theme, locale } of PICTURES) {
  test(`archipelago ${story}, ${look}`, async ({ page }) => {
    await page.setViewportSize(size);
    await withSettings(page, { theme, locale, listMoves: false });
    await page.goto(`/stories/archipelago/${story}`);
    await page.locator('[data-map]').waitFor({ state: 'attached' });
    if (part !== null) await page.locator(`[data-part-tab="${part}"]`).click();
    for (const thing of things) {
      // The first thing of its kind that glows.
      const [kind] = thing.split(':');
      const found = await page
        .locator(`[data-thing^="${kind}:"][data-target="target"]`)
        .first()
        .getAttribute('data-thing');
      if (found !== null) await press(page, found);
    }
    await shoot(page, `archipelago-${story}-${look}`);
  });
}
