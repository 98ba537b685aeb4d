// Hidden information. Whatever a viewer receives must be the same on the truth and on another truth that differs in
// what this viewer may not know, byte for byte: now, and after the same move. The other truth is made from the game's
// declared secrets alone (`scramble`); a view, and what is guessed from it, are what is judged.

import { barrierOf, deepFreeze, isSameDecision, firstNotPlain, pick } from '@atoll/engine';
import type { Decision, Game, GameTypes, Illegal, Seat, Step, Viewer } from '@atoll/engine';
import { brief, firstDifference, firstDifferentByte } from '../difference.js';
import { spoiltMoves } from './legality.js';
import { describeError, guarded } from './probe.js';
import type { Probe } from './probe.js';

/** One other truth for every viewer; and for the actor of a step that may be taken back, some more. */
export function checkSecrets<G extends GameTypes>(probe: Probe<G>): void {
  const { game, played, settings } = probe;
  const { decision, before, after } = played;
  for (const viewer of [...probe.seats, 'spectator'] as const) {
    const other = otherTruthFor(probe, viewer);
    if (other === null) continue;
    checkReceived(probe, other, viewer);
    checkOnward(probe, other, viewer);
    if (viewer !== decision.seat) checkAlike(probe, viewer);
    if (viewer !== 'spectator') checkGuess(probe, viewer);
  }
  if (barrierOf(game, before, after, decision.seat) !== null) return;
  for (let i = 1; i < settings.guesses; i++) {
    const other = otherTruthFor(probe, decision.seat);
    if (other !== null) checkOnward(probe, other, decision.seat);
  }
}

/** Null if there is none to compare with: the declaration is at fault, or the view shows something hidden. */
function otherTruthFor<G extends GameTypes>(probe: Probe<G>, viewer: Viewer): G['state'] | null {
  const { game, fault, random, findings } = probe;
  const { before } = probe.played;
  const other = guarded(fault, 'secrets', `scramble for ${viewer}`, () => game.scramble(before, viewer, random));
  if (other === null) return null;
  const odd = firstNotPlain(other, 'the scrambled state');
  if (odd !== null) fault('secrets', odd);
  for (const broken of game.invariants(other)) fault('secrets', `the state scrambled for ${viewer}: ${broken}`);
  deepFreeze(other);
  for (const secret of game.secrets) {
    findings.secrets.compare(secret.hidden(before, viewer), secret.hidden(other, viewer));
  }
  const difference = firstDifferentByte(game.view(before, viewer), game.view(other, viewer), 'view');
  if (difference === null) return other;
  fault('leak', `the view of ${viewer} shows something hidden: ${difference}`);
  return null;
}

/** A guess is a state the seat cannot tell from the truth, and no more the truth than a scrambled one is. */
function checkGuess<G extends GameTypes>(probe: Probe<G>, seat: Seat): void {
  const { game, fault, random, findings } = probe;
  const { before } = probe.played;
  const view = deepFreeze(game.view(before, seat));
  const guessed = guarded(fault, 'guess', `guess for seat ${seat}`, () => game.guess(view, seat, random));
  if (guessed === null) return;
  const odd = firstNotPlain(guessed, 'the guessed state');
  if (odd !== null) fault('guess', odd);
  for (const broken of game.invariants(guessed)) fault('guess', `the state guessed for seat ${seat}: ${broken}`);
  deepFreeze(guessed);
  for (const secret of game.secrets) {
    findings.guesses.compare(secret.hidden(before, seat), secret.hidden(guessed, seat));
  }
  const difference =
    firstDifferentByte(view, game.view(guessed, seat), 'view') ??
    firstDifferentByte(received(game, before, seat), received(game, guessed, seat), `seat ${seat}`);
  if (difference !== null) fault('guess', `the state guessed for seat ${seat} contradicts what it sees: ${difference}`);
}

/** What a viewer gets besides its view: who is asked, its own questions and what it may answer. */
function received<G extends GameTypes>(game: Game<G>, state: G['state'], viewer: Viewer): object {
  const open = game.decisions(state);
  const own = open.filter((decision) => decision.seat === viewer);
  return {
    asked: open.map(({ ask: _ask, ...decision }) => decision),
    own: own.map((decision) => {
      const legal = game.legalMoves(state, decision);
      const fallback = legal.length > 0 || !decision.optional ? game.fallback(state, decision) : null;
      return { ask: decision.ask, legal, fallback };
    }),
    spectator: game.view(state, 'spectator'),
  };
}

function checkReceived<G extends GameTypes>(probe: Probe<G>, other: G['state'], viewer: Viewer): void {
  const { game, fault, played } = probe;
  const { before } = played;
  const difference = firstDifferentByte(received(game, before, viewer), received(game, other, viewer), `${viewer}`);
  if (difference !== null) {
    fault('leak', `depends on what ${viewer} may not know: ${difference}`);
    return;
  }
  for (const decision of played.open) {
    if (decision.seat !== viewer) continue;
    for (const move of spoiltMoves(probe, game.legalMoves(before, decision))) {
      const parted = firstDifferentByte(
        checked(game, before, decision, move),
        checked(game, other, decision, move),
        '',
      );
      if (parted !== null)
        fault('leak', `the verdict on ${brief(move)} depends on what ${viewer} may not know:${parted}`);
    }
  }
}

export function checked<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  decision: Decision<G['ask']>,
  move: G['move'],
): Illegal | null | string {
  try {
    return game.check(state, decision, move);
  } catch (error) {
    return describeError(error);
  }
}

/** The move that was played, on the other truth too if it is legal there. */
function checkOnward<G extends GameTypes>(probe: Probe<G>, other: G['state'], viewer: Viewer): void {
  const { game, played, fault } = probe;
  const { decision, move, before } = played;
  const open = game.decisions(other).find((each) => isSameDecision(each, decision));
  if (open === undefined || checked(game, other, open, move) !== null) return;
  const step = guarded(fault, 'throws', `apply of ${brief(move)} on another truth`, () =>
    game.apply(other, open, move),
  );
  if (step === null) return;
  const truth: Step<G> = { state: played.after, events: played.events };
  const told = toldDifferently(probe, truth.events, step.events, viewer);
  const seen = seenDifferently(game, truth.state, step.state, viewer);
  const difference = seen ?? told;
  const free = barrierOf(game, before, truth.state, decision.seat) === null;
  const freeThere = barrierOf(game, other, step.state, decision.seat) === null;
  if (decision.seat === viewer && (free || freeThere)) {
    if (difference !== null)
      fault('undo', `${brief(move)} could be taken back, but told seat ${viewer}: ${difference}`);
    if (free !== freeThere)
      fault('undo', `whether ${brief(move)} can be taken back tells seat ${viewer} something hidden`);
    return;
  }
  const shows = revealed(game, before, truth.state) || revealed(game, other, step.state);
  if (!shows && difference !== null) {
    fault('leak', `${brief(move)} of seat ${decision.seat} showed ${viewer} something hidden: ${difference}`);
  } else if (seen === null && told !== null && !shuffled(before, truth.state) && !shuffled(other, step.state)) {
    // Something was shown, but not to this viewer: its view is the same on both, so its events must be, too.
    fault('leak', `${brief(move)} of seat ${decision.seat} told ${viewer} something hidden: ${told}`);
  }
}

/**
 * Another legal move of the same type: if it leads to another state and the viewer sees no difference, the choice is
 * hidden from it (a sealed offer, a card laid face down), and it must be told the same.
 */
function checkAlike<G extends GameTypes>(probe: Probe<G>, viewer: Viewer): void {
  const { game, played, fault, random } = probe;
  const { before, after, decision } = played;
  const alike = played.legal.filter((move) => move.type === played.move.type);
  if (alike.length < 2) return;
  const move = pick(random, alike);
  const step = guarded(fault, 'throws', `apply of ${brief(move)}`, () => game.apply(before, decision, move));
  if (step === null || shuffled(before, step.state) || shuffled(before, after)) return;
  if (firstDifference(after, step.state) === null || seenDifferently(game, after, step.state, viewer) !== null) return;
  const lasting = (event: G['event']): boolean => !probe.settings.fleeting.includes(event.type);
  const told = toldDifferently(probe, played.events.filter(lasting), step.events.filter(lasting), viewer);
  if (told === null) return;
  const both = `${brief(played.move)} and ${brief(move)} of seat ${decision.seat}`;
  fault('leak', `${both} look alike to ${viewer}, but are told differently: ${told}`);
}

export function seenDifferently<G extends GameTypes>(
  game: Game<G>,
  truth: G['state'],
  other: G['state'],
  viewer: Viewer,
): string | null {
  return (
    firstDifferentByte(game.view(truth, viewer), game.view(other, viewer), 'view') ??
    firstDifferentByte(received(game, truth, viewer), received(game, other, viewer), `${viewer}`)
  );
}

/** Where the events part, as the viewer or a spectator is told them: whatever a spectator hears, everybody hears. */
export function toldDifferently<G extends GameTypes>(
  probe: Probe<G>,
  truth: readonly G['event'][],
  other: readonly G['event'][],
  viewer: Viewer,
): string | null {
  const heard = (events: readonly G['event'][], by: Viewer): unknown[] =>
    events.map((event) => probe.game.viewEvent(event, by)).filter((event) => event !== null);
  return (
    firstDifferentByte(heard(truth, viewer), heard(other, viewer), 'events') ??
    firstDifferentByte(heard(truth, 'spectator'), heard(other, 'spectator'), "a spectator's events")
  );
}

/** Whether the step may have shown something: a die, a shuffle, a card turned up, or the end of the game. */
export function revealed<G extends GameTypes>(game: Game<G>, before: G['state'], after: G['state']): boolean {
  return shuffled(before, after) || before.exposed !== after.exposed || game.decisions(after).length === 0;
}

function shuffled<G extends GameTypes>(before: G['state'], after: G['state']): boolean {
  return before.rng.some((word, index) => word !== after.rng[index]);
}
