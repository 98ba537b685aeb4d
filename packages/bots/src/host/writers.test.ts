import { decisionId, offered } from '@atoll/engine';
import type { Decision, Seat } from '@atoll/engine';
import { describe, expect, it } from 'vitest';
import { Writers } from './writers.js';
import type { Step } from './writers.js';

const SAID_FOR = 10_000;
const me = 0 as Seat;

/** Seat 0 may make an offer to `partner`, whose step it is. */
function offer(partner: number, name = 'propose-deal-7-0'): Decision<unknown> {
  return offered(name, me, { kind: 'propose-deal', partners: [partner] });
}

function step(partner: number, open = offer(partner)): Step {
  return { owing: [partner as Seat], open: (seat, id) => (seat === me && decisionId(open) === id ? open : undefined) };
}

describe('while somebody writes an offer', () => {
  it('N1: bots wait until it is sent, given up, or its writer has not been heard of for a while', () => {
    const writers = new Writers();
    expect(writers.heldUntil(step(1), 0)).toBeNull();
    writers.note(offer(1), SAID_FOR);
    expect(writers.heldUntil(step(1), 0)).toBe(SAID_FOR);
    expect(writers.seats(step(1), 0)).toEqual([0]);
    expect(writers.heldUntil(step(1), SAID_FOR)).toBeNull();
    writers.note(offer(1), 2 * SAID_FOR);
    expect(writers.heldUntil(step(1), SAID_FOR)).toBe(2 * SAID_FOR);
    writers.end(me);
    expect(writers.heldUntil(step(1), SAID_FOR)).toBeNull();
    writers.note(offer(1), 2 * SAID_FOR);
    expect(writers.heldUntil(step(1, offer(1, 'propose-deal-7-1')), SAID_FOR)).toBeNull();
    expect(writers.seats(step(1, offer(1, 'propose-deal-7-1')), SAID_FOR)).toEqual([]);
  });

  it('N1: they wait a minute at most, however often it is begun again in the same step', () => {
    const writers = new Writers();
    let now = 0;
    let waited = 0;
    for (; now < 200_000; now += 1000) {
      writers.note(offer(1), now + SAID_FOR);
      if (now % 7000 === 0) writers.end(me);
      if (writers.heldUntil(step(1), now) !== null) waited += 1000;
    }
    expect(waited).toBeGreaterThan(40_000);
    expect(waited).toBeLessThanOrEqual(60_000);
  });

  it('N1: they wait again in the step of the next player, and when a step comes again', () => {
    const writers = new Writers();
    writers.note(offer(1), 100_000);
    writers.heldUntil(step(1), 0);
    expect(writers.heldUntil(step(1), 60_000)).toBeNull();
    writers.note(offer(2), 100_000);
    expect(writers.heldUntil(step(2), 60_000)).toBe(100_000);
    writers.end(me);
    writers.heldUntil(step(2), 61_000);
    writers.note(offer(1), 100_000);
    expect(writers.heldUntil(step(1), 70_000)).toBe(100_000);
  });

  it('N1: what was begun to one partner is not written to the next, even under the same id', () => {
    const writers = new Writers();
    writers.note(offer(1), SAID_FOR);
    expect(writers.seats(step(2), 0)).toEqual([]);
    expect(writers.heldUntil(step(2), 0)).toBeNull();
  });
});
