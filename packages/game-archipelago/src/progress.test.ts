/// <reference types="node" />
// What a screen shows of an objective is what the rules count and score by, and tells nothing a viewer may not know.

import { readFileSync } from 'node:fs';
import { allSeats, readRecord, replay } from '@atoll/engine';
import { expect, test } from 'vitest';

import { OBJECTIVE } from './data/objectives.js';
import { endConditionMet, endProgress, missingToEnd, objectiveDeck } from './ends.js';
import { archipelago } from './game.js';
import { knownValueOf, valueOf } from './scoring.js';
import type { State } from './state.js';

/** Every so many moves of a golden game, from the first turn on. */
function statesOf(name: string): State[] {
  const record = readRecord(archipelago, readFileSync(new URL(`./golden/${name}.json`, import.meta.url), 'utf8'));
  const states: State[] = [];
  let moves = 0;
  for (const { state } of replay(archipelago, record)) if (moves++ % 25 === 0) states.push(state);
  return states;
}

const GAMES = ['two-seats-short', 'three-seats-medium-french', 'four-seats-short', 'five-seats-long'];
const states = GAMES.flatMap(statesOf);

test('G3: how far an end condition has come is read off a view as off the state, and is met when the rules say so', () => {
  expect(states.length).toBeGreaterThan(20);
  let met = 0;
  for (const state of states) {
    const views = allSeats(state.players.length).map((seat) => archipelago.view(state, seat));
    for (const objective of objectiveDeck(state.options.length)) {
      const progress = endProgress(state, objective);
      for (const view of [...views, archipelago.view(state, 'spectator')]) {
        expect(endProgress(view, objective)).toEqual(progress);
      }
      const isMet = progress !== null && progress.have >= progress.figure;
      expect(isMet).toBe(endConditionMet(state, objective));
      expect(missingToEnd(state, objective)).toBe(progress && Math.max(0, progress.figure - progress.have));
      if (isMet) met++;
    }
  }
  expect(met).toBeGreaterThan(0);
});

test('G3: a value is known as it will be scored, but for what lies behind the screens of others', () => {
  let hidden = 0;
  for (const state of states) {
    const seats = allSeats(state.players.length);
    for (const objective of objectiveDeck(state.options.length)) {
      const { victory } = OBJECTIVE[objective];
      if (victory.type !== 'rank') continue;
      for (const viewer of seats) {
        const view = archipelago.view(state, viewer);
        for (const seat of seats) {
          const known = knownValueOf(view, seat, victory.criterion);
          if (known !== null) expect(known).toBe(valueOf(state, seat, victory.criterion));
          else expect(seat).not.toBe(viewer);
          if (known === null) hidden++;
        }
      }
    }
  }
  expect(hidden).toBeGreaterThan(0);
});

test('G3: nothing behind another screen changes what is known of it', () => {
  const [state] = states;
  if (state === undefined) throw new Error('the golden games are empty');
  const [viewer, other] = allSeats(2);
  if (viewer === undefined || other === undefined) throw new Error('two seats at least');
  const richer = archipelago.parseState(JSON.parse(JSON.stringify(state)));
  for (const player of richer.players.slice(1)) {
    player.florins += 7;
    player.tokens += 2;
    player.cubes.iron += 3;
  }
  for (const by of ['money', 'explorer-tokens'] as const) {
    expect(knownValueOf(archipelago.view(richer, viewer), other, { by })).toBeNull();
  }
  expect(knownValueOf(archipelago.view(richer, viewer), other, { by: 'cubes', resource: 'iron' })).toBeNull();
});
