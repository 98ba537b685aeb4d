// San Juan en français. Les noms viennent des données du jeu, les effets sont dits avec nos propres mots.

import {
  BUILDING_IDS,
  BUILDINGS,
  GOOD_IDS,
  GOOD_NAMES,
  PRICE_CARD_IDS,
  ROLE_IDS,
  ROLE_NAMES,
} from '@atoll/game-san-juan';
import type { BuildingId, Good, Role, SanJuan } from '@atoll/game-san-juan';
import type { GameWords, ThingWords } from '../types.ts';
import { pricesOf } from './tones.ts';

const BUILDING_TIPS: Readonly<Record<BuildingId, string>> = {
  'indigo-plant': 'Producteur : porte un indigo.',
  'sugar-mill': 'Producteur : porte un sucre.',
  'tobacco-storage': 'Producteur : porte un tabac.',
  'coffee-roaster': 'Producteur : porte un café.',
  'silver-smelter': 'Producteur : porte un argent.',
  smithy: 'Bâtisseur : vos bâtiments de production coûtent 1 de moins.',
  'gold-mine': "Chercheur d'or : révélez 4 cartes ; si tous les coûts diffèrent, gardez la moins chère.",
  archive: 'Maire : prenez toutes les cartes piochées, puis défaussez parmi toute la main.',
  'poor-house': "Bâtisseur : piochez 1 carte s'il vous en reste au plus 1 après avoir bâti.",
  'black-market': "Bâtisseur : jusqu'à 2 marchandises paient à la place de cartes.",
  'trading-post': 'Marchand : vendez 1 marchandise de plus.',
  well: 'Producteur : piochez 1 carte si vous produisez au moins 2 marchandises.',
  'market-stand': 'Marchand : piochez 1 carte si vous vendez au moins 2 marchandises.',
  crane: 'Bâtisseur : bâtissez par-dessus un de vos bâtiments et payez la différence.',
  tower: "Vous pouvez tenir jusqu'à 12 cartes.",
  chapel: 'Début de manche : glissez une carte dessous, elle vaut 1 point.',
  aqueduct: 'Producteur : produisez 1 marchandise de plus.',
  carpenter: 'Bâtisseur : piochez 1 carte après un bâtiment urbain.',
  prefecture: "Maire : gardez jusqu'à 2 des cartes piochées.",
  'market-hall': 'Marchand : piochez 1 carte si vous vendez au moins 1 marchandise.',
  quarry: 'Bâtisseur : vos bâtiments urbains coûtent 1 de moins.',
  library: 'Le privilège de votre propre personnage compte double.',
  statue: "Monument : vaut ses points, et davantage pour l'Arc de Triomphe.",
  'victory-column': "Monument : vaut ses points, et davantage pour l'Arc de Triomphe.",
  hero: "Monument : vaut ses points, et davantage pour l'Arc de Triomphe.",
  'city-hall': 'Fin : 1 point par bâtiment urbain.',
  'triumphal-arch': 'Fin : 4, 6 ou 8 points pour 1, 2 ou 3 monuments.',
  'guild-hall': 'Fin : 1 point par bâtiment de production et 1 par sorte différente.',
  palace: 'Fin : 1 point pour 4 autres points.',
  supplier: "Début de manche : échangez jusqu'à 2 cartes de votre main.",
  'guard-room': 'Vous tenez 7 cartes, les joueurs sans Caserne 6 seulement.',
  hut: 'Marchand : piochez 1 carte si personne ne vend rien.',
  tavern: "Bâtisseur : piochez 1 carte si personne n'a moins de bâtiments et quelqu'un en a plus.",
  park: 'Bâtisseur : vaut 6 quand la Grue le recouvre.',
  'customs-house': 'Maire : reçoit une marchandise si elle est vide ; elle se vend 2.',
  bank: 'Une fois, en début de manche : glissez dessous autant de cartes que vous voulez, 1 point chacune.',
  harbor: 'Marchand : une marchandise vendue va dessous et vaut 1 point.',
  goldsmith: "Chercheur d'or : révélez une carte ; gardez-la si personne n'a ce bâtiment.",
  residence: 'Fin : 4, 3, 2 et 1 points pour des trios de bâtiments différents de même coût.',
  cathedral: 'Fin : 4, 3, 2 et 1 points pour les bâtiments à 6 des autres.',
};

const ROLE_TIPS: Readonly<Record<Role, string>> = {
  builder: 'Chacun peut bâtir. Vous payez 1 de moins.',
  producer: 'Chacun peut produire. Vous : 1 de plus.',
  trader: 'Chacun peut vendre. Vous : 1 de plus.',
  mayor: 'Chacun pioche 2, garde 1. Vous piochez 5.',
  prospector: 'Vous seul piochez une carte.',
};

const GOOD_TIPS: Readonly<Record<Good, string>> = {
  indigo: "Une carte posée face cachée sur une Teinturerie d'indigo. Se vend 1.",
  sugar: 'Une carte posée face cachée sur un Moulin à sucre. Se vend 1 ou 2.',
  tobacco: 'Une carte posée face cachée sur un Séchoir à tabac. Se vend 1 ou 2.',
  coffee: 'Une carte posée face cachée sur une Brûlerie de café. Se vend 2 ou 3.',
  silver: "Une carte posée face cachée sur une Fonderie d'argent. Se vend 2 ou 3.",
  customs: 'Une carte posée face cachée sur la Douane. Se vend toujours 2.',
};

const things: Readonly<Record<string, ThingWords>> = {
  ...Object.fromEntries(BUILDING_IDS.map((id) => [id, { name: BUILDINGS[id].name.fr, tip: BUILDING_TIPS[id] }])),
  ...Object.fromEntries(ROLE_IDS.map((id) => [id, { name: ROLE_NAMES[id].fr, tip: ROLE_TIPS[id] }])),
  ...Object.fromEntries(GOOD_IDS.map((id) => [id, { name: GOOD_NAMES[id].fr, tip: GOOD_TIPS[id] }])),
  // Titres de la liste de tous les coups.
  'keep-starting-hand': 'Main de départ',
  swap: 'Échanger',
  tuck: 'Glisser dessous',
  discard: 'Défausser',
  'pick-role': 'Prendre un personnage',
  build: 'Bâtir',
  'pay-card': 'Payer avec une carte',
  'pay-good': 'Payer avec une marchandise',
  produce: 'Produire',
  sell: 'Vendre',
  'tuck-good': 'Glisser une marchandise',
  keep: 'Garder',
  'turn-up': 'Révéler',
  pass: 'Passer',
  done: "C'est tout",
  ...Object.fromEntries(PRICE_CARD_IDS.map((id) => [id, pricesOf(id)])),
  'twelve-buildings': 'une ville compte douze bâtiments',
  'out-of-cards': 'il ne reste aucune carte à piocher',
};

const secret = '{cards, select, none {{count, plural, one {# carte} other {# cartes}}} other {{cards}}}';
/** « Vous avez » ou « Ana a ». */
const has = '{seatIs, select, you {Vous avez} other {{seat} a}}';
const under = '{underId, select, chapel {la Chapelle} bank {la Banque} other {le Port}}';

export const fr: GameWords<SanJuan> = {
  name: 'San Juan',
  tagline: 'Bâtir la ville portuaire carte après carte',
  asks: {
    'keep-starting-hand': 'Gardez {keep, plural, one {# carte} other {# cartes}} de votre donne',
    supplier: "Fournisseur : échangez jusqu'à {most, plural, one {# carte} other {# cartes}} de votre main",
    tuck: '{chapel, select, yes {{bank, select, yes {Glissez une carte sous la Chapelle, autant que vous voulez sous la Banque} other {Chapelle : glissez une carte pour un point}}} other {Banque : glissez autant de cartes que vous voulez, une seule fois dans la partie}}',
    'hand-limit': 'Votre main est trop pleine : défaussez {surplus, plural, one {# carte} other {# cartes}}',
    'pick-role': 'Prenez un personnage{library, select, yes {, et dites si la Bibliothèque le double} other {}}',
    build: 'Bâtissez une carte de votre main, ou passez',
    pay: "Payez encore {due, plural, one {# carte} other {# cartes}}{goods, plural, =0 {} one {, dont # marchandise possible} other {, dont jusqu'à # marchandises}}",
    produce:
      "Produisez jusqu'à {most, plural, one {# marchandise} other {# marchandises}} : choisissez des bâtiments de production vides",
    sell: "Vendez jusqu'à {most, plural, one {# marchandise} other {# marchandises}}",
    harbor: 'Laquelle des marchandises vendues va sous le Port ?',
    'mayor-keep': "Gardez {most, plural, one {une} other {jusqu'à #}} des cartes piochées",
    'mayor-discard':
      'Cadastre : {least, plural, =0 {vous pouvez défausser une carte de plus} one {défaussez # carte de toute votre main} other {défaussez # cartes de toute votre main}}',
    'gold-mine': "Révéler quatre cartes pour la Mine d'or ?",
    goldsmith: "Révéler une carte pour l'Orfèvrerie ?",
  },
  moves: {
    'keep-starting-hand': 'Garder {cards}',
    swap: '{cardsCount, plural, =0 {Ne rien échanger} other {Échanger {cards}}}',
    tuck: `Glisser {card} sous ${under}`,
    discard: 'Défausser {card}',
    'pick-role':
      'Prendre le {role}{libraryId, select, use {, avec la Bibliothèque} save {, en gardant la Bibliothèque} other {}}',
    build:
      'Bâtir {building}{over, select, none {} other { par-dessus {overBuilding}{overGood, select, yes { et sa marchandise} other {}}}}',
    'pay-card': 'Payer avec {card}',
    'pay-good': 'Payer avec {good}',
    produce: '{buildingsCount, plural, =0 {Ne rien produire} other {Produire sur {buildings}}}',
    sell: '{goodsCount, plural, =0 {Ne rien vendre} other {Vendre {goods}}}',
    'tuck-good': 'Glisser {good} sous le Port',
    keep: 'Garder {cards}',
    'turn-up': 'Révéler',
    pass: 'Passer',
    done: "C'est tout",
  },
  events: {
    'game-started': 'La partie commence. Premier Gouverneur : {governor}',
    dealt: '',
    'hand-kept': `${has} choisi sa main de départ{cards, select, none {} other { : {cards}}}`,
    'governor-passed': '{governorIs, select, you {Vous êtes} other {{governor} est}} maintenant Gouverneur',
    'round-started': 'Manche {round}',
    'role-picked': `${has} pris le {role}{library, select, yes {, doublé par la Bibliothèque} other {}}`,
    passed:
      "{seatIs, select, you {Vous n'avez} other {{seat} n'a}} {whatId, select, build {rien bâti} produce {rien produit} sell {rien vendu} goldsmith {pas utilisé l’Orfèvrerie} other {pas utilisé la Mine d’or}}",
    built: `${has} bâti {building}{over, select, none {} other { par-dessus {overBuilding}}} pour {price}`,
    'good-lost': `${has} perdu la marchandise du bâtiment recouvert ({good})`,
    paid: `{goodsCount, plural, =0 {} other {${has} payé avec {goods} au Marché noir}}`,
    drew: `${has} pioché ${secret} ({reasonId, select, sale {vente} other {{reason}}})`,
    discarded: `{reasonId, select, supplier {${has} échangé ${secret} (Fournisseur)} mayor {} draft {} other {${has} défaussé ${secret} (limite de main)}}`,
    tucked: `${has} glissé {cardId, select, none {une carte} other {{card}}} sous ${under}`,
    produced: `{buildingsCount, plural, =0 {Aucune carte à produire pour {seat}} other {${has} produit sur {buildings}}}`,
    'price-revealed': 'Cours : {card}',
    sold: `${has} vendu {goods} pour {income}{bonus, plural, =0 {} other { + #}}`,
    'customs-good-received':
      '{seatIs, select, you {Votre Douane a} other {La Douane de {seat} a}} reçu une marchandise',
    'mayor-drew': `${has} pioché ${secret}`,
    'mayor-kept': `${has} gardé ${secret}`,
    'gold-mine-revealed': `${has} révélé {cards} : {kept, select, none {deux coûts sont égaux, rien de gagné} other {{kept} de gagné}}`,
    'goldsmith-revealed': `${has} révélé {card} : {kept, select, yes {personne ne l’a, gagné} other {déjà bâti, défaussé}}`,
    'deck-reshuffled': 'La défausse est mélangée : nouvelle pioche de {cards}',
    'game-ended': 'La partie est finie : {reason}',
  },
  reasons: {
    'already-in-play': 'Vous avez déjà ce bâtiment urbain',
    'no-crane': 'Il faut une Grue pour bâtir par-dessus un autre bâtiment',
    'covers-crane': 'La Grue ne peut pas être recouverte',
    'same-building': 'Un bâtiment ne va pas sur un autre de la même sorte',
    'cannot-pay': 'Il coûte {price} et vous pouvez payer {available}',
    'cathedral-gone': 'La Cathédrale est déjà bâtie',
    'not-available': "Vous ne l'avez pas, ou pas autant",
    'nothing-to-cover': "Ce bâtiment n'est pas dans votre ville",
    'role-taken': 'Le {role} est déjà pris dans cette manche',
    'say-use-or-save': 'Dites si la Bibliothèque sert maintenant ou plus tard',
    'library-not-asked': "La Bibliothèque n'est pas en question ici",
    'keep-at-least-one': 'On garde au moins une carte',
    'keep-exactly': 'On en garde exactement {cards}',
    'too-many': '{most, plural, =0 {Aucune} other {Au plus #}}',
    'discard-more': '{least, plural, one {Encore # carte à défausser} other {Encore # cartes à défausser}}',
    'no-more-goods': 'Plus aucune marchandise ne peut servir à ce paiement',
    'chapel-closed': 'Rien de plus ne va sous une Chapelle dans cette manche',
    'bank-closed': "La Banque a déjà servi, ou vous n'en avez pas",
    'not-sold': 'Seule une marchandise que vous vendez peut aller sous le Port',
    'out-of-order': "Les choses se nomment dans l'ordre de leurs noms",
    'wrong-answer': 'Ceci ne répond pas à la question',
  },
  things,
  sources: {
    buildings: 'Bâtiments',
    'tucked-cards': 'Cartes glissées',
  },
  endings: {
    'twelve-buildings': 'Une ville a atteint douze bâtiments.',
    'out-of-cards': 'Il ne reste aucune carte à piocher, à produire ou à vendre.',
  },
  options: {
    expansion: { label: 'Nouveaux bâtiments', hint: 'Onze sortes de bâtiments en plus, dont la Cathédrale.' },
    startingHand: {
      label: 'Main de départ',
      hint: 'Avec le choix, on reçoit plus de cartes et on en garde quatre.',
      values: { four: 'Quatre cartes', draft: 'Choix' },
    },
    customsHouseFigures: {
      label: 'Douane',
      hint: "Les sources ne s'accordent pas sur ce qui y est imprimé.",
      values: { seed: 'Coût 1, 1 point', public: 'Coût 3, 2 points' },
    },
  },
};
