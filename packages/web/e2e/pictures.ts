// Pictures for docs/screenshots: small enough to be kept with the sources.

import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const folder = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));

export const WIDE = { width: 1440, height: 900 };
export const NARROW = { width: 390, height: 844 };

export async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  // What fades or slides in comes to rest.
  await page.waitForTimeout(600);
  await page.screenshot({ path: `${folder}${name}.jpg`, type: 'jpeg', quality: 62 });
}
