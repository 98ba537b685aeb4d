// Every stored question of a game, looked at by axe: in turn wide by day in English and narrow by night in French, so that
// each is seen once and each look by half of them. The page is loaded once; what is chosen first glows and is previewed too.

import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { barriersOf, complaintsOf, goTo, withSettings } from './table.ts';

const LOOKS = [
  { theme: 'light', locale: 'en', width: 1440, height: 900 },
  { theme: 'dark', locale: 'fr', width: 390, height: 844 },
] as const;

/** `first`: presses something that glows, if anything does. */
export function testStories(game: string, names: readonly string[], first: (page: Page) => Promise<void>): void {
  for (const [look, { theme, locale, width, height }] of LOOKS.entries()) {
    test(`every other question of ${game} is free of barriers (${theme}, ${locale}, ${width} px)`, async ({ page }) => {
      test.setTimeout(240_000);
      await page.setViewportSize({ width, height });
      await withSettings(page, { theme, locale, listMoves: false });
      const complaints = complaintsOf(page);
      await page.goto('/credits');
      for (const name of names.filter((_, index) => index % LOOKS.length === look)) {
        await goTo(page, `/stories/${game}/${name}`);
        await page.locator(`[data-story="${name}"] main`).waitFor();
        await first(page);
        expect.soft(await barriersOf(page), name).toEqual([]);
      }
      expect(complaints).toEqual([]);
    });
  }
}
