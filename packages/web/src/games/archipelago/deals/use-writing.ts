// While an offer is being put together the table knows: bots wait for it, and the others see it.

import { LIMITS } from '@atoll/protocol/limits';
import { useEffect } from 'react';
import type { Archipelago } from '@atoll/game-archipelago/table';
import type { TableContext } from '../../types.ts';

/** Early enough that one message may be lost. */
const AGAIN_MS = LIMITS.writingMs * 0.4;

export function useWriting({ write }: TableContext<Archipelago>): void {
  useEffect(() => {
    write(true);
    const timer = setInterval(() => write(true), AGAIN_MS);
    return () => {
      clearInterval(timer);
      write(false);
    };
  }, [write]);
}
