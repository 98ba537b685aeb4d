import { expect, test } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { tabToName } from './keys.ts';
import { LONG } from './long.ts';
import {
  barriersOf,
  byKeys,
  chooser,
  complaintsOf,
  goTo,
  movesOf,
  playNow,
  playToTheEnd,
  withSettings,
} from './table.ts';

test('from the address to the first decision with one press', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /Play San Juan/ }).click();
  await expect(page.locator('main[data-decision]')).toBeVisible();
});

test(
  'a whole game by the list of moves and the keyboard alone (fr, 390 px), its replay, its record',
  LONG,
  async ({ page }) => {
    // A whole game is long where the machine is busy with other tests.
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 390, height: 844 });
    await withSettings(page, { locale: 'fr' });
    const complaints = complaintsOf(page);
    await page.goto('/');
    await tabToName(page, /Jouer à San Juan/);
    await page.keyboard.press('Enter');
    await expect(movesOf(page).first()).toBeVisible();
    expect(await barriersOf(page)).toEqual([]);
    await playToTheEnd(page, chooser(390), byKeys);

    const result = page.getByRole('dialog');
    const places = await result.locator('ol').first().locator('> li').allInnerTexts();
    expect(places).toHaveLength(3);
    await expect(result.getByRole('heading', { name: 'Le cours de la partie' })).toBeVisible();
    expect(await barriersOf(page)).toEqual([]);
    const saved = page.waitForEvent('download');
    await result.getByRole('button', { name: 'Enregistrer la partie' }).click();
    const record = await (await saved).path();

    await result.getByRole('button', { name: 'Revoir la partie' }).click();
    await expect(page).toHaveURL(/replay\?move=0/);
    await expect(page.getByRole('slider')).toBeVisible();
    await page.keyboard.press('End');
    await expect(page).toHaveURL(/replay\?move=[1-9]/);
    const resultOf = async (): Promise<string[]> => {
      await page.getByRole('button', { name: 'Résultats' }).click();
      return page.getByRole('dialog').locator('ol').first().locator('> li').allInnerTexts();
    };
    expect(await resultOf()).toEqual(places);

    // The record, opened again, is the same game of the same people.
    await goTo(page, '/tables');
    await page.locator('input[type="file"]').setInputFiles(record);
    await expect(page).toHaveURL(/replay\?move=0/);
    await expect(page.getByRole('slider')).toBeVisible();
    await page.keyboard.press('End');
    expect(await resultOf()).toEqual(places);
    expect(complaints).toEqual([]);
  },
);

test('a reload in the middle of a decision brings the same question back', async ({ page }) => {
  await withSettings(page, {});
  await playNow(page);
  const question = await page.locator('main').getAttribute('data-decision');
  const moves = await movesOf(page).allInnerTexts();
  await page.reload();
  await expect(movesOf(page).first()).toBeVisible();
  expect(await page.locator('main').getAttribute('data-decision')).toBe(question);
  expect(await movesOf(page).allInnerTexts()).toEqual(moves);
});

test('the language changes in the middle of a game, the title calls on my turn', async ({ page }) => {
  await withSettings(page, {});
  await playNow(page);
  await expect(page).toHaveTitle(/Your move/);
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Français' }).check();
  await expect(page.getByRole('tab', { name: 'Journal' })).toBeVisible();
  await expect(page).toHaveTitle(/À vous de jouer/);
});

test('the log says why a bot took its role: in the language of the page, unless it is turned off', async ({ page }) => {
  const inEnglish = /To (build for one card less|make one good more|sell one good more|choose from more)|A card, and/;
  const inFrench = /Pour (bâtir à une carte|produire une|vendre une|choisir parmi)|Une carte, et rien/;
  await withSettings(page, {});
  await playNow(page);
  const lines = (said: RegExp): Locator => page.locator('li').getByRole('button', { name: said });
  while ((await lines(inEnglish).count()) === 0) {
    await movesOf(page).first().click();
    await expect(movesOf(page).first()).toBeVisible();
  }
  await expect(lines(inEnglish).first()).toHaveText(/(?:Builder|Producer|Trader|Mayor|Prospector)/);
  expect(await page.locator('[aria-live]').allInnerTexts()).not.toContainEqual(expect.stringMatching(inEnglish));
  expect(await barriersOf(page)).toEqual([]);

  const settings = page.getByRole('tab', { name: 'Settings' });
  await settings.click();
  await page.getByText('Bots say why').click();
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(lines(/took the/).first()).toBeVisible();
  await expect(lines(inEnglish)).toHaveCount(0);
  await settings.click();
  await page.getByText('Bots say why').click();
  await page.getByRole('radio', { name: 'Français' }).check();
  await page.getByRole('tab', { name: 'Journal' }).click();
  await expect(lines(inFrench).first()).toBeVisible();

  // It is kept with the table of this device.
  const said = await lines(inFrench).allInnerTexts();
  await page.reload();
  await expect(movesOf(page).first()).toBeVisible();
  expect(await lines(inFrench).allInnerTexts()).toEqual(said);
});

test('around one device: a curtain between two hands', async ({ page }) => {
  await withSettings(page, {});
  await page.goto('/play/san-juan?with=hot-seat');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const curtain = page.getByRole('dialog');
  await expect(curtain).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await curtain.getByRole('button').click();
  await expect(movesOf(page).first()).toBeVisible();
  const before = await page.locator('article[data-mine="true"]').innerText();
  while (!(await curtain.isVisible())) {
    await movesOf(page).first().click();
    await expect(curtain.or(movesOf(page).first())).toBeVisible();
  }
  expect(await page.locator('article[data-mine="true"]').count()).toBe(0);
  await curtain.getByRole('button').click();
  await expect(movesOf(page).first()).toBeVisible();
  expect(await page.locator('article[data-mine="true"]').innerText()).not.toBe(before);
});
