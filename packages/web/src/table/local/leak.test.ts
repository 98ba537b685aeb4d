// Leaks at a table in this browser: two tables that differ only in what a viewer may not know, by the declared secrets of
// the game. Whatever the worker tells the page of that viewer is the same, byte for byte.

import { allSeats, canonicalJson, decisionId, parseOptions, pick, randomFrom } from '@atoll/engine';
import type { AnyGame, Decision, GameTypes, Viewer } from '@atoll/engine';
import { registry } from '@atoll/games/node';
import { describe, expect, it } from 'vitest';
import { LocalHost } from './host.ts';
import type { LocalSetup } from './messages.ts';

type State = GameTypes['state'];
type Asked = Decision<GameTypes['ask']>;

const SEATS = 3;
const MOST_MOVES = 240;
/** Every so many moves two truths are compared. */
const STRIDE = 12;

/** States of one game played by chance. */
function statesOf(game: AnyGame): State[] {
  const random = randomFrom('leaks');
  let { state } = game.setup(SEATS, parseOptions(game.options, {}), 'leaks');
  const states: State[] = [];
  for (let move = 0; move < MOST_MOVES; move++) {
    const owed = game.decisions(state).filter(({ optional }) => optional !== true);
    if (owed.length === 0) break;
    if (move % STRIDE === 0) states.push(state);
    const decision = pick(random, owed);
    ({ state } = game.apply(state, decision, pick(random, game.legalMoves(state, decision))));
  }
  return states;
}

/** A table that stands so. */
function hostAt(game: AnyGame, state: State): LocalHost {
  const setup: LocalSetup = {
    id: 'local-test',
    game: game.id,
    options: { ...parseOptions(game.options, {}) },
    seats: Array.from({ length: SEATS }, () => ({ name: 'Ana', kind: 'person' as const })),
    seed: 'leaks',
    createdAt: 0,
  };
  return new LocalHost({ ...game, setup: () => ({ state: game.clone(state), events: [] }) }, setup, null);
}

/** Moves with something of another in them: most are refused, and why must not tell. */
function spoilt(moves: readonly GameTypes['move'][]): object[] {
  const last = moves.at(-1) ?? {};
  return moves.slice(0, 2).flatMap((move) => [
    { ...last, ...move },
    { ...move, ...last, type: move.type },
  ]);
}

/** Neither chance nor anything hidden comes into it: what follows is known to its owner beforehand. */
function isQuiet(game: AnyGame, state: State, decision: Asked, move: GameTypes['move']): boolean {
  const { state: after } = game.apply(state, decision, move);
  return after.exposed === state.exposed && canonicalJson(after.rng) === canonicalJson(state.rng);
}

/** All that a page of this viewer is told, whatever it asks. */
function heardBy(game: AnyGame, state: State, viewer: Viewer, quiet: ReadonlySet<string>): string {
  const host = hostAt(game, state);
  const heard: unknown[] = [host.screen(viewer), host.past.at(0, viewer), host.past.screenAt(0, viewer)];
  heard.push(host.past.course(viewer), host.past.revealedAt(0));
  if (viewer === 'spectator') return JSON.stringify(heard);
  for (const { id, legal } of host.screen(viewer).decisions) {
    for (const move of [...legal.slice(0, 3), ...spoilt(legal), { type: 'nonsense' }])
      heard.push(host.why(viewer, id, move));
    const [move] = legal;
    if (!quiet.has(id)) continue;
    heard.push(host.submit(viewer, id, move, true, 0), host.screen(viewer));
    host.undo(viewer);
    heard.push(host.screen(viewer));
  }
  return JSON.stringify(heard);
}

/** Of the viewer's questions, those whose first answer is quiet in both truths. */
function quietIn(game: AnyGame, states: readonly State[], viewer: Viewer): Set<string> {
  const [truth, ...others] = states.map(
    (state) =>
      new Set(
        game
          .decisions(state)
          .filter((decision) => decision.seat === viewer)
          .filter((decision) =>
            game
              .legalMoves(state, decision)
              .slice(0, 1)
              .some((move) => isQuiet(game, state, decision, move)),
          )
          .map(decisionId),
      ),
  );
  return new Set([...(truth ?? [])].filter((id) => others.every((other) => other.has(id))));
}

interface Compared {
  /** How often the two truths differed in something hidden. */
  readonly different: number;
  readonly leaks: readonly string[];
}

function compared(game: AnyGame, shown: AnyGame = game): Compared {
  let different = 0;
  const leaks: string[] = [];
  for (const [at, state] of statesOf(game).entries()) {
    for (const viewer of [...allSeats(SEATS), 'spectator'] as const) {
      const other = game.scramble(state, viewer, randomFrom(`other truth ${at} ${viewer}`));
      if (canonicalJson({ ...other, rng: state.rng }) !== canonicalJson(state)) different += 1;
      const quiet = quietIn(game, [state, other], viewer);
      if (heardBy(shown, state, viewer, quiet) !== heardBy(shown, other, viewer, quiet)) leaks.push(`${at} ${viewer}`);
    }
  }
  return { different, leaks };
}

describe.each(await registry.allPresent())('$id', (game) => {
  it('16.1: the worker tells a page the same in two truths it may not tell apart', () => {
    const { different, leaks } = compared(game);
    expect(leaks).toEqual([]);
    expect(different).toBeGreaterThan(10);
  });

  it('16.1: a view that tells something hidden is caught', () => {
    const view: AnyGame['view'] = (state, viewer) => ({
      ...game.view(state, viewer),
      peek: game.secrets.map((secret) => secret.hidden(state, viewer)),
    });
    expect(compared(game, { ...game, view }).leaks).not.toEqual([]);
  });
});
