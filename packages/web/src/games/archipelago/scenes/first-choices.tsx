// Before the first turn: the vote for a trend, the objectives to keep.

import { TRENDS } from '@atoll/game-archipelago/table';
import type { ReactNode } from 'react';
import { objectiveTip } from '../objectives/objectives.ts';
import { PHRASES } from '../phrases.ts';
import { Point } from '../point.tsx';
import { Piece } from '../../../frame/piece.tsx';
import { Panel, Row } from './panel.tsx';
import type { SceneProps } from './panel.tsx';
import css from './scene.module.css';

export function VoteTrend({ table }: SceneProps): ReactNode {
  const { words, locale } = table;
  const phrases = PHRASES[locale];
  return (
    <Panel title={phrases.voteTitle}>
      <Row label={phrases.voteTitle}>
        {TRENDS.map((trend) => (
          <Point
            key={trend}
            thing={`trend:${trend}`}
            picks={[{ trend }]}
            why={{ type: 'vote-trend', trend }}
            label={words.thing(trend)}
            tip={words.tip(trend)}
            rule="AR-28.7"
            className={css['paper']}
          >
            <b>{words.thing(trend)}</b>
          </Point>
        ))}
      </Row>
    </Panel>
  );
}

export function KeepObjectives({ view, table }: SceneProps): ReactNode {
  const { words, locale, selection, decision } = table;
  const phrases = PHRASES[locale];
  if (decision?.ask.kind !== 'keep-objectives') return null;
  const { objectives, keep } = decision.ask;
  return (
    <Panel title={phrases.keepTitle(keep)}>
      <Row label={phrases.keepTitle(keep)}>
        {objectives.map((objective) => {
          const isChosen = selection.pickedCount('objectives', objective) > 0;
          return (
            <Piece
              key={objective}
              thing={`keep:${objective}`}
              label={`${words.thing(objective)}. ${objectiveTip(view, objective, locale)}`}
              state={isChosen ? 'chosen' : 'target'}
              onPress={() => selection.toggle('objectives', objective)}
              className={css['paper']}
            >
              <b>{words.thing(objective)}</b>
              <span>{objectiveTip(view, objective, locale)}</span>
            </Piece>
          );
        })}
      </Row>
    </Panel>
  );
}
