// What buildings can do: a small closed vocabulary for the rows of buildings.ts. The rules ask the rows (city/powers.ts);
// a power that fits no form is code, and its row says which.

/** What has a limit that buildings move. */
export type Limit =
  /** Cards in hand at the start of a round (SJ-3.6). */
  | 'hand'
  /** Goods that may be part of a payment (SJ-5.5). */
  | 'goods-in-payment'
  /** Goods produced (SJ-7.1) or sold (SJ-8.2) in one phase. */
  | 'production'
  | 'sales'
  /** Cards kept of those drawn in a mayor phase (SJ-9.3). */
  | 'mayor-keep';

/** When cards are drawn. `atLeast` and `atMost` are about what is counted then. */
export type Moment =
  /** A city building is paid for (SJ-5.7). */
  | 'city-built'
  /** Some building is paid for and the draws of `city-built` are over; the cards in hand are counted (SJ-5.8). */
  | 'built-and-drawn'
  /** The end of a builder phase, for whoever has the fewest buildings while somebody has more (SJ-5.11). */
  | 'fewest-built'
  /** The goods produced in this phase are counted (SJ-7.3). */
  | 'produced'
  /** The goods sold in this phase are counted; the cards come with those of the sale (SJ-8.3, SJ-8.4). */
  | 'sold'
  /** The end of a trader phase in which nobody sold anything (SJ-8.7). */
  | 'none-sold';

/** What points are given for at the end (SJ-12). */
export type Count =
  | 'city-building'
  | 'monument'
  /** Each production building, and each different kind of them once more. */
  | 'production-building-and-kind'
  /** Three different buildings of equal cost; none is in two sets. */
  | 'set-of-three'
  /** Buildings of cost 6 that the others have in play. */
  | 'six-of-others';

export type Power =
  /** The owner's limit is that much higher. */
  | { readonly limit: Limit; readonly by: number }
  /** The owner's limit is at least that high, whatever lowers it. */
  | { readonly limit: Limit; readonly to: number }
  /** Whoever has no such building while somebody has one: at most that high. */
  | { readonly limit: 'hand'; readonly toOthers: number }
  /** What is added to the price of the owner's buildings of a kind (SJ-5.3). */
  | { readonly price: number; readonly of: 'production' | 'city' }
  | { readonly at: Moment; readonly draw: number; readonly atLeast?: number; readonly atMost?: number }
  /** For each that counts; a list gives those of the first, the second, … and no more. */
  | { readonly points: number | readonly number[]; readonly per: Count }
  | OddPower;

/** The powers that have this field. */
export type Having<Field extends string> = Extract<Power, Readonly<Record<Field, unknown>>>;

/** Code, by the name it goes by. */
type OddPower =
  /** Crane: city/build.ts. */
  | { readonly code: 'cover' }
  /** Park: what the Crane counts for it, city/price.ts. */
  | { readonly code: 'crane-value'; readonly value: number }
  /** Library: limits.ts, with the question of SJ-4.5 in flow/round.ts. */
  | { readonly code: 'double-privilege' }
  /** Supplier: flow/supplier.ts. */
  | { readonly code: 'supplier'; readonly cards: number }
  /** Chapel and Bank: flow/tuck.ts. */
  | { readonly code: 'tuck' }
  /** Harbor: flow/trader-phase.ts. */
  | { readonly code: 'harbor' }
  /** Customs house and Archive: flow/mayor-phase.ts. */
  | { readonly code: 'customs-good' }
  | { readonly code: 'mayor-discard' }
  /** Gold mine and Goldsmith, and how many cards they turn up: flow/prospector-phase.ts. */
  | { readonly code: 'gold-mine' | 'goldsmith'; readonly cards: number }
  /** Palace: a point for that many others, scoring.ts. */
  | { readonly code: 'share-of-points'; readonly of: number };
