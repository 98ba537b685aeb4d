// Vanuatu in English. Names come from the game's data, what things do is told in our own words.

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
  buy: 'Buy a good of an island next to your boat and ship it: kava 1 for 1 point, copra 2 for 3, beef 3 for 5; 2 more for the cube that fills a ship.',
  explore:
    'Dive where your boat is: take a treasure tile worth as many as there are treasure markers, then one marker goes.',
  sail: 'Move your boat one to three oceans on, for 1 vatu a step.',
  build: 'Put up a stall on an island next to your boat, for 3 vatus.',
  rest: 'Look at the rest tokens left and take one in secret. It pays at the end of the round.',
  tourist: 'Bring a waiting tourist to an island next to your boat: 1 vatu for every stall there, whosever it is.',
  fish: 'Fish where your boat is: take a fish tile worth as many as there are fish markers, then one marker goes.',
  sell: 'Next to an island with a stall of yours, sell fish tiles for their value times the price. Then the price falls.',
  draw: 'Draw on the sand of an island next to your boat: 3 points.',
};

const CHARACTER_TIPS: Readonly<Record<CharacterId, string>> = {
  navigator: 'Sail: the whole voyage is free.',
  fisherman: 'Fish: points as well, as many as the fish tile is worth.',
  vendor: 'Sell: no stall of yours need be near.',
  diver: 'Explore: vatus as well, as many as the treasure is worth.',
  builder: 'Build: the stall costs 1 vatu.',
  buyer: 'Buy: a second cube of the same good is shipped free.',
  artist: 'Draw: 5 points instead of 3.',
  guide: 'Transport: 2 points as well for each drawing on the island.',
  beggar: 'At any time: give up to 3 points for as many vatus.',
  preacher: 'Holding nothing, perform one action all the same.',
  governor: 'Instead of an action, move one of your stacks to another space.',
};

const GOOD_TIPS: Readonly<Record<GoodId, string>> = {
  kava: 'Costs 1 vatu, 1 point on a ship.',
  copra: 'Costs 2 vatus, 3 points on a ship.',
  beef: 'Costs 3 vatus, 5 points on a ship.',
};

const TOKEN_TIPS: Readonly<Record<RestTokenId, string>> = {
  'first-player': 'You are first player from the next round on.',
  'vatu-and-point': 'You get 1 vatu and 1 point at the end of the round.',
  point: 'You get 1 point at the end of the round.',
  vatu: 'You get 1 vatu at the end of the round.',
};

function islandTip(island: IslandId): string {
  const { stallSlots, drawingSlots, touristCapacity } = ISLANDS[island];
  return `Room for ${stallSlots} stalls, ${drawingSlots} drawing${drawingSlots === 1 ? '' : 's'}, ${touristCapacity} tourists.`;
}

function oceanTip(ocean: OceanId): string {
  const { fish, treasure } = OCEANS[ocean];
  if (fish + treasure === 0) return 'Open sea: neither fish nor treasure.';
  return `Starts with ${fish} fish and ${treasure} treasure markers.`;
}

const keysOf = <T extends object>(table: T): (keyof T)[] => Object.keys(table) as (keyof T)[];

const things: Readonly<Record<string, ThingWords>> = {
  // Headings of the list of all moves; most of them are the names of the actions.
  'place-tile': 'Place a tile',
  'place-neutral': 'Neutral marker',
  'choose-character': 'Take a character',
  plan: 'Plan',
  transport: 'Transport a tourist',
  'take-back': 'Take back',
  govern: 'Move a stack',
  'take-rest-token': 'Take a rest token',
  'sell-treasure': 'Sell a treasure',
  beg: 'Beg',
  ...Object.fromEntries(ACTION_IDS.map((id) => [id, { name: ACTIONS[id].name.en, tip: ACTION_TIPS[id] }])),
  ...Object.fromEntries(CHARACTERS.map(({ id, name }) => [id, { name: name.en, tip: CHARACTER_TIPS[id] }])),
  ...Object.fromEntries(GOODS.map(({ id, name }) => [id, { name: name.en, tip: GOOD_TIPS[id] }])),
  ...Object.fromEntries(REST_TOKENS.map(({ id, name }) => [id, { name: name.en, tip: TOKEN_TIPS[id] }])),
  ...Object.fromEntries(SHIP_IDS.map((id) => [id, { name: SHIPS[id].name.en, tip: `Wants ${wantedBy(id, 'en')}.` }])),
  ...Object.fromEntries(keysOf(ISLANDS).map((id) => [id, { name: ISLANDS[id].name.en, tip: islandTip(id) }])),
  ...Object.fromEntries(keysOf(OCEANS).map((id) => [id, { name: OCEANS[id].name.en, tip: oceanTip(id) }])),
  ...Object.fromEntries(SPACES.map(({ id }) => [id, spaceName(id)])),
};

const vatus = (field: string): string => `{${field}, plural, one {# vatu} other {# vatus}}`;
const points = (field: string): string => `{${field}, plural, one {# point} other {# points}}`;
const withBonus = '{bonus, select, yes {, using your character} other {}}';

export const en: GameWords<Vanuatu, Motives['vanuatu']> = {
  name: 'Vanuatu',
  tagline: 'Fish, paint the sand, welcome the ships',
  asks: {
    'place-tile': 'Place one of the two open tiles on the map',
    'place-neutral':
      'Put {left, plural, one {the last of your neutral markers} other {# neutral markers}} on any actions',
    'choose-character': 'Take a character for this round',
    plan: 'Plan: put {left, plural, one {one more marker on an action} other {# markers on actions}} you could perform',
    resolve: 'Your turn: perform an action you hold, or take a stack back',
    'take-rest-token': 'Take one of the rest tokens left; nobody else sees which',
    'sell-treasure': 'Sell a treasure',
    beg: 'Beg',
  },
  moves: {
    'place-tile': 'Place {tile} on space {space}',
    'place-neutral': 'Neutral marker on {action}',
    'choose-character': 'Take the {character}',
    plan: 'Marker on {action}',
    buy: `Buy {good} on {island}${withBonus}`,
    explore: `Explore${withBonus}`,
    sail: `Sail to space {to} in {steps, plural, one {# step} other {# steps}}${withBonus}`,
    build: `Build a stall on {island}${withBonus}`,
    rest: `Rest${withBonus}`,
    transport: `Bring a tourist to {island}${withBonus}`,
    fish: `Fish${withBonus}`,
    sell: `Sell fish: {tiles}${withBonus}`,
    draw: `Draw on {island}${withBonus}`,
    'take-back': 'Take back your markers from {action}, without effect',
    govern: 'Governor: move your markers from {from} to {to}',
    'take-rest-token': 'Take {token}',
    'sell-treasure': `Sell a treasure for ${vatus('value')}`,
    beg: `Give up ${points('points')} for as many vatus`,
  },
  events: {
    'round-began': 'Round {round}',
    'first-player-named': 'First player: {seat}',
    'fish-price-changed': `The price of fish is now ${vatus('price')}`,
    'tourists-left': '{tourists, plural, one {# tourist} other {# tourists}} left again',
    'tourists-arrived': '{tourists, plural, =0 {No tourists came} one {# tourist came} other {# tourists came}}',
    'ship-left': '{ship} left, full',
    'ship-arrived': '{ship} dropped anchor',
    'island-stocked': 'New goods on {island}',
    'tile-placed': '{seat} placed {tile} on space {space}',
    'tile-turned-up': 'Next on the map: {tile}',
    'characters-laid-out': 'Characters of this round: {characters}',
    'neutral-placed': '{seat} put a neutral marker on {action}',
    'character-taken': '{seat} took the {character}',
    'character-returned': '{seat} returned the {character}',
    'marker-placed': '{seat} planned {action}',
    'bonus-used': '{seat} used the {character}',
    sailed: `{seat} sailed {steps, plural, one {# step} other {# steps}} {paid, plural, =0 {for nothing} one {for # vatu} other {for # vatus}}`,
    fished: '{seat} caught a fish tile of {value}',
    explored: '{seat} found a treasure of {value}',
    'fish-sold': `{seat} sold fish ({tiles}) at ${vatus('price')}`,
    'stall-built': `{seat} built a stall on {island} for ${vatus('paid')}`,
    'good-bought': `{seat} bought {good} on {island} for ${vatus('paid')}`,
    'cube-loaded': '{good} went aboard {ship}',
    'cube-put-back': 'No ship wants {good}: it went to the supply',
    'ship-filled': '{ship} is full',
    drew: '{seat} drew on the sand of {island}',
    'tourist-carried': '{seat} brought a tourist to {island}',
    rested: '{seat} rested',
    'rest-token-taken': '{seat} took a rest token{tokenId, select, none { in secret} other {: {token}}}',
    'markers-taken-back':
      '{performed, select, yes {} other {{seat} took {markers, plural, one {# marker} other {# markers}} back from {action}, without effect}}',
    'markers-moved': '{seat} moved {markers, plural, one {# marker} other {# markers}} from {from} to {to}',
    'treasure-sold': `{seat} sold a treasure for ${vatus('value')}`,
    begged: `{seat} begged: ${points('points')} given up`,
    'vatus-gained': `{seat} gained ${vatus('vatus')}`,
    'points-scored': `{seat} scored ${points('points')}`,
    'vatus-converted': `{seat} turned ${vatus('vatus')} into ${points('points')}`,
    'rest-token-shown': '{seat} had rested: {token}',
    'game-ended': 'The game is over after round {round}',
  },
  reasons: {
    'boat-not-next-to-island': 'Your boat is not next to {island}',
    'character-not-face-up': 'The {character} does not lie open',
    'ends-where-it-began': 'A voyage ends on another tile than it began',
    'fish-tile-not-owned': 'You have no such fish tile of {value}',
    'holds-another-action': 'You do not hold {action}, and while you hold any action you must choose one of those',
    'island-full': '{island} has no room for another tourist',
    'island-touches-island': 'An island may not touch another island',
    'leaves-no-space-for-the-other': 'Placed there it would leave no lawful space for the other tile',
    'more-than-allowed': 'At most {most} can be given up, not {points}',
    'must-be-performed': 'You hold {action} and can perform it: then you must',
    'no-bonus-for-this': 'Your character gives nothing here, or has been used',
    'no-cube-in-reach': 'No good lies in reach of your boat',
    'no-drawing-slot-in-reach': 'No free place to draw in reach of your boat',
    'no-fish-here': 'There is no fish where your boat is',
    'no-fish-in-reach': 'No fish in reach of your boat',
    'no-fish-to-sell': 'You have no fish to sell, nor a marker on Fish that could bring one',
    'no-free-drawing-slot': 'No free place to draw on {island}',
    'no-free-stall-slot': 'No free place for a stall on {island}',
    'no-marker-there': 'You have no marker on {action}',
    'no-order-works': 'In whatever order you did your actions, this one would not become possible',
    'no-own-stall-in-reach': 'No stall of yours in reach of your boat',
    'no-own-stall-near': 'No stall of yours on an island next to your boat',
    'no-rest-token-left': 'No rest token is left this round',
    'no-room-for-a-tourist-in-reach': 'No island in reach has room for a tourist',
    'no-stall-left': 'All your stalls are built',
    'no-stall-slot-in-reach': 'No free place for a stall in reach of your boat',
    'no-such-cube': 'There is no {good} on {island}',
    'no-tourist-waits': 'No tourist is waiting',
    'no-treasure-here': 'There is no treasure where your boat is',
    'no-treasure-in-reach': 'No treasure in reach of your boat',
    'no-way': 'Your boat has nowhere to go',
    'not-enough-vatus': `It costs ${vatus('cost')} and you have {vatus}`,
    'not-held': 'You do not hold {action}: others have more markers there, or as many and come first',
    'not-lowest-first': 'Tiles are named from the lowest to the highest',
    'not-reached-in-steps': 'Space {space} is not reached in {steps, plural, one {# step} other {# steps}}',
    'not-the-governor': 'Only the Governor moves markers',
    'ocean-touches-no-island': 'An ocean must touch an island',
    'other-tile-first': 'The other tile has a lawful space and comes first',
    'preacher-holds-an-action': 'The Preacher acts only on a turn on which he holds nothing',
    'same-space': 'The markers lie there already',
    'sells-nothing': 'Choose at least one fish tile to sell',
    'space-not-free': 'There is a tile on this space',
    'tile-not-open': '{tile} is not one of the two open tiles',
    'tile-taken': 'The other boat is there: with two players each ocean holds one',
    'token-not-left': 'This rest token has been taken',
    'too-few-neighbours': 'A tile must touch {needed} placed tiles; here it touches {touched}',
    'touches-more-islands-than-needed': 'Another space touches fewer islands',
    'treasure-not-owned': 'You have no treasure of {value}',
    'two-players-need-characters': 'Two players always play with the characters',
    'vatus-not-in-reach': `Not enough money: you have ${vatus('vatus')} and cannot gain enough before`,
    'wrong-answer': 'This does not answer the question',
  },
  motives: {
    'plans-exports': 'The ships pay for what they still lack',
    'plans-a-dive': 'Treasure is worth points at the end',
    'plans-a-voyage': 'There is more to do elsewhere',
    'plans-a-stall': 'A stall scores with every tourist',
    'plans-a-rest': 'A small gift at the end of the round',
    'plans-for-tourists': 'Tourists pay wherever there are stalls',
    'plans-a-catch': 'Fish can be sold for vatus',
    'plans-a-sale': 'To sell fish before the others do',
    'plans-a-drawing': 'A drawing is sure points',
    'sails-to-richer-waters': 'More can be done from there',
    'catches-fish': 'Something to sell later',
    'dives-for-treasure': 'Treasure keeps its worth to the end',
    'sells-the-catch': 'Before the price falls',
    'opens-a-stall': 'Every tourist here will be worth points',
    'loads-a-ship': 'A ship pays for what it lacks',
    'draws-for-points': 'Points nobody can take away',
    'brings-visitors': 'A vatu for every stall there',
    'rests-for-a-token': 'The token pays at the end of the round',
    'gives-up-the-least': 'What it will miss least',
    'moves-markers-where-they-count': 'Its markers count for more there',
    'takes-a-useful-character': 'Suits its plans for this round',
    'places-near-the-boat': 'Where it serves its own boat best',
    'blocks-the-other': 'To keep the other from that action',
    'needs-vatus': 'Cannot go on without vatus',
  },
  things,
  sources: {
    'scored-in-play': 'Scored in play',
    'fish-left': 'Fish left',
    'vatus-left': 'Vatus left',
    treasures: 'Treasures',
    'stalls-and-tourists': 'Stalls and tourists',
    'first-player': 'First player',
  },
  endings: { 'eight-rounds-played': 'Eight rounds have been played.' },
  options: {
    characters: {
      label: 'Characters',
      hint: 'Each round everybody takes a character with a bonus. Two players always do.',
    },
  },
};
