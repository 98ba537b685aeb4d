// Every answer of every stored question can be given by pointing: things pressed one after the other, an amount slid,
// or one of the few answers left chosen.

import type { Move } from '@atoll/game-cyclades/table';
import { describe, expect, test } from 'vitest';
import { candidatesOf, NOTHING_PICKED, reachOf, readyMove, select } from '../../../table/selection.ts';
import type { Picked } from '../../../table/selection.ts';
import { buttonsOf } from '../questions.ts';
import { stories } from '../stories.ts';
import { AMOUNTS, meaningOf, withAmount } from './pointing.ts';
import type { Thing } from './things.ts';

const pointerAt = (legal: readonly Move[], picked: Picked) => ({
  picked,
  candidates: candidatesOf(legal, picked),
  ready: readyMove(legal, picked),
  reach: (pick: Parameters<typeof reachOf>[2]) => reachOf(legal, picked, pick),
});

function pressed(legal: readonly Move[], picked: Picked, thing: Thing): Picked {
  const pointer = pointerAt(legal, picked);
  const meaning = meaningOf(pointer, legal, thing);
  if (meaning === null || meaning.state !== 'target') return picked;
  return select(legal, picked, withAmount(meaning.pick, pointer, legal, { fleets: null }));
}

/** What a person would press for this move, in order. */
function thingsOf(move: Move): readonly Thing[] {
  switch (move.type) {
    case 'offer':
      return [`god:${move.god}`];
    case 'recruit-fleet':
    case 'recruit-troop':
      return [`tool:${move.type}`, 'sea' in move ? `sea:${move.sea}` : `island:${move.island}`];
    case 'build':
      return ['tool:build', `square:${move.island}`];
    case 'recruit-priest':
    case 'recruit-philosopher':
    case 'sell-priest':
    case 'sell-philosopher':
      return [`tool:${move.type}`];
    case 'move-fleets':
    case 'drive-fleets':
      return [`fleets:${move.from}`, `sea:${move.to}`];
    case 'move-troops':
      return [`troops:${move.from}`, `island:${move.to}`];
    case 'replace-creature':
      return [`replace:${move.slot}`];
    case 'call-creature':
      return [`slot:${move.slot}`];
    case 'retreat':
      return [move.to.startsWith('sea-') ? `sea:${move.to}` : `island:${move.to}`];
    case 'remove-building':
    case 'destroy-building':
      return [`building:${move.island}:${move.building}`];
    case 'convert-building':
      return [`building:${move.island}:${move.from}`];
    case 'place-metropolis':
    case 'place-prosperity':
    case 'place-figurine':
      return [`island:${move.island}`];
    case 'lure-fleet':
      return [`fleets:${move.sea}`, ...(move.from === null ? [] : [`fleets:${move.from}` as const])];
    case 'revive-creature':
      return [`creature:${move.creature}`];
    case 'sell-troop':
    case 'remove-troop':
      return [`troops:${move.island}`];
    case 'sell-fleet':
      return [`fleets:${move.sea}`];
    case 'rob':
      return [`seat:${move.victim}`];
    case 'place-kraken':
    case 'move-kraken':
      return [`sea:${move.sea}`];
    case 'end-turn':
    case 'fight-on':
    case 'decline':
    case 'stop':
      return [];
  }
}

/** The answers in reach after pressing: the ready one, or a few to choose from. */
function reached(legal: readonly Move[], move: Move): readonly Move[] {
  const buttons = buttonsOf(legal);
  if (buttons.includes(move)) return buttons;
  let picked = NOTHING_PICKED;
  for (const thing of thingsOf(move)) picked = pressed(legal, picked, thing);
  for (const amount of AMOUNTS) {
    const value = (move as Readonly<Record<string, unknown>>)[amount];
    if (typeof picked.values[amount] === 'number' && picked.values[amount] !== value) {
      picked = select(legal, picked, { [amount]: value });
    }
  }
  const ready = readyMove(legal, picked);
  return ready === null ? candidatesOf(legal, picked) : [ready];
}

describe.each(stories.filter(({ decision }) => decision !== null))('$name', ({ decision }) => {
  test('every answer is within reach of the hand', () => {
    const legal = decision?.legal ?? [];
    const missed = legal.filter((move) => {
      const moves = reached(legal, move);
      return moves.length > 8 || !moves.includes(move);
    });
    expect(missed).toEqual([]);
  });
});
