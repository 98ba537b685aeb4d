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
  /** The compositor works in a process of its own: the whole browser is traced. */
  const tracer = await browser.newBrowserCDPSession();
  /** @type {any[]} */
  const trace = [];
  tracer.on('Tracing.dataCollected', ({ value }) => trace.push(...value));
  await tracer.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['cc', 'benchmark', 'blink.user_timing'] },
  });

  await page.evaluate(() => performance.mark('moving'));
  await moveAbout(devtools, middle, Math.min(box.width, box.height) / 4);
  await page.evaluate(() => performance.mark('still'));

  const done = new Promise((resolve) => tracer.once('Tracing.tracingComplete', resolve));
  await tracer.send('Tracing.end');
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
  const mark = (/** @type {string} */ name) => trace.find((event) => event.name === name);
  const { ts: from, pid } = mark('moving') ?? { ts: Number.NaN, pid: 0 };
  const to = mark('still')?.ts ?? Number.NaN;
  const frames = trace.filter(
    (event) =>
      event.name === 'PipelineReporter' && event.ph === 'b' && event.pid === pid && event.ts > from && event.ts < to,
  );
  /** What the compositor says of each frame. PARTIAL: shown, but the page came too late to move the map in it. */
  const reportOf = (/** @type {any} */ { args }) => args?.frame_reporter ?? args?.chrome_frame_reporter ?? {};
  const shown = frames.filter((frame) => reportOf(frame).state === 'STATE_PRESENTED_ALL');
  const dropped = frames.filter((frame) => {
    const { state, affects_smoothness: isSeen } = reportOf(frame);
    return state === 'STATE_DROPPED' || (state === 'STATE_PRESENTED_PARTIAL' && isSeen === true);
  }).length;
  /** Of the page's own thread: processor time, whatever else the machine is doing. */
  const work = trace
    .filter(
      ({ name, ph, pid: of, ts, tdur }) =>
        name === 'ProxyMain::BeginMainFrame' && ph === 'X' && tdur > 0 && of === pid && ts > from && ts < to,
    )
    .map(({ tdur }) => tdur / 1000)
    .toSorted((a, b) => a - b);
  const times = [...new Set(shown.map(({ ts }) => ts / 1000))].toSorted((a, b) => a - b);
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  gaps.sort((a, b) => a - b);
  const part = (/** @type {number} */ share) => (gaps[Math.floor(share * (gaps.length - 1))] ?? Number.NaN).toFixed(1);
  const share = dropped / Math.max(1, shown.length + dropped);
  console.log(`${game}/${story}, ${viewport.width} × ${viewport.height}, processor ${values.slow} × slower`);
  console.log(
    `${((to - from) / 1e6).toFixed(1)} s: ${shown.length} frames moved the map, ${dropped} came without it (${(share * 100).toFixed(1)} %)`,
  );
  console.log(
    `time between frames: median ${part(0.5)} ms, 95 % ${part(0.95)} ms, longest ${part(1)} ms (60 a second: ${FRAME.toFixed(1)} ms)`,
  );
  console.log(
    `processor time of a frame in the page: median ${(work[Math.floor(work.length / 2)] ?? Number.NaN).toFixed(1)} ms`,
  );
  process.exitCode = shown.length > 0 && share <= MOST_DROPPED ? 0 : 1;
}
