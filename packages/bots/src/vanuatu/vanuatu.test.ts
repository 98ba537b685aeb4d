import { defaultOptions } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import { vanuatu } from '@atoll/game-vanuatu';
import type { Vanuatu } from '@atoll/game-vanuatu';
import type { State } from '@atoll/game-vanuatu/search';
import { ACTION_INDEX } from '@atoll/game-vanuatu/table';
import type { ActionId, Island } from '@atoll/game-vanuatu/table';
import { describe, expect, it } from 'vitest';
import { vanuatuBrain } from './brain.js';
import { chanceToAct } from './planning.js';
import { stallWorth, vatuWorth } from './worth.js';

type Player = State['players'][number];

const ME = 0 as Seat;

function table(seats: number, change: (draft: State) => void = () => {}): State {
  const { state } = vanuatu.setup(seats, defaultOptions(vanuatu.options), 'a');
  state.firstPlayer = ME;
  change(state);
  return state;
}

function mark(state: State, seat: number, action: ActionId, markers: number): void {
  (state.players[seat] as Player).markers[ACTION_INDEX[action]] = markers;
}

describe('Normal at Vanuatu', () => {
  it('counts on an action the more, the surer it holds it', () => {
    const state = table(3, (draft) => mark(draft, 1, 'fish', 2));
    const chances = [0, 1, 2, 3].map((own) => chanceToAct(state, ME, 'fish', own));
    expect(chances).toEqual(chances.toSorted((a, b) => a - b));
    // The first player wins ties.
    expect((chances[2] ?? NaN) - (chances[1] ?? NaN)).toBeGreaterThan(0.1);
    expect((chances[3] ?? NaN) - (chances[2] ?? NaN)).toBeLessThan(0.3);
  });

  it('knows that neutral markers must be outnumbered', () => {
    const state = table(2, (draft) => void (draft.neutral[ACTION_INDEX.sail] = 2));
    expect(chanceToAct(state, ME, 'sail', 2)).toBeLessThan(0.2);
    expect(chanceToAct(state, ME, 'sail', 3)).toBeGreaterThan(0.6);
  });

  it('builds where tourists are, and early', () => {
    const state = table(3);
    const player = state.players[ME] as Player;
    const [efate] = state.islands as [Island];
    const early = stallWorth(state, ME, player, efate);
    expect(stallWorth({ ...state, round: 8 }, ME, player, efate)).toBeLessThan(early);
    const visited = { ...efate, tourists: 3 };
    expect(stallWorth({ ...state, round: 8 }, ME, player, visited)).toBeGreaterThan(0);
  });

  it('holds the first vatus dearest', () => {
    const player = (vatus: number): Player => ({ ...(table(3).players[ME] as Player), vatus });
    expect(vatuWorth(player(1), 2)).toBeGreaterThan(vatuWorth(player(3), 2));
    expect(vatuWorth(player(3), 2)).toBeGreaterThan(vatuWorth(player(8), 2));
    expect(vatuWorth(player(1), 8)).toBeLessThan(0.5);
  });

  it('gives the better chance to who has more points and stalls', () => {
    const chances = new Float64Array(3);
    const state = table(3, (draft) => {
      (draft.players[ME] as Player).points = 12;
      (draft.islands[0] as Island).stalls[ME] = 2;
    });
    vanuatuBrain.judge(state, chances);
    expect(chances[0]).toBeGreaterThan(0.5);
  });
});
