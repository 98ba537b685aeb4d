// Cyclades' own table, played as a person plays it: by pressing what glows and confirming.

import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  answerByPointing,
  answered,
  barriersBesideTheMap,
  expectWhole,
  look,
  press,
  sitDown,
  wished,
} from './cyclades.table.ts';
import { barriersOf, chooser, complaintsOf, goTo, withSettings } from './table.ts';

const STORIES = [
  'act-ares-five',
  'act-athena-two',
  'act-poseidon-four',
  'act-zeus-three',
  'chimera',
  'cyclops',
  'dryad',
  'end',
  'figurine-chiron',
  'figurine-medusa',
  'figurine-minotaur',
  'figurine-polyphemus',
  'giant',
  'griffon',
  'harpy',
  'kraken',
  'kraken-step',
  'metropolis-place',
  'metropolis-set',
  'offer-evicted',
  'offer-five',
  'pegasus',
  'polyphemus',
  'prosperity-marker',
  'retreat-attacker-sea',
  'retreat-defender-land',
  'sail-on',
  'satyr',
  'siren',
  'sphinx',
  'sylph',
];

for (const { locale, width, height } of [
  { locale: 'en', width: 1440, height: 900 },
  { locale: 'fr', width: 390, height: 844 },
] as const) {
  test(`a whole game of Cyclades by pointing (${locale}, ${width} px), and its replay`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height });
    await withSettings(page, { locale, listMoves: false });
    const complaints = complaintsOf(page);
    await sitDown(page, 3);
    const choose = chooser(width);
    for (let answers = 0; answers < 900 && !(await look(page)).isOver; answers++) await answerByPointing(page, choose);

    const result = page.getByRole('dialog');
    const places = await result.locator('ol').first().locator('> li').allInnerTexts();
    expect(places).toHaveLength(3);
    await result.getByRole('button', { name: /Watch the game again|Revoir la partie/ }).click();
    await expect(page).toHaveURL(/replay\?move=0/);
    await expect(page.getByRole('slider')).toBeVisible();
    await page.keyboard.press('End');
    await expect(page).toHaveURL(/replay\?move=[1-9]/);
    await page.getByRole('button', { name: /Results|Résultats/ }).click();
    expect(await page.getByRole('dialog').locator('ol').first().locator('> li').allInnerTexts()).toEqual(places);
    expect(complaints).toEqual([]);
  });
}

/** Tabs on until the focus is where it is wanted; false after a whole round. */
async function tabTo(page: Page, selector: string, most = 60): Promise<boolean> {
  for (let i = 0; i < most; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return true;
  }
  return false;
}

/** Tab goes from group to group, the arrows walk over what glows in it. */
async function walkTo(page: Page, thing: string): Promise<void> {
  const group = `[role="group"]:has([data-thing="${thing}"]) [data-piece]`;
  expect(await tabTo(page, group)).toBe(true);
  const wanted = `[data-thing="${thing}"]`;
  for (let steps = 0; steps < 120; steps++) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, wanted)) return;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error(`${thing} is not reached by the arrows`);
}

test('a whole game of Cyclades by keyboard alone @long', async ({ page }) => {
  test.setTimeout(240_000);
  await withSettings(page, { listMoves: false });
  await sitDown(page, 3);
  // Every line of the log is a stop of the Tab key: it is put away.
  await page.keyboard.press('l');
  await expect(page.getByRole('tab', { name: 'Log' })).toHaveCount(0);
  const choose = chooser(7);
  for (let answers = 0; answers < 900; answers++) {
    const { isOver, question } = await look(page);
    if (isOver) break;
    for (let presses = 0; presses < 40; presses++) {
      const seen = await look(page);
      if (seen.isOver || seen.question !== question) break;
      const isDone = seen.answers > 0 && (seen.targets.length === 0 || choose(5) === 0);
      if (seen.isReady) await page.keyboard.press('Escape').then(() => page.keyboard.press('Enter'));
      const thing = wished(seen.targets, choose);
      if (seen.choices > 0) {
        expect(await tabTo(page, '[data-choice]')).toBe(true);
        await page.keyboard.press('Enter');
      } else if (isDone || thing === undefined) {
        if (seen.answers === 0) continue;
        expect(await tabTo(page, '[data-answer]')).toBe(true);
        await page.keyboard.press('Enter');
        await answered(page, question);
      } else {
        await walkTo(page, thing);
        await page.keyboard.press('Enter');
        if ((await look(page)).isReady) {
          // The same thing once more says yes; where two were picked, it lets go of the second, and the prompt says yes.
          await page.keyboard.press('Enter');
          const isTaken = await answered(page, question, 2000).then(
            () => true,
            () => false,
          );
          if (isTaken) break;
          await page.keyboard.press('Enter');
          expect(await tabTo(page, '[data-confirm]')).toBe(true);
          await page.keyboard.press('Enter');
          await answered(page, question);
        }
      }
    }
  }
  await expect(page.getByRole('dialog').locator('ol').first().locator('> li')).toHaveCount(3);
});

for (const seats of [2, 3, 4, 5]) {
  test(`the board for ${seats} is whole, wide and narrow`, async ({ page }) => {
    await withSettings(page, { listMoves: false });
    await sitDown(page, seats);
    await expectWhole(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.waitForTimeout(100);
    await expectWhole(page);
  });
}

test('an offering is slid up, and says whom it drives away', async ({ page }) => {
  await withSettings(page, { listMoves: false });
  await page.goto('/stories/cyclades/offer-four');
  await page.locator('[data-target="target"]').first().waitFor();
  await press(page, 'god:ares');
  const prompt = page.getByRole('region', { name: 'What is asked' });
  await expect(prompt).toContainText('Offer 4 to Ares');
  await expect(prompt).toContainText('4 − 3 priests = 1 gold');
  await expect(prompt).toContainText('Cleo would have to leave');
  await page.locator('[data-amount]').press('End');
  await expect(prompt).toContainText('Offer 14 to Ares');
  await expect(prompt).toContainText('14 − 4 priests = 10 gold');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-confirm]')).toHaveCount(0);
});

test('what cannot be chosen says why, with its rule and the paragraph behind it', async ({ page }) => {
  await withSettings(page, { listMoves: false });
  await sitDown(page, 4);
  const resting = page.locator('[data-thing^="god:"][data-target="quiet"]');
  const note = page.getByRole('status').filter({ hasText: 'CY-3.7' });
  // Quiet, but not deaf; the log rolling in puts the note away again.
  await expect(async () => {
    await resting.first().click({ force: true });
    await expect(note).toContainText('This god lies face down in this cycle', { timeout: 2000 });
  }).toPass();
  await note.getByRole('button', { name: 'Open rule CY-3.7' }).click();
  await expect(page.locator('#rule-CY-3\\.7')).toBeInViewport();
  await page.getByRole('searchbox').fill('Minotaur');
  await expect(page.locator('#rule-CY-15\\.5')).toBeVisible();
  await expect(page.locator('#rule-CY-3\\.7')).toHaveCount(0);
});

for (const { theme, locale, width, height, half } of [
  { theme: 'light', locale: 'en', width: 1440, height: 900, half: 0 },
  { theme: 'dark', locale: 'fr', width: 390, height: 844, half: 1 },
] as const) {
  test(`questions of Cyclades are free of barriers and whole (${theme}, ${width} px)`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height });
    await withSettings(page, { theme, locale, listMoves: false });
    await page.goto('/stories/cyclades/end');
    const names = STORIES.filter((_, index) => index % 2 === half);
    const [first] = names;
    for (const name of names) {
      await goTo(page, `/stories/cyclades/${name}`);
      await page.locator('h1', { hasText: name }).waitFor({ state: 'attached' });
      const target = (await look(page)).targets[0];
      if (target !== undefined) await press(page, target);
      // The map is the same in all of them: it is looked at with the first.
      const barriers = await (name === first ? barriersOf(page) : barriersBesideTheMap(page));
      expect(barriers.map((barrier) => `${name}: ${barrier}`)).toEqual([]);
      await expectWhole(page);
    }
  });
}
