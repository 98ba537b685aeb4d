// Archipelago's table. Wide: tracks above, wheel and markets at the left, the map with what is going on in the middle, the
// evolution cards below it. Narrow: the same parts, one at a time, and a light on those where something can be chosen.

import type { Archipelago } from '@atoll/game-archipelago/table';
import { useEffect, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Stage } from '../../frame/stage.tsx';
import type { TableProps } from '../types.ts';
import { Evolution } from './boards/evolution.tsx';
import { Market } from './boards/market.tsx';
import { Tracks } from './boards/tracks.tsx';
import { Wheel } from './boards/wheel.tsx';
import { Film } from './film.tsx';
import { Archipel, mapBounds } from './map/map.tsx';
import { PARTS, partOfAsk } from './parts.ts';
import type { Part } from './parts.ts';
import { PHRASES } from './phrases.ts';
import { Scene } from './scenes/scene.tsx';
import css from './board.module.css';

export function Board({ view, table }: TableProps<Archipelago>): ReactNode {
  const phrases = PHRASES[table.locale];
  const { decision } = table;
  const [part, setPart] = useState<Part>('map');
  const lit = decision === null ? null : partOfAsk(decision.ask);

  // A question goes where it can be answered.
  useEffect(() => {
    if (lit !== null) setPart(lit);
  }, [lit, decision?.id]);

  const names = { map: phrases.tabMap, wheel: phrases.tabWheel, markets: phrases.tabMarkets, cards: phrases.tabCards };
  const step = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by !== 0) setPart(PARTS[(PARTS.indexOf(part) + by + PARTS.length) % PARTS.length] ?? 'map');
  };
  const bounds = mapBounds({ view, table });
  return (
    <div className={css['board']} data-part={part} data-players={view.players.length}>
      <div className={css['tracks']} data-table-part="tracks">
        <Tracks view={view} table={table} />
      </div>
      <div className={css['tabs']} role="tablist" aria-label={phrases.parts} onKeyDown={step}>
        {PARTS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={name === part}
            tabIndex={name === part ? 0 : -1}
            data-part-tab={name}
            data-lit={name === lit}
            title={name === lit ? phrases.hasTargets : undefined}
            onClick={() => setPart(name)}
          >
            {names[name]}
          </button>
        ))}
      </div>
      <div className={css['wheel']} data-table-part="wheel">
        <Wheel view={view} table={table} />
      </div>
      <div className={css['markets']} data-table-part="markets">
        <Market market="domestic" view={view} table={table} />
        <Market market="export" view={view} table={table} />
      </div>
      <div className={css['map']} data-table-part="map">
        <Scene view={view} table={table} />
        <Stage size={bounds} label={phrases.map}>
          <Archipel view={view} table={table} />
        </Stage>
      </div>
      <div className={css['cards']} data-table-part="cards">
        <Evolution view={view} table={table} />
      </div>
      <Film view={view} table={table} />
    </div>
  );
}
