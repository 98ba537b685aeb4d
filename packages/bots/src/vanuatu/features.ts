// What the judge of Vanuatu weighs for each seat between rounds.

import type { Seat } from '@atoll/engine';
import type { Vanuatu } from '@atoll/game-vanuatu';
import { scoreOf } from '@atoll/game-vanuatu/search';
import { ISLANDS, ROUNDS } from '@atoll/game-vanuatu/table';
import type { Player } from '@atoll/game-vanuatu/table';
import type { Features } from '../judge/linear.js';
import { outlookAt } from './outlook.js';
import { sumOf } from './worth.js';

export const features: Features<Vanuatu> = {
  names: [
    'score',
    'score late',
    'vatus',
    'vatus late',
    'no vatus early',
    'fish',
    'fish late',
    'treasure',
    'stalls',
    'stalls late',
    'markets early',
    'tourists to come',
    'place',
    'place late',
    'first player',
    'turn order',
  ],
  read(state, seat, out, at) {
    const player = state.players[seat] as Player;
    const late = Math.min(1, (state.round - 1) / (ROUNDS - 1));
    const score = scoreOf(state, seat as Seat).points / 10;
    const fish = sumOf(player.fish) / 5;
    const place = outlookAt(state, seat as Seat, player.boat) / 5;
    let [stalls, markets, toCome] = [0, 0, 0];
    for (const island of state.islands) {
      const own = island.stalls[seat] as number;
      if (own === 0) continue;
      stalls += own;
      markets += 1;
      toCome += own * (ISLANDS[island.tile].touristCapacity - island.tourists);
    }
    const seats = state.players.length;
    const row = [
      score,
      score * late,
      player.vatus / 5,
      (player.vatus / 5) * late,
      player.vatus <= 1 ? 1 - late : 0,
      fish,
      fish * late,
      sumOf(player.treasure) / 5,
      stalls / 3,
      (stalls / 3) * late,
      (markets / 2) * (1 - late),
      (toCome / 10) * (1 - late),
      place,
      place * late,
      state.firstPlayer === seat ? 1 : 0,
      1 - ((seat - state.firstPlayer + seats) % seats) / seats,
    ];
    for (let i = 0; i < row.length; i++) out[at + i] = row[i] as number;
  },
};
