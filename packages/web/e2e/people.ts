// Several people at one table, each with a browser of his own.

import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { withSettings } from './table.ts';
import type { Wishes } from './table.ts';

export async function somebody(
  browser: Browser,
  name: string,
  baseURL: string | undefined,
  wishes: Wishes = {},
): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await withSettings(page, { name, ...wishes });
  return page;
}

/** Ana lays a table for two, Ben comes by the link, they begin. */
export async function sitDownTogether(ana: Page, ben: Page, game: string, title: string): Promise<void> {
  await ana.goto(`/play/${game}?with=friends`);
  await ana.getByRole('radio', { name: '2', exact: true }).check();
  await ana.getByRole('button', { name: 'Create the table' }).click();
  const link = ana.getByRole('textbox').first();
  await expect(link).toHaveValue(/\/table\//);
  await ben.goto(await link.inputValue());
  await expect(ben.locator('h1')).toContainText(title);
  await ben.getByRole('button', { name: 'Take the seat' }).click();
  await expect(ana.getByText('Ben')).toBeVisible();
  await ana.getByRole('button', { name: 'Begin' }).click();
  for (const page of [ana, ben]) await expect(page.locator('header h1')).toHaveText(title);
}
