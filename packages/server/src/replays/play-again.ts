// One task of a replay, from plain data to a plain answer.

import {
  commitmentTo,
  decisionCalled,
  LUCK_SCHEME,
  readRecord,
  Recorder,
  RecordError,
  replayTo,
  rulesOfRecord,
  verify,
  writeRecord,
} from '@atoll/engine';
import type { AnyGame, GameTypes } from '@atoll/engine';
import { catchUp, fromSnapshot, inputsInForce, owing, stateAt, toldOf } from '@atoll/table';
import type { Snapshot } from '@atoll/table';
import { noncesOf, Refusal, setupOf } from '../rooms/doc.js';
import { entryOf } from '../rooms/rows.js';
import type { RulesOf } from '../rules.js';
import type { ReplayAnswer, ReplayTask } from './replays.js';

export async function playAgain(rulesOf: RulesOf, task: ReplayTask): Promise<ReplayAnswer> {
  try {
    switch (task.kind) {
      case 'check':
        return checked(await rulesOf(rulesOfRecord(task.text)), task);
      case 'look':
        return seenInRecord(await rulesOf(rulesOfRecord(task.text)), task);
      case 'write':
        return recordText(await rulesOf(task.doc), task);
      case 'moment':
        return momentOf(await rulesOf(task.doc), task);
      case 'told':
        return told(await rulesOf(task), task);
    }
  } catch (error) {
    if (error instanceof RecordError) throw new Refusal('bad-record');
    throw error;
  }
}

function checked(rules: AnyGame, { text }: ReplayTask<'check'>): ReplayAnswer<'check'> {
  const record = readRecord(rules, text);
  verify(rules, record);
  const { game, seats, inputs, luck } = record;
  return { game, seats, moves: inputs.length, luck: luck === undefined ? 'unproven' : 'proven' };
}

function seenInRecord(game: AnyGame, { text, at, viewer }: ReplayTask<'look'>): ReplayAnswer<'look'> {
  const record = readRecord(game, text);
  const isSeat = viewer === 'spectator' || viewer < record.seats;
  if (at > record.inputs.length || !isSeat) throw new Refusal('no-such-record');
  const { state, events } = replayTo(game, record, at);
  const shown = events.map((event) => game.viewEvent(event, viewer)).filter((event) => event !== null);
  return { at, view: game.view(state, viewer), events: shown, ranking: game.ranking(state) } as never;
}

/** Only the moves that counted: what was taken back is not part of the game. */
function recordText(game: AnyGame, { doc, log }: ReplayTask<'write'>): string {
  const setup = setupOf(doc);
  const luck = {
    scheme: LUCK_SCHEME,
    commitment: commitmentTo(doc.secret),
    secret: doc.secret,
    nonces: noncesOf(doc),
  } as const;
  const names = doc.seats.map(({ name }) => name ?? '');
  const recorder = new Recorder<GameTypes>(game, setup.options, setup.seats, setup.seed, luck, names);
  let { state } = game.setup(setup.seats, setup.options, setup.seed);
  for (const { decision: id, seat, move } of inputsInForce(log.map(entryOf))) {
    const decision = decisionCalled(game.decisions(state), id);
    if (decision?.seat !== seat) throw new Error(`the log of ${doc.id} does not fit its game`);
    ({ state } = game.apply(state, decision, move));
    recorder.add({ decision: id, seat, move }, state);
  }
  return writeRecord(recorder.finish(state));
}

function momentOf(game: AnyGame, task: ReplayTask<'moment'>): ReplayAnswer<'moment'> {
  const { at, viewer } = task;
  const state = stateOf(game, task);
  return { seq: at, viewer, view: game.view(state, viewer), owes: [...owing(game, state)] } as never;
}

function stateOf(game: AnyGame, { doc, snapshot, log, at }: ReplayTask<'moment'>): GameTypes['state'] {
  const entries = log.map(entryOf);
  if (snapshot === null) return stateAt(game, setupOf(doc), entries, at);
  return catchUp(fromSnapshot(game, JSON.parse(snapshot) as Snapshot, doc.clock), entries, () => {
    throw new Error(`position ${at} of ${doc.id} lies behind a take-back`);
  }).state;
}

function told(game: AnyGame, { log, viewer }: ReplayTask<'told'>): ReplayAnswer<'told'> {
  return log.map((row) => toldOf({ game }, entryOf(row), viewer));
}
