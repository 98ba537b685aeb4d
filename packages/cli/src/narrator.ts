// Tells the steps of a game in lines of text.

import type { Placing } from '@atoll/engine';
import { columns, paint } from './paint.js';
import type { Story, StoryStep } from './story.js';
import { inWords, joined, plainly } from './words/phrase.js';
import type { NameOf } from './words/phrase.js';
import { eventInWords } from './words/words.js';
import type { GameWords } from './words/words.js';

export interface Line {
  readonly text: string;
  readonly heading: boolean;
}

/** What happened in a step; a move that made nothing visible is told itself. */
export function linesOf(words: GameWords, step: StoryStep, nameOf: NameOf): Line[] {
  const told = step.events.filter((event) => !words.unspoken.includes(event.type));
  const lines = told.map((event) => ({
    text: eventInWords(words, event, nameOf),
    heading: words.headings.includes(event.type),
  }));
  if (step.events.length > 0 || step.input === null) return lines;
  const { seat, move } = step.input;
  return [{ text: `${nameOf(seat)} answers: ${plainly(move, nameOf)}`, heading: false }];
}

/** The lines as they stand on the screen: headings apart, the number of the move before its first line. */
export function layOut(at: number, lines: readonly Line[], coloured: boolean): string {
  let number = at === 0 ? '' : String(at);
  let text = '';
  for (const line of lines) {
    if (line.heading) {
      text += `\n${paint(coloured, 'bold', line.text)}\n`;
    } else {
      text += `${paint(coloured, 'dim', number.padStart(5))}  ${line.text}\n`;
      number = '';
    }
  }
  return text;
}

/** "Waiting for Ana (pick role) and Bruno (discard)." */
export function waitingFor(open: Story['open'], nameOf: NameOf): string {
  return `Waiting for ${joined(open.map(({ seat, ask }) => `${nameOf(seat)} (${inWords(ask)})`))}.\n`;
}

/** The places, best first, with the points by their source. */
export function rankingTable(ranking: readonly Placing[], nameOf: NameOf): string {
  const sources = [...new Set(ranking.flatMap((placing) => placing.breakdown.map(({ source }) => source)))];
  const rows = [
    ['', ...ranking.map((placing) => nameOf(placing.seat))],
    ['place', ...ranking.map((placing) => String(placing.rank))],
    ...sources.map((source) => [inWords(source), ...ranking.map((placing) => pointsFrom(placing, source))]),
    ['points', ...ranking.map((placing) => String(placing.points))],
  ];
  if (ranking.some((placing) => placing.tieBreaks.length > 0)) {
    rows.push(['tie-breaks', ...ranking.map((placing) => placing.tieBreaks.join(' / '))]);
  }
  return `${columns(rows).join('\n')}\n`;
}

function pointsFrom(placing: Placing, source: string): string {
  const points = placing.breakdown.filter((part) => part.source === source).reduce((sum, part) => sum + part.points, 0);
  return points === 0 ? '·' : String(points);
}

/** "Chloé wins.", "Ana and Dario win together.", "Nobody wins." */
export function verdict(ranking: readonly Placing[], nameOf: NameOf): string {
  const winners = ranking.filter((placing) => placing.won).map((placing) => nameOf(placing.seat));
  if (winners.length === 0) return 'Nobody wins.';
  return winners.length === 1 ? `${winners[0] ?? ''} wins.` : `${joined(winners)} win together.`;
}
