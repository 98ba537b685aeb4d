// CY-12.1, CY-12.2, CY-15.5: the exact chances of an assault and of a battle fought to the end.

import { DIE_FACES } from '../data/components.js';
import { MINOTAUR_STRENGTH } from '../data/creatures.js';

/** Chances of the three outcomes; they add up to 1. */
export interface AssaultOdds {
  readonly attackerLoses: number;
  readonly defenderLoses: number;
  readonly bothLose: number;
}

export interface BattleOdds {
  readonly attackerWins: number;
  readonly defenderWins: number;
  readonly bothFall: number;
}

export interface BattleSides {
  readonly attackers: number;
  readonly defenders: number;
  /** What the defender's buildings add. */
  readonly bonus: number;
  readonly minotaur: boolean;
}

/** One throw: what each side has before the dice. */
export function assaultOdds(attack: number, defence: number): AssaultOdds {
  let attackerLoses = 0;
  let defenderLoses = 0;
  for (const attackDie of DIE_FACES) {
    for (const defenceDie of DIE_FACES) {
      const lead = attack + attackDie - defence - defenceDie;
      if (lead < 0) attackerLoses += 1;
      if (lead > 0) defenderLoses += 1;
    }
  }
  const throws = DIE_FACES.length ** 2;
  return {
    attackerLoses: attackerLoses / throws,
    defenderLoses: defenderLoses / throws,
    bothLose: (throws - attackerLoses - defenderLoses) / throws,
  };
}

const known = new Map<number, BattleOdds>();

/** Nobody retreats. Each throw costs at least one piece, so the chain of throws is short and the sum exact. */
export function battleOdds(sides: BattleSides): BattleOdds {
  const { attackers, defenders, bonus, minotaur } = sides;
  const key = ((attackers * 32 + defenders) * 64 + bonus) * 2 + (minotaur ? 1 : 0);
  const found = known.get(key);
  if (found !== undefined) return found;
  const odds = workOut(sides);
  known.set(key, odds);
  return odds;
}

function workOut({ attackers, defenders, bonus, minotaur }: BattleSides): BattleOdds {
  const defended = defenders > 0 || minotaur;
  if (attackers === 0 || !defended) {
    return {
      attackerWins: attackers > 0 ? 1 : 0,
      defenderWins: defended ? 1 : 0,
      bothFall: attackers === 0 && !defended ? 1 : 0,
    };
  }
  const assault = assaultOdds(attackers, defenders + bonus + (minotaur ? MINOTAUR_STRENGTH : 0));
  // The Minotaur is the last defender to fall.
  const weakened = defenders > 0 ? { defenders: defenders - 1, minotaur } : { defenders: 0, minotaur: false };
  const ifAttackerLoses = battleOdds({ attackers: attackers - 1, defenders, bonus, minotaur });
  const ifDefenderLoses = battleOdds({ attackers, bonus, ...weakened });
  const ifBothLose = battleOdds({ attackers: attackers - 1, bonus, ...weakened });
  const chance = (outcome: keyof BattleOdds): number =>
    assault.attackerLoses * ifAttackerLoses[outcome] +
    assault.defenderLoses * ifDefenderLoses[outcome] +
    assault.bothLose * ifBothLose[outcome];
  return {
    attackerWins: chance('attackerWins'),
    defenderWins: chance('defenderWins'),
    bothFall: chance('bothFall'),
  };
}
