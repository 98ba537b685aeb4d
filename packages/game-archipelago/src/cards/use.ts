// AR-21 Using an evolution card, own or another's: who may, what it costs, what it does.

import type { Seat } from '@atoll/engine';

import { florinsFor, ownerOf } from './pay.js';
import { cardPossible } from './possible.js';
import type { Edition } from '../data/editions.js';
import { CARD, CARDS } from '../data/evolution-cards.js';
import type { CardId } from '../data/evolution-cards.js';
import type { Effect } from '../data/evolution-vocabulary.js';
import type { Resource } from '../data/resources.js';
import { cardOf } from '../economy/goods.js';
import { anyCubePayments, checkAnyCubes, checkPayment, paymentsOf } from '../economy/payment.js';
import type { Move, MoveOf } from '../moves.js';
import type { Refusal } from '../rules.js';
import { playerOf } from '../state.js';
import type { OwnedCard, State } from '../state.js';

function effectsIn(edition: Edition, card: CardId): readonly Effect[] {
  const { effects, effectsFrench } = CARD[card];
  return edition === 'fr-2012' && effectsFrench !== null ? effectsFrench : effects;
}

export function effectsOf(state: State, card: CardId): readonly Effect[] {
  return effectsIn(state.options.edition, card);
}

/** What one option of a card does and costs in cubes; cards without a choice have option 0 only. */
export interface CardOption {
  readonly cubes: readonly Resource[];
  readonly effects: readonly Effect[];
}

/** Prepared once: a round is listed often. */
const optionsIn = (edition: Edition): Readonly<Record<CardId, readonly CardOption[]>> =>
  Object.fromEntries(
    CARDS.map((card) => {
      const effects = effectsIn(edition, card);
      const [first] = effects;
      return [card, first?.op === 'choice' ? first.options : [{ cubes: CARD[card].cost.cubes, effects }]];
    }),
  ) as Readonly<Record<CardId, readonly CardOption[]>>;

const CARD_OPTIONS = { 'en-2.0': optionsIn('en-2.0'), 'fr-2012': optionsIn('fr-2012') };

export function optionsOf(state: State, card: CardId): readonly CardOption[] {
  return CARD_OPTIONS[state.options.edition][card];
}

const NOT_OWNED: Refusal = { rule: 'AR-21.2', reason: 'nobody-owns-this-card' };
const OWNER_ONLY: Refusal = { rule: 'AR-21.2', reason: 'only-its-owner' };
const NOT_USED: Refusal = { rule: 'AR-21.4', reason: 'works-by-itself' };
const A_WONDER: Refusal = { rule: 'AR-22.1', reason: 'wonders-are-built' };
const ENGAGED: Refusal = { rule: 'AR-21.1', reason: 'card-used-this-turn' };
const NO_DISC: Refusal = { rule: 'AR-21.3', reason: 'not-enough-discs' };
const NO_FLORINS: Refusal = { rule: 'AR-21.2', reason: 'not-enough-florins' };
const NO_EFFECT: Refusal = { rule: 'AR-21.6', reason: 'no-effect' };
const NO_OPTION: Refusal = { rule: 'AR-21.1', reason: 'no-such-option' };

/** All but the cubes. */
function checkCard(state: State, seat: Seat, owner: Seat, card: OwnedCard, option: CardOption): Refusal | null {
  const { id } = card;
  const { activation, cost } = CARD[id];
  if (activation === 'passive') return NOT_USED;
  if (activation === 'wonder') return A_WONDER;
  if (activation === 'owner' && owner !== seat) return OWNER_ONLY;
  if (!card.ready) return ENGAGED;
  const player = playerOf(state, seat);
  if (player.discs < cost.discs) return NO_DISC;
  const florins = florinsFor(id, seat, owner);
  if (player.florins < florins) return NO_FLORINS;
  return cardPossible(state, seat, option.effects, florins) ? null : NO_EFFECT;
}

export function checkCardUse(state: State, seat: Seat, move: MoveOf<'use-card'>): Refusal | null {
  const option = optionsOf(state, move.card)[move.option];
  if (option === undefined) return NO_OPTION;
  const owner = ownerOf(state, move.card);
  const card = owner === null ? null : cardOf(state, owner, move.card);
  if (owner === null || card === null) return NOT_OWNED;
  const refused = checkCard(state, seat, owner, card, option);
  if (refused !== null) return refused;
  const { anyCubes } = CARD[move.card].cost;
  if (anyCubes > 0) return checkAnyCubes(state, seat, anyCubes, move.payment);
  return checkPayment(state, seat, option.cubes, move.payment);
}

export function listCardUses(state: State, seat: Seat, moves: Move[]): void {
  for (let owner = 0; owner < state.players.length; owner++) {
    const { cards } = playerOf(state, owner as Seat);
    for (let i = 0; i < cards.length; i++) listUses(state, seat, owner as Seat, cards[i] as OwnedCard, moves);
  }
}

function listUses(state: State, seat: Seat, owner: Seat, card: OwnedCard, moves: Move[]): void {
  if (!card.ready) return;
  const player = playerOf(state, seat);
  const options = optionsOf(state, card.id);
  for (let option = 0; option < options.length; option++) {
    const choice = options[option] as CardOption;
    if (checkCard(state, seat, owner, card, choice) !== null) continue;
    const ways = CARD[card.id].cost.anyCubes > 0 ? anyCubePayments(player) : paymentsOf(player, choice.cubes);
    for (const payment of ways) moves.push({ type: 'use-card', card: card.id, option, payment });
  }
}
