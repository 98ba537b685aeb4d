// Figures for whoever runs the server.

import type { AnsweredBy } from '@atoll/bots';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export class Metrics {
  readonly registry = new Registry();
  private readonly messages = new Histogram({
    name: 'atoll_message_seconds',
    help: 'From a message to its answer, stored and told',
    labelNames: ['type'],
    buckets: [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [this.registry],
  });
  /** Looked up once: the library would hash the label again at every message. */
  private readonly byType = new Map<string, ReturnType<typeof this.messages.labels>>();
  private readonly refusals = new Counter({
    name: 'atoll_refused_total',
    help: 'Messages refused',
    labelNames: ['kind'],
    registers: [this.registry],
  });
  private readonly groups = new Histogram({
    name: 'atoll_group_units',
    help: 'Tables written in one commit',
    buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256],
    registers: [this.registry],
  });
  private readonly faults = new Counter({
    name: 'atoll_faults_total',
    help: 'Tables stopped by a fault of the rules',
    registers: [this.registry],
  });

  private readonly replays = new Histogram({
    name: 'atoll_replay_seconds',
    help: 'Games played again for records and moments of the past, with the time they waited',
    labelNames: ['kind'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [this.registry],
  });

  private readonly expired = new Counter({
    name: 'atoll_expired_total',
    help: 'Thrown away after it was kept as long as the settings say',
    labelNames: ['kind'],
    registers: [this.registry],
  });

  private readonly botAnswers = new Counter({
    name: 'atoll_bot_answers_total',
    help: 'Answers given for bots: by themselves, by Normal in their place, or by the rules',
    labelNames: ['by'],
    registers: [this.registry],
  });

  constructor(withDefaults: boolean) {
    if (withDefaults) collectDefaultMetrics({ register: this.registry });
    // Shown from the start: a rate needs a first value.
    for (const by of ['bot', 'stand-in', 'fallback'] as const) this.botAnswers.inc({ by }, 0);
  }

  message(type: string, ms: number): void {
    let ofType = this.byType.get(type);
    if (ofType === undefined) {
      ofType = this.messages.labels(type);
      this.byType.set(type, ofType);
    }
    ofType.observe(ms / 1000);
  }

  /** Reasons of the games' rules are many: only the table's own are told apart. */
  refused(reason: string): void {
    this.refusals.inc({ kind: TABLE_REASONS.has(reason) ? reason : 'rules' });
  }

  group = (units: number): void => this.groups.observe(units);

  replay = (kind: string, ms: number): void => this.replays.observe({ kind }, ms / 1000);

  expire = (kind: string, count: number): void => this.expired.inc({ kind }, count);

  botAnswer = (by: AnsweredBy): void => this.botAnswers.inc({ by });

  fault = (): void => this.faults.inc();

  gauge(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.registry],
      collect: () => {
        gauge.set(read());
      },
    });
  }
}

const TABLE_REASONS = new Set([
  'malformed',
  'too-fast',
  'closed-decision',
  'malformed-move',
  'not-seated',
  'failed',
  'store-away',
]);
