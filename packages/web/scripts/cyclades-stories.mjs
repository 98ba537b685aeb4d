// Writes src/games/cyclades/stories.json: one moment per kind of question, and the end, from games played at random.
//   node scripts/cyclades-stories.mjs

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const at = (/** @type {string} */ path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const server = await createServer({
  configFile: false,
  root: at('.'),
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, watch: null },
  resolve: { conditions: ['source', 'node', 'development|production'] },
  ssr: { resolve: { conditions: ['source', 'node', 'development|production'] }, noExternal: [/^@atoll\//] },
});
try {
  const { findStories } = await server.ssrLoadModule('/scripts/cyclades-stories-search.ts');
  const stories = findStories();
  writeFileSync(at('src/games/cyclades/stories.json'), `${JSON.stringify(stories)}\n`);
  for (const { name, view } of stories) console.log(name, JSON.stringify(view).length);
} finally {
  await server.close();
}
