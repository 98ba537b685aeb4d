import { describe, expect, it } from 'vitest';
import { run } from '../host.testing.js';

describe('atoll admin', () => {
  it.each([
    ['admin', 'Missing required positional argument: TASK.\n'],
    ['admin reset-password', 'Missing required positional argument: EMAIL.\n'],
    ['admin fly ana@example.org', "There is no task 'fly': choose reset-password.\n"],
    ['admin reset-password a b', "'b' is one word too many.\n"],
  ])('refuses `atoll %s` with one sentence', async (line, sentence) => {
    expect(await run(line)).toMatchObject({ code: 2, out: '', err: sentence });
  });

  it('makes no database where there is none', async () => {
    const before = process.env['ATOLL_DATA'];
    process.env['ATOLL_DATA'] = '/nowhere/at/all';
    const said = await run('admin reset-password ana@example.org');
    if (before === undefined) delete process.env['ATOLL_DATA'];
    else process.env['ATOLL_DATA'] = before;
    expect(said).toMatchObject({ code: 2, out: '' });
    expect(said.err).toContain('no database');
  });
});
