// AR-22.2 Great Lighthouse: every player, in order of play, puts a ship from reserve by each port they control.

import { asked, frameId, NOBODY } from '@atoll/engine';
import type { Seat } from '@atoll/engine';

import { controllerOf } from '../board/control.js';
import { seaOfPort } from '../board/map.js';
import { placeUnit, reserveOf } from '../board/pieces.js';
import type { LighthouseFrame } from '../frames.js';
import { ask } from '../rules.js';
import type { FrameRules, Refusal } from '../rules.js';
import type { State } from '../state.js';

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

export const lighthouse: FrameRules<'lighthouse'> = {
  decisions(state, frame) {
    const seat = state.order[frame.at];
    if (seat === undefined) return NOBODY;
    const ships = reserveOf(state, seat, 'ship');
    if (ships === 0 || portsLeft(state, seat, frame).length <= ships) return NOBODY;
    return [asked(frame, seat, { kind: 'choose-port' }, frame.said)];
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

const NO_PORT: Refusal = { rule: 'AR-22.2', reason: 'port-not-controlled' };

export const choosePort = ask('choose-port', {
  rule: 'AR-22.2',
  frame: 'lighthouse',
  answers: ['choose-port'],
  list: (state, seat, frame) => portsLeft(state, seat, frame).map((region) => ({ type: 'choose-port', region })),
  check: (state, seat, frame, { region }) => (portsLeft(state, seat, frame).includes(region) ? null : NO_PORT),
  answer(draft, seat, frame, { region }, emit) {
    frame.said++;
    frame.ports.push(region);
    placeUnit(draft, seat, 'ship', region, seaOfPort(draft, region), emit);
  },
  fallback: (state, seat, frame) => ({ type: 'choose-port', region: portsLeft(state, seat, frame)[0] as number }),
});
