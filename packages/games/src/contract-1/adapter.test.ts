// Files of contract 1 under the contract of today: their ids are the ones that stores, pages and records hold.

import { readdirSync, readFileSync } from 'node:fs';
import { decisionCalled, decisionId, isSameDecision, randomFrom, readRecord, replay, silently } from '@atoll/engine';
import type { AnyGame, Seat } from '@atoll/engine';
import { expect, it } from 'vitest';
import { FROZEN } from '../frozen.js';
import { filesIn, FROZEN_FOLDER, registry } from '../node.js';
import type { Brain1, Game1 } from './types.js';

const files = filesIn(FROZEN_FOLDER);
const facts = registry.ids.flatMap((id) =>
  Object.keys(FROZEN[id]).map((version) => ({ id, version: Number(version) })),
);
const modules = await Promise.all(
  facts.map(async (fact) => ({ ...fact, module: await files.load(fact.id, fact.version) })),
);
const old = modules.filter(({ module }) => module.contract === 1);

function recordsOf(game: AnyGame) {
  const folder = new URL(`${game.id}/${game.rulesVersion}/`, FROZEN_FOLDER);
  const names = readdirSync(folder).filter((name) => /(?<!\.result)\.json$/.test(name));
  return names.map((name) => readRecord(game, readFileSync(new URL(name, folder), 'utf8')));
}

it('all four games have a version of contract 1', () => {
  expect(old.map(({ id }) => id)).toEqual(registry.ids);
});

it.each(old)(
  '$id: in every position of the golden games the id made is the id it had',
  async ({ id, version, module }) => {
    const { game } = await registry.frozen(id, version);
    const before = module.game as Game1;
    const ids: string[] = [];
    const made: string[] = [];
    let twins = 0;
    for (const record of recordsOf(game)) {
      for (const { state } of replay(game, record)) {
        const open = game.decisions(state);
        ids.push(...before.decisions(state).map((decision) => decision.id));
        made.push(...open.map(decisionId));
        twins += open.filter((one, n) => open.findIndex((other) => isSameDecision(other, one)) !== n).length;
      }
    }
    expect(made).toEqual(ids);
    expect(twins).toBe(0);
    expect(ids.length).toBeGreaterThan(500);
  },
);

it.each(old)('$id: what is performed leaves the decisions that are open then', async ({ id, version }) => {
  const { game } = await registry.frozen(id, version);
  const [record] = recordsOf(game);
  if (record === undefined) throw new Error('there is no golden record');
  const { state } = game.setup(record.seats, record.options, record.seed);
  let open = game.decisions(state);
  for (const { decision: called, move } of record.inputs) {
    const decision = decisionCalled(open, called);
    if (decision === undefined) throw new Error(`nobody is asked '${called}'`);
    // Whoever has it from elsewhere has no id on it: the old code gets it all the same.
    const { id: _id, ...plain } = { id: '', ...decision };
    expect(game.legalMoves(state, plain)).toEqual(game.legalMoves(state, decision));
    open = game.perform(state, plain, move, silently);
    expect(open).toEqual(game.decisions(state));
  }
  expect(open).toEqual([]);
});

it.each(old)('$id: what contract 1 did not say is known', async ({ id, version, module }) => {
  const { game, brain } = await registry.frozen(id, version);
  expect(game.random).toBe('sfc32-1');
  expect(Object.keys(game.askRules).toSorted()).toEqual([...game.vocabulary.asks].toSorted());
  const text = await files.read(id, version);
  expect(
    game.vocabulary.reasons.filter((reason) => !text.includes(`"${reason}"`) && !reason.endsWith('-does-nothing')),
  ).toEqual([]);
  expect(brain?.motives).toEqual((module.brain as Brain1).reasons);
  expect(brain).not.toHaveProperty('reasons');
});

it.each(old)(
  '$id: a guess draws from a generator of its own, and leaves a state of version 1',
  async ({ id, version }) => {
    const { game } = await registry.frozen(id, version);
    const [record] = recordsOf(game);
    if (record === undefined) throw new Error('there is no golden record');
    const { state } = game.setup(record.seats, record.options, record.seed);
    const random = randomFrom('guess');
    const key = random.slice(0, 4);
    const seat = 0 as Seat;
    const guessed = game.guess(game.view(state, seat), seat, random);
    expect(random.slice(0, 4)).toEqual(key);
    expect(game.parseState(guessed)).toEqual(guessed);
    expect(game.scramble(state, seat, random)).toEqual(state);
  },
);
