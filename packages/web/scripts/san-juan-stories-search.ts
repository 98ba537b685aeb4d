// Plays San Juan at random until every question has been put at a moment worth looking at: late enough that the cities
// have grown, with enough to choose from.

import type { Seat } from '@atoll/engine';
import { below, decisionId, randomFrom } from '@atoll/engine';
import { sanJuan } from '@atoll/game-san-juan';
import type { State } from '@atoll/game-san-juan/search';
import type { Ask, Move, SanJuan } from '@atoll/game-san-juan/table';
import type { LoggedEvent } from '../src/table/source.ts';
import type { Story } from '../src/games/types.ts';

interface Setting {
  readonly seats: number;
  readonly expansion: boolean;
  readonly startingHand: 'four' | 'draft';
}

interface Found {
  readonly score: number;
  readonly story: Story<SanJuan>;
}

const LOG_LENGTH = 24;
const GAMES = 60;

export function findStories(): readonly Story<SanJuan>[] {
  const best = new Map<string, Found>();
  for (let game = 0; game < GAMES; game++) {
    const seats = 2 + (game % 3);
    playOut(
      `story ${game}`,
      { seats, expansion: game % 2 === 1, startingHand: game % 5 === 0 ? 'draft' : 'four' },
      best,
    );
  }
  return [...best.values()].map(({ story }) => story).toSorted((a, b) => a.name.localeCompare(b.name));
}

function playOut(seed: string, { seats, expansion, startingHand }: Setting, best: Map<string, Found>): void {
  const random = randomFrom(seed);
  const options = { expansion, startingHand, customsHouseFigures: 'seed' as const, governor: 'drawn' as const };
  let { state, events } = sanJuan.setup(seats, options, seed);
  const log: { seq: number; event: SanJuan['event'] }[] = events.map((event) => ({ seq: 0, event }));
  for (let seq = 1; seq < 2000; seq++) {
    const decision = sanJuan.decisions(state)[0];
    if (decision === undefined) {
      keep(best, 'end', 100, storyOf('end', state, 0 as Seat, log, seats));
      return;
    }
    const legal = sanJuan.legalMoves(state, decision);
    for (const name of namesOf(decision.ask, seats)) {
      const score = scoreOf(state, decision.seat, decision.ask, legal);
      const story = storyOf(name, state, decision.seat, log, seats);
      const { seat, ask } = decision;
      keep(best, name, score, {
        ...story,
        decision: {
          id: decisionId(decision),
          seat,
          ask,
          rule: sanJuan.askRules[ask.kind],
          legal,
          open: false,
          optional: false,
        },
      });
    }
    const move = wiseMove(legal, (count) => below(random, count));
    ({ state, events } = sanJuan.apply(state, decision, move));
    for (const event of events) log.push({ seq, event });
  }
}

/** Four players, and the Library's question, are looked at for themselves. */
function namesOf(ask: Ask, seats: number): string[] {
  if (ask.kind === 'pick-role' && ask.library) return ['pick-role-library'];
  if (ask.kind === 'build' && seats === 4) return ['build-four'];
  if (ask.kind === 'build' && seats === 2) return ['build-two'];
  return [ask.kind];
}

/** Random, but nobody passes or saves where he could build: cities grow. */
function wiseMove(legal: readonly Move[], pick: (count: number) => number): Move {
  const builds = legal.filter((move) => move.type === 'build');
  const among = builds.length > 0 ? builds : legal.filter((move) => size(move) === most(legal));
  return (among[pick(among.length)] ?? legal[0]) as Move;
}

const size = (move: Move): number =>
  move.type === 'produce' ? move.buildings.length : move.type === 'sell' ? move.goods.length : 0;
const most = (legal: readonly Move[]): number => Math.max(...legal.map(size));

function scoreOf(state: State, seat: Seat, ask: Ask, legal: readonly Move[]): number {
  const { city, hand } = state.players[seat] as State['players'][number];
  const goods = city.filter(({ good }) => good !== null).length;
  const covered = city.filter(({ under }) => under.length > 0).length;
  const buildings = Math.min(city.length, 9);
  const cards = Math.min(hand.length, 7);
  const isMany = legal.length > 120 ? -20 : 0;
  const covers =
    ask.kind === 'build' ? Math.min(6, legal.filter((move) => move.type === 'build' && move.over).length) : 0;
  const threes = state.players.length === 3 ? 3 : 0;
  return buildings * 2 + cards + goods + Math.min(covered, 2) * 2 + isMany + covers + threes;
}

function storyOf(
  name: string,
  state: State,
  viewer: Seat,
  log: readonly LoggedEvent<SanJuan>[],
  seats: number,
): Story<SanJuan> {
  const seen = log.slice(-LOG_LENGTH).flatMap(({ seq, event }) => {
    const told = sanJuan.viewEvent(event, viewer);
    return told === null ? [] : [{ seq, event: told }];
  });
  return { name, viewer, view: sanJuan.view(state, viewer), decision: null, seats, log: seen };
}

function keep(best: Map<string, Found>, name: string, score: number, story: Story<SanJuan>): void {
  if ((best.get(name)?.score ?? -Infinity) < score) best.set(name, { score, story });
}
