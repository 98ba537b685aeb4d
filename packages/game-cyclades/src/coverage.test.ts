// Play-outs until everything has occurred. Uniform random play hardly ever completes some things (a metropolis where
// there is no room, the fall of a last island), so the moves that lead there are preferred: see `eager`.

import { coverage } from '@atoll/testkit';
import { boardOf, islandNumber } from './board/geometry.js';
import { CREATURE_IDS } from './data/creatures.js';
import type { CycladesEvent } from './events.js';
import { cyclades } from './game.js';
import type { Move } from './moves.js';
import { eager, RANDOM_GAME_BOUND } from './play.testing.js';
import type { State } from './state.js';

/** What must occur besides the vocabulary of the game. */
const FEATURES = [
  'defender retreats on land',
  'attacker retreats on land',
  'defender retreats at sea',
  'attacker retreats at sea',
  'both wiped out on land',
  'both wiped out at sea',
  'metropolis by a set',
  'metropolis by philosophers',
  'metropolis by conquest',
  'metropolis where there is room',
  'metropolis making room',
  'metropolis lost for want of an island',
  'a player eliminated',
  'won by metropolises',
  'won as the last player',
  'figurines meet',
  'figurine expires',
  'the Minotaur falls',
  'fleets trapped by Polyphemus',
  'the Kraken moves on',
  'the pile runs out',
  'a chain of evictions',
  'a temple discount',
] as const;

function featuresOf(before: State, move: Move, after: State, events: readonly CycladesEvent[]): string[] {
  const told = new Set<string>(events.map((event) => event.type));
  return [
    ...events.flatMap((event) => featureOf(before, event)),
    ...creatureFeatures(before, move, events),
    ...metropolisFeatures(told, events),
    ...(told.has('figurine-placed') && told.has('figurine-left') ? ['figurines meet'] : []),
    ...(told.has('turn-began') && told.has('figurine-left') ? ['figurine expires'] : []),
    ...(isChain(before, after) ? ['a chain of evictions'] : []),
  ];
}

function featureOf(before: State, event: CycladesEvent): string[] {
  const land = (place: string) => (place.startsWith('sea-') ? 'at sea' : 'on land');
  switch (event.type) {
    case 'retreated': {
      const battle = before.stack.at(-1);
      const side = battle?.kind === 'battle' && battle.defender === event.seat ? 'defender' : 'attacker';
      return [`${side} retreats ${land(event.from)}`];
    }
    case 'battle-ended':
      return event.winner === null ? [`both wiped out ${land(event.place)}`] : [];
    case 'island-taken':
      return wasMetropolis(before, event.island) ? ['metropolis by conquest'] : [];
    case 'metropolis-lost':
      return event.reason === 'no-island' ? ['metropolis lost for want of an island'] : [];
    case 'player-eliminated':
      return ['a player eliminated'];
    case 'game-ended':
      return [event.reason === 'metropolises' ? 'won by metropolises' : 'won as the last player'];
    case 'piece-lost':
      return event.piece === 'minotaur' ? ['the Minotaur falls'] : [];
    case 'fleets-lost':
      return event.cause === 'polyphemus' ? ['fleets trapped by Polyphemus'] : [];
    case 'kraken-moved':
      return ['the Kraken moves on'];
    case 'pile-reshuffled':
      return before.pile.length === 0 ? ['the pile runs out'] : [];
    case 'creature-called':
      return event.temples > 0 ? ['a temple discount'] : [];
    default:
      return [];
  }
}

function wasMetropolis(state: State, island: string): boolean {
  return state.metropolis[islandNumber(boardOf(state), island)] === 1;
}

/** The answer to a creature's question uses it; Fates, Sphinx and Sylph work by being called or in frames of their own. */
function creatureFeatures(before: State, move: Move, events: readonly CycladesEvent[]): string[] {
  if (move.type === 'decline' || move.type === 'stop') return [];
  const top = before.stack.at(-1);
  if (top?.kind === 'creature') return [`${top.creature} used`];
  if (top?.kind === 'sphinx' || top?.kind === 'sylph') return [`${top.kind} used`];
  return events.some((event) => event.type === 'creature-called' && event.creature === 'fates') ? ['fates used'] : [];
}

function metropolisFeatures(told: ReadonlySet<string>, events: readonly CycladesEvent[]): string[] {
  if (!told.has('metropolis-placed')) return [];
  const removed = events.flatMap((event) => (event.type === 'building-removed' ? [event.cause] : []));
  return [
    removed.includes('room') ? 'metropolis making room' : 'metropolis where there is room',
    ...(told.has('philosophers-discarded') ? ['metropolis by philosophers'] : []),
    ...(removed.includes('set') ? ['metropolis by a set'] : []),
  ];
}

/** A marker evicted by one that was evicted itself. */
function isChain(before: State, after: State): boolean {
  const [was, is] = [before.stack.at(-1), after.stack.at(-1)];
  return was?.kind === 'offering' && was.lost !== null && is?.kind === 'offering' && is.lost !== null;
}

coverage(cyclades, {
  policy: eager,
  maxSteps: RANDOM_GAME_BOUND,
  maxGames: 400,
  features: (before, _decision, move, after, events) => featuresOf(before, move, after, events),
  expected: [...FEATURES, ...CREATURE_IDS.map((creature) => `${creature} used`)],
});
