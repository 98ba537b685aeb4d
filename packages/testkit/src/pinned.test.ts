// Faults planted in rules of the same number: each is named.

import { defineGame } from '@atoll/engine';
import type { Game, GameRules } from '@atoll/engine';
import { expect, it } from 'vitest';
import { divergence } from './pinned.js';
import { pearls, pearlsRules } from './reference/pearls/index.js';
import type { PearlsTypes } from './reference/pearls/index.js';

const table = { seats: 3, options: { deckSize: 24, diving: true }, seed: 'pinned' } as const;

const changed = (part: Partial<GameRules<PearlsTypes>>) => defineGame({ ...pearlsRules, ...part });

it('the same rules written a second time play alike', () => {
  expect(divergence(pearls, changed({}), table)).toBeNull();
});

const REFUSED = { rule: 'PEARL-4.1', reason: 'not-in-hand' } as const;

it.each<[string, Game<PearlsTypes>, RegExp]>([
  [
    'a card less in the pile',
    changed({ layOut: (...given) => shortened(pearlsRules.layOut(...given)) }),
    /^at move 0, (state|events)/,
  ],
  [
    'an answer that is not listed any more',
    { ...pearls, legalMoves: (...asked) => pearls.legalMoves(...asked).slice(1) },
    /^at move \d+, moves/,
  ],
  ['an answer that is refused', { ...pearls, check: () => REFUSED }, /^at move \d+, refusal/],
  ['a question less', changed({ standing: () => [] }), /^at move \d+, questions/],
  [
    'an event that is not told',
    changed({ events: { ...pearlsRules.events, dealt: () => null } }),
    /^at move 0, told to spectator/,
  ],
  [
    'a view that shows something else',
    changed({ view: (state, viewer) => ({ ...pearlsRules.view(state, viewer), pile: 99 }) }),
    /^at move 0, view of spectator\.pile/,
  ],
  [
    'another ending',
    changed({ ending: (state) => (state.stack.length > 0 ? null : 'enough') }),
    /, ending "five-rounds-played" ≠ "enough"$/,
  ],
])('%s is found', (_what, other, sentence) => {
  expect(divergence(pearls, other, table)).toMatch(sentence);
});

function shortened(state: PearlsTypes['state']): PearlsTypes['state'] {
  state.pile.shift();
  return state;
}
