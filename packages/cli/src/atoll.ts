// The commands, what happens when one is not understood, and the exit codes: 0 done, 1 a fault, 2 bad input.

import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { defineCommand, renderUsage, runCommand } from 'citty';
import type { CommandDef } from 'citty';
import { BadInput, isBadInput, sentence } from './bad-input.js';
import { cittyCommand } from './command.js';
import type { Command } from './command.js';
import type { Host } from './host.js';

/** Each is loaded only when it is called for. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  play: async () => (await import('./commands/play.js')).playCommand,
  games: async () => (await import('./commands/games.js')).gamesCommand,
  simulate: async () => (await import('./commands/simulate.js')).simulateCommand,
  replay: async () => (await import('./commands/replay.js')).replayCommand,
  freeze: async () => (await import('./commands/freeze.js')).freezeCommand,
  rules: async () => (await import('./commands/rules.js')).rulesCommand,
  stdio: async () => (await import('./commands/stdio.js')).stdioCommand,
  bench: async () => (await import('./commands/bench.js')).benchCommand,
  arena: async () => (await import('./commands/arena.js')).arenaCommand,
  fit: async () => (await import('./commands/fit.js')).fitCommand,
  load: async () => (await import('./commands/load.js')).loadCommand,
  soak: async () => (await import('./commands/soak.js')).soakCommand,
  admin: async () => (await import('./commands/admin.js')).adminCommand,
  backup: async () => (await import('./commands/backup.js')).backupCommand,
  restore: async () => (await import('./commands/restore.js')).restoreCommand,
  'migrate-store': async () => (await import('./commands/migrate-store.js')).migrateStoreCommand,
};

/** Runs one command line and returns its exit code. */
export async function atoll(rawArgs: readonly string[], host: Host): Promise<number> {
  try {
    return await dispatch(rawArgs, host);
  } catch (error) {
    if (isBadInput(error) || isUsageError(error)) {
      host.err(`${sentence(stripVTControlCharacters(error.message))}\n`);
      return 2;
    }
    const fault = error instanceof Error ? error : new Error(String(error));
    host.err(`${sentence(`Something went wrong inside atoll: ${fault.message}`)}\n`);
    if (process.env['ATOLL_DEBUG']) host.err(`${fault.stack ?? ''}\n`);
    return 1;
  }
}

async function dispatch(rawArgs: readonly string[], host: Host): Promise<number> {
  const [name, ...rest] = rawArgs;
  if (name === undefined || name === '--help' || name === '-h') return usage(host, await whole(host));
  if (name === '--version' || name === '-v') return say(host, version());
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load === undefined) throw new BadInput(`there is no command '${name}': see atoll --help`);
  const command = cittyCommand(await load(), host);
  if (rest.includes('--help') || rest.includes('-h')) return usage(host, command, await whole(host));
  const { result } = await runCommand(command, { rawArgs: rest });
  return typeof result === 'number' ? result : 0;
}

async function whole(host: Host): Promise<CommandDef> {
  const meta = { name: 'atoll', version: version(), description: 'Board games of islands and harbours in a terminal' };
  const made = await Promise.all(
    Object.entries(commands).map(async ([name, load]) => [name, cittyCommand(await load(), host)] as const),
  );
  return defineCommand({ meta, subCommands: Object.fromEntries(made) });
}

async function usage(host: Host, command: CommandDef, parent?: CommandDef): Promise<number> {
  const text = await renderUsage(command, parent);
  return say(host, host.colour ? text : stripVTControlCharacters(text));
}

function say(host: Host, text: string): number {
  host.out(`${text}\n`);
  return 0;
}

function version(): string {
  const { version: own } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return own;
}

/** citty's own complaint about a missing argument. */
function isUsageError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'CLIError';
}
