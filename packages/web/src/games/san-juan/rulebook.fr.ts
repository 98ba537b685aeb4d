import type { Rulebook } from '../types.ts';
export const rulebook: Rulebook = [];
