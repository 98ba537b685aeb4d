// San Juan's own table, played as a person plays it: by pressing what glows and confirming.

import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { tabTo } from './keys.ts';
import { LONG } from './long.ts';
import { answerByPointing, answered, drawn, look, press, testWholeGame } from './pointing.ts';
import { testStories } from './stories.ts';
import { barriersOf, chooser, sitDown, withSettings } from './table.ts';

const STORIES = [
  'build',
  'build-four',
  'build-two',
  'end',
  'gold-mine',
  'goldsmith',
  'hand-limit',
  'harbor',
  'keep-starting-hand',
  'mayor-discard',
  'mayor-keep',
  'pay',
  'pick-role',
  'pick-role-library',
  'produce',
  'sell',
  'supplier',
  'tuck',
];

testWholeGame({
  game: 'san-juan',
  name: 'San Juan',
  seats: { wide: 2, narrow: 2 },
  short: 'narrow',
  afterwards: lookAtTheEnd,
});

/** The part of a card that its neighbours leave free. */
const CORNER = { position: { x: 16, y: 26 } };

/** The result, its course, a turning move in the replay; then everything face up. */
async function lookAtTheEnd(page: Page): Promise<void> {
  const result = page.getByRole('dialog');
  await expect(result.locator('ol').first().locator('> li')).toHaveCount(2);
  const turn = result.locator('section ol button').first();
  await expect(turn).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await turn.click();
  await expect(page).toHaveURL(/replay\?move=[1-9]/);
  const mine = page.getByRole('region', { name: /What is mine|Ce qui est à moi/ });
  await page.getByRole('combobox').last().selectOption('all');
  await expect(page).toHaveURL(/eyes=all/);
  await expect(mine.getByRole('heading')).toHaveCount(2);
  await page.reload();
  await expect(mine.getByRole('heading')).toHaveCount(2);
  expect(await barriersOf(page)).toEqual([]);
}

/** Tab goes from group to group, the arrows walk inside one: to something that glows, and some steps on. */
async function walkToTarget(page: Page, further: number): Promise<void> {
  await tabTo(page, '[role="group"]:has([data-target="target"]) [data-piece]');
  const isTarget = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.matches('[data-target="target"]') ?? false);
  for (let steps = 0; steps < further || !(await isTarget()); steps++) await page.keyboard.press('ArrowRight');
}

test('a whole game by keyboard alone', LONG, async ({ page }) => {
  test.setTimeout(300_000);
  await withSettings(page, { listMoves: false });
  await page.goto('/');
  await tabTo(page, '[aria-label*="San Juan now"]');
  await page.keyboard.press('Enter');
  await page.locator('main[data-decision]').waitFor();
  const choose = chooser(5);
  for (let answers = 0; answers < 400; answers++) {
    const { isOver, question } = await look(page);
    if (isOver) break;
    for (let presses = 0; presses < 60; presses++) {
      const seen = await look(page);
      if (seen.isOver || seen.question !== question) break;
      if (!seen.isReady && seen.targets.length + seen.answers === 0) {
        await drawn(page);
        continue;
      }
      if (!seen.isReady && seen.targets.length > 0) {
        await walkToTarget(page, choose(4));
        await page.keyboard.press('Enter');
        continue;
      }
      await tabTo(page, seen.isReady ? '[data-confirm]' : '[data-answer]');
      await page.keyboard.press('Enter');
      await answered(page, question);
    }
  }
  await expect(page.getByRole('dialog').locator('ol').first().locator('> li')).toHaveCount(3);
});

test('a role is taken back, then another taken', async ({ page }) => {
  await withSettings(page, { listMoves: false });
  await sitDown(page);
  // The builder is asked at once what he builds: until then nobody else has heard of anything.
  const choose = chooser(9);
  const canTakeBuilder = async (): Promise<boolean> =>
    (await look(page)).targets.includes('role:builder') && (await page.locator('[data-thing="hand:0"]').count()) > 0;
  for (let answers = 0; answers < 60 && !(await canTakeBuilder()); answers++) await answerByPointing(page, choose);
  const { question, targets } = await look(page);
  await press(page, 'role:builder');
  await page.keyboard.press('Escape');
  expect((await look(page)).isReady).toBe(false);
  await press(page, 'role:builder');
  await page.locator('[data-confirm]').click();
  await answered(page, question);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator(`main[data-decision="${question}"]`)).toBeVisible();
  expect((await look(page)).targets).toEqual(targets);
});

/** Lifts something out of the hand whose price must be paid: one gesture, several answers. */
async function liftSomethingDear(page: Page): Promise<boolean> {
  for (const thing of (await look(page)).targets.filter((target) => target.startsWith('hand'))) {
    await press(page, thing);
    if ((await page.locator('[data-use="pay"]').count()) > 0 && (await look(page)).isReady) return true;
    await page.keyboard.press('Escape');
  }
  return false;
}

test('a building and the cards it is paid with are taken back with one press', async ({ page }) => {
  await withSettings(page, { listMoves: false });
  await sitDown(page);
  await page.getByRole('tab', { name: 'Settings' }).click();
  const holdsBack = page.getByRole('switch', { name: 'Confirm before handing over' });
  const choose = chooser(11);
  for (let rounds = 0; rounds < 20; rounds++) {
    // Whoever takes the builder builds first: the next to be asked is the other, so nothing is shown yet.
    while (!(await look(page)).targets.includes('role:builder')) await answerByPointing(page, choose);
    const { question: before } = await look(page);
    await holdsBack.check({ force: true });
    await press(page, 'role:builder');
    await page.locator('[data-confirm]').click();
    await answered(page, before);
    if (await liftSomethingDear(page)) break;
    await holdsBack.uncheck({ force: true });
    await answerByPointing(page, choose);
  }
  const { question } = await look(page);
  const handOver = page.getByRole('button', { name: 'Hand over' });
  await page.locator('[data-confirm]').click();
  await expect(handOver).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator(`main[data-decision="${question}"]`)).toBeVisible();
  await expect(handOver).toHaveCount(0);
});

test('what cannot be built says why, with its rule and the paragraph behind it', async ({ page }) => {
  await withSettings(page, { listMoves: false });
  await sitDown(page);
  const choose = chooser(3);
  const dear = page.locator('[data-thing^="hand"][data-target="quiet"]');
  const build = page.getByRole('button', { name: 'Open rule SJ-5.1' });
  for (let answers = 0; answers < 60; answers++) {
    if ((await build.isVisible()) && (await dear.count()) > 0) break;
    await answerByPointing(page, choose);
  }
  // It is quiet, but not deaf.
  await dear.first().click({ ...CORNER, force: true });
  const note = page.getByRole('status').filter({ hasText: 'SJ-5.6' });
  await expect(note).toContainText(/It costs \d+ and you can pay \d+|You have this city building already/);
  await note.getByRole('button', { name: 'Open rule SJ-5.6' }).click();
  await expect(page.locator('#rule-SJ-5\\.6')).toBeInViewport();
  await page.getByRole('searchbox').fill('Quarry');
  await expect(page.locator('#rule-SJ-5\\.3')).toBeVisible();
  await expect(page.locator('#rule-SJ-5\\.6')).toHaveCount(0);
});

test('a building is lifted, priced, paid card by card', async ({ page }) => {
  await withSettings(page, { listMoves: false });
  await page.goto('/stories/san-juan/build');
  await page.locator('[data-target="target"]').first().waitFor();
  await press(page, 'hand:5');
  const prompt = page.getByRole('region', { name: 'What is asked' });
  await expect(prompt).toContainText('Build Palace');
  await expect(prompt).toContainText('costs 6');
  await expect(page.locator('[data-use="pay"]')).toHaveCount(6);
  const spared = (await page.locator('[data-thing^="hand:"]:not(:has([data-use]))').getAttribute('data-thing')) ?? '';
  const paid = page.locator('[data-thing]:has([data-use="pay"])').first();
  await paid.click(CORNER);
  await expect(prompt).toContainText('1 more to pay');
  await expect(page.locator('[data-confirm]')).toHaveCount(0);
  await press(page, spared);
  await expect(page.locator('[data-confirm]')).toBeVisible();
  await expect(page.locator(`[data-thing="${spared}"]`)).toHaveAttribute('aria-label', /pays/);
  // Over another building it costs less.
  await press(page, 'place:3');
  await expect(prompt).toContainText('6 − 4 crane = 2');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-use]')).toHaveCount(0);
});

testStories({ game: 'san-juan', names: STORIES });
