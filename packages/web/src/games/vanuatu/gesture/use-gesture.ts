// The pointing of this table, shared by the map, the tracks beside it and what is mine: what is picked belongs to one
// question and is let go when another is put.

import type { GameTypes } from '@atoll/engine';
import type { Ask, Vanuatu, View } from '@atoll/game-vanuatu/table';
import { useEffect, useMemo } from 'react';
import { create } from 'zustand';
import { useTable } from '../../../frame/table-context.ts';
import type { TargetState } from '../../../frame/piece.tsx';
import type { Plan, PlanProps, PlanStep, TableContext } from '../../types.ts';
import { choicesOf } from './choices.ts';
import type { Choice } from './choices.ts';
import { confirms, moveOf, pressed, WAYS } from './gesture.ts';
import { planWords } from './plan-words.ts';
import { NO_PICKS, partsOf, sceneOf } from './scene.ts';
import type { Picks, Scene, Thing } from './scene.ts';

interface PicksStore {
  readonly of: string | null;
  readonly picks: Picks;
}

const usePicksStore = create<PicksStore>()(() => ({ of: null, picks: NO_PICKS }));

const hasPicks = (picks: Picks): boolean => Object.keys(picks).length > 0;

interface OpenScene {
  readonly scene: Scene;
  readonly id: string;
  readonly picks: Picks;
}

function useOpenScene(view: View, decision: TableContext<Vanuatu>['decision']): OpenScene | null {
  const { of, picks } = usePicksStore();
  return useMemo(() => {
    const scene = decision === null ? null : sceneOf(view, decision);
    if (scene === null || decision === null) return null;
    return { scene, id: decision.id, picks: of === decision.id ? picks : NO_PICKS };
  }, [view, decision, of, picks]);
}

/** Things that belong to a question open beside the one being answered: pressing one turns to it. */
const BESIDE: Readonly<Record<string, Ask['kind']>> = { treasure: 'sell-treasure', alms: 'beg' };

export interface Gesture {
  readonly stateOf: (thing: Thing) => TargetState;
  readonly whyMoveOf: (thing: Thing) => GameTypes['move'] | null;
  /** A second press on what answers the question confirms it. */
  readonly press: (thing: Thing) => void;
  readonly choices: readonly Choice[];
  readonly choose: (picks: Picks) => void;
  readonly picks: Picks;
  readonly ask: Ask['kind'] | null;
}

/** For the components of the table: how each thing stands to the open question. */
export function useGesture(view: View): Gesture {
  const { decision, others, turnTo, sendSteps } = useTable() as unknown as TableContext<Vanuatu>;
  const open = useOpenScene(view, decision);
  return useMemo(() => {
    const picks = open?.picks ?? NO_PICKS;
    const besideOf = (thing: Thing): (typeof others)[number] | undefined => {
      const kind = BESIDE[partsOf(thing)[0]];
      return kind === undefined ? undefined : others.find(({ ask }) => ask.kind === kind);
    };
    return {
      picks,
      ask: open?.scene.ask.kind ?? null,
      stateOf(thing) {
        const beside = besideOf(thing);
        if (beside !== undefined) {
          const scene = sceneOf(view, beside);
          return scene !== null && WAYS[beside.ask.kind].isTarget(scene, NO_PICKS, thing) ? 'target' : 'idle';
        }
        if (open === null) return 'idle';
        const way = WAYS[open.scene.ask.kind];
        if (way.isChosen(open.scene, picks, thing)) return 'chosen';
        return way.isTarget(open.scene, picks, thing) ? 'target' : 'quiet';
      },
      whyMoveOf: (thing) => (open === null ? null : WAYS[open.scene.ask.kind].whyMove(open.scene, picks, thing)),
      press(thing) {
        const beside = besideOf(thing);
        const scene = beside === undefined ? open?.scene : sceneOf(view, beside);
        const id = beside?.id ?? open?.id;
        if (scene === undefined || scene === null || id === undefined) return;
        if (beside !== undefined) turnTo(beside.id);
        else if (confirms(scene, picks, thing)) {
          sendSteps(stepsOf(scene, picks) ?? []);
          return;
        }
        usePicksStore.setState({ of: id, picks: pressed(scene, beside === undefined ? picks : NO_PICKS, thing) });
      },
      choices: open === null ? [] : choicesOf(open.scene, picks),
      choose(next) {
        if (open !== null) usePicksStore.setState({ of: open.id, picks: next });
      },
    };
  }, [view, open, others, turnTo, sendSteps]);
}

function stepsOf(scene: Scene, picks: Picks): readonly PlanStep<Vanuatu>[] | null {
  const move = moveOf(scene, picks);
  return move === null ? null : [{ ask: scene.ask.kind, move }];
}

/** For the prompt: what the picks amount to. */
export function usePlan({ view, table }: PlanProps<Vanuatu>): Plan<Vanuatu> | null {
  const { decision, words, locale, turnTo } = table;
  const open = useOpenScene(view, decision);
  const asked = decision?.id ?? null;
  // With their question the picks go: taken back, it is put anew; and at another table it may have the same id.
  useEffect(
    () => () => {
      if (usePicksStore.getState().of === asked) usePicksStore.setState({ of: null, picks: NO_PICKS });
    },
    [asked],
  );
  return useMemo(() => {
    if (open === null || !hasPicks(open.picks)) return null;
    return {
      steps: stepsOf(open.scene, open.picks),
      ...planWords(open.scene, open.picks, words, locale),
      clear: () => {
        usePicksStore.setState({ of: open.id, picks: NO_PICKS });
        turnTo(null);
      },
    };
  }, [open, words, locale, turnTo]);
}
