// Makes a fresh clone ready: packages installed as the lock file says, TypeScript compiled. Plain Node, no dependency.
// Says nothing when there is nothing to do.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const at = (/** @type {string[]} */ ...parts) => join(root, ...parts);

const installStamp = at('node_modules', '.atoll-install');
const buildStamp = at('node_modules', '.atoll-build');

/** The tools the commands of this repository call: npm package → command. */
const tools = /** @type {const} */ ({
  typescript: 'tsc',
  vitest: 'vitest',
  oxlint: 'oxlint',
  oxfmt: 'oxfmt',
  'dependency-cruiser': 'depcruise',
  knip: 'knip',
});

/**
 * The script behind a tool's command: run with Node itself, it behaves the same on every system.
 * @param {keyof typeof tools} name
 */
export function toolScript(name) {
  const { bin } = readJson(at('node_modules', name, 'package.json'));
  return at('node_modules', name, typeof bin === 'string' ? bin : bin[tools[name]]);
}

/**
 * @param {keyof typeof tools} name
 * @param {readonly string[]} args
 * @param {number} output where its standard output goes
 * @returns {number} the exit code
 */
export function runTool(name, args, output = process.stdout.fd) {
  return runNode([toolScript(name), ...args], { output });
}

/**
 * @param {readonly string[]} args
 * @param {{ output?: number, env?: Record<string, string> }} options where its standard output goes; further settings
 * @returns {number} the exit code
 */
export function runNode(args, { output = process.stdout.fd, env = {} } = {}) {
  const { status, error } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: ['inherit', output, 'inherit'],
    env: { ...process.env, ...env },
  });
  if (error) console.error(error.message);
  return status ?? 1;
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** @param {string} file */
function readOr(file, otherwise = '') {
  return existsSync(file) ? readFileSync(file, 'utf8') : otherwise;
}

// The native parts differ by system: a folder carried to another one is installed anew.
function lockHash() {
  const hash = createHash('sha256').update(readFileSync(at('package-lock.json')));
  return hash.update(`${process.platform}-${process.arch}`).digest('hex');
}

function toolsArePresent() {
  // Links in .bin are what npx, the scripts of package.json and oxlint's search for its type checker go by.
  const links = [...Object.values(tools), 'tsgolint', 'atoll'].map((command) => at('node_modules', '.bin', command));
  try {
    const names = /** @type {(keyof typeof tools)[]} */ (Object.keys(tools));
    return links.every((link) => existsSync(link)) && names.every((name) => existsSync(toolScript(name)));
  } catch {
    return false;
  }
}

/** True after somebody's own `npm install`: npm notes in node_modules what it holds. */
function holdsWhatTheLockSays() {
  const note = at('node_modules', '.package-lock.json');
  if (!existsSync(note)) return false;
  const installed = readJson(note).packages;
  return Object.entries(readJson(at('package-lock.json')).packages).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    if (found === undefined) return wanted.optional === true || wanted.devOptional === true;
    return found.version === wanted.version && existsSync(at(path));
  });
}

/** Installs if node_modules is missing, incomplete or older than the lock file. */
export function install() {
  const wanted = lockHash();
  const stamped = readOr(installStamp) === wanted;
  if (toolsArePresent() && (stamped || holdsWhatTheLockSays())) {
    if (!stamped) writeFileSync(installStamp, wanted);
    return;
  }
  console.error('Installing packages (npm ci) …');
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env['npm_execpath'];
  // stdout is dropped, not shown: npm sums up there, and speaks of real trouble on stderr.
  const stdio = /** @type {import('node:child_process').StdioOptions} */ (['ignore', 'ignore', 'inherit']);
  const { status } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio })
    : spawnSync('npm', args, { cwd: root, stdio, shell: process.platform === 'win32' });
  if (status !== 0 || !toolsArePresent()) {
    console.error('npm ci failed: the packages of package-lock.json could not be installed.');
    process.exit(1);
  }
  writeFileSync(installStamp, wanted);
}

/**
 * @param {string} folder
 * @param {string[]} into
 * @param {RegExp} pattern of the names of the files
 */
export function listFiles(folder, into, pattern) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) listFiles(path, into, pattern);
    else if (pattern.test(entry.name)) into.push(path);
  }
}

/**
 * By size and time: cheaper than reading them.
 * @param {readonly string[]} files
 */
export function filesHash(files) {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    const stat = statSync(file, { throwIfNoEntry: false });
    hash.update(`${file}\0${stat?.size}\0${stat?.mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** What the compiler would read: cheaper than asking it. */
function sourcesHash() {
  const files = [at('tsconfig.json'), at('tsconfig.base.json'), installStamp];
  for (const name of readdirSync(at('packages'))) {
    const folder = at('packages', name);
    files.push(join(folder, 'tsconfig.json'), join(folder, 'package.json'));
    if (existsSync(join(folder, 'src'))) listFiles(join(folder, 'src'), files, /\.(ts|tsx|json)$/);
  }
  return filesHash(files);
}

/**
 * Asks the compiler, which leaves alone what has not changed.
 * @returns {boolean} whether the types are right
 */
export function compile() {
  rmSync(buildStamp, { force: true });
  // Taken before: what is edited meanwhile is stale again.
  const sources = sourcesHash();
  // The compiler complains on standard output, which belongs to the command that needed the build.
  if (runTool('typescript', ['-b'], process.stderr.fd) !== 0) return false;
  writeFileSync(buildStamp, sources);
  return true;
}

function isBuilt() {
  /** @type {{ path: string }[]} */
  const references = readJson(at('tsconfig.json')).references;
  // The compiler only judges the page; scripts/page.mjs builds it.
  const projects = references.filter((/** @type {{ path: string }} */ { path }) => path !== 'packages/web');
  const compiled = projects.every(({ path }) => existsSync(at(path, 'dist')) || !existsSync(at(path, 'src')));
  return compiled && readOr(buildStamp) === sourcesHash();
}

/**
 * Compiles what is stale.
 * @returns {boolean} whether everything is compiled
 */
export function build() {
  return isBuilt() || compile();
}

/** Everything a command of this repository needs before it runs. */
export function bootstrap() {
  install();
  if (!build()) {
    console.error('The build failed: see the errors above.');
    process.exit(1);
  }
}
