// Copies of something hidden. A step may note a secret where its declaration does not look (everybody's gold in a frame
// that begins with the cycle); from then on truth and scramble hold the same copy, and comparing them proves nothing.
// So it must be caught when it is made, also by a step that turns cards up or rolls dice: the same move with the same
// luck, where only those secrets differ of which the step has nothing to show.

import { isSameDecision } from '@atoll/engine';
import type { GameTypes, Secret, Viewer } from '@atoll/engine';
import { brief } from '../difference.js';
import { guarded } from './probe.js';
import type { Probe } from './probe.js';
import { checked, revealed, seenDifferently, toldDifferently } from './secrets.js';

export function checkSameLuck<G extends GameTypes>(probe: Probe<G>): void {
  const { game, played } = probe;
  // A step that shows nothing has been compared already.
  if (!revealed(game, played.before, played.after) || game.decisions(played.after).length === 0) return;
  for (const viewer of [...probe.seats, 'spectator'] as const) checkFor(probe, viewer);
}

function checkFor<G extends GameTypes>(probe: Probe<G>, viewer: Viewer): void {
  const { game, played, random, fault } = probe;
  const { before, after, decision, move } = played;
  const kept = secretsNotShown(probe, viewer);
  if (kept.length === 0) return;
  const other = game.clone(before);
  for (const secret of kept) secret.scramble(other, viewer, random);
  // Secrets may hang together (a bid and the purse it is paid from): then one alone cannot differ.
  if (game.invariants(other).length > 0) return;
  const open = game.decisions(other).find((each) => isSameDecision(each, decision));
  if (open === undefined || checked(game, other, open, move) !== null) return;
  const step = guarded(fault, 'throws', `apply of ${brief(move)} on another truth`, () =>
    game.apply(other, open, move),
  );
  if (step === null) return;
  const difference =
    seenDifferently(game, after, step.state, viewer) ?? toldDifferently(probe, played.events, step.events, viewer);
  if (difference === null) return;
  fault(
    'leak',
    `${brief(move)} of seat ${decision.seat} showed ${viewer} what it had nothing to show of: ${difference}`,
  );
}

/**
 * Those that hold as much as before, if what has left the others accounts for everything that was shown. If it does
 * not (a robber counts the loot, a number that stays hidden), any secret may have been shown, and nothing is said.
 */
function secretsNotShown<G extends GameTypes>(probe: Probe<G>, viewer: Viewer): Secret<G['state']>[] {
  const { before, after } = probe.played;
  let shown = after.exposed - before.exposed;
  const kept: Secret<G['state']>[] = [];
  for (const secret of probe.game.secrets) {
    const left = thingsIn(secret.hidden(before, viewer)) - thingsIn(secret.hidden(after, viewer));
    if (left > 0) shown -= left;
    else kept.push(secret);
  }
  return shown > 0 ? [] : kept;
}

function thingsIn(hidden: unknown): number {
  if (typeof hidden !== 'object' || hidden === null) return 1;
  return Object.values(hidden).reduce<number>((sum, part) => sum + thingsIn(part), 0);
}
