// The back of the top evolution card is next turn's crisis, unless somebody draws first: then another comes up, and a red
// one strikes at once. So buying a card, or letting one fall, also means choosing between the crisis seen and one unseen.

import type { Seat } from '@atoll/engine';
import type { State } from '@atoll/game-archipelago/search';
import { CARD, CARDS } from '@atoll/game-archipelago/table';
import type { BackHalf } from '@atoll/game-archipelago/table';

/** Rebellion this half would bring, as far as the seat cannot meet it with what it and the markets have. */
function unmet(state: State, seat: Seat, half: BackHalf): number {
  const { cubes, tokens } = state.players[seat] as State['players'][number];
  switch (half.type) {
    case 'domestic-crisis': {
      const fed = (state.domestic[half.resource] + cubes[half.resource] + tokens) * half.citizensPerCube;
      return Math.max(0, state.population - fed);
    }
    case 'export-crisis':
      return Math.max(0, half.cubes - state.export[half.resource] - cubes[half.resource] - tokens);
    case 'event':
      return 0;
  }
}

/** More than this loses the game as surely. */
const MOST = 8;

/** Rebellion to be expected less, or more, if the card on top is drawn: what is seen against all that might follow. */
export function drawingSaves(state: State, seat: Seat): number {
  const top = state.evolutionDeck.at(-1);
  if (top === undefined) return 0;
  let unseen = 0;
  for (const card of CARDS) {
    const { upper, lower } = CARD[card].back;
    // A red half strikes now, the others in the next turn: both count.
    unseen += Math.min(MOST, unmet(state, seat, upper) + unmet(state, seat, lower));
  }
  return seenNext(state, seat, top) - unseen / CARDS.length;
}

function seenNext(state: State, seat: Seat, top: (typeof CARDS)[number]): number {
  const { upper, lower } = CARD[top].back;
  const first = upper.red ? 0 : unmet(state, seat, upper);
  return Math.min(MOST, first + (lower.red ? 0 : unmet(state, seat, lower)));
}
