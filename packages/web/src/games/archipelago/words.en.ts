// Archipelago in English. Names and card texts come from the data of the game; everything else is told in our own words.

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
  taxes: 'Rebellion +1, then 1 florin per active citizen and ship, 2 per town and 1 per temple you control.',
  reproduction: 'One birth in every region where you have exactly two citizens, both standing on the same land.',
  exploration: 'Take the hex on top, or refuse it for the next one unseen; place it and send a unit in.',
  recruitment: 'Hire surplus workers, any number, at the price of board IV.',
  construction: 'Build a town, temple, market, port or ship.',
  transaction: 'Buy or sell one cube on either market.',
  migration: 'Move any of your free units, each once; ships carry citizens across the water.',
  'harvest-fruit': 'Put free citizens on fruit: one cube each.',
  'harvest-cattle': 'Put free citizens on cattle: one cube each.',
  'harvest-fish': 'Put free ships on fish: one cube each.',
  'harvest-wood': 'Put free citizens on wood: one cube each.',
  'harvest-stone': 'Put free citizens on stone: one cube each.',
  'harvest-iron': 'Put free citizens on iron: one cube each.',
};

const RESOURCE_WORDS: Readonly<Record<Resource, string>> = {
  fruit: 'fruit',
  cattle: 'cattle',
  fish: 'fish',
  wood: 'wood',
  stone: 'stone',
  iron: 'iron',
};

const BUILDING_TIPS: Readonly<Record<BuildingKind, string>> = {
  town: 'Whoever stands on it rules the region: its empty buildings and its harvests. Taxes 2.',
  temple: 'In a domestic crisis it lets citizens of its region stand up for free. Nobody on it ever lies down.',
  market: 'For 1 florin, up to two deals on the domestic market.',
  port: 'For 1 florin, up to two deals on the export market. A ship or a citizen may hold it.',
};

const perPlayers = (threshold: readonly (number | null)[]): string =>
  `${threshold.map((value) => value ?? '–').join(' / ')} with 2 / 3 / 4 / 5 players`;

const COUNTED: Readonly<Record<string, string>> = {
  townsInPlay: 'towns on the map',
  templesInPlay: 'temples on the map',
  marketsInPlay: 'markets on the map',
  portsInPlay: 'ports on the map',
  shipsInPlay: 'ships on the map',
  charactersInPlay: 'characters owned by all together',
  progressInPlay: 'progress cards owned by all together',
  cardsInPlay: 'cards owned by all together',
  populationAtLeast: 'population',
};

function endOf(end: EndCondition): string {
  switch (end.type) {
    case 'resourcesExhausted':
      return `${end.count} resources are gone from the bank`;
    case 'explorerPilesEmpty':
      return `${end.count} explorer piles are empty`;
    case 'surplusAbove':
      return `surplus workers exceed ${end.value}`;
    case 'bankMoneyEmpty':
      return 'the bank has no florin left';
    default:
      return `${COUNTED[end.type]}: ${perPlayers(end.threshold)}`;
  }
}

function criterionOf(criterion: Criterion): string {
  switch (criterion.by) {
    case 'cubes':
      return `${RESOURCE_WORDS[criterion.resource]} cubes behind the screen`;
    case 'icons-in-town-regions':
      return `${RESOURCE_WORDS[criterion.resource]} icons in regions whose town one holds`;
    case 'temples-controlled':
      return 'temples controlled';
    case 'towns-controlled':
      return 'towns controlled';
    case 'markets-controlled':
      return 'markets controlled';
    case 'ports-controlled':
      return 'ports controlled';
    case 'ports-and-markets-controlled':
      return 'ports and markets controlled';
    case 'money':
      return 'florins';
    case 'explorer-tokens':
      return 'explorer tokens left';
    case 'characters':
      return 'characters';
    case 'progress':
      return 'progress cards';
    case 'characters-and-progress':
      return 'evolution cards';
    case 'citizens-in-archipelago':
      return 'citizens on the map';
    case 'ships-in-archipelago':
      return 'ships on the map';
    case 'benefactor-florins':
      return 'florins on the Benefactor card';
  }
}

function victoryOf(victory: Victory): string {
  switch (victory.type) {
    case 'rank':
      return `Everybody scores 3, 2, 1 for the most ${criterionOf(victory.criterion)}.`;
    case 'pacifist':
      return `You score 3 if population exceeds rebellion by more than ${victory.gapAbove} at the end.`;
    case 'separatist':
      return 'You alone win if the archipelago becomes independent.';
  }
}

const things: Readonly<Record<string, ThingWords>> = {
  ...Object.fromEntries(CARDS.map((id) => [id, { name: CARD[id].name.en, tip: CARD[id].text.en }])),
  ...Object.fromEntries(
    OBJECTIVES.map((id) => {
      const { name, end, victory } = OBJECTIVE[id];
      return [id, { name: name.en, tip: `Ends the game when: ${endOf(end)}. ${victoryOf(victory)}` }];
    }),
  ),
  ...Object.fromEntries(
    TRENDS.map((id) => [
      id,
      { name: TREND[id].name.en, tip: `Everybody scores 4, 3, 2 for the most ${criterionOf(TREND[id].criterion)}.` },
    ]),
  ),
  ...Object.fromEntries(WHEEL_ACTIONS.map((id) => [id, { name: WHEEL[id].name.en, tip: ACTION_TIPS[id] }])),
  ...Object.fromEntries(
    RESOURCES.map((id) => [
      id,
      {
        name: RESOURCE[id].name.en,
        tip: `Harvested by ${RESOURCE[id].harvestedBy === 'ship' ? 'ships' : 'citizens'}; ${RESOURCE[id].cubes} cubes in the box.`,
      },
    ]),
  ),
  ...Object.fromEntries(SIDES.map((id) => [id, SIDE_DATA[id].name.en])),
  ...Object.fromEntries(HEXES.map((id) => [id, `Hex ${id.slice(4)}`])),
  town: { name: CONSTRUCTION.town.name.en, tip: BUILDING_TIPS.town },
  temple: { name: CONSTRUCTION.temple.name.en, tip: BUILDING_TIPS.temple },
  market: { name: CONSTRUCTION.market.name.en, tip: BUILDING_TIPS.market },
  port: { name: CONSTRUCTION.port.name.en, tip: BUILDING_TIPS.port },
  ship: { name: CONSTRUCTION.ship.name.en, tip: 'Fishes, explores the sea, and carries citizens across it.' },
  citizen: {
    name: 'Citizen',
    tip: 'Harvests, builds, holds buildings. In a crisis it lies down until somebody feeds it.',
  },
  token: {
    name: 'Explorer token',
    tip: 'Counts once as a cube of any kind: in a crisis, when paying, or when selling.',
  },
  hut: { name: 'Hut', tip: 'Each hut of a new region adds one surplus worker.' },
  screen: 'Screen',
  domestic: 'Domestic market',
  export: 'Export market',
  character: 'character',
  progress: 'progress card',
  // Headings of the list of all moves.
  'vote-trend': 'Vote for a trend',
  'place-hex': 'Place a hex',
  'land-citizens': 'Land your citizens',
  'keep-objectives': 'Keep objectives',
  'choose-reward': 'Choose a cube',
  bid: 'Bid',
  'set-order': 'Set the order of play',
  consume: 'Feed citizens',
  'use-temple': 'Use a temple',
  stand: 'Stand a citizen up',
  supply: 'Supply a cube',
  'end-step': 'End your step',
  expel: 'Expel',
  spare: 'Spare',
  act: 'Place a disc',
  'use-card': 'Use a card',
  'build-wonder': 'Build a wonder',
  'use-building': 'Use a port or market',
  'end-round': 'End your round',
  deploy: 'Deploy',
  offer: 'Offer',
  permit: 'Permit',
  refuse: 'Refuse',
  'name-price': 'Name a price',
  'pay-price': 'Pay the price',
  withdraw: 'Withdraw',
  migrate: 'Move a unit',
  sail: 'By convoy',
  land: 'Land',
  'take-hex': 'Take the hex',
  'refuse-hex': 'Refuse the hex',
  'send-unit': 'Send a unit',
  construct: 'Build',
  'place-worker': 'Place a worker',
  bear: 'Birth',
  transact: 'Trade',
  sink: 'Sink a ship',
  'give-cube': 'Give a cube',
  rob: 'Choose a victim',
  'fill-hands': 'Fill your hands',
  'pick-hand': 'Pick a hand',
  pillage: 'Pillage',
  buy: 'Buy',
  'place-ship': 'Place a ship',
  'choose-port': 'Choose a port',
  'buy-card': 'Buy a card',
  'rotate-card': 'Rotate a card',
  done: 'Done',
  cancel: 'Take back',
  propose: 'Propose a deal',
  accept: 'Accept',
  decline: 'Decline',
  counter: 'Counter-offer',
  'withdraw-proposal': 'Withdraw the offer',
};

const resources: Readonly<Record<Resource, string>> = {
  fruit: 'other { · # fruit}',
  cattle: 'other { · # cattle}',
  fish: 'other { · # fish}',
  wood: 'other { · # wood}',
  stone: 'other { · # stone}',
  iron: 'other { · # iron}',
};

const bundle = (field: string): string =>
  goodsTemplate(field, {
    florins: 'one { · # florin} other { · # florins}',
    tokens: 'one { · # explorer token} other { · # explorer tokens}',
    nothing: 'nothing',
    resources,
  });

const who = '{seatIs, select, you {You} other {{seat}}}';
const florins = '{florins, plural, one {# florin} other {# florins}}';
/** What stands behind the numbers: meaning.ts. */
const named = '{unitKindId, select, ship {ship} other {citizen}} {unit} (region {unitRegion})';
const piece = 'the ' + named;
const Piece = 'The ' + named;
const whose =
  '{unitOwnerIs, select, you {your citizen {unit}} other {citizen {unit} of {unitOwner}}} (region {unitRegion})';
const letter = '{letter, select, none {} other { {letter}}}';
const coast = '{coast, select, none {} other { (coast {coast})}}';
const ontoBuilding = '{building, select, none {} other {, onto the {building}}}';
const paid = '{paymentCount, plural, =0 {} other {, paying {payment}}}';
const signed = '{by, number, ::sign-always}';
const source = '{sourceId, select, market {the market} screen {my own stock} other {an explorer token}}';
const deal = (field: string): string =>
  `{${field}From} gives${bundle(`${field}Give`)} — {${field}To} gives${bundle(`${field}Take`)} {${field}PromiseId}`;

export const en: GameWords<Archipelago> = {
  name: 'Archipelago',
  tagline: 'Discover the islands, keep the peace, win alone',
  asks: {
    'vote-trend': 'Vote in secret for the trend of this game',
    'place-hex':
      '{turnZero, select, yes {Place one of your three hexes beside the start} other {Place the new hex against two regions}}: choose a side and a place',
    'land-citizens': 'Land your two citizens on the coast of your region, together or one on each bank',
    'keep-objectives': 'Keep {keep, plural, one {one objective} other {# objectives}}; the rest goes back unseen',
    'choose-reward':
      '{toId, select, market {Choose an icon of the new region: one such cube goes on the domestic market} other {Choose another icon: one such cube is yours}}',
    bid: '{second, select, yes {A tie: bid once more} other {Bid in secret for the order of play}}; all bids are paid',
    'set-order': 'You bid most: press the players in the order of play you want',
    'domestic-step':
      'Domestic crisis: each {resource} cube stands {citizensPerCube, plural, one {one citizen} other {# citizens}} up. Feed, use temples, or end your step',
    'stand-citizen': 'Choose {left, plural, one {one more lying citizen} other {# more lying citizens}} to stand up',
    'export-step':
      'Export crisis: {missing, plural, one {one cube} other {# cubes}} of {resource} still missing. Supply, or end your step',
    'expel-or-spare': 'A rebel lies on the {building} of your region {region}: expel it?',
    round:
      'Your round: {acted, select, yes {} other {a disc on the wheel · }}{carded, select, yes {} other {a card or wonder · }}{traded, select, yes {} other {a port or market · }}or end it',
    deploy: 'Harvest {resource}: press the units that work, then confirm',
    'offer-for-harvest': '{controller} rules region {region}: what do you offer for the harvest?',
    'permit-harvest':
      '{harvester} wants to harvest {cubes, plural, one {# cube} other {# cubes}} in your region {region} and offers' +
      bundle('offer'),
    'pay-price': '{controller} asks a price for the harvest in region {region}:' + bundle('price'),
    migrate: 'Move your free units, each once: press a unit, then where it goes',
    'sail-or-land': 'Your citizen is at sea: press where it lands, or the next ship',
    'take-or-refuse': 'Take the visible hex, or refuse it and take the next one unseen',
    'send-unit': 'Which unit discovers the new region?',
    construct:
      '{whatId, select, building {Build a building} ship {Build a ship} other {Build}}: choose what, who builds, and where',
    'place-worker':
      '{left, plural, =99 {Recruit workers} one {Recruit one worker} other {Recruit up to # workers}}: press the land where they arrive',
    'choose-birth': 'Choose where a child is born{left, plural, =99 {} one { (one birth)} other { (# births)}}',
    trade:
      '{left, plural, =99 {Trade: any number, one resource, one direction} one {Buy or sell one cube} other {Buy or sell up to # cubes}}: press a cube on the boards, or a free space to sell',
    'sink-ship': 'Pirate: which ship do you sink?',
    'give-cube': '{pirate} has sunk your ship: hand over a cube of your choice',
    'choose-victim': 'Thief: from whom do you steal?',
    'fill-hands': '{thief} robs you: hide a cube in each hand',
    'pick-hand': 'Which hand of {victim} do you open?',
    pillage: 'Barbarian: which icon do you pillage?',
    'stand-rebel': 'Choose rebels to stand up: {left, plural, one {one more} other {up to # more}}',
    'buy-revealed': 'You may buy one {wanted} of these at its lowest price',
    'place-ship': 'Where is the new ship launched?',
    'choose-port': 'Great Lighthouse: which port receives your ship?',
    evolve: '{second, select, yes {Now rotate one more card} other {Buy a card and rotate another, or rotate two}}',
    'propose-deal': 'Offer a deal',
    'answer-deal': 'Answer the offer of {proposalFrom}',
    'withdraw-deal': 'Withdraw your offer',
  },
  moves: {
    'vote-trend': 'Vote for {trend}',
    'place-hex':
      'Place {side} at {q}, {r}, beside {besideCount, plural, one {region} other {regions}} {beside}, turned {rotation, plural, =0 {not at all} one {once} other {# times}}',
    'land-citizens': 'Land in region {region}{lettersCount, plural, =0 {} other {: {letters}}}',
    'keep-objectives': 'Keep {objectives}',
    'choose-reward': 'Choose {resource}',
    bid: 'Bid ' + florins,
    'set-order': 'Order: {order}',
    consume: `Feed from ${source}`,
    'use-temple': `Temple of region {region}: {unit, select, none {all stand up} other {${whose} stands up}}`,
    stand: `Stand ${whose} up`,
    supply: `Supply from ${source}`,
    'end-step': 'End my step',
    expel: 'Expel the rebel',
    spare: 'Let it lie',
    act: '{action}',
    'use-card': `Use {card}{option, plural, =0 {} other { (second choice)}}${paid}`,
    'build-wonder': `Build {card} with ${piece}${paid}`,
    'use-building': `Use the {building} of region {region}{unitKindId, select, none {} other { with ${piece}}}`,
    'end-round': 'End my round',
    deploy: `${Piece} works`,
    offer: 'Offer' + bundle('offer'),
    permit: 'Yes, harvest',
    refuse: 'No',
    'name-price': 'Name a price:' + bundle('price'),
    'pay-price': 'Pay the price',
    withdraw: 'Do without',
    migrate: `${Piece} goes to region {region}${letter}${ontoBuilding}`,
    sail: `${Piece} boards ship {ship} towards region {region}`,
    land: `Land in region {region}${letter}${ontoBuilding}`,
    'take-hex': 'Take it',
    'refuse-hex': 'Refuse it',
    'send-unit': `Send ${piece}`,
    construct: `Build a {building}${coast}${letter}: ${piece}${paid}`,
    'place-worker': `Recruit in region {region}${letter}`,
    bear: `Birth in region {region}${letter}`,
    transact:
      '{dealId, select, buy {Buy {resource} on the {market}} other {Sell {resource} on the {market}{token, select, yes { with an explorer token} other {}}}}',
    sink: 'Sink ship {unit} of {unitOwner} (region {unitRegion})',
    'give-cube': 'Give {resource}',
    rob: 'Rob {seat}',
    'fill-hands': 'In the hands: {hands}',
    'pick-hand': '{hand, plural, =0 {Left hand} other {Right hand}}',
    pillage: 'Pillage {resource} in region {region}',
    buy: 'Buy {card}',
    'place-ship': `Launch it in region {region}${letter}`,
    'choose-port': 'The port of region {region}',
    'buy-card': 'Buy {card}',
    'rotate-card': 'Rotate {card}',
    done: 'Done',
    cancel: 'Take it back',
    propose: 'To {to}: you give' + bundle('give') + ' — and get' + bundle('take'),
    accept: 'Accept',
    decline: 'Decline',
    counter: 'Counter-offer: you give' + bundle('give') + ' — and get' + bundle('take'),
    'withdraw-proposal': 'Withdraw my offer',
  },
  events: {
    'order-drawn': 'Order of play: {order}',
    'vote-sealed': `${who} voted`,
    'trends-chosen': '{trendsCount, plural, one {Trend} other {Trends}}: {trends}',
    'hand-dealt': '',
    'hand-shown': `${who} showed {hexes}: none fits, three new hexes`,
    'region-discovered': `${who} discovered region {region}`,
    'unit-placed': '',
    'unit-moved': '',
    'token-taken': `${who} took an explorer token`,
    'discs-gained': 'A pile of explorers is empty: one more disc for everybody',
    'cube-rewarded': `{toId, select, market {One {resource} went on the domestic market} other {${who} took one {resource}}}`,
    'population-moved': `Population ${signed}`,
    'rebellion-moved': `Rebellion ${signed}`,
    'surplus-moved': `Surplus workers ${signed}`,
    'hexes-shuffled': 'The hexes were shuffled',
    'objectives-dealt': '',
    'objectives-kept': `${who} chose a secret objective{objectives, select, none {} other {: {objectives}}}`,
    'objectives-shown': 'Open objectives: {objectives}',
    'turn-begun': 'Turn {turn}',
    'units-disengaged': '',
    'bid-sealed': `${who} sealed a bid`,
    'bids-revealed': '{second, select, yes {The second bids are open} other {The bids are open}}',
    'order-kept': 'The order of play stays',
    'order-set': `${who} set the order of play: {order}`,
    'crisis-begun':
      '{crisisId, select, domestic {Domestic crisis: each {resource} stands {figure, plural, one {one citizen} other {# citizens}} up} other {Export crisis: {figure, plural, one {one cube} other {# cubes}} of {resource} wanted}}',
    'cube-consumed': `{sourceId, select, market {${who} took {resource} from the market for the crisis} screen {${who} gave {resource} for the crisis} other {${who} gave an explorer token for the crisis ({resource})}}`,
    'citizens-stood': '{unitsCount, plural, one {One citizen stands} other {# citizens stand}} up',
    'step-ended': `{seatIs, select, you {You have} other {{seat} has}} done enough in this crisis`,
    'crisis-ended':
      '{crisisId, select, domestic {{short, plural, =0 {Everybody was fed} one {One citizen stays a rebel} other {# citizens stay rebels}}} other {{short, plural, =0 {Everything was supplied} one {One cube was missing} other {# cubes were missing}}}}',
    'event-resolved': 'Event: rebellion {delta, number, ::sign-always} for each {per}, times {count}',
    'rebel-expelled': `${who} expelled a rebel`,
    'rebel-spared': `${who} let a rebel lie`,
    'benefactor-credited': `One florin on the Benefactor for {seat}`,
    'round-begun': '',
    passed: `${who} passed`,
    'disc-placed': `${who} chose: {action}`,
    'taxes-taken': `${who} took ${florins} in taxes`,
    'permission-asked': `${who} asked {controller} to harvest in region {region}, offering` + bundle('offer'),
    'permission-given': `${who} allowed it`,
    'permission-refused': `${who} refused`,
    'price-named': `${who} asked for` + bundle('price'),
    'price-paid': `${who} paid the price`,
    'harvest-withdrawn': `${who} did without the harvest in region {region}`,
    'unit-deployed': '',
    harvested: `${who} harvested {cubes} {resource}`,
    'migration-ended': `${who} moved`,
    'migration-cancelled': `${who} took the migration back`,
    'convoy-sailed': '',
    transacted: `{dealId, select, buy {${who} bought {resource} on the {market} for ${florins}} other {${who} sold {resource} on the {market} for ${florins}{token, select, yes { with an explorer token} other {}}}}`,
    'hex-taken': `${who} drew {hex, select, none {a hex} other {{hex}}}`,
    'hex-refused': `${who} refused {hex}`,
    'exploration-failed': `{hex} fits nowhere: the exploration of {seat} failed`,
    'worker-recruited': `${who} recruited a worker for ${florins}`,
    built: `${who} built a {building} in region {region}`,
    'card-used': `${who} used {card}{ownerIs, select, you { (yours)} other {}}`,
    'wonder-built': `${who} built the wonder {card}`,
    'citizen-immortalised': 'A citizen now stands on {card}',
    'ship-sunk': `A ship of {seat} was sunk`,
    'screen-lifted': `{seat} had no cube and lifted the screen: ${florins}{tokens, plural, =0 {} one {, # token} other {, # tokens}}${cubesTemplate('cubes', resources)}`,
    'cube-given': '{from} gave {to} one {resource}',
    'hands-filled': `${who} hid a cube in each hand`,
    'hand-picked':
      '{thief} opened the {hand, plural, =0 {left} other {right}} hand of {victim}: {cube, select, yes {{resource, select, none {a cube} other {{resource}}}} other {empty}}',
    'icon-pillaged': `${who} pillaged region {region}: {cubes, plural, one {# cube} other {# cubes}}`,
    'cards-revealed': `${who} revealed {cards}`,
    'card-bought': `${who} bought {card} for ${florins}`,
    'card-rotated': `${who} rotated {card}`,
    'cards-discarded': '{cards} discarded',
    'track-filled': '',
    'evolution-shuffled': 'The evolution cards were shuffled',
    'building-used': `${who} used the {building} of region {region}`,
    'deal-proposed': 'Offer: ' + deal('proposal'),
    'deal-struck': 'Deal: ' + deal('proposal'),
    'deal-declined': `${who} declined the offer`,
    'deal-withdrawn': `${who} withdrew the offer`,
    'deal-lapsed': 'The offer lapsed',
    'objective-revealed':
      '{seat, select, none {The end condition {objective} is met} other {{seat} reveals {objective}: its condition is met}}',
    'game-ended':
      '{byId, select, independence {Rebellion exceeds population: the archipelago is independent} other {An end condition is met: the game is over}}',
  },
  reasons: {
    'card-cannot-change-hands': 'Only cards their owner has before him, and no built wonder, can change hands',
    'no-explorer-token': 'You have no explorer token',
    'no-free-circle': 'Every circle of this action that you may use is taken',
    'port-or-market-done': 'You have used a port or market in this round',
    'no-disc-left': 'You have no disc left this turn',
    'disc-action-done': 'You have placed your disc in this round',
    'card-or-wonder-done': 'You have used a card or built a wonder in this round',
    'reproduction-does-nothing':
      'Nowhere do you have exactly two citizens standing together, or none is left in reserve',
    'exploration-does-nothing': 'You have no free unit on the map, or no hex is left',
    'recruitment-does-nothing': 'There is no worker you could hire: surplus, florins, reserve or room is missing',
    'construction-does-nothing': 'You cannot pay for anything that one of your free units could build',
    'transaction-does-nothing': 'You can neither pay for a cube nor sell one',
    'migration-does-nothing': 'None of your free units can go anywhere',
    'harvest-does-nothing': 'None of your free units stands where this grows free',
    'nothing-transacted': 'Trade at least once first',
    'nothing-moved': 'Move at least one unit, or take the migration back',
    'nobody-recruited': 'Recruit at least one worker first',
    'temple-not-controlled': 'You do not control a temple there',
    'nobody-lies-there': 'Nobody lies there',
    'name-the-citizen': 'Say which citizen stands up',
    'all-of-the-region': 'A temple lets all citizens of its region stand up, or none',
    'not-a-lying-citizen': 'Only a lying citizen can stand up',
    'zone-empty': 'There is no such cube on the market',
    'no-such-cube': 'You have no such cube',
    'step-in-crisis-over': 'Whoever has ended his step in the crisis keeps his cubes and tokens until it is over',
    'not-an-order-of-all-players': 'The order must name every player once',
    'more-than-you-own': 'You do not have that many florins',
    'too-many-proposals': 'Enough offers for this step',
    'you-do-not-have-it': 'You do not have all that',
    'nothing-changes-hands': 'Something must change hands',
    'not-his-step': 'Deals are made with the player whose step it is',
    'no-secrets-stands-alone': 'No secrets between friends goes with no other trend or objective variant',
    'trend-not-in-vote': 'The Benefactor is in play already and cannot be voted for',
    'benefactor-replaces-more-control': 'The Benefactor replaces More control',
    'not-among-your-objectives': 'You were not dealt that',
    'too-few-objectives': 'With five players there are too few objectives for both variants',
    'first-colours-need-two-players': 'Only two players choose between two colours',
    'bank-lacks-cube': 'The bank has no such cube left',
    'tokens-only-sell': 'Explorer tokens sell, they do not buy',
    'payment-does-not-fit': 'This does not pay the price',
    'not-enough-cubes': 'You do not have enough cubes and tokens',
    'one-resource-one-direction': 'All of one resource, and only buying or only selling',
    'icon-pillaged': 'It is pillaged already',
    'icon-occupied': 'Somebody else stands on it',
    'not-an-opponent': 'Choose an opponent',
    'hands-do-not-fit': 'One cube of yours in each hand; a hand stays empty only if you have a single cube',
    'not-a-target': 'Only an enemy ship in a region with one of your ships',
    'other-kind-of-card': 'It is not the kind of card you may buy now',
    'not-enough-florins': 'You do not have enough florins',
    'card-not-revealed': 'That card was not revealed',
    'port-not-controlled': 'You do not control a port there that still waits for a ship',
    'no-such-icon': 'There is no such icon',
    'no-active-unit-there': 'You have no active unit there',
    'wonders-are-built': 'A wonder is built, not used',
    'not-your-wonder': 'It is not yours',
    'not-enough-discs': 'You do not have enough discs left',
    'no-free-citizen': 'It takes a free citizen of yours on the map',
    'condition-not-met': 'You do not control the building it needs',
    'already-built': 'It is built already',
    'not-a-rebel': 'That citizen is no rebel',
    'only-ships-and-convoys': 'This card moves ships and the citizens they carry',
    'card-builds-something-else': 'This card does not build that',
    'nobody-stood-up': 'Stand at least one rebel up first',
    'no-effect': 'It would do nothing now',
    'no-active-citizen-beside': 'None of your active citizens stands beside that sea',
    'bought-this-turn': 'It can be built from the next turn on',
    'works-by-itself': 'It works by itself',
    'only-its-owner': 'Only its owner may use it',
    'nobody-owns-this-card': 'Nobody owns it',
    'no-such-option': 'The card has no such choice',
    'card-used-this-turn': 'It was used this turn',
    'two-different-cards': 'Two different cards are rotated',
    'slot-empty': 'No card lies there',
    'rotate-now': 'A card is bought first; now one is rotated',
    'more-than-three-citizens': 'At most three of your citizens in a region',
    'unit-cannot-operate': 'That unit cannot operate it',
    'unit-engaged': 'That unit is engaged until next turn',
    'building-used-this-turn': 'It was used this turn',
    'building-not-controlled': 'You do not control it',
    'not-on-this-market': 'A port trades abroad, a market at home',
    'no-transaction-possible': 'There is nothing you could buy or sell with it',
    'no-such-building': 'There is no such building',
    'no-ship-in-reserve': 'You have no ship left in reserve',
    'no-sea-beside': 'The builder does not stand beside that sea',
    'not-on-this-area': 'Not there: it stands where its builder stands',
    'no-building-left': 'There is no such token left',
    'already-in-this-region': 'The region has one already',
    'no-free-builder': 'It takes an active, not engaged unit of yours',
    'ship-cannot-serve': 'That ship cannot carry it there',
    'no-such-crossing': 'No such crossing over the sea',
    'area-not-on-this-coast': 'That land does not border this sea',
    'building-cannot-be-entered': 'It is occupied, or the town there belongs to somebody else',
    'out-of-reach': 'It is out of reach',
    'not-a-move': 'It stands there already',
    'building-in-another-region': 'In this edition a building is entered only from its own region',
    'unit-cannot-migrate': 'It is engaged, a rebel, not yours, or has moved already',
    'no-citizen-in-reserve': 'You have no citizen left in reserve',
    'no-surplus-workers': 'There are no surplus workers',
    'no-birth-there': 'No child can be born there',
    'resource-not-available': 'The bank has none, the market no room, or the icon is used',
    'unit-cannot-enter': 'That unit cannot enter the new region',
    'position-out-of-reach': 'A hex must touch two regions and be entered by one of your free units',
    'zone-full': 'That zone of the market is full',
    'region-refused-this-round': 'The harvest there was refused in this round',
    'price-not-covered': 'You cannot pay that',
    'price-is-nothing': 'A price names something',
    'offer-not-covered': 'You cannot cover that offer',
    'unit-not-free': 'It is engaged, a rebel or not yours',
    'unit-already-deployed': 'It is deployed already',
    'nobody-deployed': 'Deploy at least one unit',
    'no-free-icon': 'No free icon of this resource where it stands',
    'edges-do-not-match': 'The edges do not match: sea to sea, field to field, mountain to mountain',
    'not-next-to-the-start': 'First regions lie beside the start',
    'not-your-hex': 'That is not your hex',
    'wrong-answer': 'That does not answer the question',
  },
  motives: {
    'needs-florins': 'Needs florins, even at the price of unrest',
    'wants-citizens': 'More citizens, more hands',
    'builds-a-town': 'Who holds the town holds the region',
    'builds-a-temple': 'A temple calms its region in a crisis',
    'builds-a-market': 'To trade at home without a disc',
    'builds-a-port': 'To trade abroad without a disc',
    'builds-a-ship': 'Ships fish, explore and carry citizens',
    'buys-what-it-needs': 'Needs that resource more than florins',
    'sells-for-florins': 'Has more use for florins',
    'settles-rich-land': 'Land with a good harvest to come',
    'expects-to-need-it': 'Expects it to be needed',
    'likes-that-order': 'The order that suits its plans',
    'keeps-the-peace': 'The fewer lie down, the fewer rebel',
    'calms-the-rebellion': 'Every cube missing would stir up rebellion',
    'has-done-its-share': 'Leaves the rest to the others',
    'frees-a-building': 'To hold that building itself',
    'lets-a-rebel-lie': 'Has no use for that building',
    'uses-its-card': 'It helps most right now',
    'wants-medals': 'Medals score at the end',
    'trades-without-a-disc': 'A trade that costs no disc',
    'gathers-cubes': 'Cubes to build with, to sell or to feed people',
    'pays-for-a-harvest': 'The harvest is worth it',
    'finds-it-fair': 'Finds it fair',
    'finds-it-too-little': 'Too little for what it would give',
    'names-its-price': 'What it thinks the harvest is worth',
    'finds-it-too-dear': 'Too dear for that harvest',
    'moves-to-better-land': 'There is more to gain over there',
    'explores-for-tokens': 'An explorer token, and new land',
    'hopes-for-better-land': 'Hopes for a better hex',
    'hires-hands': 'More hands, and fewer idle workers',
    'weakens-a-rival': 'To slow a rival down',
    'pillages-for-cubes': 'Cubes at once, rather than harvests later',
    'wants-that-card': 'Has a use for that card',
    'turns-what-it-minds-least': 'The card it minds least',
    'offers-a-fair-deal': 'Thinks both sides gain by it',
  },
  things,
  sources: { medals: 'Medals' },
  endings: {
    independence:
      'Rebellion exceeded population: the archipelago is independent. Everybody has lost together, but a Separatist.',
    objective: 'A secret end condition was met.',
  },
  options: {
    edition: {
      label: 'Edition',
      hint: 'The French rules of 2012 differ in a few points.',
      values: { 'en-2.0': 'English 2.0', 'fr-2012': 'French 2012' },
    },
    length: {
      label: 'Length',
      hint: 'Which deck of objectives decides the end.',
      values: { short: 'Short', medium: 'Medium', long: 'Long' },
    },
    desertStart: { label: 'Desert start', hint: 'From a village in the desert, without ships.' },
    noSecrets: {
      label: 'No secrets between friends',
      hint: 'Open objectives for everybody, no Pacifist, no Separatist.',
    },
    moreControl: { label: 'More control', hint: 'Two trends.' },
    moreSpice: { label: 'More spice', hint: 'Everybody chooses his objective out of two.' },
    chooseTrend: { label: 'Choose the trend', hint: 'By a vote before the game.' },
    benefactor: { label: 'Benefactor', hint: 'Whoever helps in crises scores; no Pacifist, no Separatist.' },
    templesCounted: {
      label: 'Temples that count',
      hint: 'For events and cards that count temples.',
      values: { all: 'All on the map', controlled: 'Controlled ones' },
    },
    firstColours: {
      label: 'First colours',
      hint: 'With two players: which colour each plays first.',
      values: {
        'red-green': 'Red and green',
        'red-blue': 'Red and blue',
        'yellow-green': 'Yellow and green',
        'yellow-blue': 'Yellow and blue',
      },
    },
  },
};
