// Section 6 of the dossier: what one viewer may know. Built field by field; what is not named here stays hidden.

import type { Viewer } from '@atoll/engine';

import { topSide } from './board/hexes.js';
import { topBack } from './cards/deck.js';
import { clone } from './clone.js';
import type { CardId } from './data/evolution-cards.js';
import type { CardBack } from './data/evolution-vocabulary.js';
import type { HexId, SideId } from './data/hexes.js';
import type { ObjectiveId } from './data/objectives.js';
import { viewFrame } from './frame-view.js';
import type { FrameView } from './frame-view.js';
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
  readonly stack: readonly FrameView[];
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
    stack: copy.stack.map((frame) => viewFrame(frame, viewer)),
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
    hexTop: topSide(copy),
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

/** The cards everybody can see somewhere. */
export function cardsSeen(seen: View): Set<CardId> {
  const cards = new Set<CardId>(seen.evolutionDiscard);
  for (const slot of seen.track) if (slot !== null) cards.add(slot.card);
  for (const player of seen.players) for (const { id } of player.cards) cards.add(id);
  for (const frame of seen.stack) if (frame.kind === 'reveal') for (const card of frame.cards) cards.add(card);
  return cards;
}
