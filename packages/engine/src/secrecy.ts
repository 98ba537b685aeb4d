// What is hidden, from whom and until when: declared once, beside the state, in the words of the rules' table "Hidden
// information". From the declaration comes `scramble`, another truth that a viewer may not be able to tell from this
// one. It is the oracle of every leak test, so nothing here may be made from a view or from a guess of one.

import type { FlowState } from './flow.js';
import { forkRandom, shuffle } from './random.js';
import type { Random } from './random.js';
import type { Viewer } from './seat.js';

export interface Secret<S> {
  /** The paragraph or ruling that hides it. */
  readonly rule: string;
  /** The names under which `hidden` tells of it, all of them. */
  readonly names: readonly string[];
  /** By name: what this viewer may not know now. A name the state holds nothing of is left out. */
  hidden(state: S, viewer: Viewer): Readonly<Record<string, unknown>>;
  /** Puts another possibility in its place, as far as the rules and what this viewer has seen leave one. */
  scramble(draft: S, viewer: Viewer, random: Random): void;
}

export function scrambled<S extends FlowState>(
  game: { readonly secrets: readonly Secret<S>[]; clone(state: S): S },
  state: S,
  viewer: Viewer,
  random: Random,
): S {
  const draft = game.clone(state);
  // Nobody knows the luck that is to come.
  draft.rng = forkRandom(random);
  for (const secret of game.secrets) secret.scramble(draft, viewer, random);
  return draft;
}

/** One place where things of a family lie: a hand, a pile, the cards under a building. */
export interface Place<S, T> {
  /** Places of one name count together: "hands", "deck". */
  readonly name: string;
  readonly things: readonly T[];
  /** Whether this viewer may know which things lie here. How many is known to everybody. */
  knows(viewer: Viewer): boolean;
  /** In the draft's own place, in whatever order the state keeps there. */
  put(draft: S, things: T[]): void;
}

/**
 * Things of one family, dealt to several places: whatever the viewer may not see is gathered, shuffled and dealt out
 * again, as many to each place as lay there. `places` names them all, those everybody knows too.
 */
export function dealt<S, T extends string | number>(declared: {
  readonly rule: string;
  readonly names: readonly string[];
  places(state: S): readonly Place<S, T>[];
}): Secret<S> {
  const unknownTo = (state: S, viewer: Viewer): Place<S, T>[] =>
    declared.places(state).filter((place) => place.things.length > 0 && !place.knows(viewer));
  return {
    rule: declared.rule,
    names: declared.names,
    hidden(state, viewer) {
      const hidden: Record<string, (readonly T[])[]> = {};
      for (const { name, things } of unknownTo(state, viewer)) (hidden[name] ??= []).push(things.slice());
      return hidden;
    },
    scramble(draft, viewer, random) {
      const unknown = unknownTo(draft, viewer);
      const pool = shuffle(
        random,
        unknown.flatMap(({ things }) => things),
      );
      for (const place of unknown) place.put(draft, pool.splice(0, place.things.length));
    },
  };
}

/** A value somebody has chosen in secret: a sealed bid, a card laid face down. */
export interface Sealed<S, T> {
  readonly value: T;
  knows(viewer: Viewer): boolean;
  /** What else the owner could have chosen, by the rules alone. */
  others(): readonly T[];
  put(draft: S, value: T): void;
}

/** Secret choices of one kind: each is replaced by another its owner could have made, where there is one. */
export function chosen<S, T>(declared: {
  readonly rule: string;
  readonly name: string;
  choices(state: S): readonly Sealed<S, T>[];
}): Secret<S> {
  const unknownTo = (state: S, viewer: Viewer): Sealed<S, T>[] =>
    declared.choices(state).filter((choice) => !choice.knows(viewer));
  return {
    rule: declared.rule,
    names: [declared.name],
    hidden(state, viewer) {
      const unknown = unknownTo(state, viewer);
      return unknown.length === 0 ? {} : { [declared.name]: unknown.map(({ value }) => value) };
    },
    scramble(draft, viewer, random) {
      for (const choice of unknownTo(draft, viewer)) {
        const [other] = shuffle(random, choice.others().slice());
        if (other !== undefined) choice.put(draft, other);
      }
    },
  };
}
