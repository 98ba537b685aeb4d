// Properties of decisions among each other: their ids, simultaneous answers, optional answers.

import { decisionId, isSameDecision, pick, shuffle } from '@atoll/engine';
import type { Decision, DecisionId, GameTypes } from '@atoll/engine';
import { brief, firstDifference } from '../difference.js';
import { mandatoryOf } from './probe.js';
import type { Probe } from './probe.js';

/** Every step. `answered`: the ids of the mandatory decisions that were answered so far. */
export function checkIds<G extends GameTypes>(probe: Probe<G>, answered: Set<DecisionId>): void {
  const { game, played, fault } = probe;
  const { decision, open } = played;
  if (!decision.optional) answered.add(decisionId(decision));
  const after = game.decisions(played.after);
  const ids = new Set<DecisionId>();
  for (const other of after) {
    const id = decisionId(other);
    if (ids.has(id)) fault('ids', `two decisions are open under the id '${id}'`);
    if (!other.optional && answered.has(id)) fault('ids', `'${id}' is open again, though it was answered`);
    ids.add(id);
  }
  const closed = open.filter((other) => other.seat !== decision.seat && !ids.has(decisionId(other)));
  for (const other of closed) checkClosed(probe, other);
}

function checkClosed<G extends GameTypes>(probe: Probe<G>, other: Decision<G['ask']>): void {
  const { settings, fault } = probe;
  const { decision } = probe.played;
  const whose = `the ${other.optional ? 'optional' : 'mandatory'} '${other.ask.kind}' (${decisionId(other)}) of seat ${other.seat}`;
  if (!decision.optional) {
    if (!other.optional) fault('ids', `the answer of seat ${decision.seat} closed or renamed ${whose}`);
  } else if (!other.optional) {
    fault('optional', `the optional answer of seat ${decision.seat} closed or renamed ${whose}`);
  } else if (!settings.closable.includes(other.ask.kind)) {
    fault(
      'optional',
      `the optional answer of seat ${decision.seat} closed ${whose}; if the rules want that, name '${other.ask.kind}' in closable`,
    );
  }
}

/** Mandatory decisions of several seats: the same answers in another order lead to the same state. */
export function checkSimultaneous<G extends GameTypes>(probe: Probe<G>): void {
  const { game, random, played } = probe;
  const answers: Answer<G>[] = [];
  for (const decision of mandatoryOf(game, played.before)) {
    if (answers.some((answer) => answer.decision.seat === decision.seat)) continue;
    const legal = game.legalMoves(played.before, decision);
    if (legal.length > 0) answers.push({ decision, move: pick(random, legal) });
  }
  if (answers.length < 2) return;
  const [first, second] = shuffle(random, answers.slice()) as [Answer<G>, Answer<G>];
  compareOrders(probe, [first, second], [second, first]);
  if (answers.length > 2) compareOrders(probe, answers, shuffle(random, answers.slice()));
}

interface Answer<G extends GameTypes> {
  readonly decision: Decision<G['ask']>;
  readonly move: G['move'];
}

function compareOrders<G extends GameTypes>(
  probe: Probe<G>,
  one: readonly Answer<G>[],
  other: readonly Answer<G>[],
): void {
  const a = inOrder(probe, one);
  const b = inOrder(probe, other);
  if (a === null || b === null) return;
  const difference = firstDifference(a, b, 'state');
  if (difference !== null) probe.fault('simultaneous', `the order of ${named(one)} matters: ${difference}`);
}

/** The state after the answers; null if a decision was gone before its turn, which is reported. */
function inOrder<G extends GameTypes>(probe: Probe<G>, answers: readonly Answer<G>[]): G['state'] | null {
  const { game, fault } = probe;
  let state = probe.played.before;
  for (const { decision, move } of answers) {
    const open = game.decisions(state).find((each) => isSameDecision(each, decision));
    if (open === undefined) {
      fault('ids', `'${decisionId(decision)}' of seat ${decision.seat} did not stay open while others answered`);
      return null;
    }
    const asked = firstDifference(decision.ask, open.ask, 'ask');
    if (asked !== null)
      fault('simultaneous', `the question to seat ${decision.seat} changed by others' answers: ${asked}`);
    const illegal = game.check(state, open, move);
    if (illegal !== null) {
      fault('simultaneous', `others' answers made ${brief(move)} of seat ${decision.seat} illegal: ${brief(illegal)}`);
      return null;
    }
    ({ state } = game.apply(state, open, move));
  }
  return state;
}

function named<G extends GameTypes>(answers: readonly Answer<G>[]): string {
  return answers.map(({ decision, move }) => `${decision.seat}: ${brief(move)}`).join(' and ');
}
