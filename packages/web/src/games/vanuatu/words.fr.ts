// Vanuatu en français. Les noms viennent des données du jeu, les effets sont dits avec nos propres mots.

import type { Motives } from '@atoll/bots';
import {
  ACTION_IDS,
  ACTIONS,
  CHARACTERS,
  GOODS,
  ISLANDS,
  OCEANS,
  REST_TOKENS,
  SHIP_IDS,
  SHIPS,
  SPACES,
} from '@atoll/game-vanuatu/table';
import type { ActionId, CharacterId, GoodId, IslandId, OceanId, RestTokenId, Vanuatu } from '@atoll/game-vanuatu/table';
import type { GameWords, ThingWords } from '../types.ts';
import { spaceName, wantedBy } from './names.ts';

const ACTION_TIPS: Readonly<Record<ActionId, string>> = {
  buy: 'Achetez un bien d’une île voisine de votre voilier et chargez-le : kava 1 pour 1 point, coprah 2 pour 3, bœuf 3 pour 5 ; 2 de plus pour le cube qui remplit un navire.',
  explore:
    'Plongez sous votre voilier : prenez un trésor de la valeur des marqueurs trésor présents, puis un marqueur part.',
  sail: 'Déplacez votre voilier d’un à trois océans, pour 1 vatu par pas.',
  build: 'Dressez une cabane sur une île voisine de votre voilier, pour 3 vatus.',
  rest: 'Regardez les jetons de repos restants et prenez-en un en secret. Il rapporte à la fin de la manche.',
  tourist: 'Amenez un touriste sur une île voisine de votre voilier : 1 vatu par cabane, à qui qu’elle soit.',
  fish: 'Pêchez sous votre voilier : prenez un poisson de la valeur des marqueurs poisson présents, puis un marqueur part.',
  sell: 'À côté d’une île où vous avez une cabane, vendez des poissons pour leur valeur fois le cours. Puis le cours baisse.',
  draw: 'Dessinez sur le sable d’une île voisine de votre voilier : 3 points.',
};

const CHARACTER_TIPS: Readonly<Record<CharacterId, string>> = {
  navigator: 'Naviguer : tout le trajet est gratuit.',
  fisherman: 'Pêcher : des points en plus, autant que vaut le poisson.',
  vendor: 'Vendre : pas besoin de cabane à proximité.',
  diver: 'Explorer : des vatus en plus, autant que vaut le trésor.',
  builder: 'Construire : la cabane coûte 1 vatu.',
  buyer: 'Acheter : un second cube du même bien est chargé gratuitement.',
  artist: 'Dessiner : 5 points au lieu de 3.',
  guide: 'Transporter : 2 points en plus par dessin sur l’île.',
  beggar: 'À tout moment : donnez jusqu’à 3 points pour autant de vatus.',
  preacher: 'Sans aucune majorité, faites tout de même une action.',
  governor: 'Au lieu d’agir, déplacez une de vos piles sur un autre espace.',
};

const GOOD_TIPS: Readonly<Record<GoodId, string>> = {
  kava: 'Coûte 1 vatu, 1 point sur un navire.',
  copra: 'Coûte 2 vatus, 3 points sur un navire.',
  beef: 'Coûte 3 vatus, 5 points sur un navire.',
};

const TOKEN_TIPS: Readonly<Record<RestTokenId, string>> = {
  'first-player': 'Vous êtes premier joueur dès la prochaine manche.',
  'vatu-and-point': 'Vous recevez 1 vatu et 1 point à la fin de la manche.',
  point: 'Vous recevez 1 point à la fin de la manche.',
  vatu: 'Vous recevez 1 vatu à la fin de la manche.',
};

function islandTip(island: IslandId): string {
  const { stallSlots, drawingSlots, touristCapacity } = ISLANDS[island];
  return `Place pour ${stallSlots} cabanes, ${drawingSlots} dessin${drawingSlots === 1 ? '' : 's'}, ${touristCapacity} touristes.`;
}

function oceanTip(ocean: OceanId): string {
  const { fish, treasure } = OCEANS[ocean];
  if (fish + treasure === 0) return 'Pleine mer, sans poisson ni trésor.';
  return `Commence avec ${fish} marqueur${fish > 1 ? 's' : ''} poisson et ${treasure} marqueur${treasure > 1 ? 's' : ''} trésor.`;
}

const keysOf = <T extends object>(table: T): (keyof T)[] => Object.keys(table) as (keyof T)[];

const things: Readonly<Record<string, ThingWords>> = {
  // Titres de la liste de tous les coups ; la plupart sont les noms des actions.
  'place-tile': 'Placer une tuile',
  'place-neutral': 'Pion neutre',
  'choose-character': 'Prendre un personnage',
  plan: 'Programmer',
  transport: 'Transporter un touriste',
  'take-back': 'Reprendre',
  govern: 'Déplacer une pile',
  'take-rest-token': 'Prendre un jeton de repos',
  'sell-treasure': 'Vendre un trésor',
  beg: 'Mendier',
  ...Object.fromEntries(ACTION_IDS.map((id) => [id, { name: ACTIONS[id].name.fr, tip: ACTION_TIPS[id] }])),
  ...Object.fromEntries(CHARACTERS.map(({ id, name }) => [id, { name: name.fr, tip: CHARACTER_TIPS[id] }])),
  ...Object.fromEntries(GOODS.map(({ id, name }) => [id, { name: name.fr, tip: GOOD_TIPS[id] }])),
  ...Object.fromEntries(REST_TOKENS.map(({ id, name }) => [id, { name: name.fr, tip: TOKEN_TIPS[id] }])),
  ...Object.fromEntries(SHIP_IDS.map((id) => [id, { name: SHIPS[id].name.fr, tip: `Demande ${wantedBy(id, 'fr')}.` }])),
  ...Object.fromEntries(keysOf(ISLANDS).map((id) => [id, { name: ISLANDS[id].name.fr, tip: islandTip(id) }])),
  ...Object.fromEntries(keysOf(OCEANS).map((id) => [id, { name: OCEANS[id].name.fr, tip: oceanTip(id) }])),
  ...Object.fromEntries(SPACES.map(({ id }) => [id, spaceName(id)])),
};

const vatus = (field: string): string => `{${field}, plural, one {# vatu} other {# vatus}}`;
const points = (field: string): string => `{${field}, plural, one {# point} other {# points}}`;
const markers = '{markers, plural, one {# pion} other {# pions}}';
const withBonus = '{bonus, select, yes {, avec votre personnage} other {}}';
/** « Vous avez » ou « Ana a ». */
const has = '{seatIs, select, you {Vous avez} other {{seat} a}}';
const theCharacter = '{characterId, select, governor {la } artist {l’} buyer {l’} other {le }}{character}';

export const fr: GameWords<Vanuatu, Motives['vanuatu']> = {
  name: 'Vanuatu',
  tagline: 'Pêcher, dessiner sur le sable, accueillir les navires',
  asks: {
    'place-tile': 'Placez une des deux tuiles visibles sur la carte',
    'place-neutral':
      'Posez {left, plural, one {le dernier de vos pions neutres} other {# pions neutres}} sur les actions de votre choix',
    'choose-character': 'Prenez un personnage pour cette manche',
    plan: 'Programmez : {left, plural, one {posez encore un pion sur une action} other {posez # pions sur des actions}} que vous pourriez faire',
    resolve: 'À vous : faites une action où vous avez la majorité, ou reprenez une pile',
    'take-rest-token': 'Prenez un des jetons de repos restants ; personne d’autre ne voit lequel',
    'sell-treasure': 'Vendre un trésor',
    beg: 'Mendier',
  },
  moves: {
    'place-tile': 'Placer {tile} sur la case {space}',
    'place-neutral': 'Pion neutre sur {action}',
    'choose-character': `Prendre ${theCharacter}`,
    plan: 'Pion sur {action}',
    buy: `Acheter {good} sur {island}${withBonus}`,
    explore: `Explorer${withBonus}`,
    sail: `Naviguer vers la case {to} en {steps, plural, one {# pas} other {# pas}}${withBonus}`,
    build: `Construire une cabane sur {island}${withBonus}`,
    rest: `Se reposer${withBonus}`,
    transport: `Amener un touriste sur {island}${withBonus}`,
    fish: `Pêcher${withBonus}`,
    sell: `Vendre du poisson : {tiles}${withBonus}`,
    draw: `Dessiner sur {island}${withBonus}`,
    'take-back': 'Reprendre vos pions de l’espace {action}, sans effet',
    govern: 'Gouverneure : déplacer vos pions de l’espace {from} vers {to}',
    'take-rest-token': 'Prendre {token}',
    'sell-treasure': `Vendre un trésor pour ${vatus('value')}`,
    beg: `Donner ${points('points')} pour autant de vatus`,
  },
  events: {
    'round-began': 'Manche {round}',
    'first-player-named': '{seatIs, select, you {Vous êtes} other {{seat} est}} premier joueur',
    'fish-price-changed': `Le cours du poisson est maintenant de ${vatus('price')}`,
    'tourists-left': '{tourists, plural, one {# touriste est reparti} other {# touristes sont repartis}}',
    'tourists-arrived':
      '{tourists, plural, =0 {Aucun touriste n’est venu} one {# touriste est arrivé} other {# touristes sont arrivés}}',
    'ship-left': '{ship} est reparti, plein',
    'ship-arrived': '{ship} a jeté l’ancre',
    'island-stocked': 'De nouveaux biens sur {island}',
    'tile-placed': `${has} placé {tile} sur la case {space}`,
    'tile-turned-up': 'Prochaine tuile : {tile}',
    'characters-laid-out': 'Personnages de la manche : {characters}',
    'neutral-placed': `${has} posé un pion neutre sur {action}`,
    'character-taken': `${has} pris ${theCharacter}`,
    'character-returned': `${has} rendu ${theCharacter}`,
    'marker-placed': `${has} programmé {action}`,
    'bonus-used': `${has} utilisé ${theCharacter}`,
    sailed: `${has} navigué de {steps, plural, one {# pas} other {# pas}} {paid, plural, =0 {gratuitement} one {pour # vatu} other {pour # vatus}}`,
    fished: `${has} pêché un poisson de valeur {value}`,
    explored: `${has} trouvé un trésor de valeur {value}`,
    'fish-sold': `${has} vendu du poisson ({tiles}) à ${vatus('price')}`,
    'stall-built': `${has} construit une cabane sur {island} pour ${vatus('paid')}`,
    'good-bought': `${has} acheté {good} sur {island} pour ${vatus('paid')}`,
    'cube-loaded': '{good} chargé sur {ship}',
    'cube-put-back': 'Aucun navire ne demande {good} : le cube va à la réserve',
    'ship-filled': '{ship} est plein',
    drew: `${has} dessiné sur le sable ({island})`,
    'tourist-carried': `${has} amené un touriste sur {island}`,
    rested: '{seatIs, select, you {Vous vous reposez} other {{seat} se repose}}',
    'rest-token-taken': `${has} pris un jeton de repos{tokenId, select, none { en secret} other { : {token}}}`,
    'markers-taken-back': `{performed, select, yes {} other {${has} repris ${markers} de l’espace {action}, sans effet}}`,
    'markers-moved': `${has} déplacé ${markers} de l’espace {from} vers {to}`,
    'treasure-sold': `${has} vendu un trésor pour ${vatus('value')}`,
    begged: `${has} mendié : ${points('points')} en moins`,
    'vatus-gained': `${has} gagné ${vatus('vatus')}`,
    'points-scored': `${has} marqué ${points('points')}`,
    'vatus-converted': `${has} changé ${vatus('vatus')} en ${points('points')}`,
    'rest-token-shown': '{seatIs, select, you {Votre repos} other {Repos de {seat}}} : {token}',
    'game-ended': 'La partie est finie après la manche {round}',
  },
  reasons: {
    'boat-not-next-to-island': 'Votre voilier n’est pas à côté de cette île ({island})',
    'character-not-face-up': 'Ce personnage n’est pas visible ({character})',
    'ends-where-it-began': 'Un trajet finit sur une autre tuile qu’il n’a commencé',
    'fish-tile-not-owned': 'Vous n’avez pas ce poisson de valeur {value}',
    'holds-another-action':
      'Vous n’avez pas la majorité sur {action}, et tant que vous en avez une ailleurs, c’est là qu’il faut choisir',
    'island-full': 'Plus de place pour un touriste sur {island}',
    'island-touches-island': 'Une île ne doit pas toucher une autre île',
    'leaves-no-space-for-the-other': 'Placée là, elle ne laisserait aucune case permise à l’autre tuile',
    'more-than-allowed': 'On peut donner {most} au plus, pas {points}',
    'must-be-performed': 'Vous avez la majorité sur {action} et pouvez agir : il le faut',
    'no-bonus-for-this': 'Votre personnage ne donne rien ici, ou il a déjà servi',
    'no-cube-in-reach': 'Aucun bien à portée de votre voilier',
    'no-drawing-slot-in-reach': 'Aucune place pour dessiner à portée de votre voilier',
    'no-fish-here': 'Il n’y a pas de poisson sous votre voilier',
    'no-fish-in-reach': 'Aucun poisson à portée de votre voilier',
    'no-fish-to-sell': 'Vous n’avez pas de poisson à vendre, ni de pion sur Pêcher pour en prendre un',
    'no-free-drawing-slot': 'Aucune place pour dessiner sur {island}',
    'no-free-stall-slot': 'Aucune place pour une cabane sur {island}',
    'no-marker-there': 'Vous n’avez pas de pion sur {action}',
    'no-order-works': 'Quel que soit l’ordre de vos actions, celle-ci ne deviendrait pas possible',
    'no-own-stall-in-reach': 'Aucune de vos cabanes à portée de votre voilier',
    'no-own-stall-near': 'Aucune de vos cabanes sur une île voisine de votre voilier',
    'no-rest-token-left': 'Il ne reste aucun jeton de repos dans cette manche',
    'no-room-for-a-tourist-in-reach': 'Aucune île à portée n’a de place pour un touriste',
    'no-stall-left': 'Toutes vos cabanes sont construites',
    'no-stall-slot-in-reach': 'Aucune place pour une cabane à portée de votre voilier',
    'no-such-cube': 'Ce bien manque sur {island} ({good})',
    'no-tourist-waits': 'Aucun touriste n’attend',
    'no-treasure-here': 'Il n’y a pas de trésor sous votre voilier',
    'no-treasure-in-reach': 'Aucun trésor à portée de votre voilier',
    'no-way': 'Votre voilier ne peut aller nulle part',
    'not-enough-vatus': `Cela coûte ${vatus('cost')} et vous en avez {vatus}`,
    'not-held':
      'Vous n’avez pas la majorité sur {action} : d’autres y ont plus de pions, ou autant et jouent avant vous',
    'not-lowest-first': 'Les tuiles se nomment de la plus basse à la plus haute',
    'not-reached-in-steps': 'La case {space} n’est pas atteinte en {steps, plural, one {# pas} other {# pas}}',
    'not-the-governor': 'Seule la Gouverneure déplace des pions',
    'ocean-touches-no-island': 'Un océan doit toucher une île',
    'other-tile-first': 'L’autre tuile a une case permise et passe d’abord',
    'preacher-holds-an-action': 'Le Prêcheur n’agit qu’à un tour où vous n’avez aucune majorité',
    'same-space': 'Les pions y sont déjà',
    'sells-nothing': 'Choisissez au moins un poisson à vendre',
    'space-not-free': 'Cette case porte déjà une tuile',
    'tile-not-open': '{tile} n’est pas une des deux tuiles visibles',
    'tile-taken': 'L’autre voilier s’y trouve : à deux joueurs, un seul par océan',
    'token-not-left': 'Ce jeton de repos est déjà pris',
    'too-few-neighbours': 'Une tuile doit toucher {needed} tuiles posées ; ici elle en touche {touched}',
    'touches-more-islands-than-needed': 'Une autre case touche moins d’îles',
    'treasure-not-owned': 'Vous n’avez pas de trésor de valeur {value}',
    'two-players-need-characters': 'À deux, on joue toujours avec les personnages',
    'vatus-not-in-reach': `Pas assez d’argent : vous avez ${vatus('vatus')} et ne pouvez pas en gagner assez avant`,
    'wrong-answer': 'Ceci ne répond pas à la question',
  },
  motives: {
    'plans-exports': 'Les navires paient ce qui leur manque encore',
    'plans-a-dive': 'Les trésors valent des points à la fin',
    'plans-a-voyage': 'Il y a mieux à faire ailleurs',
    'plans-a-stall': 'Une cabane rapporte avec chaque touriste',
    'plans-a-rest': 'Un petit cadeau à la fin de la manche',
    'plans-for-tourists': 'Les touristes paient partout où il y a des cabanes',
    'plans-a-catch': 'Le poisson se vend contre des vatus',
    'plans-a-sale': 'Pour vendre du poisson avant les autres',
    'plans-a-drawing': 'Un dessin, ce sont des points sûrs',
    'sails-to-richer-waters': 'Il y a plus à faire de là-bas',
    'catches-fish': 'De quoi vendre plus tard',
    'dives-for-treasure': 'Un trésor garde sa valeur jusqu’à la fin',
    'sells-the-catch': 'Avant que le prix ne baisse',
    'opens-a-stall': 'Chaque touriste ici vaudra des points',
    'loads-a-ship': 'Un navire paie ce qui lui manque',
    'draws-for-points': 'Des points que personne ne reprendra',
    'brings-visitors': 'Un vatu pour chaque cabane de l’île',
    'rests-for-a-token': 'Le jeton paie à la fin de la manche',
    'gives-up-the-least': 'Ce qui lui manquera le moins',
    'moves-markers-where-they-count': 'Ses pions comptent davantage là',
    'takes-a-useful-character': 'Convient à ses projets de la manche',
    'places-near-the-boat': 'Là où elle sert le mieux son voilier',
    'blocks-the-other': 'Pour gêner l’autre sur cette action',
    'needs-vatus': 'Ne peut pas continuer sans vatus',
  },
  things,
  sources: {
    'scored-in-play': 'Marqués en jeu',
    'fish-left': 'Poissons restants',
    'vatus-left': 'Vatus restants',
    treasures: 'Trésors',
    'stalls-and-tourists': 'Cabanes et touristes',
    'first-player': 'Premier joueur',
  },
  endings: { 'eight-rounds-played': 'Huit manches ont été jouées.' },
  options: {
    characters: {
      label: 'Personnages',
      hint: 'À chaque manche, chacun prend un personnage et son avantage. À deux, c’est toujours le cas.',
    },
  },
};
