// Questions answered with one thing: an action to plan, a character, a rest token, a treasure, alms.

import type { Move, TileValue } from '@atoll/game-vanuatu/table';
import { idOf, NO_PICKS } from './scene.ts';
import type { Picks, Scene, Thing, Way } from './scene.ts';

function isLegal({ legal }: Scene, move: Move | null): move is Move {
  if (move === null) return false;
  const said = JSON.stringify(move);
  return legal.some((other) => JSON.stringify(other) === said);
}

/** `picksFor`: what pressing the thing picks, if it can be an answer; `moveOf`: the answer. */
function singleWay(picksFor: (thing: Thing) => Picks | null, moveOf: (picks: Picks) => Move | null): Way {
  const moveFor = (thing: Thing): Move | null => {
    const picks = picksFor(thing);
    return picks === null ? null : moveOf(picks);
  };
  return {
    isChosen: (_scene, picks, thing) => {
      const move = moveFor(thing);
      return move !== null && JSON.stringify(move) === JSON.stringify(moveOf(picks));
    },
    isTarget: (scene, _picks, thing) => isLegal(scene, moveFor(thing)),
    press: (_scene, _picks, thing) => picksFor(thing) ?? NO_PICKS,
    move: (scene, picks) => {
      const move = moveOf(picks);
      return isLegal(scene, move) ? move : null;
    },
    whyMove: (_scene, _picks, thing) => moveFor(thing),
  };
}

function actionPick(thing: Thing): Picks | null {
  const action = idOf(thing, 'action');
  return action === null ? null : { action };
}

export const plan = singleWay(actionPick, ({ action }) => (action === undefined ? null : { type: 'plan', action }));

export const placeNeutral = singleWay(actionPick, ({ action }) =>
  action === undefined ? null : { type: 'place-neutral', action },
);

export const chooseCharacter = singleWay(
  (thing) => {
    const character = idOf(thing, 'character');
    return character === null ? null : { character };
  },
  ({ character }) => (character === undefined ? null : { type: 'choose-character', character }),
);

export const takeRestToken = singleWay(
  (thing) => {
    const token = idOf(thing, 'token');
    return token === null ? null : { token };
  },
  ({ token }) => (token === undefined ? null : { type: 'take-rest-token', token }),
);

export const sellTreasure = singleWay(
  (thing) => {
    const value = idOf(thing, 'treasure');
    return value === null ? null : { treasure: Number(value) as TileValue };
  },
  ({ treasure }) => (treasure === undefined ? null : { type: 'sell-treasure', value: treasure }),
);

export const beg = singleWay(
  (thing) => {
    const points = idOf(thing, 'alms');
    return points === null ? null : { alms: Number(points) };
  },
  ({ alms }) => (alms === undefined ? null : { type: 'beg', points: alms }),
);
