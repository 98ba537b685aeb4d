// The table server under development: started again whenever what it runs has changed, on the same port.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { filesHash, listFiles, root } from '../bootstrap.mjs';
import { startChild } from './child.mjs';

/** The packages the server runs. */
const ITS_CODE = /^(engine|games|game-.+|table|protocol|bots|server)$/;

function codeHash() {
  /** @type {string[]} */
  const files = [];
  for (const name of readdirSync(join(root, 'packages')).filter((each) => ITS_CODE.test(each))) {
    const compiled = join(root, 'packages', name, 'dist');
    if (existsSync(compiled)) listFiles(compiled, files, /(?<!\.test|\.testing)\.js$/);
  }
  return filesHash(files);
}

export class RestartedServer {
  /** @param {NodeJS.ProcessEnv} env */
  constructor(env) {
    this.env = env;
    /** @type {ReturnType<typeof startChild> | null} */
    this.child = null;
    /** What was compiled when it was started. */
    this.code = '';
    /** One change after the other. @type {Promise<unknown>} */
    this.busy = Promise.resolve();
    this.isOver = false;
  }

  /**
   * To be called when something has been compiled.
   * @returns {Promise<'started' | 'failed' | 'same'>}
   */
  renew() {
    const renewed = this.busy.then(() => this.renewNow());
    this.busy = renewed;
    return renewed;
  }

  /** @returns {Promise<'started' | 'failed' | 'same'>} */
  async renewNow() {
    const code = codeHash();
    if (this.isOver || code === this.code) return 'same';
    await this.child?.stop();
    if (this.isOver) return 'same';
    this.code = code;
    return (await this.start()) ? 'started' : 'failed';
  }

  /** @returns {Promise<boolean>} whether it is ready */
  start() {
    return new Promise((done) => {
      this.child = startChild(['--v8-pool-size=1', join(root, 'packages', 'server', 'dist', 'main.js')], {
        cwd: root,
        env: this.env,
        onLine: (line) => {
          if (line.includes('Atoll is at ')) done(true);
          else console.log(line);
        },
        onEnd: (code) => {
          console.error(`The server ended with ${code}; it starts again at the next change of its code.`);
        },
      });
      void this.child.gone.then(() => done(false));
    });
  }

  async stop() {
    this.isOver = true;
    await this.child?.stop();
    await this.busy;
  }
}
