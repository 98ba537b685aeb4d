// CY-13.1, CY-13.4, CY-13.5: a creature is called, its power used or not, its card spent. CY-14.4, CY-14.10 too.

import { asked, frameId, NOBODY, shuffle } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import { pushCreature } from '../acts/creature-market.js';
import type { Ask } from '../asks.js';
import { incomeOf } from '../board/income.js';
import { cyclops, giant, harpy, pegasus } from '../creatures/at-islands.js';
import { kraken, siren } from '../creatures/at-sea.js';
import { figurine } from '../creatures/figurine.js';
import { leaveUnused, spendPower } from '../creatures/power.js';
import { dryad, griffon, satyr } from '../creatures/thieves.js';
import { SYLPH_STEPS } from '../data/creatures.js';
import type { CreatureId, FigurineId } from '../data/creatures.js';
import type { CreatureFrame } from '../frames.js';
import { receive } from '../gold.js';
import { DECLINE } from '../moves.js';
import type { Move, MoveOf } from '../moves.js';
import { ask } from '../rules.js';
import type { Emit, FrameRules, Refusal } from '../rules.js';
import type { State } from '../state.js';
import { maybeMetropolis } from './metropolis.js';

const NOT_DISCARDED: Refusal = { rule: 'CY-14.4', reason: 'not-in-discard-pile' };

export const chimera = ask('chimera', {
  rule: 'CY-14.4',
  frame: 'creature',
  answers: ['revive-creature', 'decline'],
  list(state) {
    const moves: MoveOf<'revive-creature' | 'decline'>[] = state.discard.map((creature) => ({
      type: 'revive-creature',
      creature,
    }));
    moves.push(DECLINE);
    return moves;
  },
  check(state, _seat, _frame, move) {
    if (move.type === 'decline') return null;
    return state.discard.includes(move.creature) ? null : NOT_DISCARDED;
  },
  answer(draft, seat, frame, move, emit) {
    spendPower(frame);
    if (move.type === 'decline') return leaveUnused(frame, emit);
    const { creature } = move;
    draft.discard.splice(draft.discard.indexOf(creature), 1);
    emit({ type: 'creature-revived', seat, creature });
    pushCreature(draft, seat, creature);
  },
  fallback: () => DECLINE,
});

type Targeting = Exclude<CreatureId, 'fates' | 'sphinx' | 'sylph'>;

interface Power {
  /** The targets, then `decline`. */
  list(state: State, seat: Seat, frame: CreatureFrame, ask: Ask): readonly Move[];
}

/** Creatures that ask for one target. The others are in `call`. */
const POWERS: Readonly<Record<Targeting, Power>> = {
  siren,
  pegasus,
  giant,
  chimera,
  cyclops,
  harpy,
  griffon,
  satyr,
  dryad,
  kraken,
  minotaur: figurine,
  chiron: figurine,
  medusa: figurine,
  polyphemus: figurine,
};

export const creature: FrameRules<'creature'> = {
  decisions(_state, frame) {
    if (frame.stage !== 'asking') return NOBODY;
    return [asked(frame, frame.seat, askOf(frame.creature as Targeting), frame.said)];
  },
  settle(draft, frame, emit) {
    if (frame.stage === 'called') {
      call(draft, frame, emit);
      return 'again';
    }
    return spend(draft, frame, emit);
  },
};

function askOf(id: Targeting): Ask {
  switch (id) {
    case 'minotaur':
    case 'chiron':
    case 'medusa':
    case 'polyphemus':
      return { kind: 'figurine', figurine: id satisfies FigurineId };
    default:
      return { kind: id };
  }
}

function call(draft: State, frame: CreatureFrame, emit: Emit): void {
  const { seat, creature: id } = frame;
  frame.stage = 'spent';
  switch (id) {
    case 'fates':
      return payAgain(draft, seat, emit);
    case 'sphinx':
      draft.stack.push({ kind: 'sphinx', id: frameId(draft), seat, said: 0, stage: 'resolving' });
      return;
    case 'sylph':
      draft.stack.push({
        kind: 'sylph',
        id: frameId(draft),
        seat,
        said: 0,
        stage: 'resolving',
        stepsLeft: SYLPH_STEPS,
        tiredAt: [],
        tired: [],
      });
      return;
    default:
      // Targets are open facts, the Griffon's victims too: everybody sees it when there is none.
      if (hasTarget(draft, frame, id)) frame.stage = 'asking';
      else leaveUnused(frame, emit);
  }
}

/** Every space and every island can be one for the Kraken and for figurines. */
function hasTarget(state: State, frame: CreatureFrame, id: Targeting): boolean {
  const power = POWERS[id];
  if (power === kraken || power === figurine) return true;
  return power.list(state, frame.seat, frame, askOf(id)).length > 1;
}

/** CY-14.10 */
function payAgain(draft: State, seat: Seat, emit: Emit): void {
  const gold = incomeOf(draft, seat);
  receive(draft, seat, gold);
  emit({ type: 'income-received', seat, gold });
}

function spend(draft: State, frame: CreatureFrame, emit: Emit): 'again' | 'done' {
  if (frame.creature === 'chimera') {
    // CY-14.13: what the revived creature brings about is settled before the shuffle.
    if (maybeMetropolis(draft, frame.seat, emit)) return 'again';
    reshuffle(draft, emit);
  } else if (frame.held) {
    draft.discard.push(frame.creature);
  }
  frame.held = false;
  return 'done';
}

/** CY-14.4: the Chimera and the whole discard pile. */
function reshuffle(draft: State, emit: Emit): void {
  draft.pile = shuffle(draft.rng, [...draft.pile, ...draft.discard, 'chimera']);
  draft.discard = [];
  emit({ type: 'pile-reshuffled', cards: draft.pile.length });
}
