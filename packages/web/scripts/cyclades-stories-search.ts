// Plays Cyclades at random until every question has been put at a moment worth looking at: late enough that the islands
// are built up and the sea is full, with enough to choose from.

import type { Seat } from '@atoll/engine';
import { below, decisionId, randomFrom } from '@atoll/engine';
import { cyclades } from '@atoll/game-cyclades';
import type { State } from '@atoll/game-cyclades/search';
import type { Ask, Cyclades, Move } from '@atoll/game-cyclades/table';
import type { LoggedEvent } from '../src/table/source.ts';
import type { Story } from '../src/games/types.ts';

interface Found {
  readonly score: number;
  readonly story: Story<Cyclades>;
}

const LOG_LENGTH = 24;
const GAMES = 160;
const MOST_MOVES = 2500;

export function findStories(): readonly Story<Cyclades>[] {
  const best = new Map<string, Found>();
  for (let game = 0; game < GAMES; game++) playOut(`story ${game}`, 2 + (game % 4), best);
  return [...best.values()].map(({ story }) => story).toSorted((a, b) => a.name.localeCompare(b.name));
}

function playOut(seed: string, seats: number, best: Map<string, Found>): void {
  const random = randomFrom(seed);
  const options = { positions: 'by-seat', twoPlayerStart: 'rineia-folegandros' } as const;
  let { state, events } = cyclades.setup(seats, options, seed);
  const log: { seq: number; event: Cyclades['event'] }[] = events.map((event) => ({ seq: 0, event }));
  for (let seq = 1; seq < MOST_MOVES; seq++) {
    const decision = cyclades.decisions(state)[0];
    if (decision === undefined) {
      keep(best, 'end', 100 - seq / 100, storyOf('end', state, 0 as Seat, log, seats));
      return;
    }
    const legal = cyclades.legalMoves(state, decision);
    const { seat, ask } = decision;
    for (const name of namesOf(ask, seats)) {
      const score = scoreOf(state, seat, ask, legal, seats);
      if ((best.get(name)?.score ?? -Infinity) >= score) continue;
      const story = storyOf(name, state, seat, log, seats);
      keep(best, name, score, {
        ...story,
        decision: {
          id: decisionId(decision),
          seat,
          ask,
          rule: cyclades.askRules[ask.kind],
          legal,
          open: false,
          optional: false,
        },
      });
    }
    ({ state, events } = cyclades.apply(
      state,
      decision,
      wiseMove(ask, legal, (count) => below(random, count)),
    ));
    for (const event of events) log.push({ seq, event });
  }
}

const SEATS = ['', '', 'two', 'three', 'four', 'five'];

/** Turns of each god, offerings and the largest map are looked at by number of players. */
function namesOf(ask: Ask, seats: number): string[] {
  switch (ask.kind) {
    case 'act':
      return [`act-${ask.god}-${SEATS[seats]}`];
    case 'offer':
      return [ask.lost === null ? `offer-${SEATS[seats]}` : 'offer-evicted'];
    case 'retreat-attacker':
    case 'retreat-defender':
      return [`${ask.kind}-${ask.land ? 'land' : 'sea'}`];
    case 'figurine':
      return [`figurine-${ask.figurine}`];
    default:
      return [ask.kind];
  }
}

/** Random, but offerings stay modest, turns are used, and powers are not declined: the board fills. */
function wiseMove(ask: Ask, legal: readonly Move[], pick: (count: number) => number): Move {
  if (ask.kind === 'offer') {
    const low = legal.filter((move) => move.type === 'offer' && move.god !== 'apollo' && move.gold <= 3 + pick(4));
    if (low.length > 0 && pick(8) > 0) return low[pick(low.length)] as Move;
  }
  const doing = legal.filter(({ type }) => type !== 'end-turn' && type !== 'decline' && type !== 'stop');
  const building = doing.filter(
    ({ type }) => type === 'build' || type.startsWith('recruit') || type === 'call-creature',
  );
  const among = building.length > 0 && pick(3) > 0 ? building : doing.length > 0 && pick(6) > 0 ? doing : legal;
  return among[pick(among.length)] as Move;
}

function scoreOf(state: State, seat: Seat, ask: Ask, legal: readonly Move[], seats: number): number {
  const troops = sum(state.troops);
  const fleets = sum(state.fleets);
  const buildings = Math.min(20, sum(state.buildings));
  const metropolises = Math.min(3, sum(state.metropolis)) * 3;
  const figurines = state.figurineIsland.filter((island) => island >= 0).length * 2 + (state.kraken >= 0 ? 3 : 0);
  const own = state.owner.filter((owner) => owner === seat).length;
  const choices = Math.min(12, legal.length);
  const isMany = legal.length > 90 ? -14 : 0;
  const enough = ask.kind === 'offer' && (state.gold[seat] ?? 0) > 14 ? -8 : 0;
  const shown = state.track.filter((creature) => creature !== null).length * 2;
  return (troops + fleets) / seats + buildings + metropolises + figurines + own + choices + isMany + enough + shown;
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

function storyOf(
  name: string,
  state: State,
  viewer: Seat,
  log: readonly LoggedEvent<Cyclades>[],
  seats: number,
): Story<Cyclades> {
  const seen = log.slice(-LOG_LENGTH).flatMap(({ seq, event }) => {
    const told = cyclades.viewEvent(event, viewer);
    return told === null ? [] : [{ seq, event: told }];
  });
  return { name, viewer, view: cyclades.view(state, viewer), decision: null, seats, log: seen };
}

function keep(best: Map<string, Found>, name: string, score: number, story: Story<Cyclades>): void {
  if ((best.get(name)?.score ?? -Infinity) < score) best.set(name, { score, story });
}
