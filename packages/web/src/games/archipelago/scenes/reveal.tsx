// Researcher and Head-hunter: five cards for all to see, one of them for sale.

import { lowestCost } from '@atoll/game-archipelago/table';
import type { FrameView } from '@atoll/game-archipelago/table';
import type { ReactNode } from 'react';
import { CardFace } from '../card.tsx';
import { PHRASES } from '../phrases.ts';
import { Point } from '../point.tsx';
import { Panel, Row } from './panel.tsx';
import type { SceneProps } from './panel.tsx';
import css from './scene.module.css';

export function Reveal({
  table,
  frame,
}: SceneProps & { readonly frame: Extract<FrameView, { kind: 'reveal' }> }): ReactNode {
  const { words, locale } = table;
  const phrases = PHRASES[locale];
  return (
    <Panel title={phrases.revealTitle}>
      <Row label={phrases.revealTitle}>
        {frame.cards.map((card) => (
          <Point
            key={card}
            thing={`revealed:${card}`}
            picks={[{ type: 'buy', card }]}
            why={{ type: 'buy', card }}
            label={`${words.thing(card)}, ${phrases.lowest(lowestCost(card))}`}
            title={words.thing(card)}
            tip={words.tip(card)}
            rule="AR-22.5"
            className={css['revealed']}
          >
            <CardFace card={card} name={words.thing(card)} text={words.tip(card) ?? ''} />
            <b>{phrases.lowest(lowestCost(card))}</b>
          </Point>
        ))}
      </Row>
    </Panel>
  );
}
