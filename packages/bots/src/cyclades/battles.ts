// To fight on or to retreat, by the exact odds of the battle as it stands; and where a metropolis or a marker is safest.

import { battleOdds, boardOf, freeSquares, landBattleOdds, NO_SEAT, seaBonus } from '@atoll/game-cyclades/search';
import type { CycladesFrame, State } from '@atoll/game-cyclades/search';
import { islandNumber, seaNumber } from '@atoll/game-cyclades/table';
import type { Move } from '@atoll/game-cyclades/table';
import { conquestWorth, dangers, ISLANDS, islandWorth } from './islands.js';
import type { Thought } from './thought.js';
import { FLEET, TROOP } from './worths.js';

type Battle = Extract<CycladesFrame, { kind: 'battle' }>;

function battleIn(state: State): Battle | null {
  const top = state.stack.at(-1);
  return top?.kind === 'battle' ? top : null;
}

export function rateRetreats(thought: Thought, moves: readonly Move[], ratings: Float64Array): void {
  const battle = battleIn(thought.state);
  if (battle === null) return;
  const fighting = battle.land ? landStakes(thought, battle) : seaStakes(thought, battle);
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as Move;
    ratings[i] = move.type === 'retreat' ? shelter(thought, battle, move.to) : fighting;
  }
}

/** What fighting on to the end brings: the place by the chance to have it, less what is likely to fall. */
function landStakes(thought: Thought, battle: Battle): number {
  const { state, seat, own, income } = thought;
  const island = islandNumber(boardOf(state), battle.place);
  const odds = landBattleOdds(state, island, battle.attackers);
  if (seat === battle.attacker) {
    return odds.attackerWins * (conquestWorth(state, own, income, island) + TROOP);
  }
  return (1 - odds.attackerWins) * islandWorth(state, own, income, island) + odds.defenderWins * TROOP;
}

function seaStakes({ state, seat, income }: Thought, battle: Battle): number {
  const board = boardOf(state);
  const sea = seaNumber(board, battle.place);
  const odds = battleOdds({
    attackers: battle.attackers,
    defenders: state.fleets[sea] as number,
    bonus: seaBonus(state, battle.defender, sea),
    minotaur: false,
  });
  const stake = 2 * FLEET + (board.trade[sea] as number) * income;
  return (seat === battle.attacker ? odds.attackerWins : odds.defenderWins) * stake;
}

/** What is saved: the pieces, and a little more where they strengthen something. */
function shelter({ state, seat }: Thought, battle: Battle, to: string): number {
  const board = boardOf(state);
  if (!battle.land) {
    const fleets =
      seat === battle.attacker ? battle.attackers : (state.fleets[seaNumber(board, battle.place)] as number);
    return 0.7 * FLEET * fleets;
  }
  const troops =
    seat === battle.attacker ? battle.attackers : (state.troops[islandNumber(board, battle.place)] as number);
  return 0.7 * TROOP * troops + 0.1 * (state.metropolis[islandNumber(board, to)] as number);
}

const danger = new Float64Array(ISLANDS);

/** Metropolises and prosperity markers go where they are safest, and where they cost the fewest squares. */
export function rateSites(thought: Thought, moves: readonly Move[], ratings: Float64Array): void {
  const { state, seat } = thought;
  const board = boardOf(state);
  dangers(state, seat, danger);
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as Move;
    if (move.type !== 'place-metropolis' && move.type !== 'place-prosperity' && move.type !== 'remove-building')
      continue;
    const island = islandNumber(board, move.island);
    const safety = 0.3 * (state.troops[island] as number) - 6 * (danger[island] as number);
    if (move.type === 'remove-building') ratings[i] = -safety * 0.1 - 0.3 * freeSquares(state, island);
    else if (move.type === 'place-prosperity') ratings[i] = safety;
    else ratings[i] = safety - 0.6 * Math.min(2, board.squares[island] as number) - 2 * destroyed(move.destroyed);
  }
}

function destroyed(counts: Readonly<Record<string, number>>): number {
  let sum = 0;
  for (const count of Object.values(counts)) sum += count;
  return sum;
}

/** Selling pieces to the Sphinx pays only for those that do nothing. */
export function rateSales(thought: Thought, moves: readonly Move[], ratings: Float64Array): void {
  const { state, own } = thought;
  const board = boardOf(state);
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as Move;
    if (move.type === 'sell-troop') {
      const spare = (state.troops[islandNumber(board, move.island)] as number) > 2 && own.troops > 4;
      ratings[i] = spare ? 0.5 : -1;
    } else if (move.type === 'sell-fleet') {
      const sea = seaNumber(board, move.sea);
      const spare = (state.fleets[sea] as number) > 1 && own.fleets > 4 && state.fleetOwner[sea] !== NO_SEAT;
      ratings[i] = spare ? 0.8 : -1;
    } else if (move.type !== 'stop') ratings[i] = -2;
  }
}
