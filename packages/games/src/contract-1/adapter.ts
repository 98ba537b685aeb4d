// Contract 1 → contract 2: a file frozen then, as it is used today.

import type { Brain } from '@atoll/bots';
import { decisionId, forkRandom } from '@atoll/engine';
import type { AnyGame, Decision, GameTypes, Random } from '@atoll/engine';
import { ASK_RULES } from './ask-rules.js';
import { REASONS } from './reasons.js';
import type { Brain1, Decision1, Game1, Random1 } from './types.js';

/** The generator every file of contract 1 carries, as its records name it. */
const RANDOM_OF_1 = 'sfc32-1';

type Asked = Decision<GameTypes['ask']>;

export function gameOf1(old: Game1): AnyGame {
  const decisions = (state: GameTypes['state']): readonly Asked[] => old.decisions(state).map(decisionFrom1);
  return {
    ...old,
    random: RANDOM_OF_1,
    askRules: ASK_RULES[old.id] ?? {},
    vocabulary: { ...old.vocabulary, reasons: REASONS[old.id] ?? [] },
    decisions,
    legalMoves: (state, decision) => old.legalMoves(state, decisionTo1(decision)),
    check: (state, decision, move) => old.check(state, decisionTo1(decision), move),
    perform(draft, decision, move, emit) {
      old.perform(draft, decisionTo1(decision), move, emit);
      return decisions(draft);
    },
    apply: (state, decision, move) => old.apply(state, decisionTo1(decision), move),
    fallback: (state, decision) => old.fallback(state, decisionTo1(decision)),
    guess: (view, viewer, random) => old.guess(view, viewer, randomTo1(random)),
    // Rules of contract 1 declare no secrets, so there is no other truth to compare with: leak tests judge present rules.
    secrets: [],
    scramble: (state) => old.clone(state),
  };
}

export function brainOf1(old: Brain1, game: AnyGame): Brain {
  const { reason, reasons, candidates, ...rest } = old;
  return {
    ...rest,
    game,
    motive: (move, asked) => reason(move, asked),
    motives: reasons,
    ...(candidates === undefined
      ? {}
      : {
          candidates: (state, decision, legal, random) =>
            candidates(state, decisionTo1(decision), legal, randomTo1(random)),
        }),
  };
}

/**
 * The one place that takes an id apart, since contract 1 had nothing else: `<frame>.<seat>.<step>`, or `<name>.<seat>`
 * for an optional one. The id stays on the decision, for the frozen code that reads it.
 */
function decisionFrom1(old: Decision1): Asked & Decision1 {
  const { id, seat } = old;
  if (old.optional === true) return { ...old, frame: 0, step: 0, name: id.slice(0, -`.${seat}`.length) };
  const [frame, , step] = id.split('.').map(Number);
  if (frame === undefined || step === undefined) throw new Error(`'${id}' is no id of contract 1`);
  return { ...old, frame, step };
}

function decisionTo1(decision: Asked): Decision1 {
  return isOf1(decision) ? decision : { ...decision, id: decisionId(decision) };
}

function isOf1(decision: Asked): decision is Asked & Decision1 {
  return 'id' in decision;
}

/** A generator of its own: the old code would draw from the key of ours. */
function randomTo1(random: Random): Random1 {
  const [a, b, c, d] = forkRandom(random);
  return [a, b, c, d];
}
