// AR-28.6 More spice: each player keeps one of two objectives, with two players two of four.

import { decisionId } from '@atoll/engine';
import type { Decision, Illegal, Seat } from '@atoll/engine';

import type { Ask } from '../asks.js';
import type { ObjectiveId } from '../data/objectives.js';
import type { MoveOf } from '../moves.js';
import { objectivesEach } from '../options.js';
import { playerOf } from '../state.js';
import type { State } from '../state.js';
import { ends } from './rule.js';
import type { Question, Rule } from './rule.js';

function choices(state: State, seat: Seat): ObjectiveId[][] {
  const { objectives } = playerOf(state, seat);
  if (objectivesEach(state.options, state.players.length) === 1) return objectives.map((objective) => [objective]);
  return objectives.flatMap((first, i) => objectives.slice(i + 1).map((second) => [first, second]));
}

export const keepObjectives: Rule<'keep-objectives'> = {
  decisions(state, frame) {
    const open: Decision<Ask>[] = [];
    const keep = objectivesEach(state.options, state.players.length);
    for (const [index, kept] of frame.kept.entries()) {
      const seat = index as Seat;
      if (kept) continue;
      const ask = { kind: 'keep-objectives', objectives: playerOf(state, seat).objectives.slice(), keep } as const;
      open.push({ id: decisionId(frame, seat), seat, ask });
    }
    return open;
  },
  answer(draft, frame, seat, move, emit) {
    const { objectives } = move as MoveOf<'keep-objectives'>;
    const player = playerOf(draft, seat);
    player.rejected = player.objectives.filter((objective) => !objectives.includes(objective));
    player.objectives = objectives.slice();
    frame.kept[seat] = true;
    emit({ type: 'objectives-kept', seat, objectives: objectives.slice() });
  },
  settle: ends,
};

const WRONG_CHOICE: Illegal = { rule: 'AR-28.6', reason: 'not-among-your-objectives' };

export const keepQuestion: Question<'keep-objectives'> = {
  answers: ['keep-objectives'],
  list: (state, seat) => choices(state, seat).map((objectives) => ({ type: 'keep-objectives', objectives })),
  check(state, seat, _ask, move) {
    const { objectives } = move as MoveOf<'keep-objectives'>;
    const same = (choice: readonly ObjectiveId[]): boolean =>
      choice.length === objectives.length && choice.every((objective, i) => objectives[i] === objective);
    return choices(state, seat).some(same) ? null : WRONG_CHOICE;
  },
  fallback: (state, seat) => ({ type: 'keep-objectives', objectives: choices(state, seat)[0] ?? [] }),
};
