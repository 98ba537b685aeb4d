// Answering a question that is open beside the one being asked: it is taken up, answered, and put down again.

import type { DecisionId } from '@atoll/engine';
import type { Archipelago, Ask, Move } from '@atoll/game-archipelago/table';
import { useEffect, useState } from 'react';
import type { OpenDecision } from '../../../table/source.ts';
import type { TableContext } from '../../types.ts';

type Beside<K extends Ask['kind']> = OpenDecision<Archipelago> & { readonly ask: Extract<Ask, { kind: K }> };

export function besideOf<K extends Ask['kind']>(table: TableContext<Archipelago>, kind: K): Beside<K> | null {
  const { decision, others } = table;
  const isOfKind = (open: OpenDecision<Archipelago>): open is Beside<K> => open.ask.kind === kind;
  if (decision !== null && isOfKind(decision)) return decision;
  return others.find(isOfKind) ?? null;
}

export function useAnswer(table: TableContext<Archipelago>): (id: DecisionId, move: Move) => void {
  const { decision, others, selection, turnTo } = table;
  const [said, setSaid] = useState<{ readonly id: DecisionId; readonly move: Move } | null>(null);
  useEffect(() => {
    if (said === null) return;
    if (others.some(({ id }) => id === said.id)) {
      turnTo(said.id);
      return;
    }
    setSaid(null);
    // Closed meanwhile, say because the offer was withdrawn: the answer must not wait for the next one.
    if (decision?.id !== said.id) return;
    selection.send(said.move);
    turnTo(null);
  }, [said, decision, others, selection, turnTo]);
  return (id, move) => setSaid({ id, move });
}
