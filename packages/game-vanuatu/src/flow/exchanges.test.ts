import { decisionId } from '@atoll/engine';
import { rule } from '@atoll/testkit';
import { describe, expect } from 'vitest';
import { vanuatu } from '../index.js';
import {
  build,
  cast,
  give,
  inRound,
  player,
  relay,
  table,
  toActions,
  toCharacters,
  toPlanning,
  toTiles,
} from '../table.testing.js';

describe('VA-3 Vatus and prosperity', () => {
  rule('VA-3.1', 'every full ten vatus become five points at once; the rest stays', () => {
    const t = table(3, (draft) => {
      inRound(draft, 3);
      player(draft, 0).vatus = 9;
      give(draft, 0, 'treasure', 2);
      toPlanning(draft);
    });
    t.play(0, { type: 'sell-treasure', value: 2 });
    expect(t.state.players[0]).toMatchObject({ vatus: 1, points: 5 });
    expect(t.events.map(({ type }) => type)).toEqual(['treasure-sold', 'vatus-gained', 'vatus-converted']);
  });

  rule('VA-3.1', 'thirty vatus at once are fifteen points', () => {
    const t = table(3, (draft) => {
      relay(draft, [
        ['tile-b2', 'r1-s1'],
        ['tile-f2', 'r1-s4'],
      ]);
      player(draft, 0).vatus = 8;
      give(draft, 0, 'fish', 3, 3, 2);
      cast(draft, 'vendor', null, null);
      toActions(draft, 0, { sell: 1 });
    });
    t.play(0, { type: 'sell', tiles: [2, 3, 3], bonus: true });
    expect(t.state.players[0]).toMatchObject({ vatus: 2, points: 15 });
  });

  rule('VA-3.2', 'a cost is paid in full from vatus held: there is no debt', () => {
    const t = table(3, (draft) => {
      player(draft, 0).vatus = 1;
      toActions(draft, 0, { sail: 1, rest: 1 });
    });
    const illegal = t.refused(0, { type: 'sail', to: 'r2-s2', steps: 3, bonus: false }, 'VA-3.2');
    expect(illegal).toMatchObject({ reason: 'not-enough-vatus', params: { cost: 3, vatus: 1 } });
    t.play(0, { type: 'sail', to: 'r2-s2', steps: 1, bonus: false });
    expect(t.state.players[0]?.vatus).toBe(0);
  });

  rule('VA-3.3', 'a treasure is sold for its value without an action, and leaves the game', () => {
    const t = table(3, (draft) => {
      give(draft, 1, 'treasure', 2);
      toPlanning(draft);
    });
    t.play(1, { type: 'sell-treasure', value: 2 });
    expect(t.state.players[1]).toMatchObject({ vatus: 5, treasure: [0, 0, 0] });
    expect(t.asks(1)).toEqual([]);
  });

  rule('VA-3.3', 'only a treasure one owns can be sold', () => {
    const t = table(3, (draft) => {
      give(draft, 1, 'treasure', 2);
      toPlanning(draft);
    });
    t.refused(1, { type: 'sell-treasure', value: 1 }, 'VA-3.3');
    expect(t.legal(1, 'sell-treasure')).toEqual([{ type: 'sell-treasure', value: 2 }]);
  });

  rule('VA-3.4', 'exchanges are open to any seat beside every question, the asked one included', () => {
    const moments = [
      toTiles,
      toCharacters,
      toPlanning,
      (draft: Parameters<typeof toTiles>[0]) => toActions(draft, 0, { sail: 1, rest: 1 }),
    ];
    for (const moment of moments) {
      const t = table(3, (draft) => {
        inRound(draft, 2);
        give(draft, 0, 'treasure', 2);
        give(draft, 2, 'treasure', 1);
        moment(draft);
      });
      const asked = t.ask(0);
      t.play(2, { type: 'sell-treasure', value: 1 });
      expect(t.ask(0)).toEqual(asked);
      t.play(0, { type: 'sell-treasure', value: 2 });
      expect(t.ask(0)).toEqual(asked);
      expect(t.state.players.map(({ vatus }) => vatus)).toEqual([5, 3, 4]);
    }
  });

  rule('VA-3.4', 'between choosing Rest and taking the token one can still exchange', () => {
    const t = table(3, (draft) => {
      give(draft, 0, 'treasure', 2);
      toActions(draft, 0, { rest: 1 }, { rest: 1 });
    });
    t.play(0, { type: 'rest', bonus: false });
    expect(t.ask(0)).toEqual({ kind: 'take-rest-token' });
    t.play(0, { type: 'sell-treasure', value: 2 });
    expect(t.ask(0)).toEqual({ kind: 'take-rest-token' });
  });

  rule('VA-3.4', 'there is no window after the last marker of round 8', () => {
    const t = table(3, (draft) => {
      inRound(draft, 8);
      give(draft, 0, 'treasure', 2);
      toActions(draft, 0, { rest: 1 });
    });
    t.play(0, { type: 'rest', bonus: false });
    t.play(0, { type: 'take-rest-token', token: 'vatu' });
    expect(t.decisions()).toEqual([]);
    expect(t.ranking()).not.toBeNull();
  });

  rule('VA-3.5', 'what a player has is open to everybody', () => {
    const t = table(3, (draft) => {
      cast(draft, 'beggar', 'artist', 'guide');
      player(draft, 0).points = 4;
      give(draft, 0, 'fish', 1);
      give(draft, 0, 'treasure', 2);
      toPlanning(draft);
    });
    t.play(0, { type: 'beg', points: 2 });
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(t.view(viewer).players[0]).toMatchObject({
        vatus: 5,
        points: 2,
        fish: [1, 0, 0],
        treasure: [0, 1, 0],
        character: 'beggar',
        bonusReady: false,
      });
    }
  });

  rule('VA-3.6', 'treasures are sold one by one, each sale a decision of its own', () => {
    const t = table(3, (draft) => {
      player(draft, 0).vatus = 8;
      give(draft, 0, 'treasure', 2, 1);
      toPlanning(draft);
    });
    const [first] = t.decisions().filter(({ optional }) => optional);
    t.play(0, { type: 'sell-treasure', value: 2 });
    expect(t.state.players[0]).toMatchObject({ vatus: 0, points: 5 });
    const [second] = t.decisions().filter(({ optional }) => optional);
    expect(second?.name).not.toBe(first?.name);
    t.play(0, { type: 'sell-treasure', value: 1 });
    expect(t.state.players[0]).toMatchObject({ vatus: 1, points: 5, treasuresSold: 2 });
  });

  rule('VA-3.4', 'an exchange neither closes nor renames the decision of another', () => {
    const t = table(4, (draft) => {
      cast(draft, 'artist', 'beggar', 'guide', 'diver');
      player(draft, 1).points = 3;
      give(draft, 2, 'treasure', 2);
      build(draft, 'efate', 3);
      toPlanning(draft);
    });
    const before = t.decisions().map(decisionId);
    t.play(1, { type: 'beg', points: 1 });
    expect(t.decisions().map(decisionId)).toEqual(before.filter((id) => !id.startsWith('beg')));
    expect(vanuatu.decisions(t.state).map(({ seat }) => seat)).toEqual([0, 2]);
  });
});
