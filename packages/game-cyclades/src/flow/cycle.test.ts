// CY-17 End of cycle, and the scoring of section 7

import { expect } from 'vitest';
import { rule, scenario } from '@atoll/testkit';
import { cyclades } from '../game.js';
import type { State } from '../state.js';
import {
  anchor,
  anchorOnly,
  BY_SEAT,
  found,
  give,
  layCycle,
  offerCreature,
  settle,
  settleOnly,
  takeTurns,
} from '../table.testing.js';

/** Four players; the change is made in the last turn of the cycle, after which it ends. */
const finished = (change: (draft: State) => void) => {
  const t = scenario(cyclades, { seats: 4, options: BY_SEAT });
  takeTurns(t, [[0, 'ares']]);
  t.skipTo(({ state }) => state.stack.at(-1)?.kind === 'apollo-turn');
  const seat = t.decisions()[0]?.seat ?? 0;
  t.arrange((draft) => {
    draft.gold = [5, 5, 5, 5];
    change(draft);
  });
  const island = t.view(seat).islands.find((place) => place.owner === seat)?.island;
  t.play(seat, { type: 'place-prosperity', island: island ?? 'andros' });
  return t;
};
const places = (t: ReturnType<typeof finished>) => t.ranking()?.map(({ seat, rank, won }) => [seat, rank, won]);

rule('CY-17.1', 'the game ends when a cycle ends with two metropolises in one hand, else a new one begins', () => {
  const t = finished((draft) => found(draft, 'andros', 'schinoussa'));
  expect(t.decisions()).toEqual([]);
  expect(cyclades.ending(t.state)).toBe('metropolises');
  expect(t.events.at(-1)).toEqual({ type: 'game-ended', reason: 'metropolises' });
  const other = finished((draft) => found(draft, 'andros', 'syros'));
  expect(other.ranking()).toBeNull();
  expect(other.state.cycle).toBe(2);
});

rule('CY-17.1', 'at the end all gold is shown', () => {
  const t = finished((draft) => found(draft, 'andros', 'schinoussa'));
  expect(t.view('spectator').players.map((player) => player.gold)).toEqual(t.state.gold);
  expect(t.events.filter((event) => event.type === 'gold-revealed')).toHaveLength(4);
});

rule('CY-17.2', 'two metropolises in the middle of a cycle are not enough: they can be lost again', () => {
  const t = scenario(cyclades, { seats: 4, options: BY_SEAT }).arrange((draft) => {
    found(draft, 'andros', 'schinoussa');
    settle(draft, 0, 'schinoussa', 0);
    settle(draft, 1, 'rineia', 2);
    offerCreature(draft, 'pegasus');
    give(draft, 1, 9);
  });
  takeTurns(t, [
    [0, 'ares'],
    [1, 'zeus'],
  ]);
  t.play(0, { type: 'end-turn' });
  expect(t.ranking()).toBeNull();
  t.play(1, { type: 'call-creature', slot: 'slot-2', temples: 0 });
  t.play(1, { type: 'move-troops', from: 'rineia', to: 'schinoussa', troops: 1 });
  t.skipTo(({ state }) => state.cycle === 2);
  expect(t.ranking()).toBeNull();
});

rule(
  ['CY-17.3', 'CY-E29', 'CY-R4'],
  'of several with enough metropolises the richer wins, even with fewer of them',
  () => {
    const [red, blue] = [0, 1];
    const t = finished((draft) => {
      settle(draft, red, 'paros');
      found(draft, 'andros', 'schinoussa', 'rineia', 'milos');
      give(draft, red, 3);
      give(draft, blue, 5);
      draft.priests[red] = 4;
    });
    expect(places(t)?.slice(0, 2)).toEqual([
      [blue, 1, true],
      [red, 2, false],
    ]);
    const more = finished((draft) => {
      settle(draft, red, 'paros');
      found(draft, 'andros', 'schinoussa', 'paros', 'rineia', 'milos');
      give(draft, red, 3);
      give(draft, blue, 5);
    });
    expect(places(more)?.[0]).toEqual([blue, 1, true]);
  },
);

rule('CY-17.3', 'equal gold: more metropolises, then more islands, then the victory is shared', () => {
  const base = (draft: State) => {
    found(draft, 'andros', 'schinoussa', 'rineia', 'milos');
    draft.gold = [5, 5, 5, 5];
  };
  // The prosperity markers laid in the last turn bring nobody gold before the end.
  const shared = finished(base);
  const tied = shared
    .ranking()
    ?.filter(({ won }) => won)
    .map(({ seat }) => seat);
  expect(tied?.toSorted()).toEqual([0, 1]);
  expect(places(finished((draft) => (base(draft), settle(draft, 1, 'paros'))))?.[0]).toEqual([1, 1, true]);
  const third = finished((draft) => {
    base(draft);
    settle(draft, 0, 'paros');
    found(draft, 'paros');
    settle(draft, 1, 'antiparos');
    settleOnly(draft, 2, { syros: 1 });
    settle(draft, 1, 'santorini');
  });
  expect(places(third)?.[0]).toEqual([0, 1, true]);
});

rule('CY-17.3', 'behind the winner: metropolises, gold, islands; the eliminated last, the later one ahead', () => {
  const t = scenario(cyclades, { seats: 5, options: BY_SEAT }).arrange((draft) => {
    found(draft, 'tinos', 'santorini', 'andros');
    for (const out of [3, 4]) {
      settleOnly(draft, out, {});
      anchorOnly(draft, out, {});
      give(draft, out, 0);
    }
    draft.eliminated = draft.turnTrack.filter((seat) => seat === 4);
    draft.eliminated.push(...draft.turnTrack.filter((seat) => seat === 3));
    layCycle(draft, draft.row, [0, 1, 2]);
    give(draft, 2, 50);
    anchor(draft, 2, 'sea-k6', 1);
  });
  t.skipTo(({ state }) => state.stack.length === 0);
  expect(t.ranking()?.map(({ seat, rank }) => [seat, rank])).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
  ]);
});
