// Keys of a table: Enter sends what is picked, Esc lets go, U takes back, M lists the moves, L opens the log.

import { useEffect } from 'react';
import type { TableContext } from '../games/types.ts';
import type { TableSource } from '../table/source.ts';

interface Keys {
  readonly context: TableContext;
  readonly source: TableSource;
  readonly onList: () => void;
  readonly onLog: () => void;
  readonly onPresent: () => void;
}

export function useKeys({ context, source, onList, onLog, onPresent }: Keys): void {
  useEffect(() => {
    const { selection, snapshot, plan, sendSteps, undo } = context;
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const onButton = event.target instanceof Element && event.target.closest('button, a, [role="button"]') !== null;
      switch (event.key) {
        case 'Enter':
          if (onButton) return;
          if (plan?.steps) sendSteps(plan.steps);
          else if (selection.ready !== null) selection.send();
          else if (snapshot.canConfirm) void source.confirm();
          else return;
          break;
        case 'Escape':
          onPresent();
          selection.clear();
          plan?.clear();
          return;
        case 'u':
          if (!snapshot.canUndo) return;
          undo();
          break;
        case 'm':
          onList();
          break;
        case 'l':
          onLog();
          break;
        default:
          return;
      }
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [context, source, onList, onLog, onPresent]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
}
