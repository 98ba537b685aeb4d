// Dossier section 6: nobody learns another's gold, the order of the pile or of a face-down pair.

import { describe, expect, expectTypeOf, it } from 'vitest';
import { canonicalJson, defaultOptions, defineGame, randomFrom } from '@atoll/engine';
import type { FrameView as EngineFrameView, Game, Viewer } from '@atoll/engine';
import { examineGame, randomPlayout, scenario } from '@atoll/testkit';
import { highestOffering } from './cycle/offering-cost.js';
import type { FrameView } from './frame-view.js';
import type { OfferingFrame } from './frames.js';
import { cyclades, cycladesRules } from './game.js';
import type { Cyclades } from './rules.js';
import type { State } from './state.js';
import { BY_SEAT, give, offerCreature, seatAt, takeTurns } from './table.testing.js';

/** What the viewer receives from a state: its view, who is asked, and what is asked of itself. */
function received(game: Game<Cyclades>, state: State, viewer: Viewer): string {
  const open = game.decisions(state);
  const own = open.filter(({ seat }) => seat === viewer);
  return canonicalJson({
    view: game.view(state, viewer),
    asked: open.map(({ frame, seat, step }) => [frame, seat, step]),
    own: own.map((decision) => [decision.ask, game.legalMoves(state, decision)]),
  });
}

/** The same table, the same cards and luck, with other gold behind the other screens. */
function otherwise(game: Game<Cyclades>, state: State, viewer: Viewer, seed: string): State {
  const other = game.clone(state);
  const gold = game.secrets.find(({ names }) => names.includes('gold'));
  gold?.scramble(other, viewer, randomFrom(seed));
  return other;
}

const tableFor = (seats: number) => ({ seats, options: defaultOptions(cyclades.options), seed: `secrecy ${seats}` });

/** Plays a game, changes others' gold in every third state, and counts how often somebody could have noticed. */
function playOtherwise(game: Game<Cyclades>, seats: number): { compared: number; noticed: number } {
  let [compared, noticed] = [0, 0];
  randomPlayout(game, tableFor(seats), {
    onStep: ({ at, before, decision, move, after, events }) => {
      const viewer = seatAt(at % seats);
      const robbed = events.some(({ type }) => type === 'gold-stolen');
      if (at % 3 !== 0 || robbed || game.decisions(after).length === 0) return;
      const other = otherwise(game, before, viewer, `${seats} ${at}`);
      if (received(game, other, viewer) !== received(game, before, viewer)) noticed += 1;
      if (game.check(other, decision, move) !== null) return;
      if (received(game, game.apply(other, decision, move).state, viewer) !== received(game, after, viewer))
        noticed += 1;
      compared += 1;
    },
  });
  return { compared, noticed };
}

describe('gold behind the screens', () => {
  it.each([2, 3, 4, 5])('changes nothing that another of %i players receives, now or after the next move', (seats) => {
    const { compared, noticed } = playOtherwise(cyclades, seats);
    expect(compared).toBeGreaterThan(50);
    expect(noticed).toBe(0);
  });

  it('is asked about even where there is none: offerings, turns, steps of the Kraken', () => {
    const t = scenario(cyclades, { seats: 3, options: BY_SEAT }).arrange((draft) => draft.gold.fill(0));
    const [first] = t.decisions();
    expect(t.legal(first?.seat ?? 0)).toHaveLength(1);
    const poor = scenario(cyclades, { seats: 3, options: BY_SEAT }).arrange((draft) => {
      give(draft, 0, 2);
      offerCreature(draft, 'kraken');
    });
    takeTurns(poor, [[0, 'ares']]);
    poor.play(0, { type: 'call-creature', slot: 'slot-2', temples: 0 });
    poor.play(0, { type: 'place-kraken', sea: 'sea-a1' });
    expect(poor.legal(0)).toEqual([{ type: 'stop' }]);
    poor.play(0, { type: 'stop' });
    poor.arrange((draft) => draft.troops.fill(0));
    expect(poor.ask(0).kind).toBe('act');
  });

  it('sets the highest offering, which only its owner is told', () => {
    const t = scenario(cyclades, { seats: 4, options: BY_SEAT }).arrange((draft) => draft.gold.fill(23));
    const [decision] = t.decisions();
    const asked = decision?.seat ?? 0;
    const highest = highestOffering(t.state, seatAt(asked), 0);
    expect(highest).toBe(23);
    for (const viewer of [...[0, 1, 2, 3].filter((seat) => seat !== asked), 'spectator'] as const) {
      expect(canonicalJson(t.view(viewer))).not.toContain(`${highest + 1}`);
      expect(t.view(viewer).players[asked]?.gold).toBeNull();
    }
  });
});

describe('cards and gods face down', () => {
  it('a view names no card of the draw pile', () => {
    const { state } = scenario(cyclades, { seats: 5 });
    const text = canonicalJson(cyclades.view(state, 'spectator'));
    // A key may be called after a creature, a value must not.
    for (const creature of state.pile) expect(text).not.toMatch(new RegExp(`"${creature}"(?!:)`));
  });

  it('with 3 players a view tells which two gods are out, not in which order they lie', () => {
    const t = scenario(cyclades, { seats: 3, options: BY_SEAT });
    const views = [t.state.faceDown, t.state.faceDown.toReversed()].map((faceDown) => {
      t.arrange((draft) => {
        draft.faceDown = faceDown.slice();
      });
      return canonicalJson(t.view(0));
    });
    expect(views[0]).toBe(views[1]);
  });

  it('a view has neither the generator nor the number of things shown', () => {
    const { state } = scenario(cyclades, { seats: 4 });
    const view = cyclades.view(state, seatAt(0));
    expect(Object.keys(view)).not.toContain('rng');
    expect(Object.keys(view)).not.toContain('exposed');
    expect(canonicalJson(view)).not.toContain(`${state.rng[0]}`);
  });
});

/** A table whose frames may carry what no type of ours knows. */
interface Noting {
  readonly stack: readonly (object & { purses?: number[] })[];
}

function copyNotes<To extends Noting>(from: Noting, to: To): To {
  for (const [place, { purses }] of from.stack.entries()) {
    if (purses !== undefined) Object.assign(to.stack[place] ?? {}, { purses: purses.slice() });
  }
  return to;
}

const { cycle } = cycladesRules.flow;

/** A leak that once passed every test: everybody's gold noted in the frame of the offerings, and shown with it. */
const notingPurses = defineGame<Cyclades>({
  ...cycladesRules,
  flow: {
    ...cycladesRules.flow,
    cycle: {
      ...cycle,
      settle(draft, frame, emit) {
        const progress = cycle.settle(draft, frame, emit);
        const top = draft.stack.at(-1);
        if (top?.kind === 'offering') Object.assign(top, { purses: draft.gold.slice() });
        return progress;
      },
    },
  },
  clone: (state) => copyNotes(state, cycladesRules.clone(state)),
  stateShape(raw, path) {
    const plain = JSON.stringify(raw, (key, value: unknown) => (key === 'purses' ? undefined : value));
    return copyNotes(raw as Noting, cycladesRules.stateShape(JSON.parse(plain), path));
  },
  view: (state, viewer) => copyNotes(state, cycladesRules.view(state, viewer)),
  guess: (view, viewer, random) => copyNotes(view, cycladesRules.guess(view, viewer, random)),
});

describe('planted: purses noted in the frame of the offerings, and shown', () => {
  it('the conformance suite names the place', () => {
    const findings = examineGame(notingPurses, tableFor(3), { maxSteps: 60, mustEnd: false, every: 1 });
    expect(findings.broken()).toEqual(['leak']);
    expect(() => findings.demand('leak')).toThrow(/view\.stack\[1\]\.purses/);
  });

  it('so does the comparison above', () => {
    expect(playOtherwise(notingPurses, 3).noticed).toBeGreaterThan(0);
  });

  it('a frame copied whole is no part of a view', () => {
    expectTypeOf<OfferingFrame>().not.toExtend<EngineFrameView>();
    expectTypeOf<OfferingFrame>().not.toExtend<FrameView>();
  });
});
