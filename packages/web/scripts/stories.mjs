// Writes src/games/<game>/stories.json: one moment per kind of question, the great scenes and the end, from games played
// by chance. What is looked for stands in <game>-stories-search.ts.
//   node scripts/stories.mjs <game> && npm run format --prefix ../..

import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const at = (/** @type {string} */ path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const game = process.argv[2];
if (game === undefined || !existsSync(at(`scripts/${game}-stories-search.ts`))) {
  console.error('Which game? node scripts/stories.mjs san-juan');
  process.exit(2);
}

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
  const { findStories } = await server.ssrLoadModule(`/scripts/${game}-stories-search.ts`);
  const stories = findStories();
  writeFileSync(at(`src/games/${game}/stories.json`), `${JSON.stringify(stories)}\n`);
  for (const { name, view } of stories) console.log(name, JSON.stringify(view).length);
} finally {
  await server.close();
}
