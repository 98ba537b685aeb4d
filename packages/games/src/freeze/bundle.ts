// One file out of many: the rules of a game, with what its bots know, and no import left. Readable, since it is kept for
// ever and somebody will have to look into it; the same sources give the same bytes.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown, VERSION } from 'rolldown';
import type { OutputChunk } from 'rolldown';
import { CONTRACT } from '../contract.js';

/** An exported value of a module of the repository. */
export interface Source {
  /** Below the root. */
  readonly file: string;
  readonly name: string;
}

export interface Sources {
  readonly game: Source;
  /** Null where nobody has taught the bots. */
  readonly brain: Source | null;
}

export interface Bundle {
  readonly code: string;
  /** Every file it is made of, below the root, in order of their names. */
  readonly files: readonly string[];
}

export const BUNDLER = `rolldown ${VERSION}`;

const ENTRY = 'packages/games/src/entry-of-frozen-rules.ts';

export async function bundle(root: URL, sources: Sources, banner: string): Promise<Bundle> {
  const folder = fileURLToPath(root);
  const entry = folder + ENTRY;
  const built = await rolldown({
    input: entry,
    cwd: folder,
    platform: 'neutral',
    // Packages are taken from their sources, as the tests take them.
    resolve: { conditionNames: ['source', 'import', 'default'] },
    // No module of the rules does anything by being loaded: what nobody names is left out.
    treeshake: { moduleSideEffects: false },
    plugins: [
      {
        name: 'entry-of-frozen-rules',
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) => (id === entry ? entryText(folder, sources) : null),
      },
    ],
    onLog(level, log, handle) {
      if (level === 'warn') throw new Error(log.message);
      handle(level, log);
    },
  });
  try {
    const { output } = await built.generate({ format: 'es', minify: false, comments: { jsdoc: false }, banner });
    const [chunk] = output;
    if (output.length > 1 || hasImports(chunk)) throw new Error(`${sources.game.file} needs more than one file`);
    const files = chunk.moduleIds
      .filter((id) => id !== entry)
      .map((id) => id.slice(folder.length).replaceAll('\\', '/'));
    return { code: `${chunk.code.trimEnd()}\n`, files: files.toSorted() };
  } finally {
    await built.close();
  }
}

function hasImports({ imports, dynamicImports }: OutputChunk): boolean {
  return imports.length + dynamicImports.length > 0;
}

function entryText(folder: string, { game, brain }: Sources): string {
  const exported = ({ file, name }: Source, as: string): string =>
    `export { ${name} as ${as} } from ${JSON.stringify(folder + file)};\n`;
  return [
    `export const contract = ${CONTRACT};\n`,
    exported(game, 'game'),
    brain === null ? 'export const brain = null;\n' : exported(brain, 'brain'),
  ].join('');
}

/** A licence as a comment that no tool drops. */
export function licenceComment(root: URL, licences: Readonly<Record<string, string>>): string {
  const texts = Object.entries(licences).map(
    ([name, file]) => `${name}\n\n${readFileSync(new URL(file, root), 'utf8').trim()}`,
  );
  return `/*! ${texts.join('\n\n---\n\n').replaceAll('*/', '* /')} */\n`;
}
