// Section 6 of the dossier: what one viewer may know. Built field by field; what is not named here stays hidden.

import type { Seat, Viewer } from '@atoll/engine';

import { topBack } from './cards/deck.js';
import { clone, cloneFrame } from './clone.js';
import type { CardId } from './data/evolution-cards.js';
import type { CardBack } from './data/evolution-vocabulary.js';
import type { HexId, SideId } from './data/hexes.js';
import type { ObjectiveId } from './data/objectives.js';
import type { Event, EventType } from './events.js';
import { SEALED } from './frames.js';
import type { Frame } from './frames.js';
import type { Cubes, OwnedCard, Player, State } from './state.js';

/** Null: behind the screen or face down. */
export interface PlayerView {
  readonly florins: number | null;
  readonly cubes: Cubes | null;
  readonly tokens: number | null;
  readonly discs: number;
  readonly discsOwned: number;
  readonly cards: readonly OwnedCard[];
  readonly objectives: readonly ObjectiveId[] | null;
  readonly objectiveCount: number;
  readonly rejected: readonly ObjectiveId[] | null;
  readonly rejectedCount: number;
  readonly revealed: readonly ObjectiveId[];
  readonly hand: readonly HexId[] | null;
  readonly handCount: number;
}

/** The public part of the state, under the same names. */
type Open = Pick<
  State,
  | 'frames'
  | 'options'
  | 'turn'
  | 'order'
  | 'regions'
  | 'neighbours'
  | 'units'
  | 'florins'
  | 'cubes'
  | 'domestic'
  | 'export'
  | 'population'
  | 'rebellion'
  | 'surplus'
  | 'piles'
  | 'tokensSpent'
  | 'hexDiscard'
  | 'evolutionDiscard'
  | 'track'
  | 'trends'
  | 'shown'
  | 'met'
  | 'closing'
  | 'ending'
  | 'wheel'
  | 'marketCoins'
  | 'portCoins'
  | 'benefactor'
  | 'benefactorCoins'
  | 'lastBids'
  | 'stolen'
  | 'lifted'
  | 'deals'
>;

export interface View extends Readonly<Open> {
  readonly viewer: Viewer;
  readonly players: readonly PlayerView[];
  /** Redacted: a sealed bid or vote, a hex only its explorer has seen, the victim's hands. */
  readonly stack: readonly Frame[];
  readonly hexTop: SideId | null;
  readonly hexDeckCount: number;
  readonly evolutionTop: CardBack | null;
  readonly evolutionDeckCount: number;
}

function playerView(player: Player, own: boolean): PlayerView {
  return {
    florins: own ? player.florins : null,
    cubes: own ? player.cubes : null,
    tokens: own ? player.tokens : null,
    discs: player.discs,
    discsOwned: player.discsOwned,
    cards: player.cards,
    objectives: own ? player.objectives : null,
    objectiveCount: player.objectives.length,
    rejected: own ? player.rejected : null,
    rejectedCount: player.rejected.length,
    revealed: player.revealed,
    hand: own ? player.hand : null,
    handCount: player.hand.length,
  };
}

function frameView(frame: Frame, viewer: Viewer): Frame {
  const shown = cloneFrame(frame);
  switch (shown.kind) {
    case 'trend-vote':
      shown.votes = shown.votes.map((vote, seat) => (vote === null || seat === viewer ? vote : 'sealed'));
      break;
    case 'bidding':
      shown.bids = shown.bids.map((bid, seat) => (bid < 0 || seat === viewer ? bid : SEALED));
      break;
    case 'exploration':
      if (shown.seat !== viewer && !shown.open && shown.side === null) shown.hex = null;
      break;
    case 'thief':
      if (shown.victim !== viewer) shown.hands = null;
      break;
    default:
  }
  return shown;
}

export function view(state: State, viewer: Viewer): View {
  // Everything below is taken from a copy: a view never shares a list with the state.
  const copy = clone(state);
  const over = copy.ending !== null;
  const back = topBack(copy);
  return {
    viewer,
    frames: copy.frames,
    options: { ...copy.options },
    turn: copy.turn,
    order: copy.order,
    players: copy.players.map((player, seat) => playerView(player, over || seat === viewer)),
    stack: copy.stack.map((frame) => frameView(frame, viewer)),
    regions: copy.regions,
    neighbours: copy.neighbours,
    units: copy.units,
    florins: copy.florins,
    cubes: copy.cubes,
    domestic: copy.domestic,
    export: copy.export,
    population: copy.population,
    rebellion: copy.rebellion,
    surplus: copy.surplus,
    piles: copy.piles,
    tokensSpent: copy.tokensSpent,
    // In turn 0 nobody has turned the deck up yet.
    hexTop: copy.turn > 0 ? (copy.hexDeck.at(-1) ?? null) : null,
    hexDeckCount: copy.hexDeck.length,
    hexDiscard: copy.hexDiscard,
    evolutionTop: back === null ? null : { upper: { ...back.upper }, lower: { ...back.lower } },
    evolutionDeckCount: copy.evolutionDeck.length,
    evolutionDiscard: copy.evolutionDiscard,
    track: copy.track,
    trends: copy.trends,
    shown: copy.shown,
    met: copy.met,
    closing: copy.closing,
    ending: copy.ending,
    wheel: copy.wheel,
    marketCoins: copy.marketCoins,
    portCoins: copy.portCoins,
    benefactor: copy.benefactor,
    benefactorCoins: copy.benefactorCoins,
    lastBids: copy.lastBids,
    stolen: copy.stolen,
    lifted: copy.lifted,
    deals: copy.deals,
  };
}

type Redact = (event: Event, viewer: Viewer) => Event;

const openly: Redact = (event) => event;
const forSeat =
  (hidden: 'hexes' | 'objectives'): Redact =>
  (event, viewer) =>
    (event as { seat: Seat }).seat === viewer ? event : { ...event, [hidden]: null };

/** Every type of event is decided here: a new one does not compile before. */
const EVENT_VIEW: Readonly<Record<EventType, Redact>> = {
  'hand-dealt': forSeat('hexes'),
  'objectives-dealt': forSeat('objectives'),
  'objectives-kept': forSeat('objectives'),
  'hex-taken': (event, viewer) =>
    event.type === 'hex-taken' && event.seat !== viewer && !event.open ? { ...event, hex: null } : event,
  'hand-picked': (event, viewer) =>
    event.type === 'hand-picked' && event.thief !== viewer && event.victim !== viewer
      ? { ...event, resource: null }
      : event,
  'order-drawn': openly,
  'vote-sealed': openly,
  'trends-chosen': openly,
  'hand-shown': openly,
  'region-discovered': openly,
  'unit-placed': openly,
  'unit-moved': openly,
  'token-taken': openly,
  'discs-gained': openly,
  'cube-rewarded': openly,
  'population-moved': openly,
  'rebellion-moved': openly,
  'surplus-moved': openly,
  'hexes-shuffled': openly,
  'objectives-shown': openly,
  'turn-begun': openly,
  'units-disengaged': openly,
  'bid-sealed': openly,
  'bids-revealed': openly,
  'order-kept': openly,
  'order-set': openly,
  'crisis-begun': openly,
  'cube-consumed': openly,
  'citizens-stood': openly,
  'step-ended': openly,
  'crisis-ended': openly,
  'event-resolved': openly,
  'rebel-expelled': openly,
  'rebel-spared': openly,
  'benefactor-credited': openly,
  'round-begun': openly,
  passed: openly,
  'disc-placed': openly,
  'taxes-taken': openly,
  'permission-asked': openly,
  'permission-given': openly,
  'permission-refused': openly,
  'price-named': openly,
  'price-paid': openly,
  'harvest-withdrawn': openly,
  'unit-deployed': openly,
  harvested: openly,
  'migration-ended': openly,
  'migration-cancelled': openly,
  'convoy-sailed': openly,
  transacted: openly,
  'hex-refused': openly,
  'exploration-failed': openly,
  'worker-recruited': openly,
  built: openly,
  'card-used': openly,
  'wonder-built': openly,
  'citizen-immortalised': openly,
  'ship-sunk': openly,
  'screen-lifted': openly,
  'cube-given': openly,
  'hands-filled': openly,
  'icon-pillaged': openly,
  'cards-revealed': openly,
  'card-bought': openly,
  'card-rotated': openly,
  'cards-discarded': openly,
  'track-filled': openly,
  'evolution-shuffled': openly,
  'building-used': openly,
  'deal-proposed': openly,
  'deal-struck': openly,
  'deal-declined': openly,
  'deal-withdrawn': openly,
  'deal-lapsed': openly,
  'objective-revealed': openly,
  'game-ended': openly,
};

export function viewEvent(event: Event, viewer: Viewer): Event {
  return EVENT_VIEW[event.type](event, viewer);
}

/** The cards everybody can see somewhere. */
export function cardsSeen(seen: View): Set<CardId> {
  const cards = new Set<CardId>(seen.evolutionDiscard);
  for (const slot of seen.track) if (slot !== null) cards.add(slot.card);
  for (const player of seen.players) for (const { id } of player.cards) cards.add(id);
  for (const frame of seen.stack) if (frame.kind === 'reveal') for (const card of frame.cards) cards.add(card);
  return cards;
}
