// How smoothly a map is moved: pans and zooms a stored moment on a slowed-down processor and counts, in Chromium's own
// trace, the frames that were shown and those that were not. Beside it the same hand moves an empty page with one
// coloured square: what this machine, its screen and the measuring itself can do at best. Needs a built page.
//   node scripts/frames.mjs <game> <story> [--slow 4] [--width 1440] [--height 900]
// Less than 900 wide, the map is moved by fingers. Fails where more than 5 % of the frames are missing.

import { chromium } from '@playwright/test';
import { parseArgs } from 'node:util';
import { BROWSER_ARGS, findBrowser } from '../e2e/browser.mjs';
import { serve } from '../e2e/serve.mjs';
import { FRAME, moveByMouse, moveByTouch } from './frames/hand.mjs';
import { openSquare } from './frames/square.mjs';
import { figuresOf, part, traced } from './frames/trace.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    slow: { type: 'string', default: '4' },
    width: { type: 'string', default: '1440' },
    height: { type: 'string', default: '900' },
  },
});
const [game, story] = positionals;
if (game === undefined || story === undefined) {
  console.error('Which game and which story? node scripts/frames.mjs cyclades act-poseidon-five');
  process.exit(2);
}
const viewport = { width: Number(values.width), height: Number(values.height) };
const hasTouch = viewport.width < 900;
const MOST_MISSED = 0.05;

const server = await serve();
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
try {
  const screen = `${viewport.width} × ${viewport.height}, ${hasTouch ? 'fingers' : 'mouse'}`;
  console.log(`${game}/${story}, ${screen}, processor ${values.slow} × slower`);
  const best = await measure(openSquare);
  tell('one square', best);
  const figures = await measure(openStory);
  tell('the map', figures);
  process.exitCode = figures.shown > 0 && shareMissed(figures) <= MOST_MISSED ? 0 : 1;
} finally {
  await browser.close();
  server.close();
}

/** @param {import('@playwright/test').Page} page @returns {Promise<import('@playwright/test').Locator>} what is moved */
async function openStory(page) {
  await page.addInitScript(() => {
    const state = { locale: 'en', theme: 'light', pace: 250, sound: false, confirmTurn: false, listMoves: false };
    localStorage.setItem('atoll-settings', JSON.stringify({ state, version: 1 }));
  });
  await page.goto(`${server.url}/stories/${game}/${story}`);
  return page.locator('section:has(> div[style*="transform"])');
}

/** @param {(page: import('@playwright/test').Page) => Promise<import('@playwright/test').Locator>} open */
async function measure(open) {
  const context = await browser.newContext({ viewport, hasTouch, serviceWorkers: 'block' });
  const page = await context.newPage();
  const stage = await open(page);
  await stage.waitFor({ timeout: 20_000 });
  await page.waitForTimeout(800);
  const box = await stage.boundingBox();
  if (box === null) throw new Error('nothing to move on the page');
  const middle = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  const reach = Math.min(box.width, box.height) / 4;
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slow) });
  /** @type {import('./frames/hand.mjs').Send} */
  const send = (method, input) => devtools.send(/** @type {any} */ (method), /** @type {any} */ (input));
  const trace = await traced(browser, page, () => (hasTouch ? moveByTouch : moveByMouse)(send, middle, reach));
  await context.close();
  return figuresOf(trace);
}

/** @param {import('./frames/trace.mjs').Figures} figures */
function shareMissed({ shown, missed }) {
  return missed / Math.max(1, shown + missed);
}

/** @param {string} what @param {import('./frames/trace.mjs').Figures} figures */
function tell(what, figures) {
  const { seconds, shown, missed, gaps, work } = figures;
  const ms = (/** @type {number} */ time) => `${time.toFixed(1)} ms`;
  console.log(
    `${what}: ${shown} frames in ${seconds.toFixed(1)} s, ${missed} missing (${(shareMissed(figures) * 100).toFixed(1)} %); ` +
      `between frames median ${ms(part(gaps, 0.5))}, 95 % ${ms(part(gaps, 0.95))}, longest ${ms(part(gaps, 1))} ` +
      `(60 a second: ${ms(FRAME)}); processor time of a frame median ${ms(part(work, 0.5))}, 95 % ${ms(part(work, 0.95))}`,
  );
}
