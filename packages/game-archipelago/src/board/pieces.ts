// AR-2.7, AR-24.2 The pieces of each colour: 10 citizens and 4 ships, numbered colour by colour.

import type { Seat } from '@atoll/engine';

import { COLOURS, TWO_PLAYER_COLOURS } from '../data/colours.js';
import type { Colour } from '../data/colours.js';
import { CITIZENS_PER_COLOUR, SHIPS_PER_COLOUR } from '../data/components.js';
import type { Options } from '../options.js';
import type { RuleId } from '../rule-ids.js';
import type { Emit, Refusal } from '../rules.js';
import type { OwnedCard, State, Unit } from '../state.js';
import { playerOf } from '../state.js';

const PIECES_PER_COLOUR = CITIZENS_PER_COLOUR + SHIPS_PER_COLOUR;

/** The colours of a seat, the first one first. */
export function coloursOf(options: Options, seats: number, seat: Seat): readonly Colour[] {
  if (seats > 2) return [COLOURS[seat] as Colour];
  const pair = TWO_PLAYER_COLOURS[seat] as readonly [Colour, Colour];
  const first = options.firstColours.split('-')[seat];
  return first === pair[1] ? [pair[1], pair[0]] : pair;
}

export function colourOfPiece(unit: number): Colour {
  return COLOURS[Math.floor(unit / PIECES_PER_COLOUR)] as Colour;
}

export function unitOf(state: Pick<State, 'units'>, id: number): Unit | null {
  const { units } = state;
  for (let i = 0; i < units.length; i++) {
    const unit = units[i] as Unit;
    if (unit.id === id) return unit;
  }
  return null;
}

/** Where pieces are: on the map and on wonders. */
interface Pieces {
  readonly units: readonly Unit[];
  readonly players: readonly { readonly cards: readonly OwnedCard[] }[];
}

/** AR-24.3 Pieces left in reserve, both colours together with two players. */
export function reserveOf(state: Pieces, seat: Seat, kind: Unit['kind']): number {
  const colours = state.players.length === 2 ? 2 : 1;
  let left = colours * (kind === 'citizen' ? CITIZENS_PER_COLOUR : SHIPS_PER_COLOUR);
  const { units } = state;
  for (let i = 0; i < units.length; i++) {
    const unit = units[i] as Unit;
    if (unit.seat === seat && unit.kind === kind) left--;
  }
  if (kind === 'citizen') {
    const cards = state.players[seat]?.cards ?? [];
    for (let i = 0; i < cards.length; i++) if ((cards[i]?.citizen ?? -1) >= 0) left--;
  }
  return left;
}

function isFree(state: State, seat: Seat, id: number): boolean {
  if (unitOf(state, id) !== null) return false;
  const { cards } = playerOf(state, seat);
  for (let i = 0; i < cards.length; i++) if (cards[i]?.citizen === id) return false;
  return true;
}

/** AR-24.2 The second colour is used only when the first has no such piece left. */
function nextPiece(state: State, seat: Seat, kind: Unit['kind']): number {
  const from = kind === 'citizen' ? 0 : CITIZENS_PER_COLOUR;
  const to = kind === 'citizen' ? CITIZENS_PER_COLOUR : PIECES_PER_COLOUR;
  for (const colour of coloursOf(state.options, state.players.length, seat)) {
    const first = COLOURS.indexOf(colour) * PIECES_PER_COLOUR;
    for (let n = from; n < to; n++) if (isFree(state, seat, first + n)) return first + n;
  }
  return -1;
}

/** AR-2.13 A new unit is active, not engaged, and never on a building. */
export function placeUnit(
  draft: State,
  seat: Seat,
  kind: Unit['kind'],
  region: number,
  area: number,
  emit: Emit,
): Unit {
  const unit: Unit = {
    id: nextPiece(draft, seat, kind),
    seat,
    kind,
    region,
    area,
    lying: false,
    engaged: false,
    icon: -1,
    building: null,
  };
  draft.units.push(unit);
  emit({ type: 'unit-placed', unit: unit.id, seat, region, area });
  return unit;
}

export function removeUnit(draft: State, id: number): void {
  for (let i = 0; i < draft.units.length; i++) {
    if (draft.units[i]?.id === id) {
      draft.units.splice(i, 1);
      return;
    }
  }
}

/** AR-2.6 All citizens of a player in a region, rebels and every bank included. */
export function citizensIn(state: State, seat: Seat, region: number): number {
  let count = 0;
  const { units } = state;
  for (let i = 0; i < units.length; i++) {
    const unit = units[i] as Unit;
    if (unit.seat === seat && unit.region === region && unit.kind === 'citizen') count++;
  }
  return count;
}

/** AR-2.4 Active and not engaged: may move or be engaged. */
export function isFreeToAct(unit: Unit): boolean {
  return !unit.lying && !unit.engaged;
}

/** The one reason why a unit cannot act for a seat, under the rule that wants it to; null if it can. */
export function checkFree(unit: Unit | null, seat: Seat, rule: RuleId): Refusal | null {
  if (unit === null || unit.seat !== seat) return { rule, reason: 'not-your-unit' };
  if (unit.lying) return { rule, reason: 'unit-rebels' };
  return unit.engaged ? { rule, reason: 'unit-engaged' } : null;
}
