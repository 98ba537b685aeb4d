// What the tests do at a table, as a person would: by what is written on the page.

import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { JSHandle, Locator, Page } from '@playwright/test';

export interface Wishes {
  readonly locale?: 'en' | 'fr';
  readonly theme?: 'light' | 'dark';
  readonly pace?: 0 | 120 | 250 | 500;
  readonly confirmTurn?: boolean;
  readonly listMoves?: boolean;
  readonly name?: string;
  /** Of the bots of a table laid now. */
  readonly level?: 'easy' | 'normal' | 'hard';
  /** Looks at an objective that is dealt, instead of putting it away at once. */
  readonly looks?: boolean;
}

/** The settings a person has chosen before. */
export async function withSettings(page: Page, { looks = false, ...wishes }: Wishes): Promise<void> {
  if (!looks) await page.addInitScript(putAwayWhatIsDealt);
  const state = {
    locale: 'en',
    theme: 'light',
    pace: 0,
    sound: false,
    confirmTurn: false,
    // Tests give every answer themselves.
    onlyAnswers: false,
    listMoves: true,
    name: 'Ana',
    level: 'easy',
    ...wishes,
  };
  await page.addInitScript(
    (stored) => {
      if (localStorage.getItem('atoll-settings') === null) localStorage.setItem('atoll-settings', stored);
    },
    JSON.stringify({ state, version: 1 }),
  );
}

/** As somebody does who has seen it often: games are played to their ends by tests that know one dialog, the result. */
function putAwayWhatIsDealt(): void {
  const press = (): void => document.querySelector<HTMLElement>('dialog [data-dealt] button')?.click();
  new MutationObserver(press).observe(document, { childList: true, subtree: true });
}

/** Collects what the browser complains about: errors of the page, refusals of the content policy. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    // A page that asks a server that is not there is told so by the browser.
    if (message.type() === 'error' && !text.includes('Failed to load resource')) complaints.push(text);
  });
  return complaints;
}

/** What axe finds wrong with the page as it stands. Legacy: without frames of others there is nothing to gather. */
export async function barriersOf(page: Page, without?: string): Promise<string[]> {
  // A colour on its way to another is neither.
  await page.evaluate(() => {
    for (const running of document.getAnimations()) if (running instanceof CSSTransition) running.finish();
  });
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (without === undefined ? builder : builder.exclude(without)).analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
}

/** To another address without loading the page anew. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** By day or by night, in place. */
export async function turnLight(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((wanted) => {
    document.documentElement.dataset['theme'] = wanted;
  }, theme);
}

export function movesOf(page: Page): Locator {
  return page.locator('section[data-moves] button[data-move]');
}

export async function playNow(page: Page, game = 'San Juan'): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: new RegExp(`(Play|Jouer à) ${game}`) }).click();
  await expect(movesOf(page).first()).toBeVisible();
}

/** A table with bots by the form, so many seats in all. */
export async function sitDown(page: Page, game = 'san-juan', seats = 2): Promise<void> {
  await page.goto(`/play/${game}`);
  await page.getByRole('radio', { name: String(seats), exact: true }).check();
  await page.getByRole('button', { name: /Start the game|Commencer la partie/ }).click();
  await page.locator('main[data-decision]').waitFor();
}

export async function byPointing(page: Page, move: number): Promise<void> {
  await movesOf(page).nth(move).click();
}

/** M brings the keys to the list, where they stay; arrows walk along it. */
export async function byKeys(page: Page, move: number): Promise<void> {
  const isThere = await page.evaluate(() => document.activeElement?.closest('section[data-moves]') !== null);
  if (!isThere) await page.keyboard.press('m');
  for (let step = 0; step < move; step++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

interface Question {
  readonly over: boolean;
  readonly id: string | null;
  readonly count: number;
}

/** Answers every question by the list of moves until the result is shown. Returns how many answers it took. */
export async function playToTheEnd(
  page: Page,
  choose: (count: number) => number,
  answer: (page: Page, move: number) => Promise<void> = byPointing,
): Promise<number> {
  let asked: string | null = null;
  for (let answers = 0; answers < 400; answers++) {
    const found: JSHandle<Question | null> = await page.waitForFunction(
      (before): Question | null => {
        if (document.querySelector('dialog[open]') !== null) return { over: true, id: null, count: 0 };
        const id = document.querySelector('main')?.dataset['decision'] ?? null;
        const count = document.querySelectorAll('section[data-moves] button[data-move]').length;
        return id !== null && id !== before && count > 0 ? { over: false, id, count } : null;
      },
      asked,
      { timeout: 30_000 },
    );
    const question: Question | null = await found.jsonValue();
    if (question === null || question.over) return answers;
    asked = question.id;
    await answer(page, choose(question.count));
  }
  throw new Error('the game does not end');
}

/** For pictures: the page answers by itself, from the list of moves, until the end or so many times. */
export async function answerAlone(page: Page, most = 1000): Promise<void> {
  await page.evaluate(async (answers) => {
    let asked: string | undefined;
    for (let given = 0; given < answers;) {
      if (document.querySelector('dialog[open]') !== null) return;
      const now = document.querySelector('main')?.dataset['decision'];
      const moves = [...document.querySelectorAll<HTMLElement>('section[data-moves] button[data-move]')];
      // Somewhere in the middle: neither always the first of its kind nor always passing.
      const move = moves[Math.floor(moves.length * 0.4)];
      if (now !== undefined && now !== asked && move !== undefined) {
        asked = now;
        given += 1;
        move.click();
      }
      await new Promise((done) => setTimeout(done, 5));
    }
  }, most);
  await page.locator('main[data-decision], dialog[open]').first().waitFor();
}

/** A small generator: the same game at every run. */
export function chooser(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * count);
  };
}
