// Whatever the rules allow can be said by pressing things, and nothing else can.

import { actionOf, SPACE_IDS, wayOf } from '@atoll/game-vanuatu/table';
import type { ActionMove, IslandId, Move, SpaceId } from '@atoll/game-vanuatu/table';
import { describe, expect, test } from 'vitest';
import { stories } from '../stories.ts';
import { choicesOf } from './choices.ts';
import { confirms, moveOf, pressed, WAYS } from './gesture.ts';
import { usesBonus } from './resolve.ts';
import { NO_PICKS, sceneOf, spaceOfBoat } from './scene.ts';
import type { Picks, Scene, Thing } from './scene.ts';

function sceneFrom(name: string): Scene {
  const story = stories.find((one) => one.name === name);
  const scene = story?.decision ? sceneOf(story.view, story.decision) : null;
  if (scene === null) throw new Error(`no question in ${name}`);
  return scene;
}

const asked = stories.flatMap(({ name, decision }) => (decision === null ? [] : [name]));

function spaceOf({ view }: Scene, island: IslandId): SpaceId {
  return SPACE_IDS[view.islands.find(({ tile }) => tile === island)?.space ?? -1] as SpaceId;
}

/** What a person presses to say this. */
function pressesFor(scene: Scene, move: Move): Thing[] {
  switch (move.type) {
    case 'plan':
    case 'place-neutral':
    case 'take-back':
      return [`action:${move.action}`];
    case 'choose-character':
      return [`character:${move.character}`];
    case 'take-rest-token':
      return [`token:${move.token}`];
    case 'sell-treasure':
      return [`treasure:${move.value}`];
    case 'beg':
      return [`alms:${move.points}`];
    case 'place-tile':
      return [`tile:${move.tile}`, `space:${move.space}`];
    case 'govern':
      return ['bonus', `action:${move.from}`, `action:${move.to}`];
    default:
      return [`action:${actionOf(move)}`, ...pressesOfAction(scene, move)];
  }
}

function pressesOfAction(scene: Scene, move: ActionMove): Thing[] {
  switch (move.type) {
    case 'sail':
      return (wayOf(scene.view, spaceOfBoat(scene), move.to, move.steps) ?? []).map((space): Thing => `space:${space}`);
    case 'buy':
      return [`cube:${move.island}:${move.good}`];
    case 'build':
    case 'draw':
    case 'transport':
      return [`space:${spaceOf(scene, move.island)}`];
    case 'sell': {
      // Everything is sold until a tile is kept back.
      const kept = [0, 0, 0].map(
        (_, index) => (scene.player.fish[index] ?? 0) - move.tiles.filter((v) => v === index + 1).length,
      );
      return kept.flatMap((count, index) =>
        Array.from(
          { length: count },
          (_, copy): Thing => `fish:${(index + 1) as 1}:${(scene.player.fish[index] ?? 0) - 1 - copy}`,
        ),
      );
    }
    default:
      return [];
  }
}

function press(scene: Scene, things: readonly Thing[], picks: Picks = NO_PICKS): Picks {
  return things.reduce((before, thing) => pressed(scene, before, thing), picks);
}

function said(scene: Scene, move: Move): Move | null {
  const begun = press(scene, pressesFor(scene, move).slice(0, 1));
  const isAct = 'bonus' in move;
  // The bonus is turned off, or markers taken back, right after the stack is picked.
  const turned = isAct && usesBonus(scene, begun) !== move.bonus ? press(scene, ['bonus'], begun) : begun;
  const other =
    move.type === 'take-back' ? choicesOf(scene, turned).find(({ what }) => what === 'take-back') : undefined;
  return moveOf(scene, press(scene, pressesFor(scene, move).slice(1), other?.picks ?? turned));
}

describe('every legal move can be pressed', () => {
  test.each(asked)('%s', (name) => {
    const scene = sceneFrom(name);
    expect(scene.legal.filter((move) => JSON.stringify(said(scene, move)) !== JSON.stringify(move))).toEqual([]);
  });
});

describe('nothing else can', () => {
  test.each(asked)('%s: what glows leads on, what is quiet changes nothing', (name) => {
    const scene = sceneFrom(name);
    const way = WAYS[scene.ask.kind];
    const spaces = SPACE_IDS.map((space): Thing => `space:${space}`);
    const things: Thing[] = [...spaces, 'bonus', ...scene.legal.flatMap((move) => pressesFor(scene, move))];
    const isUnlawful = (picks: Picks): boolean => {
      const move = moveOf(scene, picks);
      return move !== null && !scene.legal.some((legal) => JSON.stringify(legal) === JSON.stringify(move));
    };
    const wrong: string[] = [];
    for (const first of new Set(things)) {
      const picks = pressed(scene, NO_PICKS, first);
      if (!way.isTarget(scene, NO_PICKS, first) && picks !== NO_PICKS) wrong.push(`${first} is quiet`);
      if (isUnlawful(picks)) wrong.push(first);
      for (const second of new Set(things)) {
        if (isUnlawful(pressed(scene, picks, second))) wrong.push(`${first}, ${second}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('a turn', () => {
  test('an ocean pressed alone picks the voyage, step by step or straight there', () => {
    const scene = sceneFrom('resolve-sail');
    const far = scene.legal.find(
      (move) => move.type === 'sail' && move.steps === 2 && wayOf(scene.view, spaceOfBoat(scene), move.to, 1) === null,
    );
    if (far?.type !== 'sail') throw new Error('the stored moment has no voyage of two steps');
    const straight = press(scene, [`space:${far.to}`]);
    expect(straight).toMatchObject({ action: 'sail' });
    expect(straight.way).toHaveLength(2);
    const [first] = straight.way ?? [];
    expect(press(scene, [`space:${first as SpaceId}`]).way).toEqual([first]);
    expect(press(scene, [`space:${first as SpaceId}`, `space:${far.to}`]).way).toEqual(straight.way);
    expect(confirms(scene, straight, `space:${far.to}`)).toBe(true);
    expect(confirms(scene, straight, `space:${first as SpaceId}`)).toBe(false);
  });

  test('goods of several islands are offered by name', () => {
    const scene = sceneFrom('resolve-buy');
    const choices = choicesOf(scene, press(scene, ['action:buy']));
    expect(choices.length).toBeGreaterThan(2);
    for (const choice of choices)
      expect(moveOf(scene, choice.picks)).toMatchObject({ type: 'buy', ...Object(choice.what) });
  });

  test('all fish is sold until a tile is kept back, and none is no sale', () => {
    const scene = sceneFrom('resolve-sell');
    const all = press(scene, ['action:sell']);
    const count = scene.player.fish.reduce((sum, tiles) => sum + tiles, 0);
    expect(moveOf(scene, all)).toMatchObject({ type: 'sell' });
    const everyTile = scene.player.fish.flatMap((tiles, index) =>
      Array.from({ length: tiles }, (_, copy): Thing => `fish:${(index + 1) as 1}:${tiles - 1 - copy}`),
    );
    expect(everyTile).toHaveLength(count);
    expect(moveOf(scene, press(scene, everyTile, all))).toBeNull();
  });

  test('what is pressed again is let go, or says yes once it is all', () => {
    const scene = sceneFrom('plan');
    const [first] = scene.legal;
    if (first?.type !== 'plan') throw new Error('nothing can be planned');
    const picks = press(scene, [`action:${first.action}`]);
    expect(confirms(scene, picks, `action:${first.action}`)).toBe(true);
    const sail = sceneFrom('resolve-sail');
    const begun = press(sail, ['action:sail']);
    expect(confirms(sail, begun, 'action:sail')).toBe(false);
    expect(press(sail, ['action:sail'], begun)).toEqual({});
  });

  test('quiet things name the move that would be refused', () => {
    const scene = sceneFrom('place-tile');
    const taken = SPACE_IDS.find((_space, index) => scene.view.tiles[index] !== null) as SpaceId;
    expect(WAYS['place-tile'].whyMove(scene, NO_PICKS, `space:${taken}`)).toMatchObject({
      type: 'place-tile',
      space: taken,
    });
    const turn = sceneFrom('resolve');
    const own = spaceOfBoat(turn);
    expect(WAYS.resolve.whyMove(turn, NO_PICKS, `space:${own}`)).toMatchObject({ type: 'sail', to: own });
    expect(WAYS.resolve.whyMove(turn, NO_PICKS, 'action:draw')).toEqual({ type: 'take-back', action: 'draw' });
  });
});
