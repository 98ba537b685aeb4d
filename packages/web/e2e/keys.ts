// Where the keys go: Tab from group to group, the arrows inside one.

import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

function isAt(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
}

/** Tabs on until the focus is where it is wanted. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 90; i++) {
    await page.keyboard.press('Tab');
    if (await isAt(page, selector)) return;
  }
  throw new Error(`${selector} is not reached by Tab`);
}

/** Into the group of the thing, and along it. */
export async function walkTo(page: Page, thing: string): Promise<void> {
  const group = `[role="group"]:has([data-thing="${thing}"]) [data-piece]`;
  if (!(await isAt(page, group))) await tabTo(page, group);
  for (let steps = 0; steps < 120; steps++) {
    if (await isAt(page, `[data-thing="${thing}"]`)) return;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error(`${thing} is not reached by the arrows`);
}

/** Every line of the log is a stop of the Tab key: it is put away. */
export async function putLogAway(page: Page): Promise<void> {
  await page.keyboard.press('l');
  await expect(page.getByRole('tab', { name: 'Log' })).toHaveCount(0);
}

/** Walks with Tab until something of that name has the keys. */
export async function tabToName(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab');
    const text = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
    });
    if (name.test(text)) return;
  }
  throw new Error(`${String(name)} is not reached by Tab`);
}
