// Two truths that one viewer may not be able to tell apart, and what is said at both tables. The second comes from the
// declared secrets of the game alone: no view and no guess has a say in it.

import { barrierOf, below, canonicalJson, decisionId, isSameDecision, parseOptions, pick } from '@atoll/engine';
import type { AnyGame, Decision, GameTypes, Random, Seat, Step, Viewer } from '@atoll/engine';
import { secretsNotShown } from '@atoll/testkit';

export type State = GameTypes['state'];
export type Move = GameTypes['move'];
type Asked = Decision<GameTypes['ask']>;
/** At the one table and at the other. */
export type Both<T> = readonly [T, T];

export interface Said {
  readonly seat: Seat;
  readonly decision: string;
  readonly ask: string;
  /** What the others hold need not be the same. */
  readonly moves: Both<Move>;
}

const OPTIONAL = 8;
const TRIES = 6;

export const SEATS = 3;
const STEPS = 4;

const mandatory = (game: AnyGame, state: State): Asked[] => game.decisions(state).filter((open) => !open.optional);

/** Some moment in the middle of a game; null if it was over before. */
export function moment(game: AnyGame, random: Random, seed: string): State | null {
  let { state } = game.setup(SEATS, parseOptions(game.options, {}), seed);
  for (let moves = below(random, 60); moves > 0; moves--) {
    const owed = mandatory(game, state);
    if (owed.length === 0) return null;
    const decision = pick(random, below(random, OPTIONAL) === 0 ? game.decisions(state) : owed);
    const legal = game.legalMoves(state, decision);
    if (legal.length > 0) ({ state } = game.apply(state, decision, pick(random, legal)));
  }
  return mandatory(game, state).length === 0 ? null : state;
}

export interface Pair {
  readonly truths: Both<State>;
  /** What is answered at both tables. */
  readonly script: readonly Said[];
}

/** Null where the moment holds nothing this viewer may not know. */
export function pairFor(game: AnyGame, viewer: Viewer, random: Random, seed: string): Pair | null {
  const truth = moment(game, random, seed);
  if (truth === null) return null;
  const other = game.scramble(truth, viewer, random);
  if (canonicalJson({ ...truth, rng: null }) === canonicalJson({ ...other, rng: null })) return null;
  return { truths: [truth, other], script: scriptFor(game, [truth, other], viewer, random) };
}

/**
 * A step that turns something up, or rolls a die, with the same luck at both tables: they differ only in secrets of
 * which it has nothing to show. A copy of one, noted by that step where no declaration looks, shows here and nowhere
 * later: from then on both tables would hold the same copy.
 */
export function sameLuckPair(game: AnyGame, viewer: Viewer, random: Random, seed: string): Pair | null {
  const truth = moment(game, random, seed);
  const inA = truth === null ? undefined : mandatory(game, truth)[0];
  if (truth === null || inA === undefined) return null;
  const move = pick(random, game.legalMoves(truth, inA));
  const { state: after } = game.apply(truth, inA, move);
  if (!reveals(game, truth, after, inA.seat) || mandatory(game, after).length === 0) return null;
  const other = game.clone(truth);
  for (const secret of secretsNotShown(game, truth, after, viewer)) secret.scramble(other, viewer, random);
  const inB = game.decisions(other).find((open) => isSameDecision(open, inA));
  const isFit = inB !== undefined && game.invariants(other).length === 0 && game.check(other, inB, move) === null;
  if (!isFit || canonicalJson(truth) === canonicalJson(other)) return null;
  const first = { seat: inA.seat, decision: decisionId(inA), ask: inA.ask.kind, moves: [move, move] } as const;
  return { truths: [truth, other], script: [first] };
}

/** A die, a shuffle, a card turned up, the end: what comes then may differ. */
function reveals(game: AnyGame, before: State, after: State, seat: Seat): boolean {
  const barrier = barrierOf(game, before, after, seat);
  return barrier !== null && barrier !== 'asked';
}

/** Whether this answer of the viewer's own may show something new on both sides; on one side alone it may not. */
export function mayDiffer(game: AnyGame, truths: Both<State>, id: string, move: Move): boolean {
  return truths.every((state) => {
    const decision = game.decisions(state).find((open) => decisionId(open) === id);
    if (decision === undefined || game.check(state, decision, move) !== null) return false;
    return reveals(game, state, game.apply(state, decision, move).state, decision.seat);
  });
}

/** What is answered at both tables, as long as nothing is revealed at either. */
function scriptFor(game: AnyGame, truths: Both<State>, viewer: Viewer, random: Random): Said[] {
  const said: Said[] = [];
  let [a, b] = truths;
  while (said.length < STEPS) {
    const owed = mandatory(game, a);
    if (owed.length === 0) break;
    const inA = pick(random, owed);
    const inB = game.decisions(b).find((open) => isSameDecision(open, inA));
    if (inB === undefined) break;
    const next = sameMove(game, [a, b], [inA, inB], random) ?? hiddenChoice(game, [a, b], [inA, inB], viewer, random);
    if (next === null) break;
    said.push({ seat: inA.seat, decision: decisionId(inA), ask: inA.ask.kind, moves: next.moves });
    [a, b] = next.states;
  }
  return said;
}

interface Next {
  readonly moves: Both<Move>;
  readonly states: Both<State>;
}

function sameMove(game: AnyGame, [a, b]: Both<State>, [inA, inB]: Both<Asked>, random: Random): Next | null {
  const legal = game.legalMoves(a, inA);
  for (let tries = Math.min(TRIES, legal.length); tries > 0; tries--) {
    const move = pick(random, legal);
    if (game.check(b, inB, move) !== null) continue;
    const states = [game.apply(a, inA, move).state, game.apply(b, inB, move).state] as const;
    const isQuiet = !reveals(game, a, states[0], inA.seat) && !reveals(game, b, states[1], inB.seat);
    if (isQuiet) return { moves: [move, move], states };
  }
  return null;
}

/** Told once and kept in no view: cards and cubes that pass from hand to hand before the eyes of some. */
const FLEETING: readonly string[] = ['hand-picked', 'cube-given', 'gold-stolen', 'fleets-moved'];

/**
 * A card laid face down, a sealed offer: what the others hold differs, so they say what leaves the viewer's view the
 * same, and it must be told the same.
 */
function hiddenChoice(
  game: AnyGame,
  [a, b]: Both<State>,
  [inA, inB]: Both<Asked>,
  viewer: Viewer,
  random: Random,
): Next | null {
  if (inA.seat === viewer) return null;
  const shown = (state: State): string =>
    canonicalJson([game.view(state, viewer), game.view(state, 'spectator'), game.decisions(state).map(decisionId)]);
  const isQuiet = (before: State, { state, events }: Step<GameTypes>): boolean =>
    !reveals(game, before, state, inA.seat) && !events.some(({ type }) => FLEETING.includes(type));
  const some = (state: State, decision: Asked): Move[] => {
    const legal = game.legalMoves(state, decision);
    return Array.from({ length: Math.min(TRIES, legal.length) }, () => pick(random, legal));
  };
  for (const move of some(a, inA)) {
    const stepA = game.apply(a, inA, move);
    if (!isQuiet(a, stepA)) continue;
    for (const twin of some(b, inB)) {
      const stepB = game.apply(b, inB, twin);
      if (isQuiet(b, stepB) && shown(stepA.state) === shown(stepB.state))
        return { moves: [move, twin], states: [stepA.state, stepB.state] };
    }
  }
  return null;
}
