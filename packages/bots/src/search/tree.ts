// The tree of one search. A node stands for what was said since the question, whatever the cards were: the same node is
// reached from many guesses, in which other moves may be legal. Hence each edge counts how often it could be chosen.

import type { Decision, GameTypes } from '@atoll/engine';
import type { Brain } from '../brain.js';
import { rated } from '../levels/first-sight.js';

export class Edge<M> {
  visits = 0;
  /** In how many visits of the node the move was legal. */
  available = 0;
  /** The sum of what the seat that moves got out of it, and of its squares. */
  total = 0;
  squares = 0;
  child: Node<M> | null = null;

  constructor(
    readonly move: M,
    /** How likely the move looks, relative to the others of its node. */
    readonly weight: number,
  ) {}
}

export class Node<M> {
  visits = 0;
  /** By seat, the sum of the outcomes below. */
  readonly totals: Float64Array;
  readonly edges = new Map<string, Edge<M>>();

  constructor(readonly seats: number) {
    this.totals = new Float64Array(seats);
  }
}

/** Points of rating that make a move e times as likely at first sight. */
const PRIOR_TEMPERATURE = 1.5;

/** The edges of these moves at a node, in the same order; new ones are rated in this state. */
export function edgesOf<G extends GameTypes>(
  brain: Brain<G>,
  node: Node<G['move']>,
  state: G['state'],
  decision: Decision<G['ask']>,
  moves: readonly G['move'][],
): Edge<G['move']>[] {
  const found: Edge<G['move']>[] = [];
  let looks: Float64Array | null = null;
  let top = 0;
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as G['move'];
    const key = `${decision.seat}${brain.keyOf === undefined ? JSON.stringify(move) : brain.keyOf(move)}`;
    let edge = node.edges.get(key);
    if (edge === undefined) {
      if (looks === null) {
        looks = rated(brain, state, decision, moves);
        top = largest(looks, moves.length);
      }
      edge = new Edge(move, Math.exp(((looks[i] as number) - top) / PRIOR_TEMPERATURE));
      node.edges.set(key, edge);
    }
    found.push(edge);
  }
  return found;
}

function largest(ratings: Float64Array, count: number): number {
  let top = -Infinity;
  for (let i = 0; i < count; i++) if ((ratings[i] as number) > top) top = ratings[i] as number;
  return top;
}

/** So many standard errors apart, two moves will not change places any more. */
const SURE = 4;
const ENOUGH_VISITS = 40;

/** Whether the most visited move is better than the second beyond doubt. */
export function isDecided<M>(edges: readonly Edge<M>[]): boolean {
  let best: Edge<M> | null = null;
  let second: Edge<M> | null = null;
  for (const edge of edges) {
    if (best === null || edge.visits > best.visits) [best, second] = [edge, best];
    else if (second === null || edge.visits > second.visits) second = edge;
  }
  if (best === null || second === null || second.visits < ENOUGH_VISITS) return false;
  const gap = best.total / best.visits - second.total / second.visits;
  return gap > SURE * Math.sqrt(errorOf(best) + errorOf(second));
}

/** The square of the standard error of an edge's mean. */
function errorOf<M>({ visits, total, squares }: Edge<M>): number {
  const mean = total / visits;
  return Math.max(0, squares / visits - mean * mean) / visits;
}

/** How curious the search is: what a move's outlook is worth against what was found out about the others. */
const CURIOSITY = 1;
/** A move not tried yet is expected to be a little worse than those tried. */
const DOUBT = 0.03;

/** The edge to follow: the best sum of outcome so far and curiosity. Marks all as available. */
export function select<M>(node: Node<M>, seat: number, edges: readonly Edge<M>[]): Edge<M> {
  let weights = 0;
  for (const edge of edges) {
    edge.available += 1;
    weights += edge.weight;
  }
  const expected = node.visits === 0 ? 0 : (node.totals[seat] as number) / node.visits - DOUBT;
  let best = edges[0] as Edge<M>;
  let bestScore = -Infinity;
  for (const edge of edges) {
    const outcome = edge.visits === 0 ? expected : edge.total / edge.visits;
    const score = outcome + (CURIOSITY * (edge.weight / weights) * Math.sqrt(edge.available)) / (1 + edge.visits);
    if (score > bestScore) {
      bestScore = score;
      best = edge;
    }
  }
  return best;
}
