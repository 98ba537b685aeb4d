import { defaultOptions, randomFrom } from '@atoll/engine';
import type { Decision, Seat } from '@atoll/engine';
import { vanuatu } from '@atoll/game-vanuatu';
import type { State } from '@atoll/game-vanuatu/search';
import { ACTION_INDEX } from '@atoll/game-vanuatu/table';
import type { ActionId, Ask, Island, Move } from '@atoll/game-vanuatu/table';
import { describe, expect, it } from 'vitest';
import { choose } from '../levels/choose.js';
import { firstOwed, performAtFirstSight } from '../search/play-out.js';
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

function normally(state: State, decision: Decision<Ask>): Move | null {
  return choose(vanuatuBrain, {
    level: 'normal',
    view: vanuatu.view(state, decision.seat),
    decision,
    legalMoves: vanuatu.legalMoves(state, decision),
    random: randomFrom('r'),
    budget: {},
  }).move;
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

  it("VA-7.11: at the round's last stack, which waits for exchanges, begs while it can and then takes its turn", () => {
    const { state } = vanuatu.setup(3, defaultOptions(vanuatu.options), 'last stack');
    const random = randomFrom('last stack');
    const isLast = ({ ask }: Decision<Ask>): boolean =>
      ask.kind === 'resolve' && state.players.flatMap(({ markers }) => markers.filter((n) => n > 0)).length === 1;
    let open = vanuatu.decisions(state);
    let turn = firstOwed(open);
    while (turn !== null && !isLast(turn)) {
      open = performAtFirstSight(vanuatuBrain, state, turn, random);
      turn = firstOwed(open);
    }
    if (turn === null) throw new Error('no last stack waited');
    const beggar = ((turn.seat + 1) % 3) as Seat;
    Object.assign(state.players[beggar] as Player, { character: 'beggar', bonusReady: true, points: 9, vatus: 0 });
    const beg = vanuatu.decisions(state).find(({ seat, ask }) => seat === beggar && ask.kind === 'beg');
    if (beg === undefined) throw new Error('nobody may beg');
    expect(normally(state, beg)).toMatchObject({ type: 'beg' });
    expect(normally(state, turn)).toEqual(vanuatu.legalMoves(state, turn)[0]);
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
