import type { DecisionId, Seat } from '@atoll/engine';
import { expect, it } from 'vitest';
import type { OpenDecision } from './source.ts';
import { stillOpen } from './still-open.ts';

function deal(id: string, partners: readonly number[]): OpenDecision {
  const ask = { kind: 'propose-deal', partners };
  return { id: id as DecisionId, seat: 0 as Seat, ask, rule: 'AR-3.1', legal: [], open: true, optional: true };
}

it('N1: a deal that was begun with one player is not gone on with the next, even under the same id', () => {
  const begun = deal('propose-deal-41-0.0', [1]);
  const now = deal('propose-deal-41-0.0', [1]);
  expect(stillOpen([now], begun)).toBe(now);
  expect(stillOpen([deal('propose-deal-41-0.0', [2])], begun)).toBeNull();
  expect(stillOpen([deal('propose-deal-42-0.0', [1])], begun)).toBeNull();
  expect(stillOpen([], begun)).toBeNull();
  expect(stillOpen([now], null)).toBeNull();
});
