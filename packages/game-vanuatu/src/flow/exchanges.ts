// VA-3.3, VA-3.4 The free exchanges: open beside every question, for whoever has something to exchange. VA-9.9 the Beggar.

import { offered } from '@atoll/engine';
import type { Decision, Seat } from '@atoll/engine';
import { useBonus } from '../actions/perform.js';
import type { Ask } from '../asks.js';
import { MOST_ALMS } from '../data/characters.js';
import { ROUNDS, TILE_VALUES, TREASURE_TILES } from '../data/figures.js';
import { gainVatus } from '../money.js';
import type { MoveOf } from '../moves.js';
import { playerAt } from '../state.js';
import type { Player, State } from '../state.js';
import { optionalAsk } from '../rules.js';

const MOST_SEATS = 5;
const TREASURES = TREASURE_TILES[0] + TREASURE_TILES[1] + TREASURE_TILES[2];

const SELL_MOVES: readonly MoveOf<'sell-treasure'>[] = TILE_VALUES.map((value) => ({ type: 'sell-treasure', value }));
const BEG_MOVES: readonly MoveOf<'beg'>[] = [1, 2, 3].map((points) => ({ type: 'beg', points }));

/** One decision for each seat and number: an answer given twice finds the second one closed. */
function numbered(kind: 'sell-treasure' | 'beg', most: number): readonly (readonly Decision<Ask>[])[] {
  return Array.from({ length: MOST_SEATS }, (_row, seat) =>
    Array.from({ length: most + 1 }, (_column, number) => offered(`${kind}-${number}`, seat as Seat, { kind })),
  );
}

/** By seat, then by the treasures sold. */
const SELLING = numbered('sell-treasure', TREASURES);
/** By seat, then by round. */
const BEGGING = numbered('beg', ROUNDS);

function hasTreasure({ treasure }: Player): boolean {
  return treasure[0] !== 0 || treasure[1] !== 0 || treasure[2] !== 0;
}

/** VA-5.4, VA-9.9 */
export function mostAlms(player: Player): number {
  return player.bonusReady && player.character === 'beggar' ? Math.min(MOST_ALMS, player.points) : 0;
}

export function canExchange(player: Player): boolean {
  return hasTreasure(player) || mostAlms(player) > 0;
}

export function exchangesOpen(state: State): readonly Decision<Ask>[] {
  const open: Decision<Ask>[] = [];
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = playerAt(state, seat as Seat);
    if (hasTreasure(player)) open.push(SELLING[seat]?.[player.treasuresSold] as Decision<Ask>);
    if (mostAlms(player) > 0) open.push(BEGGING[seat]?.[state.round] as Decision<Ask>);
  }
  return open;
}

function treasuresOf({ treasure }: Player): MoveOf<'sell-treasure'>[] {
  return SELL_MOVES.filter(({ value }) => treasure[value - 1] !== 0);
}

export const sellTreasure = optionalAsk('sell-treasure', {
  rule: 'VA-3.3',
  answers: ['sell-treasure'],
  list: (state, seat) => treasuresOf(playerAt(state, seat)),
  check(state, seat, _frame, { value }) {
    if (playerAt(state, seat).treasure[value - 1] !== 0) return null;
    return { rule: 'VA-3.3', reason: 'treasure-not-owned', params: { value } };
  },
  answer(draft, seat, _frame, { value }, emit) {
    const player = playerAt(draft, seat);
    player.treasure[value - 1] = (player.treasure[value - 1] as number) - 1;
    player.treasuresSold += 1;
    emit({ type: 'treasure-sold', seat, value });
    gainVatus(draft, seat, value, emit);
  },
  fallback: (state, seat) => treasuresOf(playerAt(state, seat))[0] as MoveOf<'sell-treasure'>,
});

export const beg = optionalAsk('beg', {
  rule: 'VA-9.9',
  answers: ['beg'],
  list: (state, seat) => BEG_MOVES.slice(0, mostAlms(playerAt(state, seat))),
  check(state, seat, _frame, { points }) {
    const most = mostAlms(playerAt(state, seat));
    return points <= most ? null : { rule: 'VA-9.9', reason: 'more-than-allowed', params: { points, most } };
  },
  answer(draft, seat, _frame, { points }, emit) {
    const player = playerAt(draft, seat);
    useBonus(player, seat, emit);
    player.points -= points;
    emit({ type: 'begged', seat, points });
    gainVatus(draft, seat, points, emit);
  },
  fallback: () => BEG_MOVES[0] as MoveOf<'beg'>,
});
