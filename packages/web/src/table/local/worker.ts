// The worker: one local table, its bots' pace, its storage.

import { playTask } from '@atoll/bots';
import type { Seat, Viewer } from '@atoll/engine';
import { namesOf, parseOptions, readRecord, rulesOfRecord } from '@atoll/engine';
import type { OptionsSchema } from '@atoll/engine';
import { expose } from 'comlink';
import { botName } from '../bot-names.ts';
import { answerAsBot } from './bot-play.ts';
import { LocalHost } from './host.ts';
import type { GameSheet, LocalScreen, LocalTableApi, LocalUpdate, Options, StoredTable } from './messages.ts';
import { resumed } from './resumed.ts';
import { brainOf, presentRules, rulesOf } from './rules.ts';
import { loadTable, saveTable } from './store.ts';
import { Thinker, THINKING_MS } from './thinker.ts';

let host: LocalHost | null = null;
let tell: ((update: LocalUpdate) => void) | null = null;
let viewer: Viewer = 'spectator';
let curtain: Seat | null = null;
let pace = 600;
const thinker = new Thinker();
/** What the page already has of the log. */
let sent: { viewer: Viewer; committed: number } = { viewer: 'spectator', committed: 0 };

function running(): LocalHost {
  if (host === null) throw new Error('no table has been opened in this worker');
  return host;
}

function mySeat(): Seat {
  if (viewer === 'spectator') throw new Error('a spectator answers nothing');
  return viewer;
}

/** Who looks at the screen: the person who is asked. Between two people with hands to hide, a curtain. */
function turnScreen(table: LocalHost): void {
  const people = [...table.setup.seats.keys()].filter((seat) => table.setup.seats[seat]?.kind === 'person') as Seat[];
  if (people.length <= 1) {
    viewer = people[0] ?? 'spectator';
    return;
  }
  if (viewer !== 'spectator' && table.owesStill(viewer)) return;
  const next = table.peopleOwing()[0];
  if (next === undefined || next === viewer) return;
  curtain = next;
}

function update(): void {
  const table = running();
  turnScreen(table);
  // Behind the curtain nobody's hand is on screen.
  const screen: LocalScreen = table.screen(curtain === null ? viewer : 'spectator');
  const drafted = screen.canUndo ? screen.log.filter(({ seq }) => seq > table.committed).length : 0;
  const from = sent.viewer === screen.viewer ? Math.min(sent.committed, screen.log.length) : 0;
  sent = { viewer: screen.viewer, committed: screen.log.length - drafted };
  tell?.({ ...screen, logFrom: from, log: screen.log.slice(from), curtain });
}

function changed(): void {
  wake();
  update();
  void saveTable(running().stored(Date.now()));
  void playBots();
}

/** Where nothing moves on screen, the answers of bots are shown together: at most so many milliseconds late. */
const AT_ONCE_MS = 80;

let isBotAsked = false;
/** Ends the wait of the bots for somebody who was writing. */
let wake = (): void => {};

/** Bots answer one after the other, each after a pause one can follow. */
async function playBots(): Promise<void> {
  if (isBotAsked) return;
  isBotAsked = true;
  const table = running();
  let shown = performance.now();
  let isShown = true;
  for (;;) {
    const held = table.heldUntil(Date.now());
    if (held !== null) {
      await rest(held - Date.now());
      continue;
    }
    const task = table.botTask(THINKING_MS);
    if (task === null) break;
    const before = table.committed;
    await answerAsBot(table, task, thinker, { now: Date.now, pause, pace });
    if (table.committed === before) continue;
    isShown = pace > 0 || performance.now() - shown > AT_ONCE_MS;
    if (!isShown) continue;
    shown = performance.now();
    update();
  }
  isBotAsked = false;
  if (!isShown) update();
  void saveTable(table.stored(Date.now()));
}

async function pause(milliseconds: number): Promise<void> {
  if (milliseconds > 0) await new Promise((done) => setTimeout(done, milliseconds));
}

/** Until that time has passed, or whoever was writing has done something else. */
async function rest(milliseconds: number): Promise<void> {
  const woken = new Promise<void>((done) => {
    wake = done;
  });
  await Promise.race([woken, pause(milliseconds)]);
}

function begin(table: LocalHost, onUpdate: (update: LocalUpdate) => void): void {
  host = table;
  tell = onUpdate;
  viewer = 'spectator';
  curtain = null;
  sent = { viewer: 'spectator', committed: 0 };
  changed();
}

const api: LocalTableApi = {
  async describe(game): Promise<GameSheet> {
    const { id, seats, options } = await presentRules(game);
    return { id, seats, options: (options as OptionsSchema<Record<string, string | number | boolean>>).fields };
  },
  async checkOptions(game, options, seats) {
    const schema = (await presentRules(game)).options;
    return schema.check?.(parseOptions(schema, options), seats) ?? null;
  },
  async start(setup, onUpdate) {
    const game = await presentRules(setup.game);
    const options = parseOptions(game.options, setup.options) as Options;
    const { id, rulesVersion } = game;
    begin(new LocalHost(game, { ...setup, rulesVersion, options }, await brainOf(id, rulesVersion)), onUpdate);
  },
  async resume(id, onUpdate) {
    const stored = await loadTable(id);
    if (stored === null) return null;
    begin(await resumed(stored, rulesOf, brainOf), onUpdate);
    return stored.setup;
  },
  think: (task) => playTask(task, brainOf, () => performance.now()),
  setPace(milliseconds) {
    pace = milliseconds;
  },
  submit(decision, move, hold, ask) {
    const outcome = running().submit(mySeat(), decision, move, hold, Date.now(), ask);
    changed();
    return outcome;
  },
  write(decision) {
    running().write(mySeat(), decision, Date.now());
    wake();
  },
  undo(count) {
    for (let left = count; left > 0; left--) running().undo(mySeat());
    changed();
  },
  confirm() {
    running().confirm(mySeat(), Date.now());
    changed();
  },
  why: (decision, move) => running().why(mySeat(), decision, move),
  liftCurtain() {
    if (curtain === null) return;
    viewer = curtain;
    curtain = null;
    update();
  },
  at: (seq, eyes) => running().past.at(seq, eyes),
  course: (eyes) => running().past.course(eyes),
  record: () => running().past.record(),
  async review(from) {
    const stored = 'id' in from ? await loadTable(from.id) : await readStored(from.record);
    if (stored === null) return null;
    host = await resumed(stored, rulesOf, null);
    return { setup: stored.setup, moves: host.committed, over: host.isOver };
  },
  async keep(text, id) {
    try {
      const stored = await readStored(text, id);
      const read = await resumed(stored, rulesOf, null);
      await saveTable(read.stored(Date.now()));
      return true;
    } catch (error) {
      console.warn(error);
      return false;
    }
  },
  screenAt: (seq, eyes) => running().past.screenAt(seq, eyes),
  revealedAt: (seq) => running().past.revealedAt(seq),
};

/** A record read as if it had been played here. */
async function readStored(text: string, id = 'record'): Promise<StoredTable> {
  const played = rulesOfRecord(text);
  const game = await rulesOf(played.game, played.rulesVersion);
  const record = readRecord(game, text);
  const { options, seats, seed, inputs } = record;
  const names = namesOf(record);
  return {
    setup: {
      id,
      game: game.id,
      rulesVersion: game.rulesVersion,
      options: options as Options,
      seats: Array.from({ length: seats }, (_, seat) => ({ name: names[seat] || botName(seat), kind: 'person' })),
      seed,
      createdAt: 0,
    },
    inputs: inputs.map(({ seat, decision, move }) => ({ seat, decision, move, at: 0 })),
    changedAt: 0,
    over: true,
    waitingFor: [],
    winners: [],
  };
}

expose(api);
