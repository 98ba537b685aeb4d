// Every stored question of a game, looked at by axe: in turn wide by day in English and narrow by night in French, so that
// each is seen once and each look by half of them; one in ten in `npm test`, the others in the long run. The page is loaded
// once; what is chosen first glows and is previewed too.

import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { LONG } from './long.ts';
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

const TENTH = 10;

export function testStories({ game, names, map, expectWhole }: Stories): void {
  for (const [half, { theme, locale, width, height }] of LOOKS.entries()) {
    const of = `(${theme}, ${locale}, ${width} px)`;
    const those = names.filter((_, index) => index % LOOKS.length === half);
    const some = those.filter((_, index) => index % TENTH === 0);
    const others = those.filter((_, index) => index % TENTH !== 0);
    test(`some questions of ${game} are free of barriers ${of}`, ({ page }) => expectNoBarriers(page, some));
    test(`all other questions of ${game} are free of barriers ${of}`, LONG, ({ page }) =>
      expectNoBarriers(page, others),
    );

    async function expectNoBarriers(page: Page, stories: readonly string[]): Promise<void> {
      test.setTimeout(240_000);
      await page.setViewportSize({ width, height });
      await withSettings(page, { theme, locale, listMoves: false });
      const complaints = complaintsOf(page);
      await page.goto('/credits');
      for (const name of stories) {
        await goTo(page, `/stories/${game}/${name}`);
        await page.locator(`[data-story="${name}"] main`).waitFor();
        const [target] = (await look(page)).targets;
        if (target !== undefined) await press(page, target);
        expect.soft(await barriersOf(page, name === stories[0] ? undefined : map), name).toEqual([]);
        await expectWhole?.(page);
      }
      expect(complaints).toEqual([]);
    }
  }
}
