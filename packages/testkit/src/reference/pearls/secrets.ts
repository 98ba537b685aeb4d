// PEARL-6 What is hidden: every card that lies face down, from everybody but whoever may remember it.

import { dealt } from '@atoll/engine';
import type { EventSecrecy, Place, Seat, Viewer } from '@atoll/engine';
import type { Card } from './cards.js';
import type { PearlsTypes } from './rules.js';
import type { Player, State } from './state.js';

const nobody = (): boolean => false;

export const secrets = [
  dealt<State, Card>({
    rule: 'PEARL-6.1',
    names: ['pile', 'hands', 'buried', 'offers'],
    places: (state) => [
      { name: 'pile', things: state.pile, knows: nobody, put: (draft, cards) => void (draft.pile = cards) },
      ...state.players.flatMap((player, seat) => placesOf(player, seat)),
      ...sealedOffers(state),
    ],
  }),
];

function placesOf({ hand, buried }: Player, seat: number): Place<State, Card>[] {
  const knows = (viewer: Viewer): boolean => viewer === seat;
  return [
    { name: 'hands', things: hand, knows, put: (draft, cards) => void (playerIn(draft, seat).hand = cards) },
    { name: 'buried', things: buried, knows, put: (draft, cards) => void (playerIn(draft, seat).buried = cards) },
  ];
}

function sealedOffers(state: State): Place<State, Card>[] {
  const at = state.stack.findIndex((frame) => frame.kind === 'offering');
  const offering = state.stack[at];
  if (offering?.kind !== 'offering') return [];
  return offering.offers.map((card, seat) => ({
    name: 'offers',
    things: card === null ? [] : [card],
    knows: (viewer) => viewer === seat,
    put(draft, cards) {
      const frame = draft.stack[at];
      if (frame?.kind === 'offering') frame.offers[seat] = cards[0] ?? null;
    },
  }));
}

function playerIn(draft: State, seat: number): Player {
  return draft.players[seat] as Player;
}

const ifOwn = (card: Card | null, seat: Seat, viewer: Viewer): Card | null => (seat === viewer ? card : null);

export const events: EventSecrecy<PearlsTypes> = {
  dealt: ({ type, seat, cards }, viewer) => ({ type, seat, cards: seat === viewer ? cards : null }),
  drew: ({ type, seat, card }, viewer) => ({ type, seat, card: ifOwn(card, seat, viewer) }),
  discarded: ({ type, seat, card }, viewer) => ({ type, seat, card: ifOwn(card, seat, viewer) }),
  offered: ({ type, seat, card }, viewer) => ({ type, seat, card: ifOwn(card, seat, viewer) }),
  dived: ({ type, seat, gave, took }, viewer) => ({
    type,
    seat,
    gave: ifOwn(gave, seat, viewer),
    took: ifOwn(took, seat, viewer),
  }),
  'offers-revealed': 'open',
  'pearl-taken': 'open',
  'pearl-sunk': 'open',
  reshuffled: 'open',
};
