// What the picks amount to, in words for the prompt: the move, and what it costs and brings with its reasons. The figures
// are those of the rules themselves, done on a copy of the table.

import type { Seat } from '@atoll/engine';
import { foresee, holderOf, markersToHold, withMarkers } from '@atoll/game-vanuatu/table';
import type { ActionMove, Move, VanuatuEvent, View } from '@atoll/game-vanuatu/table';
import type { Locale, Part, Sentence, Words } from '../../types.ts';
import { PHRASES } from '../phrases.ts';
import type { Phrases } from '../phrases.ts';
import { moveOf } from './gesture.ts';
import { isGoverning } from './resolve.ts';
import type { Picks, Scene } from './scene.ts';

export interface PlanWords {
  readonly sentence: Sentence;
  readonly price: Sentence | null;
}

export function planWords(scene: Scene, picks: Picks, words: Words, locale: Locale): PlanWords {
  const phrases = PHRASES[locale];
  const move = moveOf(scene, picks);
  if (move === null) return { sentence: [missing(scene, picks, words, phrases)], price: null };
  return { sentence: words.move(move), price: priceOf(scene.view, scene.seat, move, words, phrases) };
}

function missing(scene: Scene, picks: Picks, words: Words, phrases: Phrases): string {
  if (scene.ask.kind === 'place-tile') {
    return picks.tile === undefined
      ? phrases.chooseTile
      : `${words.thing(picks.tile)}${phrases.colon}${phrases.chooseSpace}`;
  }
  if (isGoverning(scene, picks)) return picks.action === undefined ? phrases.chooseStack : phrases.chooseTarget;
  if (picks.action === undefined) return '';
  const what = picks.action === 'buy' && picks.island !== undefined ? phrases.chooseGood : phrases.choose[picks.action];
  return `${words.thing(picks.action)}${phrases.colon}${what}`;
}

function priceOf(view: View, seat: Seat, move: Move, words: Words, phrases: Phrases): Sentence | null {
  switch (move.type) {
    case 'plan':
      return holding(view, seat, move.action, phrases);
    case 'choose-character': {
      const tip = words.tip(move.character);
      return tip === null ? null : [tip];
    }
    case 'take-rest-token': {
      const tip = words.tip(move.token);
      return tip === null ? null : [tip];
    }
    case 'place-tile':
    case 'place-neutral':
    case 'take-back':
    case 'govern':
    case 'sell-treasure':
    case 'beg':
      return null;
    default:
      return outcome(view, seat, move, words, phrases);
  }
}

/** Who would hold the action with this marker on it. */
function holding(view: View, seat: Seat, action: Parameters<typeof holderOf>[1], phrases: Phrases): Sentence {
  const after = withMarkers(view, seat, action, 1);
  const holder = holderOf(after, action);
  if (holder === seat) return [phrases.youWouldHold];
  const more = markersToHold(after, seat, action);
  const parts: Part[] = holder === null ? [phrases.nobodyWouldHold] : [{ seat: holder }, ` ${phrases.holdsIt}`];
  if (more !== null) parts.push(` · ${phrases.moreNeeded(more)}`);
  return parts;
}

function outcome(view: View, seat: Seat, move: ActionMove, words: Words, phrases: Phrases): Sentence | null {
  const told = foresee(view, seat, move).flatMap((event) => consequence(event, words, phrases));
  return told.length === 0 ? null : [told.join(' · ')];
}

function consequence(event: VanuatuEvent, words: Words, phrases: Phrases): readonly string[] {
  switch (event.type) {
    case 'sailed':
      return [event.paid === 0 ? phrases.free : `−${phrases.vatus(event.paid)}`];
    case 'stall-built':
    case 'good-bought':
      return [`−${phrases.vatus(event.paid)}`];
    case 'fished':
      return [phrases.fishTile(event.value)];
    case 'explored':
      return [phrases.treasureTile(event.value)];
    case 'fish-sold':
      return [`(${event.tiles.join(' + ')}) × ${event.price}`];
    case 'cube-loaded':
      return [phrases.goesTo(words.thing(event.ship))];
    case 'ship-filled':
      return [phrases.fillsIt];
    case 'cube-put-back':
      return [phrases.noShip];
    case 'vatus-gained':
      return [`+${phrases.vatus(event.vatus)}`];
    case 'points-scored':
      return [`+${phrases.points(event.points)}`];
    case 'vatus-converted':
      return [phrases.converted(event.vatus, event.points)];
    case 'rested':
      return [phrases.cannotUndo];
    default:
      return [];
  }
}
