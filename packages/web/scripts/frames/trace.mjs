// Chromium's own trace of a stretch of time: which frames the compositor showed, which came without the page's part, and
// what the page's own thread took for each.

/** @typedef {{ seconds: number, shown: number, missed: number, gaps: number[], work: number[] }} Figures */

const MARKS = { from: 'moving', to: 'still' };
const INPUTS = new Set(['wheel', 'mousemove', 'touchmove']);
/** Inputs farther apart than this, in microseconds, belong to two movements: a map that lies still misses no frame. */
const PAUSE = 200_000;

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<void>} act
 * @param {string[]} [more] further categories
 * @returns {Promise<any[]>}
 */
export async function traced(browser, page, act, more = []) {
  // The compositor works in a process of its own: the whole browser is traced.
  const tracer = await browser.newBrowserCDPSession();
  /** @type {any[]} */
  const trace = [];
  tracer.on('Tracing.dataCollected', ({ value }) => trace.push(...value));
  await tracer.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['cc', 'benchmark', 'blink.user_timing', 'devtools.timeline', ...more] },
  });
  await page.evaluate((name) => void performance.mark(name), MARKS.from);
  await act();
  await page.evaluate((name) => void performance.mark(name), MARKS.to);
  const done = new Promise((resolve) => tracer.once('Tracing.tracingComplete', resolve));
  await tracer.send('Tracing.end');
  await done;
  return trace;
}

/** @param {any[]} trace @returns {Figures} */
export function figuresOf(trace) {
  const mark = (/** @type {string} */ name) => trace.find((event) => event.name === name);
  const { ts: from, pid } = mark(MARKS.from) ?? { ts: Number.NaN, pid: 0 };
  const to = mark(MARKS.to)?.ts ?? Number.NaN;
  const ofPage = trace.filter((event) => event.pid === pid && event.ts > from && event.ts < to);
  const moves = movements(ofPage);
  const isMoving = (/** @type {{ ts: number }} */ { ts }) => moves.some((move) => ts >= move.from && ts <= move.to);
  const frames = ofPage
    .filter(({ name, ph }) => name === 'PipelineReporter' && ph === 'b')
    .map(reportOf)
    .filter(isMoving);
  const shown = frames.filter(({ state }) => state === 'STATE_PRESENTED_ALL');
  const missed = frames.filter(isMissed);
  const times = [...new Set(shown.map(({ ts }) => ts / 1000))].toSorted((a, b) => a - b);
  const work = ofPage.filter(({ name, ph, tdur }) => name === 'ProxyMain::BeginMainFrame' && ph === 'X' && tdur > 0);
  return {
    seconds: moves.reduce((sum, move) => sum + move.to - move.from, 0) / 1e6,
    shown: shown.length,
    missed: missed.length,
    gaps: times
      .slice(1)
      .map((time, index) => time - (times[index] ?? time))
      .filter((gap) => gap < PAUSE / 1000),
    // Processor time, whatever else the machine is doing.
    work: work.filter(isMoving).map(({ tdur }) => tdur / 1000),
  };
}

/** From the first to the last input of each. @param {any[]} events */
function movements(events) {
  const times = events
    .filter(({ name, args }) => name === 'EventDispatch' && INPUTS.has(args?.data?.type))
    .map(({ ts }) => ts)
    .toSorted((a, b) => a - b);
  /** @type {{ from: number, to: number }[]} */
  const moves = [];
  for (const ts of times) {
    const last = moves.at(-1);
    if (last !== undefined && ts - last.to < PAUSE) last.to = ts;
    else moves.push({ from: ts, to: ts });
  }
  return moves;
}

/** What the compositor says of a frame. @param {any} event */
function reportOf({ ts, args }) {
  const { state, affects_smoothness: isSeen } = args?.frame_reporter ?? args?.chrome_frame_reporter ?? {};
  return { ts, state, isSeen };
}

/** PARTIAL: shown, but the page came too late to have its part in it. @param {{ state: string, isSeen: boolean }} frame */
function isMissed({ state, isSeen }) {
  return state === 'STATE_DROPPED' || (state === 'STATE_PRESENTED_PARTIAL' && isSeen);
}

/** @param {number[]} figures @param {number} share */
export function part(figures, share) {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}
