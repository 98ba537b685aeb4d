// The transcript in docs/stdio.md is true. After a change that is meant: ATOLL_UPDATE=1 npx vitest run document

import { readFileSync, writeFileSync } from 'node:fs';
import { registry } from '@atoll/games/node';
import { expect, it } from 'vitest';
import { root } from '../host.testing.js';
import { openSession } from './session.js';

const file = new URL('docs/stdio.md', root);
const CUT_AT = 170;

it('the transcript of the document is what the session says', async () => {
  const game = await registry.present('san-juan');
  const session = openSession(game);
  const written = readFileSync(file, 'utf8');
  const played = written.replaceAll(/^→ (.*)\n← ?.*$/gm, (_both, line: string) => {
    const answer = session(line) ?? '';
    return `→ ${line}\n← ${answer.length > CUT_AT ? `${answer.slice(0, CUT_AT)}…` : answer}`;
  });
  if (process.env['ATOLL_UPDATE']) writeFileSync(file, played);
  else expect(played).toBe(written);
  expect(played.match(/^← /gm)?.length).toBeGreaterThan(10);
});
