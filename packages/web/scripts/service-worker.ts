// Builds the service worker after the page and writes into it which files to keep for playing without network.

import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { injectManifest } from '@serwist/build';
import { build } from 'vite';
import type { Plugin } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

export function serviceWorker(): Plugin {
  let folder = at('dist');
  return {
    name: 'atoll-service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build: { outDir } }) {
      folder = resolve(root, outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        await build({
          configFile: false,
          root: at('.'),
          logLevel: 'warn',
          resolve: { conditions: ['source', 'browser', 'module', 'development|production'] },
          build: {
            outDir: folder,
            emptyOutDir: false,
            copyPublicDir: false,
            rolldownOptions: { input: at('src/offline/sw.ts'), output: { entryFileNames: 'sw.js', format: 'es' } },
          },
        });
        const { count, size, warnings } = await injectManifest({
          swSrc: join(folder, 'sw.js'),
          swDest: join(folder, 'sw.js'),
          globDirectory: folder,
          globPatterns: ['**/*.{js,css,html,svg,png,woff2,webmanifest}'],
          globIgnores: ['sw.js'],
        });
        for (const warning of warnings) this.warn(warning);
        this.info(`kept for offline: ${count} files, ${Math.round(size / 1024)} kB`);
      },
    },
  };
}
