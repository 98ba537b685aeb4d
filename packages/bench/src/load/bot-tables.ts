// Hard bots at work: who answered for them, as the server counts it. People beside them answer at once.

import { BadInput } from '../bad-input.js';
import { textTable } from '../text-table.js';
import { CrowdTable, makeMixedTable, namedPerson } from './crowd.js';
import { metricsOf } from './metrics.js';
import type { Metrics } from './metrics.js';
import { pause } from './time.js';

export interface BotTableWish {
  readonly game: string;
  readonly bots: number;
}

const MOST_TABLES = 50;
const MOST_BOTS = 7;
const LOOK_AGAIN_MS = 10;

/** `san-juan:1 archipelago:3`: a table for each word, with so many Hard bots. */
export function botTableWishes(text: string): BotTableWish[] {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  if (words.length === 0 || words.length > MOST_TABLES) {
    throw new BadInput(`--bot-tables must name 1 to ${MOST_TABLES} tables, as in "san-juan:1 archipelago:3"`);
  }
  return words.map((word) => {
    const [, game, bots] = /^([a-z][a-z-]*):(\d+)$/.exec(word) ?? [];
    if (game === undefined || Number(bots) < 1 || Number(bots) > MOST_BOTS) {
      throw new BadInput(`'${word}' is not a game and its number of bots, as in san-juan:1`);
    }
    return { game, bots: Number(bots) };
  });
}

/** Who answered: the bot, Normal in its place, or the rules in theirs. Null where this server does not count it. */
export interface BotAnswers {
  readonly bot: number | null;
  readonly standIn: number | null;
  readonly fallback: number | null;
  /** Moves of the people beside them, and whole games. */
  readonly people: number;
  readonly games: number;
}

export function answersIn(metrics: Metrics): Pick<BotAnswers, 'bot' | 'standIn' | 'fallback'> {
  const by = (name: string): number | null => metrics.get(`atoll_bot_answers_total{by="${name}"}`) ?? null;
  // Before it was counted who answers, only the rules' own answers were.
  return {
    bot: by('bot'),
    standIn: by('stand-in'),
    fallback: by('fallback') ?? metrics.get('atoll_bot_failures_total') ?? null,
  };
}

export async function playBeside(url: string, wishes: readonly BotTableWish[], ms: number): Promise<BotAnswers> {
  const seatsOf = await leastSeats(url, wishes);
  const until = performance.now() + ms;
  let [people, games] = [0, 0];
  await Promise.all(
    wishes.map(async ({ game, bots }, number) => {
      while (performance.now() < until) {
        const table = await setTable(url, game, bots, seatsOf.get(game) ?? 0, number);
        for (; performance.now() < until && !table.over;) {
          if ((await answerOr(table, until)) === null) await pause(LOOK_AGAIN_MS);
          else people += 1;
        }
        if (table.over) games += 1;
        table.close();
      }
    }),
  );
  return { ...answersIn(await metricsOf(url)), people, games };
}

/** An answer that would come after the end is not waited for. */
async function answerOr(table: CrowdTable, until: number): ReturnType<CrowdTable['play']> {
  const late = pause(Math.max(0, until - performance.now())).then(() => null);
  return Promise.race([table.play(), late]);
}

/** People take the seats the game needs beside the bots: one, or as many as it takes. */
async function setTable(url: string, game: string, bots: number, least: number, number: number): Promise<CrowdTable> {
  const count = Math.max(1, least - bots);
  const cookies = await Promise.all(Array.from({ length: count }, (_, seat) => namedPerson(url, `Beside ${seat}`)));
  const people = cookies.map((_, seat) => (seat === 0 ? 'me' : 'open'));
  const seats = [...people, ...Array.from({ length: bots }, () => ({ bot: 'hard' }))];
  const id = await makeMixedTable({ url, game }, cookies, { seats });
  const table = new CrowdTable({ url, game, seats: seats.length }, id, cookies, number);
  await table.open();
  return table;
}

async function leastSeats(url: string, wishes: readonly BotTableWish[]): Promise<ReadonlyMap<string, number>> {
  const games = (await (await fetch(`${url}/api/games`)).json()) as {
    id: string;
    seats: { min: number; max: number };
  }[];
  for (const { game, bots } of wishes) {
    const known = games.find(({ id }) => id === game);
    if (known === undefined) throw new BadInput(`there is no game '${game}'`);
    if (bots + 1 > known.seats.max) throw new BadInput(`${game} has no room for ${bots} bots beside a person`);
  }
  return new Map(games.map(({ id, seats }) => [id, seats.min]));
}

/** Of a hundred answers, fewer than one from a stand-in, and none from the rules. */
const MOST_STAND_INS = 0.01;

export interface Judged {
  readonly holds: boolean;
  readonly standInShare: number | null;
  /** In a sentence. */
  readonly why: string;
}

export function judgeAnswers({ bot, standIn, fallback }: BotAnswers): Judged {
  if (bot === null || standIn === null || fallback === null) {
    const why = 'This server does not count who answers (atoll_bot_answers_total): nothing can be said of stand-ins';
    return { holds: false, standInShare: null, why };
  }
  const all = bot + standIn + fallback;
  if (all === 0) return { holds: false, standInShare: null, why: 'No bot answered at all' };
  const standInShare = standIn / all;
  const holds = standInShare < MOST_STAND_INS && fallback === 0;
  const why = holds
    ? 'Fewer than 1 in 100 answers came from a stand-in, none from the rules'
    : 'Asked for: fewer than 1 in 100 answers from a stand-in, none from the rules';
  return { holds, standInShare, why };
}

export function reportAnswers(title: string, answers: BotAnswers, judged: Judged): string {
  const count = (value: number | null): string => (value === null ? 'not counted' : value.toLocaleString('en'));
  const share = judged.standInShare === null ? 'not known' : `${(judged.standInShare * 100).toFixed(2)} %`;
  const rows = [
    ['answers of the bots themselves', count(answers.bot), ''],
    ['answers of a stand-in', count(answers.standIn), ''],
    ['answers of the rules (fallback)', count(answers.fallback), ''],
    ['share of stand-ins', share, ''],
    ['moves of the people beside them', count(answers.people), ''],
    ['whole games', count(answers.games), ''],
  ];
  return `${textTable([[title, '', ''], ...rows])}\n${judged.why}.\n`;
}
