// CY-14.9 Griffon, CY-14.11 Satyr and Dryad, CY-14.12

import { expose } from '@atoll/engine';
import type { Illegal, Seat } from '@atoll/engine';
import { isOut } from '../cycle/ending.js';
import { goldOf, pay, receive } from '../gold.js';
import { DECLINE } from '../moves.js';
import type { Move, MoveOf } from '../moves.js';
import type { Tell } from '../rules.js';
import type { State, Table } from '../state.js';
import type { Power } from './power.js';

type Thief = 'griffon' | 'satyr' | 'dryad';

const NOT_ANOTHER_PLAYER: Illegal = { rule: 'CY-14.12', reason: 'not-another-player' };
const HAS_NO_SUCH_CARD: Illegal = { rule: 'CY-14.12', reason: 'victim-has-no-such-card' };

/** What the Griffon is after is secret, so whoever is in the game can be named; cards lie open. */
function lootOf(table: Table, thief: Thief, victim: Seat): number {
  if (thief === 'griffon') return 1;
  const cards = thief === 'satyr' ? table.philosophers : table.priests;
  return cards[victim] as number;
}

function checkVictim(table: Table, seat: Seat, thief: Thief, victim: Seat): Illegal | null {
  if (victim === seat || victim >= table.seats || isOut(table, victim)) return NOT_ANOTHER_PLAYER;
  return lootOf(table, thief, victim) > 0 ? null : HAS_NO_SUCH_CARD;
}

function askOf(thief: Thief): Power['ask'] {
  return {
    answers: ['rob', 'decline'],
    list(state, seat) {
      const moves: Move[] = [];
      for (let place = 0; place < state.seats; place++) {
        const victim = place as Seat;
        if (checkVictim(state, seat, thief, victim) === null) moves.push({ type: 'rob', victim });
      }
      moves.push(DECLINE);
      return moves;
    },
    check: (state, seat, _ask, move) => (move.type === 'rob' ? checkVictim(state, seat, thief, move.victim) : null),
    fallback: () => DECLINE,
  };
}

export const griffon: Power = {
  ask: askOf('griffon'),
  use(draft, _frame, seat, move, tell) {
    const { victim } = move as MoveOf<'rob'>;
    const gold = Math.floor(goldOf(draft, victim) / 2);
    pay(draft, victim, gold);
    receive(draft, seat, gold);
    expose(draft);
    tell({ type: 'gold-stolen', seat, victim, gold });
  },
};

function stealCard(
  draft: State,
  seat: Seat,
  { victim }: MoveOf<'rob'>,
  card: 'priest' | 'philosopher',
  tell: Tell,
): void {
  const cards = card === 'priest' ? draft.priests : draft.philosophers;
  cards[victim] = (cards[victim] as number) - 1;
  cards[seat] = (cards[seat] as number) + 1;
  tell({ type: 'card-stolen', seat, victim, card });
}

/** A fourth philosopher leads to a metropolis as soon as the card is spent (CY-9.5). */
export const satyr: Power = {
  ask: askOf('satyr'),
  use: (draft, _frame, seat, move, tell) => stealCard(draft, seat, move as MoveOf<'rob'>, 'philosopher', tell),
};

export const dryad: Power = {
  ask: askOf('dryad'),
  use: (draft, _frame, seat, move, tell) => stealCard(draft, seat, move as MoveOf<'rob'>, 'priest', tell),
};
