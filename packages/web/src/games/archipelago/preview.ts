// What a move would cost and bring, from the rules: written beside the preview of the prompt.

import {
  buyingPrice,
  CARD,
  CONSTRUCTION,
  lowestCost,
  OPERATING_COST,
  priceOf,
  sellingPrice,
  surplusRow,
  taxesOf,
} from '@atoll/game-archipelago/table';
import type { CardId, Move, View } from '@atoll/game-archipelago/table';
import type { Viewer } from '@atoll/engine';
import type { Locale, Sentence, Words } from '../types.ts';
import { PHRASES } from './phrases.ts';

export function previewOf(move: Move, view: View, viewer: Viewer, words: Words, locale: Locale): Sentence | null {
  if (viewer === 'spectator') return null;
  const phrases = PHRASES[locale];
  const have = view.players[viewer]?.florins ?? 0;
  const pays = (florins: number): Sentence => [phrases.pays(florins, have)];
  switch (move.type) {
    case 'act':
      if (move.action === 'taxes') return [phrases.taxes(taxesOf(view, viewer))];
      if (move.action === 'recruitment') return [phrases.hires(surplusRow(view).recruitCost ?? 0)];
      return [phrases.actFor];
    case 'place-worker':
      return pays(surplusRow(view).recruitCost ?? 0);
    case 'transact': {
      const price = (move.deal === 'buy' ? buyingPrice : sellingPrice)(view, move.market, move.resource) ?? 0;
      return move.deal === 'buy' ? pays(price) : [phrases.earns(price)];
    }
    case 'construct':
      return pays(CONSTRUCTION[move.building].florins);
    case 'buy-card': {
      const slot = view.track[move.slot] ?? null;
      return slot === null ? null : pays(priceOf(slot));
    }
    case 'rotate-card': {
      const slot = view.track[move.slot] ?? null;
      return slot === null ? null : [nextCorner(slot.card, slot.corner)];
    }
    case 'buy':
      return pays(lowestCost(move.card));
    case 'use-card':
      return [words.tip(move.card) ?? ''];
    case 'build-wonder':
      return [words.tip(move.card) ?? ''];
    case 'use-building':
      return pays(OPERATING_COST);
    default:
      return null;
  }
}

const nextCorner = (card: CardId, corner: number): string => `→ ${CARD[card].corners[corner + 1] ?? '☠'}`;
