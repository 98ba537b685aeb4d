// Hidden information. A seat cannot tell the truth from a state guessed out of its own view, so whatever it receives
// must be the same on both, byte for byte: now, and after the same move.

import { barrierOf, deepFreeze, firstNotPlain, pick } from '@atoll/engine';
import type { Decision, Game, GameTypes, Illegal, Seat, Step, Viewer } from '@atoll/engine';
import { brief, firstDifference, firstDifferentByte } from '../difference.js';
import { spoiltMoves } from './legality.js';
import { describeError, guarded } from './probe.js';
import type { Probe } from './probe.js';

/** One guessed state for every seat; and for the actor of a step that may be taken back, some more. */
export function checkSecrets<G extends GameTypes>(probe: Probe<G>): void {
  const { game, played, settings } = probe;
  const { decision, before, after } = played;
  for (const seat of probe.seats) {
    const guessed = guessFor(probe, seat);
    if (guessed === null) continue;
    checkReceived(probe, guessed, seat);
    checkOnward(probe, guessed, seat);
    if (seat !== decision.seat) checkAlike(probe, seat);
  }
  if (barrierOf(game, before, after, decision.seat) !== null) return;
  for (let i = 1; i < settings.guesses; i++) {
    const guessed = guessFor(probe, decision.seat);
    if (guessed !== null) checkOnward(probe, guessed, decision.seat);
  }
}

/** A guessed state that fits the seat's view; null if it does not, which is reported. */
function guessFor<G extends GameTypes>(probe: Probe<G>, seat: Seat): G['state'] | null {
  const { game, fault, random } = probe;
  const view = deepFreeze(game.view(probe.played.before, seat));
  const guessed = guarded(fault, 'guess', `guess for seat ${seat}`, () => game.guess(view, seat, random));
  if (guessed === null) return null;
  const odd = firstNotPlain(guessed, 'the guessed state');
  if (odd !== null) fault('guess', odd);
  for (const broken of game.invariants(guessed)) fault('guess', `the state guessed for seat ${seat}: ${broken}`);
  deepFreeze(guessed);
  probe.findings.guess(isTheTruth<G>(probe.played.before, guessed));
  const difference = firstDifferentByte(view, game.view(guessed, seat), 'view');
  if (difference === null) return guessed;
  fault('guess', `the view of seat ${seat} shows something hidden, or guess contradicts it: ${difference}`);
  return null;
}

/** Neither the generator nor the count of things shown is anybody's to know. */
function isTheTruth<G extends GameTypes>(state: G['state'], guessed: G['state']): boolean {
  const { rng, exposed } = state;
  return firstDifference(state, { ...guessed, rng, exposed }) === null;
}

/** What a seat gets besides its view: who is asked, its own questions and what it may answer. */
function received<G extends GameTypes>(game: Game<G>, state: G['state'], seat: Seat): object {
  const open = game.decisions(state);
  const own = open.filter((decision) => decision.seat === seat);
  return {
    asked: open.map((decision) => ({ id: decision.id, seat: decision.seat, optional: decision.optional === true })),
    own: own.map((decision) => {
      const legal = game.legalMoves(state, decision);
      const fallback = legal.length > 0 || !decision.optional ? game.fallback(state, decision) : null;
      return { ask: decision.ask, legal, fallback };
    }),
    spectator: game.view(state, 'spectator'),
  };
}

function checkReceived<G extends GameTypes>(probe: Probe<G>, guessed: G['state'], seat: Seat): void {
  const { game, fault, played } = probe;
  const { before } = played;
  const difference = firstDifferentByte(received(game, before, seat), received(game, guessed, seat), `seat ${seat}`);
  if (difference !== null) {
    fault('leak', `depends on what seat ${seat} may not know: ${difference}`);
    return;
  }
  for (const decision of played.open) {
    if (decision.seat !== seat) continue;
    for (const move of spoiltMoves(probe, game.legalMoves(before, decision))) {
      const parted = firstDifferentByte(
        checked(game, before, decision, move),
        checked(game, guessed, decision, move),
        '',
      );
      if (parted !== null)
        fault('leak', `the verdict on ${brief(move)} depends on what seat ${seat} may not know:${parted}`);
    }
  }
}

function checked<G extends GameTypes>(
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

/** The move that was played, on the guessed state too if it is legal there. */
function checkOnward<G extends GameTypes>(probe: Probe<G>, guessed: G['state'], seat: Seat): void {
  const { game, played, fault } = probe;
  const { decision, move, before } = played;
  const open = game.decisions(guessed).find(({ id }) => id === decision.id);
  if (open === undefined || checked(game, guessed, open, move) !== null) return;
  const step = guarded(fault, 'throws', `apply of ${brief(move)} on a guessed state`, () =>
    game.apply(guessed, open, move),
  );
  if (step === null) return;
  const truth: Step<G> = { state: played.after, events: played.events };
  const told = toldDifferently(probe, truth.events, step.events, seat);
  const seen = seenDifferently(game, truth.state, step.state, seat);
  const difference = seen ?? told;
  const free = barrierOf(game, before, truth.state, decision.seat) === null;
  const freeGuessed = barrierOf(game, guessed, step.state, decision.seat) === null;
  if (decision.seat === seat && (free || freeGuessed)) {
    if (difference !== null) fault('undo', `${brief(move)} could be taken back, but told seat ${seat}: ${difference}`);
    if (free !== freeGuessed)
      fault('undo', `whether ${brief(move)} can be taken back tells seat ${seat} something hidden`);
    return;
  }
  const shows = revealed(game, before, truth.state) || revealed(game, guessed, step.state);
  if (!shows && difference !== null) {
    fault('leak', `${brief(move)} of seat ${decision.seat} showed seat ${seat} something hidden: ${difference}`);
  } else if (seen === null && told !== null && !shuffled(before, truth.state) && !shuffled(guessed, step.state)) {
    // Something was shown, but not to this seat: its view is the same on both, so its events must be, too.
    fault('leak', `${brief(move)} of seat ${decision.seat} told seat ${seat} something hidden: ${told}`);
  }
}

/**
 * Another legal move of the same type: if it leads to another state and the seat sees no difference, the choice is
 * hidden from it (a sealed offer, a card laid face down), and it must be told the same.
 */
function checkAlike<G extends GameTypes>(probe: Probe<G>, seat: Seat): void {
  const { game, played, fault, random } = probe;
  const { before, after, decision } = played;
  const alike = played.legal.filter((move) => move.type === played.move.type);
  if (alike.length < 2) return;
  const move = pick(random, alike);
  const step = guarded(fault, 'throws', `apply of ${brief(move)}`, () => game.apply(before, decision, move));
  if (step === null || shuffled(before, step.state) || shuffled(before, after)) return;
  if (firstDifference(after, step.state) === null || seenDifferently(game, after, step.state, seat) !== null) return;
  const lasting = (event: G['event']): boolean => !probe.settings.fleeting.includes(event.type);
  const told = toldDifferently(probe, played.events.filter(lasting), step.events.filter(lasting), seat);
  if (told === null) return;
  const both = `${brief(played.move)} and ${brief(move)} of seat ${decision.seat}`;
  fault('leak', `${both} look alike to seat ${seat}, but are told differently: ${told}`);
}

function seenDifferently<G extends GameTypes>(
  game: Game<G>,
  truth: G['state'],
  guessed: G['state'],
  seat: Seat,
): string | null {
  return (
    firstDifferentByte(game.view(truth, seat), game.view(guessed, seat), 'view') ??
    firstDifferentByte(received(game, truth, seat), received(game, guessed, seat), `seat ${seat}`)
  );
}

/** Where the events part, as the seat or a spectator is told them: whatever a spectator hears, everybody hears. */
function toldDifferently<G extends GameTypes>(
  probe: Probe<G>,
  truth: readonly G['event'][],
  guessed: readonly G['event'][],
  seat: Seat,
): string | null {
  const heard = (events: readonly G['event'][], viewer: Viewer): unknown[] =>
    events.map((event) => probe.game.viewEvent(event, viewer)).filter((event) => event !== null);
  return (
    firstDifferentByte(heard(truth, seat), heard(guessed, seat), 'events') ??
    firstDifferentByte(heard(truth, 'spectator'), heard(guessed, 'spectator'), "a spectator's events")
  );
}

/** Whether the step may have shown something: a die, a shuffle, a card turned up, or the end of the game. */
function revealed<G extends GameTypes>(game: Game<G>, before: G['state'], after: G['state']): boolean {
  return shuffled(before, after) || before.exposed !== after.exposed || game.decisions(after).length === 0;
}

function shuffled<G extends GameTypes>(before: G['state'], after: G['state']): boolean {
  return before.rng.some((word, index) => word !== after.rng[index]);
}
