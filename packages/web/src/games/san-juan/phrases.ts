// Short words on the board itself and in the prompt of a gesture, in both languages. Sentences of asks, moves, events
// and reasons are in words.*.ts.

import type { Good } from '@atoll/game-san-juan/table';
import type { Locale } from '../types.ts';
import { belongsTo } from '../words.ts';

export interface Phrases {
  readonly cards: (count: number) => string;
  readonly pay: (names: string) => string;
  readonly discard: (names: string) => string;
  readonly keep: (names: string) => string;
  readonly underChapel: (names: string) => string;
  readonly underBank: (names: string) => string;
  readonly missing: (count: number) => string;
  readonly missingPayment: (count: number) => string;
  readonly chooseCover: string;
  readonly noRefund: string;
  readonly saleSource: Readonly<Record<Good, string>>;

  readonly roles: string;
  readonly round: (round: number) => string;
  readonly takenBy: (name: string) => string;
  readonly prices: string;
  readonly pricesHidden: string;
  readonly pricesNext: string;
  readonly priceOf: (good: string, price: number | string) => string;
  readonly deck: string;
  readonly deckTip: string;
  readonly discardPile: string;
  readonly discardTip: string;
  readonly turnedUp: string;
  readonly kept: string;
  readonly libraryUse: string;
  readonly librarySave: string;
  readonly cityOf: (name: string) => string;
  readonly yourCity: string;
  readonly buildings: (count: number) => string;
  readonly governor: string;
  readonly hand: string;
  /** Somebody's, with everything face up. */
  readonly handShown: string;
  readonly handCount: (count: number) => string;
  readonly goodsCount: (count: number) => string;
  readonly buildingsShort: (count: number) => string;
  readonly drawn: string;
  readonly emptyHand: string;
  readonly cost: (cost: number) => string;
  readonly points: (points: number) => string;
  readonly pointsVary: string;
  readonly good: (good: string) => string;
  readonly covered: (names: string) => string;
  readonly tucked: (count: number) => string;
  readonly fresh: string;
  readonly bankUsed: string;
  readonly uses: Readonly<Record<'pick' | 'build' | 'cover' | 'pay' | 'chapel' | 'bank' | 'save', string>>;
  readonly show: string;
  readonly hide: string;
}

const en: Phrases = {
  cards: (count) => (count === 1 ? '1 card' : `${count} cards`),
  pay: (names) => `pay with ${names}`,
  discard: (names) => `Discard ${names}`,
  keep: (names) => `Keep ${names}`,
  underChapel: (names) => `Under the Chapel: ${names}`,
  underBank: (names) => `Under the Bank: ${names}`,
  missing: (count) => `${count} more to choose`,
  missingPayment: (count) => `${count} more to pay`,
  chooseCover: 'choose the building it goes over',
  noRefund: 'not paid back',
  saleSource: {
    indigo: 'indigo',
    sugar: 'sugar',
    tobacco: 'tobacco',
    coffee: 'coffee',
    silver: 'silver',
    customs: 'customs good',
  },

  roles: 'Roles',
  round: (round) => `Round ${round}`,
  takenBy: (name) => `taken by ${name}`,
  prices: 'Prices',
  pricesHidden: 'Turned up in the trader phase',
  pricesNext: 'Next prices',
  priceOf: (good, price) => `${good}: ${price}`,
  deck: 'Deck',
  deckTip: 'Cards to draw. When it is empty, the discard pile is shuffled.',
  discardPile: 'Discards',
  discardTip: 'Everything paid, sold or thrown away, face down.',
  turnedUp: 'Turned up',
  kept: 'kept',
  libraryUse: 'Use now',
  librarySave: 'Save for later',
  cityOf: (name) => `City of ${name}`,
  yourCity: 'Your city',
  buildings: (count) => (count === 1 ? '1 of 12 buildings' : `${count} of 12 buildings`),
  governor: 'Governor',
  hand: 'Your hand',
  handShown: 'Hand',
  handCount: (count) => (count === 1 ? '1 card in hand' : `${count} cards in hand`),
  goodsCount: (count) => (count === 1 ? '1 good' : `${count} goods`),
  buildingsShort: (count) => (count === 1 ? '1 building' : `${count} buildings`),
  drawn: 'Drawn',
  emptyHand: 'No cards in hand',
  cost: (cost) => `costs ${cost}`,
  points: (points) => (points === 1 ? '1 point' : `${points} points`),
  pointsVary: 'points counted at the end',
  good: (good) => `holds ${good.toLowerCase()}`,
  covered: (names) => `built over ${names}`,
  tucked: (count) => (count === 1 ? '1 card tucked under it' : `${count} cards tucked under it`),
  fresh: 'works from the next phase on',
  bankUsed: 'used',
  uses: {
    pick: 'chosen',
    build: 'build',
    cover: 'cover',
    pay: 'pays',
    chapel: 'Chapel',
    bank: 'Bank',
    save: 'chosen',
  },
  show: 'Show',
  hide: 'Hide',
};

const s = (count: number): string => (count > 1 ? 's' : '');

const fr: Phrases = {
  cards: (count) => `${count} carte${s(count)}`,
  pay: (names) => `payer avec ${names}`,
  discard: (names) => `Défausser ${names}`,
  keep: (names) => `Garder ${names}`,
  underChapel: (names) => `Sous la Chapelle : ${names}`,
  underBank: (names) => `Sous la Banque : ${names}`,
  missing: (count) => `encore ${count} à choisir`,
  missingPayment: (count) => `encore ${count} à payer`,
  chooseCover: 'choisissez le bâtiment à recouvrir',
  noRefund: 'non remboursé',
  saleSource: {
    indigo: 'indigo',
    sugar: 'sucre',
    tobacco: 'tabac',
    coffee: 'café',
    silver: 'argent',
    customs: 'douane',
  },

  roles: 'Personnages',
  round: (round) => `Manche ${round}`,
  takenBy: (name) => `pris par ${name}`,
  prices: 'Cours',
  pricesHidden: 'Révélés à la phase du marchand',
  pricesNext: 'Prochains cours',
  priceOf: (good, price) => `${good} : ${price}`,
  deck: 'Pioche',
  deckTip: 'Les cartes à piocher. Quand elle est vide, on mélange la défausse.',
  discardPile: 'Défausse',
  discardTip: 'Tout ce qui est payé, vendu ou jeté, face cachée.',
  turnedUp: 'Cartes révélées',
  kept: 'gardée',
  libraryUse: 'Maintenant',
  librarySave: 'Plus tard',
  cityOf: (name) => `Ville ${belongsTo(name)}`,
  yourCity: 'Votre ville',
  buildings: (count) => `${count} bâtiment${s(count)} sur 12`,
  governor: 'Gouverneur',
  hand: 'Votre main',
  handShown: 'Main',
  handCount: (count) => `${count} carte${s(count)} en main`,
  goodsCount: (count) => `${count} marchandise${s(count)}`,
  buildingsShort: (count) => `${count} bâtiment${s(count)}`,
  drawn: 'Cartes piochées',
  emptyHand: 'Aucune carte en main',
  cost: (cost) => `coûte ${cost}`,
  points: (points) => `${points} point${s(points)}`,
  pointsVary: 'points comptés à la fin',
  good: (good) => `porte une marchandise : ${good.toLowerCase()}`,
  covered: (names) => `recouvre ${names}`,
  tucked: (count) => `${count} carte${s(count)} glissée${s(count)} dessous`,
  fresh: 'agit dès la prochaine phase',
  bankUsed: 'utilisée',
  uses: {
    pick: 'choisie',
    build: 'à bâtir',
    cover: 'à recouvrir',
    pay: 'paie',
    chapel: 'Chapelle',
    bank: 'Banque',
    save: 'choisi',
  },
  show: 'Montrer',
  hide: 'Cacher',
};

export const PHRASES: Readonly<Record<Locale, Phrases>> = { en, fr };
