// The pointing of this table for its components: map, tracks and own pieces share the selection of the frame.

import type { GameTypes } from '@atoll/engine';
import type { Cyclades, View } from '@atoll/game-cyclades/table';
import { useMemo } from 'react';
import { useTable } from '../../../frame/table-context.ts';
import type { TargetState } from '../../../frame/piece.tsx';
import type { TableContext } from '../../types.ts';
import { meaningOf, withAmount } from './pointing.ts';
import type { Habits } from './pointing.ts';
import type { Thing } from './things.ts';
import { whyMove } from './why.ts';

export interface Pointing {
  readonly stateOf: (thing: Thing) => TargetState;
  readonly whyMoveOf: (thing: Thing) => GameTypes['move'] | null;
  /** A second press on what makes the answer whole says yes; on where it starts, lets go. */
  readonly press: (thing: Thing) => void;
}

const IDLE: Pointing = { stateOf: () => 'idle', whyMoveOf: () => null, press: () => {} };

export function useCyclades(): TableContext<Cyclades> {
  return useTable() as unknown as TableContext<Cyclades>;
}

export function usePointing(view: View): Pointing {
  const { decision, selection, snapshot } = useCyclades();
  const { log } = snapshot;
  return useMemo(() => {
    if (decision === null) return IDLE;
    const { ask, legal } = decision;
    const known = new Map<Thing, ReturnType<typeof meaningOf>>();
    const meaning = (thing: Thing): ReturnType<typeof meaningOf> => {
      let found = known.get(thing);
      if (found === undefined) {
        found = meaningOf(selection, legal, thing);
        known.set(thing, found);
      }
      return found;
    };
    const from = selection.picked.values['from'];
    return {
      stateOf: (thing) => meaning(thing)?.state ?? 'quiet',
      whyMoveOf: (thing) => whyMove(thing, { ask, view, from: typeof from === 'string' ? from : null }),
      press(thing) {
        const meant = meaning(thing);
        if (meant === null) return;
        if (meant.state === 'target') {
          selection.select(withAmount(meant.pick, selection, legal, habitsOf(ask.kind, log)));
        } else if (selection.ready !== null && !('from' in meant.pick)) selection.send();
        else selection.clear();
      },
    };
  }, [decision, selection, view, log]);
}

/** Who sails on usually does so with the fleets that have just arrived. */
function habitsOf(ask: string, log: TableContext<Cyclades>['snapshot']['log']): Habits {
  const last = ask === 'sail-on' ? log.findLast(({ event }) => event.type === 'fleets-moved')?.event : undefined;
  return { fleets: last?.type === 'fleets-moved' ? last.fleets : null };
}
