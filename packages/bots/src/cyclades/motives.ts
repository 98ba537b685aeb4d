// Why the Cyclades bots do what they do: one key for each sentence of the client.

import type { Move } from '@atoll/game-cyclades/table';

const OFFER_MOTIVES = {
  poseidon: 'wants-poseidon',
  ares: 'wants-ares',
  zeus: 'wants-zeus',
  athena: 'wants-athena',
  apollo: 'saves-gold',
} as const satisfies Readonly<Record<Extract<Move, { type: 'offer' }>['god'], string>>;

/** Null: no line of the log is about it. */
const BY_MOVE = {
  'recruit-fleet': 'wants-fleets',
  'recruit-troop': 'strengthens-army',
  'recruit-priest': 'makes-offerings-cheaper',
  'recruit-philosopher': 'gathers-philosophers',
  build: 'gathers-buildings',
  'move-fleets': 'opens-sea-ways',
  'move-troops': 'takes-or-holds-islands',
  'replace-creature': 'keeps-creature-from-rivals',
  'call-creature': 'needs-creature-now',
  'end-turn': null,
  retreat: 'saves-pieces',
  'fight-on': 'trusts-the-dice',
  'remove-building': 'gives-up-the-least',
  'place-metropolis': 'picks-safest-place',
  'place-prosperity': 'wants-income',
  'lure-fleet': 'turns-a-fleet',
  'destroy-building': 'holds-rivals-back',
  'revive-creature': 'needs-creature-now',
  'convert-building': 'gathers-buildings',
  'sell-troop': 'sells-for-gold',
  'sell-fleet': 'sells-for-gold',
  'sell-priest': 'sells-for-gold',
  'sell-philosopher': 'sells-for-gold',
  'remove-troop': 'weakens-a-defence',
  rob: 'takes-from-rivals',
  'place-kraken': 'blocks-the-sea',
  'move-kraken': 'blocks-the-sea',
  'place-figurine': 'picks-key-island',
  'drive-fleets': 'clears-the-sea',
  decline: 'sees-no-use',
  stop: null,
} as const satisfies Readonly<Record<Exclude<Move['type'], 'offer'>, string | null>>;

export const motives = [
  ...new Set([...Object.values(OFFER_MOTIVES), ...Object.values(BY_MOVE).filter((key) => key !== null)]),
];

export type CycladesMotive = (typeof motives)[number];

export function motive(move: Move): CycladesMotive | null {
  return move.type === 'offer' ? OFFER_MOTIVES[move.god] : BY_MOVE[move.type];
}
