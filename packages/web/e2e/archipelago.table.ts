// What a person does at the table of Archipelago: looks, points at what glows, confirms; on a phone goes to the part of the
// table where something glows.

import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

interface Seen {
  readonly isOver: boolean;
  readonly question: string | null;
  readonly isReady: boolean;
  /** What glows, is not chosen, and lies on the part of the table that is seen. */
  readonly targets: readonly string[];
  /** The part of the table where the question is answered, if it is not the one seen. */
  readonly elsewhere: string | null;
  readonly answers: number;
}

/** What a person sees at one glance. */
export function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const isSeen = (element: Element): boolean => element.getBoundingClientRect().width > 0;
    const tab = document.querySelector<HTMLElement>('[data-part-tab][data-lit="true"][aria-selected="false"]');
    return {
      isOver: document.querySelector('dialog[open]') !== null,
      question: document.querySelector('main')?.dataset['decision'] ?? null,
      isReady: document.querySelector('[data-confirm]') !== null,
      targets: [...document.querySelectorAll<HTMLElement>('[data-piece][data-target="target"]')]
        .filter(isSeen)
        .map((piece) => piece.dataset['thing'] ?? ''),
      elsewhere: tab !== null && isSeen(tab) ? (tab.dataset['partTab'] ?? null) : null,
      answers: document.querySelectorAll('[data-answer]').length,
    };
  });
}

/** A point of the screen where the thing itself lies on top; null if it is covered. */
function pointOf(page: Page, thing: string): Promise<{ x: number; y: number } | null> {
  return page.evaluate((wanted) => {
    const pieces = [...document.querySelectorAll(`[data-thing="${wanted}"]`)];
    const piece = pieces.find((one) => one.getBoundingClientRect().width > 0);
    if (piece === undefined) return null;
    if (piece instanceof HTMLElement)
      piece.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = piece.getBoundingClientRect();
    for (const down of [0.5, 0.35, 0.65, 0.2, 0.8]) {
      for (const right of [0.5, 0.35, 0.65, 0.2, 0.8]) {
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

type Choose = (count: number) => number;

/** Taxes are tempting: they bring the end nearer. The rest as it comes. */
function wished(targets: readonly string[], choose: Choose): string | undefined {
  if (targets.includes('wheel:taxes') && choose(3) > 0) return 'wheel:taxes';
  return targets[choose(targets.length)];
}

/** Answers the open question by pointing alone. */
export async function answerByPointing(page: Page, choose: Choose): Promise<void> {
  const { question } = await look(page);
  for (let presses = 0; presses < 60; presses++) {
    const seen = await look(page);
    if (seen.isOver || seen.question !== question) return;
    if (seen.isReady) {
      await page.locator('[data-confirm]').click();
      await answered(page, question);
      return;
    }
    if (seen.answers > 0 && (seen.targets.length === 0 || choose(5) === 0)) {
      await page.locator('[data-answer]').nth(choose(seen.answers)).click();
      await answered(page, question);
      return;
    }
    if (seen.targets.length === 0 && seen.elsewhere !== null) {
      await page.locator(`[data-part-tab="${seen.elsewhere}"]`).click();
      continue;
    }
    const thing = wished(seen.targets, choose);
    // Between two drawings, or behind something else: look again.
    if (thing === undefined || !(await press(page, thing))) await page.waitForTimeout(20);
  }
  throw new Error(`no answer to ${question} by pointing`);
}

/** Nothing pushes the page sideways; the parts of the table lie side by side; the map is seen whole. */
export async function expectWhole(page: Page): Promise<void> {
  await expect.poll(() => faultsOf(page)).toEqual([]);
}

function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide`);
    const parts = [...document.querySelectorAll<HTMLElement>('[data-table-part]')].filter(
      (part) => part.getBoundingClientRect().width > 0,
    );
    for (const [i, one] of parts.entries()) {
      const a = one.getBoundingClientRect();
      for (const other of parts.slice(i + 1)) {
        const b = other.getBoundingClientRect();
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 1 && high > 1) found.push(`${one.dataset['tablePart']} lies over ${other.dataset['tablePart']}`);
      }
      if (a.right > innerWidth + 1) found.push(`${one.dataset['tablePart']} goes beyond the page`);
    }
    const map = document.querySelector('[data-table-part="map"] svg[data-map]')?.getBoundingClientRect();
    const stage = document.querySelector('[data-map]')?.closest('section')?.getBoundingClientRect();
    if (map !== undefined && stage !== undefined && stage.width > 0) {
      if (map.left < stage.left - 1 || map.right > stage.right + 1 || map.top < stage.top - 1) {
        found.push('the map is not whole');
      }
    }
    return found;
  });
}

/** What axe finds wrong with the page as it stands, with or without the map. */
export async function barriersOf(page: Page, withMap: boolean): Promise<string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (withMap ? builder : builder.exclude('[data-map]')).analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
}
