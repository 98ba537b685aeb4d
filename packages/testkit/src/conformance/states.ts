// Properties of single states: plain, copied exactly, read back from JSON, and either owed an answer or over.

import { deepFreeze, firstNotPlain } from '@atoll/engine';
import type { Game, GameTypes, Seat, Step } from '@atoll/engine';
import { firstDifference } from '../difference.js';
import { mandatoryOf } from './probe.js';
import type { Probe, ReportFault } from './probe.js';

/** After every step: cheap enough. */
export function checkState<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  seats: readonly Seat[],
  fault: ReportFault,
): void {
  const odd = firstNotPlain(state);
  if (odd !== null) fault('plain', odd);
  for (const broken of game.invariants(state)) fault('invariants', broken);
  checkOwedOrOver(game, state, seats, fault);
}

function checkOwedOrOver<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  seats: readonly Seat[],
  fault: ReportFault,
): void {
  const owed = mandatoryOf(game, state).length > 0;
  const ranking = game.ranking(state);
  const ending = game.ending(state);
  if (owed && ranking !== null) fault('owed', 'there is a ranking, yet somebody still owes an answer');
  if (owed && ending !== null) fault('owed', `the game has ended by '${ending}', yet somebody still owes an answer`);
  if (owed) return;
  if (game.decisions(state).length > 0) fault('owed', 'nobody owes an answer, yet optional decisions are open');
  if (ranking === null) fault('owed', 'nobody owes an answer, yet there is no ranking');
  if (ending === null) fault('owed', 'nobody owes an answer, yet there is no ending');
  const ranked = ranking?.map((placing) => placing.seat).toSorted((a, b) => a - b) ?? seats;
  if (firstDifference(seats, ranked) !== null) fault('owed', `the seats in the ranking are ${ranked.join(', ')}`);
}

/** After every step, and after the set-up. */
export function checkEvents<G extends GameTypes>(game: Game<G>, step: Step<G>, fault: ReportFault): void {
  if (step.events.length === 0) return;
  const odd = firstOdd(step.events, 'events') ?? firstShared(step.events, objectsOf(step.state), 'events');
  if (odd !== null) fault('plain', odd);
  for (const { type } of step.events) {
    if (!game.vocabulary.events.includes(type)) fault('plain', `the event '${type}' is not among the game's events`);
  }
}

export function checkClone<G extends GameTypes>(probe: Probe<G>): void {
  const { game, fault } = probe;
  const { before } = probe.played;
  const copy = game.clone(before);
  const difference = firstDifference(before, copy, 'state');
  if (difference !== null) fault('clone', `the copy differs: ${difference}`);
  const shared = firstShared(copy, objectsOf(before), 'the copy');
  if (shared !== null) fault('clone', shared);
}

export function checkPerform<G extends GameTypes>(probe: Probe<G>): void {
  const { game, fault, played } = probe;
  const draft = structuredClone(played.before);
  const told: G['event'][] = [];
  const open = game.perform(draft, played.decision, played.move, (event) => void told.push(event));
  const difference =
    firstDifference(played.after, draft, 'state') ??
    firstDifference(played.events, told, 'events') ??
    firstDifference(game.decisions(draft), open, 'decisions');
  if (difference !== null) fault('perform', `the same move gave something else: ${difference}`);
}

export function checkJson<G extends GameTypes>(probe: Probe<G>): void {
  const { game, fault, played } = probe;
  const text = JSON.stringify(played.before);
  const read = deepFreeze(game.parseState(JSON.parse(text)));
  const difference = firstDifference(played.before, read, 'state');
  if (difference !== null) {
    fault('json', `the state read back differs: ${difference}`);
    return;
  }
  const onward = game.apply(read, played.decision, played.move);
  const parted =
    firstDifference(played.after, onward.state, 'state') ?? firstDifference(played.events, onward.events, 'events');
  if (parted !== null) fault('json', `the game goes on differently: ${parted}`);
}

/** Views are sent, kept and handed to bots: a part of the state in them could change under the reader. */
export function checkViews<G extends GameTypes>(probe: Probe<G>): void {
  const { game, seats, fault } = probe;
  const { before } = probe.played;
  const parts = objectsOf(before);
  for (const viewer of [...seats, 'spectator'] as const) {
    const view = game.view(before, viewer);
    const name = `the view of ${viewer}`;
    const odd = firstOdd(view, name) ?? firstShared(view, parts, name);
    if (odd !== null) fault('plain', odd);
    for (const event of probe.played.events) {
      const strange = firstOdd(game.viewEvent(event, viewer), `'${event.type}' as seen by ${viewer}`);
      if (strange !== null) fault('plain', strange);
    }
  }
}

/** Like `firstNotPlain`, for what is only sent: there it does no harm to refer to a thing twice. */
export function firstOdd(value: unknown, path: string): string | null {
  const odd = firstNotPlain(value, path);
  if (odd === null || !odd.endsWith('twice')) return odd;
  return firstDifference(value, JSON.parse(JSON.stringify(value)), path);
}

function objectsOf(value: unknown, found: Set<object> = new Set()): Set<object> {
  if (typeof value !== 'object' || value === null || found.has(value)) return found;
  found.add(value);
  for (const item of Object.values(value)) objectsOf(item, found);
  return found;
}

function firstShared(value: unknown, parts: ReadonlySet<object>, path: string): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if (parts.has(value)) return `${path} is a part of the state itself, not a copy`;
  for (const [key, item] of Object.entries(value)) {
    const shared = firstShared(item, parts, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`);
    if (shared !== null) return shared;
  }
  return null;
}
