// Planted faults: pearls with one thing wrong at a time. The suite must notice each, by the property meant for it.

import { defineGame } from '@atoll/engine';
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
import { dive } from './reference/pearls/flow/dive.js';
import { offer } from './reference/pearls/flow/offering.js';
import { discard } from './reference/pearls/flow/turn.js';
import { pearlsRules } from './reference/pearls/index.js';
import type { State } from './reference/pearls/state.js';

type Rules = GameRules<PearlsTypes>;

const { flow, asks } = pearlsRules;

const faulty = (parts: Partial<Rules>): Game<PearlsTypes> => defineGame<PearlsTypes>({ ...pearlsRules, ...parts });
const withTurn = (parts: Partial<typeof flow.turn>): Game<PearlsTypes> =>
  faulty({ flow: { ...flow, turn: { ...flow.turn, ...parts } } });
const withOffering = (parts: Partial<typeof flow.offering>): Game<PearlsTypes> =>
  faulty({ flow: { ...flow, offering: { ...flow.offering, ...parts } } });
const withDiscard = (parts: Partial<typeof discard>): Game<PearlsTypes> =>
  faulty({ asks: { ...asks, discard: { ...discard, ...parts } } });
const withOffer = (parts: Partial<typeof offer>): Game<PearlsTypes> =>
  faulty({ asks: { ...asks, offer: { ...offer, ...parts } } });
const withDive = (answer: (typeof dive)['answer']): Game<PearlsTypes> =>
  faulty({ asks: { ...asks, dive: { ...dive, answer } } });
const withEvents = (parts: Partial<Rules['events']>): Game<PearlsTypes> =>
  faulty({ events: { ...pearlsRules.events, ...parts } });

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
    withDiscard({
      answer(draft, seat, frame, move, emit, ask) {
        discard.answer(draft, seat, frame, move, emit, ask);
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
    ['clone', 'throws', 'json', 'simultaneous', 'secrets'],
  );
  planted(
    'an event that holds a part of the state',
    'plain',
    withDiscard({
      answer(draft, seat, frame, move, emit, ask) {
        discard.answer(draft, seat, frame, move, emit, ask);
        emit({ type: 'dealt', seat, cards: playerOf(draft, seat).hand });
      },
    }),
  );
  planted('perform does more than apply', 'perform', {
    ...pearls,
    perform(draft, decision, move, emit) {
      const open = pearls.perform(draft, decision, move, emit);
      draft.exposed += 1;
      return open;
    },
  });
  planted('a state that cannot be read back', 'json', {
    ...pearls,
    parseState: (raw) => ({ ...pearls.parseState(raw), exposed: 0 }),
  });
  planted(
    'a rule that loses a card',
    'invariants',
    withDiscard({
      answer(draft, seat, frame, move, emit, ask) {
        discard.answer(draft, seat, frame, move, emit, ask);
        if (move.card === 3) playerOf(draft, seat).buried.pop();
      },
    }),
    ['guess', 'secrets'],
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
    withDiscard({
      answer(draft, seat, frame, move, emit, ask) {
        calls += 1;
        draft.exposed += calls % 2;
        discard.answer(draft, seat, frame, move, emit, ask);
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
      list: (state, seat, frame, ask) => (holdsTwins(state, seat) ? [] : discard.list(state, seat, frame, ask)),
      check: (state, seat, frame, move, ask) =>
        holdsTwins(state, seat)
          ? { rule: 'PEARL-3', reason: 'not-in-hand' }
          : discard.check(state, seat, frame, move, ask),
    }),
    ['fallback', 'replay'],
  );
  planted('an illegal fallback', 'fallback', withDiscard({ fallback: () => ({ type: 'discard', card: 0 }) }));
  planted(
    'a listed move that check refuses',
    'listed',
    withDiscard({
      check: (state, seat, frame, move, ask) =>
        move.card === 5 ? { rule: 'PEARL-3', reason: 'not-in-hand' } : discard.check(state, seat, frame, move, ask),
    }),
    ['fallback', 'replay'],
  );
  planted(
    'a move listed twice',
    'listed',
    withDiscard({
      list: (state, seat, frame, ask) => [
        ...discard.list(state, seat, frame, ask),
        { type: 'discard', card: lowestOf(playerOf(state, seat).hand) },
      ],
    }),
  );
  planted(
    'a list without end',
    'size',
    withDiscard({
      list: (state, seat, frame, ask) =>
        Array.from({ length: 200 }, () => discard.list(state, seat, frame, ask)).flat(),
    }),
    ['listed'],
  );
  planted('check allows a move that is not listed', 'unlisted', withDiscard({ check: () => null }));
  planted(
    'a refusal without a rule',
    'unlisted',
    withDiscard({
      check(state, seat, frame, move, ask) {
        const illegal = discard.check(state, seat, frame, move, ask);
        return illegal === null ? null : { ...illegal, rule: 'no idea' as 'PEARL-3' };
      },
    }),
  );
  planted(
    'check throws at a strange move',
    'throws',
    withDiscard({
      check(state, seat, frame, move, ask) {
        if (!playerOf(state, seat).hand.includes(move.card)) throw new Error('never heard of it');
        return discard.check(state, seat, frame, move, ask);
      },
    }),
  );
  planted(
    'apply throws at a legal move',
    'throws',
    withDiscard({
      answer(draft, seat, frame, move, emit, ask) {
        if (move.card === 7) throw new Error('unlucky');
        discard.answer(draft, seat, frame, move, emit, ask);
      },
    }),
  );
});

describe('decisions', () => {
  planted(
    'the first to offer is marked',
    'simultaneous',
    withOffer({
      answer(draft, seat, frame, move, emit, ask) {
        if (frame.offers.every((card) => card === null)) playerOf(draft, seat).dived = true;
        offer.answer(draft, seat, frame, move, emit, ask);
      },
    }),
  );
  planted(
    'ids that count the answers of others',
    'ids',
    withOffering({
      decisions(state, frame) {
        const made = frame.offers.filter((card) => card !== null).length;
        return flow.offering.decisions(state, frame).map((open) => ({ ...open, step: made }));
      },
    }),
  );
  planted(
    'ids that come back',
    'ids',
    withTurn({
      decisions: (state, frame) => flow.turn.decisions(state, frame).map((open) => ({ ...open, name: 'turn' })),
    }),
  );
  planted(
    'a dive that closes the dives of others',
    'optional',
    withDive((draft, seat, frame, move, emit, ask) => {
      dive.answer(draft, seat, frame, move, emit, ask);
      for (const player of draft.players) player.dived = true;
    }),
  );
});

describe('hidden information', () => {
  planted(
    'a view that shows a sealed offer',
    'leak',
    faulty({
      view(state, viewer) {
        const view = pearls.view(state, viewer);
        const [, offering] = state.stack;
        return offering?.kind === 'offering' ? { ...view, peek: [...offering.offers] } : view;
      },
    }),
    ['guess', 'undo'],
  );
  planted(
    'a view that shows every hand',
    'leak',
    faulty({
      view(state, viewer) {
        const view = pearls.view(state, viewer);
        return {
          ...view,
          players: view.players.map((player, seat) => ({ ...player, hand: [...playerOf(state, seat as Seat).hand] })),
        };
      },
    }),
    ['guess', 'undo'],
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
    'a guess that knows the truth, from a view that carries it',
    'leak',
    faulty({
      view: (state, viewer) => Object.assign(pearls.view(state, viewer), { truth: structuredClone(state) }),
      guess: (view) => structuredClone((view as unknown as { truth: State }).truth),
    }),
    ['guess', 'undo'],
  );
  let lastLook: State | null = null;
  planted(
    'a guess that knows the truth by a way of its own',
    'guess',
    faulty({
      view(state, viewer) {
        lastLook = state;
        return pearls.view(state, viewer);
      },
      guess: () => structuredClone(lastLook as State),
    }),
  );
  planted(
    'a field that view and guess share',
    'leak',
    faulty({
      view: (state, viewer) => Object.assign(pearls.view(state, viewer), { low: lowestHands(state) }),
      guess(view, viewer, random) {
        const { low } = view as unknown as { low: number[] };
        for (let tries = 0; tries < 200; tries++) {
          const state = pearls.guess(view, viewer, random);
          if (lowestHands(state).every((card, seat) => card === low[seat])) return state;
        }
        return pearls.guess(view, viewer, random);
      },
    }),
    ['guess', 'undo'],
  );
  planted(
    'the order of a list',
    'leak',
    faulty({
      view(state, viewer) {
        const view = pearls.view(state, viewer);
        const top = state.pile.at(-1) ?? 0;
        return { ...view, shown: top % 2 === 0 ? view.shown : view.shown.toReversed() };
      },
      guess(view, viewer, random) {
        const state = pearls.guess(view, viewer, random);
        return { ...state, shown: [...view.shown] };
      },
    }),
    ['guess', 'undo'],
  );
  planted(
    'a length',
    'leak',
    faulty({
      view(state, viewer) {
        const high = state.players.map(({ hand }) => hand.filter((card) => card > 11).map(() => 0));
        return Object.assign(pearls.view(state, viewer), { high });
      },
    }),
    ['guess', 'undo'],
  );
  planted(
    "a decision's id",
    'leak',
    withOffering({
      decisions: (state, frame) =>
        flow.offering.decisions(state, frame).map((open) => ({ ...open, step: lowestHands(state)[open.seat] ?? 0 })),
    }),
    ['guess', 'undo'],
  );
  planted('a drawn card told to all', 'leak', withEvents({ drew: 'open' }));
  planted('a sealed offer told to all', 'leak', withEvents({ offered: 'open' }));
  planted(
    'a card laid off told to spectators',
    'leak',
    withEvents({
      discarded: ({ type, seat, card }, viewer) => ({
        type,
        seat,
        card: viewer === seat || viewer === 'spectator' ? card : null,
      }),
    }),
  );
  planted(
    'a spectator who sees the hand of seat 0',
    'leak',
    faulty({
      view: (state, viewer) => ({ ...pearls.view(state, viewer === 'spectator' ? (0 as Seat) : viewer), viewer }),
    }),
    ['undo', 'guess'],
  );
  planted(
    'a legal move that depends on other hands',
    'leak',
    withDiscard({
      list: (state, seat) => discardable(state, seat).map((card) => ({ type: 'discard', card })),
      check: (state, seat, _frame, move) =>
        discardable(state, seat).includes(move.card) ? null : { rule: 'PEARL-3', reason: 'not-in-hand' },
      fallback: (state, seat) => ({ type: 'discard', card: discardable(state, seat)[0] ?? 0 }),
    }),
    ['guess'],
  );
  planted(
    "a reason's parameter that depends on other hands",
    'leak',
    withDiscard({
      check(state, seat, frame, move, ask) {
        const illegal = discard.check(state, seat, frame, move, ask);
        if (illegal === null) return illegal;
        const elsewhere = state.players.some((player) => player.hand.includes(move.card));
        return elsewhere ? { ...illegal, params: { held: 1 } } : illegal;
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
    ['undo', 'guess'],
  );
  planted(
    'a card taken without expose',
    'undo',
    withDive((draft, seat, frame, move, emit, ask) => {
      const { exposed } = draft;
      dive.answer(draft, seat, frame, move, emit, ask);
      draft.exposed = exposed;
    }),
  );
});

function lowestHands(state: State): number[] {
  return state.players.map(({ hand }) => lowestOf(hand));
}

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
