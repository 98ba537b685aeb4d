// From what was told of a move to the lines of a log.

import type { GameTypes } from '@atoll/engine';
import type { LoggedEvent } from './source.ts';

interface ToldMove {
  readonly events: readonly GameTypes['event'][];
  readonly why?: string | undefined;
}

export function logged(seq: number, { events, why }: ToldMove): LoggedEvent[] {
  return events.map((event) => (why === undefined ? { seq, event } : { seq, event, why }));
}
