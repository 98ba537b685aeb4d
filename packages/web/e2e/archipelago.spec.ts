// Archipelago's own table, played as a person plays it: by pressing what glows and confirming.

import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectWhole, wished } from './archipelago.table.ts';
import { LONG, longUnless } from './long.ts';
import { sitDownTogether, somebody } from './people.ts';
import { answerByPointing, look, press, testWholeGame } from './pointing.ts';
import { testStories } from './stories.ts';
import { byKeys, chooser, goTo, movesOf, playToTheEnd, sitDown, withSettings } from './table.ts';
import { pageText, trafficOf } from './traffic.ts';

const STORIES = [
  'answer-deal',
  'bid',
  'buy-revealed',
  'choose-birth',
  'choose-port',
  'choose-reward-market',
  'choose-reward-screen',
  'choose-victim',
  'construct',
  'deploy',
  'domestic-step',
  'evolve',
  'expel-or-spare',
  'export-step',
  'fill-hands',
  'give-cube',
  'keep-objectives',
  'land-citizens',
  'migrate',
  'offer-for-harvest',
  'pay-price',
  'permit-harvest',
  'pick-hand',
  'pillage',
  'place-hex',
  'place-hex-first',
  'place-ship',
  'place-worker',
  'propose-deal',
  'round-2',
  'sail-or-land',
  'send-unit',
  'set-order',
  'sink-ship',
  'stand-citizen',
  'stand-rebel',
  'take-or-refuse',
  'trade',
  'vote-trend',
  'withdraw-deal',
];

testWholeGame({ game: 'archipelago', name: 'Archipelago', wished, seats: { wide: 2, narrow: 2 }, short: 'wide' });

test('a whole game of Archipelago by keyboard alone', LONG, async ({ page }) => {
  test.setTimeout(240_000);
  await withSettings(page, { listMoves: false });
  await sitDown(page, 'archipelago');
  await page.keyboard.press('m');
  await expect(movesOf(page).first()).toBeVisible();
  // Down the list as far as a hand has patience.
  const choose = chooser(3);
  await playToTheEnd(page, (count) => choose(Math.min(count, 4)), byKeys);
  await expect(page.getByRole('dialog').locator('ol').first().locator('> li')).toHaveCount(2);
});

test('the map is walked by keys: a unit, where it goes, and sent', async ({ page }) => {
  await withSettings(page, { listMoves: false });
  await page.goto('/stories/archipelago/place-worker');
  const group = page.getByRole('group', { name: 'Map of the archipelago' });
  await group.waitFor();
  const target = group.locator('[data-target="target"]').first();
  await target.focus();
  await page.keyboard.press('Enter');
  await expect(group.locator('[data-target="chosen"]')).toHaveCount(1);
  await expect(page.locator('[data-confirm]')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.matches('[data-piece]'))).toBe(true);
});

for (const width of [1440, 390]) {
  test(`the tables of two to five players are whole (${width} px)`, longUnless(width === 390), async ({ page }) => {
    await page.setViewportSize({ width, height: width === 1440 ? 900 : 844 });
    await withSettings(page, { listMoves: false, locale: width === 1440 ? 'fr' : 'en' });
    await page.goto('/credits');
    for (const seats of [2, 3, 4, 5]) {
      await goTo(page, `/stories/archipelago/round-${seats}`);
      await page.locator(`[data-story="round-${seats}"] [data-map]`).waitFor({ state: 'attached' });
      for (const part of width === 1440 ? ['map'] : ['map', 'wheel', 'markets', 'cards']) {
        if (width === 390) await page.locator(`[data-part-tab="${part}"]`).click();
        await expectWhole(page);
      }
    }
  });
}

test('a hex is turned by pressing it again and by R, and lies only where its edges fit', async ({ page }) => {
  await withSettings(page, { listMoves: false });
  await page.goto('/stories/archipelago/place-hex-first');
  await page.locator('[data-target="target"]').first().waitFor();
  const prompt = page.getByRole('region', { name: 'What is asked' });
  const { targets } = await look(page);
  const of = (kind: string): string[] => targets.filter((thing) => thing.startsWith(`${kind}:`));
  // A place the side does not fit lets the side go.
  for (const [side, gap] of of('side').flatMap((one) => of('gap').map((other) => [one, other] as const))) {
    await press(page, side);
    await press(page, gap);
    const before = await prompt.innerText();
    await page.keyboard.press('r');
    if ((await prompt.innerText()) !== before) {
      expect(await prompt.innerText()).toContain('turned');
      return;
    }
    await page.keyboard.press('Escape');
  }
  throw new Error('no side fits in two ways');
});

for (const { story, answer } of [
  { story: 'expel-or-spare', answer: 'Expel the rebel' },
  { story: 'choose-port', answer: /ship/i },
]) {
  test(`on a phone the map itself is pressed to answer ${story}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await withSettings(page, { listMoves: false });
    await page.goto(`/stories/archipelago/${story}`);
    await page.locator('[data-map] [data-target="target"]').first().waitFor();
    const { targets } = await look(page);
    // The one rebel asked about; each port that is left.
    expect(targets.length).toBe(story === 'choose-port' ? 2 : 1);
    expect(await press(page, targets[0] ?? '')).toBe(true);
    await expect(page.locator('[data-confirm]')).toBeVisible();
    await expect(page.getByRole('region', { name: 'What is asked' })).toContainText(answer);
  });
}

test('what cannot be done says why, with its rule and the paragraph behind it', LONG, async ({ page }) => {
  await withSettings(page, { listMoves: false });
  await sitDown(page, 'archipelago');
  const choose = chooser(11);
  const isRound = page.getByRole('button', { name: 'Open rule AR-9.2' });
  for (let answers = 0; answers < 40 && !(await isRound.isVisible()); answers++) await answerByPointing(page, choose);
  // A quiet action of the wheel is not deaf.
  await page.locator('[data-thing^="wheel:harvest"][data-target="quiet"]').first().click({ force: true });
  const note = page.getByRole('status').filter({ hasText: 'AR-9.' });
  await note.getByRole('button', { name: /Open rule AR-9/ }).click();
  await expect(page.locator('[id^="rule-AR-9"]').first()).toBeVisible();
  await page.getByRole('searchbox').fill('Pirate');
  await expect(page.locator('#rule-AR-22\\.6')).toBeVisible();
  await expect(page.locator('#rule-AR-9\\.2')).toHaveCount(0);
});

const SECRETS = /hex-\d\d|objective-[a-z]+-\d\d/g;

test('what one player holds in secret is in nothing the other is sent or shown', async ({ browser, baseURL }) => {
  test.setTimeout(120_000);
  const ana = await somebody(browser, 'Ana', baseURL);
  const ben = await somebody(browser, 'Ben', baseURL);
  const [toAna, toBen] = [trafficOf(ana), trafficOf(ben)];
  await sitDownTogether(ana, ben, 'archipelago', 'Archipelago');

  /** The hexes in hand, as the view says them to their holder. */
  const handIn = (texts: readonly string[]): string[] => [
    ...new Set(
      texts.flatMap((text) =>
        [...text.matchAll(/"hand":\[("hex[^\]]*)\]/g)].flatMap(([, hand]) => hand?.match(SECRETS) ?? []),
      ),
    ),
  ];
  await expect.poll(() => handIn(toAna).length).toBe(3);
  await expect.poll(() => handIn(toBen).length).toBe(3);
  const [hers, his] = [handIn(toAna), handIn(toBen)];
  expect(hers.filter((hex) => his.includes(hex))).toEqual([]);
  const shownTo = async (texts: readonly string[], page: Page): Promise<string> =>
    [...texts, await pageText(page)].join('\n');
  const [ofAna, ofBen] = [await shownTo(toAna, ana), await shownTo(toBen, ben)];
  expect(his.filter((hex) => ofAna.includes(hex))).toEqual([]);
  expect(hers.filter((hex) => ofBen.includes(hex))).toEqual([]);

  // Through turn 0, until both hold their objectives.
  const objectivesIn = (texts: readonly string[]): string[] => [
    ...new Set(texts.flatMap((text) => text.match(/objective-[a-z]+-\d\d/g) ?? [])),
  ];
  for (let answers = 0; answers < 12 && objectivesIn(toAna).length < 2; answers++) {
    await expect.poll(async () => (await movesOf(ana).count()) + (await movesOf(ben).count())).toBeGreaterThan(0);
    const actor = (await movesOf(ana).count()) > 0 ? ana : ben;
    const asked = await actor.locator('main').getAttribute('data-decision');
    await movesOf(actor).first().click();
    await expect(actor.locator(`main[data-decision="${asked}"]`)).toHaveCount(0);
  }
  await expect.poll(() => objectivesIn(toAna).length).toBe(2);
  await expect.poll(() => objectivesIn(toBen).length).toBe(2);
  expect(objectivesIn(toAna).filter((id) => objectivesIn(toBen).includes(id))).toEqual([]);
});

/** Answers what is asked until it is a bot's step, and takes up an offer to it. */
async function beginOffer(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let asked: string | undefined;
    for (;;) {
      const now = document.querySelector('main')?.dataset['decision'];
      const buttons = [...document.querySelectorAll('button')];
      const offer = buttons.find(({ textContent }) => textContent.trim() === 'Offer a deal');
      if (now === undefined && offer !== undefined) return offer.click();
      const moves = [...document.querySelectorAll<HTMLElement>('section[data-moves] button[data-move]')];
      const move = moves[Math.floor(moves.length * 0.4)];
      if (now !== undefined && now !== asked && move !== undefined) {
        asked = now;
        move.click();
      }
      await new Promise((done) => setTimeout(done, 5));
    }
  });
}

test('N1: an offer names whom it is for, bots wait while it is written, and it is sent to them', async ({ page }) => {
  await withSettings(page, { pace: 500 });
  await sitDown(page, 'archipelago', 3);
  const composer = page.getByRole('region', { name: /^A deal for / });
  // A bot that was about to answer may close the step before the table hears that somebody writes.
  await expect(async () => {
    await beginOffer(page);
    await expect(composer).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  const partner = (await composer.getAttribute('aria-label'))?.replace('A deal for ', '') ?? '';
  // Without a wait the bot would have gone on several times by now.
  await page.waitForTimeout(3000);
  await expect(composer).toBeVisible();
  await composer.getByRole('group', { name: 'You get' }).getByRole('button', { name: 'more florins' }).click();
  await composer.getByRole('button', { name: 'Send the offer' }).click();
  await expect(composer).toHaveCount(0);
  await expect(page.getByText(/nothing was sent/)).toHaveCount(0);
  await expect(page.getByText(new RegExp(`Offer: .*${partner}`)).first()).toBeAttached();
});

testStories({ game: 'archipelago', names: STORIES, map: '[data-map]' });
