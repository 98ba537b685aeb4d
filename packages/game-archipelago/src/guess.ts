// A state the viewer cannot tell from the truth: what is seen is kept, what is not is dealt anew, consistently.

import { below, forkRandom, pick, shuffle } from '@atoll/engine';
import type { Random, Seat } from '@atoll/engine';

import { explorableGaps, fitsSomewhere, turnZeroGaps } from './board/placement.js';
import { SIDE, sidesOf } from './board/sides.js';
import { clone } from './clone.js';
import { EXPLORER_TOKENS, TOTAL_FLORINS } from './data/components.js';
import { CARD, CARDS } from './data/evolution-cards.js';
import type { CardId } from './data/evolution-cards.js';
import type { CardBack } from './data/evolution-vocabulary.js';
import { HEXES } from './data/hexes.js';
import type { HexId, SideId } from './data/hexes.js';
import { OBJECTIVE } from './data/objectives.js';
import { RESOURCE, RESOURCES } from './data/resources.js';
import type { Resource } from './data/resources.js';
import { trendsInVote } from './flow/trend-vote.js';
import { handsOf } from './flow/thief.js';
import { copyGoods } from './economy/goods.js';
import { objectiveDeck } from './ends.js';
import { SEALED } from './frame-view.js';
import type { FrameView } from './frame-view.js';
import type { ArchipelagoFrame } from './frames.js';
import { rolesLeave } from './options.js';
import type { Goods, Player, State } from './state.js';
import { noCubes } from './state.js';
import { cardsSeen } from './view.js';
import type { View } from './view.js';

export function guess(seen: View, viewer: Seat, random: Random): State {
  // A copy shares no list with the view, and has the very shape of every other state: code compiled for those serves it.
  const draft = clone({
    ...seen,
    exposed: 0,
    rng: forkRandom(random),
    stack: seen.stack.map(knownFrame),
    players: seen.players.map(knownPlayer),
    hexDeck: [],
    evolutionDeck: guessEvolution(seen, random),
  });
  guessScreens(draft, seen, random);
  guessObjectives(draft, seen, random);
  guessHexes(draft, seen, random);
  guessFrames(draft, seen, viewer, random);
  return draft;
}

/** What is sealed is filled in by `guessFrames`, once it is guessed what the others own. */
function knownFrame(frame: FrameView): ArchipelagoFrame {
  if (frame.kind !== 'trend-vote') return frame;
  return { ...frame, votes: frame.votes.map((vote) => (vote === 'sealed' ? null : vote)) };
}

/** Still with the lists of the view: the copy comes after. */
function knownPlayer(player: View['players'][number]): Player {
  return {
    florins: player.florins ?? 0,
    cubes: player.cubes ?? noCubes(),
    tokens: player.tokens ?? 0,
    discs: player.discs,
    discsOwned: player.discsOwned,
    cards: player.cards as Player['cards'],
    objectives: (player.objectives ?? player.revealed) as Player['objectives'],
    rejected: (player.rejected ?? []) as Player['rejected'],
    revealed: player.revealed as Player['revealed'],
    hand: (player.hand ?? []) as Player['hand'],
  };
}

/** AR-3.3, AR-11.7 Goods a player has put on the table: they hold at least these. */
function promised(seen: View, seat: number): Goods | null {
  const top = seen.stack.at(-1);
  if (top?.kind === 'harvest' && top.seat === seat && top.offer !== null) return copyGoods(top.offer);
  return seen.deals.open?.from === seat ? seen.deals.open.give : null;
}

/** A robbed player who has not lifted the screen holds a cube. */
function robbed(seen: View): Seat | null {
  const top = seen.stack.at(-1);
  if (top?.kind === 'pirate') return top.stage === 'give' ? top.victim : null;
  return top?.kind === 'thief' && (top.stage === 'hands' || top.stage === 'pick') ? top.victim : null;
}

function guessScreens(draft: State, seen: View, random: Random): void {
  const hidden = [...seen.players.keys()].filter((seat) => seen.players[seat]?.florins === null);
  if (hidden.length === 0) return;
  const purse = (seat: number): Player => draft.players[seat] as Player;
  for (const seat of hidden) {
    const shown = promised(seen, seat);
    if (shown === null) continue;
    purse(seat).florins = shown.florins;
    purse(seat).tokens = shown.tokens;
    purse(seat).cubes = { ...shown.cubes };
  }
  const missing = (resource: Resource): number =>
    draft.players.reduce(
      (left, { cubes }) => left - cubes[resource],
      RESOURCE[resource].cubes - draft.cubes[resource] - draft.domestic[resource] - draft.export[resource],
    );
  const victim = robbed(seen);
  if (victim !== null && hidden.includes(victim)) {
    purse(victim).cubes[
      pick(
        random,
        RESOURCES.filter((resource) => missing(resource) > 0),
      )
    ]++;
  }
  for (const resource of RESOURCES) {
    for (let left = missing(resource); left > 0; left--) purse(pick(random, hidden)).cubes[resource]++;
  }
  const outside = draft.piles.reduce((sum, pile) => sum + pile, draft.tokensSpent);
  const tokens = draft.players.reduce((sum, player) => sum + player.tokens, outside);
  for (let left = EXPLORER_TOKENS - tokens; left > 0; left--) purse(pick(random, hidden)).tokens++;
  for (let left = TOTAL_FLORINS - florinsSeen(draft); left > 0; left--) purse(pick(random, hidden)).florins++;
}

function florinsSeen(draft: State): number {
  let total = draft.florins + draft.benefactorCoins;
  for (const region of draft.regions) for (let bits = region.pillaged; bits > 0; bits >>= 1) total += bits & 1;
  for (const [seat, player] of draft.players.entries()) {
    total += player.florins + (draft.marketCoins[seat] ?? 0) + (draft.portCoins[seat] ?? 0);
  }
  return total;
}

/** AR-27.1 A condition that has been met would have been revealed: nobody else holds it. */
function guessObjectives(draft: State, seen: View, random: Random): void {
  const known = new Set([
    ...draft.shown,
    ...draft.players.flatMap((player) => [...player.objectives, ...player.rejected]),
  ]);
  const roles = rolesLeave(draft.options, draft.players.length);
  const deck = objectiveDeck(draft.options.length).filter((id) => !roles || OBJECTIVE[id].victory.type === 'rank');
  const pile = shuffle(
    random,
    deck.filter((id) => !known.has(id)),
  );
  const unmet = pile.filter((id) => !draft.met.includes(id));
  const others = pile.filter((id) => draft.met.includes(id));
  for (const [seat, player] of seen.players.entries()) {
    if (player.objectives !== null) continue;
    const { objectives } = draft.players[seat] as Player;
    while (objectives.length < player.objectiveCount && unmet.length > 0)
      objectives.push(unmet.pop() as (typeof deck)[0]);
  }
  others.push(...unmet);
  for (const [seat, player] of seen.players.entries()) {
    if (player.rejected !== null) continue;
    const { rejected } = draft.players[seat] as Player;
    while (rejected.length < player.rejectedCount && others.length > 0) rejected.push(others.pop() as (typeof deck)[0]);
  }
}

const keyOf = (back: CardBack | null): string => JSON.stringify(back);
/** Backs are compared at every guess: their keys are made once. */
const BACKS = Object.fromEntries(CARDS.map((card) => [card, keyOf(CARD[card].back)])) as Readonly<
  Record<CardId, string>
>;

function guessEvolution(seen: View, random: Random): CardId[] {
  const known = cardsSeen(seen);
  const pile = shuffle(
    random,
    CARDS.filter((card) => !known.has(card)),
  );
  const back = keyOf(seen.evolutionTop);
  const top = pile.findIndex((card) => BACKS[card] === back);
  if (top >= 0) pile.push(...pile.splice(top, 1));
  return pile;
}

/** Whoever is asked to place a hex holds one that fits: otherwise it would have been replaced or discarded. */
function guessHexes(draft: State, seen: View, random: Random): void {
  const known = new Set<HexId>(draft.hexDiscard);
  for (const { side } of draft.regions) known.add(SIDE[side].hex);
  for (const { hand } of draft.players) for (const hex of hand) known.add(hex);
  if (seen.hexTop !== null) known.add(SIDE[seen.hexTop].hex);
  for (const frame of draft.stack) if (frame.kind === 'exploration' && frame.hex !== null) known.add(frame.hex);
  const pile = shuffle(
    random,
    HEXES.filter((hex) => !known.has(hex)),
  );
  const top = draft.stack.at(-1);
  const takeFitting = (fits: (hex: HexId) => boolean): HexId | undefined => {
    const at = pile.findIndex(fits);
    return pile.splice(Math.max(at, 0), 1)[0];
  };
  if (top?.kind === 'exploration' && top.hex === null && top.stage === 'place') {
    const gaps = explorableGaps(draft, top.seat);
    top.hex = takeFitting((hex) => fitsSomewhere(gaps, [hex])) ?? null;
  }
  if (top?.kind === 'turn-zero' && top.stage === 'place') {
    const seat = draft.order[top.at] as Seat;
    const gaps = turnZeroGaps(draft);
    if (seen.players[seat]?.hand === null) {
      (draft.players[seat] as Player).hand.push(takeFitting((hex) => fitsSomewhere(gaps, [hex])) as HexId);
    }
  }
  for (const [seat, player] of seen.players.entries()) {
    const { hand } = draft.players[seat] as Player;
    while (hand.length < player.handCount) hand.push(pile.pop() as HexId);
  }
  draft.hexDeck = pile.map((hex) => sidesOf(hex)[below(random, 2)] as SideId);
  if (seen.hexTop !== null) draft.hexDeck.push(seen.hexTop);
}

function guessFrames(draft: State, seen: View, viewer: Seat, random: Random): void {
  for (const frame of draft.stack) {
    if (frame.kind === 'bidding') {
      frame.bids = frame.bids.map((bid, seat) =>
        bid === SEALED ? below(random, (draft.players[seat]?.florins ?? 0) + 1) : bid,
      );
    }
    if (frame.kind === 'thief' && frame.stage === 'pick' && frame.victim !== null && frame.victim !== viewer) {
      frame.hands = pick(random, handsOf(draft, frame.victim)).slice();
    }
  }
  for (const [at, frame] of seen.stack.entries()) {
    const guessed = draft.stack[at];
    if (frame.kind !== 'trend-vote' || guessed?.kind !== 'trend-vote') continue;
    guessed.votes = frame.votes.map((vote) => (vote === 'sealed' ? pick(random, trendsInVote(draft)) : vote));
  }
}
