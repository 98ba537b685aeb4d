import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OpenAPIHono } from '@hono/zod-openapi';
import { afterAll, describe, expect, test } from 'vitest';
import type { App, Env } from './asker.js';
import { pageRoutes } from './page.js';

const folder = mkdtempSync(join(tmpdir(), 'atoll-page-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<title>Atoll</title>');
writeFileSync(join(folder, 'assets', 'main-abc.js'), 'export {};');
writeFileSync(join(folder, 'assets', 'main-abc.js.br'), 'packed by br');
writeFileSync(join(folder, 'assets', 'main-abc.js.gz'), 'packed by gzip');
writeFileSync(join(folder, 'assets', 'main-abc.js.map'), '{}');
writeFileSync(join(folder, '.stamp'), 'x');
afterAll(() => rmSync(folder, { recursive: true }));

function served(page: string | undefined): App {
  const app: App = new OpenAPIHono<Env>();
  pageRoutes(app, page);
  app.notFound((context) => context.json({ reason: 'not-found' }, 404));
  return app;
}

describe('the page on the port of its API', () => {
  test('is served for its own addresses, whatever they are, and asked for again each time', async () => {
    for (const path of ['/', '/table/abc', '/replay/xyz/12']) {
      const answer = await served(folder).request(path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('<title>Atoll</title>');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    }
  });

  test('keeps its assets for good: their names carry a hash', async () => {
    const answer = await served(folder).request('/assets/main-abc.js');
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect((await served(folder).request('/assets/main-old.js')).status).toBe(404);
  });

  test('hands a packed file out to whoever takes it, as the build left it', async () => {
    const ask = (encodings: string) =>
      served(folder).request('/assets/main-abc.js', { headers: { 'accept-encoding': encodings } });
    for (const [encodings, given] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['deflate', null],
    ] as const) {
      const answer = await ask(encodings);
      expect(answer.headers.get('content-encoding')).toBe(given);
      expect(answer.headers.get('content-type')).toContain('javascript');
      expect(answer.headers.get('vary')).toContain('Accept-Encoding');
      expect(await answer.text()).toBe(given === null ? 'export {};' : `packed by ${given}`);
    }
  });

  test('keeps its sources to itself', async () => {
    for (const path of ['/assets/main-abc.js.map', '/assets/main-abc.js.map.br', '/.stamp']) {
      const answer = await served(folder).request(path);
      expect([path, answer.status]).toEqual([path, 404]);
    }
  });

  test('leaves unknown addresses of the API to the API', async () => {
    const answer = await served(folder).request('/api/nothing');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ reason: 'not-found' });
  });

  test('cannot be led out of its folder', async () => {
    const answer = await served(folder).request('/..%2f..%2fetc%2fpasswd');
    expect(await answer.text()).not.toContain('root:');
  });

  test('is not there where it was not built', async () => {
    expect((await served(undefined).request('/')).status).toBe(404);
  });
});
