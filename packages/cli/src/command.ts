// What a command is: its flags for the help, and what it does with what was given. citty is known here and in atoll.ts only.

import { defineCommand } from 'citty';
import type { ArgsDef, CommandDef } from 'citty';
import { readGiven } from './given.js';
import type { Given } from './given.js';
import type { Host } from './host.js';

export type Flags = ArgsDef;

export interface Command {
  readonly name: string;
  readonly description: string;
  readonly flags: Flags;
  /** Returns the exit code if something was found wrong. Bad input is thrown. */
  run(host: Host, given: Given): Promise<number | void>;
}

export const jsonFlag = { json: { type: 'boolean', description: 'for machines' } } satisfies Flags;

/** Of commands that measure. */
export const againstFlags = {
  against: { type: 'string', description: 'compare with another checkout, by turns', valueHint: 'FOLDER' },
  pairs: { type: 'string', description: 'how many pairs of old and new (5)', valueHint: 'N' },
} satisfies Flags;

export function cittyCommand(command: Command, host: Host): CommandDef {
  const { name, description, flags } = command;
  return defineCommand({
    meta: { name, description },
    args: flags,
    run: ({ rawArgs }) => command.run(host, readGiven(flags, rawArgs)),
  });
}
