// Puts the frozen rules beside the page as they are, to the byte: they are no part of any bundle.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = new URL('../../games/frozen/', import.meta.url);

/** `/frozen/<game>/<version>.mjs` */
const ADDRESS = /^\/frozen\/([a-z-]+\/\d+\.mjs)(?:\?|$)/;

export function frozenRules(): Plugin {
  return {
    name: 'atoll-frozen-rules',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = new URL(ADDRESS.exec(request.url ?? '')?.[1] ?? 'none', folder);
        if (!file.pathname.endsWith('.mjs') || !existsSync(file)) return next();
        response.setHeader('content-type', 'text/javascript').end(readFileSync(file));
      });
    },
    generateBundle() {
      for (const name of readdirSync(fileURLToPath(folder), { recursive: true, encoding: 'utf8' })) {
        const path = name.replaceAll('\\', '/');
        if (!ADDRESS.test(`/frozen/${path}`)) continue;
        this.emitFile({ type: 'asset', fileName: `frozen/${path}`, source: readFileSync(new URL(path, folder)) });
      }
    },
  };
}
