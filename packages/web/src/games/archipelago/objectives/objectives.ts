// Objectives as a screen shows them: what ends the game and what scores, in the figures of this table, and how far both
// have come. Counted by the functions of the rules that end and score the game.

import { endProgress, knownValueOf, OBJECTIVE } from '@atoll/game-archipelago/table';
import type { Criterion, ObjectiveId, View } from '@atoll/game-archipelago/table';
import type { Seat, Viewer } from '@atoll/engine';
import type { Locale, ObjectiveCard, ObjectiveGoal, Words } from '../../types.ts';
import { frameOf } from '../map/picks.ts';
import { en } from './words.en.ts';
import type { ObjectiveWords } from './words.en.ts';
import { fr } from './words.fr.ts';

const WORDS: Readonly<Record<Locale, ObjectiveWords>> = { en, fr };

/** The viewer's own. While objectives are still to be chosen from, none is held. */
export function objectiveCards(view: View, viewer: Viewer, words: Words, locale: Locale): readonly ObjectiveCard[] {
  if (viewer === 'spectator' || frameOf(view, 'keep-objectives')?.kept[viewer] === false) return [];
  const own = view.players[viewer];
  return (own?.objectives ?? []).map((id) => ({
    id,
    name: words.thing(id),
    isRevealed: own?.revealed.includes(id) ?? false,
    goals: [endGoal(view, id, locale), victoryGoal(view, viewer, id, locale)],
  }));
}

/** The same for a tooltip, without whose it is. */
export function objectiveTip(view: View, id: ObjectiveId, locale: Locale): string {
  const said = WORDS[locale];
  const { end, victory } = OBJECTIVE[id];
  const progress = endProgress(view, id);
  const ends = progress === null ? said.never : `${said.ends} ${said.when[end.type](progress.figure)}.`;
  const { now } = endGoal(view, id, locale);
  return `${ends} ${now === null ? '' : `${now}. `}${said.victory(victory)}`;
}

function endGoal(view: View, id: ObjectiveId, locale: Locale): ObjectiveGoal {
  const said = WORDS[locale];
  const { type } = OBJECTIVE[id].end;
  const progress = endProgress(view, id);
  if (progress === null) return { label: said.ends, text: said.never, now: null, progress: null };
  const { have, figure } = progress;
  // The bank is empty or it is not: what counts is how much is left.
  const isBank = type === 'bankMoneyEmpty';
  return {
    label: said.ends,
    text: `${capital(said.when[type](figure))}.`,
    now: isBank ? said.bankHas(view.florins) : said.soFar(have, figure),
    progress: isBank ? null : { have, of: figure },
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function victoryGoal(view: View, viewer: Seat, id: ObjectiveId, locale: Locale): ObjectiveGoal {
  const said = WORDS[locale];
  const { victory } = OBJECTIVE[id];
  const goal = { label: said.scores, text: said.victory(victory) };
  const { population, rebellion } = view;
  switch (victory.type) {
    case 'rank':
      return { ...goal, now: standing(view, viewer, victory.criterion, said), progress: null };
    case 'pacifist': {
      const gap = population - rebellion;
      return { ...goal, now: said.gap(gap), progress: { have: gap, of: victory.gapAbove + 1 } };
    }
    case 'separatist':
      return { ...goal, now: said.unrest(rebellion, population), progress: { have: rebellion, of: population + 1 } };
  }
}

/** What one has of a criterion, and the best of the others where it lies open. */
function standing(view: View, viewer: Seat, criterion: Criterion, said: ObjectiveWords): string | null {
  const values = view.players.map((_, seat) => knownValueOf(view, seat as Seat, criterion));
  const own = values[viewer] ?? null;
  if (own === null) return null;
  const others = values.filter((_, seat) => seat !== viewer);
  const known = others.filter((value) => value !== null);
  return known.length < others.length ? said.yoursAlone(own) : said.yoursAndBest(own, Math.max(0, ...known));
}
