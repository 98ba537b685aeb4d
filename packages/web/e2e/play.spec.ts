import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import {
  byKeys,
  byPointing,
  chooser,
  complaintsOf,
  movesOf,
  playNow,
  playToTheEnd,
  tabTo,
  withSettings,
} from './table.ts';

test('from the address to the first decision in under ten seconds', async ({ page }) => {
  await withSettings(page, {});
  const start = Date.now();
  await playNow(page);
  expect(Date.now() - start).toBeLessThan(10_000);
});

for (const { locale, width, height, how } of [
  { locale: 'en', width: 1440, height: 900, how: 'by pointing' },
  { locale: 'fr', width: 390, height: 844, how: 'by keyboard alone' },
] as const) {
  test(`a whole game by the list of moves, ${how} (${locale}, ${width} px), and its replay`, async ({ page }) => {
    // A whole game is long where the machine is busy with other tests.
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height });
    await withSettings(page, { locale });
    const complaints = complaintsOf(page);
    if (how === 'by pointing') await playNow(page);
    else {
      await page.goto('/');
      await tabTo(page, /Jouer à San Juan/);
      await page.keyboard.press('Enter');
      await expect(movesOf(page).first()).toBeVisible();
    }
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
    await playToTheEnd(page, chooser(width), how === 'by pointing' ? byPointing : byKeys);

    const result = page.getByRole('dialog');
    const places = await result.locator('ol > li').allInnerTexts();
    expect(places).toHaveLength(3);
    const { violations: atEnd } = await new AxeBuilder({ page }).analyze();
    expect(atEnd.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);

    await result.getByRole('button', { name: /Watch the game again|Revoir la partie/ }).click();
    await expect(page).toHaveURL(/replay\?move=0/);
    await expect(page.getByRole('slider')).toBeVisible();
    await page.keyboard.press('End');
    await expect(page).toHaveURL(/replay\?move=[1-9]/);
    await page.getByRole('button', { name: /Results|Résultats/ }).click();
    expect(await page.getByRole('dialog').locator('ol > li').allInnerTexts()).toEqual(places);
    expect(complaints).toEqual([]);
  });
}

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

test('around one device: a curtain between two hands', async ({ page }) => {
  await withSettings(page, {});
  await page.goto('/play/san-juan?with=hot-seat');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const curtain = page.getByRole('dialog');
  await expect(curtain).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
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
