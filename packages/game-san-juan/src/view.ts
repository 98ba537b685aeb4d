// Dossier section 6: what one viewer may know.

import type { Frame, FrameView as EngineFrameView, Placing, Seat, Viewer } from '@atoll/engine';
import type { Place } from './city/city.js';
import { priceCardOf } from './city/trade.js';
import type { BuildingId } from './data/buildings.js';
import type { PriceCardId } from './data/price-cards.js';
import type { Role } from './data/roles.js';
import type {
  BuilderPhase,
  DraftFrame,
  GameFrame,
  HandLimitFrame,
  MayorPhase,
  PaymentFrame,
  ProducerPhase,
  ProspectorPhase,
  RoundFrame,
  SanJuanFrame,
  SupplierFrame,
  TraderPhase,
  TuckFrame,
} from './frames.js';
import type { Options } from './options.js';
import { standings, tuckedCards } from './scoring.js';
import { playerAt } from './state.js';
import type { Slot, State } from './state.js';

/** The cards where the viewer may see them, else only how many there are. */
export type Cards = readonly BuildingId[] | number;

export interface PlaceView extends Place {
  /** Nobody knows which card it is. */
  readonly good: boolean;
}

export interface PlayerView {
  readonly hand: Cards;
  readonly city: readonly PlaceView[];
  /** R10: to others neither cards nor number. */
  readonly chapel: readonly BuildingId[] | null;
  readonly bank: readonly BuildingId[] | null;
  readonly bankUsed: boolean;
  /** The number to the owner, the cards to nobody. */
  readonly harbor: number | null;
  /** All tucked cards: to others only when the game is over. */
  readonly tucked: number | null;
}

/** What everybody may see of a frame: its fields, as they are. */
type Shown<F extends Frame, Fields extends keyof F> = EngineFrameView & Readonly<Pick<F, Fields | 'kind'>>;
type RoleFields = 'picker' | 'library' | 'turn';

export type FrameView =
  | Shown<GameFrame, 'loose'>
  | (Shown<DraftFrame, never> & { readonly kept: readonly (Cards | null)[] })
  | Shown<RoundFrame, 'step' | 'libraryUsed'>
  | Shown<SupplierFrame, 'turn'>
  | Shown<TuckFrame, 'chapel' | 'bank' | 'put'>
  | (Shown<HandLimitFrame, never> & { readonly laid: readonly Cards[] })
  | Shown<PaymentFrame, 'seat' | 'building' | 'due' | 'goods' | 'paid'>
  | Shown<BuilderPhase, RoleFields>
  | Shown<ProducerPhase, RoleFields>
  | Shown<TraderPhase, RoleFields | 'open' | 'sold' | 'selling'>
  | (Shown<MayorPhase, RoleFields | 'step' | 'least' | 'most' | 'discarded'> & { readonly drawn: Cards })
  | Shown<ProspectorPhase, RoleFields | 'step'>;

export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly players: readonly PlayerView[];
  readonly deck: number;
  readonly discard: number;
  readonly cathedral: boolean;
  /** In the order in which they are turned up; null where nobody has seen the card yet. */
  readonly prices: readonly (PriceCardId | null)[];
  /** The one turned up now. */
  readonly priceCard: PriceCardId | null;
  readonly traderPhases: number;
  readonly governor: Seat;
  readonly round: number;
  readonly picked: readonly Role[];
  /** SJ-10: by the Gold mine or Goldsmith used last, until the next pick. */
  readonly turnedUp: readonly BuildingId[];
  readonly stack: readonly FrameView[];
  readonly frames: number;
  /** SJ-12: the breakdown, once the game is over. */
  readonly placings: readonly Placing[] | null;
}

export function view(state: State, viewer: Viewer): View {
  const over = state.stack.length === 0;
  return {
    viewer,
    options: { ...state.options },
    players: state.players.map((_, seat) => viewPlayer(state, seat as Seat, viewer, over)),
    deck: state.deck.length,
    discard: state.discard.length,
    cathedral: state.cathedral,
    prices: state.prices.map((card, i) => (i < state.traderPhases ? card : null)),
    priceCard: state.stack.some((frame) => frame.kind === 'trader-phase' && frame.open) ? priceCardOf(state) : null,
    traderPhases: state.traderPhases,
    governor: state.governor,
    round: state.round,
    picked: state.picked.slice(),
    turnedUp: state.turnedUp.slice(),
    stack: state.stack.map((frame) => viewFrame(state, frame, viewer)),
    frames: state.frames,
    placings: state.stack.length === 0 ? standings(state) : null,
  };
}

function viewPlayer(state: State, seat: Seat, viewer: Viewer, over: boolean): PlayerView {
  const { hand, city, chapel, bank, harbor } = playerAt(state, seat);
  const own = seat === viewer;
  return {
    hand: own ? hand.slice() : hand.length,
    city: city.map(viewPlace),
    chapel: own ? chapel.slice() : null,
    bank: own ? bank.slice() : null,
    bankUsed: bank.length > 0,
    harbor: own ? harbor.length : null,
    tucked: own || over ? tuckedCards(state, seat) : null,
  };
}

function viewPlace({ building, good, under, fresh }: Slot): PlaceView {
  return { building, good: good !== null, under: under.slice(), fresh };
}

/** Fields are named one by one: a new one stays hidden until somebody shows it. */
function viewFrame(state: State, frame: SanJuanFrame, viewer: Viewer): FrameView {
  const { id } = frame;
  switch (frame.kind) {
    case 'game':
      return { kind: frame.kind, id, loose: frame.loose };
    case 'draft':
      return {
        kind: frame.kind,
        id,
        kept: frame.kept.map((cards, seat) => cards && viewCards(cards, seat === viewer)),
      };
    case 'round':
      return { kind: frame.kind, id, step: frame.step, libraryUsed: frame.libraryUsed };
    case 'supplier':
      return { kind: frame.kind, id, turn: frame.turn };
    case 'tuck':
      return { kind: frame.kind, id, chapel: frame.chapel.slice(), bank: frame.bank.slice(), put: frame.put.slice() };
    case 'hand-limit':
      return { kind: frame.kind, id, laid: frame.laid.map((cards, seat) => viewCards(cards, seat === viewer)) };
    case 'payment': {
      const { kind, seat, building, due, goods, paid } = frame;
      return { kind, id, seat, building, due, goods, paid };
    }
    case 'builder-phase':
    case 'producer-phase':
      return { kind: frame.kind, id, picker: frame.picker, library: frame.library, turn: frame.turn };
    case 'trader-phase': {
      const { kind, picker, library, turn, open, sold, selling } = frame;
      return { kind, id, picker, library, turn, open, sold, selling: selling.slice() };
    }
    case 'mayor-phase': {
      const { kind, picker, library, turn, step, least, most, discarded } = frame;
      const looking = (picker + turn) % state.players.length === viewer;
      return { kind, id, picker, library, turn, step, drawn: viewCards(frame.drawn, looking), least, most, discarded };
    }
    case 'prospector-phase': {
      const { kind, picker, library, turn, step } = frame;
      return { kind, id, picker, library, turn, step };
    }
  }
}

function viewCards(cards: readonly BuildingId[], own: boolean): Cards {
  return own ? cards.slice() : cards.length;
}
