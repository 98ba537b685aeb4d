// How the answers to Vanuatu's questions look at first sight, in points.

import type { Decision, Seat } from '@atoll/engine';
import type { State } from '@atoll/game-vanuatu/search';
import type { Ask, Move } from '@atoll/game-vanuatu/table';
import { almsWorth, characterWorth, neutralWorth, tileWorth, tokenWorth } from './choosing.js';
import { markerWorth, planOf } from './planning.js';
import { actWorth, governWorth, takeBackWorth } from './resolving.js';

export function rate(state: State, { seat, ask }: Decision<Ask>, moves: readonly Move[], ratings: Float64Array): void {
  if (ask.kind === 'plan') {
    const plan = planOf(state, seat);
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i] as Move;
      ratings[i] = move.type === 'plan' ? markerWorth(plan, move.action) : 0;
    }
    return;
  }
  for (let i = 0; i < moves.length; i++) ratings[i] = rateMove(state, seat, moves[i] as Move);
}

function rateMove(state: State, seat: Seat, move: Move): number {
  switch (move.type) {
    case 'choose-character':
      return characterWorth(state, seat, move.character);
    case 'place-tile':
      return tileWorth(state, seat, move.tile, move.space);
    case 'place-neutral':
      return neutralWorth(state, seat, move.action);
    case 'take-rest-token':
      return tokenWorth(state, seat, move.token);
    case 'take-back':
      return takeBackWorth(state, seat, move.action);
    case 'govern':
      return governWorth(state, seat, move.from, move.to);
    case 'beg':
      return almsWorth(state, seat, move.points);
    case 'sell-treasure':
      // Two points at the end are more than one vatu now.
      return -move.value;
    case 'plan':
      return 0;
    default:
      return actWorth(state, seat, move);
  }
}
