// A state read back from JSON: every field named, nothing else let in.

import { fields, integer, list, nullable, oneOf, randomShape, tagged, truth } from '@atoll/engine';
import type { Seat, Shape } from '@atoll/engine';
import { ROUNDS } from './cards.js';
import type { Card } from './cards.js';
import type { PearlsFrame, State } from './state.js';

const MAX_CARDS = 24;
const MAX_SEATS = 4;

const card: Shape<Card> = integer(0, MAX_CARDS - 1);
const cards = list(card, MAX_CARDS);
const frame: Shape<PearlsFrame> = tagged<PearlsFrame, 'kind'>('kind', {
  round: { id: integer(1), number: integer(1, ROUNDS), turnsTaken: integer(0, MAX_SEATS), offeringHeld: truth },
  turn: {
    id: integer(1),
    seat: integer(0, MAX_SEATS - 1) as Shape<Seat>,
    step: oneOf(['draw', 'discard', 'over']),
  },
  offering: { id: integer(1), offers: list(nullable(card), MAX_SEATS) },
});

const player = fields({ hand: cards, buried: cards, pearls: integer(0, ROUNDS), dived: truth });

export const stateShape: Shape<State> = fields({
  rng: randomShape,
  stack: list(frame, 2),
  frames: integer(0),
  exposed: integer(0),
  deckSize: oneOf([18, 24]),
  diving: truth,
  pile: cards,
  shown: cards,
  players: list(player, MAX_SEATS),
});
