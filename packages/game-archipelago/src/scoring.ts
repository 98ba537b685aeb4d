// AR-27.5 to AR-27.14 The end: independence, or points on every objective and trend.

import { placingsOf } from '@atoll/engine';
import type { Placing, PointsFrom, Seat } from '@atoll/engine';

import { buildingsControlled, townHolder } from './board/control.js';
import { isPillaged } from './board/icons.js';
import { sideAt } from './board/map.js';
import type { Criterion } from './data/criteria.js';
import { CARD } from './data/evolution-cards.js';
import { OBJECTIVE, OBJECTIVE_POINTS } from './data/objectives.js';
import type { ObjectiveId } from './data/objectives.js';
import type { Resource } from './data/resources.js';
import { TREND, TREND_POINTS } from './data/trends.js';
import { noCubes, playerOf } from './state.js';
import type { Board, Player, State } from './state.js';
import type { PlayerView, View } from './view.js';

/** What a criterion is counted from. */
interface Scored extends Board, Readonly<Pick<State, 'benefactor'>> {
  readonly players: readonly Readonly<Pick<Player, 'florins' | 'cubes' | 'tokens' | 'cards'>>[];
}

function unitsOnMap(state: Board, seat: Seat, kind: 'citizen' | 'ship'): number {
  return state.units.filter((unit) => unit.seat === seat && unit.kind === kind).length;
}

function cardsOf({ cards }: Scored['players'][number], kind: 'character' | 'progress'): number {
  return cards.filter(({ id }) => CARD[id].kind === kind).length;
}

/** AR-27.10 All banks, pillaged icons excluded. */
function iconsHeld(state: Board, seat: Seat, resource: Resource): number {
  let count = 0;
  for (let region = 0; region < state.regions.length; region++) {
    if (townHolder(state, region)?.seat !== seat) continue;
    for (const [icon, printed] of sideAt(state, region).icons.entries()) {
      if (printed.resource === resource && !isPillaged(state, region, icon)) count++;
    }
  }
  return count;
}

/** AR-27.11, AR-27.13 What a player has of a criterion at this moment. */
export function valueOf(state: Scored, seat: Seat, criterion: Criterion): number {
  const player = state.players[seat] as Scored['players'][number];
  switch (criterion.by) {
    case 'cubes':
      return player.cubes[criterion.resource];
    case 'icons-in-town-regions':
      return iconsHeld(state, seat, criterion.resource);
    case 'temples-controlled':
      return buildingsControlled(state, seat, 'temple');
    case 'towns-controlled':
      return buildingsControlled(state, seat, 'town');
    case 'markets-controlled':
      return buildingsControlled(state, seat, 'market');
    case 'ports-controlled':
      return buildingsControlled(state, seat, 'port');
    case 'ports-and-markets-controlled':
      return buildingsControlled(state, seat, 'port') + buildingsControlled(state, seat, 'market');
    case 'money':
      return player.florins;
    case 'explorer-tokens':
      return player.tokens;
    case 'characters':
      return cardsOf(player, 'character');
    case 'progress':
      return cardsOf(player, 'progress');
    case 'characters-and-progress':
      return player.cards.length;
    case 'citizens-in-archipelago':
      return unitsOnMap(state, seat, 'citizen');
    case 'ships-in-archipelago':
      return unitsOnMap(state, seat, 'ship');
    case 'benefactor-florins':
      return state.benefactor[seat] ?? 0;
  }
}

/** The same as far as a viewer knows it: null where it lies behind another's screen. */
export function knownValueOf(view: View, seat: Seat, criterion: Criterion): number | null {
  const player = view.players[seat];
  if (player === undefined) return null;
  const isHidden = player.cubes === null && BEHIND_SCREEN.has(criterion.by);
  return isHidden ? null : valueOf({ ...view, players: view.players.map(withoutScreen) }, seat, criterion);
}

const BEHIND_SCREEN: ReadonlySet<Criterion['by']> = new Set(['cubes', 'money', 'explorer-tokens']);

/** What is hidden is not asked for: anything may stand in its place. */
function withoutScreen({ florins, cubes, tokens, cards }: PlayerView): Scored['players'][number] {
  return { florins: florins ?? 0, cubes: cubes ?? noCubes(), tokens: tokens ?? 0, cards: cards.slice() };
}

/** AR-27.6 Equal values share the points of their place, the next value takes the next place, none is not ranked. */
export function rankPoints(values: readonly number[], points: readonly number[]): number[] {
  const places = [...new Set(values.filter((value) => value > 0))].toSorted((a, b) => b - a);
  return values.map((value) => (value > 0 ? (points[places.indexOf(value)] ?? 0) : 0));
}

/** AR-27.9 Medals, on wonders only if built. */
export function medalsOf(state: State, seat: Seat): number {
  let medals = 0;
  for (const { id, citizen } of playerOf(state, seat).cards) {
    if (CARD[id].activation !== 'wonder' || citizen >= 0) medals += CARD[id].medals;
  }
  return medals;
}

/** Every objective that counts, and who holds it. */
function objectivesInPlay(state: State): { objective: ObjectiveId; holder: Seat | null }[] {
  const held = state.players.flatMap(({ objectives }, seat) =>
    objectives.map((objective) => ({ objective, holder: seat as Seat })),
  );
  return [...held, ...state.shown.map((objective) => ({ objective, holder: null }))];
}

export function breakdownOf(state: State, seat: Seat): PointsFrom[] {
  const sources: PointsFrom[] = [];
  const ranked = (criterion: Criterion, points: readonly number[]): number => {
    const values = state.players.map((_, other) => valueOf(state, other as Seat, criterion));
    return rankPoints(values, points)[seat] ?? 0;
  };
  for (const { objective, holder } of objectivesInPlay(state)) {
    const { victory } = OBJECTIVE[objective];
    if (victory.type === 'rank') {
      sources.push({ source: objective, points: ranked(victory.criterion, OBJECTIVE_POINTS) });
    } else if (victory.type === 'pacifist' && holder === seat) {
      const atPeace = state.population - state.rebellion > victory.gapAbove;
      sources.push({ source: objective, points: atPeace ? OBJECTIVE_POINTS[0] : 0 });
    }
  }
  for (const trend of state.trends) {
    sources.push({ source: trend, points: ranked(TREND[trend].criterion, TREND_POINTS) });
  }
  sources.push({ source: 'medals', points: medalsOf(state, seat) });
  return sources;
}

/** AR-27.5 Everybody loses; a Separatist wins alone. */
function afterIndependence(state: State): Placing[] {
  const isSeparatist = (seat: Seat): boolean =>
    playerOf(state, seat).objectives.some((objective) => OBJECTIVE[objective].victory.type === 'separatist');
  const scores = state.players.map((_, index) => {
    const seat = index as Seat;
    return { seat, points: 0, breakdown: [], tieBreaks: [isSeparatist(seat) ? 1 : 0] };
  });
  return placingsOf(scores).map((placing) => ({ ...placing, won: placing.tieBreaks[0] === 1 }));
}

export function standings(state: State): Placing[] {
  if (state.ending === 'independence') return afterIndependence(state);
  return placingsOf(
    state.players.map(({ florins }, index) => {
      const seat = index as Seat;
      const breakdown = breakdownOf(state, seat);
      const points = breakdown.reduce((sum, source) => sum + source.points, 0);
      return { seat, points, breakdown, tieBreaks: [florins] };
    }),
  );
}
