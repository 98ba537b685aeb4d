// How often anybody may ask, by address and by player. Counted by each process for itself: two behind one proxy allow
// up to twice as much.

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limits } from './config.js';
import { Refusal } from './rooms/doc.js';
import { Windows } from './windows.js';

/** Too much within the present window, which ends in so many seconds. */
export class TooFast extends Refusal {
  constructor(readonly seconds: number) {
    super('too-fast');
  }
}

export class RateLimits {
  private readonly requests: RateLimiterMemory;
  private readonly messages: Windows;
  private readonly connections: RateLimiterMemory;
  private readonly chats: RateLimiterMemory;
  private readonly tables: RateLimiterMemory;
  private readonly records: RateLimiterMemory;
  private readonly moments: RateLimiterMemory;
  private readonly takeBacks: RateLimiterMemory;

  constructor(limits: Limits) {
    this.requests = new RateLimiterMemory({ points: limits.requestsPerMinute, duration: 60 });
    this.messages = new Windows(limits.messagesPerTenSeconds, 10_000);
    this.connections = new RateLimiterMemory({ points: limits.connectionsPerMinute, duration: 60 });
    this.chats = new RateLimiterMemory({ points: limits.chatsPerMinute, duration: 60 });
    this.tables = new RateLimiterMemory({ points: limits.newTablesPerHour, duration: 3600 });
    this.records = new RateLimiterMemory({ points: limits.recordsPerMinute, duration: 60 });
    this.moments = new RateLimiterMemory({ points: limits.momentsPerMinute, duration: 60 });
    this.takeBacks = new RateLimiterMemory({ points: limits.takeBacksPerMinute, duration: 60 });
  }

  request = (who: string): Promise<boolean> => within(this.requests, who);
  message = (who: string, now: number): boolean => this.messages.within(who, now);
  connection = (who: string): Promise<boolean> => within(this.connections, who);
  chat = (who: string): Promise<boolean> => within(this.chats, who);
  newTable = (who: string): Promise<boolean> => within(this.tables, who);
  takeBack = (seat: string): Promise<boolean> => within(this.takeBacks, seat);
  /** By each of the asker's names: a player with many addresses, and an address with many players. */
  record = (names: readonly string[]): Promise<void> => charge(this.records, names);
  moment = (names: readonly string[]): Promise<void> => charge(this.moments, names);
}

async function charge(limiter: RateLimiterMemory, names: readonly string[]): Promise<void> {
  try {
    for (const name of names) await limiter.consume(name);
  } catch (left) {
    throw left instanceof RateLimiterRes ? new TooFast(Math.max(1, Math.ceil(left.msBeforeNext / 1000))) : left;
  }
}

/** The library rejects when the points are used up. */
async function within(limiter: RateLimiterMemory, who: string): Promise<boolean> {
  try {
    await limiter.consume(who);
    return true;
  } catch {
    return false;
  }
}
