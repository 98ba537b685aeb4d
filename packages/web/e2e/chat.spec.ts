// Messages that come while nobody looks at the chat.

import { expect, test } from '@playwright/test';
import { NARROW } from './pictures.ts';
import { sitDownTogether, somebody } from './people.ts';
import { barriersOf } from './table.ts';

test('F33, N4: a message is marked, shown and kept unread until the chat is seen, on desktop and phone', async ({
  browser,
  baseURL,
}) => {
  const ana = await somebody(browser, 'Ana', baseURL);
  const ben = await somebody(browser, 'Ben', baseURL);
  await ben.setViewportSize(NARROW);
  await sitDownTogether(ana, ben, 'san-juan', 'San Juan');
  const family = '\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}';
  const line = `Two for one? ${family}`;
  const field = ana.getByRole('textbox', { name: 'Say something' });
  await ana.getByRole('tab', { name: 'Chat' }).click();

  // One character too many is not sent, and stays to be shortened.
  await field.fill('x'.repeat(301));
  await expect(ana.getByText('1 character too many')).toBeVisible();
  await field.press('Enter');
  await expect(field).toHaveValue('x'.repeat(301));
  await field.fill(line);
  await field.press('Enter');
  await expect(field).toHaveValue('');

  // The drawer of a phone is closed: a bubble, and a mark that survives a reload.
  const bubble = ben.getByRole('status').getByRole('button', { name: line });
  const closed = ben.getByRole('button', { name: /^Log, chat.*, 1 unread message$/ });
  await expect(bubble).toBeVisible();
  await expect(closed.locator('[data-unread="1"]')).toBeVisible();
  expect(await barriersOf(ben)).toEqual([]);
  expect(await bubble.evaluate((one) => one.getBoundingClientRect().right <= innerWidth)).toBe(true);
  await ben.reload();
  await expect(closed).toBeVisible();
  await bubble.click();
  await expect(ben.getByRole('tabpanel').getByText(line)).toBeVisible();
  await expect(bubble).toHaveCount(0);
  await expect(ben.locator('[data-unread]')).toHaveCount(0);
  await ben.reload();
  await expect(ben.getByRole('button', { name: 'Log, chat, rules and settings', exact: true })).toBeVisible();
  await expect(ben.locator('[data-unread]')).toHaveCount(0);

  // Beside the table the drawer is open, on another tab: what was read stays read, what comes is marked there.
  await ana.getByRole('tab', { name: 'Log' }).click();
  await ben.getByRole('button', { name: 'Log, chat, rules and settings', exact: true }).click();
  await ben.getByRole('tab', { name: 'Chat' }).click();
  await ben.getByRole('textbox', { name: 'Say something' }).fill('Three!');
  await ben.keyboard.press('Enter');
  const tab = ana.getByRole('tab', { name: 'Chat, 1 unread message' });
  await expect(tab.locator('[data-unread="1"]')).toBeVisible();
  await expect(ana.getByRole('status').getByRole('button', { name: 'Ben Three!' })).toBeVisible();
  expect(await barriersOf(ana)).toEqual([]);
  await tab.click();
  await expect(ana.getByRole('tabpanel').getByText('Three!')).toBeVisible();
  await expect(ana.locator('[data-unread]')).toHaveCount(0);
});
