import { describe, expect, it } from 'vitest';
import { run } from './host.testing.js';

describe('the command line as a whole', () => {
  it('lists its commands when nothing is asked', async () => {
    const { code, out, err } = await run([]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const name of ['play', 'games', 'simulate', 'replay', 'rules', 'stdio', 'bench', 'load'])
      expect(out).toContain(name);
    expect(out).not.toContain('\u001B');
  });

  it('explains a command', async () => {
    const { code, out } = await run('simulate --help');
    expect(code).toBe(0);
    expect(out).toContain('--seats');
    expect(out).toContain('atoll simulate');
  });

  it('knows its version', async () => {
    expect((await run('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it.each([
    ['fly', "There is no command 'fly': see atoll --help.\n"],
    ['toString', "There is no command 'toString': see atoll --help.\n"],
    ['--json games', "There is no command '--json': see atoll --help.\n"],
    ['games --wings', '--wings is not a flag of this command.\n'],
    ['games -x', '-x is not a flag of this command.\n'],
    ['games now', "'now' is one word too many.\n"],
    ['games --json=1', '--json takes no value.\n'],
    ['simulate', 'Missing required positional argument: GAME.\n'],
    ['simulate chess', "There is no game 'chess': choose from tic-tac-toe, pearls.\n"],
    ['simulate pearls --seats', '--seats needs a value.\n'],
    ['simulate pearls --seats=', '--seats needs a value.\n'],
    ['simulate tic-tac-toe --seats 3', "--seats must be a whole number from 2 to 2, not '3'.\n"],
    ['simulate pearls --games 1e3', "--games must be a whole number from 1 to 10000000, not '1e3'.\n"],
    ['simulate pearls --games 0', "--games must be a whole number from 1 to 10000000, not '0'.\n"],
    ['simulate pearls --bot clever', "There is no bot 'clever': choose random.\n"],
    ['simulate tic-tac-toe --option size=4', "tic-tac-toe has no option 'size': its options are none.\n"],
    ['simulate tic-tac-toe --option toString=4', "tic-tac-toe has no option 'toString': its options are none.\n"],
    ['simulate pearls --record /dev/null/x', "'/dev/null/x' needs a folder where there is a file.\n"],
    ['play pearls --delay soon', "--delay must be a whole number from 0 to 60000, not 'soon'.\n"],
    ['play pearls --record /nowhere/game.json', "'/nowhere/game.json' does not exist.\n"],
    ['play pearls --record /tmp', "'/tmp' is not a file.\n"],
    ['replay /nowhere/game.json', "'/nowhere/game.json' does not exist.\n"],
    ['replay /tmp', "'/tmp' is a folder, not a file.\n"],
    ['stdio chess', "There is no game 'chess': choose from tic-tac-toe, pearls.\n"],
    ['bench --fast', '--fast is not a flag of this command.\n'],
  ])('refuses `atoll %s` with one sentence and exit code 2', async (line, sentence) => {
    expect(await run(line)).toMatchObject({ code: 2, out: '', err: sentence });
  });

  it('tells a fault of its own from bad input', async () => {
    const games = () => Promise.reject(new Error('the shelf fell down'));
    expect(await run('games', { games })).toMatchObject({
      code: 1,
      out: '',
      err: 'Something went wrong inside atoll: the shelf fell down.\n',
    });
  });
});

describe('atoll games', () => {
  it('names seats and options', async () => {
    const { code, out } = await run('games');
    expect(code).toBe(0);
    expect(out).toContain('tic-tac-toe: 2 seats, rules version 1\n');
  });

  it('has a machine form', async () => {
    const { json } = await run('games --json');
    expect((json as object[])[0]).toEqual({
      id: 'tic-tac-toe',
      rulesVersion: 1,
      frozenVersions: [],
      seats: { min: 2, max: 2 },
      options: {},
    });
  });
});
