// The Thief: two hands, each with a cube or empty. The victim fills them, the thief opens one.

import type { Move, Resource } from '@atoll/game-archipelago/table';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Cube } from '../cube.tsx';
import { FistMotif } from '../motifs.ts';
import { PHRASES } from '../phrases.ts';
import { Point } from '../point.tsx';
import { Piece } from '../../../frame/piece.tsx';
import { Panel, Row } from './panel.tsx';
import type { SceneProps } from './panel.tsx';
import css from './scene.module.css';

type Content = Resource | null;
type Filling = Extract<Move, { type: 'fill-hands' }>;

export function Hands(props: SceneProps): ReactNode {
  return props.table.decision?.ask.kind === 'fill-hands' ? <Fill {...props} /> : <Pick {...props} />;
}

function Pick({ table }: SceneProps): ReactNode {
  const phrases = PHRASES[table.locale];
  return (
    <Panel title={phrases.handsTitle}>
      <Row label={phrases.handsTitle}>
        {[0, 1].map((hand) => (
          <Point
            key={hand}
            thing={`hand:${hand}`}
            picks={[{ hand }]}
            label={hand === 0 ? phrases.leftHand : phrases.rightHand}
            rule="AR-22.7"
            className={css['hand']}
          >
            <FistMotif className={css['fist']} data-hand={hand} aria-hidden="true" />
            <b>{hand === 0 ? phrases.leftHand : phrases.rightHand}</b>
          </Point>
        ))}
      </Row>
    </Panel>
  );
}

function Fill({ table }: SceneProps): ReactNode {
  const phrases = PHRASES[table.locale];
  const { selection, decision } = table;
  const legal = (decision?.legal ?? []) as readonly Filling[];
  const [left, setLeft] = useState<Content | undefined>(undefined);
  const lefts = distinct(legal.map(({ hands }) => hands[0] ?? null));
  const rights =
    left === undefined
      ? []
      : distinct(legal.filter(({ hands }) => (hands[0] ?? null) === left).map(({ hands }) => hands[1] ?? null));
  const chosen = selection.picked.values['hands'] as readonly Content[] | undefined;
  return (
    <Panel title={phrases.handsTitle}>
      <Side
        title={phrases.leftHand}
        name="left"
        contents={lefts}
        chosen={left}
        table={table}
        onChoose={(content) => {
          selection.clear();
          setLeft(content);
        }}
      />
      {left !== undefined && (
        <Side
          title={phrases.rightHand}
          name="right"
          contents={rights}
          chosen={chosen?.[1]}
          table={table}
          onChoose={(content) => selection.select({ hands: [left, content] })}
        />
      )}
    </Panel>
  );
}

const distinct = (contents: readonly Content[]): readonly Content[] => [...new Set(contents)];

interface SideProps {
  readonly title: string;
  readonly name: string;
  readonly contents: readonly Content[];
  readonly chosen: Content | undefined;
  readonly table: SceneProps['table'];
  readonly onChoose: (content: Content) => void;
}

function Side({ title, name, contents, chosen, table, onChoose }: SideProps): ReactNode {
  const phrases = PHRASES[table.locale];
  return (
    <div className={css['side']}>
      <span>{title}</span>
      <Row label={title}>
        {contents.map((content) => (
          <Piece
            key={content ?? 'empty'}
            thing={`${name}:${content ?? 'empty'}`}
            label={`${title}: ${content === null ? phrases.emptyHand : table.words.thing(content)}`}
            state={chosen === content ? 'chosen' : 'target'}
            onPress={() => onChoose(content)}
            className={css['chip']}
          >
            {content === null ? phrases.emptyHand : <Cube resource={content} size={26} />}
          </Piece>
        ))}
      </Row>
    </div>
  );
}
