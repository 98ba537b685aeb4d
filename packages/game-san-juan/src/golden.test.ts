/// <reference types="node" />
// Written anew only with ATOLL_WRITE_GOLDEN=1, and then with a word on which rule changed.

import { golden } from '@atoll/testkit';
import type { GoldenPlan } from '@atoll/testkit';
import { sanJuan } from './game.js';
import type { SanJuan } from './rules.js';

const plans: GoldenPlan<SanJuan>[] = [2, 3, 4].flatMap((seats) => [
  { name: `${seats}-seats-base`, seats, seed: `golden base ${seats}` },
  { name: `${seats}-seats-base-draft`, seats, seed: `golden draft ${seats}`, options: { startingHand: 'draft' } },
  { name: `${seats}-seats-expansion`, seats, seed: `golden expansion ${seats}`, options: { expansion: true } },
  {
    name: `${seats}-seats-expansion-draft-public`,
    seats,
    seed: `golden public ${seats}`,
    options: { expansion: true, startingHand: 'draft', customsHouseFigures: 'public' },
  },
]);

// SJ-11.4: every card ends up under Cranes and Chapels.
plans.push({ name: '2-seats-out-of-cards', seats: 2, seed: 'o-86' });

golden(sanJuan, new URL('./golden/', import.meta.url), plans);
