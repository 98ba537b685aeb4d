// Vanuatu's own table, played as a person plays it: by pressing what glows and confirming.

import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { putLogAway, tabTo, walkTo } from './keys.ts';
import { LONG, longUnless } from './long.ts';
import { sitDownTogether, somebody } from './people.ts';
import { answerByPointing, answered, drawn, look, press, pressAt, testWholeGame } from './pointing.ts';
import { testStories } from './stories.ts';
import { chooser, sitDown, withSettings } from './table.ts';
import { pageText, trafficOf } from './traffic.ts';
import { expectWhole, wished } from './vanuatu.table.ts';

const STORIES = [
  'beg',
  'choose-character',
  'end',
  'place-neutral',
  'place-tile',
  'plan',
  'plan-five',
  'plan-four',
  'plan-no-characters',
  'plan-two',
  'resolve',
  'resolve-buy',
  'resolve-five',
  'resolve-four',
  'resolve-governor',
  'resolve-preacher',
  'resolve-sail',
  'resolve-sell',
  'resolve-two',
  'sell-treasure',
  'take-rest-token',
];

testWholeGame({ game: 'vanuatu', name: 'Vanuatu', wished, seats: { wide: 3, narrow: 2 }, short: 'narrow' });

test('a whole game of Vanuatu by keyboard alone', LONG, async ({ page }) => {
  test.setTimeout(240_000);
  await withSettings(page, { listMoves: false });
  await sitDown(page, 'vanuatu', 2);
  await putLogAway(page);
  const choose = chooser(7);
  for (let answers = 0; answers < 400; answers++) {
    const { isOver, question } = await look(page);
    if (isOver) break;
    for (let presses = 0; presses < 40; presses++) {
      const seen = await look(page);
      if (seen.isOver || seen.question !== question) break;
      const thing = wished(seen.targets, choose);
      if (seen.isReady || seen.choices > 0) {
        // The same thing once more says yes; a tile turned to and fro does not.
        const isYes = await page.evaluate(() =>
          /^(action|space|character|token)/.test(
            (document.activeElement as HTMLElement | null)?.dataset['thing'] ?? '',
          ),
        );
        if (!seen.isReady || !isYes) {
          await tabTo(page, seen.isReady ? '[data-confirm]' : '[data-choice]');
        }
        await page.keyboard.press('Enter');
        if (seen.isReady) await answered(page, question);
      } else if (thing === undefined) await drawn(page);
      else {
        await walkTo(page, thing);
        await page.keyboard.press('Enter');
      }
    }
  }
  await expect(page.getByRole('dialog').locator('ol').first().locator('> li')).toHaveCount(2);
});

for (const seats of [2, 3, 4, 5]) {
  test(`Vanuatu's board for ${seats} is whole, wide and narrow`, longUnless(seats === 5), async ({ page }) => {
    await withSettings(page, { listMoves: false });
    await sitDown(page, 'vanuatu', seats);
    await expectWhole(page);
    await withSettings(page, { listMoves: false, locale: 'fr' });
    await page.setViewportSize({ width: 390, height: 844 });
    await expectWhole(page);
  });
}

test('a boat sails step by step, and the price is told', async ({ page }) => {
  await withSettings(page, { listMoves: false });
  await page.goto('/stories/vanuatu/resolve-sail');
  await page.locator('[data-target="target"]').first().waitFor();
  const prompt = page.getByRole('region', { name: 'What is asked' });
  await press(page, 'action:sail');
  await expect(prompt).toContainText('Sail: press the oceans one after the other');
  await press(page, 'space:r2-s2');
  await expect(prompt).toContainText('Sail to space 2·2 in 1 step');
  await expect(prompt).toContainText('−1 vatu');
  await press(page, 'space:r1-s1');
  await expect(prompt).toContainText('Sail to space 1·1 in 2 steps');
  await expect(prompt).toContainText('−2 vatus');
  await expect(page.locator('[data-confirm]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-confirm]')).toHaveCount(0);
});

test('fish is sold whole or in part, and the sum is told', async ({ page }) => {
  await withSettings(page, { listMoves: false });
  await page.goto('/stories/vanuatu/resolve-sell');
  await page.locator('[data-target="target"]').first().waitFor();
  await press(page, 'action:sell');
  const prompt = page.getByRole('region', { name: 'What is asked' });
  const tiles = page.locator('[data-thing^="fish"]');
  const count = await tiles.count();
  await expect(page.locator('[data-thing^="fish"][data-target="chosen"]')).toHaveCount(count);
  await expect(prompt).toContainText(/\(\d( \+ \d)+\) × \d · \+\d+ vatus/);
  await tiles.first().click();
  await expect(page.locator('[data-thing^="fish"][data-target="chosen"]')).toHaveCount(count - 1);
});

test('what cannot be planned says what is missing, with its rule and the paragraph behind it', async ({ page }) => {
  test.setTimeout(180_000);
  await withSettings(page, { listMoves: false });
  await sitDown(page, 'vanuatu', 3);
  const choose = chooser(3);
  const quiet = page.locator('[data-thing="action:sell"][data-missing="true"]');
  for (let answers = 0; answers < 12 && (await quiet.count()) === 0; answers++) await answerByPointing(page, choose);
  // Said on the space itself, and at a press in whole.
  await expect(quiet).toContainText('no fish to sell');
  // It is quiet, but not deaf.
  await press(page, 'action:sell');
  const note = page.getByRole('status').filter({ hasText: 'VA-6.2' });
  await expect(note).toContainText('You have no fish to sell');
  await note.getByRole('button', { name: 'Open rule VA-6.2' }).click();
  await expect(page.locator('#rule-VA-6\\.2')).toBeInViewport();
  await page.getByRole('searchbox').fill('Preacher');
  await expect(page.locator('#rule-VA-9\\.10')).toBeVisible();
  await expect(page.locator('#rule-VA-6\\.2')).toHaveCount(0);
});

testStories({ game: 'vanuatu', names: STORIES });

/** One answer of whoever is asked; Ben wants nothing but rest, Ana anything else. */
async function answerOnce(
  page: Page,
  wants: (thing: string) => boolean,
  choose: (count: number) => number,
): Promise<void> {
  const { question } = await look(page);
  for (let presses = 0; presses < 40; presses++) {
    const seen = await look(page);
    if (seen.question !== question) return;
    const wanted = seen.targets.filter(wants);
    const thing = wanted[choose(wanted.length)] ?? seen.targets[0];
    if (seen.isReady) await pressAt(page, '[data-confirm]');
    else if (thing !== undefined && !(await press(page, thing))) await page.mouse.move(1, 1);
    await drawn(page);
  }
}

test('which rest token somebody took is on nobody else’s page and in no message to it', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const ana = await somebody(browser, 'Ana', baseURL, { listMoves: false });
  const ben = await somebody(browser, 'Ben', baseURL, { listMoves: false });
  const [heard, told] = [trafficOf(ana), trafficOf(ben)];
  await sitDownTogether(ana, ben, 'vanuatu', 'Vanuatu');

  const choose = chooser(5);
  const token = ben.locator('[data-thing="token:vatu-and-point"]');
  for (let answers = 0; answers < 60 && (await token.count()) === 0; answers++) {
    await expect.poll(async () => (await look(ana)).question ?? (await look(ben)).question).not.toBeNull();
    const isAna = (await look(ana)).question !== null;
    if (isAna) await answerOnce(ana, (thing) => !/rest|bonus|treasure|alms/.test(thing), choose);
    else if ((await token.count()) === 0) await answerOnce(ben, (thing) => thing === 'action:rest', choose);
  }
  await press(ben, 'token:vatu-and-point');
  await ben.locator('[data-confirm]').click();
  await expect(
    ana.getByRole('log').or(ana.locator('ol')).filter({ hasText: 'took a rest token in secret' }).first(),
  ).toBeVisible();

  const word = /(?<![\w-])vatu-and-point(?![\w-])/;
  expect(told.some((text) => word.test(text))).toBe(true);
  expect(heard.some((text) => text.includes('rest-token-taken'))).toBe(true);
  expect(heard.filter((text) => word.test(text))).toEqual([]);
  const page = await pageText(ana);
  expect(page).not.toMatch(word);
  expect(page).not.toContain('1 vatu and 1 point');
  expect(await pageText(ben)).toContain('1 vatu and 1 point');
});
