// Why Archipelago's bots do what they do: one key for each sentence of the client.

import type { Ask, Construction, Move } from '@atoll/game-archipelago';

/** AR-9.13: the disc of every other action is placed with its first step, and the step has its own reason. */
const ACTION_REASONS: Readonly<Record<string, string>> = { taxes: 'needs-florins', reproduction: 'wants-citizens' };

const CONSTRUCTION_REASONS = {
  town: 'builds-a-town',
  temple: 'builds-a-temple',
  market: 'builds-a-market',
  port: 'builds-a-port',
  ship: 'builds-a-ship',
} as const satisfies Readonly<Record<Construction, string>>;

/** Harvests and migrations are told when they are done, as a whole. */
const DONE_REASONS: Readonly<Partial<Record<Ask['kind'], string>>> = {
  deploy: 'gathers-cubes',
  migrate: 'moves-to-better-land',
};

const DEAL_REASONS = { buy: 'buys-what-it-needs', sell: 'sells-for-florins' } as const;

/** Left out: what is sealed, and what no line of the log is about. */
const BY_MOVE: Readonly<Partial<Record<Move['type'], string>>> = {
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
};

export const reasons: readonly string[] = [
  ...new Set(
    [ACTION_REASONS, CONSTRUCTION_REASONS, DONE_REASONS, DEAL_REASONS, BY_MOVE].flatMap((keys) => Object.values(keys)),
  ),
];

export function reason(move: Move, asked: Ask['kind']): string | null {
  switch (move.type) {
    case 'act':
      return ACTION_REASONS[move.action] ?? null;
    case 'construct':
      return CONSTRUCTION_REASONS[move.building];
    case 'done':
      return DONE_REASONS[asked] ?? null;
    case 'transact':
      return DEAL_REASONS[move.deal];
    default:
      return BY_MOVE[move.type] ?? null;
  }
}
