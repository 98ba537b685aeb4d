import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { complaintsOf, movesOf, withSettings } from './table.ts';

/** Somebody with a browser of his own. */
async function somebody(browser: Browser, name: string, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  await withSettings(page, { name });
  return page;
}

/** Ana lays a table for two, Ben comes by the link, they begin. */
async function twoAtATable(browser: Browser, baseURL: string | undefined): Promise<{ ana: Page; ben: Page }> {
  const ana = await somebody(browser, 'Ana', baseURL);
  await ana.goto('/play/san-juan?with=friends');
  await ana.getByRole('radio', { name: '2', exact: true }).check();
  await ana.getByRole('button', { name: 'Create the table' }).click();
  const link = ana.getByRole('textbox').first();
  await expect(link).toHaveValue(/\/table\//);

  const ben = await somebody(browser, 'Ben', baseURL);
  await ben.goto(await link.inputValue());
  await expect(ben.locator('h1')).toContainText('San Juan');
  const { violations } = await new AxeBuilder({ page: ben }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await ben.getByRole('button', { name: 'Take the seat' }).click();
  await expect(ana.getByText('Ben')).toBeVisible();
  const { violations: gathering } = await new AxeBuilder({ page: ana }).analyze();
  expect(gathering.map(({ id }) => id)).toEqual([]);
  await ana.getByRole('button', { name: 'Begin' }).click();
  await expect(ana.locator('header h1')).toHaveText('San Juan');
  await expect(ben.locator('header h1')).toHaveText('San Juan');
  return { ana, ben };
}

/** Whoever is asked answers; returns who it was. */
async function answerOnce(ana: Page, ben: Page): Promise<Page> {
  await expect
    .poll(async () => (await movesOf(ana).count()) + (await movesOf(ben).count()), { intervals: [50] })
    .toBeGreaterThan(0);
  const actor = (await movesOf(ana).count()) > 0 ? ana : ben;
  const asked = await actor.locator('main').getAttribute('data-decision');
  await movesOf(actor).first().click();
  await expect(actor.locator(`main[data-decision="${asked}"]`)).toHaveCount(0);
  return actor;
}

test('two browsers at one table: an invitation, moves on both screens, chat, a break and a reload', async ({
  browser,
  baseURL,
}) => {
  const { ana, ben } = await twoAtATable(browser, baseURL);
  const complaints = complaintsOf(ana);
  for (let answer = 0; answer < 6; answer++) await answerOnce(ana, ben);
  await expect(ana.locator('ol button').last()).toBeVisible();

  await ana.getByRole('tab', { name: 'Chat' }).click();
  await ana.getByRole('textbox', { name: 'Say something' }).fill('Good luck!');
  await ana.keyboard.press('Enter');
  await ben.getByRole('tab', { name: 'Chat' }).click();
  await expect(ben.getByText('Good luck!')).toBeVisible();

  // A break is bridged silently.
  await ana.context().setOffline(true);
  await ana.context().setOffline(false);
  // A reload comes back to the same question.
  const before = await ben.locator('main').getAttribute('data-decision');
  await ben.reload();
  await expect(ben.locator('header h1')).toBeVisible();
  await expect.poll(() => ben.locator('main').getAttribute('data-decision')).toBe(before);
  await answerOnce(ana, ben);
  expect(complaints).toEqual([]);
});

test('a claim link moves the seat to a second browser', async ({ browser, baseURL }) => {
  const { ana } = await twoAtATable(browser, baseURL);
  await ana.getByRole('tab', { name: 'Settings' }).click();
  await ana.getByRole('button', { name: 'Move my seat to another device' }).click();
  const link = ana.getByRole('textbox').first();
  await expect(link).toHaveValue(/\/claim\//);
  const second = await somebody(browser, 'Ana', baseURL);
  await second.goto(await link.inputValue());
  await expect(second).toHaveURL(/\/table\//);
  await expect(second.locator('article[data-mine="true"]')).toContainText('Ana');
});
