// What a move would cost and bring, with the figures behind it. All of it is worked out by the game's own functions.

import type { Viewer } from '@atoll/engine';
import {
  battleStrength,
  boardFor,
  BUILDING_COST,
  GODS,
  islandNumber,
  KRAKEN_STEP_COST,
  offeringCostWith,
  recruitPrice,
  seaNumber,
  SLOT_IDS,
  SLOT_PRICES,
  SPECIAL_COST,
  SPHINX_PRICE,
  tableOf,
} from '@atoll/game-cyclades/table';
import type { FrameView, Engagement, Move, View } from '@atoll/game-cyclades/table';
import type { Locale, Part, Sentence, Words } from '../types.ts';
import { PHRASES } from './phrases.ts';

export function percent(chance: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(chance);
}

type GodTurn = Extract<FrameView, { kind: 'god-turn' }>;

function turnOf({ stack }: View): GodTurn | null {
  const frame = stack.find(({ kind }) => kind === 'god-turn');
  return frame?.kind === 'god-turn' ? frame : null;
}

export function preview(move: Move, view: View, viewer: Viewer, words: Words, locale: Locale): Sentence | null {
  const phrases = PHRASES[locale];
  const gold = (sum: number): Sentence => [sum === 0 ? phrases.free : phrases.gold(sum)];
  switch (move.type) {
    case 'offer':
      return ofOffer(move, view, viewer, locale);
    case 'recruit-fleet':
    case 'recruit-troop':
    case 'recruit-priest':
    case 'recruit-philosopher': {
      const turn = turnOf(view);
      return turn === null ? null : gold(recruitPrice(turn.god, turn.recruited) ?? 0);
    }
    case 'build': {
      const turn = turnOf(view);
      return turn === null ? null : [`${words.thing(GODS[turn.god].building)}: ${phrases.gold(BUILDING_COST)}`];
    }
    case 'move-fleets':
    case 'move-troops':
      return ofMovement(move, view, locale);
    case 'replace-creature':
      return gold(SPECIAL_COST);
    case 'move-kraken':
      return gold(KRAKEN_STEP_COST);
    case 'call-creature': {
      const slot = SLOT_IDS.indexOf(move.slot);
      const price = SLOT_PRICES[slot] ?? 0;
      const creature = view.track[slot];
      const name = creature === null || creature === undefined ? '' : `${words.thing(creature)}: `;
      if (move.temples === 0) return [name + phrases.gold(price)];
      return [name + phrases.pays(`${price} − ${phrases.templesOff(move.temples)}`, price - move.temples)];
    }
    case 'sell-fleet':
    case 'sell-troop':
    case 'sell-priest':
    case 'sell-philosopher':
      return [phrases.gains(SPHINX_PRICE)];
    default:
      return null;
  }
}

function ofOffer(
  { god, gold }: Extract<Move, { type: 'offer' }>,
  view: View,
  viewer: Viewer,
  locale: Locale,
): Sentence | null {
  const phrases = PHRASES[locale];
  if (god === 'apollo' || viewer === 'spectator') return [phrases.free];
  const table = tableOf(view);
  const cost = offeringCostWith(table, viewer, god, gold);
  const others = view.offerings.filter((offering) => offering.seat === viewer && offering.god !== god);
  const standing = view.offerings.find((offering) => offering.god === god);
  const sum = gold + others.reduce((total, offering) => total + offering.gold, 0);
  const terms = [
    String(gold),
    ...others.map((offering) => `+ ${offering.gold} (${phrases.otherOffering})`),
    ...(sum > cost ? [`− ${phrases.priestsOff(sum - cost)}`] : []),
  ];
  const price = terms.length === 1 ? phrases.gold(cost) : phrases.pays(terms.join(' '), cost);
  if (standing === undefined) return [price];
  const [before = '', after = ''] = phrases.evicted('\0').split('\0');
  const parts: Part[] = [`${price} · ${before}`, { seat: standing.seat }, after];
  return parts;
}

/** The price of the first step only: the others are part of the same movement. */
function ofMovement(
  move: Extract<Move, { type: 'move-fleets' | 'move-troops' }>,
  view: View,
  locale: Locale,
): Sentence | null {
  const phrases = PHRASES[locale];
  const isPaid = view.stack.at(-1)?.kind === 'god-turn';
  const price = isPaid ? [phrases.gold(SPECIAL_COST)] : [];
  const engagement = engagementOf(move, view);
  if (engagement === null) return price.length === 0 ? null : price;
  const { defence, battle } = battleStrength(tableOf(view), engagement);
  const outcome = defence.parts.some(({ from }) => from === 'troop' || from === 'fleet' || from === 'minotaur')
    ? phrases.winChance(percent(battle.attackerWins, locale))
    : phrases.taken;
  return [[...price, outcome].join(' · ')];
}

function engagementOf(move: Extract<Move, { type: 'move-fleets' | 'move-troops' }>, view: View): Engagement | null {
  const table = tableOf(view);
  const board = boardFor(view.seats);
  const mover = turnOf(view)?.seat;
  if (mover === undefined) return null;
  const defender =
    move.type === 'move-fleets'
      ? table.fleetOwner[seaNumber(board, move.to)]
      : table.owner[islandNumber(board, move.to)];
  if (defender === undefined || defender < 0 || defender === mover) return null;
  return move.type === 'move-fleets'
    ? { place: move.to, land: false, defender: defender as Engagement['defender'], attackers: move.fleets }
    : { place: move.to, land: true, defender: defender as Engagement['defender'], attackers: move.troops };
}
