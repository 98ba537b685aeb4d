// Archipelago en français. Les noms et les textes des cartes viennent des données du jeu ; le reste est dit avec nos mots.

import {
  CARD,
  CARDS,
  CONSTRUCTION,
  HEXES,
  OBJECTIVE,
  OBJECTIVES,
  RESOURCE,
  RESOURCES,
  SIDE_DATA,
  SIDES,
  TREND,
  TRENDS,
  WHEEL,
  WHEEL_ACTIONS,
} from '@atoll/game-archipelago';
import type {
  Archipelago,
  BuildingKind,
  Criterion,
  EndCondition,
  Resource,
  Victory,
  WheelAction,
} from '@atoll/game-archipelago';
import type { GameWords, ThingWords } from '../types.ts';
import { cubesTemplate, goodsTemplate } from './goods-words.ts';

const ACTION_TIPS: Readonly<Record<WheelAction, string>> = {
  taxes: 'Rébellion +1, puis 1 florin par citoyen actif et par navire, 2 par ville et 1 par temple contrôlés.',
  reproduction: 'Une naissance dans chaque région où vous avez exactement deux citoyens, debout sur la même terre.',
  exploration:
    "Prenez l'hexagone visible, ou refusez-le pour le suivant sans le voir ; posez-le et envoyez-y une unité.",
  recruitment: 'Engagez des ouvriers en surplus, autant que vous voulez, au prix du plateau IV.',
  construction: 'Bâtissez une ville, un temple, un marché, un port ou un navire.',
  transaction: "Achetez ou vendez un cube sur l'un des deux marchés.",
  migration: "Déplacez vos unités libres, une fois chacune ; les navires font traverser l'eau aux citoyens.",
  'harvest-fruit': 'Posez des citoyens libres sur les fruits : un cube chacun.',
  'harvest-cattle': 'Posez des citoyens libres sur les bovins : un cube chacun.',
  'harvest-fish': 'Posez des navires libres sur les poissons : un cube chacun.',
  'harvest-wood': 'Posez des citoyens libres sur le bois : un cube chacun.',
  'harvest-stone': 'Posez des citoyens libres sur la pierre : un cube chacun.',
  'harvest-iron': 'Posez des citoyens libres sur le fer : un cube chacun.',
};

const OF_RESOURCE: Readonly<Record<Resource, string>> = {
  fruit: 'de fruits',
  cattle: 'de bovins',
  fish: 'de poissons',
  wood: 'de bois',
  stone: 'de pierre',
  iron: 'de fer',
};

const BUILDING_TIPS: Readonly<Record<BuildingKind, string>> = {
  town: 'Qui se tient dessus tient la région : ses bâtiments vides et ses récoltes. Impôt 2.',
  temple: 'En crise intérieure, il relève gratuitement des citoyens de sa région. Personne ne se couche dessus.',
  market: "Pour 1 florin, jusqu'à deux transactions sur le marché intérieur.",
  port: "Pour 1 florin, jusqu'à deux transactions à l'exportation. Un navire ou un citoyen peut le tenir.",
};

const perPlayers = (threshold: readonly (number | null)[]): string =>
  `${threshold.map((value) => value ?? '–').join(' / ')} à 2 / 3 / 4 / 5 joueurs`;

const COUNTED: Readonly<Record<string, string>> = {
  townsInPlay: 'villes sur la carte',
  templesInPlay: 'temples sur la carte',
  marketsInPlay: 'marchés sur la carte',
  portsInPlay: 'ports sur la carte',
  shipsInPlay: 'navires sur la carte',
  charactersInPlay: 'personnages possédés par tous ensemble',
  progressInPlay: 'progrès possédés par tous ensemble',
  cardsInPlay: 'cartes possédées par tous ensemble',
  populationAtLeast: 'population',
};

function endOf(end: EndCondition): string {
  switch (end.type) {
    case 'resourcesExhausted':
      return `${end.count} ressources manquent à la banque`;
    case 'explorerPilesEmpty':
      return `${end.count} piles d'explorateurs sont vides`;
    case 'surplusAbove':
      return `les ouvriers en surplus dépassent ${end.value}`;
    case 'bankMoneyEmpty':
      return "la banque n'a plus un florin";
    default:
      return `${COUNTED[end.type]} : ${perPlayers(end.threshold)}`;
  }
}

function criterionOf(criterion: Criterion): string {
  switch (criterion.by) {
    case 'cubes':
      return `de cubes ${OF_RESOURCE[criterion.resource]} derrière l'écran`;
    case 'icons-in-town-regions':
      return `de symboles ${OF_RESOURCE[criterion.resource]} dans les régions dont on tient la ville`;
    case 'temples-controlled':
      return 'de temples contrôlés';
    case 'towns-controlled':
      return 'de villes contrôlées';
    case 'markets-controlled':
      return 'de marchés contrôlés';
    case 'ports-controlled':
      return 'de ports contrôlés';
    case 'ports-and-markets-controlled':
      return 'de ports et de marchés contrôlés';
    case 'money':
      return 'de florins';
    case 'explorer-tokens':
      return "de jetons d'exploration restants";
    case 'characters':
      return 'de personnages';
    case 'progress':
      return 'de progrès';
    case 'characters-and-progress':
      return "de cartes d'évolution";
    case 'citizens-in-archipelago':
      return 'de citoyens sur la carte';
    case 'ships-in-archipelago':
      return 'de navires sur la carte';
    case 'benefactor-florins':
      return 'de florins sur la carte Bienfaiteur';
  }
}

function victoryOf(victory: Victory): string {
  switch (victory.type) {
    case 'rank':
      return `Chacun marque 3, 2, 1 pour le plus ${criterionOf(victory.criterion)}.`;
    case 'pacifist':
      return `Vous marquez 3 si la population dépasse la rébellion de plus de ${victory.gapAbove} à la fin.`;
    case 'separatist':
      return "Vous gagnez seul si l'archipel devient indépendant.";
  }
}

const things: Readonly<Record<string, ThingWords>> = {
  ...Object.fromEntries(CARDS.map((id) => [id, { name: CARD[id].name.fr, tip: CARD[id].text.fr }])),
  ...Object.fromEntries(
    OBJECTIVES.map((id) => {
      const { name, end, victory } = OBJECTIVE[id];
      return [id, { name: name.fr, tip: `Termine la partie quand : ${endOf(end)}. ${victoryOf(victory)}` }];
    }),
  ),
  ...Object.fromEntries(
    TRENDS.map((id) => [
      id,
      { name: TREND[id].name.fr, tip: `Chacun marque 4, 3, 2 pour le plus ${criterionOf(TREND[id].criterion)}.` },
    ]),
  ),
  ...Object.fromEntries(WHEEL_ACTIONS.map((id) => [id, { name: WHEEL[id].name.fr, tip: ACTION_TIPS[id] }])),
  ...Object.fromEntries(
    RESOURCES.map((id) => [
      id,
      {
        name: RESOURCE[id].name.fr,
        tip: `Récolté par ${RESOURCE[id].harvestedBy === 'ship' ? 'les navires' : 'les citoyens'} ; ${RESOURCE[id].cubes} cubes dans la boîte.`,
      },
    ]),
  ),
  ...Object.fromEntries(SIDES.map((id) => [id, SIDE_DATA[id].name.fr])),
  ...Object.fromEntries(HEXES.map((id) => [id, `Hexagone ${id.slice(4)}`])),
  town: { name: CONSTRUCTION.town.name.fr, tip: BUILDING_TIPS.town },
  temple: { name: CONSTRUCTION.temple.name.fr, tip: BUILDING_TIPS.temple },
  market: { name: CONSTRUCTION.market.name.fr, tip: BUILDING_TIPS.market },
  port: { name: CONSTRUCTION.port.name.fr, tip: BUILDING_TIPS.port },
  ship: { name: CONSTRUCTION.ship.name.fr, tip: 'Pêche, explore la mer et la fait traverser aux citoyens.' },
  citizen: {
    name: 'Citoyen',
    tip: "Récolte, bâtit, tient des bâtiments. En crise, il se couche jusqu'à ce qu'on le nourrisse.",
  },
  token: {
    name: "Jeton d'exploration",
    tip: 'Compte une fois comme cube de toute sorte : en crise, pour payer ou pour vendre.',
  },
  hut: { name: 'Hutte', tip: "Chaque hutte d'une nouvelle région ajoute un ouvrier en surplus." },
  screen: 'Écran',
  domestic: 'Marché intérieur',
  export: "Marché d'exportation",
  character: 'personnage',
  progress: 'progrès',
  // Titres de la liste de tous les coups.
  'vote-trend': 'Voter pour une tendance',
  'place-hex': 'Poser un hexagone',
  'land-citizens': 'Débarquer vos citoyens',
  'keep-objectives': 'Garder des objectifs',
  'choose-reward': 'Choisir un cube',
  bid: 'Miser',
  'set-order': "Fixer l'ordre du tour",
  consume: 'Nourrir des citoyens',
  'use-temple': 'Utiliser un temple',
  stand: 'Relever un citoyen',
  supply: 'Fournir un cube',
  'end-step': 'Finir votre étape',
  expel: 'Expulser',
  spare: 'Épargner',
  act: 'Poser un disque',
  'use-card': 'Utiliser une carte',
  'build-wonder': 'Bâtir une merveille',
  'use-building': 'Utiliser un port ou un marché',
  'end-round': 'Finir votre tour de jeu',
  deploy: 'Déployer',
  offer: 'Offrir',
  permit: 'Permettre',
  refuse: 'Refuser',
  'name-price': 'Nommer un prix',
  'pay-price': 'Payer le prix',
  withdraw: 'Renoncer',
  migrate: 'Déplacer une unité',
  sail: 'En convoi',
  land: 'Débarquer',
  'take-hex': "Prendre l'hexagone",
  'refuse-hex': "Refuser l'hexagone",
  'send-unit': 'Envoyer une unité',
  construct: 'Bâtir',
  'place-worker': 'Placer un ouvrier',
  bear: 'Naissance',
  transact: 'Commercer',
  sink: 'Couler un navire',
  'give-cube': 'Donner un cube',
  rob: 'Choisir une victime',
  'fill-hands': 'Remplir vos mains',
  'pick-hand': 'Choisir une main',
  pillage: 'Piller',
  buy: 'Acheter',
  'place-ship': 'Placer un navire',
  'choose-port': 'Choisir un port',
  'buy-card': 'Acheter une carte',
  'rotate-card': 'Tourner une carte',
  done: "C'est tout",
  cancel: 'Revenir en arrière',
  propose: 'Proposer un marché',
  accept: 'Accepter',
  decline: 'Décliner',
  counter: 'Contre-offre',
  'withdraw-proposal': "Retirer l'offre",
};

const resources: Readonly<Record<Resource, string>> = {
  fruit: 'one { · # fruit} other { · # fruits}',
  cattle: 'one { · # bovin} other { · # bovins}',
  fish: 'one { · # poisson} other { · # poissons}',
  wood: 'other { · # bois}',
  stone: 'one { · # pierre} other { · # pierres}',
  iron: 'other { · # fer}',
};

const bundle = (field: string): string =>
  goodsTemplate(field, {
    florins: 'one { · # florin} other { · # florins}',
    tokens: 'one { · # jeton} other { · # jetons}',
    nothing: 'rien',
    resources,
  });

/** « Vous avez » ou « Ana a ». */
const has = '{seatIs, select, you {Vous avez} other {{seat} a}}';
const florins = '{florins, plural, one {# florin} other {# florins}}';
const paid = '{paymentCount, plural, =0 {} other {, en payant {payment}}}';
const signed = '{by, number, ::sign-always}';
const source =
  '{sourceId, select, market {avec un cube du marché} screen {avec un cube à moi} other {avec un jeton d’exploration}}';
const aBuilding =
  '{buildingId, select, town {une ville} temple {un temple} market {un marché} port {un port} other {un navire}}';
const theBuilding = '{buildingId, select, town {la ville} temple {le temple} market {le marché} other {le port}}';
/** What stands behind the numbers: meaning.ts. */
const named = '{unitKindId, select, ship {navire} other {citoyen}} {unit} (région {unitRegion})';
const piece = 'le ' + named;
const Piece = 'Le ' + named;
const whose =
  '{unitOwnerIs, select, you {votre citoyen {unit}} other {le citoyen {unit} de {unitOwner}}} (région {unitRegion})';
const letter = '{letter, select, none {} other { {letter}}}';
const coast = '{coast, select, none {} other { (côte {coast})}}';
const ontoBuilding = '{building, select, none {} other {, sur ' + theBuilding + '}}';
const market = '{marketId, select, domestic {au marché intérieur} other {à l’exportation}}';
const deal = (field: string): string =>
  `{${field}From} donne${bundle(`${field}Give`)} — {${field}To} donne${bundle(`${field}Take`)} {${field}PromiseId}`;

export const fr: GameWords<Archipelago> = {
  name: 'Archipelago',
  tagline: 'Découvrir les îles, garder la paix, gagner seul',
  asks: {
    'vote-trend': 'Votez en secret pour la tendance de cette partie',
    'place-hex':
      '{turnZero, select, yes {Posez un de vos trois hexagones à côté du départ} other {Posez le nouvel hexagone contre deux régions}} : choisissez une face et une place',
    'land-citizens': 'Débarquez vos deux citoyens sur la côte de votre région, ensemble ou un sur chaque rive',
    'keep-objectives': 'Gardez {keep, plural, one {un objectif} other {# objectifs}} ; le reste repart sans être vu',
    'choose-reward':
      '{toId, select, market {Choisissez un symbole de la nouvelle région : un tel cube va au marché intérieur} other {Choisissez un autre symbole : un tel cube est à vous}}',
    bid: '{second, select, yes {Égalité : misez encore une fois} other {Misez en secret pour l’ordre du tour}} ; toutes les mises sont payées',
    'set-order': "Vous avez le plus misé : touchez les joueurs dans l'ordre que vous voulez",
    'domestic-step':
      'Crise intérieure : chaque cube ({resource}) relève {citizensPerCube, plural, one {un citoyen} other {# citoyens}}. Nourrissez, utilisez des temples ou finissez votre étape',
    'stand-citizen': 'Relevez encore {left, plural, one {un citoyen couché} other {# citoyens couchés}}',
    'export-step':
      'Crise d’exportation : il manque {missing, plural, one {un cube} other {# cubes}} ({resource}). Fournissez, ou finissez votre étape',
    'expel-or-spare': `Un rebelle est couché sur ${theBuilding} de votre région {region} : l’expulser ?`,
    round:
      'À vous : {acted, select, yes {} other {un disque sur la roue · }}{carded, select, yes {} other {une carte ou une merveille · }}{traded, select, yes {} other {un port ou un marché · }}ou finissez',
    deploy: 'Récolte ({resource}) : touchez les unités qui travaillent, puis validez',
    'offer-for-harvest': '{controller} tient la région {region} : qu’offrez-vous pour la récolte ?',
    'permit-harvest':
      '{harvester} veut récolter {cubes, plural, one {# cube} other {# cubes}} dans votre région {region} et offre' +
      bundle('offer'),
    'pay-price': '{controller} demande un prix pour la récolte dans la région {region} :' + bundle('price'),
    migrate: 'Déplacez vos unités libres, une fois chacune : touchez une unité, puis où elle va',
    'sail-or-land': 'Votre citoyen est en mer : touchez où il débarque, ou le navire suivant',
    'take-or-refuse': "Prenez l'hexagone visible, ou refusez-le et prenez le suivant sans le voir",
    'send-unit': 'Quelle unité découvre la nouvelle région ?',
    construct:
      '{whatId, select, building {Bâtissez un bâtiment} ship {Bâtissez un navire} other {Bâtissez}} : choisissez quoi, qui bâtit et où',
    'place-worker':
      '{left, plural, =99 {Engagez des ouvriers} one {Engagez un ouvrier} other {Engagez jusqu’à # ouvriers}} : touchez la terre où ils arrivent',
    'choose-birth': 'Choisissez où naît un enfant{left, plural, =99 {} one { (une naissance)} other { (# naissances)}}',
    trade:
      '{left, plural, =99 {Commercez : autant que vous voulez, une ressource, un sens} one {Achetez ou vendez un cube} other {Achetez ou vendez jusqu’à # cubes}} : touchez un cube des plateaux, ou une place libre pour vendre',
    'sink-ship': 'Pirate : quel navire coulez-vous ?',
    'give-cube': '{pirate} a coulé votre navire : donnez un cube de votre choix',
    'choose-victim': 'Voleuse : qui volez-vous ?',
    'fill-hands': '{thief} vous vole : cachez un cube dans chaque main',
    'pick-hand': 'Quelle main de {victim} ouvrez-vous ?',
    pillage: 'Barbare : quel symbole pillez-vous ?',
    'stand-rebel': 'Choisissez des rebelles à relever : {left, plural, one {encore un} other {jusqu’à #}}',
    'buy-revealed': 'Vous pouvez acheter un {wanted} parmi ces cartes, à son prix le plus bas',
    'place-ship': 'Où le nouveau navire est-il mis à l’eau ?',
    'choose-port': 'Grand Phare : quel port reçoit votre navire ?',
    evolve:
      '{second, select, yes {Tournez encore une carte} other {Achetez une carte et tournez-en une autre, ou tournez-en deux}}',
    'propose-deal': 'Proposer un marché',
    'answer-deal': "Répondre à l'offre de {proposalFrom}",
    'withdraw-deal': 'Retirer votre offre',
  },
  moves: {
    'vote-trend': 'Voter pour {trend}',
    'place-hex':
      'Poser {side} en {q}, {r}, à côté {besideCount, plural, one {de la région {beside}} other {des régions {beside}}}, {rotation, plural, =0 {sans tourner} one {tourné une fois} other {tourné # fois}}',
    'land-citizens': 'Débarquer dans la région {region}{lettersCount, plural, =0 {} other { : {letters}}}',
    'keep-objectives': 'Garder {objectives}',
    'choose-reward': 'Choisir {resource}',
    bid: 'Miser ' + florins,
    'set-order': 'Ordre : {order}',
    consume: `Nourrir ${source}`,
    'use-temple': `Temple de la région {region} : {unit, select, none {tous se relèvent} other {${whose} se relève}}`,
    stand: `Relever ${whose}`,
    supply: `Fournir ${source}`,
    'end-step': 'Finir mon étape',
    expel: 'Expulser le rebelle',
    spare: 'Le laisser',
    act: '{action}',
    'use-card': `Utiliser {card}{option, plural, =0 {} other { (second choix)}}${paid}`,
    'build-wonder': `Bâtir {card} avec ${piece}${paid}`,
    'use-building': `Utiliser ${theBuilding} de la région {region}{unitKindId, select, none {} other { avec ${piece}}}`,
    'end-round': 'Finir mon tour',
    deploy: `${Piece} travaille`,
    offer: 'Offrir' + bundle('offer'),
    permit: 'Oui, récoltez',
    refuse: 'Non',
    'name-price': 'Nommer un prix :' + bundle('price'),
    'pay-price': 'Payer le prix',
    withdraw: 'Renoncer',
    migrate: `${Piece} va dans la région {region}${letter}${ontoBuilding}`,
    sail: `${Piece} embarque sur le navire {ship} vers la région {region}`,
    land: `Débarquer dans la région {region}${letter}${ontoBuilding}`,
    'take-hex': 'Le prendre',
    'refuse-hex': 'Le refuser',
    'send-unit': `Envoyer ${piece}`,
    construct: `Bâtir ${aBuilding}${coast}${letter} : ${piece}${paid}`,
    'place-worker': `Engager dans la région {region}${letter}`,
    bear: `Naissance dans la région {region}${letter}`,
    transact: `{dealId, select, buy {Acheter {resource} ${market}} other {Vendre {resource} ${market}{token, select, yes { avec un jeton d’exploration} other {}}}}`,
    sink: 'Couler le navire {unit} de {unitOwner} (région {unitRegion})',
    'give-cube': 'Donner {resource}',
    rob: 'Voler {seat}',
    'fill-hands': 'Dans les mains : {hands}',
    'pick-hand': '{hand, plural, =0 {Main gauche} other {Main droite}}',
    pillage: 'Piller {resource} dans la région {region}',
    buy: 'Acheter {card}',
    'place-ship': `Le mettre à l’eau dans la région {region}${letter}`,
    'choose-port': 'Le port de la région {region}',
    'buy-card': 'Acheter {card}',
    'rotate-card': 'Tourner {card}',
    done: "C'est tout",
    cancel: 'Revenir en arrière',
    propose: 'À {to} : vous donnez' + bundle('give') + ' — et recevez' + bundle('take'),
    accept: 'Accepter',
    decline: 'Décliner',
    counter: 'Contre-offre : vous donnez' + bundle('give') + ' — et recevez' + bundle('take'),
    'withdraw-proposal': 'Retirer mon offre',
  },
  events: {
    'order-drawn': 'Ordre du tour : {order}',
    'vote-sealed': `${has} voté`,
    'trends-chosen': '{trendsCount, plural, one {Tendance} other {Tendances}} : {trends}',
    'hand-dealt': '',
    'hand-shown': `${has} montré {hexes} : aucun ne convient, trois nouveaux hexagones`,
    'region-discovered': `${has} découvert la région {region}`,
    'unit-placed': '',
    'unit-moved': '',
    'token-taken': `${has} pris un jeton d’exploration`,
    'discs-gained': "Une pile d'explorateurs est vide : un disque de plus pour chacun",
    'cube-rewarded': `{toId, select, market {Un cube ({resource}) va au marché intérieur} other {${has} pris un cube ({resource})}}`,
    'population-moved': `Population ${signed}`,
    'rebellion-moved': `Rébellion ${signed}`,
    'surplus-moved': `Ouvriers en surplus ${signed}`,
    'hexes-shuffled': 'Les hexagones sont mélangés',
    'objectives-dealt': '',
    'objectives-kept': `${has} choisi un objectif secret{objectives, select, none {} other { : {objectives}}}`,
    'objectives-shown': 'Objectifs ouverts : {objectives}',
    'turn-begun': 'Tour {turn}',
    'units-disengaged': '',
    'bid-sealed': `${has} scellé une mise`,
    'bids-revealed': '{second, select, yes {Les secondes mises sont ouvertes} other {Les mises sont ouvertes}}',
    'order-kept': "L'ordre du tour reste",
    'order-set': `${has} fixé l’ordre du tour : {order}`,
    'crisis-begun':
      '{crisisId, select, domestic {Crise intérieure : chaque cube ({resource}) relève {figure, plural, one {un citoyen} other {# citoyens}}} other {Crise d’exportation : {figure, plural, one {un cube voulu} other {# cubes voulus}} ({resource})}}',
    'cube-consumed': `{sourceId, select, market {${has} pris un cube ({resource}) au marché pour la crise} screen {${has} donné un cube ({resource}) pour la crise} other {${has} donné un jeton d’exploration pour la crise ({resource})}}`,
    'citizens-stood': '{unitsCount, plural, one {Un citoyen se relève} other {# citoyens se relèvent}}',
    'step-ended': `${has} fini son étape de la crise`,
    'crisis-ended':
      '{crisisId, select, domestic {{short, plural, =0 {Tous ont été nourris} one {Un citoyen reste rebelle} other {# citoyens restent rebelles}}} other {{short, plural, =0 {Tout a été fourni} one {Un cube a manqué} other {# cubes ont manqué}}}}',
    'event-resolved':
      'Événement : rébellion {delta, number, ::sign-always} par {perId, select, temple {temple} other {ville}}, {count} fois',
    'rebel-expelled': `${has} expulsé un rebelle`,
    'rebel-spared': `${has} laissé un rebelle`,
    'benefactor-credited': 'Un florin sur le Bienfaiteur pour {seat}',
    'round-begun': '',
    passed: `${has} passé`,
    'disc-placed': `${has} choisi : {action}`,
    'taxes-taken': `${has} perçu ${florins} de taxes`,
    'permission-asked':
      `${has} demandé à {controller} de récolter dans la région {region}, en offrant` + bundle('offer'),
    'permission-given': `${has} permis la récolte`,
    'permission-refused': `${has} refusé`,
    'price-named': `${has} demandé` + bundle('price'),
    'price-paid': `${has} payé le prix`,
    'harvest-withdrawn': `${has} renoncé à la récolte dans la région {region}`,
    'unit-deployed': '',
    harvested: `${has} récolté {cubes, plural, one {# cube} other {# cubes}} ({resource})`,
    'migration-ended': `${has} migré`,
    'migration-cancelled': `${has} annulé la migration`,
    'convoy-sailed': '',
    transacted: `{dealId, select, buy {${has} acheté un cube ({resource}) ${market} pour ${florins}} other {${has} vendu un cube ({resource}) ${market} pour ${florins}{token, select, yes { avec un jeton d’exploration} other {}}}}`,
    'hex-taken': `${has} pris {hex, select, none {un hexagone} other {{hex}}}`,
    'hex-refused': `${has} refusé {hex}`,
    'exploration-failed': "{hex} n'entre nulle part : l'exploration de {seat} a échoué",
    'worker-recruited': `${has} engagé un ouvrier pour ${florins}`,
    built: `${has} bâti ${aBuilding} dans la région {region}`,
    'card-used': `${has} utilisé {card}{ownerIs, select, you { (à vous)} other {}}`,
    'wonder-built': `${has} bâti la merveille {card}`,
    'citizen-immortalised': 'Un citoyen se tient désormais sur {card}',
    'ship-sunk': 'Un navire de {seat} a été coulé',
    'screen-lifted': `{seat} n’avait aucun cube et a levé son écran : ${florins}{tokens, plural, =0 {} one {, # jeton} other {, # jetons}}${cubesTemplate('cubes', resources)}`,
    'cube-given': '{from} a donné à {to} un cube ({resource})',
    'hands-filled': `${has} caché un cube dans chaque main`,
    'hand-picked':
      '{thief} a ouvert la main {hand, plural, =0 {gauche} other {droite}} de {victim} : {cube, select, yes {{resource, select, none {un cube} other {{resource}}}} other {vide}}',
    'icon-pillaged': `${has} pillé la région {region} : {cubes, plural, one {# cube} other {# cubes}}`,
    'cards-revealed': `${has} révélé {cards}`,
    'card-bought': `${has} acheté {card} pour ${florins}`,
    'card-rotated': `${has} tourné {card}`,
    'cards-discarded': 'Défausse : {cards}',
    'track-filled': '',
    'evolution-shuffled': "Les cartes d'évolution sont mélangées",
    'building-used': `${has} utilisé ${theBuilding} de la région {region}`,
    'deal-proposed': 'Offre : ' + deal('proposal'),
    'deal-struck': 'Marché conclu : ' + deal('proposal'),
    'deal-declined': `${has} décliné l’offre`,
    'deal-withdrawn': `${has} retiré l’offre`,
    'deal-lapsed': "L'offre est tombée",
    'objective-revealed':
      '{seat, select, none {La condition de fin {objective} est remplie} other {{seat} révèle {objective} : sa condition est remplie}}',
    'game-ended':
      '{byId, select, independence {La rébellion dépasse la population : l’archipel est indépendant} other {Une condition de fin est remplie : la partie est finie}}',
  },
  reasons: {
    'card-cannot-change-hands':
      'Seules changent de main les cartes posées devant leur propriétaire, sauf une merveille bâtie',
    'no-explorer-token': "Vous n'avez aucun jeton d'exploration",
    'no-free-circle': 'Tous les cercles de cette action qui vous sont permis sont pris',
    'port-or-market-done': 'Vous avez déjà utilisé un port ou un marché dans ce tour de jeu',
    'no-disc-left': "Vous n'avez plus de disque ce tour-ci",
    'disc-action-done': 'Vous avez déjà posé votre disque dans ce tour de jeu',
    'card-or-wonder-done': 'Vous avez déjà utilisé une carte ou bâti une merveille dans ce tour de jeu',
    'reproduction-does-nothing':
      "Nulle part vous n'avez exactement deux citoyens debout ensemble, ou la réserve est vide",
    'exploration-does-nothing': "Vous n'avez aucune unité libre sur la carte, ou il ne reste aucun hexagone",
    'recruitment-does-nothing':
      'Aucun ouvrier ne peut être engagé : il manque du surplus, des florins, de la réserve ou de la place',
    'construction-does-nothing': "Vous ne pouvez rien payer de ce qu'une de vos unités libres pourrait bâtir",
    'transaction-does-nothing': 'Vous ne pouvez ni payer un cube ni en vendre un',
    'migration-does-nothing': 'Aucune de vos unités libres ne peut aller nulle part',
    'harvest-does-nothing': "Aucune de vos unités libres n'est là où cela pousse librement",
    'nothing-transacted': "Faites d'abord au moins une transaction",
    'nothing-moved': 'Déplacez au moins une unité, ou annulez la migration',
    'nobody-recruited': "Engagez d'abord au moins un ouvrier",
    'temple-not-controlled': "Vous n'y contrôlez pas de temple",
    'nobody-lies-there': "Personne n'y est couché",
    'name-the-citizen': 'Dites quel citoyen se relève',
    'all-of-the-region': 'Un temple relève tous les citoyens de sa région, ou aucun',
    'not-a-lying-citizen': 'Seul un citoyen couché peut se relever',
    'zone-empty': "Il n'y a pas de tel cube sur le marché",
    'no-such-cube': "Vous n'avez pas de tel cube",
    'step-in-crisis-over': "Qui a fini son étape garde ses cubes et ses jetons jusqu'à la fin de la crise",
    'not-an-order-of-all-players': "L'ordre doit nommer chaque joueur une fois",
    'more-than-you-own': "Vous n'avez pas autant de florins",
    'too-many-proposals': "Assez d'offres pour cette étape",
    'you-do-not-have-it': "Vous n'avez pas tout cela",
    'nothing-changes-hands': 'Il faut que quelque chose change de main',
    'not-his-step': "On traite avec le joueur dont c'est l'étape",
    'no-secrets-stands-alone': 'Sans secrets entre amis ne va avec aucune autre variante de tendance ou d’objectif',
    'trend-not-in-vote': 'Le Bienfaiteur est déjà en jeu : on ne vote pas pour lui',
    'benefactor-replaces-more-control': 'Le Bienfaiteur remplace Plus de contrôle',
    'not-among-your-objectives': "Vous ne l'avez pas reçu",
    'too-few-objectives': "À cinq, il y a trop peu d'objectifs pour ces deux variantes",
    'first-colours-need-two-players': 'Seuls deux joueurs choisissent entre deux couleurs',
    'bank-lacks-cube': "La banque n'a plus de tel cube",
    'tokens-only-sell': "Un jeton d'exploration se vend, il n'achète pas",
    'payment-does-not-fit': 'Cela ne paie pas le prix',
    'not-enough-cubes': "Vous n'avez pas assez de cubes et de jetons",
    'one-resource-one-direction': 'Une seule ressource, et seulement des achats ou seulement des ventes',
    'icon-pillaged': 'Il est déjà pillé',
    'icon-occupied': "Quelqu'un d'autre s'y tient",
    'not-an-opponent': 'Choisissez un adversaire',
    'hands-do-not-fit': "Un de vos cubes dans chaque main ; une main reste vide seulement si vous n'avez qu'un cube",
    'not-a-target': 'Seulement un navire adverse dans une région où vous avez un navire',
    'other-kind-of-card': "Ce n'est pas la sorte de carte que vous pouvez acheter",
    'not-enough-florins': "Vous n'avez pas assez de florins",
    'card-not-revealed': "Cette carte n'a pas été révélée",
    'port-not-controlled': "Vous n'y contrôlez pas de port qui attende encore un navire",
    'no-such-icon': "Il n'y a pas de tel symbole",
    'no-active-unit-there': "Vous n'y avez aucune unité active",
    'wonders-are-built': "Une merveille se bâtit, elle ne s'utilise pas",
    'not-your-wonder': "Elle n'est pas à vous",
    'not-enough-discs': "Vous n'avez plus assez de disques",
    'no-free-citizen': 'Il faut un de vos citoyens libres sur la carte',
    'condition-not-met': "Vous ne contrôlez pas le bâtiment qu'elle exige",
    'already-built': 'Elle est déjà bâtie',
    'not-a-rebel': "Ce citoyen n'est pas un rebelle",
    'only-ships-and-convoys': "Cette carte déplace des navires et les citoyens qu'ils portent",
    'card-builds-something-else': 'Cette carte ne bâtit pas cela',
    'nobody-stood-up': "Relevez d'abord au moins un rebelle",
    'no-effect': 'Cela ne ferait rien maintenant',
    'no-active-citizen-beside': "Aucun de vos citoyens actifs n'est au bord de cette mer",
    'bought-this-turn': 'Elle pourra être bâtie dès le prochain tour',
    'works-by-itself': 'Elle agit toute seule',
    'only-its-owner': 'Seul son propriétaire peut l’utiliser',
    'nobody-owns-this-card': 'Personne ne la possède',
    'no-such-option': "La carte n'a pas ce choix",
    'card-used-this-turn': 'Elle a déjà servi ce tour-ci',
    'two-different-cards': 'On tourne deux cartes différentes',
    'slot-empty': "Il n'y a pas de carte à cette place",
    'rotate-now': "On achète d'abord ; maintenant on tourne",
    'more-than-three-citizens': 'Au plus trois de vos citoyens par région',
    'unit-cannot-operate': 'Cette unité ne peut pas le faire servir',
    'unit-engaged': "Cette unité est engagée jusqu'au prochain tour",
    'building-used-this-turn': 'Il a déjà servi ce tour-ci',
    'building-not-controlled': 'Vous ne le contrôlez pas',
    'not-on-this-market': "Un port commerce à l'exportation, un marché à l'intérieur",
    'no-transaction-possible': "Il n'y a rien que vous puissiez y acheter ou vendre",
    'no-such-building': "Il n'y a pas de tel bâtiment",
    'no-ship-in-reserve': "Vous n'avez plus de navire en réserve",
    'no-sea-beside': "Le bâtisseur n'est pas au bord de cette mer",
    'not-on-this-area': 'Pas là : il se bâtit où se tient le bâtisseur',
    'no-building-left': 'Il ne reste pas de tel jeton',
    'already-in-this-region': 'La région en a déjà un',
    'no-free-builder': 'Il faut une de vos unités actives et non engagées',
    'ship-cannot-serve': "Ce navire ne peut pas l'y porter",
    'no-such-crossing': "Il n'y a pas de telle traversée",
    'area-not-on-this-coast': 'Cette terre ne borde pas cette mer',
    'building-cannot-be-entered': "Il est occupé, ou la ville y appartient à quelqu'un d'autre",
    'out-of-reach': "C'est hors d'atteinte",
    'not-a-move': 'Elle y est déjà',
    'building-in-another-region': "Dans cette édition on n'entre dans un bâtiment que depuis sa région",
    'unit-cannot-migrate': "Elle est engagée, rebelle, pas à vous, ou s'est déjà déplacée",
    'no-citizen-in-reserve': "Vous n'avez plus de citoyen en réserve",
    'no-surplus-workers': "Il n'y a pas d'ouvriers en surplus",
    'no-birth-there': 'Aucun enfant ne peut y naître',
    'resource-not-available': "La banque n'en a plus, le marché n'a plus de place, ou le symbole a servi",
    'unit-cannot-enter': 'Cette unité ne peut pas entrer dans la nouvelle région',
    'position-out-of-reach': "Un hexagone touche deux régions et l'une de vos unités libres y entre",
    'zone-full': 'Cette zone du marché est pleine',
    'region-refused-this-round': 'La récolte y a été refusée dans ce tour de jeu',
    'price-not-covered': 'Vous ne pouvez pas payer cela',
    'price-is-nothing': 'Un prix nomme quelque chose',
    'offer-not-covered': 'Vous ne pouvez pas tenir cette offre',
    'unit-not-free': 'Elle est engagée, rebelle ou pas à vous',
    'unit-already-deployed': 'Elle est déjà déployée',
    'nobody-deployed': 'Déployez au moins une unité',
    'no-free-icon': 'Aucun symbole libre de cette ressource là où elle est',
    'edges-do-not-match': 'Les bords ne concordent pas : mer à mer, champ à champ, montagne à montagne',
    'not-next-to-the-start': 'Les premières régions touchent le départ',
    'not-your-hex': "Ce n'est pas votre hexagone",
    'wrong-answer': 'Ceci ne répond pas à la question',
  },
  motives: {
    'needs-florins': 'A besoin de florins, quitte à fâcher le peuple',
    'wants-citizens': 'Plus de citoyens, plus de bras',
    'builds-a-town': 'Qui tient la ville tient la région',
    'builds-a-temple': 'Un temple apaise sa région en temps de crise',
    'builds-a-market': 'Pour commercer sur place sans poser de disque',
    'builds-a-port': 'Pour commercer au loin sans poser de disque',
    'builds-a-ship': 'Un navire pêche, explore et transporte',
    'buys-what-it-needs': 'Cette ressource lui sera plus utile que des florins',
    'sells-for-florins': 'Les florins lui seront plus utiles',
    'settles-rich-land': 'Une terre qui promet de bonnes récoltes',
    'expects-to-need-it': 'Pense qu’on en aura besoin',
    'likes-that-order': 'L’ordre qui convient à ses projets',
    'keeps-the-peace': 'Moins de citoyens couchés, moins de rebelles',
    'calms-the-rebellion': 'Chaque cube manquant attiserait la rébellion',
    'has-done-its-share': 'Laisse le reste aux autres',
    'frees-a-building': 'Pour tenir ce bâtiment',
    'lets-a-rebel-lie': 'N’a pas l’usage de ce bâtiment',
    'uses-its-card': 'C’est maintenant qu’elle sert le plus',
    'wants-medals': 'Les médailles comptent à la fin',
    'trades-without-a-disc': 'Un échange qui ne coûte pas de disque',
    'gathers-cubes': 'Des cubes pour bâtir, vendre ou nourrir',
    'pays-for-a-harvest': 'La récolte en vaut la peine',
    'finds-it-fair': 'Trouve cela équitable',
    'finds-it-too-little': 'Trop peu pour ce que cela coûterait',
    'names-its-price': 'Ce que vaut la récolte à son avis',
    'finds-it-too-dear': 'Trop cher pour cette récolte',
    'moves-to-better-land': 'Il y a plus à gagner là-bas',
    'explores-for-tokens': 'Un jeton d’exploration et une terre nouvelle',
    'hopes-for-better-land': 'Espère un meilleur hexagone',
    'hires-hands': 'Plus de bras, et moins d’ouvriers oisifs',
    'weakens-a-rival': 'Pour ralentir un rival',
    'pillages-for-cubes': 'Des cubes tout de suite plutôt que des récoltes',
    'wants-that-card': 'Aura l’usage de cette carte',
    'turns-what-it-minds-least': 'La carte qui lui importe le moins',
    'offers-a-fair-deal': 'Pense que les deux y gagnent',
  },
  things,
  sources: { medals: 'Médailles' },
  endings: {
    independence:
      "La rébellion a dépassé la population : l'archipel est indépendant. Tous ont perdu ensemble, sauf un Indépendantiste.",
    objective: 'Une condition de fin secrète est remplie.',
  },
  options: {
    edition: {
      label: 'Édition',
      hint: 'Les règles françaises de 2012 diffèrent en quelques points.',
      values: { 'en-2.0': 'Anglaise 2.0', 'fr-2012': 'Française 2012' },
    },
    length: {
      label: 'Durée',
      hint: "Quel paquet d'objectifs décide de la fin.",
      values: { short: 'Courte', medium: 'Moyenne', long: 'Longue' },
    },
    desertStart: { label: 'Départ du désert', hint: 'Depuis un village du désert, sans navires.' },
    noSecrets: {
      label: 'Sans secrets entre amis',
      hint: 'Objectifs ouverts pour tous, ni Pacifiste ni Indépendantiste.',
    },
    moreControl: { label: 'Plus de contrôle', hint: 'Deux tendances.' },
    moreSpice: { label: 'Plus de piquant', hint: 'Chacun choisit son objectif parmi deux.' },
    chooseTrend: { label: 'Choisir la tendance', hint: 'Par un vote avant la partie.' },
    benefactor: { label: 'Bienfaiteur', hint: 'Qui aide dans les crises marque ; ni Pacifiste ni Indépendantiste.' },
    templesCounted: {
      label: 'Temples comptés',
      hint: 'Pour les événements et les cartes qui comptent les temples.',
      values: { all: 'Tous sur la carte', controlled: 'Ceux qui sont contrôlés' },
    },
    firstColours: {
      label: 'Premières couleurs',
      hint: 'À deux joueurs : quelle couleur chacun joue d’abord.',
      values: {
        'red-green': 'Rouge et vert',
        'red-blue': 'Rouge et bleu',
        'yellow-green': 'Jaune et vert',
        'yellow-blue': 'Jaune et bleu',
      },
    },
  },
};
