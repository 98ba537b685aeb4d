// Dossier section 6, "Hidden information": rest tokens, until phase 5, and the order of what lies face down.

import { below, dealt, shuffle } from '@atoll/engine';
import type { EventSecrecy, Random, Secret, Viewer } from '@atoll/engine';
import { REST_TOKEN_IDS } from './data/rest-tokens.js';
import type { RestTokenId } from './data/rest-tokens.js';
import type { ShipId } from './data/ships.js';
import { LETTERED_TILES } from './data/tiles.js';
import type { TileId } from './data/tiles.js';
import type { Vanuatu } from './rules.js';
import type { Rest, State } from './state.js';

const nobody = (): boolean => false;

/** VA-4.3, VA-4.4: what lies in the two piles is known to all, its order to nobody. */
const ships = dealt<State, ShipId>({
  rule: 'VA-4.3',
  names: ['ships'],
  places: ({ shipPile }) => [
    { name: 'ships', things: shipPile, knows: nobody, put: (draft, pile) => void (draft.shipPile = pile) },
  ],
});

const tourists = dealt<State, number>({
  rule: 'VA-4.2',
  names: ['tourists'],
  places: ({ touristPile }) => [
    { name: 'tourists', things: touristPile, knows: nobody, put: (draft, pile) => void (draft.touristPile = pile) },
  ],
});

/** VA-1.3: which of the two tiles of a letter lies in which half of the stack, while neither has been seen. */
const tiles: Secret<State> = {
  rule: 'VA-1.3',
  names: ['tiles'],
  hidden: ({ tileStack }) => (unseenPairs(tileStack).length === 0 ? {} : { tiles: tileStack.slice() }),
  scramble(draft, _viewer, random) {
    const { tileStack } = draft;
    for (const [one, other] of unseenPairs(tileStack)) {
      if (below(random, 2) === 0) continue;
      const at = tileStack.indexOf(one);
      tileStack[tileStack.indexOf(other)] = one;
      tileStack[at] = other;
    }
  },
};

function unseenPairs(tileStack: readonly TileId[]): (readonly [TileId, TileId])[] {
  const pairs: [TileId, TileId][] = [];
  for (const [one, other] of LETTERED_TILES) {
    if (one !== undefined && other !== undefined && tileStack.includes(one) && tileStack.includes(other)) {
      pairs.push([one, other]);
    }
  }
  return pairs;
}

/**
 * VA-8.14: a token taken is known to whoever took it. Whoever rests also sees which tokens are left, and so which had
 * gone before: the viewer's own looks cut the others' rests into stretches, within which anybody may have any of them.
 */
const restTokens: Secret<State> = {
  rule: 'VA-8.14',
  names: ['rest tokens'],
  hidden(state, viewer) {
    const unknown = state.rests.filter(({ seat }) => seat !== viewer).map(({ token }) => token);
    return isSettled(state, viewer) ? {} : { 'rest tokens': unknown };
  },
  scramble(draft, viewer, random) {
    let from = 0;
    const looks = draft.rests.flatMap(({ seat }, index) => (seat === viewer ? [index] : []));
    for (const look of looks) {
      permute(draft.rests, from, look, random);
      from = look + 1;
    }
    if (isLooking(draft, viewer)) permute(draft.rests, from, draft.rests.length, random);
    else dealAgain(draft.rests, from, random);
  },
};

/** Nothing else is possible: each stretch the viewer has looked behind holds one token, and no token lies beyond. */
function isSettled(state: State, viewer: Viewer): boolean {
  const { rests } = state;
  const last = rests.findLastIndex(({ seat }) => seat === viewer);
  const beyond = rests.length - last - 1;
  if (beyond > (isLooking(state, viewer) ? 1 : 0)) return false;
  let run = 0;
  for (const { seat } of rests.slice(0, last + 1)) {
    run = seat === viewer ? 0 : run + 1;
    if (run > 1) return false;
  }
  return true;
}

function isLooking({ stack }: State, viewer: Viewer): boolean {
  const top = stack[stack.length - 1];
  return top?.kind === 'turn' && top.step === 'take-rest-token' && top.seat === viewer;
}

function permute(rests: Rest[], from: number, to: number, random: Random): void {
  const tokens = shuffle(
    random,
    rests.slice(from, to).map(({ token }) => token),
  );
  for (let i = from; i < to; i++) rests[i] = { ...(rests[i] as Rest), token: tokens[i - from] as RestTokenId };
}

/** Behind the viewer's last look anybody may have taken anything that was left then. */
function dealAgain(rests: Rest[], from: number, random: Random): void {
  const before = rests.slice(0, from).map(({ token }) => token);
  const left = shuffle(
    random,
    REST_TOKEN_IDS.filter((token) => !before.includes(token)),
  );
  for (let i = from; i < rests.length; i++) rests[i] = { ...(rests[i] as Rest), token: left[i - from] as RestTokenId };
}

export const secrets: readonly Secret<State>[] = [ships, tourists, tiles, restTokens];

export const events: EventSecrecy<Vanuatu> = {
  'round-began': 'open',
  'first-player-named': 'open',
  'fish-price-changed': 'open',
  'tourists-left': 'open',
  'tourists-arrived': 'open',
  'ship-left': 'open',
  'ship-arrived': 'open',
  'island-stocked': 'open',
  'tile-placed': 'open',
  'tile-turned-up': 'open',
  'characters-laid-out': 'open',
  'neutral-placed': 'open',
  'character-taken': 'open',
  'character-returned': 'open',
  'marker-placed': 'open',
  'bonus-used': 'open',
  sailed: 'open',
  fished: 'open',
  explored: 'open',
  'fish-sold': 'open',
  'stall-built': 'open',
  'good-bought': 'open',
  'cube-loaded': 'open',
  'cube-put-back': 'open',
  'ship-filled': 'open',
  drew: 'open',
  'tourist-carried': 'open',
  rested: 'open',
  'rest-token-taken': ({ type, seat, token }, viewer) => ({ type, seat, token: seat === viewer ? token : null }),
  'markers-taken-back': 'open',
  'markers-moved': 'open',
  'treasure-sold': 'open',
  begged: 'open',
  'vatus-gained': 'open',
  'points-scored': 'open',
  'vatus-converted': 'open',
  'rest-token-shown': 'open',
  'game-ended': 'open',
};
