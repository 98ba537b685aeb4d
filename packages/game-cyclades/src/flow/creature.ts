// CY-13.1, CY-13.4, CY-13.5: a creature is called, its power used or not, its card spent. CY-14.4, CY-14.10 too.

import { decisionId, frameId, shuffle } from '@atoll/engine';
import type { Decision, Illegal, Seat } from '@atoll/engine';
import { pushCreature } from '../acts/creature-market.js';
import type { Ask } from '../asks.js';
import { incomeOf } from '../board/income.js';
import { cyclops, giant, harpy, pegasus } from '../creatures/at-islands.js';
import { kraken, siren } from '../creatures/at-sea.js';
import { figurine } from '../creatures/figurine.js';
import type { Power } from '../creatures/power.js';
import { dryad, griffon, satyr } from '../creatures/thieves.js';
import { SYLPH_STEPS } from '../data/creatures.js';
import type { CreatureId, FigurineId } from '../data/creatures.js';
import type { CreatureFrame } from '../frames.js';
import { receive } from '../gold.js';
import { DECLINE } from '../moves.js';
import type { Move, MoveOf } from '../moves.js';
import { NO_DECISIONS } from '../rules.js';
import type { FrameRules, Tell } from '../rules.js';
import type { State } from '../state.js';
import { maybeMetropolis } from './metropolis.js';

const NOT_DISCARDED: Illegal = { rule: 'CY-14.4', reason: 'not-in-discard-pile' };

export const chimera: Power = {
  ask: {
    answers: ['revive-creature', 'decline'],
    list(state) {
      const moves: Move[] = state.discard.map((creature) => ({ type: 'revive-creature', creature }));
      moves.push(DECLINE);
      return moves;
    },
    check(state, _seat, _ask, move) {
      if (move.type !== 'revive-creature') return null;
      return state.discard.includes(move.creature) ? null : NOT_DISCARDED;
    },
    fallback: () => DECLINE,
  },
  use(draft, _frame, seat, move, tell) {
    const { creature } = move as MoveOf<'revive-creature'>;
    draft.discard.splice(draft.discard.indexOf(creature), 1);
    tell({ type: 'creature-revived', seat, creature });
    pushCreature(draft, seat, creature);
  },
};

type Targeting = Exclude<CreatureId, 'fates' | 'sphinx' | 'sylph'>;

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

export const creature: FrameRules<CreatureFrame> = {
  decisions(_state, frame): readonly Decision<Ask>[] {
    if (frame.stage !== 'asking') return NO_DECISIONS;
    const { seat } = frame;
    return [{ id: decisionId(frame, seat, frame.said), seat, ask: askOf(frame.creature as Targeting) }];
  },
  answer(draft, frame, seat, move, tell) {
    frame.said += 1;
    frame.stage = 'spent';
    if (move.type === 'decline') tell({ type: 'power-unused', seat, creature: frame.creature });
    else POWERS[frame.creature as Targeting].use(draft, frame, seat, move, tell);
  },
  settle(draft, frame, tell) {
    if (frame.stage === 'called') {
      call(draft, frame, tell);
      return 'again';
    }
    return spend(draft, frame, tell);
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

function call(draft: State, frame: CreatureFrame, tell: Tell): void {
  const { seat, creature: id } = frame;
  frame.stage = 'spent';
  switch (id) {
    case 'fates':
      return payAgain(draft, seat, tell);
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
      if (hasTarget(draft, seat, id)) frame.stage = 'asking';
      else tell({ type: 'power-unused', seat, creature: id });
  }
}

function hasTarget(state: State, seat: Seat, id: Targeting): boolean {
  return POWERS[id].ask.list(state, seat, askOf(id)).length > 1;
}

/** CY-14.10 */
function payAgain(draft: State, seat: Seat, tell: Tell): void {
  const gold = incomeOf(draft, seat);
  receive(draft, seat, gold);
  tell({ type: 'income-received', seat, gold });
}

function spend(draft: State, frame: CreatureFrame, tell: Tell): 'again' | 'done' {
  if (frame.creature === 'chimera') {
    // CY-14.13: what the revived creature brings about is settled before the shuffle.
    if (maybeMetropolis(draft, frame.seat, tell)) return 'again';
    reshuffle(draft, tell);
  } else if (frame.held) {
    draft.discard.push(frame.creature);
  }
  frame.held = false;
  return 'done';
}

/** CY-14.4: the Chimera and the whole discard pile. */
function reshuffle(draft: State, tell: Tell): void {
  draft.pile = shuffle(draft.rng, [...draft.pile, ...draft.discard, 'chimera']);
  draft.discard = [];
  tell({ type: 'pile-reshuffled', cards: draft.pile.length });
}
