// What has shipped: every frozen file is the one it was, stands alone, and plays its golden records to the byte.

import { readdirSync, readFileSync } from 'node:fs';
import { LEVELS, playMatch } from '@atoll/bots';
import { defaultOptions, hashText, readRecord, writeRecord } from '@atoll/engine';
import { checkGolden } from '@atoll/testkit';
import { describe, expect, it } from 'vitest';
import { catalogueText, factsIn } from './freeze/catalogue.js';
import { FROZEN } from './frozen.js';
import { FROZEN_FOLDER, registry } from './node.js';

const shipped = registry.ids.flatMap((id) =>
  Object.keys(FROZEN[id]).map((version) => ({ id, version: Number(version) })),
);

it('the catalogue is what the frozen files say of themselves', () => {
  expect(readFileSync(new URL('frozen.ts', import.meta.url), 'utf8')).toBe(catalogueText(FROZEN_FOLDER));
});

describe.each(shipped)('$id $version', ({ id, version }) => {
  const folder = new URL(`${id}/`, FROZEN_FOLDER);
  const golden = new URL(`${version}/`, folder);
  const names = readdirSync(golden).filter((name) => /(?<!\.result)\.json$/.test(name));

  it('is one file without imports, with its digest, contract and licences', async () => {
    const text = readFileSync(new URL(`${version}.mjs`, folder), 'utf8');
    const facts = factsIn(FROZEN_FOLDER, id).find(({ rulesVersion }) => rulesVersion === version);
    expect(facts).toMatchObject({ game: id, rulesVersion: version, digest: hashText(text) });
    expect(facts?.licences.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([
      'Atoll: MIT',
      '@noble/hashes: MIT',
    ]);
    expect(text).toContain('Copyright (c) 2022 Paul Miller');
    expect(text).not.toMatch(/^import\b|\bimport\(|\brequire\(/m);
    const { game, brain } = await registry.frozen(id, version);
    expect({ id: game.id, version: game.rulesVersion }).toEqual({ id, version });
    expect(brain?.game).toBe(game);
  });

  it.each(names)('plays the golden record %s, and writes it again to the byte', async (name) => {
    const { game } = await registry.frozen(id, version);
    const text = readFileSync(new URL(name, golden), 'utf8');
    checkGolden(game, golden, name.slice(0, -'.json'.length));
    expect(writeRecord(readRecord(game, text))).toBe(text);
  });

  it('is played to its end by bots of all levels, who know these rules', async () => {
    const { game, brain } = await registry.frozen(id, version);
    if (brain === null) throw new Error(`nobody has taught the bots version ${version} of ${id}`);
    const match = { seating: LEVELS, options: defaultOptions(game.options), budget: { iterations: 2 }, now: () => 0 };
    const { wins, moves } = playMatch(brain, { ...match, seed: 'frozen' });
    expect(wins.reduce((sum, share) => sum + share, 0)).toBeCloseTo(wins.some((share) => share > 0) ? 1 : 0);
    expect(moves).toBeGreaterThan(20);
  });

  it('has golden records', () => {
    expect(names.length).toBeGreaterThan(5);
  });
});
