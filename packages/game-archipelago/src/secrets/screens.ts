// AR-S6, AR-3.7 What lies behind the screens.

import { below, pick } from '@atoll/engine';
import type { Random, Seat, Secret } from '@atoll/engine';

import { RESOURCES } from '../data/resources.js';
import type { Resource } from '../data/resources.js';
import { goods } from '../economy/goods.js';
import { playerOf } from '../state.js';
import type { Goods, Player, State } from '../state.js';
import { othersOf } from './others.js';

const TRIES = 8;
const NO_SEAT = -1 as Seat;

/** AR-3.3, AR-11.7 What a player has put on the table lies behind that screen, and everybody knows it. */
function shownBy(state: State, seat: Seat): Goods {
  const { open } = state.deals;
  if (open !== null && open.from === seat) return open.give;
  const top = state.stack.at(-1);
  return top?.kind === 'harvest' && top.seat === seat && top.offer !== null ? top.offer : goods();
}

/** AR-22.6, AR-22.7 A robbed player who has not had to lift the screen holds a cube. */
function holdsACube({ stack }: State): Seat | null {
  const top = stack.at(-1);
  if (top?.kind === 'pirate') return top.stage === 'give' ? top.victim : null;
  return top?.kind === 'thief' && (top.stage === 'hands' || top.stage === 'pick') ? top.victim : null;
}

/** The same sum, dealt otherwise; everybody keeps at least what is known. */
function dealtAgain(amounts: readonly number[], least: readonly number[], random: Random): number[] {
  const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);
  const loose = sum(amounts) - sum(least);
  let dealt = amounts.slice();
  for (let i = 0; i < TRIES && dealt.every((amount, place) => amount === amounts[place]); i++) {
    dealt = least.slice();
    for (let left = loose; left > 0; left--) {
      const place = below(random, dealt.length);
      dealt[place] = (dealt[place] as number) + 1;
    }
  }
  return dealt;
}

/** One kind of thing that lies behind screens, and is put on the table. */
interface Stock {
  readonly name: 'florins' | 'tokens' | 'cubes';
  in(held: Pick<Goods, 'florins' | 'tokens' | 'cubes'>): number;
  put(player: Player, count: number): void;
}

const cubesOf = (resource: Resource): Stock => ({
  name: 'cubes',
  in: ({ cubes }) => cubes[resource],
  put: ({ cubes }, count) => void (cubes[resource] = count),
});

const CUBES: readonly Stock[] = RESOURCES.map(cubesOf);
const STOCKS: readonly Stock[] = [
  { name: 'florins', in: ({ florins }) => florins, put: (player, count) => void (player.florins = count) },
  { name: 'tokens', in: ({ tokens }) => tokens, put: (player, count) => void (player.tokens = count) },
  ...CUBES,
];

/**
 * How much lies behind all screens together is known, since the box is: a screen that is the only strange one is an
 * open book.
 */
export const screens: Secret<State> = {
  rule: 'AR-S6',
  names: ['florins', 'tokens', 'cubes'],
  hidden(state, viewer) {
    const others = othersOf(state, viewer);
    const behind: Record<string, number[][]> = {};
    if (others.length < 2) return behind;
    for (const stock of STOCKS) {
      const amounts = others.map((seat) => stock.in(playerOf(state, seat)));
      const isLoose = others.some((seat, i) => (amounts[i] as number) > stock.in(shownBy(state, seat)));
      if (isLoose) (behind[stock.name] ??= []).push(amounts);
    }
    return behind;
  },
  scramble(draft, viewer, random) {
    const others = othersOf(draft, viewer);
    if (others.length < 2) return;
    const shown = others.map((seat) => shownBy(draft, seat));
    const players = others.map((seat) => playerOf(draft, seat));
    const robbed = others.indexOf(holdsACube(draft) ?? NO_SEAT);
    const kept = robbed < 0 ? null : anyCube(players, random);
    for (const stock of STOCKS) {
      const least = shown.map((bundle, i) => (stock === kept && i === robbed ? 1 : stock.in(bundle)));
      const dealt = dealtAgain(
        players.map((player) => stock.in(player)),
        least,
        random,
      );
      for (const [i, player] of players.entries()) stock.put(player, dealt[i] as number);
    }
  },
};

/** The cube a robbed player is left with: any of those behind the strange screens. */
function anyCube(players: readonly Player[], random: Random): Stock {
  return pick(
    random,
    CUBES.filter((stock) => players.some((player) => stock.in(player) > 0)),
  );
}
