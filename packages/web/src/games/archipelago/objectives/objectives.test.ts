// An objective is told in the figures of the table it lies on, to its owner alone.

import { endProgress, OBJECTIVE, OBJECTIVES } from '@atoll/game-archipelago/table';
import type { ObjectiveId, View } from '@atoll/game-archipelago/table';
import type { Seat } from '@atoll/engine';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../types.ts';
import { wordsFor } from '../../words.ts';
import { SEAT_FIELDS } from '../questions.ts';
import { stories } from '../stories.ts';
import { en } from '../words.en.ts';
import { fr } from '../words.fr.ts';
import { objectiveCards, objectiveTip } from './objectives.ts';

const story = stories.find(({ name }) => name === 'round-3') as (typeof stories)[number];
const viewer = story.viewer as Seat;

function wordsIn(locale: Locale) {
  return wordsFor({ words: { en, fr }[locale], locale, seatFields: SEAT_FIELDS, viewer });
}

/** The viewer of the stored moment, out for something else. */
function holding(objective: ObjectiveId): View {
  const { view } = story;
  return {
    ...view,
    players: view.players.map((player, seat) => (seat === viewer ? { ...player, objectives: [objective] } : player)),
  };
}

/** What the rules say of its end at this table. */
function endOf(view: View, objective: ObjectiveId): object {
  const progress = endProgress(view, objective);
  if (progress === null) return { now: null, progress: null };
  const { have, figure } = progress;
  const isBank = OBJECTIVE[objective].end.type === 'bankMoneyEmpty';
  const [now, when] = isBank ? [view.florins, ''] : [`${have}\\b.*\\b${figure}`, figure];
  return {
    text: expect.stringMatching(new RegExp(String(when))),
    now: expect.stringMatching(new RegExp(`\\b${now}\\b`)),
    progress: isBank ? null : { have, of: figure },
  };
}

describe.each(['en', 'fr'] as const)('G3: objectives in %s', (locale) => {
  it.each(OBJECTIVES)('%s is told with the figure of this table and how far it has come', (objective) => {
    const view = holding(objective);
    const [card] = objectiveCards(view, viewer, wordsIn(locale), locale);
    expect(card?.name).toBe(OBJECTIVE[objective].name[locale]);
    const [end, victory] = card?.goals ?? [];
    expect(end).toMatchObject(endOf(view, objective));
    expect(victory?.now).toMatch(/\d/);
    const said = [
      ...(card?.goals ?? []).flatMap(({ label, text, now }) => [label, text, now ?? '']),
      objectiveTip(view, objective, locale),
    ];
    expect(said.filter((text) => /undefined|NaN|null|2 \/ 3 \/ 4 \/ 5|'/.test(text))).toEqual([]);
  });

  it('G2: nobody else is told', () => {
    const view = holding('objective-short-03');
    expect(objectiveCards(view, 'spectator', wordsIn(locale), locale)).toEqual([]);
    const others = view.players.map((_, seat) => seat as Seat).filter((seat) => seat !== viewer);
    expect(others.map((other) => objectiveCards(view, other, wordsIn(locale), locale))).toEqual(others.map(() => []));
  });

  it('G2: none is held while they are still to be chosen from', () => {
    const choosing = stories.find(({ name }) => name === 'keep-objectives') as (typeof stories)[number];
    expect(objectiveCards(choosing.view, choosing.viewer, wordsIn(locale), locale)).toEqual([]);
  });
});
