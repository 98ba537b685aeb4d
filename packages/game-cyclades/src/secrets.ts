// Dossier section 6, "Hidden information": gold behind the screens, the order of the draw pile and of a face-down pair.

import { allSeats, below, dealt } from '@atoll/engine';
import type { Seat, Secret, Viewer } from '@atoll/engine';
import { incomeOf } from './board/income.js';
import { isOut } from './cycle/ending.js';
import { offeringCost } from './cycle/offering-cost.js';
import type { CreatureId } from './data/creatures.js';
import { setupOf } from './data/setups.js';
import { goldOf } from './gold.js';
import type { State } from './state.js';

const nobody = (): boolean => false;

/** At the end all screens are lifted; whoever is out has none. */
function screensBefore(state: State, viewer: Viewer): Seat[] {
  if (state.stack.length === 0) return [];
  return allSeats(state.seats).filter((seat) => seat !== viewer && !isOut(state, seat));
}

/**
 * What everybody can see that the seat has: nobody offers more than they can pay (CY-5.8), and until the offerings are
 * paid that much lies behind the screen. Nothing else on the table says anything about gold. Amounts paid and earned
 * are told as they happen, so a player who keeps account of the whole game knows most purses; that is memory, and no
 * view, question or list of moves may do the counting for anybody.
 */
function goldShown(state: State, seat: Seat): number {
  return state.stack.some((frame) => frame.kind === 'offering') ? offeringCost(state, seat) : 0;
}

/** The bank never runs dry (CY-1.8): one purse says nothing about another. */
const gold: Secret<State> = {
  rule: 'CY-4.3',
  names: ['gold'],
  hidden(state, viewer) {
    const screens = screensBefore(state, viewer);
    return screens.length === 0 ? {} : { gold: screens.map((seat) => goldOf(state, seat)) };
  },
  scramble(draft, viewer, random) {
    for (const seat of screensBefore(draft, viewer)) {
      const least = goldShown(draft, seat);
      const loose = goldOf(draft, seat) - least;
      // Any amount that may be left over but the true one, each as likely.
      const other = below(random, loose + 2 * incomeOf(draft, seat) + 5);
      draft.gold[seat] = least + (other < loose ? other : other + 1);
    }
  },
};

/** CY-2.6: which cards it holds is known by elimination, their order to nobody. */
const pile = dealt<State, CreatureId>({
  rule: 'CY-2.6',
  names: ['pile'],
  places: (state) => [
    { name: 'pile', things: state.pile, knows: nobody, put: (draft, things) => void (draft.pile = things) },
  ],
});

/** CY-3.4: with 3 players the pair of an odd cycle lies in an order of its own; that of an even one has been seen. */
const faceDown: Secret<State> = {
  rule: 'CY-3.4',
  names: ['face-down gods'],
  hidden: (state) => (liesInSecretOrder(state) ? { 'face-down gods': state.faceDown.slice() } : {}),
  scramble(draft) {
    if (liesInSecretOrder(draft)) draft.faceDown.reverse();
  },
};

function liesInSecretOrder(state: State): boolean {
  return setupOf(state.seats).row === 'alternate-pairs' && state.cycle % 2 === 1;
}

export const secrets: readonly Secret<State>[] = [gold, pile, faceDown];
