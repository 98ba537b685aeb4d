import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import type { Page, WebSocketRoute } from '@playwright/test';
import { somebody, sitDownTogether } from './people.ts';
import { barriersOf, complaintsOf, movesOf } from './table.ts';
import { foundIn, pageText, trafficOf } from './traffic.ts';
import type { Secret } from './traffic.ts';

/** Whoever is asked answers; returns who it was. */
async function answerOnce(ana: Page, ben: Page): Promise<Page> {
  await expect
    .poll(async () => (await movesOf(ana).count()) + (await movesOf(ben).count()), { intervals: [50] })
    .toBeGreaterThan(0);
  const actor = (await movesOf(ana).count()) > 0 ? ana : ben;
  const asked = await actor.locator('main').getAttribute('data-decision');
  await movesOf(actor).first().click();
  await expect(actor.locator(`main[data-decision="${asked}"]`)).toHaveCount(0);
  return actor;
}

/** What somebody holds, read off his own page. */
async function handOf(page: Page): Promise<Secret[]> {
  const cards = page.locator('[data-thing^="hand:"], [data-thing^="drawn:"]');
  const labels = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''));
  return labels.map((label) => {
    const name = label.split(/[,.:]/)[0] ?? '';
    return { name, id: name.toLowerCase().replaceAll(' ', '-') };
  });
}

/** Cards that other cards name in their text, and the one everybody begins with. */
const NAMED_ELSEWHERE = ['crane', 'triumphal-arch', 'indigo-plant'];

function without(cards: readonly Secret[], known: readonly Secret[]): Secret[] {
  const ids = new Set([...NAMED_ELSEWHERE, ...known.map(({ id }) => id)]);
  return cards.filter(({ id }) => !ids.has(id));
}

test('the check for secrets finds them, in a message, in a change of one, in the page', () => {
  const smithy: Secret = { id: 'smithy', name: 'Smithy' };
  const mill: Secret = { id: 'sugar-mill', name: 'Sugar mill' };
  const both = [smithy, mill];
  expect(foundIn(['{"screen":{"view":{"players":[{"hand":["smithy","sugar-mill"]}]}}}'], both)).toHaveLength(2);
  expect(foundIn(['{"patch":{"in":{"hand":{"at":1,"drop":0,"add":["smithy"]}}}}'], both)).toEqual(['smithy']);
  expect(foundIn(['<div aria-label="Sugar mill, costs 2">'], both)).toEqual(['sugar-mill']);
  expect(foundIn(['<div data-card="smithy">'], both)).toEqual(['smithy']);
  expect(
    foundIn(['{"hand":4,"smithy":false}', 'smithyard', '<p class="smithy-shade">a sugar-mill-like thing</p>'], both),
  ).toEqual([]);
});

test('two browsers at one table: hidden hands, moves on both screens, chat, a break and a reload', async ({
  browser,
  baseURL,
}) => {
  const ana = await somebody(browser, 'Ana', baseURL);
  const ben = await somebody(browser, 'Ben', baseURL);
  const sockets: WebSocketRoute[] = [];
  const [toAna, toBen] = [trafficOf(ana), trafficOf(ben)];
  await sitDownTogether(ana, ben, 'san-juan', 'San Juan');
  const complaints = complaintsOf(ana);

  // What only one of them holds is nowhere in what the other was sent or shown; one's own is, or nothing was checked.
  for (const page of [ana, ben]) await expect(page.locator('[data-thing^="hand:"]').first()).toBeVisible();
  const [hers, his] = [await handOf(ana), await handOf(ben)];
  expect(foundIn(toAna, hers)).toEqual(hers.map(({ id }) => id));
  expect(foundIn(toBen, his)).toEqual(his.map(({ id }) => id));
  expect(without(hers, his).length + without(his, hers).length).toBeGreaterThan(0);
  expect(foundIn([...toBen, await pageText(ben)], without(hers, his))).toEqual([]);
  expect(foundIn([...toAna, await pageText(ana)], without(his, hers))).toEqual([]);

  for (let answer = 0; answer < 5; answer++) await answerOnce(ana, ben);
  await expect(ana.locator('ol button').last()).toBeVisible();

  await ana.getByRole('tab', { name: 'Chat' }).click();
  await ana.getByRole('textbox', { name: 'Say something' }).fill('Good luck!');
  await ana.keyboard.press('Enter');
  await ben.getByRole('tab', { name: 'Chat' }).click();
  await expect(ben.getByText('Good luck!')).toBeVisible();

  // A reload comes back to the same question; from now on her connection can be cut.
  await ana.routeWebSocket(/\/ws$/, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  const before = await ana.locator('main').getAttribute('data-decision');
  await ana.reload();
  await expect(ana.locator('header h1')).toBeVisible();
  await expect.poll(() => ana.locator('main').getAttribute('data-decision')).toBe(before);

  // A break is bridged, whoever is asked, and nothing is lost or doubled.
  const asked = await ana.locator('main').getAttribute('data-decision');
  await sockets.at(-1)?.close();
  await expect(ana.getByText('Connecting again')).toBeVisible();
  await expect.poll(() => sockets.length).toBe(2);
  await expect(ana.getByText('Connecting again')).toHaveCount(0);
  expect(await ana.locator('main').getAttribute('data-decision')).toBe(asked);
  for (let answer = 0; answer < 3; answer++) await answerOnce(ana, ben);
  expect(complaints).toEqual([]);
});

test('a take-back is withdrawn, asked for again and agreed to; a claim link moves the seat to a second browser', async ({
  browser,
  baseURL,
}) => {
  const ana = await somebody(browser, 'Ana', baseURL);
  const ben = await somebody(browser, 'Ben', baseURL);
  await sitDownTogether(ana, ben, 'san-juan', 'San Juan');
  // Both keep their starting hands; then roles are taken, which hands over.
  for (let answer = 0; answer < 2; answer++) await answerOnce(ana, ben);
  const question = async (page: Page): Promise<string | null> => page.locator('main').getAttribute('data-decision');
  await expect.poll(async () => (await question(ana)) ?? (await question(ben))).not.toBeNull();
  const [actor, other] = (await question(ana)) === null ? [ben, ana] : [ana, ben];
  const asked = await question(actor);
  while ((await question(other)) === null) {
    const now = await question(actor);
    await movesOf(actor).first().click();
    await expect(actor.locator(`main[data-decision="${now}"]`)).toHaveCount(0);
    await expect.poll(async () => (await question(actor)) ?? (await question(other))).not.toBeNull();
  }
  const askBack = async (): Promise<void> => {
    // Closed, but not deaf.
    await actor.getByRole('button', { name: 'Undo' }).click({ force: true });
    await actor.getByRole('button', { name: 'Ask the others to go back' }).click();
    await expect(actor.getByText('You ask to go back')).toBeVisible();
  };
  await askBack();
  const agree = other.getByRole('button', { name: /^Let .* go back$/ });
  await expect(agree).toBeVisible();
  const withdraw = actor.getByRole('button', { name: 'Withdraw' });
  await expect(other.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
  expect(await barriersOf(actor)).toEqual([]);
  await withdraw.click();
  await expect(agree).toHaveCount(0);
  await expect(withdraw).toHaveCount(0);
  // Asked again, and this time heard.
  await askBack();
  await expect(agree).toBeVisible();
  expect(await barriersOf(other)).toEqual([]);
  await agree.click();
  await expect(agree).toHaveCount(0);
  await expect.poll(() => question(actor)).not.toBeNull();
  expect((await question(actor))?.split('.')[0]).toBe(asked?.split('.')[0]);

  await ana.getByRole('tab', { name: 'Settings' }).click();
  await ana.getByRole('button', { name: 'Move my seat to another device' }).click();
  const link = ana.getByRole('textbox').first();
  await expect(link).toHaveValue(/\/claim#/);
  const second = await somebody(browser, 'Ana', baseURL);
  const addresses: string[] = [];
  second.on('request', (request) => addresses.push(request.url()));
  const address = await link.inputValue();
  await second.goto(address);
  await expect(second.getByRole('heading', { name: 'Take this seat?' })).toBeVisible();
  await expect(second.getByText('The seat of Ana at a table of San Juan.')).toBeVisible();
  expect(await barriersOf(second)).toEqual([]);
  // Opening it does nothing yet.
  await expect(ana.locator('article[data-mine="true"]')).toContainText('Ana');
  await second.getByRole('button', { name: 'Take this seat' }).click();
  await expect(second).toHaveURL(/\/table\//);
  await expect(second.locator('article[data-mine="true"]')).toContainText('Ana');
  await expect(ana.locator('article[data-mine="true"]')).toHaveCount(0);
  expect(addresses.filter((each) => each.split('#')[0]?.includes(address.split('#')[1] ?? ''))).toEqual([]);
});

test('invited and gathering pages are free of barriers; a bot of the chosen level takes the free seat', async ({
  browser,
  baseURL,
}) => {
  const ana = await somebody(browser, 'Ana', baseURL);
  await ana.goto('/play/san-juan?with=friends');
  await ana.getByRole('button', { name: 'Create the table' }).click();
  const link = ana.getByRole('textbox').first();
  await expect(link).toHaveValue(/\/table\//);
  expect(await barriersOf(ana)).toEqual([]);
  const ben = await somebody(browser, 'Ben', baseURL);
  await ben.goto(await link.inputValue());
  await expect(ben.locator('h1')).toContainText('San Juan');
  expect(await barriersOf(ben)).toEqual([]);
  await ana.getByRole('combobox', { name: 'Bots play' }).selectOption('hard');
  await ana.getByRole('button', { name: 'Fill up with bots' }).click();
  await expect(ana.locator('main li').filter({ hasText: 'hard' })).toHaveCount(2);
  await ana.getByRole('button', { name: 'Begin' }).click();
  await expect(ana.locator('article').filter({ hasText: 'hard' })).toHaveCount(2);
});

test('a guest becomes an account, signs in elsewhere and is signed out from there', async ({ browser, baseURL }) => {
  const ana = await somebody(browser, 'Ana', baseURL);
  const email = `ana-${Date.now()}@example.org`;
  const password = 'a long enough secret';
  await ana.goto('/profile');
  await ana.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await ana.getByLabel('Password').fill(password);
  await ana.getByRole('button', { name: 'Make an account' }).click();
  await expect(ana.getByText(`Signed in as ${email}`)).toBeVisible();

  const phone = await somebody(browser, 'Ana', baseURL);
  await phone.goto('/profile');
  await phone.getByRole('radio', { name: 'Sign in' }).check();
  await phone.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await phone.getByLabel('Password').fill('not the right one');
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(phone.getByRole('alert')).toHaveText('E-mail and password do not fit together.');
  expect(await barriersOf(phone)).toEqual([]);
  await phone.getByLabel('Password').fill(password);
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(phone.getByText(`Signed in as ${email}`)).toBeVisible();

  await ana.reload();
  await expect(ana.getByText('This browser', { exact: true })).toHaveCount(2);
  expect(await barriersOf(ana)).toEqual([]);
  await ana.getByRole('button', { name: /^Sign out of / }).click();
  await expect(ana.getByRole('button', { name: /^Sign out of / })).toHaveCount(0);
  await phone.reload();
  await expect(phone.getByRole('button', { name: 'Make an account' })).toBeVisible();
});

/** What the operator's command prints. */
function resetLink(email: string): string {
  const command = fileURLToPath(new URL('../../cli/dist/main.js', import.meta.url));
  return execFileSync(process.execPath, [command, 'admin', 'reset-password', email], { encoding: 'utf8' }).trim();
}

test('M4: a password is changed by its owner, and set anew by a link from the operator', async ({
  browser,
  baseURL,
}) => {
  const ana = await somebody(browser, 'Ana', baseURL);
  const email = `new-${Date.now()}@example.org`;
  await ana.goto('/profile');
  await ana.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await ana.getByLabel('Password').fill('password1234');
  await ana.getByRole('button', { name: 'Make an account' }).click();
  await expect(ana.getByRole('alert')).toContainText('among the first anybody would guess');
  await ana.getByLabel('Password').fill('a long enough secret');
  await ana.getByRole('button', { name: 'Make an account' }).click();
  await expect(ana.getByText(`Signed in as ${email}`)).toBeVisible();

  const change = async (old: string): Promise<void> => {
    await ana.getByLabel('Present password').fill(old);
    await ana.getByLabel('New password').fill('nine green boats');
    await ana.getByRole('button', { name: 'Set the new password' }).click();
  };
  await change('not the right one');
  await expect(ana.getByRole('alert')).toHaveText('The present password is not right.');
  await change('a long enough secret');
  await expect(ana.getByText('The password is changed.')).toBeVisible();
  expect(await barriersOf(ana)).toEqual([]);

  const link = resetLink(email);
  const phone = await somebody(browser, 'Ana', baseURL);
  await phone.goto(`/reset#${link.split('#')[1]}`);
  expect(await barriersOf(phone)).toEqual([]);
  await phone.getByLabel('New password').fill('ten red boats at sea');
  await phone.getByRole('button', { name: 'Set the new password' }).click();
  await expect(phone.getByText('The new password is set. Sign in with it.')).toBeVisible();
  await phone.goto('/');
  await phone.goto(`/reset#${link.split('#')[1]}`);
  await phone.getByLabel('New password').fill('ten red boats at sea');
  await phone.getByRole('button', { name: 'Set the new password' }).click();
  await expect(phone.getByRole('alert')).toHaveText('This link has been used or has run out. Ask for another one.');
  await ana.reload();
  await expect(ana.getByRole('button', { name: 'Make an account' })).toBeVisible();
});

/** A device that holds passkeys and says yes. */
async function withAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey signs in where it was added', async ({ browser, baseURL }) => {
  // Passkeys are bound to a name: an address of figures has none.
  const ana = await somebody(browser, 'Ana', baseURL?.replace('127.0.0.1', 'localhost'));
  await withAuthenticator(ana);
  const email = `key-${Date.now()}@example.org`;
  await ana.goto('/profile');
  await ana.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await ana.getByLabel('Password').fill('a long enough secret');
  await ana.getByRole('button', { name: 'Make an account' }).click();
  await ana.getByRole('button', { name: 'Add a passkey of this device' }).click();
  await expect(ana.getByRole('button', { name: 'Passkey added' })).toBeVisible();
  await ana.getByRole('button', { name: 'Sign out', exact: true }).click();
  await ana.getByRole('radio', { name: 'Sign in' }).check();
  await ana.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(ana.getByText(`Signed in as ${email}`)).toBeVisible();
});
