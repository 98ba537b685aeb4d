// npx atoll migrate-store: everything from a folder to PostgreSQL. The server is stopped, so that nothing is left behind.

import { lockFolder } from '../store/folder-lock.js';
import { dump } from './dump.js';
import { checkSchema } from './load.js';
import { reading } from './source.js';
import { fillStore } from './target.js';

export async function migrateStore(folder: string, url: string, replace: boolean, now = Date.now()): Promise<number> {
  return reading({ folder, url: undefined }, async (opened) => {
    const unlock = lockFolder(folder);
    try {
      return await fillStore({
        place: { folder, url },
        replace,
        fill: (loader) =>
          dump(opened, folder, now, async (item) => {
            if (item.kind === 'head') await checkSchema(item);
            await loader.take(item);
          }),
      });
    } finally {
      unlock();
    }
  });
}
