// Why Archipelago's bots do what they do: one key for each sentence of the client.

import type { Ask, Construction, Move } from '@atoll/game-archipelago/table';

/** AR-9.13: the disc of every other action is placed with its first step, and the step has its own motive. */
const ACTION_MOTIVES = { taxes: 'needs-florins', reproduction: 'wants-citizens' } as const;

const CONSTRUCTION_MOTIVES = {
  town: 'builds-a-town',
  temple: 'builds-a-temple',
  market: 'builds-a-market',
  port: 'builds-a-port',
  ship: 'builds-a-ship',
} as const satisfies Readonly<Record<Construction, string>>;

/** Harvests and migrations are told when they are done, as a whole. */
const DONE_MOTIVES = { deploy: 'gathers-cubes', migrate: 'moves-to-better-land' } as const;

const DEAL_MOTIVES = { buy: 'buys-what-it-needs', sell: 'sells-for-florins' } as const;

/** Null: it is sealed, or no line of the log is about it. */
const BY_MOVE = {
  'place-hex': 'settles-rich-land',
  'choose-reward': 'expects-to-need-it',
  'set-order': 'likes-that-order',
  consume: 'keeps-the-peace',
  'use-temple': 'keeps-the-peace',
  supply: 'calms-the-rebellion',
  'end-step': 'has-done-its-share',
  expel: 'frees-a-building',
  spare: 'lets-a-rebel-lie',
  'use-card': 'uses-its-card',
  'build-wonder': 'wants-medals',
  'use-building': 'trades-without-a-disc',
  offer: 'pays-for-a-harvest',
  permit: 'finds-it-fair',
  refuse: 'finds-it-too-little',
  'name-price': 'names-its-price',
  'pay-price': 'finds-it-fair',
  withdraw: 'finds-it-too-dear',
  'take-hex': 'explores-for-tokens',
  'refuse-hex': 'hopes-for-better-land',
  'send-unit': 'explores-for-tokens',
  'place-worker': 'hires-hands',
  bear: 'wants-citizens',
  sink: 'weakens-a-rival',
  rob: 'weakens-a-rival',
  pillage: 'pillages-for-cubes',
  buy: 'wants-that-card',
  'buy-card': 'wants-that-card',
  'rotate-card': 'turns-what-it-minds-least',
  propose: 'offers-a-fair-deal',
  counter: 'offers-a-fair-deal',
  accept: 'finds-it-fair',
  decline: 'finds-it-too-little',
  'vote-trend': null,
  'land-citizens': null,
  'keep-objectives': null,
  bid: null,
  stand: null,
  'end-round': null,
  deploy: null,
  migrate: null,
  sail: null,
  land: null,
  cancel: null,
  'give-cube': null,
  'fill-hands': null,
  'pick-hand': null,
  'place-ship': null,
  'choose-port': null,
  'withdraw-proposal': null,
} as const satisfies Readonly<Record<Exclude<Move['type'], 'act' | 'construct' | 'done' | 'transact'>, string | null>>;

export const motives = [
  ...new Set([
    ...Object.values(ACTION_MOTIVES),
    ...Object.values(CONSTRUCTION_MOTIVES),
    ...Object.values(DONE_MOTIVES),
    ...Object.values(DEAL_MOTIVES),
    ...Object.values(BY_MOVE).filter((key) => key !== null),
  ]),
];

export type ArchipelagoMotive = (typeof motives)[number];

export function motive(move: Move, asked: Ask['kind']): ArchipelagoMotive | null {
  switch (move.type) {
    case 'act':
      return move.action === 'taxes' || move.action === 'reproduction' ? ACTION_MOTIVES[move.action] : null;
    case 'construct':
      return CONSTRUCTION_MOTIVES[move.building];
    case 'done':
      return asked === 'deploy' || asked === 'migrate' ? DONE_MOTIVES[asked] : null;
    case 'transact':
      return DEAL_MOTIVES[move.deal];
    default:
      return BY_MOVE[move.type];
  }
}
