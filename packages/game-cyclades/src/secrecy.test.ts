// Dossier section 6: nobody learns another's gold, the order of the pile or of a face-down pair.

import { describe, expect, it } from 'vitest';
import { allSeats, below, canonicalJson, randomFrom, shuffle } from '@atoll/engine';
import { randomPlayout, scenario } from '@atoll/testkit';
import { highestOffering } from './cycle/offering-cost.js';
import { cyclades } from './game.js';
import type { State } from './state.js';
import { BY_SEAT, give, offerCreature, seatAt, takeTurns } from './table.testing.js';

/** What the viewer receives from a state: its view, who is asked, and what is asked of itself. */
function received(state: State, viewer: number): string {
  const open = cyclades.decisions(state);
  const own = open.filter(({ seat }) => seat === viewer);
  return canonicalJson({
    view: cyclades.view(state, seatAt(viewer)),
    asked: open.map(({ frame, seat, step }) => [frame, seat, step]),
    own: own.map((decision) => [decision.ask, cyclades.legalMoves(state, decision)]),
  });
}

/** The same table with other gold behind the other screens: rich enough for what they owe. */
function otherwise(state: State, viewer: number, seed: string): State {
  const random = randomFrom(seed);
  const other = cyclades.clone(state);
  for (const seat of allSeats(state.seats)) {
    if (seat !== viewer && !state.eliminated.includes(seat)) other.gold[seat] = 30 + below(random, 40);
  }
  shuffle(random, other.pile);
  if (state.cycle % 2 === 1) shuffle(random, other.faceDown);
  return other;
}

describe('gold behind the screens', () => {
  it.each([2, 3, 4, 5])('changes nothing that another of %i players receives, now or after the next move', (seats) => {
    let compared = 0;
    randomPlayout(
      cyclades,
      { seats, options: { positions: 'dealt', twoPlayerStart: 'rineia-folegandros' }, seed: `secrecy ${seats}` },
      {
        onStep: ({ at, before, decision, move, after }) => {
          const viewer = seatAt(at % seats);
          if (at % 3 !== 0 || cyclades.decisions(after).length === 0) return;
          const other = otherwise(before, viewer, `${seats} ${at}`);
          expect(received(other, viewer)).toBe(received(before, viewer));
          // The pile is turned up at the end of a cycle, and dice are dice: those steps may show something.
          if (before.exposed !== after.exposed || cyclades.check(other, decision, move) !== null) return;
          other.rng = [...before.rng];
          const step = cyclades.apply(other, decision, move);
          expect(received(step.state, viewer)).toBe(received(after, viewer));
          compared += 1;
        },
      },
    );
    expect(compared).toBeGreaterThan(50);
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
