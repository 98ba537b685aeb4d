// What the suite has found: faults by property, and the figures worth knowing.

import type { Property } from './properties.js';
import { Shares } from './shares.js';

const KEPT = 3;

export class Findings {
  private readonly faults = new Map<Property, { count: number; readonly first: string[] }>();
  games = 0;
  brokenOff = 0;
  steps = 0;
  longestGame = 0;
  freeSteps = 0;
  /** How often each secret differed in a scrambled state, and in a guessed one. */
  readonly secrets = new Shares();
  readonly guesses = new Shares();
  longestList = 0;
  longestListAsk = '';
  readonly endings = new Map<string, number>();

  fault(property: Property, message: string): void {
    const found = this.faults.get(property) ?? { count: 0, first: [] };
    found.count += 1;
    if (found.first.length < KEPT) found.first.push(message);
    this.faults.set(property, found);
  }

  step(ask: string, moves: number): void {
    this.steps += 1;
    if (moves <= this.longestList) return;
    this.longestList = moves;
    this.longestListAsk = ask;
  }

  freeStep(): void {
    this.freeSteps += 1;
  }

  game(steps: number, over: boolean, ending: string | null): void {
    this.games += 1;
    if (!over) this.brokenOff += 1;
    this.longestGame = Math.max(this.longestGame, steps);
    const name = ending ?? 'none';
    this.endings.set(name, (this.endings.get(name) ?? 0) + 1);
  }

  /** Which properties were found broken. */
  broken(): Property[] {
    return [...this.faults.keys()];
  }

  /** Throws with the first few faults of a property. */
  demand(property: Property): void {
    const found = this.faults.get(property);
    if (found === undefined) return;
    const more = found.count > found.first.length ? `\n  … ${found.count} times in all` : '';
    throw new Error(`${found.first.map((message) => `\n  ${message}`).join('')}${more}`);
  }

  figures(): string {
    const endings = [...this.endings].map(([ending, games]) => `${ending} ${games}`).join(', ');
    return (
      `${this.games} games (${endings}; ${this.brokenOff} broken off), ${this.steps} moves, longest game ${this.longestGame}, ` +
      `longest list ${this.longestList} (${this.longestListAsk}), ${this.freeSteps} steps tried for undo, secrets that differed when scrambled: ${this.secrets.figures()}`
    );
  }
}
