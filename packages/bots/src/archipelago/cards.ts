// Evolution cards: what they are worth to own, and what their effects do now.

import { buildingsControlled, countedBuildings, optionsOf, topHexFits } from '@atoll/game-archipelago/search';
import type { Effect } from '@atoll/game-archipelago/search';
import { BUILDINGS, CARD, priceOf, taxesOf } from '@atoll/game-archipelago/table';
import type { CardId, Move, Payment } from '@atoll/game-archipelago/table';
import { calmingWorth, surplusWorth } from './colony.js';
import { drawingSaves } from './omens.js';
import { buildingWorth, cardWorth, citizenWorth } from './thought.js';
import type { Thought } from './thought.js';
import { bestTransaction } from './trade.js';
import { HUTS, OMENS } from './worths.js';

function effectWorth(thought: Thought, effect: Effect): number {
  const { state, seat, colony, florin } = thought;
  switch (effect.op) {
    case 'rebellion':
      return calmingWorth(colony, -effect.delta);
    case 'surplus':
      return surplusWorth(colony, -effect.delta);
    case 'rebellionPer':
      return calmingWorth(colony, -effect.delta * countedBuildings(state, effect.per));
    case 'rebellionByTemples':
      return calmingWorth(colony, 1.5);
    case 'surplusPer':
      return surplusWorth(colony, -effect.delta);
    case 'gainFlorins':
      return effect.amount * florin;
    case 'gainFlorinsPer':
      return Math.min(effect.max, controlled(thought)) * effect.amount * florin;
    case 'doubleHarvest':
      return harvestable(thought) * thought.cubes[effect.resource];
    case 'freeTaxes':
      return taxesWorth(thought);
    case 'freeExploration':
      return explorationWorth(thought);
    case 'freeReproduction':
      return citizenWorth(thought);
    case 'recruit':
      return Math.max(0, citizenWorth(thought) - 3 * florin);
    case 'placeShip':
      return buildingWorth(thought, 'ship');
    case 'freeTransaction':
      return bestTransaction(thought, [effect.market]);
    case 'bulkTransaction':
      return 1.5 * bestTransaction(thought, [effect.market]);
    case 'standRebels':
      return 0.15 * ownRebels(thought);
    case 'revealAndBuy':
      return thought.player.florins > 4 ? 0.5 : -0.2;
    case 'destroyShip':
      return 0.4;
    case 'stealFromHands':
      return 0.35;
    case 'pillageIcon':
      return 1;
    case 'freeConstruction':
      return 0.5;
    case 'freeMigration':
      return 0.05;
    case 'bidBonus':
    case 'shipPerControlledPort':
      return 0.2 + buildingsControlled(state, seat, 'port') * 0.2;
    case 'choice':
      return 0;
  }
}

function controlled({ state, seat }: Thought): number {
  let count = 0;
  for (const building of BUILDINGS) count += buildingsControlled(state, seat, building);
  return count;
}

/** Hands that are free for a harvest, about. */
function harvestable({ state, seat }: Thought): number {
  let free = 0;
  for (const unit of state.units) if (unit.seat === seat && !unit.lying && !unit.engaged) free += 0.4;
  return free;
}

function ownRebels({ state, seat }: Thought): number {
  let lying = 0;
  for (const unit of state.units) if (unit.lying && unit.seat === seat) lying += 1;
  return lying;
}

/** Others tax too before one's next round: what is left of the gap must bear that, and a part of what the turn will bring. */
const BEARABLE = 3;
const OF_THE_DRIFT = 0.5;
const RECKLESS = 6;

export function taxesWorth({ state, seat, colony, florin }: Thought): number {
  if (colony.role !== 'separatist' && colony.gap - 1 < BEARABLE + OF_THE_DRIFT * colony.drift) return -RECKLESS;
  return Math.min(taxesOf(state, seat), state.florins) * florin + calmingWorth(colony, -1);
}

/** How likely a hex nobody has seen fits somewhere, about. */
const UNSEEN_FITS = 0.7;

/**
 * A token, a cube, a cube for the market, and huts with people nobody feeds. Where the hex on top fits nowhere, the next
 * one is drawn unseen.
 */
export function explorationWorth(thought: Thought): number {
  const { state, seat, colony, token } = thought;
  const fits = topHexFits(state, seat);
  if (fits === null) return -1;
  const piles = thought.nearer.explorerPilesEmpty ?? 0;
  // A pile holds eight tokens: each one brings the end of it a little nearer.
  const found = token + 0.35 + surplusWorth(colony, -HUTS) + piles / 4;
  return fits ? found : UNSEEN_FITS * found;
}

/** What using the card now brings beyond its price; the disc it may cost could have done something else. */
export function useWorth(thought: Thought, card: CardId, option: number, payment: Payment): number {
  const { cost } = CARD[card];
  let worth = -0.35 * cost.discs - cost.florins * thought.florin;
  const mine = thought.player.cards.some(({ id }) => id === card);
  if (!mine) worth -= thought.florin;
  for (const effect of optionsOf(thought.state, card)[option]?.effects ?? []) worth += effectWorth(thought, effect);
  return worth - paymentWorth(thought, payment);
}

export function paymentWorth(thought: Thought, payment: Payment): number {
  let worth = 0;
  for (const coin of payment) worth += coin === 'token' ? thought.token : thought.cubes[coin];
  return worth;
}

/** A wonder scores its medals and keeps a citizen for ever. */
export function wonderWorth(thought: Thought, card: CardId, payment: Payment): number {
  let worth = 1.1 * CARD[card].medals - 0.35 * CARD[card].cost.discs - citizenWorth(thought);
  for (const effect of optionsOf(thought.state, card)[0]?.effects ?? []) worth += effectWorth(thought, effect);
  return worth - paymentWorth(thought, payment);
}

export function rateEvolution(thought: Thought, moves: readonly Move[], ratings: Float64Array): void {
  const { state, seat, colony, florin } = thought;
  // Others draw too: what is seen may be gone without one's doing.
  const drawn = OMENS * calmingWorth(colony, drawingSaves(state, seat));
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as Move;
    if (move.type !== 'buy-card' && move.type !== 'rotate-card') continue;
    const slot = state.track[move.slot];
    if (slot === null || slot === undefined) continue;
    const worth = cardWorth(thought, slot.card);
    if (move.type === 'buy-card') ratings[i] = worth - priceOf(slot) * florin + drawn;
    // What is turned gets another price; what leaves lets a new card, and perhaps a crisis, come up.
    else ratings[i] = -0.2 - 0.05 * worth + (slot.corner === 2 ? drawn : 0);
  }
}
