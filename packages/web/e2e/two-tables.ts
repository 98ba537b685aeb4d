// Two tables of a game that differ only in what one viewer may not know, each looked at by a browser of that viewer:
// everything it receives, shows and keeps.

import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import type { Asked, Laid } from '@atoll/server/testing/two-tables';
import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { drawn } from './pointing.ts';
import { serve } from './serve.mjs';
import { withSettings } from './table.ts';
import { pageText } from './traffic.ts';

const SCRIPT = createRequire(import.meta.url).resolve('@atoll/server/testing/two-tables');

/** The process that holds both tables. */
interface Host {
  readonly url: string;
  ask<T>(asked: Asked): Promise<T>;
  close(): void;
}

async function hostOf(game: string, viewer: string, planted: readonly string[]): Promise<Host> {
  const child = fork(SCRIPT, [game, viewer, ...planted]);
  const answer = <T>(): Promise<T> =>
    new Promise((done, failed) => {
      const left = (code: number | null): void => failed(new Error(`the server ended with ${code}`));
      child.once('exit', left);
      child.once('message', (told: { readonly answer: T } | { readonly error: string }) => {
        child.off('exit', left);
        if ('error' in told) failed(new Error(told.error));
        else done(told.answer);
      });
    });
  const page = await serve(0, await answer<number>());
  return {
    url: page.url,
    ask: (asked) => {
      child.send(asked);
      return answer();
    },
    close: () => {
      page.close();
      child.disconnect();
    },
  };
}

/** What came to a browser, by where: each a list in an order of its own. */
type Seen = Readonly<Record<'frames' | 'answers' | 'page' | 'storage', readonly string[]>>;

/** Who is there, and who writes, depends on who came first. */
const OF_PEOPLE = /^\{"t":"(presence|writing)"/;

/** Messages of the test's own devices, which answer in the viewer's name: each table has others. */
const OF_DEVICES = /"t\d+-\d+-(\d+)"/g;

interface Received {
  readonly frames: string[];
  readonly answers: string[];
}

function receivedBy(page: Page): Received {
  const received: Received = { frames: [], answers: [] };
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const text = payload.toString();
      if (!OF_PEOPLE.test(text)) received.frames.push(text);
    });
  });
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    if (!pathname.startsWith('/api')) return;
    const call = `${response.request().method()} ${pathname}${search} ${response.status()}`;
    void response.text().then(
      (text) => received.answers.push(`${call} ${text}`),
      // Gone with its page.
      () => null,
    );
  });
  return received;
}

/** Until nothing on the page has changed for a while, counted in pictures drawn. */
async function settled(page: Page): Promise<string> {
  let text = await pageText(page);
  for (let still = 0; still < 6; still++) {
    await drawn(page);
    const now = await pageText(page);
    if (now !== text) still = 0;
    text = now;
  }
  return text;
}

/** All that a page keeps on its device. */
function storageOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const kept = [localStorage, sessionStorage].flatMap((storage) =>
      Object.keys(storage).map((key) => `${key} ${storage.getItem(key)}`),
    );
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('not to be read')));
      });
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames) {
        const all = await done<unknown[]>(database.transaction(store).objectStore(store).getAll());
        kept.push(`${name} ${store} ${JSON.stringify(all)}`);
      }
      database.close();
    }
    return kept.toSorted();
  });
}

interface Looking {
  readonly browser: Browser;
  readonly host: Host;
  readonly steps: number;
}

async function seenAt(which: 0 | 1, { browser, host, steps }: Looking): Promise<Seen> {
  const { table, commitment, cookie } = await host.ask<Laid>({ lay: which });
  const context = await browser.newContext({
    baseURL: host.url,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
  });
  const [name = '', ...value] = cookie.split('=');
  await context.addCookies([{ name, value: value.join('='), url: host.url }]);
  const page = await context.newPage();
  await page.clock.setFixedTime(1_000_000);
  await withSettings(page, {});
  const { frames, answers } = receivedBy(page);
  const shown: string[] = [];
  await page.goto(`/table/${table}`);
  await expect(page.locator('header h1')).toBeVisible();
  shown.push(await settled(page));
  for (let seq = 0; seq < steps; seq++) {
    await host.ask({ say: seq });
    await expect.poll(() => frames.some((text) => text.includes(`"position":${seq + 1},`))).toBe(true);
    shown.push(await settled(page));
  }
  const storage = await storageOf(page);
  await context.close();
  const neutral = (text: string): string =>
    text.replaceAll(table, 'ID').replaceAll(commitment, 'COMMITMENT').replaceAll(OF_DEVICES, '"DEVICE-$1"');
  const [ofFrames, ofAnswers, ofPage, ofStorage] = [frames, answers.toSorted(), shown, storage].map((texts) =>
    texts.map(neutral),
  );
  return { frames: ofFrames ?? [], answers: ofAnswers ?? [], page: ofPage ?? [], storage: ofStorage ?? [] };
}

export interface Case {
  readonly game: string;
  readonly viewer: '0' | '1' | 'spectator';
  readonly pairs: number;
  readonly steps: number;
  /** The name of a leak that the server is given. */
  readonly planted?: string;
}

export interface Found {
  /** Where two browsers parted first, in words; null if they did not. */
  readonly leak: string | null;
  /** How much was compared. */
  readonly compared: Readonly<Record<keyof Seen, number>>;
}

/** Opens pairs of tables until two browsers part, or all are compared. */
export async function leakIn(browser: Browser, { game, viewer, pairs, steps, planted }: Case): Promise<Found> {
  const host = await hostOf(game, viewer, planted === undefined ? [] : [planted]);
  const compared = { frames: 0, answers: 0, page: 0, storage: 0 };
  try {
    for (let nth = 0; nth < pairs; nth++) {
      const looking = { browser, host, steps: await host.ask<number>({ pair: steps }) };
      const [a, b] = [await seenAt(0, looking), await seenAt(1, looking)];
      const leak = difference(a, b);
      if (leak !== null) return { leak, compared };
      for (const place of ['frames', 'answers', 'page', 'storage'] as const) compared[place] += a[place].length;
    }
    return { leak: null, compared };
  } finally {
    host.close();
  }
}

function difference(a: Seen, b: Seen): string | null {
  for (const place of ['frames', 'answers', 'page', 'storage'] as const) {
    for (const [n, text] of a[place].entries()) {
      const other = b[place][n] ?? '';
      if (text !== other) return `${place} ${n}: ${parted(text, other)}`;
    }
    if (a[place].length !== b[place].length) return `${place}: ${a[place].length} ≠ ${b[place].length}`;
  }
  return null;
}

/** The field by name where both are messages; else what is written around the first letter that differs. */
function parted(text: string, other: string): string {
  let at = 0;
  while (at < text.length && text[at] === other[at]) at++;
  const field = text.startsWith('{') && other.startsWith('{') ? fieldOf(JSON.parse(text), JSON.parse(other), '') : null;
  return field ?? `…${text.slice(Math.max(0, at - 80), at + 80)} ≠ …${other.slice(Math.max(0, at - 80), at + 80)}`;
}

function fieldOf(a: unknown, b: unknown, path: string): string | null {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return a === b ? null : `${path} ${JSON.stringify(a)} ≠ ${JSON.stringify(b)}`;
  const [inA, inB] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  for (const key of new Set([...inA.keys(), ...inB.keys()])) {
    const found = fieldOf(inA.get(key), inB.get(key), Array.isArray(a) ? `${path}[${key}]` : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
