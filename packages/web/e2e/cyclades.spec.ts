// Cyclades' own table, played as a person plays it: by pressing what glows and confirming.

import { expect, test } from '@playwright/test';
import { expectWhole, wished } from './cyclades.table.ts';
import { putLogAway, tabTo, walkTo } from './keys.ts';
import { LONG, longUnless } from './long.ts';
import { answered, drawn, isAnsweredSoon, look, press, testWholeGame } from './pointing.ts';
import { testStories } from './stories.ts';
import { chooser, sitDown, withSettings } from './table.ts';

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

testWholeGame({ game: 'cyclades', name: 'Cyclades', wished, seats: { wide: 3, narrow: 3 }, short: 'wide' });

test('a whole game of Cyclades by keyboard alone', LONG, async ({ page }) => {
  test.setTimeout(240_000);
  await withSettings(page, { listMoves: false });
  await sitDown(page, 'cyclades', 3);
  await putLogAway(page);
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
        await tabTo(page, '[data-choice]');
        await page.keyboard.press('Enter');
      } else if (isDone || thing === undefined) {
        if (seen.answers === 0) continue;
        await tabTo(page, '[data-answer]');
        await page.keyboard.press('Enter');
        await answered(page, question);
      } else {
        await walkTo(page, thing);
        await page.keyboard.press('Enter');
        if ((await look(page)).isReady) {
          // The same thing once more says yes; where two were picked, it lets go of the second, and the prompt says yes.
          await page.keyboard.press('Enter');
          if (await isAnsweredSoon(page, question, 2_000)) break;
          await page.keyboard.press('Enter');
          await tabTo(page, '[data-confirm]');
          await page.keyboard.press('Enter');
          await answered(page, question);
        }
      }
    }
  }
  await expect(page.getByRole('dialog').locator('ol').first().locator('> li')).toHaveCount(3);
});

for (const seats of [2, 3, 4, 5]) {
  test(`the board for ${seats} is whole, wide and narrow`, longUnless(seats === 5), async ({ page }) => {
    await withSettings(page, { listMoves: false });
    await sitDown(page, 'cyclades', seats);
    await expectWhole(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await drawn(page);
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
  await expect(prompt).toContainText('Offer 13 to Ares');
  await expect(prompt).toContainText('13 − 5 priests = 8 gold');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-confirm]')).toHaveCount(0);
});

test('what cannot be chosen says why, with its rule and the paragraph behind it', async ({ page }) => {
  await withSettings(page, { listMoves: false });
  await sitDown(page, 'cyclades', 4);
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

testStories({ game: 'cyclades', names: STORIES, map: 'svg[class*="map"]', expectWhole });
