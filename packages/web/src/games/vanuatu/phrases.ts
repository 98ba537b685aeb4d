// Short words on the board itself and in the prompt of a gesture, in both languages. Sentences of asks, moves, events
// and reasons are in words.*.ts.

import type { ActionId, CharacterId, Missing } from '@atoll/game-vanuatu/table';
import type { Locale } from '../types.ts';
import { en } from './phrases.en.ts';
import { fr } from './phrases.fr.ts';

export interface Phrases {
  /** Between a name and what is said of it. */
  readonly colon: string;
  readonly vatus: (count: number) => string;
  readonly points: (count: number) => string;
  readonly chooseTile: string;
  readonly chooseSpace: string;
  readonly chooseStack: string;
  readonly chooseTarget: string;
  readonly chooseGood: string;
  readonly choose: Readonly<Record<ActionId, string>>;
  readonly youWouldHold: string;
  readonly nobodyWouldHold: string;
  readonly holdsIt: string;
  readonly moreNeeded: (count: number) => string;
  readonly free: string;
  readonly fishTile: (value: number) => string;
  readonly treasureTile: (value: number) => string;
  readonly goesTo: (ship: string) => string;
  readonly fillsIt: string;
  readonly noShip: string;
  readonly converted: (vatus: number, points: number) => string;
  readonly cannotUndo: string;

  readonly map: string;
  readonly emptySpace: (space: string) => string;
  readonly boats: (names: string) => string;
  readonly fishHere: (count: number) => string;
  readonly treasureHere: (count: number) => string;
  readonly goodsHere: (goods: string) => string;
  readonly noGoods: string;
  readonly stallsHere: (count: number, most: number) => string;
  readonly drawingsHere: (count: number, most: number) => string;
  readonly touristsHere: (count: number, most: number) => string;
  readonly goodOn: (good: string, island: string) => string;
  readonly roundOf: (round: number, rounds: number) => string;
  readonly fishPrice: (price: number) => string;
  readonly fishPriceTip: string;
  readonly fishCaption: string;
  readonly touristsWaiting: (count: number) => string;
  readonly touristTiles: (values: string) => string;
  readonly landing: string;
  readonly nobody: string;
  readonly nextTiles: string;
  readonly tilesLeft: (count: number) => string;
  readonly shipFull: string;
  readonly shipLoaded: (goods: string) => string;
  readonly shipEmpty: string;
  readonly supply: string;
  readonly shipsLeft: (count: number) => string;
  readonly shipsLeftShort: (count: number) => string;

  readonly actions: string;
  /** On the space itself, where the whole name is too long. */
  readonly short: Readonly<Partial<Record<ActionId, string>>>;
  readonly ownThings: string;
  readonly characters: string;
  readonly heldBy: (name: string) => string;
  readonly markersOf: (name: string, count: number) => string;
  readonly neutralMarkers: (count: number) => string;
  readonly noMarkers: string;
  /** What is missing for a plan, in few words, by the reason of the refusal. */
  readonly lacks: Readonly<Record<Missing, string>>;
  readonly cannotNow: string;
  readonly tokensLeft: (count: number) => string;
  readonly bonus: Readonly<Record<CharacterId, string>>;
  readonly takenBy: (name: string) => string;
  readonly used: string;

  readonly money: string;
  readonly moneyTip: string;
  readonly pointsShort: string;
  readonly fishOwned: string;
  readonly fishOf: (value: number) => string;
  readonly treasures: string;
  readonly treasureOf: (value: number) => string;
  readonly stallsLeft: (count: number) => string;
  readonly markersLeft: (count: number) => string;
  readonly restTokens: string;
  readonly restChoice: string;
  readonly character: string;
  readonly bonusOn: string;
  readonly bonusOff: string;
  readonly alms: (points: number) => string;
  readonly performIt: string;
  readonly takeBackInstead: string;
  readonly firstPlayer: string;
  readonly none: string;
}

export const PHRASES: Readonly<Record<Locale, Phrases>> = { en, fr };
