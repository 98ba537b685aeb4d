import { defaultOptions, randomFrom } from '@atoll/engine';
import type { Decision, Seat } from '@atoll/engine';
import { archipelago } from '@atoll/game-archipelago';
import { goods, topHexFits } from '@atoll/game-archipelago/search';
import type { State } from '@atoll/game-archipelago/search';
import type { Ask, Goods, Move, ObjectiveId } from '@atoll/game-archipelago/table';
import { describe, expect, it } from 'vitest';
import { playMatch } from '../arena/match.js';
import { choose } from '../levels/choose.js';
import { firstOwed, performAtFirstSight } from '../search/play-out.js';
import { archipelagoBrain } from './brain.js';
import { peaceWorth, roleOf } from './colony.js';
import { goodsWorth } from './deals.js';
import { thoughtOf } from './thought.js';

/** A game by first sight, up to the first question for which this holds. */
function upTo(seats: number, seed: string, holds: (state: State, decision: Decision<Ask>) => boolean): State {
  const { state } = archipelago.setup(seats, defaultOptions(archipelago.options), seed);
  const random = randomFrom(seed);
  let decision = firstOwed(archipelago.decisions(state));
  while (decision !== null) {
    if (holds(state, decision)) return state;
    decision = firstOwed(performAtFirstSight(archipelagoBrain, state, decision, random));
  }
  throw new Error('the game was over before');
}

function answer(state: State, decision: Decision<Ask>): Move | null {
  return choose(archipelagoBrain, {
    level: 'normal',
    view: archipelago.view(state, decision.seat),
    decision,
    legalMoves: archipelago.legalMoves(state, decision),
    random: randomFrom('archipelago'),
    budget: {},
  }).move;
}

const inCrisis = (state: State, decision: Decision<Ask>): boolean =>
  decision.ask.kind === 'domestic-step' &&
  archipelago.legalMoves(state, decision).some((move) => move.type === 'consume' && move.source === 'market');

/** The seat asked holds nothing but this. */
function withObjective(state: State, seat: Seat, objective: ObjectiveId): State {
  const changed = archipelago.clone(state);
  for (const player of changed.players) player.objectives = player.objectives.filter((held) => held !== objective);
  (changed.players[seat] as State['players'][number]).objectives = [objective];
  return changed;
}

/** The seat's citizens live by two in two regions. */
function livesInPairs(state: State, seat: Seat): void {
  const homes = state.units.filter(({ kind }) => kind === 'citizen');
  const first = homes[0] as State['units'][number];
  const second = homes.find(({ region }) => region !== first.region) as State['units'][number];
  const pairs = [first, first, second, second].map((home, i) => ({ ...home, id: 1000 + i, seat }));
  const others = state.units.filter((unit) => unit.seat !== seat);
  state.units = [...others, ...pairs.map((unit) => ({ ...unit, building: null, lying: false, engaged: false }))];
}

const NO_CUBES = { fruit: 0, cattle: 0, fish: 0, wood: 0, stone: 0, iron: 0 };

describe('Archipelago', () => {
  it('feeds the colony when independence is near, unless it is the Separatist', () => {
    const state = upTo(4, 'crisis', inCrisis);
    state.rebellion = state.population - 2;
    const decision = firstOwed(archipelago.decisions(state)) as Decision<Ask>;
    const settler = withObjective(state, decision.seat, 'objective-short-03');
    const separatist = withObjective(state, decision.seat, 'objective-short-10');
    expect(answer(settler, decision)).toMatchObject({ type: 'consume' });
    expect(answer(separatist, decision)).toEqual({ type: 'end-step' });
  });

  it('does not leave the last step before independence to those who come after', () => {
    const state = upTo(
      4,
      'last',
      (at, { ask, seat }) => ask.kind === 'domestic-step' && at.order[0] === seat && at.population > 6,
    );
    const decision = firstOwed(archipelago.decisions(state)) as Decision<Ask>;
    const settler = withObjective(state, decision.seat, 'objective-short-03');
    const own = settler.players[decision.seat] as State['players'][number];
    own.tokens = 1;
    let lying = 0;
    for (const unit of settler.units) if (unit.lying && ++lying > 3) unit.lying = false;
    // Three lie and two steps are left: one cube of anybody's would do, but nobody else need have one.
    settler.rebellion = settler.population - 2;
    expect(answer(settler, decision)).toMatchObject({ type: 'consume' });
  });

  it('thinks less of exploring when the hex on top fits nowhere it can go', () => {
    const worthWith = (state: State, fits: boolean): number => {
      const decision = firstOwed(archipelago.decisions(state)) as Decision<Ask>;
      const at = state.hexDeck.findIndex(
        (_, i) => topHexFits({ ...state, hexDeck: state.hexDeck.slice(0, i + 1) }, decision.seat) === fits,
      );
      const hexDeck = state.hexDeck.slice(0, at + 1);
      const ratings = new Float64Array(1);
      archipelagoBrain.rate({ ...state, hexDeck }, decision, [{ type: 'act', action: 'exploration' }], ratings);
      return ratings[0] as number;
    };
    const bothWays = (state: State, seat: Seat): boolean => {
      const found = state.hexDeck.map((_, i) => topHexFits({ ...state, hexDeck: state.hexDeck.slice(0, i + 1) }, seat));
      return found.includes(true) && found.includes(false);
    };
    const state = upTo(4, 'explore', (at, { ask, seat }) => ask.kind === 'round' && bothWays(at, seat));
    expect(worthWith(state, true)).toBeGreaterThan(worthWith(state, false));
  });

  it('sends its own cube abroad only when the colony is in danger', () => {
    const state = upTo(4, 'abroad', (_, { ask }) => ask.kind === 'export-step');
    const decision = firstOwed(archipelago.decisions(state)) as Decision<Ask>;
    const { ask, seat } = decision as Decision<Extract<Ask, { kind: 'export-step' }>>;
    state.cubes[ask.resource] += state.export[ask.resource] - 1;
    state.export[ask.resource] = 0;
    const settler = withObjective(state, seat, 'objective-short-03');
    const own = settler.players[seat] as State['players'][number];
    own.tokens = 0;
    own.cubes[ask.resource] = 1;
    settler.rebellion = 0;
    settler.population = 60;
    expect(answer(settler, decision)).toEqual({ type: 'end-step' });
    settler.rebellion = 59;
    expect(answer(settler, decision)).toEqual({ type: 'supply', source: 'screen' });
  });

  it('wants peace as a settler, more of it as the Pacifist, and none as the Separatist', () => {
    expect(roleOf(['objective-short-09'])).toBe('pacifist');
    for (const gap of [0, 3, 8]) {
      expect(peaceWorth('settler', gap + 1)).toBeGreaterThan(peaceWorth('settler', gap));
      expect(peaceWorth('separatist', gap + 1)).toBeLessThan(peaceWorth('separatist', gap));
    }
    const pacifist = peaceWorth('pacifist', 18) - peaceWorth('pacifist', 12);
    expect(pacifist).toBeGreaterThan(peaceWorth('settler', 18) - peaceWorth('settler', 12));
  });

  const offered = (give: Goods, take: Goods): Move | null => {
    const state = upTo(3, 'deal', (_, { ask }) => ask.kind === 'round');
    const maker = (firstOwed(archipelago.decisions(state)) as Decision<Ask>).seat;
    const other = ((maker + 1) % 3) as Seat;
    for (const player of state.players) {
      player.florins = 10;
      player.tokens = 2;
      player.cubes.fruit = 2;
    }
    const propose = archipelago.decisions(state).find(({ seat, optional }) => seat === maker && optional === true);
    if (propose === undefined) throw new Error('nobody may propose');
    const proposed = archipelago.apply(state, propose, { type: 'propose', to: other, give, take, promise: '' }).state;
    const asked = archipelago.decisions(proposed).find(({ ask }) => ask.kind === 'answer-deal');
    if (asked === undefined) throw new Error('nobody is asked');
    return answer(proposed, asked);
  };

  it('answers deals by what they are worth to it', () => {
    expect(offered(goods(3), goods())).toEqual({ type: 'accept' });
    expect(offered(goods(), goods(2))).toEqual({ type: 'decline' });
    expect(offered(goods(9), goods(0, { fruit: 1 }))).toEqual({ type: 'accept' });
    expect(offered(goods(1), goods(0, {}, 2))).toEqual({ type: 'decline' });
  });

  it('AR-14.5: has all the children it can as a settler, and only the one it owes as the Separatist', () => {
    const state = upTo(4, 'births', (at, { ask }) => ask.kind === 'round' && at.turn > 0);
    const round = firstOwed(archipelago.decisions(state)) as Decision<Ask>;
    const { seat } = round;
    livesInPairs(state, seat);
    archipelago.perform(state, round, { type: 'act', action: 'reproduction' }, () => {});
    state.rebellion = state.population - 3;
    const next = (at: State): Move | null => answer(at, firstOwed(archipelago.decisions(at)) as Decision<Ask>);
    const settler = withObjective(state, seat, 'objective-short-03');
    const separatist = withObjective(state, seat, 'objective-short-10');
    for (const at of [settler, separatist]) {
      const owed = firstOwed(archipelago.decisions(at)) as Decision<Ask>;
      archipelago.perform(at, owed, next(at) as Move, () => {});
      expect(firstOwed(archipelago.decisions(at))?.ask.kind).toBe('choose-birth');
    }
    expect(next(settler)).toMatchObject({ type: 'bear' });
    expect(next(separatist)).toEqual({ type: 'done' });
  });

  it('AR-11.3: deploys as many as the bank has cubes for, and no more', () => {
    const state = upTo(4, 'bank', (at, decision) => {
      if (decision.ask.kind !== 'deploy') return false;
      return archipelago.legalMoves(at, decision).filter(({ type }) => type === 'deploy').length > 1;
    });
    const first = firstOwed(archipelago.decisions(state)) as Decision<Ask>;
    if (first.ask.kind !== 'deploy') throw new Error('nobody harvests');
    state.cubes[first.ask.resource] = 1;
    const open = archipelago.perform(state, first, answer(state, first) as Move, () => {});
    expect(answer(state, firstOwed(open) as Decision<Ask>)).toEqual({ type: 'done' });
  });

  it('AR-3.8: offers for a cube once to everybody it may deal with', () => {
    const state = upTo(4, 'crisis', inCrisis);
    state.rebellion = state.population - 2;
    const { seat } = firstOwed(archipelago.decisions(state)) as Decision<Ask>;
    const poor = withObjective(state, seat, 'objective-short-03');
    Object.assign(poor.players[seat] as State['players'][number], { florins: 20, tokens: 0, cubes: { ...NO_CUBES } });
    const asked: unknown[] = [];
    for (let n = 0; n < 10; n++) {
      const open = archipelago.decisions(poor);
      const propose = open.find(({ seat: who, ask }) => who === seat && ask.kind === 'propose-deal') as Decision<Ask>;
      const offer = answer(poor, propose);
      if (offer?.type !== 'propose') break;
      asked.push(offer.to);
      const proposed = archipelago.perform(poor, propose, offer, () => {});
      const decline = proposed.find(({ ask }) => ask.kind === 'answer-deal') as Decision<Ask>;
      archipelago.perform(poor, decline, { type: 'decline' }, () => {});
    }
    expect(asked).toHaveLength(3);
    expect(new Set(asked).size).toBe(3);
  });

  it('prices what it plays for higher than what it does not', () => {
    const state = upTo(4, 'price', (_, { ask }) => ask.kind === 'round');
    const { seat } = firstOwed(archipelago.decisions(state)) as Decision<Ask>;
    const iron = goods(0, { iron: 1 });
    const collector = thoughtOf(withObjective(state, seat, 'objective-short-06'), seat);
    const priest = thoughtOf(withObjective(state, seat, 'objective-short-01'), seat);
    expect(goodsWorth(collector, iron)).toBeGreaterThan(goodsWorth(priest, iron));
  });

  it('keeps a table of its own kind from independence', () => {
    const seating = ['normal', 'normal', 'normal', 'normal'] as const;
    const options = defaultOptions(archipelago.options);
    const { wins } = playMatch(archipelagoBrain, { seating, options, seed: 'peace', budget: {}, now: () => 0 });
    expect(wins.reduce((sum, win) => sum + win, 0)).toBeCloseTo(1);
  });
});
