import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defineGame } from '@atoll/engine';
import { checkGolden, golden, writeGolden } from './golden.js';
import { pearls } from './reference/index.js';
import type { PearlsTypes } from './reference/index.js';
import { discard } from './reference/pearls/flow/turn.js';
import { pearlsRules } from './reference/pearls/index.js';

golden(pearls, new URL('./golden/', import.meta.url), [
  { name: 'two-seats', seats: 2, seed: 'two' },
  { name: 'four-seats-small-deck', seats: 4, options: { deckSize: 18 }, seed: 'four', optionalChance: 0.2 },
]);

describe('a golden game', () => {
  let folder: URL;
  beforeEach(() => {
    folder = pathToFileURL(`${mkdtempSync(`${tmpdir()}/golden-`)}/`);
    vi.stubEnv('ATOLL_WRITE_GOLDEN', '1');
    writeGolden(pearls, folder, { name: 'game', seats: 3, seed: 'golden' });
    vi.unstubAllEnvs();
    vi.stubEnv('ATOLL_WRITE_GOLDEN', '');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  test('is not written by accident', () => {
    expect(() => writeGolden(pearls, folder, { name: 'other', seats: 3, seed: 'golden' })).toThrow(
      'ATOLL_WRITE_GOLDEN=1',
    );
  });

  test('passes as long as the rules stay', () => {
    expect(() => checkGolden(pearls, folder, 'game')).not.toThrow();
  });

  test('names the first input that differs', () => {
    const showy = defineGame<PearlsTypes>({
      ...pearlsRules,
      flow: {
        ...pearlsRules.flow,
        offering: {
          ...pearlsRules.flow.offering,
          settle(draft, frame, emit) {
            const progress = pearlsRules.flow.offering.settle(draft, frame, emit);
            draft.exposed += 1;
            return progress;
          },
        },
      },
    });
    // Three turns, then three offers: the sixth input settles the first offering.
    expect(() => checkGolden(showy, folder, 'game')).toThrow(/^input 6, .*"offer".*is the first that differs/);
  });

  test('notices an event that is told differently', () => {
    const silent: Partial<typeof discard> = {
      answer: (draft, seat, frame, move, _emit, ask) => discard.answer(draft, seat, frame, move, () => {}, ask),
    };
    const mute = defineGame<PearlsTypes>({
      ...pearlsRules,
      asks: { ...pearlsRules.asks, discard: { ...discard, ...silent } },
    });
    expect(() => checkGolden(mute, folder, 'game')).toThrow(/^input 1, .*"discard"/);
  });

  test('notices another ranking', () => {
    const upsideDown = defineGame<PearlsTypes>({
      ...pearlsRules,
      standings: (state) => pearls.standings(state).toReversed(),
    });
    expect(() => checkGolden(upsideDown, folder, 'game')).toThrow(/came out differently: result\.ranking/);
  });

  test('notices a changed record', () => {
    const file = new URL('game.json', folder);
    writeFileSync(file, readFileSync(file, 'utf8').replace('"seats": 3', '"seats": 4'));
    expect(() => checkGolden(pearls, folder, 'game')).toThrow('digest');
  });
});
