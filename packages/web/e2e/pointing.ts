// What a person does at any table: looks, points at what glows, confirms; on a phone goes to the part of the table where
// something glows.

import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { longUnless } from './long.ts';
import { chooser, complaintsOf, sitDown, withSettings } from './table.ts';

export interface Glance {
  readonly isOver: boolean;
  readonly question: string | null;
  readonly isReady: boolean;
  /** What glows, is not chosen, and lies on the part of the table that is seen. */
  readonly targets: readonly string[];
  /** The part of the table where the question is answered, if it is not the one seen. */
  readonly elsewhere: string | null;
  readonly choices: number;
  readonly answers: number;
  readonly hasSlider: boolean;
}

/** What a person sees at one glance. */
export function look(page: Page): Promise<Glance> {
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
      choices: document.querySelectorAll('[data-choice]').length,
      answers: document.querySelectorAll('[data-answer]').length,
      hasSlider: document.querySelector('[data-amount]') !== null,
    };
  });
}

/** Until the page has been drawn once more: what was pressed shows by then. */
export function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
  );
}

/** The note of what the mouse is over may lie over what is wanted: moved away, it goes. */
async function putNoteAway(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  const note = page.getByRole('status').filter({ has: page.locator('strong') });
  await note.waitFor({ state: 'hidden', timeout: 5_000 });
  await drawn(page);
}

/** A point of the screen where it lies on top itself; null if it is covered, or gone. */
function pointOf(page: Page, selector: string, nth: number): Promise<{ x: number; y: number } | null> {
  return page.evaluate(
    ([wanted, index]) => {
      const seen = [...document.querySelectorAll(wanted)].filter((one) => one.getBoundingClientRect().width > 0);
      const piece = seen[index];
      if (piece === undefined) return null;
      // What lies on a map is brought into sight with the map, which is not to be scrolled in itself.
      const scrolled = piece instanceof HTMLElement ? piece : piece.closest('section');
      scrolled?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = piece.getBoundingClientRect();
      for (const down of [0.5, 0.3, 0.7, 0.15, 0.85]) {
        for (const right of [0.5, 0.3, 0.7, 0.15, 0.85]) {
          const [x, y] = [left + width * right, top + height * down];
          const onTop = document.elementFromPoint(x, y);
          if (onTop?.closest('[data-thing]') === piece || onTop?.closest(wanted) === piece) return { x, y };
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
  if (point !== null) await page.mouse.click(point.x, point.y);
  return point !== null;
}

export function press(page: Page, thing: string): Promise<boolean> {
  return pressAt(page, `[data-thing="${thing}"]`);
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

/** A button that moved away under the hand was missed: then somebody looks again. */
export function isAnsweredSoon(page: Page, question: string | null, within = 5_000): Promise<boolean> {
  return answered(page, question, within).then(
    () => true,
    () => false,
  );
}

export type Choose = (count: number) => number;

/** What somebody reaches for among what glows. */
export type Wish = (targets: readonly string[], choose: Choose) => string | undefined;

const whatComes: Wish = (targets, choose) => targets[choose(targets.length)];

/** Answers the open question by pointing alone. */
export async function answerByPointing(page: Page, choose: Choose, wished: Wish = whatComes): Promise<void> {
  await answered(page, null);
  const { question } = await look(page);
  for (let presses = 0; presses < 60; presses++) {
    const seen = await look(page);
    if (seen.isOver || seen.question !== question) return;
    const button = await pressButton(page, seen, choose);
    if (button === 'answered' && (await isAnsweredSoon(page, question))) return;
    if (button === 'covered') await putNoteAway(page);
    if (seen.isReady || seen.choices > 0) continue;
    const thing = wished(seen.targets, choose);
    if (thing !== undefined && (await press(page, thing))) continue;
    if (seen.elsewhere !== null) await pressAt(page, `[data-part-tab="${seen.elsewhere}"]`);
    else await putNoteAway(page);
  }
  throw new Error(`no answer to ${question} by pointing`);
}

/** Confirms what is ready, takes one of several meanings, now and then answers with a button instead of a thing. */
async function pressButton(page: Page, seen: Glance, choose: Choose): Promise<'answered' | 'covered' | 'not yet'> {
  if (seen.isReady) {
    if (seen.hasSlider && choose(2) === 0) await page.locator('[data-amount]').press('ArrowRight');
    return (await pressAt(page, '[data-confirm]')) ? 'answered' : 'covered';
  }
  if (seen.choices > 0) {
    return (await pressAt(page, '[data-choice]', choose(seen.choices))) ? 'not yet' : 'covered';
  }
  const isDone = seen.answers > 0 && (seen.targets.length === 0 || choose(6) === 0);
  return isDone && (await pressAt(page, '[data-answer]', choose(seen.answers))) ? 'answered' : 'not yet';
}

interface WholeGame {
  readonly game: string;
  readonly name: string;
  readonly wished?: Wish;
  readonly seats: { readonly wide: number; readonly narrow: number };
  /** The look that stands for both in `npm test`. */
  readonly short: 'wide' | 'narrow';
  /** What else is looked at when the replay has shown the same end. */
  readonly afterwards?: (page: Page) => Promise<void>;
}

/** Wide and English, narrow and French: from an empty table to the result, and once more in the replay. */
export function testWholeGame({ game, name, wished, seats, short, afterwards }: WholeGame): void {
  for (const { shape, locale, width, height } of [
    { shape: 'wide', locale: 'en', width: 1440, height: 900 },
    { shape: 'narrow', locale: 'fr', width: 390, height: 844 },
  ] as const) {
    const title = `a whole game of ${name} by pointing (${locale}, ${width} px), and its replay`;
    test(title, longUnless(shape === short), async ({ page }) => {
      const count = seats[shape];
      test.setTimeout(240_000);
      await page.setViewportSize({ width, height });
      await withSettings(page, { locale, listMoves: false });
      const complaints = complaintsOf(page);
      await sitDown(page, game, count);
      const choose = chooser(width);
      for (let answers = 0; answers < 900 && !(await look(page)).isOver; answers++)
        await answerByPointing(page, choose, wished);
      await expectSameEndInReplay(page, count);
      await afterwards?.(page);
      expect(complaints).toEqual([]);
    });
  }
}

async function expectSameEndInReplay(page: Page, seats: number): Promise<void> {
  const result = page.getByRole('dialog');
  const placesIn = (): Promise<string[]> => result.locator('ol').first().locator('> li').allInnerTexts();
  const places = await placesIn();
  expect(places).toHaveLength(seats);
  await result.getByRole('button', { name: /Watch the game again|Revoir la partie/ }).click();
  await expect(page).toHaveURL(/replay\?move=0/);
  await expect(page.getByRole('slider')).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(page).toHaveURL(/replay\?move=[1-9]/, { timeout: 2_000 });
  }).toPass();
  await page.getByRole('button', { name: /Results|Résultats/ }).click();
  expect(await placesIn()).toEqual(places);
}
