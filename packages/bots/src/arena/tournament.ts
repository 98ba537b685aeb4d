// Many matches: every deal is played from every seat, so that luck of cards and seats falls on all alike.

import { wilson } from './interval.js';
import type { Interval } from './interval.js';
import type { Result } from './match.js';
import type { PlayerName } from './player.js';

/** Who sits where in the game with this number, and on which deal. */
export interface Pairing {
  readonly seating: readonly PlayerName[];
  readonly seed: string;
  /** By seat, which of the players of the list sits there. */
  readonly places: readonly number[];
}

export function pairingOf(players: readonly PlayerName[], seed: string, index: number): Pairing {
  const seats = players.length;
  const places = players.map((_, seat) => (seat + (index % seats)) % seats);
  const seating = places.map((place) => players[place] as PlayerName);
  return { seating, places, seed: `${seed}-${Math.floor(index / seats)}` };
}

export interface Standing {
  readonly player: PlayerName;
  /** How many of them sat at each table. */
  readonly seats: number;
  readonly games: number;
  /** The share of games one of them won, and its Wilson 95 % interval. */
  readonly winRate: number;
  readonly interval: Interval;
  readonly points: number;
  /** Milliseconds of an answer. */
  readonly mean: number;
  readonly p99: number;
  readonly slowest: number;
}

/** Sums up by name: three Normals at a table are one line. */
export class Scores {
  private readonly wins = new Map<PlayerName, number>();
  private readonly points = new Map<PlayerName, number>();
  private readonly times = new Map<PlayerName, number[]>();
  private games = 0;

  constructor(private readonly players: readonly PlayerName[]) {}

  add({ seating }: Pairing, result: Result): void {
    this.games += 1;
    for (const [seat, player] of seating.entries()) {
      this.wins.set(player, (this.wins.get(player) ?? 0) + (result.wins[seat] ?? 0));
      this.points.set(player, (this.points.get(player) ?? 0) + (result.points[seat] ?? 0));
      const times = this.times.get(player) ?? [];
      for (const time of result.times[seat] ?? []) times.push(time);
      this.times.set(player, times);
    }
  }

  standings(): Standing[] {
    return [...new Set(this.players)].map((player) => this.standingOf(player));
  }

  private standingOf(player: PlayerName): Standing {
    const { games } = this;
    const seats = this.players.filter((name) => name === player).length;
    const times = Float64Array.from(this.times.get(player) ?? []).toSorted();
    const winRate = (this.wins.get(player) ?? 0) / seats / games;
    return {
      player,
      seats,
      games,
      winRate,
      interval: wilson(winRate, games),
      points: (this.points.get(player) ?? 0) / seats / games,
      mean: times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length),
      p99: times[Math.ceil(times.length * 0.99) - 1] ?? 0,
      slowest: times.at(-1) ?? 0,
    };
  }
}
