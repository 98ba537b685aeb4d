// One random game under the eyes of every check, and what was found.

import { allSeats, barrierOf, deepFreeze, hashOf, randomFrom, readRecord, verify, writeRecord } from '@atoll/engine';
import type { DecisionId, Game, GameTypes, Seat, Step } from '@atoll/engine';
import { brief } from '../difference.js';
import { randomPlayout } from '../playout.js';
import type { Played, Table } from '../playout.js';
import { checkIds, checkSimultaneous } from './answers.js';
import { Findings } from './findings.js';
import { checkDecision, checkList } from './legality.js';
import { MovesSeen } from './mutations.js';
import { describeError, guarded } from './probe.js';
import type { Probe, ReportFault } from './probe.js';
import type { Property } from './properties.js';
import { checkSameLuck } from './same-luck.js';
import { checkSecrets } from './secrets.js';
import { settingsOf } from './settings.js';
import type { ConformanceOptions, Settings } from './settings.js';
import { checkClone, checkEvents, checkJson, checkPerform, checkState, checkViews } from './states.js';

/** Plays one game and reports into `findings`. A fault's message names the table to hand over here again. */
export function examineGame<G extends GameTypes>(
  game: Game<G>,
  table: Table<G>,
  options: ConformanceOptions<G> = {},
  findings: Findings = new Findings(),
): Findings {
  new Examination(game, table, settingsOf(options), findings).run();
  return findings;
}

/** The expensive checks, and the property that is broken if one cannot even be made. */
const CLOSE_CHECKS: readonly [Property, <G extends GameTypes>(probe: Probe<G>) => void][] = [
  ['clone', checkClone],
  ['perform', checkPerform],
  ['json', checkJson],
  ['plain', checkViews],
  ['simultaneous', checkSimultaneous],
  ['leak', checkSecrets],
  ['leak', checkSameLuck],
];

const OPENING = 8;

class Examination<G extends GameTypes> {
  private readonly seen = new MovesSeen();
  private readonly answered = new Set<DecisionId>();
  private readonly kindsSeen = new Set<string>();
  private readonly past: { readonly state: G['state']; readonly hash: string }[] = [];
  private readonly seats: readonly Seat[];
  private played = 0;
  private place = 'set-up';

  constructor(
    private readonly game: Game<G>,
    private readonly table: Table<G>,
    private readonly settings: Settings<G>,
    private readonly findings: Findings,
  ) {
    this.seats = allSeats(table.seats);
  }

  private readonly fault: ReportFault = (property, message) => {
    const { game, table, place } = this;
    this.findings.fault(
      property,
      `${message}\n    ${place} of examineGame(${game.id}, ${JSON.stringify(table)}) with the suite's options`,
    );
  };

  run(): void {
    const { settings, findings } = this;
    const playout = guarded(this.fault, 'throws', 'the game', () =>
      randomPlayout(this.watched(), this.table, {
        ...settings,
        onSetup: (step) => {
          checkState(this.game, step.state, this.seats, this.fault);
          checkEvents(this.game, step, this.fault);
        },
        onStep: (played) => this.step(played),
      }),
    );
    this.checkPast();
    if (playout === null) return;
    findings.game(playout.steps, playout.over, this.game.ending(playout.last));
    this.place = `move ${playout.steps}`;
    if (!playout.over && settings.mustEnd) this.fault('end', `the game is not over after ${playout.steps} moves`);
    guarded(this.fault, 'plain', 'the last view', () => {
      for (const viewer of [...this.seats, 'spectator'] as const) this.game.view(playout.last, viewer);
    });
    guarded(this.fault, 'replay', 'playing the record again', () => {
      const record = readRecord(this.game, writeRecord(playout.record));
      if (hashOf(verify(this.game, record)) !== hashOf(playout.last)) throw new Error('the last states differ');
    });
  }

  /** The game with frozen states: rules that write to a state they were only given to read throw. */
  private watched(): Game<G> {
    const { game } = this;
    const frozen = (step: Step<G>): Step<G> => ({ state: deepFreeze(step.state), events: deepFreeze(step.events) });
    return {
      ...game,
      setup: (seats, options, seed) => frozen(game.setup(seats, options, seed)),
      apply: (state, decision, move) => {
        this.place = `move ${this.played}, ask '${decision.ask.kind}'`;
        try {
          return frozen(game.apply(state, decision, move));
        } catch (error) {
          // Only the frozen state objects: then the rules wrote to it.
          const step = game.apply(structuredClone(state), decision, move);
          this.fault('untouched', `apply of ${brief(move)} wrote to the state it was given: ${describeError(error)}`);
          return frozen(step);
        }
      },
    };
  }

  private step(played: Played<G>): void {
    const { game, table, settings, findings, seen } = this;
    const { at, decision, legal, move } = played;
    this.played = at + 1;
    const random = randomFrom(`${table.seed}/${at}`);
    const probe: Probe<G> = {
      game,
      seats: this.seats,
      settings,
      played,
      random,
      seen,
      fault: this.fault,
      findings,
    };
    findings.step(decision.ask.kind, legal.length);
    seen.add(move);
    guarded(this.fault, 'throws', 'reading the state', () => {
      checkState(game, played.after, this.seats, this.fault);
      checkEvents(game, { state: played.after, events: played.events }, this.fault);
      checkList(probe, decision, legal);
      checkIds(probe, this.answered);
    });
    if (this.isWorthALook(played)) this.lookClosely(probe);
  }

  private isWorthALook(played: Played<G>): boolean {
    const kind = `${played.decision.ask.kind}/${played.move.type}`;
    // The first answers of several seats at once (a draft, a vote) are over before a kind has come up twice.
    if (this.kindsSeen.has(kind)) return played.at < OPENING || played.at % this.settings.every === 0;
    this.kindsSeen.add(kind);
    return true;
  }

  private lookClosely(probe: Probe<G>): void {
    const { played } = probe;
    this.past.push({ state: played.before, hash: hashOf(played.before) });
    if (barrierOf(this.game, played.before, played.after, played.decision.seat) === null) this.findings.freeStep();
    for (const [property, check] of CLOSE_CHECKS) guarded(this.fault, property, check.name, () => check(probe));
    for (const decision of played.open) {
      guarded(this.fault, 'listed', `the question '${decision.ask.kind}'`, () => checkDecision(probe, decision));
    }
  }

  private checkPast(): void {
    for (const { state, hash } of this.past) {
      if (hashOf(state) !== hash) this.fault('untouched', 'a state of the past was changed later');
    }
  }
}
