// The pointing of this table, shared by the board and the hand: what is picked belongs to one question and is let go
// when another is put.

import type { GameTypes } from '@atoll/engine';
import type { SanJuan, View } from '@atoll/game-san-juan/table';
import { useEffect, useMemo } from 'react';
import { create } from 'zustand';
import { useTable } from '../../../frame/table-context.ts';
import type { TargetState } from '../../../frame/piece.tsx';
import type { Plan, PlanProps, TableContext } from '../../types.ts';
import { WAYS, pressed, stepsOf } from './gesture.ts';
import { planWords } from './plan-words.ts';
import { NO_PICKS, purposeOf, sceneOf } from './scene.ts';
import type { Picks, Scene, Thing, Use } from './scene.ts';

interface PicksStore {
  readonly of: string | null;
  readonly picks: Picks;
}

const usePicksStore = create<PicksStore>()(() => ({ of: null, picks: NO_PICKS }));

interface OpenScene {
  readonly scene: Scene;
  readonly id: string;
  readonly picks: Picks;
}

function useOpenScene(view: View, decision: TableContext<SanJuan>['decision']): OpenScene | null {
  const { of, picks } = usePicksStore();
  return useMemo(() => {
    if (decision === null) return null;
    const scene = sceneOf(view, decision);
    return { scene, id: decision.id, picks: of === decision.id ? picks : WAYS[scene.ask.kind].start(scene) };
  }, [view, decision, of, picks]);
}

export interface Gesture {
  readonly stateOf: (thing: Thing) => TargetState;
  readonly purposeOf: (thing: Thing) => Use | null;
  readonly whyMoveOf: (thing: Thing) => GameTypes['move'] | null;
  /** A second press on the one thing that answers the question confirms it. */
  readonly press: (thing: Thing) => void;
  /** Picks the thing anew for another use. */
  readonly pickAs: (thing: Thing, use: Use) => void;
  readonly picks: Picks;
}

/** Asks where pressing the chosen thing again says yes: nothing else can be changed about it. */
const CONFIRMED_BY_PRESS = new Set(['pick-role', 'harbor', 'gold-mine', 'goldsmith']);

/** For the components of the board: how each thing stands to the open question. */
export function useGesture(view: View): Gesture {
  const { decision, sendSteps } = useTable() as unknown as TableContext<SanJuan>;
  const open = useOpenScene(view, decision);
  return useMemo(() => {
    const picks = open?.picks ?? NO_PICKS;
    return {
      picks,
      stateOf(thing) {
        if (open === null) return 'idle';
        if (purposeOf(picks, thing) !== null) return 'chosen';
        return WAYS[open.scene.ask.kind].isTarget(open.scene, picks, thing) ? 'target' : 'quiet';
      },
      purposeOf: (thing) => purposeOf(picks, thing),
      whyMoveOf: (thing) => (open === null ? null : WAYS[open.scene.ask.kind].whyMove(open.scene, picks, thing)),
      press(thing) {
        if (open === null) return;
        const steps = purposeOf(picks, thing) === null ? null : stepsOf(open.scene, picks);
        if (steps !== null && CONFIRMED_BY_PRESS.has(open.scene.ask.kind)) sendSteps(steps);
        else usePicksStore.setState({ of: open.id, picks: pressed(open.scene, picks, thing) });
      },
      pickAs(thing, use) {
        if (open !== null) usePicksStore.setState({ of: open.id, picks: [{ thing, use }] });
      },
    };
  }, [open, sendSteps]);
}

/** For the prompt: what the picks amount to. */
export function usePlan({ view, table }: PlanProps<SanJuan>): Plan<SanJuan> | null {
  const { decision, words, locale } = table;
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
    if (open === null || open.picks.length === 0) return null;
    return {
      steps: stepsOf(open.scene, open.picks),
      ...planWords(open.scene, open.picks, words, locale),
      clear: () => usePicksStore.setState({ of: open.id, picks: NO_PICKS }),
    };
  }, [open, words, locale]);
}
