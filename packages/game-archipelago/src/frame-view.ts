// What one viewer may see of the running procedures. Fields are named one by one: a new one stays hidden until somebody
// shows it.

import type { Frame, FrameView as EngineFrameView, Viewer } from '@atoll/engine';

import type { TrendId } from './data/trends.js';
import { copyGoods } from './economy/goods.js';
import type {
  ArchipelagoFrame,
  TrendVoteFrame,
  TurnZeroFrame,
  KeepObjectivesFrame,
  RewardFrame,
  TurnFrame,
  BiddingFrame,
  BalanceFrame,
  DomesticCrisisFrame,
  ExportCrisisFrame,
  ExpulsionFrame,
  ActionsFrame,
  RoundFrame,
  HarvestFrame,
  MigrationFrame,
  ExplorationFrame,
  ConstructionFrame,
  RecruitmentFrame,
  ReproductionFrame,
  TradeFrame,
  PirateFrame,
  ThiefFrame,
  BarbarianFrame,
  RisingFrame,
  RevealFrame,
  ShipPlacingFrame,
  WonderFrame,
  LighthouseFrame,
  EvolutionFrame,
} from './frames.js';

/** In `bids`: given, and not yet open to this viewer. */
export const SEALED = -2;

/** What everybody may see of a frame: its fields, as they are. */
type Shown<F extends Frame, Fields extends keyof F> = EngineFrameView & Readonly<Pick<F, Fields | 'kind'>>;

/** Hidden from some: a sealed bid or vote, a hex only its explorer has seen, the victim's hands. */
export type FrameView =
  | (Shown<TrendVoteFrame, never> & { readonly votes: readonly (TrendId | 'sealed' | null)[] })
  | Shown<TurnZeroFrame, 'at' | 'stage' | 'region' | 'sea'>
  | Shown<KeepObjectivesFrame, 'kept'>
  | Shown<RewardFrame, 'seat' | 'said' | 'region' | 'stage' | 'market'>
  | Shown<TurnFrame, 'phase'>
  | Shown<BiddingFrame, 'bids' | 'second' | 'winner' | 'over'>
  | Shown<BalanceFrame, 'half' | 'red'>
  | Shown<DomesticCrisisFrame, 'resource' | 'citizensPerCube' | 'at' | 'said' | 'toStand' | 'over'>
  | Shown<ExportCrisisFrame, 'resource' | 'missing' | 'at' | 'said'>
  | Shown<ExpulsionFrame, 'seats' | 'units' | 'at'>
  | Shown<ActionsFrame, 'at' | 'out'>
  | Shown<RoundFrame, 'seat' | 'said' | 'acted' | 'carded' | 'traded' | 'ended' | 'refused' | 'doubled'>
  | Shown<
      HarvestFrame,
      'seat' | 'said' | 'resource' | 'stage' | 'units' | 'icons' | 'agreed' | 'region' | 'offer' | 'price'
    >
  | Shown<
      MigrationFrame,
      | 'seat'
      | 'said'
      | 'by'
      | 'shipsOnly'
      | 'over'
      | 'trail'
      | 'moved'
      | 'serving'
      | 'aboard'
      | 'seaRegion'
      | 'sea'
      | 'fleet'
    >
  | Shown<
      ExplorationFrame,
      'seat' | 'said' | 'by' | 'stage' | 'hex' | 'open' | 'side' | 'rotation' | 'q' | 'r' | 'unit' | 'region'
    >
  | Shown<ConstructionFrame, 'seat' | 'said' | 'by' | 'what'>
  | Shown<RecruitmentFrame, 'seat' | 'said' | 'by' | 'left'>
  | Shown<ReproductionFrame, 'seat' | 'said' | 'by' | 'left' | 'regions'>
  | Shown<TradeFrame, 'seat' | 'said' | 'by' | 'market' | 'left' | 'bulk' | 'resource' | 'deal'>
  | Shown<PirateFrame, 'seat' | 'said' | 'stage' | 'victim'>
  | Shown<ThiefFrame, 'seat' | 'said' | 'stage' | 'victim' | 'hands'>
  | Shown<BarbarianFrame, 'seat' | 'said' | 'cubes'>
  | Shown<RisingFrame, 'seat' | 'said' | 'left'>
  | Shown<RevealFrame, 'seat' | 'said' | 'wanted' | 'cards' | 'stage'>
  | Shown<ShipPlacingFrame, 'seat' | 'said'>
  | Shown<WonderFrame, 'seat' | 'said' | 'card' | 'unit' | 'stage'>
  | Shown<LighthouseFrame, 'at' | 'said' | 'ports'>
  | Shown<EvolutionFrame, 'at' | 'stage' | 'rotated'>;

/** AR-13.3 A hex taken unseen is its explorer's alone, until it is placed. */
function isHexSeen({ seat, open, side }: ExplorationFrame, viewer: Viewer): boolean {
  return seat === viewer || open || side !== null;
}

export function viewFrame(frame: ArchipelagoFrame, viewer: Viewer): FrameView {
  const { id } = frame;
  switch (frame.kind) {
    case 'trend-vote':
      return {
        kind: frame.kind,
        id,
        votes: frame.votes.map((vote, seat) => (vote === null || seat === viewer ? vote : 'sealed')),
      };
    case 'turn-zero':
      return { kind: frame.kind, id, at: frame.at, stage: frame.stage, region: frame.region, sea: frame.sea };
    case 'keep-objectives':
      return { kind: frame.kind, id, kept: frame.kept.slice() };
    case 'reward':
      return {
        kind: frame.kind,
        id,
        seat: frame.seat,
        said: frame.said,
        region: frame.region,
        stage: frame.stage,
        market: frame.market,
      };
    case 'turn':
      return { kind: frame.kind, id, phase: frame.phase };
    case 'bidding':
      return {
        kind: frame.kind,
        id,
        bids: frame.bids.map((bid, seat) => (bid < 0 || seat === viewer ? bid : SEALED)),
        second: frame.second,
        winner: frame.winner,
        over: frame.over,
      };
    case 'balance':
      return { kind: frame.kind, id, half: frame.half, red: frame.red };
    case 'domestic-crisis':
      return {
        kind: frame.kind,
        id,
        resource: frame.resource,
        citizensPerCube: frame.citizensPerCube,
        at: frame.at,
        said: frame.said,
        toStand: frame.toStand,
        over: frame.over,
      };
    case 'export-crisis':
      return { kind: frame.kind, id, resource: frame.resource, missing: frame.missing, at: frame.at, said: frame.said };
    case 'expulsion':
      return { kind: frame.kind, id, seats: frame.seats.slice(), units: frame.units.slice(), at: frame.at };
    case 'actions':
      return { kind: frame.kind, id, at: frame.at, out: frame.out.slice() };
    case 'round':
      return {
        kind: frame.kind,
        id,
        seat: frame.seat,
        said: frame.said,
        acted: frame.acted,
        carded: frame.carded,
        traded: frame.traded,
        ended: frame.ended,
        refused: frame.refused.slice(),
        doubled: frame.doubled.slice(),
      };
    case 'harvest':
      return {
        kind: frame.kind,
        id,
        seat: frame.seat,
        said: frame.said,
        resource: frame.resource,
        stage: frame.stage,
        units: frame.units.slice(),
        icons: frame.icons.slice(),
        agreed: frame.agreed.slice(),
        region: frame.region,
        offer: frame.offer === null ? null : copyGoods(frame.offer),
        price: frame.price === null ? null : copyGoods(frame.price),
      };
    case 'migration':
      return {
        kind: frame.kind,
        id,
        seat: frame.seat,
        said: frame.said,
        by: frame.by,
        shipsOnly: frame.shipsOnly,
        over: frame.over,
        trail: frame.trail.map((print) => ({ ...print })),
        moved: frame.moved.slice(),
        serving: frame.serving.slice(),
        aboard: frame.aboard,
        seaRegion: frame.seaRegion,
        sea: frame.sea,
        fleet: frame.fleet.slice(),
      };
    case 'exploration':
      return {
        kind: frame.kind,
        id,
        seat: frame.seat,
        said: frame.said,
        by: frame.by,
        stage: frame.stage,
        hex: isHexSeen(frame, viewer) ? frame.hex : null,
        open: frame.open,
        side: frame.side,
        rotation: frame.rotation,
        q: frame.q,
        r: frame.r,
        unit: frame.unit,
        region: frame.region,
      };
    case 'construction':
      return { kind: frame.kind, id, seat: frame.seat, said: frame.said, by: frame.by, what: frame.what };
    case 'recruitment':
      return { kind: frame.kind, id, seat: frame.seat, said: frame.said, by: frame.by, left: frame.left };
    case 'reproduction':
      return {
        kind: frame.kind,
        id,
        seat: frame.seat,
        said: frame.said,
        by: frame.by,
        left: frame.left,
        regions: frame.regions.slice(),
      };
    case 'trade':
      return {
        kind: frame.kind,
        id,
        seat: frame.seat,
        said: frame.said,
        by: frame.by,
        market: frame.market,
        left: frame.left,
        bulk: frame.bulk,
        resource: frame.resource,
        deal: frame.deal,
      };
    case 'pirate':
      return { kind: frame.kind, id, seat: frame.seat, said: frame.said, stage: frame.stage, victim: frame.victim };
    case 'thief':
      return {
        kind: frame.kind,
        id,
        seat: frame.seat,
        said: frame.said,
        stage: frame.stage,
        victim: frame.victim,
        hands: frame.victim === viewer ? (frame.hands?.slice() ?? null) : null,
      };
    case 'barbarian':
      return { kind: frame.kind, id, seat: frame.seat, said: frame.said, cubes: frame.cubes };
    case 'rising':
      return { kind: frame.kind, id, seat: frame.seat, said: frame.said, left: frame.left };
    case 'reveal':
      return {
        kind: frame.kind,
        id,
        seat: frame.seat,
        said: frame.said,
        wanted: frame.wanted,
        cards: frame.cards.slice(),
        stage: frame.stage,
      };
    case 'ship-placing':
      return { kind: frame.kind, id, seat: frame.seat, said: frame.said };
    case 'wonder':
      return {
        kind: frame.kind,
        id,
        seat: frame.seat,
        said: frame.said,
        card: frame.card,
        unit: frame.unit,
        stage: frame.stage,
      };
    case 'lighthouse':
      return { kind: frame.kind, id, at: frame.at, said: frame.said, ports: frame.ports.slice() };
    case 'evolution':
      return { kind: frame.kind, id, at: frame.at, stage: frame.stage, rotated: frame.rotated };
  }
}
