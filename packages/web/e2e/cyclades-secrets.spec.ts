// At a table between people: what one may not know of Cyclades is neither on his page nor on his wire.

import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { wished } from './cyclades.table.ts';
import { sitDownTogether, somebody } from './people.ts';
import { drawn, look, press } from './pointing.ts';
import { chooser } from './table.ts';

interface Change {
  readonly set?: unknown;
  readonly in?: Readonly<Record<string, Change>>;
  readonly each?: readonly (readonly [number, Change])[];
  readonly add?: readonly unknown[];
}

interface Heard {
  readonly t: string;
  readonly screen?: {
    readonly viewer: unknown;
    readonly view: { readonly players?: readonly { readonly gold: number | null }[] };
    readonly decisions: readonly { readonly id: string }[];
  };
  readonly patch?: Change | null;
}

/** Every gold of that seat that a message speaks of: whole screens, and what changed in them. */
function goldIn({ screen, patch }: Heard, seat: number): unknown[] {
  const whole = screen?.view.players?.[seat]?.gold;
  const change = patch?.in?.['view']?.in?.['players'];
  const changed = change?.each?.filter(([index]) => index === seat).map(([, { in: fields }]) => fields?.['gold']?.set);
  const anew = (change?.set as readonly { readonly gold: unknown }[] | undefined)?.[seat]?.gold;
  return [whole, ...(changed ?? []), anew].filter((gold) => gold !== undefined);
}

/** The seats whose questions, with all their answers, a message puts. */
function askedIn({ screen, patch }: Heard): string[] {
  const told = JSON.stringify([screen?.decisions ?? [], patch?.in?.['decisions'] ?? {}]);
  return [...told.matchAll(/"\d+\.(\d+)\.\d+"/g)].map(([, seat]) => String(seat));
}

test('nobody is sent the gold of another, nor what he could offer', async ({ browser, baseURL }) => {
  const ana = await somebody(browser, 'Ana', baseURL, { listMoves: false });
  const ben = await somebody(browser, 'Ben', baseURL, { listMoves: false });
  const heard: Heard[] = [];
  ana.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(JSON.parse(String(payload)) as Heard)),
  );
  await sitDownTogether(ana, ben, 'cyclades', 'Cyclades');
  const choose = chooser(3);
  const purse = ben.locator('[data-anchor="purse"]');
  for (let answers = 0; answers < 14; answers++) {
    await expect.poll(async () => (await look(ana)).question ?? (await look(ben)).question).not.toBeNull();
    const actor = (await look(ana)).question === null ? ben : ana;
    await answerOnce(actor, choose);
  }
  await expect(purse).toBeVisible();

  // Ana laid the table: she is seat 0, Ben is seat 1.
  expect(heard.find(({ screen }) => screen !== undefined)?.screen?.viewer).toBe(0);
  expect(heard.filter(({ t }) => t === 'step').length).toBeGreaterThan(5);
  expect(
    heard.flatMap((message) => goldIn(message, 0)).filter((gold) => typeof gold === 'number').length,
  ).toBeGreaterThan(1);
  expect(heard.flatMap((message) => goldIn(message, 1)).filter((gold) => gold !== null)).toEqual([]);
  // The answers open to somebody tell what he can pay.
  expect([...new Set(heard.flatMap(askedIn))]).toEqual(['0']);
  await expect(ana.getByRole('article', { name: 'Ben' })).not.toContainText('gold');
});

/** One answer of whoever is asked, without waiting for the other's. */
async function answerOnce(page: Page, choose: (count: number) => number): Promise<void> {
  const { question } = await look(page);
  for (let presses = 0; presses < 40; presses++) {
    const seen = await look(page);
    if (seen.question !== question) return;
    if (seen.isReady) await page.locator('[data-confirm]').click();
    else if (seen.choices > 0) await page.locator('[data-choice]').first().click();
    else {
      const thing = wished(seen.targets, choose);
      if (thing === undefined || choose(4) === 0)
        await page
          .locator('[data-answer]')
          .first()
          .click({ timeout: 2000 })
          .catch(() => {});
      else await press(page, thing);
    }
    await drawn(page);
  }
}
