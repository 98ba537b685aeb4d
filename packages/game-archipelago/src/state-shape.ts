// The parser of a stored state.

import { fields, integer, list, nullable, oneOf, parseOptions, randomShape, tagged, text, truth } from '@atoll/engine';
import type { Seat, Shape } from '@atoll/engine';

import { BUILDINGS } from './data/construction.js';
import { CARDS } from './data/evolution-cards.js';
import { HEXES, SIDES } from './data/hexes.js';
import type { HexId } from './data/hexes.js';
import { MARKETS } from './data/market-row.js';
import { OBJECTIVES } from './data/objectives.js';
import { RESOURCES } from './data/resources.js';
import { TRENDS } from './data/trends.js';
import type { ArchipelagoFrame } from './frames.js';
import { cubesShape, goodsShape } from './moves.js';
import { optionsSchema } from './options.js';
import type { Player, Proposal, Region, State, Unit } from './state.js';

const number: Shape<number> = integer();
const numbers = list(number);
const seat = integer(0, 4) as Shape<Seat>;
const resource = oneOf(RESOURCES);
const card = oneOf(CARDS);
const hex = oneOf<HexId>([...HEXES, 'hex-start']);
const building = nullable(oneOf(BUILDINGS));
const by = oneOf(['disc', 'paid', ...CARDS]);
const id = integer(1);
const asking = { id, seat, said: number };

const unit: Shape<Unit> = fields({
  id: number,
  seat,
  kind: oneOf(['citizen', 'ship']),
  region: number,
  area: number,
  lying: truth,
  engaged: truth,
  icon: number,
  building,
});

const region: Shape<Region> = fields({
  side: oneOf(SIDES),
  rotation: number,
  q: number,
  r: number,
  town: number,
  temple: number,
  market: number,
  port: number,
  marketUsed: truth,
  portUsed: truth,
  pillaged: number,
});

const player: Shape<Player> = fields({
  florins: number,
  cubes: cubesShape,
  tokens: number,
  discs: number,
  discsOwned: number,
  cards: list(fields({ id: card, ready: truth, turn: number, citizen: number })),
  objectives: list(oneOf(OBJECTIVES)),
  rejected: list(oneOf(OBJECTIVES)),
  revealed: list(oneOf(OBJECTIVES)),
  hand: list(hex),
});

const proposal: Shape<Proposal> = fields({
  from: seat,
  to: seat,
  give: goodsShape,
  take: goodsShape,
  promise: text(200),
  counter: truth,
});

const frame = tagged<ArchipelagoFrame, 'kind'>('kind', {
  'trend-vote': { id, votes: list(nullable(oneOf(TRENDS))) },
  'turn-zero': {
    id,
    at: number,
    stage: oneOf(['begin', 'deal', 'place', 'land', 'huts']),
    region: number,
    sea: number,
  },
  'keep-objectives': { id, kept: list(truth) },
  reward: { ...asking, region: number, stage: oneOf(['market', 'own', 'over']), market: nullable(resource) },
  turn: { id, phase: number },
  bidding: { id, bids: numbers, second: truth, winner: nullable(seat), over: truth },
  balance: { id, half: number, red: truth },
  'domestic-crisis': { id, resource, citizensPerCube: number, at: number, said: number, toStand: number, over: truth },
  'export-crisis': { id, resource, missing: number, at: number, said: number },
  expulsion: { id, seats: list(seat), units: numbers, at: number },
  actions: { id, at: number, out: list(truth) },
  round: {
    ...asking,
    acted: truth,
    carded: truth,
    traded: truth,
    ended: truth,
    refused: numbers,
    doubled: list(resource),
  },
  harvest: {
    ...asking,
    resource,
    stage: oneOf(['deploy', 'ask', 'offer', 'permission', 'price', 'over']),
    units: numbers,
    icons: numbers,
    agreed: numbers,
    region: number,
    offer: nullable(goodsShape),
    price: nullable(goodsShape),
  },
  migration: {
    ...asking,
    by,
    shipsOnly: truth,
    over: truth,
    trail: list(fields({ id: number, region: number, area: number, building })),
    moved: numbers,
    serving: numbers,
    aboard: number,
    seaRegion: number,
    sea: number,
    fleet: numbers,
  },
  exploration: {
    ...asking,
    by,
    stage: oneOf(['take', 'look', 'place', 'send', 'enter', 'huts', 'over']),
    hex: nullable(hex),
    open: truth,
    side: nullable(oneOf(SIDES)),
    rotation: number,
    q: number,
    r: number,
    unit: number,
    region: number,
  },
  construction: { ...asking, by, what: oneOf(['any', 'building', 'ship']) },
  recruitment: { ...asking, by, left: number },
  reproduction: { ...asking, by, left: number, regions: numbers },
  trade: {
    ...asking,
    by,
    market: nullable(oneOf(MARKETS)),
    left: number,
    bulk: truth,
    resource: nullable(resource),
    deal: nullable(oneOf(['buy', 'sell'])),
  },
  pirate: { ...asking, stage: oneOf(['target', 'robbed', 'give', 'done']), victim: nullable(seat) },
  thief: {
    ...asking,
    stage: oneOf(['target', 'robbed', 'hands', 'pick', 'done']),
    victim: nullable(seat),
    hands: nullable(list(nullable(resource), 2)),
  },
  barbarian: { ...asking, cubes: number },
  rising: { ...asking, left: number },
  reveal: {
    ...asking,
    wanted: oneOf(['character', 'progress']),
    cards: list(card),
    stage: oneOf(['buy', 'discard', 'done']),
  },
  'ship-placing': asking,
  wonder: { ...asking, card, unit: number, stage: oneOf(['effect', 'citizen']) },
  lighthouse: { id, at: number, said: number, ports: numbers },
  evolution: { id, at: number, stage: oneOf(['begin', 'first', 'second', 'refill']), rotated: number },
});

export const stateShape: Shape<State> = fields({
  rng: randomShape,
  stack: list(frame),
  frames: number,
  exposed: number,
  options: (raw: unknown) => parseOptions(optionsSchema, raw),
  turn: number,
  order: list(seat),
  players: list(player, 5),
  regions: list(region),
  neighbours: numbers,
  units: list(unit),
  florins: number,
  cubes: cubesShape,
  domestic: cubesShape,
  export: cubesShape,
  population: number,
  rebellion: number,
  surplus: number,
  piles: numbers,
  tokensSpent: number,
  hexDeck: list(oneOf(SIDES)),
  hexDiscard: list(hex),
  evolutionDeck: list(card),
  evolutionDiscard: list(card),
  track: list(nullable(fields({ card, corner: number }))),
  trends: list(oneOf(TRENDS)),
  shown: list(oneOf(OBJECTIVES)),
  met: list(oneOf(OBJECTIVES)),
  closing: truth,
  ending: nullable(oneOf(['independence', 'objective'])),
  wheel: numbers,
  marketCoins: numbers,
  portCoins: numbers,
  benefactor: numbers,
  benefactorCoins: number,
  lastBids: list(nullable(number)),
  stolen: number,
  lifted: nullable(fields({ seat, turn: number, florins: number, tokens: number })),
  deals: fields({ proposed: number, made: numbers, declined: numbers, open: nullable(proposal) }),
});
