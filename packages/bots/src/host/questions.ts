// Which questions are put to the bots of one table, and in which order: as in the arena, where their strength is measured.

import { decisionId } from '@atoll/engine';
import type { AnyGame, Decision, GameTypes, Seat } from '@atoll/engine';
import type { Brain } from '../brain.js';

type Asked = Decision<GameTypes['ask']>;

/** How a table stands, as far as its bots are concerned. */
export interface Position {
  readonly game: AnyGame;
  readonly state: GameTypes['state'];
  /** Grows with every committed answer. */
  readonly seq: number;
  readonly isBot: (seat: Seat) => boolean;
}

/** Bots may make offers to each other; the game must go on all the same. */
const MOST_TAKEN = 10;

export class Questions {
  private seq = -1;
  /** Optional decisions that are not worth asking about again until something has happened. */
  private readonly declined = new Set<string>();
  /** What the game waited for when bots last took something up, and how often they have since. */
  private owed = '';
  private taken = 0;

  /** `brain`: null for a game nobody has taught the bots; they leave alone what they need not answer there. */
  constructor(private readonly brain: Brain | null) {}

  /**
   * Those to be asked now. What a bot may do comes before what anybody owes, one at a time: going on would close it.
   * Then all that bots owe, since they may answer at the same time.
   */
  next(position: Position): readonly Asked[] {
    const open = position.game.decisions(position.state);
    const owed = open.filter(({ optional }) => optional !== true);
    this.follow(position.seq, owed.map(decisionId).join(' '));
    const optional =
      this.taken < MOST_TAKEN ? open.find((decision) => this.isWorthAsking(position, decision)) : undefined;
    return optional === undefined ? owed.filter(({ seat }) => position.isBot(seat)) : [optional];
  }

  /** `id`: of the decision that was left alone. */
  noteDeclined(seq: number, id: string): void {
    if (seq === this.seq) this.declined.add(id);
  }

  noteTaken(): void {
    this.taken += 1;
  }

  private follow(seq: number, owed: string): void {
    if (owed !== this.owed) [this.owed, this.taken] = [owed, 0];
    if (seq === this.seq) return;
    this.seq = seq;
    this.declined.clear();
  }

  private isWorthAsking({ game, state, isBot }: Position, decision: Asked): boolean {
    const { brain } = this;
    if (brain === null || decision.optional !== true || !isBot(decision.seat)) return false;
    const id = decisionId(decision);
    if (this.declined.has(id)) return false;
    if (isMinded(brain, decision, () => game.view(state, decision.seat))) return true;
    this.declined.add(id);
    return false;
  }
}

/** A brain that fails at this has nothing to offer: the game goes on without. */
function isMinded(brain: Brain, decision: Asked, view: () => GameTypes['view']): boolean {
  if (brain.attentionTo(decision) === 'none') return false;
  try {
    return brain.minds?.(view(), decision) !== false;
  } catch {
    return false;
  }
}
