// The own character: its bonus is turned on and off here, the Governor begins his move, the Beggar begs.

import { mostAlms } from '@atoll/game-vanuatu/table';
import type { Player } from '@atoll/game-vanuatu/table';
import type { ReactNode } from 'react';
import { Roving } from '../../../frame/roving.tsx';
import { CHARACTER_ICONS } from '../icons.ts';
import { PHRASES } from '../phrases.ts';
import { Piece } from '../piece.tsx';
import { RULE_OF_CHARACTER } from '../questions.ts';
import type { OwnPartProps } from './own-area.tsx';
import css from './own-area.module.css';

interface OwnCharacterProps extends OwnPartProps {
  readonly player: Player;
}

export function OwnCharacter({ player, table, gesture }: OwnCharacterProps): ReactNode {
  const phrases = PHRASES[table.locale];
  const { character, bonusReady } = player;
  if (character === null) return null;
  const { words } = table;
  const Icon = CHARACTER_ICONS[character];
  const isOn = gesture.stateOf('bonus') === 'chosen';
  const state = isOn ? phrases.bonusOn : bonusReady ? phrases.bonusOff : phrases.used;
  const alms = Array.from({ length: mostAlms(player) }, (_, index) => index + 1);
  return (
    <Roving className={css['character']} aria-label={phrases.character}>
      <Piece
        gesture={gesture}
        thing="bonus"
        label={`${words.thing(character)}, ${state}`}
        title={words.thing(character)}
        tip={words.tip(character)}
        rule={RULE_OF_CHARACTER[character]}
        anchor="own-character"
        className={css['card']}
      >
        <Icon className={css['card-icon']} aria-hidden="true" data-used={!bonusReady} />
        <span className={css['card-words']}>
          <b>{words.thing(character)}</b>
          <span>{phrases.bonus[character]}</span>
          <span className={css['state']} data-on={isOn}>
            {state}
          </span>
        </span>
      </Piece>
      {alms.map((points) => (
        <Piece
          key={points}
          gesture={gesture}
          thing={`alms:${points}`}
          label={phrases.alms(points)}
          tip={words.tip('beggar')}
          rule="VA-9.9"
          className={css['alms']}
        >
          <b>{points}</b>
        </Piece>
      ))}
    </Roving>
  );
}
