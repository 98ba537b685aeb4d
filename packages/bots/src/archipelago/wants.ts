// What a seat wants, and how much: everything it knows to be scored, and what others may hold, by how likely it is.

import type { Seat } from '@atoll/engine';
import { objectiveDeck, valueOf } from '@atoll/game-archipelago/search';
import type { State } from '@atoll/game-archipelago/search';
import { OBJECTIVE, RESOURCES, TREND } from '@atoll/game-archipelago/table';
import type { Criterion, ObjectiveId, Resource } from '@atoll/game-archipelago/table';
import { objectivesOf } from './colony.js';
import { OBJECTIVE_FIRST, TREND_FIRST } from './worths.js';

/** A criterion and the points of its first place, by how likely it counts. */
interface Scored {
  readonly criterion: Criterion;
  points: number;
}

function keyOf(criterion: Criterion): string {
  return 'resource' in criterion ? `${criterion.by} ${criterion.resource}` : criterion.by;
}

export type Wants = ReadonlyMap<string, Scored>;

export function wantsOf(state: State, { known, hidden, chance }: ObjectivesInPlay): Wants {
  const wants = new Map<string, Scored>();
  const add = (criterion: Criterion, points: number): void => {
    const key = keyOf(criterion);
    const scored = wants.get(key);
    if (scored === undefined) wants.set(key, { criterion, points });
    else scored.points += points;
  };
  const addObjective = (objective: ObjectiveId, likely: number): void => {
    const { victory } = OBJECTIVE[objective];
    if (victory.type === 'rank') add(victory.criterion, OBJECTIVE_FIRST * likely);
  };
  for (const trend of state.trends) add(TREND[trend].criterion, TREND_FIRST);
  for (const objective of known) addObjective(objective, 1);
  if (chance > 0) for (const objective of hidden) addObjective(objective, chance);
  return wants;
}

/** What the seat knows to count; what rivals may hold besides, and how likely each of these is held by one of them. */
export interface ObjectivesInPlay {
  readonly known: readonly ObjectiveId[];
  readonly hidden: readonly ObjectiveId[];
  readonly chance: number;
}

export function objectivesInPlay(state: State, seat: Seat): ObjectivesInPlay {
  const known = knownObjectives(state, seat);
  const hidden = objectiveDeck(state.options.length).filter((id) => !known.includes(id) && !state.met.includes(id));
  return { known, hidden, chance: Math.min(1, hiddenObjectives(state, seat) / Math.max(1, hidden.length)) };
}

/** The seat's own, and those that lie open. */
function knownObjectives(state: State, seat: Seat): ObjectiveId[] {
  const known = [...objectivesOf(state, seat), ...state.shown];
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat) known.push(...(state.players[other] as State['players'][number]).revealed);
  }
  return known;
}

function hiddenObjectives(state: State, seat: Seat): number {
  let hidden = 0;
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue;
    const { objectives, revealed } = state.players[other] as State['players'][number];
    hidden += objectives.length - revealed.length;
  }
  return hidden;
}

/** What rivals are taken to have of things behind their screens. */
const HIDDEN_VALUE: Readonly<Record<string, number>> = { money: 8, 'explorer-tokens': 1.5, cubes: 1 };

/** The best a rival has, as far as everybody can see. */
function bestRival(state: State, seat: Seat, criterion: Criterion): number {
  const hidden = HIDDEN_VALUE[criterion.by];
  if (hidden !== undefined) return hidden;
  let best = 0;
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat) best = Math.max(best, valueOf(state, other as Seat, criterion));
  }
  return best;
}

/** Points that one more of it brings: most to whoever has none, much to whoever is level, little to the leader. */
export function oneMore(state: State, seat: Seat, { criterion, points }: Scored): number {
  const own = valueOf(state, seat, criterion);
  const rival = bestRival(state, seat, criterion);
  // A fortune is counted in tens: one florin more matters where fortunes are about equal.
  if (criterion.by === 'money') return points * (own > 2 * rival ? 0.008 : 0.035);
  if (own === 0) return points * 0.5;
  return own <= rival ? (points * 0.4) / (1 + rival - own) : (points * 0.15) / Math.max(1, own - rival);
}

/** The second place has so much less than the first, of its points. */
const FIRST_FROM_SECOND = 0.33;

/** Points the seat is ahead of the best rival on what it knows, and on the rest by how likely it counts. */
export function leadOf(state: State, seat: Seat, wants: Wants): number {
  let lead = 0;
  for (const { criterion, points } of wants.values()) {
    const own = valueOf(state, seat, criterion);
    const rival = bestRival(state, seat, criterion);
    if (own === rival) continue;
    // None is not ranked: whoever has the only one is ahead by all the points of that place.
    const share = Math.min(own, rival) === 0 ? 1 : FIRST_FROM_SECOND;
    lead += own > rival ? points * share : -points * share;
  }
  return lead;
}

export const CUBE_KEYS: Readonly<Record<Resource, string>> = Object.fromEntries(
  RESOURCES.map((resource) => [resource, `cubes ${resource}`]),
) as Record<Resource, string>;

export const ICON_KEYS: Readonly<Record<Resource, string>> = Object.fromEntries(
  RESOURCES.map((resource) => [resource, `icons-in-town-regions ${resource}`]),
) as Record<Resource, string>;
