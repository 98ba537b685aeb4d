import { rule } from '@atoll/testkit';
import { describe, expect } from 'vitest';
import {
  at,
  asked,
  cast,
  give,
  inRound,
  player,
  setFish,
  table,
  toActions,
  toCharacters,
  toPlanning,
  toTiles,
} from '../table.testing.js';

describe('VA-5 Phase 2: characters', () => {
  rule('VA-5.1', 'in turn order each takes one of the face-up characters', () => {
    const t = table(3, (draft) => {
      draft.firstPlayer = 1 as typeof draft.firstPlayer;
      toCharacters(draft);
    });
    expect(asked(t)).toBe(1);
    expect(t.legal(1)).toHaveLength(11);
    t.play(1, { type: 'choose-character', character: 'guide' });
    expect(asked(t)).toBe(2);
    t.refused(2, { type: 'choose-character', character: 'guide' }, 'VA-5.1');
    t.play(2, { type: 'choose-character', character: 'diver' });
    t.play(0, { type: 'choose-character', character: 'artist' });
    expect(t.state.players.map(({ character }) => character)).toEqual(['artist', 'guide', 'diver']);
    expect(t.state.characters).toHaveLength(8);
    expect(t.ask(1)).toMatchObject({ kind: 'plan' });
  });

  rule('VA-5.2', 'the new one is taken first, the old one then returned for those after', () => {
    const t = table(3, (draft) => {
      inRound(draft, 2);
      cast(draft, 'guide', 'diver', 'artist');
      toCharacters(draft);
    });
    t.refused(0, { type: 'choose-character', character: 'guide' }, 'VA-5.1');
    t.play(0, { type: 'choose-character', character: 'buyer' });
    expect(t.events).toEqual([
      { type: 'character-taken', seat: 0, character: 'buyer' },
      { type: 'character-returned', seat: 0, character: 'guide' },
    ]);
    t.play(1, { type: 'choose-character', character: 'guide' });
    expect(player(t.state, 1).character).toBe('guide');
  });

  rule('VA-5.3', 'a bonus is used once in the round, and need not be used', () => {
    const t = table(3, (draft) => {
      cast(draft, 'fisherman', 'artist', 'guide');
      player(draft, 0).boat = at('r1-s3');
      toActions(draft, 0, { fish: 1, rest: 1 }, { rest: 1 });
    });
    expect(t.legal(0)).toEqual(
      expect.arrayContaining([
        { type: 'fish', bonus: false },
        { type: 'fish', bonus: true },
      ]),
    );
    t.play(0, { type: 'fish', bonus: true });
    expect(player(t.state, 0).bonusReady).toBe(false);
    t.arrange((draft) => toActions(draft, 0, { fish: 1, rest: 1 }));
    expect(t.refused(0, { type: 'fish', bonus: true }, 'VA-5.3').reason).toBe('no-bonus-for-this');
    t.refused(0, { type: 'rest', bonus: true }, 'VA-5.3');
    t.play(0, { type: 'fish', bonus: false });
  });

  rule('VA-5.3', 'each new character is ready again', () => {
    const t = table(3, (draft) => {
      inRound(draft, 2);
      cast(draft, 'guide', 'diver', 'artist');
      player(draft, 0).bonusReady = false;
      toCharacters(draft);
    });
    t.play(0, { type: 'choose-character', character: 'beggar' });
    expect(player(t.state, 0).bonusReady).toBe(true);
  });

  rule('VA-5.4', 'a bonus works from the taking of the tile', () => {
    const t = table(3, (draft) => {
      player(draft, 0).points = 3;
      toCharacters(draft);
    });
    expect(t.asks(0)).toEqual([{ kind: 'choose-character' }]);
    t.play(0, { type: 'choose-character', character: 'beggar' });
    expect(t.asks(0)).toEqual([{ kind: 'beg' }]);
    t.play(0, { type: 'beg', points: 3 });
    expect(player(t.state, 0)).toMatchObject({ vatus: 6, points: 0 });
  });

  rule('VA-5.4', 'with the last marker of the round every bonus ends, used or not', () => {
    const t = table(3, (draft) => {
      inRound(draft, 2);
      cast(draft, 'beggar', 'diver', 'artist');
      player(draft, 0).points = 3;
      toActions(draft, 1, {}, { sail: 1 }, {});
    });
    expect(t.asks(0)).toEqual([{ kind: 'beg' }]);
    t.play(1, { type: 'sail', to: 'r1-s3', steps: 1, bonus: false });
    expect(t.state.round).toBe(3);
    expect(t.asks(0)).toEqual([{ kind: 'place-tile' }]);
    expect(t.state.players.map(({ bonusReady }) => bonusReady)).toEqual([false, false, false]);
    expect(player(t.state, 0).character).toBe('beggar');
  });

  rule('VA-5.4', 'the old tile is no help in planning or placing', () => {
    const t = table(3, (draft) => {
      inRound(draft, 3);
      cast(draft, 'beggar', 'diver', 'artist');
      for (const each of draft.players) each.bonusReady = false;
      player(draft, 0).points = 9;
      give(draft, 1, 'fish', 1);
      setFish(draft, 'r1-s3', 0);
      toTiles(draft);
    });
    expect(t.asks(0)).toEqual([{ kind: 'place-tile' }]);
    t.arrange((draft) => toPlanning(draft));
    expect(t.asks(0).map(({ kind }) => kind)).toEqual(['plan']);
  });
});
