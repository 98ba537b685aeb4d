// How smoothly a map is moved: pans and zooms a stored moment on a slowed-down processor and counts, in Chromium's own
// trace, the frames that were shown and those that were not. Needs a built page.
//   node scripts/frames.mjs <game> <story> [--slow 4] [--width 1440] [--height 900]
// Fails where more than 5 % of the frames are missing.

import { chromium } from '@playwright/test';
import { parseArgs } from 'node:util';
import { BROWSER_ARGS, findBrowser } from '../e2e/browser.mjs';
import { serve } from '../e2e/serve.mjs';

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
/** A frame of a screen with 60 of them, in milliseconds. */
const FRAME = 1000 / 60;
const MOST_DROPPED = 0.05;

const server = await serve();
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
try {
  const page = await browser.newPage({ viewport, serviceWorkers: 'block' });
  await page.addInitScript(() => {
    const state = { locale: 'en', theme: 'light', pace: 250, sound: false, confirmTurn: false, listMoves: false };
    localStorage.setItem('atoll-settings', JSON.stringify({ state, version: 1 }));
  });
  await page.goto(`${server.url}/stories/${game}/${story}`);
  const stage = page.locator('section:has(> div[style*="transform"])');
  await stage.waitFor({ timeout: 20_000 });
  await page.waitForTimeout(800);
  const box = await stage.boundingBox();
  if (box === null) throw new Error('the stage is not on the page');
  const middle = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };

  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slow) });
  /** @type {any[]} */
  const trace = [];
  devtools.on('Tracing.dataCollected', ({ value }) => trace.push(...value));
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['cc', 'benchmark', 'blink.user_timing'] },
  });

  await page.evaluate(() => performance.mark('moving'));
  await moveAbout(devtools, middle, Math.min(box.width, box.height) / 4);
  await page.evaluate(() => performance.mark('still'));

  const done = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await done;
  report(trace);
} finally {
  await browser.close();
  server.close();
}

/**
 * A hand on the mouse: drags in circles, then turns the wheel in and out, then both. One input per frame.
 * @param {import('@playwright/test').CDPSession} devtools
 * @param {{ x: number, y: number }} middle
 * @param {number} reach
 */
async function moveAbout(devtools, middle, reach) {
  /** @type {(input: object) => unknown} */
  const mouse = (input) =>
    devtools.send('Input.dispatchMouseEvent', /** @type {any} */ ({ button: 'left', clickCount: 0, ...input }));
  const pause = () => new Promise((resolve) => setTimeout(resolve, FRAME));
  const wheel = (/** @type {number} */ deltaY) => mouse({ type: 'mouseWheel', ...middle, deltaX: 0, deltaY });
  for (let turn = 0; turn < 3; turn++) {
    for (let step = 0; step < 30; step++) {
      void wheel(-40);
      await pause();
    }
    await mouse({ type: 'mousePressed', ...middle, clickCount: 1 });
    for (let step = 0; step < 60; step++) {
      const angle = (step / 60) * 2 * Math.PI;
      const x = middle.x + reach * Math.sin(angle);
      const y = middle.y + reach * (1 - Math.cos(angle)) * 0.5;
      void mouse({ type: 'mouseMoved', x, y, buttons: 1 });
      await pause();
    }
    await mouse({ type: 'mouseReleased', ...middle, clickCount: 1 });
    for (let step = 0; step < 30; step++) {
      void wheel(40);
      await pause();
    }
  }
}

/** @param {any[]} trace */
function report(trace) {
  const at = (/** @type {string} */ name) => trace.find((event) => event.name === name)?.ts ?? Number.NaN;
  const from = at('moving');
  const to = at('still');
  /** What the compositor says of each frame: shown, or dropped although something was to be shown. */
  const frames = trace.filter(({ name, ph, ts }) => name === 'PipelineReporter' && ph === 'b' && ts > from && ts < to);
  const states = frames.map(({ args }) => String(args?.chrome_frame_reporter?.state ?? ''));
  const shown = frames.filter((_, index) => states[index]?.startsWith('STATE_PRESENTED'));
  const dropped = states.filter((state) => state === 'STATE_DROPPED').length;
  const times = [...new Set(shown.map(({ ts }) => ts / 1000))].toSorted((a, b) => a - b);
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  gaps.sort((a, b) => a - b);
  const part = (/** @type {number} */ share) => (gaps[Math.floor(share * (gaps.length - 1))] ?? Number.NaN).toFixed(1);
  const share = dropped / Math.max(1, shown.length + dropped);
  console.log(`${game}/${story}, ${viewport.width} × ${viewport.height}, processor ${values.slow} × slower`);
  console.log(
    `${((to - from) / 1e6).toFixed(1)} s: ${shown.length} frames shown, ${dropped} dropped (${(share * 100).toFixed(1)} %)`,
  );
  console.log(
    `time between frames: median ${part(0.5)} ms, 95 % ${part(0.95)} ms, longest ${part(1)} ms (60 a second: ${FRAME.toFixed(1)} ms)`,
  );
  process.exitCode = shown.length > 0 && share <= MOST_DROPPED ? 0 : 1;
}
