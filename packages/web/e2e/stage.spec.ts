// A board is moved by mouse, wheel, keys and fingers, and lies still and sharp afterwards.

import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { longUnless } from './long.ts';
import { movesOf, sitDown, withSettings } from './table.ts';

const STORY = '/stories/cyclades/act-poseidon-five';

const ofMatrix = (story: string): { readonly tag?: string } => longUnless(story.startsWith('vanuatu'));

/** The sheet with the board on it, inside the part of the page that shows it. */
async function openBoard(page: Page): Promise<{ stage: Locator; board: Locator }> {
  await withSettings(page, { locale: 'en', listMoves: false });
  await page.goto(STORY);
  const board = page.locator('section > div[style*="transform"]');
  await board.waitFor();
  return { stage: page.locator('section:has(> div[style*="transform"])'), board };
}

const boxOf = async (thing: Locator): Promise<{ x: number; y: number; width: number; height: number }> =>
  (await thing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

/** Drawn anew at its size: no longer a stretched picture. */
const toLieStill = (board: Locator): Promise<void> => expect(board).not.toHaveAttribute('style', /will-change/);

test('mouse, wheel and keys move a board; it fits again when asked', async ({ page }) => {
  const { stage, board } = await openBoard(page);
  const whole = await boxOf(board);
  const { x, y, width, height } = await boxOf(stage);
  expect(whole.width).toBeLessThanOrEqual(width + 1);
  expect(whole.height).toBeLessThanOrEqual(height + 1);

  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.wheel(0, -500);
  await expect.poll(async () => (await boxOf(board)).width).toBeGreaterThan(whole.width * 1.5);
  await toLieStill(board);

  const before = await boxOf(board);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 60, y + height / 2 + 40, { steps: 6 });
  await page.mouse.up();
  await expect.poll(async () => Math.round((await boxOf(board)).x - before.x)).toBe(60);
  await toLieStill(board);

  await page.keyboard.press('0');
  await expect.poll(async () => Math.round((await boxOf(board)).width)).toBe(Math.round(whole.width));
  await page.keyboard.press('+');
  await expect.poll(async () => (await boxOf(board)).width).toBeGreaterThan(whole.width * 1.3);
  await toLieStill(board);
});

test('a press after the board was moved chooses what lies there', async ({ page }) => {
  const { stage, board } = await openBoard(page);
  const { x, y, width, height } = await boxOf(stage);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.wheel(0, -200);
  await toLieStill(board);
  // What glows lies under the fleets on it: a fleet is on top.
  await board.locator('[data-thing^="fleets:"][data-target="target"]').first().click();
  await expect(board.locator('[data-target="chosen"]').first()).toBeVisible();
});

test('fingers spread and drag a board', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  const { stage, board } = await openBoard(page);
  const whole = await boxOf(board);
  const { x, y, width, height } = await boxOf(stage);
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const devtools = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...apart: readonly number[]): Promise<unknown> =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: apart.map((by, id) => ({ x: middle.x + by, y: middle.y, id })),
    });
  await touch('touchStart', -30, 30);
  for (const by of [45, 60, 75, 90]) await touch('touchMove', -by, by);
  await touch('touchEnd');
  await expect.poll(async () => (await boxOf(board)).width).toBeGreaterThan(whole.width * 2);
  await toLieStill(board);

  const before = await boxOf(board);
  await touch('touchStart', 0);
  for (const by of [10, 20, 30, 40, 50, 60]) await touch('touchMove', by);
  await touch('touchEnd');
  await expect.poll(async () => (await boxOf(board)).x - before.x).toBeGreaterThan(40);
  await context.close();
});

test('one press brings what can be chosen near enough for a thumb, another shows the whole board again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { board } = await openBoard(page);
  const whole = await boxOf(board);
  const sea = board.locator(
    '[data-thing^="sea:"][data-target="target"], [data-thing^="fleets:"][data-target="target"]',
  );
  await page.getByRole('button', { name: 'Nearer' }).click();
  await expect.poll(async () => (await boxOf(board)).width).toBeGreaterThan(whole.width * 1.9);
  const { width, height } = await boxOf(sea.first());
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await page.getByRole('button', { name: 'Whole table' }).click();
  await expect.poll(async () => Math.round((await boxOf(board)).width)).toBe(Math.round(whole.width));
});

for (const story of ['cyclades/act-poseidon-five', 'vanuatu/resolve-five', 'archipelago/round-3']) {
  test(`with every move listed a phone still shows the table (${story})`, ofMatrix(story), async ({ page }) => {
    const height = 844;
    await page.setViewportSize({ width: 390, height });
    await withSettings(page, { locale: 'en', listMoves: true });
    await page.goto(`/stories/${story}`);
    const list = page.locator('main > div:has(> [data-moves])');
    await list.waitFor();
    const centre = await boxOf(page.locator('main'));
    const stage = await boxOf(page.locator('main > section').last());
    const listed = await boxOf(list);
    expect(stage.height).toBeGreaterThan(centre.height * 0.44);
    expect(centre.height - listed.height).toBeGreaterThan(height * 0.4);
    // What stands in the list can be reached and read: a whole answer at once.
    expect(listed.height).toBeGreaterThan(140);
  });
}

for (const story of ['archipelago/round-4', 'cyclades/act-poseidon-five', 'vanuatu/resolve-five', 'san-juan/build']) {
  test(
    `with every move listed a wide screen leaves the table two thirds (${story})`,
    ofMatrix(story),
    async ({ page }) => {
      await withSettings(page, { locale: 'en', listMoves: true });
      await page.goto(`/stories/${story}`);
      await movesOf(page).first().waitFor();
      const centre = await boxOf(page.locator('main'));
      const listed = await boxOf(page.locator('main > div:has(> [data-moves])'));
      expect(listed.height).toBeGreaterThan(100);
      expect(listed.height).toBeLessThan(centre.height * 0.34);
      const board = page.locator('section > div[style*="transform"]');
      if ((await board.count()) > 0) expect((await boxOf(board)).height).toBeGreaterThan(centre.height * 0.5);
    },
  );
}

test('with every move listed a phone still shows the creatures of Cyclades', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withSettings(page, { locale: 'fr', listMoves: true });
  await page.goto('/stories/cyclades/act-poseidon-five');
  await movesOf(page).first().waitFor();
  const beside = await boxOf(page.locator('main > section').first());
  const creature = await boxOf(page.locator('[data-thing^="slot:"]').first());
  expect(creature.height).toBeGreaterThan(44);
  expect(creature.y + creature.height).toBeLessThanOrEqual(beside.y + beside.height);
});

for (const locale of ['fr', 'en'] as const) {
  test(
    `on a phone Undo stands in one line with the answers (${locale})`,
    longUnless(locale === 'fr'),
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await withSettings(page, { locale, listMoves: false });
      for (const story of ['expel-or-spare', 'pay-price']) {
        await page.goto(`/stories/archipelago/${story}`);
        const answer = page.locator('[data-answer]').first();
        await answer.waitFor();
        const { y, height } = await boxOf(answer);
        const undo = await boxOf(page.getByRole('button', { name: locale === 'fr' ? 'Annuler' : 'Undo' }));
        expect(undo.y + undo.height / 2).toBeCloseTo(y + height / 2, 0);
      }
    },
  );
}

test('a note about a thing goes with the question, and when something else is pressed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withSettings(page, { locale: 'en', listMoves: true });
  await sitDown(page, 'vanuatu', 2);
  const note = page.getByRole('status').filter({ has: page.locator('strong') });
  const thing = page.locator('[data-piece]:is([data-target="quiet"], [data-target="idle"])').first();
  // What cannot be chosen says why: that is no button to a machine that waits until it can be pressed.
  await thing.click({ force: true });
  await expect(note).toBeVisible();
  await page.locator('h2', { hasText: 'All moves' }).click();
  await expect(note).toBeHidden();

  await thing.click({ force: true });
  await expect(note).toBeVisible();
  const asked = await page.locator('main').getAttribute('data-decision');
  // Not by the pointer: as if the clock, or somebody else, had moved the game on.
  await movesOf(page)
    .first()
    .evaluate((move: HTMLElement) => move.click());
  await expect(page.locator('main')).not.toHaveAttribute('data-decision', asked ?? '');
  await expect(note).toBeHidden();
});

for (const story of ['archipelago/round-4', 'cyclades/act-poseidon-five', 'vanuatu/resolve-five']) {
  test(
    `a list of moves that is closed gives the board its place back (${story})`,
    ofMatrix(story),
    async ({ page }) => {
      await withSettings(page, { locale: 'en', listMoves: false });
      await page.goto(`/stories/${story}`);
      const board = page.locator('section > div[style*="transform"]');
      const stage = page.locator('section:has(> div[style*="transform"])');
      await board.waitFor();
      const whole = await boxOf(board);
      const room = await boxOf(stage);
      // From the first frame on, it lies in the middle.
      expect(whole.y + whole.height / 2).toBeCloseTo(room.y + room.height / 2, 0);
      await page.keyboard.press('m');
      await expect.poll(async () => (await boxOf(board)).height).toBeLessThan(whole.height);
      await page.keyboard.press('m');
      await expect.poll(async () => Math.round((await boxOf(board)).height)).toBe(Math.round(whole.height));
      expect(Math.round((await boxOf(board)).y)).toBe(Math.round(whole.y));
    },
  );
}
