// AR-24 to AR-27 Two players, independence, shortages, the end and scoring.

import { rule, scenario } from '@atoll/testkit';
import { expect } from 'vitest';

import { coloursOf, colourOfPiece, reserveOf } from '../board/pieces.js';
import { controllerOf } from '../board/control.js';
import { OBJECTIVE } from '../data/objectives.js';
import { endConditionMet, lookForEnds, objectiveDeck } from '../ends.js';
import { openExportCrisis } from '../flow/export-crisis.js';
import { births } from '../flow/reproduction.js';
import { archipelago } from '../index.js';
import { breakdownOf, medalsOf, rankPoints, standings, valueOf } from '../scoring.js';
import type { State } from '../state.js';
import {
  nth,
  bankFlorins,
  bareTable,
  bidding,
  building,
  card,
  citizen,
  copyOf,
  cubes,
  emptyStack,
  evolutionPhase,
  florins,
  held,
  market,
  must,
  objectives,
  piles,
  region,
  round,
  seat,
  ship,
  tokens,
  told,
  top,
} from '../table.testing.js';
import type { Table } from '../table.testing.js';

const silent = (): void => {};
const settled = (change: (d: State) => void = () => {}, seats = 3): Table =>
  bareTable(seats).arrange((d) => {
    const island = region(d, 'hex-03-b', 1, 0);
    for (let index = 0; index < seats; index++) citizen(d, index, island);
    objectives(d, 'objective-short-01', 'objective-short-02', 'objective-short-03');
    change(d);
  });
const ended = (change: (d: State) => void): State => {
  const draft = copyOf(settled(change).state);
  draft.ending = 'objective';
  return draft;
};

rule('AR-24.1', 'two objectives each, neither Pacifist nor Separatist', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const t = scenario(archipelago, { seats: 2, seed }).skipTo(({ state }) => state.turn === 1);
    const dealt = t.state.players.flatMap((player) => player.objectives);
    expect(new Set(dealt).size).toBe(4);
    expect(dealt.every((id) => OBJECTIVE[id].victory.type === 'rank')).toBe(true);
  }
});

rule(['AR-24.2', 'AR-24.6'], 'two colours each, the second when the first has no such piece left', () => {
  const { options } = bareTable(2).state;
  expect([coloursOf(options, 2, seat(0)), coloursOf(options, 2, seat(1))]).toEqual([
    ['red', 'yellow'],
    ['green', 'blue'],
  ]);
  expect(coloursOf({ ...options, firstColours: 'yellow-blue' }, 2, seat(1))).toEqual(['blue', 'green']);
  const t = bareTable(2).arrange((d) => {
    for (let i = 0; i < 5; i++) ship(d, 0, 0, 0);
  });
  expect(t.state.units.map(({ id }) => colourOfPiece(id))).toEqual(['red', 'red', 'red', 'red', 'yellow']);
});

rule('AR-24.3', 'both colours are one player: limit, births, control, 20 citizens and 8 ships', () => {
  const t = bareTable(2).arrange((d) => {
    const island = region(d, 'hex-03-b', 1, 0);
    citizen(d, 0, island);
    citizen(d, 0, island);
    d.units[1] = { ...nth(d.units, 1), id: 14 };
  });
  expect(births(t.state, seat(0), [])).toHaveLength(1);
  expect([reserveOf(t.state, seat(0), 'citizen'), reserveOf(t.state, seat(0), 'ship')]).toEqual([18, 8]);
  t.arrange((d) => {
    building(d, 1, 'town');
    nth(d.units, 1).building = 'town';
  });
  expect(controllerOf(t.state, 1, 'town')).toBe(0);
});

rule('AR-24.4', 'at most five discs, one own circle', () => {
  const t = bareTable(2).arrange((d) => {
    const island = region(d, 'hex-03-b', 1, 0);
    citizen(d, 0, island);
    citizen(d, 0, island);
    d.wheel[2] = 1;
  });
  t.refused(0, { type: 'act', action: 'reproduction' }, 'AR-9.9');
  expect(() => t.arrange((d) => void (nth(d.players, 0).discs = 4))).toThrow('discs');
});

rule('AR-24.5', 'a tie leaves the order without a second bid', () => {
  const t = bareTable(2).arrange(bidding).play(0, { type: 'bid', florins: 2 }).play(1, { type: 'bid', florins: 2 });
  expect(told(t, 'order-kept')).toHaveLength(1);
});

rule(['AR-25.1', 'AR-25.2'], 'rebellion above population ends the game at once, whatever else is pending', () => {
  const t = settled((d) => {
    d.rebellion = 3;
    d.closing = true;
  });
  t.play(0, { type: 'act', action: 'taxes' });
  expect([t.state.ending, t.state.stack]).toEqual(['independence', []]);
  expect(t.decisions()).toEqual([]);
});

rule('AR-26.1', 'rebellion and surplus never fall below 0', () => {
  const t = settled((d) => {
    card(d, 0, 'ambassador');
    d.surplus = 1;
  });
  t.play(0, { type: 'use-card', card: 'ambassador', option: 0, payment: [] });
  expect(t.state.surplus).toBe(0);
});

rule('AR-26.2', 'nobody takes a cube the bank lacks', () => {
  const t = settled((d) => {
    cubes(d, 1, { cattle: 13 });
    const running = nth(d.stack, -1);
    if (running.kind === 'round') running.doubled = ['cattle'];
    nth(d.players, 2).objectives = ['objective-short-05'];
  });
  t.play(0, { type: 'act', action: 'harvest-cattle' })
    .play(0, { type: 'deploy', unit: nth(t.state.units, 0).id })
    .play(0, { type: 'done' });
  expect(nth(told(t, 'harvested'), 0).cubes).toBe(1);
});

rule('AR-26.3', 'the bank pays what it has; coins elsewhere are not in it', () => {
  const t = settled((d) => bankFlorins(d, 0, 2));
  const before = nth(t.state.players, 0).florins;
  t.play(0, { type: 'act', action: 'taxes' });
  expect(nth(t.state.players, 0).florins).toBe(before);
});

rule('AR-26.4', 'the Benefactor zone is credited even without a coin', () => {
  const t = settled((d) => {
    d.trends = ['trend-benefactor'];
    bankFlorins(d, 0, 2);
    cubes(d, 0, { cattle: 1 });
    emptyStack(d);
    openExportCrisis(d, 'cattle', 2, silent);
  });
  t.play(0, { type: 'supply', source: 'screen' });
  expect([t.state.benefactor, t.state.benefactorCoins]).toEqual([[1, 0, 0], 0]);
});

rule('AR-27.2', 'D5: nothing is told and nothing is opened after the end', () => {
  const inRound = settled((d) => void (d.closing = true));
  const betweenPhases = settled((d) => {
    d.closing = true;
    d.turn = 2;
    bidding(d);
  });
  for (const index of [0, 1]) betweenPhases.play(index, { type: 'bid', florins: 0 });
  for (const [t, index, move] of [
    [inRound, 0, { type: 'end-round' }],
    [betweenPhases, 2, { type: 'bid', florins: 0 }],
  ] as const) {
    const { frames } = t.state;
    t.play(index, move);
    expect(nth(t.events, -1)).toEqual({ type: 'game-ended', by: 'objective' });
    expect([t.state.frames, t.state.stack]).toEqual([frames, []]);
  }
});

rule(
  ['AR-27.1', 'AR-27.3'],
  'a met condition is revealed at once; the game ends with the round, even if undone',
  () => {
    const t = settled((d) => {
      objectives(d, 'objective-short-01', 'objective-short-06', 'objective-short-03');
      for (const [i, side] of (['hex-23-b', 'hex-06-b', 'hex-08-b'] as const).entries())
        building(d, region(d, side, i + 2, 0), 'market');
      cubes(d, 0, { fruit: 1, cattle: 1 });
    });
    t.play(0, { type: 'act', action: 'construction' });
    t.play(0, {
      type: 'construct',
      building: 'market',
      unit: nth(t.state.units, 0).id,
      spot: 0,
      payment: ['fruit', 'cattle'],
    });
    expect(told(t, 'objective-revealed')).toEqual([
      { type: 'objective-revealed', seat: 1, objective: 'objective-short-06' },
    ]);
    expect([t.state.closing, t.state.ending]).toEqual([true, null]);
    t.arrange((d) => void (nth(d.regions, 2).market = -1));
    t.play(0, { type: 'end-round' });
    expect(t.state.ending).toBe('objective');
  },
);

rule('AR-27.2', 'outside a round it ends with the running step', () => {
  const t = settled((d) => {
    objectives(d, 'objective-short-02', 'objective-short-04', 'objective-short-08');
    for (const id of ['orchard', 'quarry', 'sawmill', 'fishery'] as const) card(d, 1, id);
    evolutionPhase(d);
  });
  const progress = t.state.track.findIndex((slot) => slot !== null);
  t.arrange((d) => {
    const slot = nth(d.track, progress);
    d.evolutionDeck.unshift(slot.card);
    d.evolutionDeck = d.evolutionDeck.filter((id) => id !== 'charity');
    const lying = d.track.findIndex((other) => other?.card === 'charity');
    if (lying >= 0 && lying !== progress) d.track[lying] = { card: must(d.evolutionDeck.shift()), corner: 0 };
    d.track[progress] = { card: 'charity', corner: 0 };
    if (lying === progress) d.evolutionDeck.shift();
  });
  t.play(0, { type: 'buy-card', slot: progress });
  expect([t.state.closing, t.state.ending]).toEqual([true, null]);
  t.play(0, { type: 'rotate-card', slot: (progress + 1) % 5 }).skipTo(
    ({ state }) => state.ending !== null || top(t) === 'evolution',
  );
  expect(t.state.ending).toBe('objective');
  expect(t.state.stack).toEqual([]);
});

rule('AR-27.4', 'what the conditions count', () => {
  const t = settled((d) => {
    piles(d, [0, 0, 8]);
    for (const resource of ['fruit', 'iron'] as const) cubes(d, 2, { [resource]: d.cubes[resource] });
    d.surplus = 22;
    card(d, 0, 'pyramid');
    bankFlorins(d, 0, 2);
  });
  const met = (id: Parameters<typeof endConditionMet>[1]): boolean => endConditionMet(t.state, id);
  expect(met('objective-short-01')).toBe(true);
  expect(met('objective-short-03')).toBe(true);
  expect(met('objective-short-10')).toBe(false);
  for (const length of ['medium', 'long'] as const) {
    for (const id of objectiveDeck(length)) {
      const { end } = OBJECTIVE[id];
      if (end.type === 'bankMoneyEmpty' || end.type === 'surplusAbove') expect(met(id)).toBe(true);
      if (end.type === 'townsInPlay' || end.type === 'shipsInPlay') expect(met(id)).toBe(false);
    }
  }
  const draft = copyOf(t.state);
  draft.surplus = 21;
  const surplus = objectiveDeck('long').find((id) => OBJECTIVE[id].end.type === 'surplusAbove');
  if (surplus !== undefined) expect(endConditionMet(draft, surplus)).toBe(false);
});

rule('AR-27.5', 'independence: everybody loses, a Separatist wins alone', () => {
  const draft = copyOf(settled().state);
  draft.ending = 'independence';
  expect(standings(draft).map(({ won }) => won)).toEqual([false, false, false]);
  nth(draft.players, 1).objectives = ['objective-short-10'];
  expect(
    standings(draft)
      .filter(({ won }) => won)
      .map((placing) => placing.seat),
  ).toEqual([1]);
});

rule(
  ['AR-27.6', 'AR-27.7'],
  'three best values; ties share a place and the next value takes the next; none is not ranked',
  () => {
    expect(rankPoints([4, 4, 2, 1, 0], [3, 2, 1])).toEqual([3, 3, 2, 1, 0]);
    expect(rankPoints([4, 3, 2, 1], [4, 3, 2])).toEqual([4, 3, 2, 0]);
    const state = ended((d) => {
      objectives(d, 'objective-short-03', 'objective-short-06', 'objective-short-10');
      d.trends = ['trend-fish'];
      cubes(d, 0, { fish: 2, iron: 1 });
      cubes(d, 1, { fish: 1 });
    });
    expect(breakdownOf(state, seat(0))).toEqual([
      { source: 'objective-short-03', points: 3 },
      { source: 'objective-short-06', points: 3 },
      { source: 'trend-fish', points: 4 },
      { source: 'medals', points: 0 },
    ]);
    expect(breakdownOf(state, seat(1)).map(({ points }) => points)).toEqual([3, 0, 3, 0]);
  },
);

rule('AR-27.8', 'the Pacifist alone scores 3 above the figure of the card', () => {
  const state = ended((d) => {
    objectives(d, 'objective-short-09', 'objective-short-06', 'objective-short-10');
    for (let at = 2; at < 6; at++) {
      const here = region(d, nth(['hex-23-b', 'hex-06-b', 'hex-08-b', 'hex-17-b'] as const, at - 2), at, 0);
      for (const index of [0, 1, 2]) for (let i = 0; i < 2 && d.population < 19; i++) citizen(d, index, here);
    }
    d.rebellion = 3;
  });
  expect(breakdownOf(state, seat(0))[0]).toEqual({ source: 'objective-short-09', points: 3 });
  expect(breakdownOf(state, seat(1)).some(({ source }) => source === 'objective-short-09')).toBe(false);
  state.rebellion = 4;
  expect(breakdownOf(state, seat(0))[0]?.points).toBe(0);
});

rule('AR-27.9', 'medals on characters, on wonders only if built', () => {
  const state = ended((d) => {
    card(d, 0, 'king');
    card(d, 0, 'pyramid');
    card(d, 1, 'cathedral');
    nth(nth(d.players, 1).cards, 0).citizen = 9;
  });
  expect([medalsOf(state, seat(0)), medalsOf(state, seat(1))]).toEqual([1, 2]);
});

rule('AR-27.10', 'lands: icons in regions of the own town, pillaged ones excluded', () => {
  const state = ended((d) => {
    held(d, 0, 1, 'town');
    nth(d.regions, 1).pillaged = 1;
    d.florins--;
  });
  expect(valueOf(state, seat(0), { by: 'icons-in-town-regions', resource: 'fruit' })).toBe(1);
  expect(valueOf(state, seat(1), { by: 'icons-in-town-regions', resource: 'fruit' })).toBe(0);
});

rule(
  ['AR-27.11', 'AR-27.13'],
  'values as they stand: rebels count as citizens, not as control; only the screen counts',
  () => {
    const state = ended((d) => {
      held(d, 0, 1, 'temple', { engaged: true });
      held(d, 1, 1, 'town', { lying: true });
      held(d, 1, 1, 'market');
      heldPort1(d);
      tokens(d, 0, 2);
      cubes(d, 0, { wood: 2 });
      florins(d, 0, 7);
      market(d, 'domestic', 'wood', 5);
      card(d, 0, 'orchard');
      card(d, 0, 'bishop');
      d.benefactor[0] = 2;
    });
    const value = (by: Parameters<typeof valueOf>[2]): number[] =>
      [0, 1].map((index) => valueOf(state, seat(index), by));
    expect(value({ by: 'temples-controlled' })).toEqual([1, 0]);
    expect(value({ by: 'towns-controlled' })).toEqual([0, 0]);
    expect(value({ by: 'markets-controlled' })).toEqual([0, 1]);
    expect(value({ by: 'ports-controlled' })).toEqual([0, 0]);
    expect(value({ by: 'ports-and-markets-controlled' })).toEqual([0, 1]);
    expect(value({ by: 'citizens-in-archipelago' })).toEqual([2, 3]);
    expect(value({ by: 'ships-in-archipelago' })).toEqual([1, 0]);
    expect(value({ by: 'money' })).toEqual([7, 10]);
    expect(value({ by: 'explorer-tokens' })).toEqual([2, 0]);
    expect(value({ by: 'cubes', resource: 'wood' })).toEqual([2, 0]);
    expect(value({ by: 'characters' })).toEqual([1, 0]);
    expect(value({ by: 'progress' })).toEqual([1, 0]);
    expect(value({ by: 'characters-and-progress' })).toEqual([2, 0]);
    expect(value({ by: 'benefactor-florins' })).toEqual([2, 0]);
  },
);

function heldPort1(d: State): void {
  ship(d, 0, 0, 0);
}

rule('AR-27.12', 'most points, then most florins, then shared', () => {
  const state = ended((d) => {
    objectives(d, 'objective-short-10', 'objective-short-09', 'objective-short-06');
    d.trends = ['trend-fish'];
    florins(d, 2, 20);
  });
  const [first, second, third] = standings(state);
  expect([first?.seat, first?.rank, second?.rank, third?.rank]).toEqual([2, 1, 2, 2]);
});

rule('AR-27.14', 'several conditions met in one round are all revealed', () => {
  const draft = copyOf(
    settled((d) => {
      objectives(d, 'objective-short-03', 'objective-short-10', 'objective-short-06');
      round(d, 0);
    }).state,
  );
  draft.tokensSpent += draft.piles.reduce((sum, pile) => sum + pile, 0);
  draft.piles = [0, 0, 0];
  const events: string[] = [];
  lookForEnds(draft, (event) => void events.push(event.type));
  expect(events).toEqual(['objective-revealed', 'objective-revealed']);
  expect(draft.players.map(({ revealed }) => revealed.length)).toEqual([1, 1, 0]);
});

rule('AR-27.15', 'conditions met are public and bar undo, held by somebody or not', () => {
  const t = settled((d) => {
    objectives(d, 'objective-short-01', 'objective-short-02', 'objective-short-06');
    piles(d, [0, 1, 8]);
    ship(d, 0, 0, 0);
    region(d, 'hex-06-b', -1, 0);
  });
  t.play(0, { type: 'act', action: 'exploration' })
    .play(0, { type: 'take-hex' })
    .skipTo(() => top(t) === 'round');
  if (t.state.piles[1] === 0) expect(t.view('spectator').met).toContain('objective-short-03');
  expect(t.state.closing).toBe(false);
  const draft = copyOf(t.state);
  draft.met = [];
  draft.tokensSpent += draft.piles.reduce((sum, pile) => sum + pile, 0);
  draft.piles = [0, 0, 0];
  const { exposed } = draft;
  lookForEnds(draft, silent);
  expect(draft.met).toEqual(['objective-short-03', 'objective-short-10']);
  expect([draft.exposed, draft.closing]).toEqual([exposed + 2, false]);
});

rule('AR-27.13', 'D6: in both editions a wonder is a progress card, built or not, and the King a character', () => {
  for (const edition of ['en-2.0', 'fr-2012'] as const) {
    const t = bareTable(3, { edition }).arrange((d) => {
      for (const [index, id] of (['great-lighthouse', 'king', 'cathedral'] as const).entries()) card(d, index, id);
      nth(nth(d.players, 0).cards, 0).citizen = 3;
    });
    const values = (by: 'progress' | 'characters'): number[] =>
      [0, 1, 2].map((index) => valueOf(t.state, seat(index), { by }));
    expect([values('progress'), values('characters')]).toEqual([
      [1, 0, 1],
      [0, 1, 0],
    ]);
  }
});
