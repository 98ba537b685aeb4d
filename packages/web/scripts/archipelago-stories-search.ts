// Plays Archipelago by chance, but kindly (crises are fed, the map grows), until every question has been put at a moment
// worth looking at. Two questions hardly ever come up so: other tables, which head for them, are played until they do.

import type { Decision, Seat } from '@atoll/engine';
import { below, decisionId, randomFrom } from '@atoll/engine';
import { archipelago } from '@atoll/game-archipelago';
import { CARD } from '@atoll/game-archipelago/table';
import type { State } from '@atoll/game-archipelago/search';
import type { Archipelago, Ask, Move } from '@atoll/game-archipelago/table';
import { harbourMasters } from '../../game-archipelago/src/harbours.testing.ts';
import { helpful } from '../../game-archipelago/src/policy.testing.ts';
import type { LoggedEvent } from '../src/table/source.ts';
import type { Story } from '../src/games/types.ts';

interface Found {
  readonly score: number;
  readonly story: Story<Archipelago>;
}

/** How gladly somebody plays a move. */
type Wish = (state: State, decision: Decision<Ask>, move: Move) => number;

interface Manners {
  readonly wish: Wish;
  /** Moments of this question alone are kept; of all where none is named. */
  readonly seeks?: Ask['kind'];
}

const LOG_LENGTH = 24;
const GAMES = 500;
const MOST_RARE_GAMES = 3000;
const MOST_STEPS = 3000;
/** What a wide choice adds to the score at most. */
const MOST_CHOICE = 36;
/** More answers than this make a stored moment heavy. */
const MOST_LEGAL = 160;

export function findStories(): readonly Story<Archipelago>[] {
  const best = new Map<string, Found>();
  for (let game = 0; game < GAMES; game++) playOut(game, best, { wish: kindly });
  for (const manners of RARE) {
    for (let game = 0; game < MOST_RARE_GAMES && !best.has(manners.seeks); game++) playOut(game, best, manners);
  }
  return [...best.values()].map(({ story }) => story).toSorted((a, b) => a.name.localeCompare(b.name));
}

const RARE = [
  { seeks: 'expel-or-spare', wish: helpful },
  { seeks: 'choose-port', wish: harbourMasters },
] as const satisfies readonly Manners[];

function optionsOf(game: number): Archipelago['options'] {
  const defaults = Object.fromEntries(
    Object.entries(archipelago.options.fields).map(([name, field]) => [name, field.default]),
  ) as unknown as Archipelago['options'];
  return {
    ...defaults,
    length: game % 3 === 0 ? 'long' : 'medium',
    moreSpice: game % 7 === 1,
    chooseTrend: game % 7 === 2,
    edition: game % 11 === 3 ? 'fr-2012' : 'en-2.0',
  };
}

function playOut(game: number, best: Map<string, Found>, { wish, seeks }: Manners): void {
  const seed = `story ${game}`;
  const random = randomFrom(seed);
  const chance = (count: number): number => below(random, count);
  const seats = 2 + (game % 4);
  let { state, events } = archipelago.setup(seats, optionsOf(game), seed);
  const log: LoggedEvent<Archipelago>[] = events.map((event) => ({ seq: 0, event }));
  for (let seq = 1; seq < MOST_STEPS; seq++) {
    const open = archipelago.decisions(state);
    const owed = open.find(({ optional }) => optional !== true);
    if (owed === undefined) {
      const name = `end-${state.ending}`;
      if (seeks === undefined) keep(best, name, state.regions.length, () => storyOf(name, state, 0 as Seat, log));
      return;
    }
    for (const decision of open) {
      if (seeks === undefined || decision.ask.kind === seeks) consider(best, state, decision, log);
    }
    const decision = dealOf(open, chance) ?? owed;
    const now = state;
    const move = byChance(archipelago.legalMoves(state, decision), chance, (each) => wish(now, decision, each));
    ({ state, events } = archipelago.apply(state, decision, move));
    for (const event of events) log.push({ seq, event });
  }
}

/** Now and then somebody offers a deal, and every offer is answered. */
function dealOf(open: readonly Decision<Ask>[], chance: (count: number) => number): Decision<Ask> | undefined {
  const answer = open.find(({ ask }) => ask.kind === 'answer-deal');
  if (answer !== undefined) return answer;
  return chance(12) === 0 ? open.find(({ ask }) => ask.kind === 'propose-deal') : undefined;
}

function consider(
  best: Map<string, Found>,
  state: State,
  decision: Decision<Ask>,
  log: readonly LoggedEvent<Archipelago>[],
): void {
  const { seat, ask } = decision;
  for (const name of namesOf(ask, state.players.length)) {
    const score = scoreOf(state, seat, ask);
    if ((best.get(name)?.score ?? -Infinity) >= score + MOST_CHOICE) continue;
    const legal = archipelago.legalMoves(state, decision);
    if (legal.length > MOST_LEGAL || (ask.kind === 'propose-deal' && legal.length > 60)) continue;
    // Much to choose from; for the tables of a round even more than how far the map has grown.
    const choice = Math.min(legal.length, 24) * (ask.kind === 'round' ? 1.5 : 0.05);
    keep(best, name, score + choice, () => ({
      ...storyOf(name, state, seat, log),
      // A story shows its question, also one that would only be open beside another.
      decision: {
        id: decisionId(decision),
        seat,
        ask,
        rule: archipelago.askRules[ask.kind],
        legal,
        open: isOpen(ask),
        optional: false,
      },
    }));
  }
}

const isOpen = ({ kind }: Ask): boolean =>
  ['offer-for-harvest', 'permit-harvest', 'propose-deal', 'answer-deal'].includes(kind);

/** The table of every player count is looked at for itself; turn 0 and exploration differ. */
function namesOf(ask: Ask, seats: number): string[] {
  if (ask.kind === 'round') return [`round-${seats}`];
  if (ask.kind === 'place-hex') return [ask.turnZero ? 'place-hex-first' : 'place-hex'];
  if (ask.kind === 'choose-reward') return [`choose-reward-${ask.to}`];
  return [ask.kind];
}

const WISHED: Readonly<Partial<Record<Move['type'], number>>> = {
  consume: 9,
  supply: 9,
  stand: 9,
  'use-temple': 10,
  'buy-card': 5,
  'build-wonder': 9,
  'use-card': 5,
  'use-building': 6,
  act: 4,
  migrate: 2,
  sail: 3,
  'name-price': 3,
  permit: 2,
  buy: 3,
};

const FOND_ACTIONS: Readonly<Record<string, number>> = {
  exploration: 6,
  construction: 8,
  reproduction: 3,
  recruitment: 2,
  taxes: -3,
};

function wishOf(move: Move): number {
  const wish = WISHED[move.type] ?? 1;
  if (move.type === 'act') return wish + (FOND_ACTIONS[move.action] ?? 2);
  if (move.type === 'use-card') return CARD[move.card].kind === 'character' ? wish + 2 : wish;
  if (move.type === 'bid') return move.florins < 3 ? 2 : 0.05;
  return Math.max(0.05, wish);
}

/** Nobody starves the islands or passes while he could act. */
const kindly: Wish = (_state, _decision, move) =>
  move.type === 'end-round' || move.type === 'end-step' || move.type === 'cancel' ? 0.02 : Math.max(0.05, wishOf(move));

function byChance(legal: readonly Move[], chance: (count: number) => number, weightOf: (move: Move) => number): Move {
  const weights = legal.map(weightOf);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let at = (chance(1_000_000) / 1_000_000) * total;
  for (const [i, weight] of weights.entries()) {
    at -= weight;
    if (at <= 0 && weight > 0) return legal[i] as Move;
  }
  return legal[0] as Move;
}

function scoreOf(state: State, seat: Seat, ask: Ask): number {
  const buildings = state.regions.reduce(
    (sum, { town, temple, market, port }) => sum + [town, temple, market, port].filter((spot) => spot >= 0).length,
    0,
  );
  const cards = state.players[seat]?.cards.length ?? 0;
  const cubes = Object.values(state.players[seat]?.cubes ?? {}).filter((count) => count > 0).length;
  const crowd = state.players.length === 3 || state.players.length === 4 ? 2 : 0;
  // A map in the middle of a game; with all hexes laid there is little to see of one.
  const { length } = state.regions;
  const regions = length <= 13 ? length : 26 - length * 1.4;
  return ask.kind === 'bid' && ask.second ? 99 : regions + buildings + Math.min(cards, 4) * 2 + cubes + crowd;
}

function storyOf(
  name: string,
  state: State,
  viewer: Seat,
  log: readonly LoggedEvent<Archipelago>[],
): Story<Archipelago> {
  const seen = log.slice(-LOG_LENGTH).flatMap(({ seq, event }) => {
    const told = archipelago.viewEvent(event, viewer);
    return told === null ? [] : [{ seq, event: told }];
  });
  const view = archipelago.view(state, viewer);
  return { name, viewer, view, decision: null, seats: state.players.length, log: seen };
}

function keep(best: Map<string, Found>, name: string, score: number, story: () => Story<Archipelago>): void {
  if ((best.get(name)?.score ?? -Infinity) < score) best.set(name, { score, story: story() });
}
