// Whose secrets a viewer may not know.

import type { Seat, Viewer } from '@atoll/engine';

import type { State } from '../state.js';

/** The seats whose secrets this viewer may not know; at the end everything is laid open. */
export function othersOf({ players, ending }: State, viewer: Viewer): Seat[] {
  if (ending !== null) return [];
  return [...players.keys()].filter((seat) => seat !== viewer) as Seat[];
}
