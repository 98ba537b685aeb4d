// Where the rulebook speaks of actions and characters.

import type { ActionId, CharacterId, Vanuatu } from '@atoll/game-vanuatu/table';

export const RULE_OF_ACTION: Readonly<Record<ActionId, Vanuatu['rule']>> = {
  buy: 'VA-8.7',
  explore: 'VA-8.4',
  sail: 'VA-8.1',
  build: 'VA-8.6',
  rest: 'VA-8.12',
  tourist: 'VA-8.11',
  fish: 'VA-8.3',
  sell: 'VA-8.5',
  draw: 'VA-8.10',
};

export const RULE_OF_CHARACTER: Readonly<Record<CharacterId, Vanuatu['rule']>> = {
  navigator: 'VA-9.1',
  fisherman: 'VA-9.2',
  vendor: 'VA-9.3',
  diver: 'VA-9.4',
  builder: 'VA-9.5',
  buyer: 'VA-9.6',
  artist: 'VA-9.7',
  guide: 'VA-9.8',
  beggar: 'VA-9.9',
  preacher: 'VA-9.10',
  governor: 'VA-9.11',
};
