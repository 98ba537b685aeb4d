// A backup: compressed lines of JSON, the last of which tells how many there are and their digest. One that was cut off
// or changed is known.

import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { finished, pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { StartError } from '../store/start-error.js';
import type { Head, Item } from './items.js';

const FORMAT = 'atoll-backup-1';
/** For its owner alone. */
const MODE = 0o600;

interface End {
  readonly kind: 'end';
  readonly lines: number;
  readonly sha256: string;
}

/** Has its name only once it is whole and on the disk. */
export async function writeBackup(
  file: string,
  fill: (put: (item: Item) => Promise<void>) => Promise<void>,
): Promise<void> {
  const part = `${file}.part`;
  await (await created(file)).close();
  await rm(file);
  const zip = createGzip();
  const stored = pipeline(zip, createWriteStream(part, { mode: MODE, flush: true }));
  // What goes wrong here is told where it is waited for, at the end.
  stored.catch(() => {});
  const digest = createHash('sha256');
  let lines = 0;
  const put = async (line: object): Promise<void> => {
    const text = `${JSON.stringify(line)}\n`;
    digest.update(text);
    lines += 1;
    if (zip.destroyed) await stored;
    if (!zip.write(text)) await Promise.race([new Promise((done) => zip.once('drain', done)), stored]);
  };
  try {
    await put({ kind: 'format', name: FORMAT });
    await fill(put);
    zip.end(`${JSON.stringify({ kind: 'end', lines, sha256: digest.digest('hex') } satisfies End)}\n`);
    await stored;
    await rename(part, file);
  } catch (error) {
    zip.destroy();
    await rm(part, { force: true });
    throw error;
  }
}

/** Never over another file. */
async function created(file: string) {
  try {
    return await open(file, 'wx', MODE);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartError(
      code === 'EEXIST' ? `there is a file '${file}' already` : `'${file}' cannot be written: ${message}`,
    );
  }
}

/** Reads it through to the end before anything is built on it. Gives its head. */
export async function checkBackup(file: string): Promise<Head> {
  const digest = createHash('sha256');
  let head: Head | null = null;
  let end: End | null = null;
  let lines = 0;
  for await (const line of linesOf(file)) {
    if (end !== null) throw damaged(file);
    const item = parsed(file, line);
    if (item.kind === 'end') {
      end = item;
      continue;
    }
    if (lines === 0 && !(item.kind === 'format' && item.name === FORMAT)) throw notOne(file);
    if (item.kind === 'head') head = item;
    digest.update(`${line}\n`);
    lines += 1;
  }
  if (end === null || head === null) throw damaged(file);
  if (end.lines !== lines || end.sha256 !== digest.digest('hex')) throw damaged(file);
  return head;
}

export async function* itemsOf(file: string): AsyncGenerator<Item> {
  for await (const line of linesOf(file)) {
    const item = parsed(file, line);
    if (item.kind !== 'format' && item.kind !== 'end') yield item;
  }
}

type Line = Item | End | { readonly kind: 'format'; readonly name: string };

function parsed(file: string, line: string): Line {
  try {
    return JSON.parse(line) as Line;
  } catch {
    throw notOne(file);
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const unzipped = createGunzip();
  const source = createReadStream(file);
  // Errors travel with the lines: whoever reads them hears of it.
  source.on('error', (error) => unzipped.destroy(error));
  source.pipe(unzipped);
  try {
    yield* createInterface({ input: unzipped, crlfDelay: Infinity });
    await finished(unzipped, { writable: false });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (error instanceof StartError) throw error;
    if (code === 'ENOENT') throw new StartError(`there is no file '${file}'`);
    if (String(code).startsWith('Z_')) throw code === 'Z_DATA_ERROR' ? notOne(file) : damaged(file);
    throw new StartError(`'${file}' cannot be read: ${message}`);
  } finally {
    source.destroy();
  }
}

function damaged(file: string): StartError {
  return new StartError(`the backup '${file}' is damaged or was cut off: nothing was changed`);
}

function notOne(file: string): StartError {
  return new StartError(`'${file}' is not a backup of Atoll, or was changed: nothing was changed here`);
}
