// A character: lying open to be taken, or with the one who has taken it, ready or used.

import type { Seat } from '@atoll/engine';
import type { CharacterId } from '@atoll/game-vanuatu/table';
import type { ReactNode } from 'react';
import { SeatMark } from '../../../ui/seat-mark.tsx';
import { CHARACTER_ICONS } from '../icons.ts';
import { PHRASES } from '../phrases.ts';
import { Piece } from '../piece.tsx';
import { RULE_OF_CHARACTER } from '../questions.ts';
import type { BesideProps } from './action-space.tsx';
import css from './character-tile.module.css';

interface CharacterTileProps extends Omit<BesideProps, 'viewer'> {
  readonly character: CharacterId;
}

export function CharacterTile({ character, view, table, gesture }: CharacterTileProps): ReactNode {
  const phrases = PHRASES[table.locale];
  const { words } = table;
  const Icon = CHARACTER_ICONS[character];
  const taker = view.players.findIndex((player) => player.character === character);
  const info = taker < 0 ? null : table.seat(taker as Seat);
  const isUsed = info !== null && view.players[taker]?.bonusReady === false;
  const state = info === null ? [] : [phrases.takenBy(info.name), ...(isUsed ? [phrases.used] : [])];
  return (
    <Piece
      gesture={gesture}
      thing={`character:${character}`}
      label={[words.thing(character), ...state].join(', ')}
      tip={words.tip(character)}
      rule={RULE_OF_CHARACTER[character]}
      anchor={`character-${character}`}
      className={css['tile']}
    >
      <span className={css['face']} data-taken={info !== null} data-used={isUsed}>
        <Icon className={css['icon']} aria-hidden="true" />
        <span className={css['name']}>{words.thing(character)}</span>
        <span className={css['bonus']}>{isUsed ? phrases.used : phrases.bonus[character]}</span>
      </span>
      {info !== null && (
        <span className={css['taker']}>
          <SeatMark seat={info.seat} colour={info.colour} size="s" />
        </span>
      )}
    </Piece>
  );
}
