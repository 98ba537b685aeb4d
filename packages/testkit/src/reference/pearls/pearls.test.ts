// Rule tests of the reference game, as a pattern: a scenario, components moved by hand, one move, one expectation.

import type { Seat } from '@atoll/engine';
import { describe, expect } from 'vitest';
import { rule } from '../../rule.js';
import { scenario } from '../../scenario.js';
import type { Scenario } from '../../scenario.js';
import type { Card } from './cards.js';
import { pearls } from './index.js';
import type { PearlsTypes } from './index.js';
import { playerOf } from './hand.js';
import type { State } from './state.js';
import { winnerOf } from './flow/offering.js';

/** Gives every seat the hand wanted; what it held goes into the pile. */
function dealHands(draft: State, hands: readonly (readonly Card[])[]): void {
  const wanted = new Set(hands.flat());
  const left = [...draft.pile, ...draft.players.flatMap((player) => player.hand)].filter((card) => !wanted.has(card));
  for (const [seat, hand] of hands.entries()) playerOf(draft, seat as Seat).hand = [...hand];
  draft.pile = left;
}

function atOffering(hands: readonly (readonly Card[])[]): Scenario<PearlsTypes> {
  const t = scenario(pearls, { seats: hands.length });
  t.skipTo(({ state }) => state.stack.at(-1)?.kind === 'offering');
  return t.arrange((draft) => {
    dealHands(draft, hands);
    const buried = draft.players.flatMap((player) => player.buried);
    draft.pile = draft.pile.filter((card) => !buried.includes(card));
    for (const player of draft.players) player.buried = [];
    draft.shown = buried.filter((card) => !hands.flat().includes(card));
  });
}

describe('PEARL-3 A turn', () => {
  rule('PEARL-3.1', 'the seat draws up to four cards, then discards one face down', () => {
    const t = scenario(pearls, { seats: 2 });
    expect(t.state.players[0]?.hand).toHaveLength(4);
    const [card = 0] = t.state.players[0]?.hand ?? [];
    t.play(0, { type: 'discard', card });
    expect(t.state.players[0]).toMatchObject({ buried: [card] });
    expect(t.view(1).players[0]).toMatchObject({ handSize: 3, buriedSize: 1, hand: null, buried: null });
  });

  rule('PEARL-3.2', 'only a card of the own hand can be discarded', () => {
    const t = scenario(pearls, { seats: 2 });
    const [other = 0] = t.state.players[1]?.hand ?? [];
    t.refused(0, { type: 'discard', card: other }, 'PEARL-3.2');
  });

  rule('PEARL-3.3', 'the first turn passes to the left from round to round', () => {
    const t = scenario(pearls, { seats: 3 });
    expect(t.ask(0).kind).toBe('discard');
    t.skipTo(({ state }) => state.stack[0]?.kind === 'round' && state.stack[0].number === 2);
    expect(t.ask(1).kind).toBe('discard');
  });
});

describe('PEARL-4 The offering', () => {
  rule('PEARL-4.1', 'offers are sealed until the last is in, and the highest takes the pearl', () => {
    const t = atOffering([
      [2, 4, 6],
      [8, 10, 12],
    ]);
    t.play(1, { type: 'offer', card: 8 });
    expect(t.view(0).stack.at(-1)).toMatchObject({ offers: [null, 'sealed'] });
    expect(t.viewEvents(0)).toEqual([{ type: 'offered', seat: 1, card: null }]);
    t.play(0, { type: 'offer', card: 6 });
    expect(t.viewEvents(0)).toContainEqual({ type: 'offers-revealed', cards: [6, 8] });
    expect(t.state.players.map((player) => player.pearls)).toEqual([0, 1]);
  });

  rule.each(
    'PEARL-4.2',
    [
      { offers: [0, 2], winner: 1 },
      { offers: [4, 5], winner: null },
      { offers: [10, 11, 2], winner: 2 },
      { offers: [22, 4, 23, 6], winner: 3 },
      { offers: [4, 5, 8, 9], winner: null },
    ],
    ({ offers, winner }) => `of ${offers.join(', ')} ${winner === null ? 'nobody' : `seat ${winner}`} wins`,
    ({ offers, winner }) => expect(winnerOf(offers)).toBe(winner),
  );
});

describe('PEARL-5 Diving', () => {
  rule('PEARL-5.1', 'the lowest card is swapped for the top one of the pile', () => {
    const t = scenario(pearls, { seats: 2 }).arrange((draft) =>
      dealHands(draft, [
        [9, 3, 20, 2],
        [12, 13, 14],
      ]),
    );
    const top = t.state.pile.at(-1);
    t.play(0, { type: 'dive' });
    expect(t.state.players[0]).toMatchObject({ hand: [9, 3, 20, top], buried: [2], dived: true });
  });

  rule('PEARL-5.2', 'once a game, and not at all without the option', () => {
    const t = scenario(pearls, { seats: 2 }).play(1, { type: 'dive' });
    expect(t.asks(1)).toEqual([]);
    expect(scenario(pearls, { seats: 2, options: { diving: false } }).asks(1)).toEqual([]);
  });

  rule('PEARL-2.3', 'an empty pile is made anew from what was laid off', () => {
    const t = scenario(pearls, { seats: 2 }).arrange((draft) => void (draft.shown = draft.pile.splice(0)));
    const laidOff = t.state.shown.length;
    t.play(1, { type: 'dive' });
    expect(t.events).toContainEqual({ type: 'reshuffled', cards: laidOff });
    expect(t.state.pile).toHaveLength(laidOff - 1);
  });
});

describe('PEARL-7 The end', () => {
  rule('PEARL-7.1', 'equal pearls are parted by the hand, then by a dive saved', () => {
    const t = scenario(pearls, { seats: 2 }).skipTo(({ state }) => state.stack.length === 0);
    t.arrange((draft) => {
      const cards = draft.players.flatMap((player) => player.hand);
      draft.pile.push(...cards);
      draft.shown.push(...draft.pile.splice(0));
      for (const player of draft.players) draft.shown.push(...player.buried.splice(0));
      draft.shown = draft.shown.filter((card) => ![2, 8, 3, 9].includes(card));
      draft.players = [
        { hand: [2, 8], buried: [], pearls: 2, dived: true },
        { hand: [3, 9], buried: [], pearls: 2, dived: false },
      ];
    });
    expect(t.ranking()?.map(({ seat, rank }) => [seat, rank])).toEqual([
      [1, 1],
      [0, 2],
    ]);
  });
});
