// Properties of moves: list and check agree, at the edge too, and the rules swallow whatever check allows.

import { canonicalJson, firstNotPlain, pick, ShapeError } from '@atoll/engine';
import type { Decision, GameTypes, Illegal } from '@atoll/engine';
import { brief, firstDifference } from '../difference.js';
import { spoil } from './mutations.js';
import { describeError, guarded, isOpen } from './probe.js';
import type { Probe } from './probe.js';
import { LONGEST_LIST } from './settings.js';
import { firstOdd } from './states.js';

const RULE = /^[A-Z]{2,6}(-[A-Z]?\d+(\.\d+)*)?$/;
const REASON = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Every step, for the decision that was answered. */
export function checkList<G extends GameTypes>(
  probe: Probe<G>,
  decision: Decision<G['ask']>,
  legal: readonly G['move'][],
): void {
  const { game, fault } = probe;
  if (legal.length > LONGEST_LIST) fault('size', `${legal.length} legal moves, ${LONGEST_LIST} is the most`);
  // An optional decision may stay open without a move: closing it could tell what its seat holds.
  if (legal.length > 0 || decision.optional || isOpen(game, decision)) return;
  fault('dead-end', `no move is legal, yet seat ${decision.seat} owes an answer to '${decision.ask.kind}'`);
}

/** Every decision that is open, whoever was to answer: its list, its fallback, and spoilt moves. */
export function checkDecision<G extends GameTypes>(probe: Probe<G>, decision: Decision<G['ask']>): void {
  const { game, fault, played } = probe;
  const { before } = played;
  const legal = game.legalMoves(before, decision);
  const listed = new Set<string>();
  checkList(probe, decision, legal);
  const odd = firstOdd(decision.ask, 'ask');
  if (odd !== null) fault('plain', odd);
  for (const move of legal) {
    const key = canonicalJson(move);
    if (listed.has(key)) fault('listed', `${key} is listed twice`);
    listed.add(key);
    checkListed(probe, decision, move);
    probe.seen.add(move);
  }
  if (legal.length > 0 || !decision.optional) checkFallback(probe, decision, listed);
  checkUnlisted(probe, decision, legal, listed);
  if (legal.length > 0) tryMove(probe, decision, pick(probe.random, legal));
}

function checkListed<G extends GameTypes>(probe: Probe<G>, decision: Decision<G['ask']>, move: G['move']): void {
  const { game, fault, played } = probe;
  const illegal = game.check(played.before, decision, move);
  if (illegal !== null) fault('listed', `${brief(move)} is listed, but check refuses it: ${brief(illegal)}`);
  try {
    const difference = firstDifference(move, game.parseMove(JSON.parse(JSON.stringify(move))), 'move');
    if (difference !== null) fault('listed', `parseMove changes ${brief(move)}: ${difference}`);
  } catch (error) {
    fault('listed', `parseMove refuses the listed ${brief(move)}: ${describeError(error)}`);
  }
}

function checkFallback<G extends GameTypes>(
  probe: Probe<G>,
  decision: Decision<G['ask']>,
  listed: ReadonlySet<string>,
): void {
  const { game, fault, played } = probe;
  const move = game.fallback(played.before, decision);
  const illegal = game.check(played.before, decision, move);
  if (illegal !== null) {
    fault('fallback', `check refuses the fallback ${brief(move)}: ${brief(illegal)}`);
    return;
  }
  if (!listed.has(canonicalJson(move)) && !isOpen(game, decision)) {
    fault('fallback', `the fallback ${brief(move)} is not listed`);
  }
  tryMove(probe, decision, move);
}

function checkUnlisted<G extends GameTypes>(
  probe: Probe<G>,
  decision: Decision<G['ask']>,
  legal: readonly G['move'][],
  listed: ReadonlySet<string>,
): void {
  const { game, fault, played } = probe;
  for (const move of spoiltMoves(probe, legal)) {
    const illegal = guarded(fault, 'throws', `check of ${brief(move)}`, () => ({
      found: game.check(played.before, decision, move),
    }));
    if (illegal === null) continue;
    const isListed = listed.has(canonicalJson(move));
    if (illegal.found !== null) {
      if (isListed) fault('listed', `${brief(move)} is listed, but check refuses it: ${brief(illegal.found)}`);
      checkIllegal(probe, illegal.found);
    } else if (isOpen(game, decision)) {
      tryMove(probe, decision, move);
    } else if (!isListed) {
      fault('unlisted', `check allows ${brief(move)}, which is not listed`);
    }
  }
}

/** Spoilt moves that pass the edge; `check` must cope with each of them. */
export function spoiltMoves<G extends GameTypes>(probe: Probe<G>, legal: readonly G['move'][]): G['move'][] {
  const { game, fault, random, seen } = probe;
  const passed: G['move'][] = [];
  for (let i = 0; i < probe.settings.mutations; i++) {
    const base = legal.length > 0 ? pick(random, legal) : seen.anyMove(random);
    if (base === null) return passed;
    const raw = spoil(base, seen, random);
    try {
      const move = game.parseMove(raw);
      const odd = firstNotPlain(move, 'move');
      if (odd !== null) fault('plain', `parseMove lets ${brief(raw)} pass: ${odd}`);
      passed.push(move);
    } catch (error) {
      if (!(error instanceof ShapeError)) fault('throws', `parseMove of ${brief(raw)} threw ${describeError(error)}`);
    }
  }
  return passed;
}

function checkIllegal<G extends GameTypes>(probe: Probe<G>, illegal: Illegal): void {
  const odd =
    !RULE.test(illegal.rule) ||
    !REASON.test(illegal.reason) ||
    Object.values(illegal.params ?? {}).some((value) => typeof value !== 'string' && typeof value !== 'number');
  if (odd)
    probe.fault('unlisted', `a refusal needs a rule id, a kebab-case reason and plain figures: ${brief(illegal)}`);
}

/** A move that check allows must lead to a sound state, though nobody played it. */
function tryMove<G extends GameTypes>(probe: Probe<G>, decision: Decision<G['ask']>, move: G['move']): void {
  const { game, fault, played } = probe;
  const step = guarded(fault, 'throws', `apply of ${brief(move)}`, () => game.apply(played.before, decision, move));
  if (step === null) return;
  for (const broken of game.invariants(step.state)) fault('invariants', `after ${brief(move)}: ${broken}`);
}
