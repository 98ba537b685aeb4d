// The compiler, watching. It says after each round how many errors it has found.

import { root, toolScript } from '../bootstrap.mjs';
import { startChild } from './child.mjs';

const NO_NEWS = /^\s*$|Starting (incremental )?compilation|File change detected/;

/** @param {{ onCompiled: () => void, onEnd: () => void }} told `onCompiled`: a round is over, with errors or without */
export function watchTypes({ onCompiled, onEnd }) {
  const args = [toolScript('typescript'), '-b', '--watch', '--preserveWatchOutput'];
  if (process.stdout.isTTY) args.push('--pretty');
  return startChild(args, {
    cwd: root,
    env: process.env,
    onLine(line) {
      const errors = /Found (\d+) errors?\b/.exec(line)?.[1];
      if (errors !== '0' && !NO_NEWS.test(line)) console.log(line);
      if (errors !== undefined) onCompiled();
    },
    onEnd,
  });
}
