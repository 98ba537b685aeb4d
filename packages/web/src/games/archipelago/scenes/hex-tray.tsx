// The hexes an explorer may place, both sides of each; or the visible one, to take or refuse.

import { sidesOf } from '@atoll/game-archipelago/table';
import type { ReactNode } from 'react';
import { HexPicture } from '../map/hex-picture.tsx';
import { PHRASES } from '../phrases.ts';
import { Point } from '../point.tsx';
import { Panel, Row } from './panel.tsx';
import type { SceneProps } from './panel.tsx';
import css from './scene.module.css';

export function HexTray({ view, table }: SceneProps): ReactNode {
  const phrases = PHRASES[table.locale];
  const { words, selection, decision } = table;
  const ask = decision?.ask;
  if (ask?.kind === 'take-or-refuse') return <TopHex view={view} table={table} />;
  if (ask?.kind !== 'place-hex') return null;
  const { q, r } = selection.picked.values;
  return (
    <Panel title={phrases.chooseSide} note={phrases.placeHint}>
      <Row label={phrases.chooseSide}>
        {ask.hexes.map((hex) => (
          <span key={hex} className={css['hex']}>
            {sidesOf(hex).map((side) => {
              const fitting = decision?.legal.find(
                (move) => move.type === 'place-hex' && move.side === side && move.q === q && move.r === r,
              );
              const turned = fitting?.type === 'place-hex' ? [{ side, rotation: fitting.rotation }] : [];
              return (
                <Point
                  key={side}
                  thing={`side:${side}`}
                  picks={[...turned, { side }]}
                  why={{ type: 'place-hex', side, rotation: 0, q: 0, r: 1 }}
                  label={words.thing(side)}
                  rule={ask.turnZero ? 'AR-1.3' : 'AR-13.3'}
                  className={css['hex-side']}
                >
                  <HexPicture side={side} size={84} />
                </Point>
              );
            })}
          </span>
        ))}
      </Row>
    </Panel>
  );
}

function TopHex({ view, table }: SceneProps): ReactNode {
  const phrases = PHRASES[table.locale];
  return (
    <Panel title={phrases.takeTitle}>
      <Row label={phrases.takeTitle}>
        {view.hexTop !== null && (
          <Point
            thing="top-hex"
            picks={[{ type: 'take-hex' }]}
            label={table.words.thing('take-hex')}
            rule="AR-13.2"
            className={css['hex-side']}
          >
            <HexPicture side={view.hexTop} size={128} />
            <b>{table.words.thing('take-hex')}</b>
          </Point>
        )}
        <Point
          thing="unseen-hex"
          picks={[{ type: 'refuse-hex' }]}
          label={table.words.thing('refuse-hex')}
          tip={phrases.unseen}
          rule="AR-13.2"
          className={css['hex-side']}
        >
          <span className={css['unseen']} aria-hidden="true">
            ?
          </span>
          <b>{table.words.thing('refuse-hex')}</b>
        </Point>
      </Row>
    </Panel>
  );
}
