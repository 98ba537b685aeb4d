// Plays Vanuatu at random until every question has been put at a moment worth looking at: late enough that the map has
// grown, with stalls and tourists on it and enough to choose from.

import type { Decision, Seat } from '@atoll/engine';
import { below, decisionId, randomFrom } from '@atoll/engine';
import { vanuatu } from '@atoll/game-vanuatu';
import { heldActions } from '@atoll/game-vanuatu/table';
import type { State } from '@atoll/game-vanuatu/search';
import type { Ask, Move, Vanuatu } from '@atoll/game-vanuatu/table';
import type { LoggedEvent } from '../src/table/source.ts';
import type { Story } from '../src/games/types.ts';

type Found = { readonly score: number; readonly story: Story<Vanuatu> };
type Asked = Decision<Ask>;

const LOG_LENGTH = 24;
const GAMES = 48;

export function findStories(): readonly Story<Vanuatu>[] {
  const best = new Map<string, Found>();
  for (let game = 0; game < GAMES; game++) playOut(`story ${game}`, 2 + (game % 4), game % 8 !== 7, best);
  return [...best.values()].map(({ story }) => story).toSorted((a, b) => a.name.localeCompare(b.name));
}

function playOut(seed: string, seats: number, characters: boolean, best: Map<string, Found>): void {
  const random = randomFrom(seed);
  let { state, events } = vanuatu.setup(seats, { characters: characters || seats === 2 }, seed);
  const log: { seq: number; event: Vanuatu['event'] }[] = events.map((event) => ({ seq: 0, event }));
  for (let seq = 1; seq < 4000; seq++) {
    const open = vanuatu.decisions(state);
    if (open.length === 0) {
      if (seats === 4) keep(best, 'end', 100, storyOf('end', state, 0 as Seat, log, seats));
      return;
    }
    for (const decision of open) look(state, decision, log, best);
    const asked = open.filter(({ optional }) => optional !== true);
    const decision = asked[below(random, asked.length)] as Asked;
    const legal = vanuatu.legalMoves(state, decision);
    const move = wiseMove(state, legal, (count) => below(random, count));
    ({ state, events } = vanuatu.apply(state, decision, move));
    for (const event of events) log.push({ seq, event });
  }
}

function look(state: State, decision: Asked, log: readonly LoggedEvent<Vanuatu>[], best: Map<string, Found>): void {
  const { seat, ask } = decision;
  const legal = vanuatu.legalMoves(state, decision);
  const optional = decision.optional === true;
  for (const [name, score] of namesOf(state, seat, ask, legal)) {
    const story = storyOf(name, state, seat, log, state.players.length);
    keep(best, name, score, {
      ...story,
      decision: { id: decisionId(decision), seat, ask, rule: vanuatu.askRules[ask.kind], legal, open: false, optional },
    });
  }
}

/** Every question once, and what is looked at for itself: other numbers of players, the rarer ways to act. */
function namesOf(state: State, seat: Seat, ask: Ask, legal: readonly Move[]): [string, number][] {
  const seats = state.players.length;
  const base = wealth(state) + (seats === 3 ? 6 : 0);
  const names: [string, number][] = [];
  const { character } = state.players[seat] as State['players'][number];
  if (ask.kind === 'plan') {
    const variety = -Math.abs(legal.length - 6) * 3 + planned(state);
    if (!state.options.characters) return [['plan-no-characters', base + variety]];
    names.push([seats === 3 ? 'plan' : `plan-${['', '', 'two', '', 'four', 'five'][seats]}`, base + variety]);
  } else if (ask.kind === 'resolve') {
    if (!state.options.characters) return [];
    const kinds = new Set(legal.map(({ type }) => type)).size;
    const few = legal.length > 60 ? -20 : 0;
    const rich = base + kinds * 4 + planned(state) + few;
    if (character === 'governor' && legal.some(({ type }) => type === 'govern')) names.push(['resolve-governor', rich]);
    else if (character === 'preacher' && heldActions(state, seat) === 0 && kinds > 2)
      names.push(['resolve-preacher', rich]);
    else {
      names.push([seats === 3 ? 'resolve' : `resolve-${['', '', 'two', '', 'four', 'five'][seats]}`, rich]);
      for (const type of ['sail', 'buy', 'sell'] as const) {
        const ways = legal.filter((move) => move.type === type).length;
        if (ways > 1 && seats !== 2) names.push([`resolve-${type}`, base + Math.min(ways, 9) * 3 + few]);
      }
    }
  } else if (ask.kind === 'choose-character') {
    names.push([ask.kind, base + (seats === 4 ? 4 : 0) + state.characters.length]);
  } else if (ask.kind === 'place-tile') {
    names.push([ask.kind, base - Math.abs(state.round - 5) * 4 + Math.min(legal.length, 8) * 2]);
  } else names.push([ask.kind, base + legal.length * 2]);
  return names;
}

const planned = (state: State): number =>
  state.players.reduce((sum, { markers }) => sum + Math.min(3, markers.filter((count) => count > 0).length), 0);

/** Stalls, drawings and tourists on the islands; not so late that nothing is left to do. */
function wealth(state: State): number {
  let sum = 0;
  for (const { stalls, drawings, tourists } of state.islands) {
    sum +=
      Math.min(
        3,
        stalls.reduce((a, b) => a + b, 0),
      ) +
      Math.min(2, drawings) +
      Math.min(3, tourists);
  }
  return sum - Math.abs(state.round - 6) * 2;
}

/** Random, but nobody takes back what he could do, and stalls get built. */
function wiseMove(state: State, legal: readonly Move[], pick: (count: number) => number): Move {
  const acts = legal.filter((move) => move.type !== 'take-back' && move.type !== 'govern');
  const useful = acts.filter((move) =>
    move.type === 'sail' ? move.steps < 3 : move.type !== 'plan' || move.action !== 'rest',
  );
  const builds = useful.filter(
    (move) =>
      move.type === 'build' ||
      move.type === 'transport' ||
      (move.type === 'plan' && state.round < 6 && (move.action === 'build' || move.action === 'tourist')),
  );
  const among =
    builds.length > 0 && pick(2) === 0 ? builds : useful.length > 0 ? useful : acts.length > 0 ? acts : legal;
  return (among[pick(among.length)] ?? legal[0]) as Move;
}

function storyOf(
  name: string,
  state: State,
  viewer: Seat,
  log: readonly LoggedEvent<Vanuatu>[],
  seats: number,
): Story<Vanuatu> {
  const seen = log.slice(-LOG_LENGTH).flatMap(({ seq, event }) => {
    const told = vanuatu.viewEvent(event, viewer);
    return told === null ? [] : [{ seq, event: told }];
  });
  return { name, viewer, view: vanuatu.view(state, viewer), decision: null, seats, log: seen };
}

function keep(best: Map<string, Found>, name: string, score: number, story: Story<Vanuatu>): void {
  if ((best.get(name)?.score ?? -Infinity) < score) best.set(name, { score, story });
}
