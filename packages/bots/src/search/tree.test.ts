import { describe, expect, it } from 'vitest';
import { Edge, isDecided, Node, select } from './tree.js';

function edge(visits: number, wins: number, weight = 1): Edge<string> {
  const made = new Edge('move', weight);
  [made.visits, made.available, made.total, made.squares] = [visits, visits, wins, wins];
  return made;
}

describe('the tree', () => {
  it('is decided when the second cannot be better by chance, and not before', () => {
    expect(isDecided([edge(100, 95), edge(50, 20)])).toBe(true);
    expect(isDecided([edge(100, 60), edge(50, 28)])).toBe(false);
    expect(isDecided([edge(100, 95), edge(5, 0)])).toBe(false);
    expect(isDecided([edge(100, 95)])).toBe(false);
  });

  it('follows what does well, but tries what looks well first', () => {
    const node = new Node<string>(2);
    const [plain, promising] = [new Edge('plain', 0.1), new Edge('promising', 1)];
    expect(select(node, 0, [plain, promising])).toBe(promising);
    const [good, bad] = [edge(50, 40), edge(50, 10)];
    [node.visits, node.totals[0]] = [100, 50];
    expect(select(node, 0, [bad, good])).toBe(good);
  });

  it('comes back to a move that was legal often and tried seldom', () => {
    const node = new Node<string>(2);
    [node.visits, node.totals[0]] = [1000, 500];
    const [tried, seldom] = [edge(900, 460), edge(1, 0)];
    seldom.available = 900;
    expect(select(node, 0, [tried, seldom])).toBe(seldom);
  });
});
