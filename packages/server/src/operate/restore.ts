// npx atoll restore: a store as a backup holds it, on either database.

import { checkBackup, itemsOf } from './backup-file.js';
import { checkSchema } from './load.js';
import { fillStore } from './target.js';
import type { Place } from './target.js';

export interface RestoreTold {
  readonly rows: number;
  readonly madeAt: number;
}

/** Nothing is touched before the whole file has been read and found sound. */
export async function restore(place: Place, file: string, replace: boolean): Promise<RestoreTold> {
  const head = await checkBackup(file);
  await checkSchema(head);
  const rows = await fillStore({
    place,
    replace,
    fill: async (loader) => {
      for await (const item of itemsOf(file)) await loader.take(item);
    },
  });
  return { rows, madeAt: head.madeAt };
}
