/// <reference types="node" />
import { golden } from '@atoll/testkit';
import { vanuatu } from './index.js';

// Written anew, on purpose only, with ATOLL_WRITE_GOLDEN=1.
golden(vanuatu, new URL('./golden/', import.meta.url), [
  { name: 'two-players', seats: 2, seed: 'golden two' },
  { name: 'two-players-many-exchanges', seats: 2, seed: 'golden two again', optionalChance: 0.5 },
  { name: 'three-players', seats: 3, seed: 'golden three' },
  { name: 'four-players', seats: 4, seed: 'golden four' },
  { name: 'five-players', seats: 5, seed: 'golden five' },
  { name: 'three-players-no-characters', seats: 3, options: { characters: false }, seed: 'golden three plain' },
  { name: 'five-players-no-characters', seats: 5, options: { characters: false }, seed: 'golden five plain' },
]);
