// Beside the map: the nine action spaces and the characters.

import { ACTION_IDS, CHARACTER_IDS } from '@atoll/game-vanuatu/table';
import type { CharacterId, Vanuatu, View } from '@atoll/game-vanuatu/table';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Roving } from '../../frame/roving.tsx';
import type { TableProps } from '../types.ts';
import { ActionSpace } from './beside/action-space.tsx';
import { CharacterTile } from './beside/character-tile.tsx';
import { Film } from './film/film.tsx';
import { useGesture } from './gesture/use-gesture.ts';
import { PHRASES } from './phrases.ts';
import css from './beside.module.css';

export function Beside({ view, viewer, table }: TableProps<Vanuatu>): ReactNode {
  const gesture = useGesture(view);
  const phrases = PHRASES[table.locale];
  const characters = charactersOf(view);
  const pages = useRef<HTMLDivElement>(null);
  const isChoosing = gesture.ask === 'choose-character';
  useEffect(() => {
    // On a phone the page in question comes forward; elsewhere there is nothing to scroll.
    const page = isChoosing ? pages.current?.lastElementChild : pages.current?.firstElementChild;
    pages.current?.scrollTo({ left: page instanceof HTMLElement ? page.offsetLeft : 0 });
  }, [isChoosing]);
  return (
    <>
      <div ref={pages} className={css['beside']}>
        <Roving className={css['actions']} aria-label={phrases.actions}>
          {ACTION_IDS.map((action) => (
            <ActionSpace key={action} action={action} view={view} viewer={viewer} table={table} gesture={gesture} />
          ))}
        </Roving>
        {characters.length > 0 && (
          <Roving className={css['characters']} aria-label={phrases.characters}>
            {characters.map((character) => (
              <CharacterTile key={character} character={character} view={view} table={table} gesture={gesture} />
            ))}
          </Roving>
        )}
      </div>
      <Film view={view} viewer={viewer} table={table} />
    </>
  );
}

/** All that are in play this round, taken or not: eleven, or the five of two players. */
function charactersOf(view: View): readonly CharacterId[] {
  return CHARACTER_IDS.filter(
    (character) => view.characters.includes(character) || view.players.some((player) => player.character === character),
  );
}
