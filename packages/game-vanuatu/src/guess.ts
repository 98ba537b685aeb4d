// A state the viewer cannot tell from the truth: the piles are shuffled anew, unseen rest tokens given out again.

import { below, forkRandom, shuffle } from '@atoll/engine';
import type { Random, Seat } from '@atoll/engine';
import { cloneIsland, clonePlayer, cloneShip } from './clone.js';
import { REST_TOKEN_IDS } from './data/rest-tokens.js';
import type { RestTokenId } from './data/rest-tokens.js';
import { LETTERED_TILES } from './data/tiles.js';
import type { TileId } from './data/tiles.js';
import type { Rest, State } from './state.js';
import type { View } from './view.js';

export function guess(view: View, _viewer: Seat, random: Random): State {
  return {
    rng: forkRandom(random),
    stack: view.stack.map((frame) => ({ ...frame })),
    frames: view.frames,
    exposed: 0,
    options: { characters: view.options.characters },
    round: view.round,
    firstPlayer: view.firstPlayer,
    fishPrice: view.fishPrice,
    touristsWaiting: view.touristsWaiting,
    tiles: view.tiles.slice(),
    fish: view.fish.slice(),
    treasure: view.treasure.slice(),
    islands: view.islands.map(cloneIsland),
    openTiles: view.openTiles.slice(),
    ships: view.ships.map(cloneShip),
    discardedShips: view.discardedShips.slice(),
    supply: view.supply.slice(),
    characters: view.characters.slice(),
    neutral: view.neutral.slice(),
    rests: guessRests(view, random),
    players: view.players.map(clonePlayer),
    tileStack: guessTiles(view, random),
    touristPile: shuffle(random, view.touristTilesLeft.slice()),
    shipPile: shuffle(random, view.shipsLeft.slice()),
  };
}

/** VA-1.3: a letter both of whose tiles are unseen has either first; of the others only the second is left. */
function guessTiles(view: View, random: Random): TileId[] {
  const upper: TileId[] = [];
  const lower: TileId[] = [];
  for (const pair of LETTERED_TILES) {
    const unseen = pair.filter((tile) => !view.tiles.includes(tile) && !view.openTiles.includes(tile));
    shuffle(random, unseen);
    const [second, first] = unseen;
    if (first !== undefined) upper.push(first);
    if (second !== undefined) lower.push(second);
  }
  return [...upper, ...lower].toReversed();
}

/**
 * Whoever has rested knows what he found, so he knows which tokens had gone before, though not to whom; what he left
 * is what those after him took from. The viewer's own rests cut the others into stretches, each a shuffle of its own.
 */
function guessRests(view: View, random: Random): Rest[] {
  const rests: Rest[] = [];
  let left = REST_TOKEN_IDS.slice();
  for (const [index, { seat, token }] of view.rests.entries()) {
    const given = token ?? pickGone(view, index, left, random);
    rests.push({ seat, token: given });
    left = left.filter((other) => other !== given);
  }
  return rests;
}

/** One of the tokens left that the viewer, when he next looked, did not find any more. */
function pickGone(view: View, index: number, left: readonly RestTokenId[], random: Random): RestTokenId {
  const found = view.rests.find((rest, later) => later > index && rest.found !== null)?.found ?? view.restTokens;
  const gone = found === null ? left : left.filter((token) => !found.includes(token));
  return gone[below(random, gone.length)] as RestTokenId;
}
