// AR-22.2 Great Lighthouse: every player, in order of play, puts a ship from reserve by each port he controls.

import { decisionId, frameId } from '@atoll/engine';
import type { Illegal, Seat } from '@atoll/engine';

import { controllerOf } from '../board/control.js';
import { seaOfPort } from '../board/map.js';
import { placeUnit, reserveOf } from '../board/pieces.js';
import type { LighthouseFrame } from '../frames.js';
import type { MoveOf } from '../moves.js';
import type { State } from '../state.js';
import { running } from './rule.js';
import type { Question, Rule } from './rule.js';

export function openLighthouse(draft: State): void {
  draft.stack.push({ kind: 'lighthouse', id: frameId(draft), at: 0, said: 0, ports: [] });
}

function portsLeft(state: State, seat: Seat, frame: LighthouseFrame): number[] {
  const ports: number[] = [];
  for (let region = 0; region < state.regions.length; region++) {
    if (controllerOf(state, region, 'port') === seat && !frame.ports.includes(region)) ports.push(region);
  }
  return ports;
}

export const lighthouse: Rule<'lighthouse'> = {
  decisions(state, frame) {
    const seat = state.order[frame.at];
    if (seat === undefined) return [];
    const ships = reserveOf(state, seat, 'ship');
    if (ships === 0 || portsLeft(state, seat, frame).length <= ships) return [];
    return [{ id: decisionId(frame, seat, frame.said), seat, ask: { kind: 'choose-port' } }];
  },
  answer(draft, frame, seat, move, emit) {
    const { region } = move as MoveOf<'choose-port'>;
    frame.said++;
    frame.ports.push(region);
    placeUnit(draft, seat, 'ship', region, seaOfPort(draft, region), emit);
  },
  settle(draft, frame, emit) {
    const seat = draft.order[frame.at];
    if (seat === undefined) return 'done';
    for (const region of portsLeft(draft, seat, frame)) {
      if (reserveOf(draft, seat, 'ship') === 0) break;
      placeUnit(draft, seat, 'ship', region, seaOfPort(draft, region), emit);
    }
    frame.at++;
    frame.said = 0;
    frame.ports = [];
    return 'again';
  },
};

const NO_PORT: Illegal = { rule: 'AR-22.2', reason: 'port-not-controlled' };

export const choosePort: Question<'choose-port'> = {
  answers: ['choose-port'],
  list: (state, seat) =>
    portsLeft(state, seat, running(state, 'lighthouse')).map((region) => ({ type: 'choose-port', region })),
  check: (state, seat, _ask, move) =>
    portsLeft(state, seat, running(state, 'lighthouse')).includes((move as MoveOf<'choose-port'>).region)
      ? null
      : NO_PORT,
  fallback: (state, seat) => ({
    type: 'choose-port',
    region: portsLeft(state, seat, running(state, 'lighthouse'))[0] as number,
  }),
};
