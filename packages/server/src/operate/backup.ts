// npx atoll backup: the whole store in one file, while the server runs.

import { dump } from './dump.js';
import { writeBackup } from './backup-file.js';
import { reading } from './source.js';
import type { Place } from './target.js';

export interface BackupTold {
  readonly tables: number;
  readonly rows: number;
  /** Whether the accounts' secret lies in it, which is a file beside the embedded database. */
  readonly hasSecretFile: boolean;
}

export async function backUp(place: Place, file: string, now = Date.now()): Promise<BackupTold> {
  let tables = 0;
  let rows = 0;
  let hasSecretFile = false;
  await reading(place, (opened) =>
    writeBackup(file, (put) =>
      dump(opened, opened.kind === 'embedded' ? place.folder : null, now, async (item) => {
        if (item.kind === 'table') tables += 1;
        if (item.kind === 'rows') rows += item.rows.length;
        if (item.kind === 'file') hasSecretFile = true;
        await put(item);
      }),
    ),
  );
  return { tables, rows, hasSecretFile };
}
