// VA-8 The nine actions, in the order of the board.

import type { CharacterId } from './characters.js';

interface ActionData {
  readonly name: { readonly en: string; readonly fr: string };
  /** Whose bonus belongs to it (VA-9). */
  readonly character: CharacterId | null;
}

export const ACTIONS = {
  buy: { name: { en: 'Buy / export', fr: 'Acheter' }, character: 'buyer' },
  explore: { name: { en: 'Explore', fr: 'Explorer' }, character: 'diver' },
  sail: { name: { en: 'Sail', fr: 'Naviguer' }, character: 'navigator' },
  build: { name: { en: 'Build', fr: 'Construire' }, character: 'builder' },
  rest: { name: { en: 'Rest', fr: 'Se reposer' }, character: null },
  tourist: { name: { en: 'Transport a tourist', fr: 'Transporter' }, character: 'guide' },
  fish: { name: { en: 'Fish', fr: 'Pêcher' }, character: 'fisherman' },
  sell: { name: { en: 'Sell fish', fr: 'Vendre' }, character: 'vendor' },
  draw: { name: { en: 'Draw', fr: 'Dessiner' }, character: 'artist' },
} as const satisfies Readonly<Record<string, ActionData>>;

export type ActionId = keyof typeof ACTIONS;

export const ACTION_IDS = Object.keys(ACTIONS) as readonly ActionId[];

/** The place of an action on the board; also its bit in a set of actions. */
export const ACTION_INDEX: Readonly<Record<ActionId, number>> = {
  buy: 0, explore: 1, sail: 2, build: 3, rest: 4, tourist: 5, fish: 6, sell: 7, draw: 8,
};
