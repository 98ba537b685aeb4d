// Judges bots by two truths that look alike to somebody: the truth and its scramble, which is made from the declared
// secrets alone (never from a view or a guess). Whatever that somebody learns from a bot must be the same in both.

import { allSeats, canonicalJson, isSameDecision, randomFrom } from '@atoll/engine';
import type { Decision, GameTypes, Viewer } from '@atoll/engine';
import { LEVELS } from './bot.js';
import type { Chosen, Level } from './bot.js';
import type { Brain } from './brain.js';
import { choose } from './levels/choose.js';
import type { Position } from './positions.testing.js';

type State = GameTypes['state'];
type Move = GameTypes['move'];

/** What gave a hidden thing away. */
export type Leak = 'move' | 'motive';

export function answer(
  brain: Brain,
  level: Level,
  { state, decision }: Position,
  legalMoves = brain.game.legalMoves(state, decision),
): Chosen {
  const view = brain.game.view(state, decision.seat);
  const random = randomFrom('the bot');
  return choose(brain, { level, view, decision, legalMoves, random, budget: { iterations: 8 } });
}

/** Another truth for this viewer, and the same question in it; null where it is not put there. */
export function inAnotherTruth(brain: Brain, { state, decision }: Position, viewer: Viewer): Position | null {
  const other = brain.game.scramble(state, viewer, randomFrom('another truth'));
  const same = brain.game.decisions(other).find((open) => isSameDecision(open, decision));
  return same === undefined ? null : { state: other, decision: same };
}

/** Whether anything but the luck to come differs. */
export function isOtherwise(truth: State, other: State): boolean {
  return canonicalJson(other) !== canonicalJson({ ...truth, rng: other.rng });
}

export function leaksAt(brain: Brain, position: Position): ReadonlySet<Leak> {
  const leaks = new Set<Leak>();
  judgeByOwner(brain, position, leaks);
  judgeByOthers(brain, position, leaks);
  return leaks;
}

/** What a bot may not know changes nothing it says; nor, for its motive, does how many moves it had. */
function judgeByOwner(brain: Brain, position: Position, leaks: Set<Leak>): void {
  const other = inAnotherTruth(brain, position, position.decision.seat);
  if (other === null) throw new Error('whether somebody is asked hangs on what they do not know');
  for (const level of LEVELS) {
    const said = answer(brain, level, position);
    const elsewhere = answer(brain, level, other);
    if (canonicalJson(said.move) !== canonicalJson(elsewhere.move)) leaks.add('move');
    else if (said.motive !== elsewhere.motive) leaks.add('motive');
    if (said.move !== null && answer(brain, level, position, [said.move]).motive !== said.motive) leaks.add('motive');
  }
}

/** Whoever sees two answers alike, in this truth or in another, is told the same motive. */
function judgeByOthers(brain: Brain, position: Position, leaks: Set<Leak>): void {
  const seats = allSeats(brain.game.standings(position.state).length);
  for (const viewer of [...seats.filter((seat) => seat !== position.decision.seat), 'spectator'] as const) {
    const byLook = new Map<string, Set<string | null>>();
    for (const truth of [position, inAnotherTruth(brain, position, viewer)])
      if (truth !== null) addMotives(brain, truth, viewer, byLook);
    for (const motives of byLook.values()) if (motives.size > 1) leaks.add('motive');
  }
}

const MOST_MOVES = 24;

/** By what the viewer sees of each move and is told about it: the motives given for it. */
function addMotives(
  brain: Brain,
  { state, decision }: Position,
  viewer: Viewer,
  byLook: Map<string, Set<string | null>>,
): void {
  for (const move of brain.game.legalMoves(state, decision).slice(0, MOST_MOVES)) {
    const look = lookOf(brain, state, decision, move, viewer);
    if (look === null) continue;
    const motives = byLook.get(look) ?? new Set();
    byLook.set(look, motives.add(brain.motive(move, decision.ask.kind)));
  }
}

/** Null where the viewer is told nothing: no line of the log has a motive then. */
function lookOf(
  { game }: Brain,
  state: State,
  decision: Decision<GameTypes['ask']>,
  move: Move,
  viewer: Viewer,
): string | null {
  const { state: after, events } = game.apply(state, decision, move);
  const told = events.map((event) => game.viewEvent(event, viewer)).filter((event) => event !== null);
  return told.length === 0 ? null : canonicalJson([told, game.view(after, viewer)]);
}
