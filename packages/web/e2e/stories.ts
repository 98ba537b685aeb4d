// Every stored question of a game, looked at by axe: in turn wide by day in English and narrow by night in French, so that
// each is seen once and each look by half of them. The page is loaded once; what is chosen first glows and is previewed too.

import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { look, press } from './pointing.ts';
import { barriersOf, complaintsOf, goTo, withSettings } from './table.ts';

const LOOKS = [
  { theme: 'light', locale: 'en', width: 1440, height: 900 },
  { theme: 'dark', locale: 'fr', width: 390, height: 844 },
] as const;

interface Stories {
  readonly game: string;
  readonly names: readonly string[];
  /** The map has the same pieces in all of them: axe looks at it with the first. */
  readonly map?: string;
  readonly expectWhole?: (page: Page) => Promise<void>;
}

export function testStories({ game, names, map, expectWhole }: Stories): void {
  for (const [half, { theme, locale, width, height }] of LOOKS.entries()) {
    test(`every other question of ${game} is free of barriers (${theme}, ${locale}, ${width} px)`, async ({ page }) => {
      test.setTimeout(240_000);
      await page.setViewportSize({ width, height });
      await withSettings(page, { theme, locale, listMoves: false });
      const complaints = complaintsOf(page);
      await page.goto('/credits');
      const those = names.filter((_, index) => index % LOOKS.length === half);
      for (const name of those) {
        await goTo(page, `/stories/${game}/${name}`);
        await page.locator(`[data-story="${name}"] main`).waitFor();
        const [target] = (await look(page)).targets;
        if (target !== undefined) await press(page, target);
        expect.soft(await barriersOf(page, name === those[0] ? undefined : map), name).toEqual([]);
        await expectWhole?.(page);
      }
      expect(complaints).toEqual([]);
    });
  }
}
