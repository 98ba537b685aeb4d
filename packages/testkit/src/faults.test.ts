// Planted faults: pearls with one thing wrong at a time. The suite must notice each, by the property meant for it.

import { decisionId, defineGame } from '@atoll/engine';
import type { Game, GameRules, Seat } from '@atoll/engine';
import { describe, expect, test } from 'vitest';
import { examineTables, tablesOf } from './conformance.js';
import { Findings } from './conformance/findings.js';
import type { Property } from './conformance/properties.js';
import type { ConformanceOptions } from './conformance/settings.js';
import { pearls } from './reference/index.js';
import type { PearlsTypes } from './reference/index.js';
import { lowestOf } from './reference/pearls/cards.js';
import { playerOf } from './reference/pearls/hand.js';
import { pearlsRules } from './reference/pearls/index.js';
import type { State } from './reference/pearls/state.js';

type Rules = GameRules<PearlsTypes>;

const { flow, asks, standing } = pearlsRules;

const faulty = (parts: Partial<Rules>): Game<PearlsTypes> => defineGame<PearlsTypes>({ ...pearlsRules, ...parts });
const withTurn = (parts: Partial<typeof flow.turn>): Game<PearlsTypes> =>
  faulty({ flow: { ...flow, turn: { ...flow.turn, ...parts } } });
const withOffering = (parts: Partial<typeof flow.offering>): Game<PearlsTypes> =>
  faulty({ flow: { ...flow, offering: { ...flow.offering, ...parts } } });
const withDiscard = (parts: Partial<typeof asks.discard>): Game<PearlsTypes> =>
  faulty({ asks: { ...asks, discard: { ...asks.discard, ...parts } } });
const withDive = (answer: NonNullable<Rules['standing']>['answer']): Game<PearlsTypes> =>
  faulty({ standing: { decisions: (state) => standing?.decisions(state) ?? [], answer } });
const dive: NonNullable<Rules['standing']>['answer'] = (draft, decision, move, emit) =>
  standing?.answer(draft, decision, move, emit);

/** `also`: properties that the same fault cannot but break as well. No other may be reported. */
function planted(name: string, property: Property, game: Game<PearlsTypes>, also: readonly Property[] = []): void {
  test(`${name} → ${property}`, async () => {
    const findings = new Findings();
    for (const seats of [2, 3]) {
      const options: ConformanceOptions<PearlsTypes> = {
        combinations: [{ deckSize: 18 }],
        gamesPerCombination: 3,
        maxSteps: 100,
        every: 2,
        optionalChance: 0.2,
      };
      await examineTables(game, tablesOf(game, seats, options), options, findings);
    }
    expect(findings.broken()).toContain(property);
    expect([property, ...also]).toEqual(expect.arrayContaining(findings.broken()));
  });
}

test('without a fault nothing is reported', async () => {
  const findings = new Findings();
  const tables = [2, 3, 4].flatMap((seats) => tablesOf(pearls, seats, {}));
  await examineTables(pearls, tables, { every: 2 }, findings);
  expect(findings.broken()).toEqual([]);
});

describe('states', () => {
  planted(
    'clone shares the pile',
    'clone',
    faulty({ clone: (state) => ({ ...pearls.clone(state), pile: state.pile }) }),
    ['untouched', 'simultaneous', 'throws', 'json'],
  );
  planted(
    'clone shares the generator',
    'clone',
    faulty({ clone: (state) => ({ ...pearls.clone(state), rng: state.rng }) }),
    ['untouched', 'throws', 'json', 'simultaneous'],
  );
  planted('clone loses a field', 'clone', faulty({ clone: (state) => ({ ...pearls.clone(state), exposed: 0 }) }), [
    'perform',
    'undo',
  ]);
  planted(
    'an undefined in the state',
    'plain',
    withTurn({
      answer(draft, frame, seat, move, emit) {
        flow.turn.answer(draft, frame, seat, move, emit);
        Object.assign(draft, { lastDiscard: undefined });
      },
    }),
    ['clone', 'json', 'perform'],
  );
  planted(
    'a view that holds a part of the state',
    'plain',
    faulty({ view: (state, viewer) => ({ ...pearls.view(state, viewer), shown: state.shown }) }),
  );
  planted(
    'apply writes to its input',
    'untouched',
    {
      ...pearls,
      apply(state, decision, move) {
        state.frames += 1;
        return pearls.apply(state, decision, move);
      },
    },
    ['json', 'perform', 'throws', 'simultaneous'],
  );
  planted(
    'clone shares the players',
    'untouched',
    faulty({ clone: (state) => ({ ...pearls.clone(state), players: state.players }) }),
    ['clone', 'throws', 'json', 'simultaneous'],
  );
  planted(
    'an event that holds a part of the state',
    'plain',
    withTurn({
      answer(draft, frame, seat, move, emit) {
        flow.turn.answer(draft, frame, seat, move, emit);
        emit({ type: 'dealt', seat, cards: playerOf(draft, seat).hand });
      },
    }),
  );
  planted('perform does more than apply', 'perform', {
    ...pearls,
    perform(draft, decision, move, emit) {
      pearls.perform(draft, decision, move, emit);
      draft.exposed += 1;
    },
  });
  planted('a state that cannot be read back', 'json', {
    ...pearls,
    parseState: (raw) => ({ ...pearls.parseState(raw), exposed: 0 }),
  });
  planted(
    'a rule that loses a card',
    'invariants',
    withTurn({
      answer(draft, frame, seat, move, emit) {
        flow.turn.answer(draft, frame, seat, move, emit);
        if (move.type === 'discard' && move.card === 3) playerOf(draft, seat).buried.pop();
      },
    }),
    ['guess'],
  );
});

describe('the end', () => {
  planted('nobody in the ranking at the end', 'owed', faulty({ standings: () => [] }));
  planted('an ending before the end', 'owed', faulty({ ending: () => 'five-rounds-played' }));
  planted(
    'an endless game',
    'end',
    faulty({
      flow: {
        ...flow,
        round: {
          ...flow.round,
          settle(draft, frame, emit) {
            if (frame.number === 5) frame.number = 4;
            return flow.round.settle(draft, frame, emit);
          },
        },
      },
      invariants: () => [],
      stateShape: (raw) => structuredClone(raw) as State,
    }),
  );
  let calls = 0;
  planted(
    'a counter outside the state',
    'replay',
    withTurn({
      answer(draft, frame, seat, move, emit) {
        calls += 1;
        draft.exposed += calls % 2;
        flow.turn.answer(draft, frame, seat, move, emit);
      },
    }),
    ['perform', 'json'],
  );
});

describe('moves', () => {
  planted(
    'a dead end',
    'dead-end',
    withDiscard({
      list: (state, seat, ask) => (holdsTwins(state, seat) ? [] : asks.discard.list(state, seat, ask)),
      check: (state, seat, ask, move) =>
        holdsTwins(state, seat) ? { rule: 'PEARL-3', reason: 'twins' } : asks.discard.check(state, seat, ask, move),
    }),
    ['fallback', 'replay'],
  );
  planted('an illegal fallback', 'fallback', withDiscard({ fallback: () => ({ type: 'discard', card: 0 }) }));
  planted(
    'a listed move that check refuses',
    'listed',
    withDiscard({
      check: (state, seat, ask, move) =>
        move.type === 'discard' && move.card === 5
          ? { rule: 'PEARL-3', reason: 'unlucky' }
          : asks.discard.check(state, seat, ask, move),
    }),
    ['fallback', 'replay'],
  );
  planted(
    'a move listed twice',
    'listed',
    withDiscard({
      list: (state, seat, ask) => [
        ...asks.discard.list(state, seat, ask),
        { type: 'discard', card: lowestOf(playerOf(state, seat).hand) },
      ],
    }),
  );
  planted(
    'a list without end',
    'size',
    withDiscard({
      list: (state, seat, ask) => Array.from({ length: 200 }, () => asks.discard.list(state, seat, ask)).flat(),
    }),
    ['listed'],
  );
  planted('check allows a move that is not listed', 'unlisted', withDiscard({ check: () => null }));
  planted(
    'a refusal without a rule',
    'unlisted',
    withDiscard({
      check(state, seat, ask, move) {
        const illegal = asks.discard.check(state, seat, ask, move);
        return illegal === null ? null : { ...illegal, rule: 'no idea' };
      },
    }),
  );
  planted(
    'check throws at a strange move',
    'throws',
    withDiscard({
      check(state, seat, ask, move) {
        if (move.type === 'discard' && !playerOf(state, seat).hand.includes(move.card))
          throw new Error('never heard of it');
        return asks.discard.check(state, seat, ask, move);
      },
    }),
  );
  planted(
    'apply throws at a legal move',
    'throws',
    withTurn({
      answer(draft, frame, seat, move, emit) {
        if (move.type === 'discard' && move.card === 7) throw new Error('unlucky');
        flow.turn.answer(draft, frame, seat, move, emit);
      },
    }),
  );
});

describe('decisions', () => {
  planted(
    'the first to offer is marked',
    'simultaneous',
    withOffering({
      answer(draft, frame, seat, move, emit) {
        if (frame.offers.every((offer) => offer === null)) playerOf(draft, seat).dived = true;
        flow.offering.answer(draft, frame, seat, move, emit);
      },
    }),
  );
  planted(
    'ids that count the answers of others',
    'ids',
    withOffering({
      decisions(state, frame) {
        const made = frame.offers.filter((offer) => offer !== null).length;
        return flow.offering
          .decisions(state, frame)
          .map((open) => ({ ...open, id: decisionId(frame, open.seat, made) }));
      },
    }),
  );
  planted(
    'ids that come back',
    'ids',
    withTurn({
      decisions: (state, frame) =>
        flow.turn
          .decisions(state, frame)
          .map((open) => ({ ...open, id: decisionId({ kind: 'turn', id: 0 }, open.seat) })),
    }),
  );
  planted(
    'a dive that closes the dives of others',
    'optional',
    withDive((draft, decision, move, emit) => {
      dive(draft, decision, move, emit);
      for (const player of draft.players) player.dived = true;
    }),
  );
});

describe('hidden information', () => {
  planted(
    'a view that shows a sealed offer',
    'guess',
    faulty({
      view(state, viewer) {
        const view = pearls.view(state, viewer);
        const [, offering] = state.stack;
        return offering?.kind === 'offering' ? { ...view, peek: [...offering.offers] } : view;
      },
    }),
  );
  planted(
    'a view that shows every hand',
    'guess',
    faulty({
      view(state, viewer) {
        const view = pearls.view(state, viewer);
        return {
          ...view,
          players: view.players.map((player, seat) => ({ ...player, hand: [...playerOf(state, seat as Seat).hand] })),
        };
      },
    }),
  );
  planted(
    'a guess that contradicts the view',
    'guess',
    faulty({
      guess(view, viewer, random) {
        const state = pearls.guess(view, viewer, random);
        return { ...state, pile: [...state.pile, ...state.shown], shown: [] };
      },
    }),
  );
  planted(
    'a guess that knows the truth',
    'guess',
    faulty({
      view: (state, viewer) => Object.assign(pearls.view(state, viewer), { truth: structuredClone(state) }),
      guess: (view) => structuredClone((view as unknown as { truth: State }).truth),
    }),
  );
  planted(
    'a drawn card told to all',
    'leak',
    faulty({ viewEvent: (event, viewer) => (event.type === 'drew' ? event : pearls.viewEvent(event, viewer)) }),
  );
  planted(
    'a sealed offer told to all',
    'leak',
    faulty({ viewEvent: (event, viewer) => (event.type === 'offered' ? event : pearls.viewEvent(event, viewer)) }),
  );
  planted(
    'a card laid off told to spectators',
    'leak',
    faulty({ viewEvent: (event, viewer) => (viewer === 'spectator' ? event : pearls.viewEvent(event, viewer)) }),
  );
  planted(
    'a spectator who sees the hand of seat 0',
    'leak',
    faulty({
      view: (state, viewer) => ({ ...pearls.view(state, viewer === 'spectator' ? (0 as Seat) : viewer), viewer }),
    }),
    ['undo'],
  );
  planted(
    'a legal move that depends on other hands',
    'leak',
    withDiscard({
      list: (state, seat) => discardable(state, seat).map((card) => ({ type: 'discard', card })),
      check: (state, seat, _ask, move) =>
        move.type === 'discard' && discardable(state, seat).includes(move.card)
          ? null
          : { rule: 'PEARL-3', reason: 'not-now' },
      fallback: (state, seat) => ({ type: 'discard', card: discardable(state, seat)[0] ?? 0 }),
    }),
  );
  planted(
    'a reason that depends on other hands',
    'leak',
    withDiscard({
      check(state, seat, ask, move) {
        const illegal = asks.discard.check(state, seat, ask, move);
        if (illegal === null || move.type !== 'discard') return illegal;
        const elsewhere = state.players.some((player) => player.hand.includes(move.card));
        return elsewhere ? { ...illegal, reason: 'held-by-another' } : illegal;
      },
    }),
  );
  planted(
    'only those are asked who hold a high card',
    'leak',
    withOffering({
      decisions: (state, frame) =>
        flow.offering
          .decisions(state, frame)
          .filter(({ seat }) => playerOf(state, seat).hand.some((card) => card > 11)),
    }),
    ['undo'],
  );
  planted(
    'a card taken without expose',
    'undo',
    withDive((draft, decision, move, emit) => {
      const { exposed } = draft;
      dive(draft, decision, move, emit);
      draft.exposed = exposed;
    }),
  );
});

function holdsTwins(state: State, seat: number): boolean {
  const { hand } = playerOf(state, seat as Seat);
  return hand.some((card) => hand.includes(card ^ 1));
}

/** A card whose twin nobody else holds; any if there is none. */
function discardable(state: State, seat: number): number[] {
  const { hand } = playerOf(state, seat as Seat);
  const free = hand.filter(
    (card) => !state.players.some((player, other) => other !== seat && player.hand.includes(card ^ 1)),
  );
  return free.length > 0 ? free : hand;
}
