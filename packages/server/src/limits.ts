// How often anybody may ask, by address and by player. Counted by each process for itself: two behind one proxy allow
// up to twice as much.

import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Limits } from './config.js';
import { Windows } from './windows.js';

export class RateLimits {
  private readonly requests: RateLimiterMemory;
  private readonly messages: Windows;
  private readonly connections: RateLimiterMemory;
  private readonly chats: RateLimiterMemory;
  private readonly tables: RateLimiterMemory;

  constructor(limits: Limits) {
    this.requests = new RateLimiterMemory({ points: limits.requestsPerMinute, duration: 60 });
    this.messages = new Windows(limits.messagesPerTenSeconds, 10_000);
    this.connections = new RateLimiterMemory({ points: limits.connectionsPerMinute, duration: 60 });
    this.chats = new RateLimiterMemory({ points: limits.chatsPerMinute, duration: 60 });
    this.tables = new RateLimiterMemory({ points: limits.newTablesPerHour, duration: 3600 });
  }

  request = (who: string): Promise<boolean> => within(this.requests, who);
  message = (who: string, now: number): boolean => this.messages.within(who, now);
  connection = (who: string): Promise<boolean> => within(this.connections, who);
  chat = (who: string): Promise<boolean> => within(this.chats, who);
  newTable = (who: string): Promise<boolean> => within(this.tables, who);
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
