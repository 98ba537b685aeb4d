// AR-28.6 More spice: each player keeps one of two objectives, with two players two of four.

import { asked, done } from '@atoll/engine';
import type { Decision, Seat } from '@atoll/engine';

import type { Ask } from '../asks.js';
import type { ObjectiveId } from '../data/objectives.js';
import { objectivesEach } from '../options.js';
import { ask } from '../rules.js';
import type { FrameRules, Refusal } from '../rules.js';
import { playerOf } from '../state.js';
import type { State } from '../state.js';

function choices(state: State, seat: Seat): ObjectiveId[][] {
  const { objectives } = playerOf(state, seat);
  if (objectivesEach(state.options, state.players.length) === 1) return objectives.map((objective) => [objective]);
  return objectives.flatMap((first, i) => objectives.slice(i + 1).map((second) => [first, second]));
}

export const keepObjectives: FrameRules<'keep-objectives'> = {
  decisions(state, frame) {
    const open: Decision<Ask>[] = [];
    const keep = objectivesEach(state.options, state.players.length);
    for (const [index, kept] of frame.kept.entries()) {
      const seat = index as Seat;
      if (kept) continue;
      const objectives = playerOf(state, seat).objectives.slice();
      open.push(asked(frame, seat, { kind: 'keep-objectives', objectives, keep }));
    }
    return open;
  },
  settle: done,
};

const WRONG_CHOICE: Refusal = { rule: 'AR-28.6', reason: 'not-among-your-objectives' };

export const objectivesToKeep = ask('keep-objectives', {
  rule: 'AR-28.6',
  frame: 'keep-objectives',
  answers: ['keep-objectives'],
  list: (state, seat) => choices(state, seat).map((objectives) => ({ type: 'keep-objectives', objectives })),
  check(state, seat, _frame, { objectives }) {
    const same = (choice: readonly ObjectiveId[]): boolean =>
      choice.length === objectives.length && choice.every((objective, i) => objectives[i] === objective);
    return choices(state, seat).some(same) ? null : WRONG_CHOICE;
  },
  answer(draft, seat, frame, { objectives }, emit) {
    const player = playerOf(draft, seat);
    player.rejected = player.objectives.filter((objective) => !objectives.includes(objective));
    player.objectives = objectives.slice();
    frame.kept[seat] = true;
    emit({ type: 'objectives-kept', seat, objectives: objectives.slice() });
  },
  fallback: (state, seat) => ({ type: 'keep-objectives', objectives: choices(state, seat)[0] ?? [] }),
});
