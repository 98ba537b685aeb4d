// AR-1.12 to AR-1.15 After the last discovery: decks, track, trend, objectives.

import { expose, frameId, shuffle } from '@atoll/engine';
import type { Seat } from '@atoll/engine';

import { shuffledSides } from '../board/hexes.js';
import { SIDE } from '../board/sides.js';
import { drawToTrack } from '../cards/deck.js';
import { TRACK_SLOTS } from '../data/components.js';
import { OBJECTIVE } from '../data/objectives.js';
import { TRENDS } from '../data/trends.js';
import { objectiveDeck } from '../ends.js';
import { objectivesEach, rolesLeave } from '../options.js';
import type { Emit } from '../rules.js';
import { playerOf } from '../state.js';
import type { State } from '../state.js';
import { trendsInVote, trendsWanted } from './trend-vote.js';

/** What follows the last discovery: decks, track, trend, objectives. */
export function closeTurnZero(draft: State, emit: Emit): void {
  const hexes = [...draft.hexDeck.map((side) => SIDE[side].hex), ...draft.hexDiscard];
  for (const player of draft.players) {
    hexes.push(...player.hand);
    player.hand = [];
  }
  draft.hexDeck = shuffledSides(draft, hexes);
  draft.hexDiscard = [];
  expose(draft);
  emit({ type: 'hexes-shuffled' });
  // AR-1.13 Red zones are ignored now.
  for (let slot = 0; slot < TRACK_SLOTS; slot++) drawToTrack(draft, slot, emit);
  drawTrends(draft, emit);
  dealObjectives(draft, emit);
}

/** AR-1.14, AR-28.4, AR-28.5, AR-28.8 */
function drawTrends(draft: State, emit: Emit): void {
  const { noSecrets, chooseTrend, benefactor } = draft.options;
  if (noSecrets || chooseTrend) return;
  const pile = shuffle(draft.rng, (benefactor ? trendsInVote(draft) : TRENDS).slice());
  draft.trends.push(...pile.slice(0, trendsWanted(draft)));
  emit({ type: 'trends-chosen', trends: draft.trends.slice() });
}

/** AR-1.14, AR-24.1, AR-28.4, AR-28.6 */
function dealObjectives(draft: State, emit: Emit): void {
  const seats = draft.players.length;
  const { length, noSecrets, moreSpice } = draft.options;
  const ranked = (id: (typeof deck)[number]): boolean => OBJECTIVE[id].victory.type === 'rank';
  const deck = objectiveDeck(length);
  const pile = shuffle(draft.rng, rolesLeave(draft.options, seats) ? deck.filter(ranked) : deck.slice());
  if (noSecrets) {
    draft.shown = pile.slice(0, seats);
    emit({ type: 'objectives-shown', objectives: draft.shown.slice() });
    return;
  }
  const dealt = objectivesEach(draft.options, seats) * (moreSpice ? 2 : 1);
  for (let seat = 0; seat < seats; seat++) {
    const objectives = pile.splice(0, dealt);
    playerOf(draft, seat as Seat).objectives = objectives;
    emit({ type: 'objectives-dealt', seat: seat as Seat, objectives: objectives.slice() });
  }
  expose(draft);
  if (moreSpice) {
    draft.stack.push({ kind: 'keep-objectives', id: frameId(draft), kept: draft.players.map(() => false) });
  }
}
