// What a person does at the table of Vanuatu: looks, points at what glows, confirms.

import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

export interface Seen {
  readonly isOver: boolean;
  readonly question: string | null;
  readonly isReady: boolean;
  /** What glows and is not chosen. */
  readonly targets: readonly string[];
  readonly choices: number;
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
  }));
}

/** A point of the screen where it lies on top itself; null if it is covered, or gone. */
function pointOf(page: Page, selector: string, nth: number): Promise<{ x: number; y: number } | null> {
  return page.evaluate(
    ([wanted, index]) => {
      const piece = document.querySelectorAll(wanted)[index];
      if (piece === undefined) return null;
      piece.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = piece.getBoundingClientRect();
      for (const down of [0.5, 0.3, 0.7, 0.85]) {
        for (const right of [0.5, 0.3, 0.7, 0.15]) {
          const [x, y] = [left + width * right, top + height * down];
          if (document.elementFromPoint(x, y)?.closest(wanted) === piece) return { x, y };
        }
      }
      return null;
    },
    [selector, nth] as const,
  );
}

/** By the mouse alone: what stops glowing while the hand moves is let go, the next look finds something else. */
export async function pressAt(page: Page, selector: string, nth = 0): Promise<boolean> {
  const point = await pointOf(page, selector, nth);
  if (point === null) return false;
  await page.mouse.click(point.x, point.y);
  return true;
}

export function press(page: Page, thing: string): Promise<boolean> {
  return pressAt(page, `[data-thing="${thing}"]`);
}

/** Waits until the question is answered: another one is put, or the result is shown. */
export async function answered(page: Page, question: string | null): Promise<void> {
  await page.waitForFunction(
    (before) => {
      const now = document.querySelector('main')?.dataset['decision'] ?? null;
      return document.querySelector('dialog[open]') !== null || (now !== null && now !== before);
    },
    question,
    { timeout: 60_000 },
  );
}

export type Choose = (count: number) => number;

/** What may be done beside the question, and the own bonus, are pressed now and then only. */
const BESIDE = /^(treasure|alms|bonus)/;

export function wished(targets: readonly string[], choose: Choose): string | undefined {
  const plain = choose(8) === 0 ? targets : targets.filter((thing) => !BESIDE.test(thing));
  return plain[choose(plain.length)];
}

/** Answers the open question by pointing alone. */
export async function answerByPointing(page: Page, choose: Choose): Promise<void> {
  const { question } = await look(page);
  for (let presses = 0; presses < 60; presses++) {
    const seen = await look(page);
    if (seen.isOver || seen.question !== question) return;
    if (seen.isReady && (await pressAt(page, '[data-confirm]'))) {
      await answered(page, question);
      return;
    }
    if (seen.choices > 0) {
      await pressAt(page, '[data-choice]', choose(seen.choices));
      continue;
    }
    const thing = wished(seen.targets, choose);
    if (thing === undefined) await page.waitForTimeout(20);
    else if (!(await press(page, thing))) {
      // It lies under the note of what the mouse is over: moved away, the note goes.
      await page.mouse.move(1, 1);
      await page.waitForTimeout(300);
    }
  }
  throw new Error(`no answer to ${question} by pointing`);
}

/** A table with bots, so many seats in all. */
export async function sitDown(page: Page, seats: number): Promise<void> {
  await page.goto('/play/vanuatu');
  await page.getByRole('radio', { name: String(seats), exact: true }).check();
  await page.getByRole('button', { name: /Start the game|Commencer/ }).click();
  await page.locator('main[data-decision]').waitFor();
}

/** Nothing pushes the page sideways, no text is cut off, the whole map is in sight, what can be pressed is large enough. */
export async function expectWhole(page: Page): Promise<void> {
  await expect.poll(() => faultsOf(page)).toEqual([]);
}

function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide`);
    const parts = document.querySelectorAll<HTMLElement>(
      'main [data-piece], article *, section[aria-label] [data-piece] *',
    );
    for (const element of parts) {
      // The letter of a seat's mark stands over its edge.
      if (!(element instanceof HTMLElement) || element.closest('[class*="mark"]') !== null) continue;
      const { clipPath, display } = getComputedStyle(element);
      const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE);
      if (clipPath !== 'none' || display === 'inline' || !hasText || element.clientWidth <= 1) continue;
      if (element.scrollWidth > element.clientWidth + 1) found.push(`cut: ${element.innerText.slice(0, 40)}`);
    }
    const stage = document.querySelector('section:has(> div[style*="transform"])')?.getBoundingClientRect();
    const map = document.querySelector('[data-anchor="space-r3-s6"]')?.closest('svg')?.getBoundingClientRect();
    if (stage === undefined || map === undefined) found.push('no map');
    else if (map.left < stage.left - 1 || map.right > stage.right + 1 || map.bottom > stage.bottom + 1)
      found.push('the map is not whole');
    for (const piece of document.querySelectorAll(
      '[data-thing^="action"], [data-thing^="space"], [data-thing^="character"]',
    )) {
      const { width, height } = piece.getBoundingClientRect();
      if (width < 44 || height < 43.5) found.push(`small: ${piece.getAttribute('data-thing')} ${width} × ${height}`);
    }
    return found;
  });
}
