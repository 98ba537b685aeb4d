// Packs what the page is made of once, when it is built: the server hands the packed file out instead of packing it anew
// for everybody. Runs last, when nothing is written any more.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Pictures and type are packed already. */
const WORTH_PACKING = /\.(m?js|css|html|svg|webmanifest|json)$/;
/** In smaller ones the frame around it weighs more than what is saved. */
const SMALLEST = 500;

export function packed(): Plugin {
  let folder = '';
  return {
    name: 'atoll-packed',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build: { outDir } }) {
      folder = resolve(root, outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (WORTH_PACKING.test(name)) pack(join(folder, name));
        }
      },
    },
  };
}

function pack(path: string): void {
  const content = readFileSync(path);
  if (content.length < SMALLEST) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
