// The action wheel. The 13 actions and the two kinds of circles: seed; 3 taxes: public; other counts and the drawing: reconstructed.

import type { Name } from './names.js';

export const WHEEL_ACTIONS = [
  'taxes',
  'reproduction',
  'exploration',
  'recruitment',
  'construction',
  'transaction',
  'migration',
  'harvest-fruit',
  'harvest-cattle',
  'harvest-fish',
  'harvest-wood',
  'harvest-stone',
  'harvest-iron',
] as const;
export type WheelAction = (typeof WHEEL_ACTIONS)[number];

/** Circles of a limited action; the two figures are for the sides with 2-4 and with 5 players. */
export interface Circles {
  readonly ownColour: boolean;
  readonly multicolour: { readonly upToFour: number; readonly five: number };
}

export interface WheelActionData {
  readonly name: Name;
  /** Of 15 sectors of 24 degrees, clockwise from the top. */
  readonly sector: number;
  /** Null: any number of discs. */
  readonly circles: Circles | null;
}

export const WHEEL: Readonly<Record<WheelAction, WheelActionData>> = {
  'taxes': { name: { en: 'Taxes', fr: 'Taxes' }, sector: 0, circles: { ownColour: false, multicolour: { upToFour: 3, five: 4 } } },
  'reproduction': { name: { en: 'Reproduction', fr: 'Reproduction' }, sector: 2, circles: { ownColour: true, multicolour: { upToFour: 0, five: 0 } } },
  'exploration': { name: { en: 'Exploration', fr: 'Exploration' }, sector: 4, circles: { ownColour: true, multicolour: { upToFour: 2, five: 2 } } },
  'recruitment': { name: { en: 'Recruitment', fr: 'Recrutement' }, sector: 1, circles: null },
  'construction': { name: { en: 'Construction', fr: 'Construction' }, sector: 5, circles: null },
  'transaction': { name: { en: 'Transaction', fr: 'Transaction' }, sector: 6, circles: null },
  'migration': { name: { en: 'Migration', fr: 'Migration' }, sector: 3, circles: null },
  'harvest-fruit': { name: { en: 'Fruit harvest', fr: 'Récolte de fruits' }, sector: 8, circles: null },
  'harvest-cattle': { name: { en: 'Cattle harvest', fr: 'Récolte de bovins' }, sector: 9, circles: null },
  'harvest-fish': { name: { en: 'Fish harvest', fr: 'Récolte de poissons' }, sector: 10, circles: null },
  'harvest-wood': { name: { en: 'Wood harvest', fr: 'Récolte de bois' }, sector: 11, circles: null },
  'harvest-stone': { name: { en: 'Stone harvest', fr: 'Récolte de pierre' }, sector: 12, circles: null },
  'harvest-iron': { name: { en: 'Iron harvest', fr: 'Récolte de fer' }, sector: 13, circles: null },
};

/** Sectors of the two coin zones. */
export const COIN_ZONE_SECTORS = { market: 7, port: 14 } as const;
