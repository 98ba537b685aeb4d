// CY-1.2, CY-1.3: the three boards. Hexes are pointy-top in axial coordinates (x = √3 · (q + r/2), y = 1.5 · r, in
// hex sizes); what touches what follows from them (board/geometry.ts). Rows run from a (north, r = -5) to k (r = 5).
// Public: photographs of the assembled boards and four independent programs agree once obvious slips are set right.
// Island names are our own labels (the print has none); an id that occurs on two boards is the same printed island.

import type { Name } from './components.js';

export interface Hex {
  readonly q: number;
  readonly r: number;
}

export interface SeaData extends Hex {
  readonly id: string;
  /** A trade space pays this to whoever has a fleet in it (CY-4.1). */
  readonly prosperity: number;
  /** Where the printed trade arrow of a trade space points. */
  readonly tradeArrow: 'ne' | 'nw' | 'e' | 'w' | 'se' | 'sw' | null;
}

export interface IslandData {
  readonly id: string;
  readonly name: Name;
  readonly hexes: readonly (Hex & { readonly label: string })[];
  /** Building squares, and how many of them a metropolis covers (CY-8.2, CY-8.3). */
  readonly squares: number;
  readonly covered: number;
  readonly prosperity: number;
}

export interface BoardData {
  readonly seats: readonly number[];
  readonly seas: readonly SeaData[];
  readonly islands: readonly IslandData[];
}

export const BOARD_DATA = {
  'board-2-3': {
    seats: [2, 3],
    seas: [
      { id: 'sea-a1', q: 2, r: -5, prosperity: 0, tradeArrow: null },
      { id: 'sea-a2', q: 3, r: -5, prosperity: 1, tradeArrow: 'ne' },
      { id: 'sea-b2', q: 2, r: -4, prosperity: 0, tradeArrow: null },
      { id: 'sea-b3', q: 3, r: -4, prosperity: 0, tradeArrow: null },
      { id: 'sea-c1', q: 0, r: -3, prosperity: 0, tradeArrow: null },
      { id: 'sea-c2', q: 1, r: -3, prosperity: 0, tradeArrow: null },
      { id: 'sea-d1', q: -1, r: -2, prosperity: 0, tradeArrow: null },
      { id: 'sea-d3', q: 1, r: -2, prosperity: 0, tradeArrow: null },
      { id: 'sea-d4', q: 2, r: -2, prosperity: 0, tradeArrow: null },
      { id: 'sea-d5', q: 3, r: -2, prosperity: 0, tradeArrow: null },
      { id: 'sea-e1', q: -2, r: -1, prosperity: 0, tradeArrow: null },
      { id: 'sea-e2', q: -1, r: -1, prosperity: 0, tradeArrow: null },
      { id: 'sea-e4', q: 1, r: -1, prosperity: 0, tradeArrow: null },
      { id: 'sea-e6', q: 3, r: -1, prosperity: 0, tradeArrow: null },
      { id: 'sea-f1', q: -3, r: 0, prosperity: 1, tradeArrow: 'w' },
      { id: 'sea-f3', q: -1, r: 0, prosperity: 0, tradeArrow: null },
      { id: 'sea-f4', q: 0, r: 0, prosperity: 0, tradeArrow: null },
      { id: 'sea-f5', q: 1, r: 0, prosperity: 0, tradeArrow: null },
      { id: 'sea-f6', q: 2, r: 0, prosperity: 0, tradeArrow: null },
      { id: 'sea-f7', q: 3, r: 0, prosperity: 1, tradeArrow: 'e' },
      { id: 'sea-g3', q: -1, r: 1, prosperity: 0, tradeArrow: null },
      { id: 'sea-g5', q: 1, r: 1, prosperity: 0, tradeArrow: null },
      { id: 'sea-h1', q: -3, r: 2, prosperity: 0, tradeArrow: null },
      { id: 'sea-h2', q: -2, r: 2, prosperity: 0, tradeArrow: null },
      { id: 'sea-h3', q: -1, r: 2, prosperity: 0, tradeArrow: null },
      { id: 'sea-h4', q: 0, r: 2, prosperity: 0, tradeArrow: null },
      { id: 'sea-i2', q: -2, r: 3, prosperity: 0, tradeArrow: null },
      { id: 'sea-i3', q: -1, r: 3, prosperity: 0, tradeArrow: null },
      { id: 'sea-j2', q: -2, r: 4, prosperity: 0, tradeArrow: null },
      { id: 'sea-k2', q: -2, r: 5, prosperity: 1, tradeArrow: 'se' },
    ],
    islands: [
      {
        id: 'kea', name: { en: 'Kea', fr: 'Kéa' }, squares: 1, covered: 1, prosperity: 2,
        hexes: [{ label: 'b1', q: 1, r: -4 }],
      },
      {
        id: 'rineia', name: { en: 'Rineia', fr: 'Rhénée' }, squares: 2, covered: 2, prosperity: 1,
        hexes: [{ label: 'c3', q: 2, r: -3 }, { label: 'c4', q: 3, r: -3 }],
      },
      {
        id: 'serifos', name: { en: 'Serifos', fr: 'Sérifos' }, squares: 2, covered: 2, prosperity: 1,
        hexes: [{ label: 'd2', q: 0, r: -2 }, { label: 'e3', q: 0, r: -1 }],
      },
      {
        id: 'antiparos', name: { en: 'Antiparos', fr: 'Antiparos' }, squares: 1, covered: 1, prosperity: 2,
        hexes: [{ label: 'e5', q: 2, r: -1 }],
      },
      {
        id: 'sifnos', name: { en: 'Sifnos', fr: 'Sifnos' }, squares: 3, covered: 2, prosperity: 0,
        hexes: [{ label: 'f2', q: -2, r: 0 }, { label: 'g1', q: -3, r: 1 }, { label: 'g2', q: -2, r: 1 }],
      },
      {
        id: 'schinoussa', name: { en: 'Schinoussa', fr: 'Schinoussa' }, squares: 1, covered: 1, prosperity: 2,
        hexes: [{ label: 'g4', q: 0, r: 1 }],
      },
      {
        id: 'naxos', name: { en: 'Naxos', fr: 'Naxos' }, squares: 4, covered: 2, prosperity: 0,
        hexes: [{ label: 'g6', q: 2, r: 1 }, { label: 'h5', q: 1, r: 2 }, { label: 'i4', q: 0, r: 3 }, { label: 'j3', q: -1, r: 4 }],
      },
      {
        id: 'folegandros', name: { en: 'Folegandros', fr: 'Folégandros' }, squares: 3, covered: 2, prosperity: 0,
        hexes: [{ label: 'i1', q: -3, r: 3 }, { label: 'j1', q: -3, r: 4 }, { label: 'k1', q: -3, r: 5 }],
      },
    ],
  },
  'board-4': {
    seats: [4],
    seas: [
      { id: 'sea-a1', q: 1, r: -5, prosperity: 1, tradeArrow: 'nw' },
      { id: 'sea-a2', q: 2, r: -5, prosperity: 0, tradeArrow: null },
      { id: 'sea-a3', q: 3, r: -5, prosperity: 0, tradeArrow: null },
      { id: 'sea-a4', q: 4, r: -5, prosperity: 1, tradeArrow: 'ne' },
      { id: 'sea-b3', q: 2, r: -4, prosperity: 0, tradeArrow: null },
      { id: 'sea-b4', q: 3, r: -4, prosperity: 0, tradeArrow: null },
      { id: 'sea-b5', q: 4, r: -4, prosperity: 0, tradeArrow: null },
      { id: 'sea-c3', q: 1, r: -3, prosperity: 0, tradeArrow: null },
      { id: 'sea-c4', q: 2, r: -3, prosperity: 0, tradeArrow: null },
      { id: 'sea-d1', q: -2, r: -2, prosperity: 0, tradeArrow: null },
      { id: 'sea-d2', q: -1, r: -2, prosperity: 0, tradeArrow: null },
      { id: 'sea-d3', q: 0, r: -2, prosperity: 0, tradeArrow: null },
      { id: 'sea-d5', q: 2, r: -2, prosperity: 0, tradeArrow: null },
      { id: 'sea-d6', q: 3, r: -2, prosperity: 0, tradeArrow: null },
      { id: 'sea-d7', q: 4, r: -2, prosperity: 0, tradeArrow: null },
      { id: 'sea-e1', q: -3, r: -1, prosperity: 0, tradeArrow: null },
      { id: 'sea-e3', q: -1, r: -1, prosperity: 0, tradeArrow: null },
      { id: 'sea-e4', q: 0, r: -1, prosperity: 0, tradeArrow: null },
      { id: 'sea-e6', q: 2, r: -1, prosperity: 0, tradeArrow: null },
      { id: 'sea-e8', q: 4, r: -1, prosperity: 0, tradeArrow: null },
      { id: 'sea-f1', q: -4, r: 0, prosperity: 1, tradeArrow: 'w' },
      { id: 'sea-f2', q: -3, r: 0, prosperity: 0, tradeArrow: null },
      { id: 'sea-f3', q: -2, r: 0, prosperity: 0, tradeArrow: null },
      { id: 'sea-f5', q: 0, r: 0, prosperity: 0, tradeArrow: null },
      { id: 'sea-f6', q: 1, r: 0, prosperity: 0, tradeArrow: null },
      { id: 'sea-f7', q: 2, r: 0, prosperity: 0, tradeArrow: null },
      { id: 'sea-f8', q: 3, r: 0, prosperity: 0, tradeArrow: null },
      { id: 'sea-f9', q: 4, r: 0, prosperity: 1, tradeArrow: 'e' },
      { id: 'sea-g2', q: -3, r: 1, prosperity: 0, tradeArrow: null },
      { id: 'sea-g3', q: -2, r: 1, prosperity: 0, tradeArrow: null },
      { id: 'sea-g5', q: 0, r: 1, prosperity: 0, tradeArrow: null },
      { id: 'sea-g7', q: 2, r: 1, prosperity: 0, tradeArrow: null },
      { id: 'sea-h3', q: -2, r: 2, prosperity: 0, tradeArrow: null },
      { id: 'sea-h4', q: -1, r: 2, prosperity: 0, tradeArrow: null },
      { id: 'sea-h5', q: 0, r: 2, prosperity: 0, tradeArrow: null },
      { id: 'sea-h6', q: 1, r: 2, prosperity: 0, tradeArrow: null },
      { id: 'sea-i1', q: -4, r: 3, prosperity: 0, tradeArrow: null },
      { id: 'sea-i2', q: -3, r: 3, prosperity: 0, tradeArrow: null },
      { id: 'sea-i4', q: -1, r: 3, prosperity: 0, tradeArrow: null },
      { id: 'sea-i5', q: 0, r: 3, prosperity: 0, tradeArrow: null },
      { id: 'sea-j1', q: -4, r: 4, prosperity: 0, tradeArrow: null },
      { id: 'sea-j4', q: -1, r: 4, prosperity: 0, tradeArrow: null },
      { id: 'sea-k1', q: -4, r: 5, prosperity: 1, tradeArrow: 'sw' },
      { id: 'sea-k2', q: -3, r: 5, prosperity: 0, tradeArrow: null },
      { id: 'sea-k3', q: -2, r: 5, prosperity: 0, tradeArrow: null },
      { id: 'sea-k4', q: -1, r: 5, prosperity: 1, tradeArrow: 'se' },
    ],
    islands: [
      {
        id: 'andros', name: { en: 'Andros', fr: 'Andros' }, squares: 4, covered: 2, prosperity: 0,
        hexes: [{ label: 'b1', q: 0, r: -4 }, { label: 'b2', q: 1, r: -4 }, { label: 'c1', q: -1, r: -3 }, { label: 'c2', q: 0, r: -3 }],
      },
      {
        id: 'rineia', name: { en: 'Rineia', fr: 'Rhénée' }, squares: 2, covered: 2, prosperity: 1,
        hexes: [{ label: 'c5', q: 3, r: -3 }, { label: 'c6', q: 4, r: -3 }],
      },
      {
        id: 'syros', name: { en: 'Syros', fr: 'Syros' }, squares: 2, covered: 2, prosperity: 1,
        hexes: [{ label: 'd4', q: 1, r: -2 }, { label: 'e5', q: 1, r: -1 }],
      },
      {
        id: 'kythnos', name: { en: 'Kythnos', fr: 'Kythnos' }, squares: 1, covered: 1, prosperity: 2,
        hexes: [{ label: 'e2', q: -2, r: -1 }],
      },
      {
        id: 'antiparos', name: { en: 'Antiparos', fr: 'Antiparos' }, squares: 1, covered: 1, prosperity: 2,
        hexes: [{ label: 'e7', q: 3, r: -1 }],
      },
      {
        id: 'paros', name: { en: 'Paros', fr: 'Paros' }, squares: 2, covered: 2, prosperity: 1,
        hexes: [{ label: 'f4', q: -1, r: 0 }, { label: 'g4', q: -1, r: 1 }],
      },
      {
        id: 'milos', name: { en: 'Milos', fr: 'Milos' }, squares: 3, covered: 2, prosperity: 0,
        hexes: [{ label: 'g1', q: -4, r: 1 }, { label: 'h1', q: -4, r: 2 }, { label: 'h2', q: -3, r: 2 }],
      },
      {
        id: 'schinoussa', name: { en: 'Schinoussa', fr: 'Schinoussa' }, squares: 1, covered: 1, prosperity: 2,
        hexes: [{ label: 'g6', q: 1, r: 1 }],
      },
      {
        id: 'naxos', name: { en: 'Naxos', fr: 'Naxos' }, squares: 4, covered: 2, prosperity: 0,
        hexes: [{ label: 'g8', q: 3, r: 1 }, { label: 'h7', q: 2, r: 2 }, { label: 'i6', q: 1, r: 3 }, { label: 'j5', q: 0, r: 4 }],
      },
      {
        id: 'santorini', name: { en: 'Santorini', fr: 'Santorin' }, squares: 3, covered: 2, prosperity: 0,
        hexes: [{ label: 'i3', q: -2, r: 3 }, { label: 'j2', q: -3, r: 4 }, { label: 'j3', q: -2, r: 4 }],
      },
    ],
  },
  'board-5': {
    seats: [5],
    seas: [
      { id: 'sea-a1', q: 0, r: -5, prosperity: 1, tradeArrow: 'nw' },
      { id: 'sea-a2', q: 1, r: -5, prosperity: 0, tradeArrow: null },
      { id: 'sea-a3', q: 2, r: -5, prosperity: 0, tradeArrow: null },
      { id: 'sea-a5', q: 4, r: -5, prosperity: 0, tradeArrow: null },
      { id: 'sea-a6', q: 5, r: -5, prosperity: 1, tradeArrow: 'ne' },
      { id: 'sea-b3', q: 1, r: -4, prosperity: 0, tradeArrow: null },
      { id: 'sea-b4', q: 2, r: -4, prosperity: 0, tradeArrow: null },
      { id: 'sea-b6', q: 4, r: -4, prosperity: 0, tradeArrow: null },
      { id: 'sea-b7', q: 5, r: -4, prosperity: 0, tradeArrow: null },
      { id: 'sea-c3', q: 0, r: -3, prosperity: 0, tradeArrow: null },
      { id: 'sea-c4', q: 1, r: -3, prosperity: 0, tradeArrow: null },
      { id: 'sea-c5', q: 2, r: -3, prosperity: 0, tradeArrow: null },
      { id: 'sea-c6', q: 3, r: -3, prosperity: 0, tradeArrow: null },
      { id: 'sea-c7', q: 4, r: -3, prosperity: 0, tradeArrow: null },
      { id: 'sea-c8', q: 5, r: -3, prosperity: 0, tradeArrow: null },
      { id: 'sea-d1', q: -3, r: -2, prosperity: 0, tradeArrow: null },
      { id: 'sea-d2', q: -2, r: -2, prosperity: 0, tradeArrow: null },
      { id: 'sea-d3', q: -1, r: -2, prosperity: 0, tradeArrow: null },
      { id: 'sea-d5', q: 1, r: -2, prosperity: 0, tradeArrow: null },
      { id: 'sea-d8', q: 4, r: -2, prosperity: 0, tradeArrow: null },
      { id: 'sea-e1', q: -4, r: -1, prosperity: 0, tradeArrow: null },
      { id: 'sea-e3', q: -2, r: -1, prosperity: 0, tradeArrow: null },
      { id: 'sea-e4', q: -1, r: -1, prosperity: 0, tradeArrow: null },
      { id: 'sea-e6', q: 1, r: -1, prosperity: 0, tradeArrow: null },
      { id: 'sea-e7', q: 2, r: -1, prosperity: 0, tradeArrow: null },
      { id: 'sea-e8', q: 3, r: -1, prosperity: 0, tradeArrow: null },
      { id: 'sea-e10', q: 5, r: -1, prosperity: 0, tradeArrow: null },
      { id: 'sea-f1', q: -5, r: 0, prosperity: 1, tradeArrow: 'w' },
      { id: 'sea-f2', q: -4, r: 0, prosperity: 0, tradeArrow: null },
      { id: 'sea-f3', q: -3, r: 0, prosperity: 0, tradeArrow: null },
      { id: 'sea-f5', q: -1, r: 0, prosperity: 0, tradeArrow: null },
      { id: 'sea-f6', q: 0, r: 0, prosperity: 0, tradeArrow: null },
      { id: 'sea-f8', q: 2, r: 0, prosperity: 0, tradeArrow: null },
      { id: 'sea-f9', q: 3, r: 0, prosperity: 0, tradeArrow: null },
      { id: 'sea-f10', q: 4, r: 0, prosperity: 0, tradeArrow: null },
      { id: 'sea-f11', q: 5, r: 0, prosperity: 1, tradeArrow: 'e' },
      { id: 'sea-g2', q: -4, r: 1, prosperity: 0, tradeArrow: null },
      { id: 'sea-g3', q: -3, r: 1, prosperity: 0, tradeArrow: null },
      { id: 'sea-g5', q: -1, r: 1, prosperity: 0, tradeArrow: null },
      { id: 'sea-g6', q: 0, r: 1, prosperity: 0, tradeArrow: null },
      { id: 'sea-g7', q: 1, r: 1, prosperity: 0, tradeArrow: null },
      { id: 'sea-g8', q: 2, r: 1, prosperity: 0, tradeArrow: null },
      { id: 'sea-g9', q: 3, r: 1, prosperity: 0, tradeArrow: null },
      { id: 'sea-h3', q: -3, r: 2, prosperity: 0, tradeArrow: null },
      { id: 'sea-h4', q: -2, r: 2, prosperity: 0, tradeArrow: null },
      { id: 'sea-h5', q: -1, r: 2, prosperity: 0, tradeArrow: null },
      { id: 'sea-h6', q: 0, r: 2, prosperity: 0, tradeArrow: null },
      { id: 'sea-h8', q: 2, r: 2, prosperity: 0, tradeArrow: null },
      { id: 'sea-i1', q: -5, r: 3, prosperity: 0, tradeArrow: null },
      { id: 'sea-i2', q: -4, r: 3, prosperity: 0, tradeArrow: null },
      { id: 'sea-i4', q: -2, r: 3, prosperity: 0, tradeArrow: null },
      { id: 'sea-i6', q: 0, r: 3, prosperity: 0, tradeArrow: null },
      { id: 'sea-i7', q: 1, r: 3, prosperity: 0, tradeArrow: null },
      { id: 'sea-j1', q: -5, r: 4, prosperity: 0, tradeArrow: null },
      { id: 'sea-j4', q: -2, r: 4, prosperity: 0, tradeArrow: null },
      { id: 'sea-j6', q: 0, r: 4, prosperity: 0, tradeArrow: null },
      { id: 'sea-k1', q: -5, r: 5, prosperity: 1, tradeArrow: 'sw' },
      { id: 'sea-k2', q: -4, r: 5, prosperity: 0, tradeArrow: null },
      { id: 'sea-k3', q: -3, r: 5, prosperity: 0, tradeArrow: null },
      { id: 'sea-k4', q: -2, r: 5, prosperity: 0, tradeArrow: null },
      { id: 'sea-k6', q: 0, r: 5, prosperity: 1, tradeArrow: 'se' },
    ],
    islands: [
      {
        id: 'andros', name: { en: 'Andros', fr: 'Andros' }, squares: 4, covered: 2, prosperity: 0,
        hexes: [{ label: 'b1', q: -1, r: -4 }, { label: 'b2', q: 0, r: -4 }, { label: 'c1', q: -2, r: -3 }, { label: 'c2', q: -1, r: -3 }],
      },
      {
        id: 'tinos', name: { en: 'Tinos', fr: 'Tinos' }, squares: 2, covered: 2, prosperity: 1,
        hexes: [{ label: 'a4', q: 3, r: -5 }, { label: 'b5', q: 3, r: -4 }],
      },
      {
        id: 'kythnos', name: { en: 'Kythnos', fr: 'Kythnos' }, squares: 1, covered: 1, prosperity: 2,
        hexes: [{ label: 'e2', q: -3, r: -1 }],
      },
      {
        id: 'syros', name: { en: 'Syros', fr: 'Syros' }, squares: 2, covered: 2, prosperity: 1,
        hexes: [{ label: 'd4', q: 0, r: -2 }, { label: 'e5', q: 0, r: -1 }],
      },
      {
        id: 'mykonos', name: { en: 'Mykonos', fr: 'Mykonos' }, squares: 2, covered: 2, prosperity: 1,
        hexes: [{ label: 'd6', q: 2, r: -2 }, { label: 'd7', q: 3, r: -2 }],
      },
      {
        id: 'sikinos', name: { en: 'Sikinos', fr: 'Sikinos' }, squares: 2, covered: 2, prosperity: 1,
        hexes: [{ label: 'd9', q: 5, r: -2 }, { label: 'e9', q: 4, r: -1 }],
      },
      {
        id: 'milos', name: { en: 'Milos', fr: 'Milos' }, squares: 3, covered: 2, prosperity: 0,
        hexes: [{ label: 'g1', q: -5, r: 1 }, { label: 'h1', q: -5, r: 2 }, { label: 'h2', q: -4, r: 2 }],
      },
      {
        id: 'paros', name: { en: 'Paros', fr: 'Paros' }, squares: 2, covered: 2, prosperity: 1,
        hexes: [{ label: 'f4', q: -2, r: 0 }, { label: 'g4', q: -2, r: 1 }],
      },
      {
        id: 'delos', name: { en: 'Delos', fr: 'Délos' }, squares: 1, covered: 1, prosperity: 2,
        hexes: [{ label: 'f7', q: 1, r: 0 }],
      },
      {
        id: 'donousa', name: { en: 'Donousa', fr: 'Donousa' }, squares: 1, covered: 1, prosperity: 2,
        hexes: [{ label: 'h7', q: 1, r: 2 }],
      },
      {
        id: 'amorgos', name: { en: 'Amorgos', fr: 'Amorgos' }, squares: 4, covered: 2, prosperity: 0,
        hexes: [{ label: 'g10', q: 4, r: 1 }, { label: 'h9', q: 3, r: 2 }, { label: 'i8', q: 2, r: 3 }, { label: 'j7', q: 1, r: 4 }],
      },
      {
        id: 'santorini', name: { en: 'Santorini', fr: 'Santorin' }, squares: 3, covered: 2, prosperity: 0,
        hexes: [{ label: 'i3', q: -3, r: 3 }, { label: 'j2', q: -4, r: 4 }, { label: 'j3', q: -3, r: 4 }],
      },
      {
        id: 'ios', name: { en: 'Ios', fr: 'Ios' }, squares: 3, covered: 2, prosperity: 0,
        hexes: [{ label: 'i5', q: -1, r: 3 }, { label: 'j5', q: -1, r: 4 }, { label: 'k5', q: -1, r: 5 }],
      },
    ],
  },
} as const satisfies Readonly<Record<string, BoardData>>;

export type BoardId = keyof typeof BOARD_DATA;
type AnyBoard = (typeof BOARD_DATA)[BoardId];
export type SeaId = AnyBoard['seas'][number]['id'];
export type IslandId = AnyBoard['islands'][number]['id'];
export type PlaceId = SeaId | IslandId;
