// What things are worth to a player of Archipelago, in victory points. Why: docs/bots/archipelago.md.

import type { BuildingKind, Resource } from '@atoll/game-archipelago/table';

/** Points of the first place on an objective and on a trend. */
export const OBJECTIVE_FIRST = 3;
export const TREND_FIRST = 4;

/** A florin, before anybody ranks fortunes. */
export const FLORIN = 0.07;
/** With so many behind the screen one more is worth half. */
export const MANY_FLORINS = 25;
/** A cube: about what it fetches. */
export const CUBE: Readonly<Record<Resource, number>> = {
  fruit: 0.26,
  cattle: 0.28,
  fish: 0.3,
  wood: 0.36,
  stone: 0.48,
  iron: 0.42,
};
/** How much less each further cube of a kind is worth. */
export const SPARE_CUBES = 0.35;
/** Any cube in a crisis or for a building. */
export const TOKEN = 1.2;
/** One more pair of hands, or one more hold. */
export const CITIZEN = 0.22;
export const SHIP = 0.25;
/** What a building earns its holder, before anybody counts buildings. */
export const BUILDING: Readonly<Record<BuildingKind, number>> = { town: 0.7, temple: 0.7, market: 0.45, port: 0.55 };
/** Any card may be used. */
export const CARD_USE = 0.3;

/** Independence costs so many points when it is at the door, and half as much a few steps away. */
export const INDEPENDENCE = 11;
export const STEPS_AWAY = 4;
/** Rebellion by the taxes of each rival, a turn. */
export const RIVALS_TAXES = 0.4;
/** A surplus worker brings so much rebellion before the end, a little each turn. */
export const SURPLUS = 0.5;

/** The end of the game for a player ahead of the others: what is certain cannot be lost any more. */
export const ENDING_AHEAD = 6;
/** Whoever knows what they play for will be ahead in the end: so many points are taken for granted. */
export const CONFIDENCE = 3.5;
/** At the last step nothing more will come. */
export const CONFIDENCE_AT_LAST = -1;

/** Of a step of calm, so much is counted for a citizen: one more whom rebellion has to outgrow. */
export const CALM_OF_A_CITIZEN = 1.1;
/** Nobody is taken to hire more of them in one recruitment. */
export const WORKERS_AT_ONCE = 4;
/** Of what a plan is worth, so much is each thing worth that it still lacks. */
export const PART_OF_PLAN = 0.4;
/** The end as a way out when independence is near: of what three steps towards it would cost. */
export const WAY_OUT = 0.7;
/** Huts of a region that is discovered. */
export const HUTS = 1.5;
/** Of what a card to come would bring or spare. */
export const OMENS = 0.4;
/** Of what the end is worth, so much for a step towards one that somebody else may hold. */
export const OTHERS_END = 0.5;
