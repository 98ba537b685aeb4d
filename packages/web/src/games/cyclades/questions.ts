// What the prompt needs to know of a question: a paragraph of its own, and the answers that lie nowhere on the table.

import type { Ask, Cyclades, Move } from '@atoll/game-cyclades/table';

/** Fields of moves and events that hold seats. */
export const SEAT_FIELDS = ['attacker', 'defender', 'victim', 'winner', 'markers', 'from'];

const PLAIN = new Set<Move['type']>(['end-turn', 'fight-on', 'decline', 'stop']);

const GOD_RULES = {
  poseidon: 'CY-10.1',
  ares: 'CY-11.1',
  zeus: 'CY-13.6',
  athena: 'CY-9.5',
  apollo: 'CY-16.1',
} as const;

export const ruleOfGod = (god: keyof typeof GOD_RULES): Cyclades['rule'] => GOD_RULES[god];

const CREATURE_RULES = {
  siren: 'CY-14.1',
  pegasus: 'CY-14.2',
  giant: 'CY-14.3',
  chimera: 'CY-14.4',
  cyclops: 'CY-14.5',
  sphinx: 'CY-14.6',
  sylph: 'CY-14.7',
  harpy: 'CY-14.8',
  griffon: 'CY-14.9',
  fates: 'CY-14.10',
  satyr: 'CY-14.11',
  dryad: 'CY-14.11',
  kraken: 'CY-15.1',
  minotaur: 'CY-15.5',
  chiron: 'CY-15.7',
  medusa: 'CY-15.8',
  polyphemus: 'CY-15.9',
} as const;

export const ruleOfCreature = (creature: keyof typeof CREATURE_RULES): Cyclades['rule'] => CREATURE_RULES[creature];

/** A turn is asked about in the words of its god, a figurine in those of its creature. */
export function ruleOfAsk(ask: Ask): Cyclades['rule'] | null {
  if (ask.kind === 'figurine') return ruleOfCreature(ask.figurine);
  return ask.kind === 'act' ? ruleOfGod(ask.god) : null;
}

export function buttonsOf(legal: readonly Move[]): readonly Move[] {
  return legal.filter((move) => PLAIN.has(move.type));
}
