import { BUILDING_IDS } from '@atoll/game-san-juan/table';
import { expect, it } from 'vitest';
import { toneOf } from './tones.ts';

it('a building has the colour of the role it helps in, by the chapter its power stands in', () => {
  const of = (tone: string): string[] => BUILDING_IDS.filter((building) => toneOf(building) === tone);
  expect(of('round-start')).toEqual(['tower', 'chapel', 'supplier', 'guard-room', 'bank']);
  expect(of('any-role')).toEqual(['library']);
  expect(of('prospector')).toEqual(['gold-mine', 'goldsmith']);
  expect(of('mayor')).toEqual(['archive', 'prefecture', 'customs-house']);
  expect(of('trader')).toEqual(['trading-post', 'market-stand', 'market-hall', 'hut', 'harbor']);
  expect(of('monument')).toEqual(['statue', 'victory-column', 'hero']);
  expect(of('six')).toEqual(['city-hall', 'triumphal-arch', 'guild-hall', 'palace', 'residence', 'cathedral']);
});
