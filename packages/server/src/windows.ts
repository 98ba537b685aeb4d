// Counts by name within windows of time, without a promise or a timer: every message on every socket is counted.

interface Window {
  readonly until: number;
  count: number;
}

export class Windows {
  private readonly open = new Map<string, Window>();
  private sweepAt = 0;

  constructor(
    private readonly most: number,
    private readonly ms: number,
  ) {}

  /** One more; false if that is too many for the present window. */
  within(name: string, now: number): boolean {
    let window = this.open.get(name);
    if (window === undefined || window.until <= now) {
      if (now >= this.sweepAt) this.sweep(now);
      window = { until: now + this.ms, count: 0 };
      this.open.set(name, window);
    }
    window.count += 1;
    return window.count <= this.most;
  }

  get size(): number {
    return this.open.size;
  }

  private sweep(now: number): void {
    this.sweepAt = now + this.ms;
    for (const [name, { until }] of this.open) if (until <= now) this.open.delete(name);
  }
}
