import { defaultOptions, randomFrom } from '@atoll/engine';
import type { Decision, Seat } from '@atoll/engine';
import { sanJuan } from '@atoll/game-san-juan';
import type { State } from '@atoll/game-san-juan/search';
import type { Ask, BuildingId, Move } from '@atoll/game-san-juan/table';
import { describe, expect, it } from 'vitest';
import { choose } from '../levels/choose.js';
import { sanJuanBrain } from './brain.js';
import { cardWorth, keepWorth, progressOf, worthOf } from './worth.js';

const ME = 0 as Seat;

function table(change: (draft: State) => void = () => {}): State {
  const { state } = sanJuan.setup(2, defaultOptions(sanJuan.options), 'a');
  state.governor = ME;
  change(state);
  return state;
}

/** A city of these buildings; what they are made of comes from the deck, what stood there goes back. */
function stand(state: State, seat: Seat, buildings: readonly BuildingId[], goods = false): void {
  const player = state.players[seat] as State['players'][number];
  for (const { building } of player.city) state.deck.push(building);
  player.city = buildings.map((building) => {
    state.deck.splice(state.deck.indexOf(building), 1);
    return { building, good: goods ? (state.deck.pop() as BuildingId) : null, under: [], fresh: false };
  });
}

function normally(state: State): Move | null {
  const decision = sanJuan.decisions(state)[0] as Decision<Ask>;
  return choose(sanJuanBrain, {
    level: 'normal',
    view: sanJuan.view(state, decision.seat),
    decision,
    legalMoves: sanJuan.legalMoves(state, decision),
    random: randomFrom('r'),
    budget: {},
  }).move;
}

describe('Normal at San Juan', () => {
  it('values cards less and less, powers too, and points always', () => {
    expect(cardWorth(0)).toBeGreaterThan(1);
    expect(cardWorth(1)).toBeLessThan(0.5);
    const state = table();
    expect(worthOf(state, ME, 'library', 0)).toBeGreaterThan(worthOf(state, ME, 'hero', 0));
    expect(worthOf(state, ME, 'hero', 1)).toBeGreaterThan(worthOf(state, ME, 'library', 1));
  });

  it('sees no use in a second copy of what stands already', () => {
    const state = table((draft) => stand(draft, ME, ['indigo-plant', 'quarry']));
    expect(keepWorth(state, ME, 'quarry', progressOf(state))).toBe(0);
    expect(keepWorth(state, ME, 'library', progressOf(state))).toBeGreaterThan(0);
  });

  it('does not produce for the other while its own plants are full', () => {
    const state = table((draft) => {
      stand(draft, ME, ['silver-smelter', 'coffee-roaster', 'tobacco-storage'], true);
      stand(draft, 1 as Seat, ['silver-smelter', 'coffee-roaster', 'tobacco-storage']);
    });
    expect(normally(state)).toMatchObject({ type: 'pick-role', role: 'trader' });
  });

  it('gives the better chance to who has more on the table', () => {
    const chances = new Float64Array(2);
    const state = table((draft) => stand(draft, ME, ['indigo-plant', 'library', 'quarry', 'prefecture']));
    sanJuanBrain.judge(state, chances);
    expect(chances[0]).toBeGreaterThan(0.6);
  });
});
