// ENGINE.md, section 7: what is proved of every game. The titles are the titles of the tests.

export const PROPERTIES = {
  plain: 'states, views and events are plain data',
  untouched: 'the state handed to apply is left untouched',
  clone: 'clone is exact and shares nothing',
  perform: 'perform on a copy gives what apply gives',
  json: 'a state read back from JSON goes on identically',
  owed: 'somebody owes an answer, or there are a ranking and an ending',
  ids: 'ids of decisions are unique, stay while others answer and never come back',
  'dead-end': 'whoever owes an answer has one to give',
  listed: 'every listed move passes check and the edge, and stands there once',
  unlisted: 'a move that is not listed is refused by a rule',
  throws: 'what check allows never makes the rules throw',
  fallback: 'the fallback answer is legal',
  simultaneous: 'answers of simultaneous decisions commute',
  optional: "an optional answer closes nobody else's decision",
  secrets: 'every declared secret can be scrambled, and mostly comes out differently',
  guess: 'a guessed state is one its seat cannot tell from the truth, and is not the truth',
  leak: 'no leak: what a seat receives does not depend on what it may not know',
  undo: 'a step that may be taken back has told the actor nothing',
  replay: 'the same seed and moves give the same game',
  invariants: 'components are conserved and every other invariant holds',
  end: 'the game ends within the bound',
  size: 'no list of legal moves is too long',
} as const;

export type Property = keyof typeof PROPERTIES;
