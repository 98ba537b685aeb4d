// atoll replay: a recorded game, move by move, up to any point.

import { readFileSync } from 'node:fs';
import { readRecord, replay, rulesOfRecord, verify } from '@atoll/engine';
import type { AnyGame, GameRecord, GameTypes } from '@atoll/engine';
import { onFile } from '../bad-input.js';
import { jsonFlag } from '../command.js';
import type { Command, Flags } from '../command.js';
import { wholeNumber } from '../given.js';
import type { StoryStep } from '../story.js';
import { rulesNamed } from '../table.js';
import { tell } from '../telling.js';

const flags = {
  record: { type: 'positional', description: 'the file of the record', required: true },
  at: { type: 'string', description: 'stop after so many moves', valueHint: 'N' },
  verify: { type: 'boolean', description: 'only play it again and compare every hash' },
  ...jsonFlag,
} satisfies Flags;

export const replayCommand: Command = {
  name: 'replay',
  description: 'Show a recorded game move by move, or prove that it is unchanged',
  flags,
  async run(host, given) {
    const file = given.words[0] ?? '';
    const content = onFile(file, () => readFileSync(file, 'utf8'));
    const played = rulesOfRecord(content);
    const game = await rulesNamed(host, played.game, played.rulesVersion);
    const record = readRecord(game, content);
    const moves = record.inputs.length;
    const at = wholeNumber(given, 'at', { min: 0, max: moves }, moves);
    const json = given.on('json');
    // Before anything is shown: a record that the rules refuse half-way is not shown by halves.
    verify(game, record);
    if (given.on('verify') && !json) {
      const points = record.checkpoints.length;
      host.out(`${file} is right: ${moves} moves of ${game.id}, ${points} checkpoints, the same hashes.\n`);
      if (given.text('at') === undefined) return;
    }
    const table = { game, seats: record.seats, options: record.options, seed: record.seed };
    await tell(host, table, firstSteps(game, record, at), { json, delay: 0, moves, verified: given.on('verify') });
  },
};

function* firstSteps(game: AnyGame, record: GameRecord<GameTypes>, at: number): Generator<StoryStep> {
  for (const step of replay(game, record)) {
    yield step;
    if (step.at === at) return;
  }
}
