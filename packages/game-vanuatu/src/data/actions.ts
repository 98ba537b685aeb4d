// VA-8 The nine actions, in the order of the board.

import type { CharacterId } from './characters.js';

interface ActionData {
  readonly id: string;
  readonly name: { readonly en: string; readonly fr: string };
  /** Whose bonus belongs to it (VA-9). */
  readonly character: CharacterId | null;
}

export const ACTIONS = [
  { id: 'buy', name: { en: 'Buy / export', fr: 'Acheter' }, character: 'buyer' },
  { id: 'explore', name: { en: 'Explore', fr: 'Explorer' }, character: 'diver' },
  { id: 'sail', name: { en: 'Sail', fr: 'Naviguer' }, character: 'navigator' },
  { id: 'build', name: { en: 'Build', fr: 'Construire' }, character: 'builder' },
  { id: 'rest', name: { en: 'Rest', fr: 'Se reposer' }, character: null },
  { id: 'tourist', name: { en: 'Transport a tourist', fr: 'Transporter' }, character: 'guide' },
  { id: 'fish', name: { en: 'Fish', fr: 'Pêcher' }, character: 'fisherman' },
  { id: 'sell', name: { en: 'Sell fish', fr: 'Vendre' }, character: 'vendor' },
  { id: 'draw', name: { en: 'Draw', fr: 'Dessiner' }, character: 'artist' },
] as const satisfies readonly ActionData[];

export type ActionId = (typeof ACTIONS)[number]['id'];

export const ACTION_IDS: readonly ActionId[] = ACTIONS.map(({ id }) => id);

/** The place of an action on the board; also its bit in a set of actions. */
export const ACTION_INDEX = Object.fromEntries(ACTION_IDS.map((id, index) => [id, index])) as Readonly<
  Record<ActionId, number>
>;

export const CHARACTER_OF_ACTION = Object.fromEntries(ACTIONS.map(({ id, character }) => [id, character])) as Readonly<
  Record<ActionId, CharacterId | null>
>;
