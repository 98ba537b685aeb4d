// Hard: information-set Monte Carlo tree search. Every iteration deals a fresh guess, follows the tree as far as it goes,
// adds a node, and plays on by first sight until the judge speaks. Every seat plays for itself (max^n). A game whose
// iterations are long compares moves side by side instead.

import { silently } from '@atoll/engine';
import type { Decision, GameTypes, Random, Seat } from '@atoll/engine';
import type { BotTurn } from '../bot.js';
import type { Brain } from '../brain.js';
import { Limit } from './limit.js';
import { firstOwed, performAtFirstSight, playOut } from './play-out.js';
import type { Open } from './play-out.js';
import { sideBySide } from './side-by-side.js';
import { edgesOf, isDecided, Node, select } from './tree.js';
import type { Edge } from './tree.js';

/** How often to ask whether more thought can change anything. */
const LOOK_EVERY = 32;

/** The index of the best of these moves. `first` is a guess that may be used up. */
export function search<G extends GameTypes>(
  brain: Brain<G>,
  turn: BotTurn<G>,
  first: G['state'],
  moves: readonly G['move'][],
): number {
  if (brain.sideBySide !== undefined) return sideBySide(brain, brain.sideBySide, turn, first, moves);
  const { view, decision, random, budget } = turn;
  const limit = new Limit(budget);
  const seats = seatsAt(brain, first);
  const root = new Node<G['move']>(seats);
  const edges = edgesOf(brain, root, first, decision, moves);
  const dive = new Dive(
    brain,
    decision.seat,
    brain.game.decisions(first),
    brain.turnOf(first) + brain.horizon,
    random,
    seats,
  );
  let guess = first;
  for (let round = 1; limit.goesOn(leadOf(edges)); round++) {
    dive.from(guess, root, decision, edges);
    if (round % LOOK_EVERY === 0 && isDecided(edges)) break;
    guess = brain.game.guess(view, decision.seat, random);
  }
  return mostVisited(edges);
}

function seatsAt<G extends GameTypes>(brain: Brain<G>, state: G['state']): number {
  return brain.game.standings(state).length;
}

/** By how many visits the best is ahead of the second. */
function leadOf<M>(edges: readonly Edge<M>[]): number {
  let best = 0;
  let second = 0;
  for (const { visits } of edges) {
    if (visits > best) {
      second = best;
      best = visits;
    } else if (visits > second) {
      second = visits;
    }
  }
  return best - second;
}

function mostVisited<M>(edges: readonly Edge<M>[]): number {
  let best = 0;
  for (let i = 1; i < edges.length; i++) {
    const [edge, leader] = [edges[i] as Edge<M>, edges[best] as Edge<M>];
    if (edge.visits > leader.visits || (edge.visits === leader.visits && edge.total > leader.total)) best = i;
  }
  return best;
}

/** One iteration after another through the same tree. */
class Dive<G extends GameTypes> {
  private readonly path: Node<G['move']>[] = [];
  private readonly steps: Edge<G['move']>[] = [];
  private readonly movers: Seat[] = [];
  private readonly values: Float64Array;
  /** The frames that have asked several seats at the same time: when the search began, and in this iteration. */
  private readonly sealedAtFirst = new Set<number>();
  private readonly sealed = new Set<number>();
  private open: Open<G>;

  constructor(
    private readonly brain: Brain<G>,
    private readonly searcher: Seat,
    openAtFirst: Open<G>,
    private readonly lastTurn: number,
    private readonly random: Random,
    private readonly seats: number,
  ) {
    this.values = new Float64Array(seats);
    this.open = openAtFirst;
    noteSealed(openAtFirst, this.sealedAtFirst);
  }

  from(
    draft: G['state'],
    root: Node<G['move']>,
    decision: Decision<G['ask']>,
    edges: readonly Edge<G['move']>[],
  ): void {
    const { game } = this.brain;
    this.path.length = this.steps.length = this.movers.length = 0;
    this.sealed.clear();
    for (const frame of this.sealedAtFirst) this.sealed.add(frame);
    let node = root;
    let asked: Decision<G['ask']> | null = decision;
    let options: readonly Edge<G['move']>[] = edges;
    while (asked !== null) {
      const edge: Edge<G['move']> = select(node, asked.seat, options);
      this.path.push(node);
      this.steps.push(edge);
      this.movers.push(asked.seat);
      this.open = game.perform(draft, asked, edge.move, silently);
      const isNew: boolean = edge.child === null;
      node = edge.child ??= new Node(this.seats);
      asked = isNew ? null : this.nextAsked(draft);
      if (asked !== null) options = edgesOf(this.brain, node, draft, asked, game.legalMoves(draft, asked));
    }
    this.path.push(node);
    playOut(this.brain, draft, this.open, this.random, this.lastTurn, this.values);
    this.learn();
  }

  /**
   * The next decision the tree knows about; null where the play-out begins. Answers given at the same time are sealed:
   * those of the others are drawn by first sight beside the tree, so that nobody in it knows what they could not.
   */
  private nextAsked(draft: G['state']): Decision<G['ask']> | null {
    for (;;) {
      if (this.brain.turnOf(draft) >= this.lastTurn) return null;
      noteSealed(this.open, this.sealed);
      const own = this.open.find(({ seat, optional }) => seat === this.searcher && optional !== true);
      const decision = own ?? firstOwed(this.open);
      if (decision === null || own !== undefined || !this.sealed.has(decision.frame)) return decision;
      this.open = performAtFirstSight(this.brain, draft, decision, this.random);
    }
  }

  private learn(): void {
    for (const node of this.path) {
      node.visits += 1;
      for (let seat = 0; seat < this.seats; seat++)
        node.totals[seat] = (node.totals[seat] as number) + (this.values[seat] as number);
    }
    for (let i = 0; i < this.steps.length; i++) {
      const edge = this.steps[i] as Edge<G['move']>;
      const value = this.values[this.movers[i] as Seat] as number;
      edge.visits += 1;
      edge.total += value;
      edge.squares += value * value;
    }
  }
}

/** Notes the frames that ask several seats at the same time. */
function noteSealed(open: readonly Decision<unknown>[], sealed: Set<number>): void {
  let owed: Decision<unknown> | null = null;
  for (const decision of open) {
    if (decision.optional === true) continue;
    if (owed !== null && owed.seat !== decision.seat) sealed.add(decision.frame);
    owed = decision;
  }
}
