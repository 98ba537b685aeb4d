// What everybody may see of the running procedures. Fields are named one by one: a new one stays hidden until somebody
// shows it.

import type { Frame, FrameView as EngineFrameView } from '@atoll/engine';
import type {
  ActionsFrame,
  ApolloTurnFrame,
  BattleFrame,
  CreatureFrame,
  CycladesFrame,
  CycleFrame,
  FleetMovementFrame,
  GodTurnFrame,
  KrakenFrame,
  MetropolisFrame,
  OfferingFrame,
  PolyphemusFrame,
  SphinxFrame,
  SylphFrame,
} from './frames.js';

type Shown<F extends Frame, Fields extends keyof F> = EngineFrameView & Readonly<Pick<F, Fields | 'kind'>>;

export type FrameView =
  | Shown<CycleFrame, 'phase'>
  | Shown<OfferingFrame, 'next' | 'asked' | 'lost' | 'made'>
  | Shown<ActionsFrame, 'next'>
  | Shown<GodTurnFrame, 'seat' | 'said' | 'god' | 'recruited' | 'stage'>
  | Shown<ApolloTurnFrame, 'seat' | 'said' | 'place' | 'stage'>
  | Shown<FleetMovementFrame, 'seat' | 'said' | 'at' | 'stepsLeft'>
  | Shown<BattleFrame, 'place' | 'land' | 'attacker' | 'defender' | 'attackers' | 'assaults' | 'stage' | 'winner'>
  | Shown<MetropolisFrame, 'seat' | 'said' | 'removing' | 'stage'>
  | Shown<CreatureFrame, 'seat' | 'said' | 'creature' | 'stage' | 'held'>
  | Shown<SylphFrame, 'seat' | 'said' | 'stage' | 'stepsLeft' | 'tiredAt' | 'tired'>
  | Shown<SphinxFrame, 'seat' | 'said' | 'stage'>
  | Shown<KrakenFrame, 'seat' | 'said' | 'stage'>
  | Shown<PolyphemusFrame, 'seat' | 'said' | 'island' | 'stage'>;

/** No procedure of Cyclades collects anything secret: every viewer sees the same. */
export function viewFrame(frame: CycladesFrame): FrameView {
  switch (frame.kind) {
    case 'cycle':
      return { kind: frame.kind, id: frame.id, phase: frame.phase };
    case 'offering': {
      const { kind, id, next, asked, lost, made } = frame;
      return { kind, id, next, asked, lost, made };
    }
    case 'actions':
      return { kind: frame.kind, id: frame.id, next: frame.next };
    case 'god-turn': {
      const { kind, id, seat, said, god, recruited, stage } = frame;
      return { kind, id, seat, said, god, recruited, stage };
    }
    case 'apollo-turn': {
      const { kind, id, seat, said, place, stage } = frame;
      return { kind, id, seat, said, place, stage };
    }
    case 'fleet-movement': {
      const { kind, id, seat, said, at, stepsLeft } = frame;
      return { kind, id, seat, said, at, stepsLeft };
    }
    case 'battle': {
      const { kind, id, place, land, attacker, defender, attackers, assaults, stage, winner } = frame;
      return { kind, id, place, land, attacker, defender, attackers, assaults, stage, winner };
    }
    case 'metropolis': {
      const { kind, id, seat, said, removing, stage } = frame;
      return { kind, id, seat, said, removing, stage };
    }
    case 'creature': {
      const { kind, id, seat, said, creature, stage, held } = frame;
      return { kind, id, seat, said, creature, stage, held };
    }
    case 'sylph': {
      const { kind, id, seat, said, stage, stepsLeft, tiredAt, tired } = frame;
      return { kind, id, seat, said, stage, stepsLeft, tiredAt: tiredAt.slice(), tired: tired.slice() };
    }
    case 'sphinx':
      return { kind: frame.kind, id: frame.id, seat: frame.seat, said: frame.said, stage: frame.stage };
    case 'kraken':
      return { kind: frame.kind, id: frame.id, seat: frame.seat, said: frame.said, stage: frame.stage };
    case 'polyphemus': {
      const { kind, id, seat, said, island, stage } = frame;
      return { kind, id, seat, said, island, stage };
    }
  }
}
