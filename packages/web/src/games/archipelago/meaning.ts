// What the numbers of a move stand for on this table: the piece and where it is, the part of a region, the card on its
// place, the icon, the regions around a gap. Sentences speak of these.

import { directionOf, sideAt, unitOf } from '@atoll/game-archipelago/table';
import type { Move, View } from '@atoll/game-archipelago/table';
import { letterOf } from './map/describe.ts';

export function meaningOf(move: Move, view: View): object {
  return { ...pieceOf(move, view), ...placeOf(move, view) };
}

function pieceOf(move: Move, view: View): object {
  if (!('unit' in move)) return {};
  const unit = move.unit === null ? null : unitOf(view, move.unit);
  return { unitKind: unit?.kind ?? null, unitRegion: unit?.region ?? null, unitOwner: unit?.seat ?? null };
}

function placeOf(move: Move, view: View): object {
  switch (move.type) {
    case 'place-hex':
      return { beside: around(view, move.q, move.r) };
    case 'land-citizens': {
      const region = frameOf(view, 'turn-zero')?.region ?? 0;
      return { region, letters: move.areas.map((area) => letterOf(view, region, area)).filter(Boolean) };
    }
    case 'land': {
      const region = frameOf(view, 'migration')?.seaRegion ?? 0;
      return { region, letter: letterOf(view, region, move.area) };
    }
    case 'migrate':
    case 'place-worker':
    case 'bear':
    case 'place-ship':
      return { letter: letterOf(view, move.region, move.area) };
    case 'construct':
      return siteOf(move, view);
    case 'pillage':
      return { resource: sideAt(view, move.region).icons[move.icon]?.resource ?? null };
    case 'buy-card':
    case 'rotate-card':
      return { card: view.track[move.slot]?.card ?? null };
    default:
      return {};
  }
}

/** A town, temple or market stands where its builder does. */
function siteOf({ building, unit, spot }: Extract<Move, { type: 'construct' }>, view: View): object {
  const region = unitOf(view, unit)?.region ?? 0;
  const isOneOfSeveral = building === 'port' && sideAt(view, region).coasts.length > 1;
  return { letter: building === 'ship' ? letterOf(view, region, spot) : null, coast: isOneOfSeveral ? spot + 1 : null };
}

function frameOf<K extends View['stack'][number]['kind']>(
  { stack }: View,
  kind: K,
): Extract<View['stack'][number], { kind: K }> | undefined {
  return stack.findLast((frame): frame is Extract<View['stack'][number], { kind: K }> => frame.kind === kind);
}

/** The regions a hex there would lie beside. */
function around({ regions }: View, q: number, r: number): number[] {
  return regions.flatMap((region, index) => (directionOf(region.q - q, region.r - r) < 0 ? [] : [index]));
}
