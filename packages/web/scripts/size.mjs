// How much script the first load of a table takes, as a browser gets it: compressed, with the worker and the rules.
// Fails above the limit.

import { chromium } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../e2e/browser.mjs';
import { serve } from '../e2e/serve.mjs';

const LIMIT_KB = 300;

const server = await serve();
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
const context = await browser.newContext({ serviceWorkers: 'block' });
try {
  const page = await context.newPage();
  // A table is started on the home page; its own address then loads everything anew.
  await page.goto(server.url);
  await page
    .getByRole('button', { name: /San Juan/ })
    .first()
    .click();
  await page.locator('main[data-decision]').waitFor();
  const address = page.url();
  await page.goto('about:blank');
  server.sent.clear();
  await page.goto(address);
  await page.locator('main[data-decision]').waitFor();
  await page.waitForLoadState('networkidle');
} finally {
  await browser.close();
  server.close();
}
const sizes = new Map([...server.sent].filter(([path]) => path.endsWith('.js')));
const total = [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1024;
for (const [path, size] of [...sizes].toSorted((a, b) => b[1] - a[1]).slice(0, 8)) {
  console.log(`${(size / 1024).toFixed(1).padStart(7)} kB  ${path}`);
}
console.log(`first load of a table: ${total.toFixed(1)} kB of script in ${sizes.size} files (limit ${LIMIT_KB} kB)`);
process.exitCode = total > 0 && total <= LIMIT_KB ? 0 : 1;
