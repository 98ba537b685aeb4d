import { rule } from '@atoll/testkit';
import { describe, expect } from 'vitest';
import type { RestTokenId } from '../data/rest-tokens.js';
import type { Seat } from '@atoll/engine';
import { inRound, player, table, toActions } from '../table.testing.js';
import type { VanuatuScenario } from '../table.testing.js';

/** Seat 0 has the last marker; these tokens were taken before, seat by seat. */
function ending(...tokens: readonly (RestTokenId | null)[]): VanuatuScenario {
  const t = table(4, (draft) => {
    inRound(draft, 2);
    draft.rests = tokens.flatMap((token, seat) => (token === null ? [] : [{ seat: seat as Seat, token }]));
    player(draft, 1).vatus = 9;
    toActions(draft, 0, { sail: 1 });
  });
  return t.play(0, { type: 'sail', to: 'r1-s3', steps: 1, bonus: false });
}

describe('VA-10 Phase 5: rest bonuses', () => {
  rule('VA-10.1', 'all tokens taken are shown and pay, with the conversion; then all four are ready again', () => {
    const t = ending('vatu', 'vatu-and-point', 'point');
    expect(t.state.players.map(({ vatus, points }) => [vatus, points])).toEqual([
      [3, 0],
      [0, 6],
      [3, 1],
      [3, 0],
    ]);
    expect(t.events.filter(({ type }) => type === 'rest-token-shown')).toHaveLength(3);
    expect(t.viewEvents('spectator')).toContainEqual({ type: 'rest-token-shown', seat: 2, token: 'point' });
    expect(t.state.rests).toEqual([]);
  });

  rule('VA-10.2', 'the taker of the first-player token is first from now on', () => {
    const t = ending(null, null, 'first-player');
    expect(t.state.firstPlayer).toBe(2);
    expect(t.ask(2)).toEqual({ kind: 'place-tile' });
    expect(t.events).toContainEqual({ type: 'first-player-named', seat: 2 });
  });

  rule('VA-10.2', 'if nobody took it the first player stays', () => {
    const t = ending('vatu', 'point');
    expect(t.state.firstPlayer).toBe(0);
    expect(t.events.map(({ type }) => type)).not.toContain('first-player-named');
  });
});
