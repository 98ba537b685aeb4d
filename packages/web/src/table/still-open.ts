// Whether a question somebody has taken up is still the same one.

import { canonicalJson } from '@atoll/engine';
import type { OpenDecision } from './source.ts';

/** As it is now; null if it has closed, or its id asks something else by now (a deal, but with the next player). */
export function stillOpen(open: readonly OpenDecision[], chosen: OpenDecision | null): OpenDecision | null {
  const found = chosen === null ? undefined : open.find(({ id }) => id === chosen.id);
  if (found === undefined || chosen === null) return null;
  return canonicalJson(found.ask) === canonicalJson(chosen.ask) ? found : null;
}
