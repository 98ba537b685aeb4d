// Who is writing an offer. Bots leave the table as it is meanwhile, since going on would close what is being written;
// but nobody can hold a table up for longer than a minute at one step of the game.

import { canonicalJson, decisionId } from '@atoll/engine';
import type { Decision, Seat } from '@atoll/engine';

const LONGEST_MS = 60_000;

interface Writing {
  readonly decision: Decision<unknown>;
  readonly until: number;
}

/** How the table stands. */
export interface Step {
  /** Whom the game waits for. */
  readonly owing: readonly Seat[];
  /** The seat's open decision of that id. */
  readonly open: (seat: Seat, id: string) => Decision<unknown> | undefined;
}

export class Writers {
  private readonly bySeat = new Map<Seat, Writing>();
  /** Since when the game has been held up while it waits for the same seats. */
  private held: { readonly owing: string; readonly since: number } | null = null;

  /** Somebody writes an answer to this decision; without another word that is believed until then. */
  note(decision: Decision<unknown>, until: number): void {
    this.bySeat.set(decision.seat, { decision, until });
  }

  /** Sent, given up, or gone. */
  end(seat: Seat): void {
    this.bySeat.delete(seat);
  }

  /** Whether that seat was last heard to be writing. */
  has(seat: Seat): boolean {
    return this.bySeat.has(seat);
  }

  /** Who is writing now. */
  seats(step: Step, now: number): readonly Seat[] {
    return [...this.bySeat.keys()].filter((seat) => this.isWriting(seat, step, now)).toSorted((a, b) => a - b);
  }

  /** Until when bots wait; null if they need not. */
  heldUntil(step: Step, now: number): number | null {
    const owing = step.owing.join(' ');
    // Asked after every change, so that a step that comes again is a new one.
    if (this.held?.owing !== owing) this.held = null;
    const writing = this.seats(step, now);
    if (writing.length === 0) return null;
    this.held ??= { owing, since: now };
    const lastWord = Math.max(...writing.map((seat) => this.bySeat.get(seat)?.until ?? now));
    const until = Math.min(lastWord, this.held.since + LONGEST_MS);
    return until > now ? until : null;
  }

  /** The same id may ask something else by now: a crisis passes from player to player. */
  private isWriting(seat: Seat, { open }: Step, now: number): boolean {
    const writing = this.bySeat.get(seat);
    if (writing === undefined || writing.until <= now) return false;
    const asked = open(seat, decisionId(writing.decision));
    return asked !== undefined && canonicalJson(asked.ask) === canonicalJson(writing.decision.ask);
  }
}
