// What a person does at the table of Cyclades: looks, points at what glows, slides, confirms.

import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

interface Seen {
  readonly isOver: boolean;
  /** The open question, and its paragraph of the rules. */
  readonly question: string | null;
  readonly isReady: boolean;
  /** What glows and is not chosen. */
  readonly targets: readonly string[];
  readonly choices: number;
  readonly answers: number;
  readonly hasSlider: boolean;
}

/** What a person sees at one glance. */
export function look(page: Page): Promise<Seen> {
  return page.evaluate(() => ({
    isOver: document.querySelector('dialog[open]') !== null,
    question: document.querySelector('main')?.dataset['decision'] ?? null,
    isReady: document.querySelector('[data-confirm]') !== null,
    targets: [...document.querySelectorAll<HTMLElement>('[data-piece][data-target="target"]')].map(
      (piece) => piece.dataset['thing'] ?? '',
    ),
    choices: document.querySelectorAll('[data-choice]').length,
    answers: document.querySelectorAll('[data-answer]').length,
    hasSlider: document.querySelector('[data-amount]') !== null,
  }));
}

/** A point of the screen where the thing itself lies on top; null if it is covered or out of sight. */
function pointOf(page: Page, thing: string): Promise<{ x: number; y: number } | null> {
  return page.evaluate((wanted) => {
    const piece = document.querySelector(`[data-thing="${wanted}"]`);
    if (piece === null) return null;
    piece.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = piece.getBoundingClientRect();
    for (const down of [0.5, 0.3, 0.7, 0.15, 0.85]) {
      for (const right of [0.5, 0.3, 0.7, 0.15, 0.85]) {
        const [x, y] = [left + width * right, top + height * down];
        if (document.elementFromPoint(x, y)?.closest('[data-thing]') === piece) return { x, y };
      }
    }
    return null;
  }, thing);
}

export async function press(page: Page, thing: string): Promise<boolean> {
  const point = await pointOf(page, thing);
  if (point === null) return false;
  await page.mouse.click(point.x, point.y);
  return true;
}

/** Waits until the question is answered: another one is put, or the result is shown. */
export async function answered(page: Page, question: string | null, timeout = 60_000): Promise<void> {
  await page.waitForFunction(
    (before) => {
      const now = document.querySelector('main')?.dataset['decision'] ?? null;
      return document.querySelector('dialog[open]') !== null || (now !== null && now !== before);
    },
    question,
    { timeout },
  );
}

/** What somebody wants who is out for metropolises, in this order; the rest as it comes. */
const WISHES = [
  /^god:athena/,
  /^tool:recruit-philosopher/,
  /^tool:recruit-priest/,
  /^square:|^tool:build/,
  /^tool:recruit/,
  /^slot:/,
  /^frame:|^island:|^sea:|^fleets:|^troops:|^building:/,
];

type Choose = (count: number) => number;

/** Mostly what is wanted, sometimes what comes. */
export function wished(targets: readonly string[], choose: Choose): string | undefined {
  if (choose(4) > 0) {
    for (const wish of WISHES) {
      const fitting = targets.filter((thing) => wish.test(thing));
      if (fitting.length > 0) return fitting[choose(fitting.length)];
    }
  }
  return targets[choose(targets.length)];
}

/** Answers the open question by pointing alone. */
export async function answerByPointing(page: Page, choose: Choose): Promise<void> {
  const { question } = await look(page);
  for (let presses = 0; presses < 40; presses++) {
    const seen = await look(page);
    if (seen.isOver || seen.question !== question) return;
    if (seen.isReady) {
      if (seen.hasSlider && choose(2) === 0) await page.locator('[data-amount]').press('ArrowRight');
      await page.locator('[data-confirm]').click();
      await answered(page, question);
      return;
    }
    if (seen.choices > 0) {
      await page.locator('[data-choice]').nth(choose(seen.choices)).click();
      continue;
    }
    const isDone = seen.answers > 0 && (seen.targets.length === 0 || choose(7) === 0);
    if (isDone) {
      await page.locator('[data-answer]').nth(choose(seen.answers)).click();
      await answered(page, question);
      return;
    }
    const thing = wished(seen.targets, choose);
    // Between two drawings, or behind something else: look again.
    if (thing === undefined || !(await press(page, thing))) await page.waitForTimeout(20);
  }
  throw new Error(`no answer to ${question} by pointing`);
}

/** A table with bots, so many seats in all. */
export async function sitDown(page: Page, seats: number): Promise<void> {
  await page.goto('/play/cyclades');
  await page.getByRole('radio', { name: String(seats), exact: true }).check();
  await page.getByRole('button', { name: /Start the game|Commencer/ }).click();
  await page.locator('main[data-decision]').waitFor();
}

/** Nothing pushes the page sideways, no text is cut off, nothing lies outside the stage. */
export async function expectWhole(page: Page): Promise<void> {
  await expect.poll(() => faultsOf(page)).toEqual([]);
}

function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide`);
    for (const element of document.querySelectorAll<HTMLElement>('main *, [data-mine] *, section[aria-label] *')) {
      if (!(element instanceof HTMLElement) || element.querySelector('svg[class*="map"]') !== null) continue;
      const { overflowX, clipPath } = getComputedStyle(element);
      // Only for those who listen.
      if (clipPath !== 'none') continue;
      const hides = overflowX === 'hidden' || overflowX === 'clip';
      if (hides && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1 && element.innerText !== '')
        found.push(`cut: ${element.innerText.slice(0, 40)}`);
    }
    const stage = document.querySelector('svg[class*="map"]');
    const box = stage?.closest('section')?.getBoundingClientRect();
    const map = stage?.getBoundingClientRect();
    if (box === undefined || map === undefined) found.push('no map');
    else if (
      map.left < box.left - 1 ||
      map.right > box.right + 1 ||
      map.top < box.top - 1 ||
      map.bottom > box.bottom + 1
    )
      found.push('the map is not whole');
    return found;
  });
}

/** What axe finds wrong with prompt, tracks, own pieces and panels. */
export async function barriersBesideTheMap(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .exclude('svg[class*="map"]')
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
}
