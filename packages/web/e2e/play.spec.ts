import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { chooser, complaintsOf, movesOf, playNow, playToTheEnd, withSettings } from './table.ts';

test('from the address to the first decision in under ten seconds', async ({ page }) => {
  await withSettings(page, {});
  const start = Date.now();
  await playNow(page);
  expect(Date.now() - start).toBeLessThan(10_000);
});

for (const { locale, width, height } of [
  { locale: 'en', width: 1440, height: 900 },
  { locale: 'fr', width: 390, height: 844 },
] as const) {
  test(`a whole game of San Juan by the list of moves (${locale}, ${width} px), and its replay`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await withSettings(page, { locale });
    const complaints = complaintsOf(page);
    await playNow(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
    await playToTheEnd(page, chooser(width));

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

test('by keyboard alone: from the first key to the third answer', async ({ page }) => {
  await withSettings(page, {});
  await page.goto('/');
  const tabTo = async (name: RegExp): Promise<void> => {
    for (let i = 0; i < 80; i++) {
      await page.keyboard.press('Tab');
      const text = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
      });
      if (name.test(text)) return;
    }
    throw new Error(`${String(name)} is not reached by Tab`);
  };
  await tabTo(/Play San Juan now/);
  await page.keyboard.press('Enter');
  for (let answer = 0; answer < 3; answer++) {
    await expect(movesOf(page).first()).toBeVisible();
    const asked = await page.locator('main').getAttribute('data-decision');
    await movesOf(page).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(`main[data-decision="${asked}"]`)).toHaveCount(0);
  }
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
