// Writes src/games/archipelago/stories.json: one moment per kind of question, the table of every player count, and both
// ends, from games played by chance.
//   node scripts/archipelago-stories.mjs

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
  const { findStories } = await server.ssrLoadModule('/scripts/archipelago-stories-search.ts');
  const stories = findStories();
  writeFileSync(at('src/games/archipelago/stories.json'), `${JSON.stringify(stories)}\n`);
  for (const { name, view } of stories)
    console.log(name, view.players.length, view.regions.length, JSON.stringify(view).length);
} finally {
  await server.close();
}
