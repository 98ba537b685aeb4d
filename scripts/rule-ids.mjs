// Writes the numbers of the paragraphs of docs/rules as types, one file a game: packages/game-<id>/src/rule-ids.ts.
// With --check it only says whether they are as the documents have them.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { definedIds } from '../packages/cli/dist/rules/dossier.js';
import { root } from './bootstrap.mjs';

const WIDTH = 118;

/** @param {string} dossier */
function moduleOf(dossier) {
  const lines = [''];
  for (const id of definedIds(dossier)) {
    const item = ` | '${id}'`;
    if ((lines.at(-1) ?? '').length + item.length > WIDTH) lines.push('');
    lines[lines.length - 1] += item;
  }
  return `// Written by scripts/rule-ids.mjs from docs/rules. Do not change it by hand.\n\nexport type RuleId =\n${lines.map((line) => ` ${line}`).join('\n')};\n`;
}

let stale = 0;
for (const file of readdirSync(join(root, 'docs', 'rules'))) {
  const path = join(root, 'packages', `game-${file.slice(0, -'.md'.length)}`, 'src', 'rule-ids.ts');
  const wanted = moduleOf(readFileSync(join(root, 'docs', 'rules', file), 'utf8'));
  if (process.argv.includes('--check')) {
    if (readFileSync(path, 'utf8') === wanted) continue;
    console.error(`${path} is not as docs/rules/${file} has it: run node scripts/rule-ids.mjs`);
    stale += 1;
  } else {
    writeFileSync(path, wanted);
  }
}
process.exitCode = stale === 0 ? 0 : 1;
