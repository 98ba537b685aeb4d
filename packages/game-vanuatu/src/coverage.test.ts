import type { Decision } from '@atoll/engine';
import { coverage } from '@atoll/testkit';
import { actionOf } from './actions/perform.js';
import type { Ask } from './asks.js';
import { islandSpaces, neighboursOf } from './board/geometry.js';
import { ACTION_IDS, ACTION_INDEX, ACTIONS } from './data/actions.js';
import { CHARACTER_IDS } from './data/characters.js';
import { SPACE_INDEX } from './data/spaces.js';
import { isIsland } from './data/tiles.js';
import type { VanuatuEvent } from './events.js';
import { vanuatu } from './index.js';
import { markersOn } from './majority.js';
import type { ActionMove, Move } from './moves.js';
import { isTwoPlayerGame, playerAt } from './state.js';
import type { State } from './state.js';

const fittingCharacters = ACTION_IDS.flatMap((id) => ACTIONS[id].character ?? []);

const expected = [
  ...CHARACTER_IDS.map((id) => `taken ${id}`),
  ...CHARACTER_IDS.map((id) => `used ${id}`),
  ...ACTION_IDS.map((id) => `performed ${id}`),
  ...ACTION_IDS.map((id) => `taken back ${id}`),
  ...fittingCharacters.map((id) => `neutral tie won by ${id}`),
  'neutral tie won by governor',
  'neutral markers passed by preacher',
  'last token taken unasked',
  'island placed by VA-4.9',
  'ocean placed by VA-4.9',
];

function isActionMove(move: Move): move is ActionMove {
  return 'bonus' in move;
}

/** VA-12.6 to VA-12.9: how a player comes to act on a space with as many neutral markers as his own, or more. */
function neutralCase(before: State, move: Move, seat: State['firstPlayer']): string[] {
  if (!isTwoPlayerGame(before) || !isActionMove(move)) return [];
  const action = actionOf(move);
  const player = playerAt(before, seat);
  const neutral = before.neutral[ACTION_INDEX[action]] ?? 0;
  if (neutral === 0 || neutral < markersOn(player, action)) return [];
  if (player.character === 'preacher') return ['neutral markers passed by preacher'];
  return [`neutral tie won by ${player.governed === action ? 'governor' : player.character}`];
}

function placement(before: State, event: VanuatuEvent): string[] {
  if (event.type !== 'tile-placed') return [];
  const touchesIsland = (neighboursOf(SPACE_INDEX[event.space]) & islandSpaces(before)) !== 0;
  if (isIsland(event.tile)) return touchesIsland ? ['island placed by VA-4.9'] : [];
  return touchesIsland || before.openTiles.some(isIsland) ? [] : ['ocean placed by VA-4.9'];
}

function eventFeature(before: State, event: VanuatuEvent): string[] {
  switch (event.type) {
    case 'character-taken':
      return [`taken ${event.character}`];
    case 'bonus-used':
      return [`used ${event.character}`];
    case 'markers-taken-back':
      return [`${event.performed ? 'performed' : 'taken back'} ${event.action}`];
    default:
      return placement(before, event);
  }
}

/** A player who knows what his character is for; nothing is impossible for him. */
function policy(state: State, decision: Decision<Ask>, move: Move): number {
  const player = playerAt(state, decision.seat);
  if (move.type === 'plan') return ACTIONS[move.action].character === player.character ? 4 : 1;
  if (move.type === 'choose-character') return move.character === 'governor' || move.character === 'diver' ? 3 : 1;
  if (move.type !== 'govern') return 1;
  const neutral = state.neutral[ACTION_INDEX[move.to]] ?? 0;
  return neutral > 0 && neutral === markersOn(player, move.from) + markersOn(player, move.to) ? 5 : 1;
}

coverage(vanuatu, {
  expected,
  maxGames: 400,
  policy,
  features(before, decision, move, after, events) {
    const found = events.flatMap((event) => eventFeature(before, event));
    if (after.rests.length === 4 && before.rests.length === 3 && move.type !== 'take-rest-token') {
      found.push('last token taken unasked');
    }
    return [...found, ...neutralCase(before, move, decision.seat)];
  },
});
