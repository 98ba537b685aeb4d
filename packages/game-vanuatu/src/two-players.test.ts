import type { Seat } from '@atoll/engine';
import { rule, scenario } from '@atoll/testkit';
import { describe, expect } from 'vitest';
import { ACTION_IDS, ACTION_INDEX } from './data/actions.js';
import type { ActionId } from './data/actions.js';
import { CHARACTER_IDS } from './data/characters.js';
import { vanuatu } from './index.js';
import { actionAt, heldActions } from './majority.js';
import type { State } from './state.js';
import {
  at,
  asked,
  cast,
  inRound,
  player,
  relay,
  setFish,
  setMarkers,
  table,
  toActions,
  toNeutralMarkers,
  toPlanning,
} from './table.testing.js';
import type { Markers, VanuatuScenario } from './table.testing.js';

function setNeutral(draft: State, markers: Markers): void {
  draft.neutral = ACTION_IDS.map((action) => markers[action] ?? 0);
}

function holds(t: VanuatuScenario, seat: number, action: ActionId): boolean {
  return ((heldActions(t.state, seat as Seat) >> ACTION_INDEX[action]) & 1) === 1;
}

describe('VA-12 Two players: set-up and neutral markers', () => {
  rule('VA-12.2', 'five of eleven shuffled characters are turned up for round 1', () => {
    const offers = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      const { characters } = vanuatu.setup(2, { characters: true }, `five ${seed}`).state;
      expect(new Set(characters).size).toBe(5);
      for (const character of characters) offers.add(character);
    }
    expect(offers.size).toBe(11);
  });

  rule('VA-12.3', 'before the characters the first player puts two neutral markers, then the second three', () => {
    const t = table(2, (draft) => {
      draft.firstPlayer = 1 as Seat;
      toNeutralMarkers(draft);
    });
    const order: number[] = [];
    while (t.state.stack.at(-1)?.kind === 'neutral-markers') {
      const seat = asked(t);
      order.push(seat);
      expect(t.legal(seat)).toHaveLength(9);
      t.play(seat, { type: 'place-neutral', action: order.length > 2 ? 'fish' : 'rest' });
    }
    expect(order).toEqual([1, 1, 0, 0, 0]);
    expect(t.state.neutral).toEqual([0, 0, 0, 0, 2, 0, 3, 0, 0]);
    expect(t.ask(1)).toEqual({ kind: 'choose-character' });
  });

  rule('VA-12.4', 'characters are then taken in turn order from the five', () => {
    const t = scenario(vanuatu, { seats: 2 }).skipTo((now) => now.decisions()[0]?.ask.kind === 'choose-character');
    const first = t.state.firstPlayer;
    expect(asked(t)).toBe(first);
    const offered = t.state.characters;
    expect(t.legal(first)).toHaveLength(5);
    const missing = CHARACTER_IDS.find((character) => !offered.includes(character)) ?? 'guide';
    t.refused(first, { type: 'choose-character', character: missing }, 'VA-5.1');
    t.play(first, { type: 'choose-character', character: offered[4] ?? 'guide' });
    expect(t.legal(1 - first)).toHaveLength(4);
  });

  rule('VA-12.10', 'neutral markers act never, and leave only at the end of the round', () => {
    const t = table(2, (draft) => {
      inRound(draft, 2);
      setNeutral(draft, { draw: 2, fish: 3 });
      cast(draft, null, null);
      toActions(draft, 0, { draw: 3, sail: 1 }, { sail: 2, rest: 1 });
    });
    t.play(0, { type: 'draw', island: 'efate', bonus: false });
    expect(t.state.neutral).toEqual([0, 0, 0, 0, 0, 0, 3, 0, 2]);
    t.skipTo(({ state }) => state.round === 3);
    expect(t.state.neutral.every((markers) => markers === 0)).toBe(true);
  });

  rule('VA-12.13', 'from round 2 five of the six that were not on offer the round before', () => {
    const t = scenario(vanuatu, { seats: 2, seed: 'rotation' });
    const offers: string[][] = [t.state.characters.slice()];
    for (let round = 2; round <= 8; round++) {
      t.skipTo(({ state }) => state.round === round);
      offers.push(t.state.characters.slice());
    }
    for (let round = 1; round < offers.length; round++) {
      const before = offers[round - 1] ?? [];
      expect(offers[round]).toHaveLength(5);
      for (const character of offers[round] ?? []) expect(before).not.toContain(character);
    }
  });

  rule('VA-12.17', 'at the very start of a round old characters are laid aside and the new five turned up', () => {
    const t = table(2, (draft) => {
      inRound(draft, 2);
      cast(draft, 'beggar', 'diver');
      player(draft, 0).points = 5;
      toActions(draft, 0, { sail: 1 });
    });
    const five = [...t.state.characters, 'beggar', 'diver'];
    t.play(0, { type: 'sail', to: 'r1-s3', steps: 1, bonus: false });
    expect(t.ask(0)).toEqual({ kind: 'place-tile' });
    expect(t.state.players.map(({ character }) => character)).toEqual([null, null]);
    expect(t.state.characters).toHaveLength(5);
    for (const character of t.state.characters) expect(five).not.toContain(character);
    const types = t.events.map(({ type }) => type);
    expect(types.indexOf('characters-laid-out')).toBe(types.indexOf('round-began') + 1);
  });

  rule('VA-12.17', 'in round 1 neutral markers come right after the set-up', () => {
    const t = scenario(vanuatu, { seats: 2 });
    expect(t.ask(t.state.firstPlayer)).toEqual({ kind: 'place-neutral', left: 2 });
    expect(t.view('spectator').characters).toHaveLength(5);
  });
});

describe('VA-12 Two players: who holds an action', () => {
  rule('VA-12.5', 'n neutral markers ask for n + 1 own ones', () => {
    const t = table(2, (draft) => {
      setNeutral(draft, { draw: 2, sail: 1 });
      cast(draft, null, null);
      toActions(draft, 0, { draw: 2, sail: 2, rest: 1 });
    });
    expect(holds(t, 0, 'draw')).toBe(false);
    expect(holds(t, 0, 'sail')).toBe(true);
    expect(holds(t, 0, 'rest')).toBe(true);
  });

  rule('VA-12.6', 'with the fitting character n suffice, whether or not the bonus is used', () => {
    const t = table(2, (draft) => {
      setNeutral(draft, { draw: 2 });
      cast(draft, 'artist', null);
      toActions(draft, 0, { draw: 2, sail: 1 }, { rest: 1, sail: 2 });
    });
    expect(holds(t, 0, 'draw')).toBe(true);
    t.arrange((draft) => void (player(draft, 0).bonusReady = false));
    expect(holds(t, 0, 'draw')).toBe(true);
    t.arrange((draft) => void (player(draft, 0).bonusReady = true));
    t.play(0, { type: 'draw', island: 'efate', bonus: false });
    expect(player(t.state, 0)).toMatchObject({ points: 3, bonusReady: true });
  });

  rule('VA-12.7', 'Rest has no character; Preacher and Beggar win no tie', () => {
    for (const character of CHARACTER_IDS) {
      const t = table(2, (draft) => {
        setNeutral(draft, { rest: 1, draw: 1, fish: 1, sail: 1, sell: 1 });
        cast(draft, character, null);
        toActions(draft, 0, { rest: 1, draw: 1, fish: 1, sail: 1, sell: 1 });
      });
      const held = heldActions(t.state, 0 as Seat);
      const actions = ACTION_IDS.filter((_id, index) => ((held >> index) & 1) === 1);
      const fitting: Record<string, ActionId> = {
        artist: 'draw',
        fisherman: 'fish',
        navigator: 'sail',
        vendor: 'sell',
      };
      expect(actions, character).toEqual(character in fitting ? [fitting[character]] : []);
    }
  });

  rule('VA-12.8', 'the Governor wins ties on the space he moved to, until the end of the round', () => {
    const t = table(2, (draft) => {
      setNeutral(draft, { draw: 2, sail: 2 });
      cast(draft, 'governor', null);
      toActions(draft, 0, { fish: 2, sail: 2 }, { rest: 1, explore: 1, buy: 1 });
    });
    t.play(0, { type: 'govern', from: 'fish', to: 'draw' });
    expect(holds(t, 0, 'draw')).toBe(true);
    expect(holds(t, 0, 'sail')).toBe(false);
    expect(player(t.state, 0).governed).toBe('draw');
    t.skipTo(({ state }) => state.round === 2);
    expect(player(t.state, 0).governed).toBeNull();
  });

  rule('VA-12.9', 'the Preacher acts on a space with however many neutral markers, if he holds nothing', () => {
    const t = table(2, (draft) => {
      setNeutral(draft, { draw: 4, sail: 1 });
      cast(draft, 'preacher', null);
      toActions(draft, 0, { draw: 1, sail: 1 }, { rest: 1, sail: 2 });
    });
    t.play(0, { type: 'draw', island: 'efate', bonus: true });
    expect(player(t.state, 0)).toMatchObject({ points: 3, bonusReady: false });
    t.skipTo((now) => asked(now) === 1 || now.state.round > 1);
    const holding = table(2, (draft) => {
      setNeutral(draft, { draw: 4 });
      cast(draft, 'preacher', null);
      toActions(draft, 0, { draw: 1, sail: 1 }, { rest: 1 });
    });
    holding.refused(0, { type: 'draw', island: 'efate', bonus: true }, 'VA-7.6');
  });

  rule('VA-12.11', 'the two comparisons are separate: one who is blocked by neutral markers still blocks', () => {
    const t = table(2, (draft) => {
      setNeutral(draft, { draw: 2 });
      cast(draft, null, 'artist');
      toActions(draft, 0, { draw: 2, rest: 1 }, { draw: 2, sail: 1 });
    });
    expect(holds(t, 0, 'draw')).toBe(false);
    expect(holds(t, 1, 'draw')).toBe(false);
  });

  rule('VA-12.12', 'fewer than n + 1 markers may be planned', () => {
    const t = table(2, (draft) => {
      setNeutral(draft, { draw: 5 });
      cast(draft, null, null);
      toPlanning(draft);
    });
    t.play(0, { type: 'plan', action: 'draw' });
    expect(player(t.state, 0).markers[ACTION_INDEX.draw]).toBe(1);
  });

  rule(
    'VA-12.16',
    "the Governor's likeness gives no bonus, no help against the other, and counts all own markers",
    () => {
      const t = table(2, (draft) => {
        setNeutral(draft, { draw: 3, sail: 1 });
        cast(draft, null, 'governor');
        toActions(draft, 1, { sail: 1, draw: 3, rest: 1 }, { fish: 2, draw: 1 });
      });
      t.play(1, { type: 'govern', from: 'fish', to: 'draw' });
      // Three against three neutral ones would do, but seat 0, first in turn order, has three as well.
      expect(holds(t, 1, 'draw')).toBe(false);
      t.arrange((draft) => void (player(draft, 0).markers[ACTION_INDEX.draw] = 2));
      expect(holds(t, 1, 'draw')).toBe(true);
      t.arrange((draft) => toActions(draft, 1, { rest: 1 }, { draw: 3, buy: 1 }));
      expect(t.legal(1).filter(({ type }) => type === 'draw')).toEqual([
        { type: 'draw', island: 'efate', bonus: false },
      ]);
    },
  );
});

describe('VA-12 Two players: boats and the rest', () => {
  rule('VA-12.14', 'a boat may pass the other, but not end on its tile; at the start both share one', () => {
    const t = table(2, (draft) => {
      relay(draft, [
        ['tile-a1', 'r2-s4'],
        ['tile-b2', 'r1-s4'],
      ]);
      cast(draft, null, null);
      player(draft, 1).boat = at('r1-s3');
      toActions(draft, 0, { sail: 1, draw: 1 }, { rest: 1 });
    });
    expect(t.refused(0, { type: 'sail', to: 'r1-s3', steps: 1, bonus: false }, 'VA-12.14').reason).toBe('tile-taken');
    t.play(0, { type: 'sail', to: 'r1-s4', steps: 2, bonus: false });
    expect(player(t.state, 0)).toMatchObject({ boat: at('r1-s4'), vatus: 1 });
    const start = scenario(vanuatu, { seats: 2 }).state.players;
    expect(start[0]?.boat).toBe(start[1]?.boat);
  });

  rule('VA-12.15', 'everything else as in the base game: whole games are played', () => {
    const t = scenario(vanuatu, { seats: 2, seed: 'whole' }).skipTo((now) => now.decisions().length === 0);
    expect(t.state.round).toBe(8);
    expect(t.state.tiles).not.toContain(null);
    expect(t.ranking()).toHaveLength(2);
    expect(actionAt(4)).toBe('rest');
  });

  rule('VA-12.18', 'in the planning test the tile of the other boat can be passed, not reached', () => {
    const t = table(2, (draft) => {
      relay(draft, [
        ['tile-a1', 'r2-s4'],
        ['tile-b2', 'r1-s4'],
      ]);
      setFish(draft, 'r2-s2', 0);
      setFish(draft, 'r1-s4', 0);
      cast(draft, null, null);
      player(draft, 1).boat = at('r1-s3');
      setMarkers(draft, { sail: 1 });
      toPlanning(draft, 1);
    });
    t.refused(0, { type: 'plan', action: 'fish' }, 'VA-6.2');
    t.arrange((draft) => setFish(draft, 'r1-s4', 3));
    t.play(0, { type: 'plan', action: 'fish' });
  });

  rule('VA-12.18', 'one who has left the shared starting tile may not come back while the other is there', () => {
    const t = table(2, (draft) => {
      cast(draft, null, null);
      player(draft, 0).boat = at('r2-s2');
      toActions(draft, 0, { sail: 1, draw: 1 });
    });
    t.refused(0, { type: 'sail', to: 'r2-s3', steps: 1, bonus: false }, 'VA-12.14');
  });
});
