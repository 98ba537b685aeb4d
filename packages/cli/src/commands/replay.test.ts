import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../host.testing.js';
import type { Story } from '../story.js';

let folder = '';
let file = '';
let content = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'atoll-'));
  file = join(folder, 'game.json');
  await run(`play pearls --seats 3 --seed replay --record ${file}`);
  content = readFileSync(file, 'utf8');
});
afterAll(() => rmSync(folder, { recursive: true }));

function changed(change: (text: string) => string): string {
  const path = join(folder, 'changed.json');
  writeFileSync(path, change(content));
  return path;
}

describe('atoll replay', () => {
  it('tells a recorded game as it was told when it was played', async () => {
    const played = await run('play pearls --seats 3 --seed replay');
    const told = await run(`replay ${file}`);
    expect(told).toMatchObject({ code: 0, out: played.out, err: '' });
    expect(told.out).toContain('The game is over');
  });

  it('stops after any move and says who is asked', async () => {
    const { out } = await run(`replay ${file} --at 2`);
    expect(out).toMatch(/Waiting for .+\.\n$/);
    expect(out).not.toContain('The game is over');
  });

  it('has a machine form', async () => {
    const whole = (await run(`replay ${file} --json --verify`)).json as Story;
    expect(whole).toMatchObject({ game: 'pearls', seats: 3, seed: 'replay', verified: true, open: [] });
    expect(whole.steps).toHaveLength(whole.moves + 1);
    expect(whole.ranking).toHaveLength(3);
    const start = (await run(`replay ${file} --json --at 0`)).json as Story;
    expect(start).toMatchObject({ at: 0, moves: whole.moves, ending: null, ranking: null, verified: false });
    expect(start.open.length).toBeGreaterThan(0);
    expect(start.steps).toHaveLength(1);
  });

  it('verifies', async () => {
    const { code, out } = await run(`replay ${file} --verify`);
    expect(code).toBe(0);
    expect(out).toMatch(/is right: \d+ moves of pearls, \d+ checkpoints, the same hashes\.\n$/);
  });

  it.each([
    ['a changed seed', (text: string) => text.replace('"seed": "replay"', '"seed": "replax"'), /digest/],
    ['a missing line', (text: string) => text.replace(/\n {2}\{"decision".*/, ''), /digest/],
    ['half a file', (text: string) => text.slice(0, 200), /not JSON/],
    ['something else', () => '{"hello":"world"}', /record\.format/],
    ['a game nobody knows', (text: string) => text.replace('"pearls"', '"chess"'), /no game 'chess'/],
    [
      'rules of another time',
      (text: string) => text.replace(/"rulesVersion": \d+/, '"rulesVersion": 99'),
      /version 99/,
    ],
    ['nothing', () => '', /not JSON/],
  ])('refuses %s', async (_what, change, sentence) => {
    const { code, out, err } = await run(`replay ${changed(change)} --verify`);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(sentence);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  it('refuses a move that is not there', async () => {
    const { code, err } = await run(`replay ${file} --at 100000`);
    expect(code).toBe(2);
    expect(err).toMatch(/^--at must be a whole number from 0 to \d+/);
  });
});

describe('atoll play', () => {
  it('names the players, numbers the moves and ends with the ranking', async () => {
    const { code, out } = await run('play pearls --seats 3 --seed x');
    expect(code).toBe(0);
    expect(out).toMatch(/^Pearls with 3 players.* Seed: x\n/);
    for (const name of ['Ana', 'Bruno', 'Chloé']) expect(out).toContain(name);
    expect(out).toMatch(/place +1/);
    expect(out).toMatch(/wins?( together)?\.\n$/);
    expect(out).not.toMatch(/undefined|NaN|\[object/);
  });

  it('uses colours and takes its time for people only', async () => {
    let naps = 0;
    const sleep = () => Promise.resolve(void (naps += 1));
    const { out } = await run('play tic-tac-toe', { watched: true, colour: true, sleep });
    expect(out).toContain('\u001B[36mAna\u001B[0m');
    expect(naps).toBeGreaterThan(4);
  });

  it('has a machine form', async () => {
    const { json } = await run('play tic-tac-toe --seed m --json');
    const story = json as Story;
    expect(story).toMatchObject({ game: 'tic-tac-toe', seed: 'm', at: story.moves, open: [] });
    expect(story.steps[1]).toMatchObject({
      at: 1,
      seat: 0,
      move: { type: 'mark' },
      events: [{ type: 'marked', seat: 0 }],
    });
    expect(story.steps[1]?.text).toEqual([expect.stringMatching(/^Ana: marked \(cell \d\)$/)]);
  });

  it('draws a new seed each time', async () => {
    const seeds = await Promise.all(
      [1, 2].map(async () => ((await run('play tic-tac-toe --json')).json as Story).seed),
    );
    expect(new Set(seeds).size).toBe(2);
  });
});
