// The same rule functions inside boardgame.io's reducer: production build, undo off, any seat may move at any time,
// no hooks. The reducer is called directly, without a store or a client around it. Its plugins hand the state to a
// move as an Immer draft, so the rules run on proxies here; that spoils them for the life of a process (every access
// is compiled for proxies too), which is why each side of a comparison has a process of its own.

import { createRequire } from 'node:module';
import { silently } from '@atoll/engine';
import type { AnyGame } from '@atoll/engine';
import { anyMove, laidOutTables, layOut, owedDecision, seatsOf } from '../random-play.js';
import type { Asked, Move, State } from '../random-play.js';
import { playingSide } from './playing.js';
import type { Finished, PlayTable } from './playing.js';
import type { Side } from './side.js';

interface Store {
  readonly G: State;
}

interface MakeMove {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: 'answer'; readonly args: readonly [Asked, Move]; readonly playerID: string };
}

interface BoardgameConfig {
  readonly name: string;
  readonly setup: () => State;
  readonly moves: { readonly answer: (context: { G: State }, decision: Asked, move: Move) => void };
  readonly turn: { readonly activePlayers: { readonly all: null } };
  readonly disableUndo: true;
}

interface Boardgame {
  CreateGameReducer(wanted: { game: BoardgameConfig; isClient: false }): (store: Store, action: MakeMove) => Store;
  InitializeGame(wanted: { game: BoardgameConfig; numPlayers: number }): Store;
}

// Its folder has no entry for ES modules, and it looks at NODE_ENV while it loads.
const require = createRequire(import.meta.url);
const boardgame = require('boardgame.io/internal') as Boardgame;

/** Moves from laid-out tables; a table is never changed, so each game starts from the same one. */
export function boardgameSide(game: AnyGame): Side {
  const tables = laidOutTables(game).map((state) => initialize(game, () => state));
  const finish = finisher(game);
  return playingSide((table, random) => finish(tables[table] as Store, random), tables.length, 'moves');
}

/** Whole games, from the shuffling to the end. */
export function boardgameGamesSide(game: AnyGame): Side {
  const finish = finisher(game);
  const play: PlayTable = (table, random) =>
    finish(
      initialize(game, () => layOut(game, table)),
      random,
    );
  return playingSide(play, 1000, 'games');
}

function initialize(game: AnyGame, setup: () => State): Store {
  return boardgame.InitializeGame({ game: configOf(game, setup), numPlayers: seatsOf(game) });
}

function configOf(game: AnyGame, setup: () => State): BoardgameConfig {
  return {
    name: game.id,
    setup,
    // What a move returns is the next state there, so it must return nothing.
    moves: { answer: ({ G }, decision, move) => void game.perform(G, decision, move, silently) },
    turn: { activePlayers: { all: null } },
    disableUndo: true,
  };
}

function finisher(game: AnyGame): (store: Store, random: Parameters<PlayTable>[1]) => Finished {
  const reduce = boardgame.CreateGameReducer({ game: configOf(game, () => layOut(game, 0)), isClient: false });
  return (start, random) => {
    let store = start;
    let moves = 0;
    for (
      let decision = owedDecision(game.decisions(store.G), random);
      decision !== null;
      decision = owedDecision(game.decisions(store.G), random)
    ) {
      const move = anyMove(game, store.G, decision, random);
      const playerID = String(decision.seat);
      store = reduce(store, { type: 'MAKE_MOVE', payload: { type: 'answer', args: [decision, move], playerID } });
      moves += 1;
    }
    return { state: store.G, moves };
  };
}
