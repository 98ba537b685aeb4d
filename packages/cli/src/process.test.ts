// The real process. bin/atoll.js builds what is stale, once; after that the compiled command line is run directly.

import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { root } from './host.testing.js';

const bin = fileURLToPath(new URL('packages/cli/bin/atoll.js', root));
const main = fileURLToPath(new URL('packages/cli/dist/main.js', root));

function atoll(args: readonly string[], input = '', script = main) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { input, encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

describe('the atoll process', () => {
  it('is found by npx', () => {
    expect(atoll(['--version'], '', bin)).toMatchObject({ code: 0, out: expect.stringMatching(/\d+\.\d+\.\d+\n$/) });
  });

  it('keeps results and remarks apart', () => {
    const { code, out, err } = atoll(['games', '--json']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toContainEqual(expect.objectContaining({ id: 'san-juan', seats: { min: 2, max: 4 } }));
  });

  it('ends with 2 when it is not understood', () => {
    expect(atoll(['fly'])).toEqual({ code: 2, out: '', err: "There is no command 'fly': see atoll --help.\n" });
  });

  it('survives every line another program may send', () => {
    const lines = [
      '{"op":"game","id":1}',
      'x'.repeat(2_000_000),
      '\u0000',
      '{"op":"decisions","id":2}',
      '{"op":"game","id":3}',
    ];
    const { code, out, err } = atoll(['stdio', 'san-juan'], lines.join('\n'));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { ok: boolean; error?: { code: string } });
    expect(answers.map(({ ok, error }) => (ok ? 'ok' : error?.code))).toEqual([
      'ok',
      'too-long',
      'bad-json',
      'no-table',
      'ok',
    ]);
  });

  it('stops quietly when nobody listens any more', async () => {
    const child = spawn(process.execPath, [main, 'simulate', 'san-juan', '--games', '1', '--json']);
    child.stdout.destroy();
    let err = '';
    child.stderr.on('data', (chunk: Buffer) => void (err += chunk.toString()));
    const code = await new Promise((done) => void child.on('exit', done));
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  it('measures in processes of their own', () => {
    const { code, out, err } = atoll(['bench', '--quick', '--only', 'tic-tac-toe', '--json']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const rows = JSON.parse(out) as { id: string; ratio: number }[];
    expect(rows.map((row) => row.id)).toEqual(['in-place', 'pure']);
    for (const row of rows) expect(row.ratio).toBeGreaterThan(1);
    expect(atoll(['bench', '--only', 'chess'])).toMatchObject({ code: 2, out: '' });
  });
});
