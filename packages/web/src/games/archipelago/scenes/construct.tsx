// What can be built, with its price in florins and cubes.

import { CONSTRUCTION, CONSTRUCTIONS } from '@atoll/game-archipelago/table';
import type { Construction, Move } from '@atoll/game-archipelago/table';
import type { ReactNode } from 'react';
import { Cube, Florin } from '../cube.tsx';
import { Building, Ship } from '../map/pieces.tsx';
import { PHRASES } from '../phrases.ts';
import { Point } from '../point.tsx';
import { Panel, Row } from './panel.tsx';
import type { SceneProps } from './panel.tsx';
import css from './scene.module.css';

export function Construct({ view, table }: SceneProps): ReactNode {
  const phrases = PHRASES[table.locale];
  const { what } = table.decision?.ask.kind === 'construct' ? table.decision.ask : { what: 'any' as const };
  const offered = CONSTRUCTIONS.filter((kind) => what === 'any' || (what === 'ship') === (kind === 'ship'));
  return (
    <Panel title={phrases.constructTitle}>
      <Row label={phrases.constructTitle}>
        {offered.map((building) => (
          <Offer key={building} building={building} view={view} table={table} />
        ))}
      </Row>
    </Panel>
  );
}

/** Of a free unit of his, so that the reason is about the building. */
function whyOf({ view, table }: SceneProps, building: Construction): Move {
  const unit = view.units.find(({ seat, lying, engaged }) => seat === view.viewer && !lying && !engaged);
  const chosen = table.selection.picked.values['unit'];
  const { cubes } = CONSTRUCTION[building];
  return {
    type: 'construct',
    building,
    unit: typeof chosen === 'number' ? chosen : (unit?.id ?? 0),
    spot: unit?.area ?? 0,
    payment: [...cubes],
  };
}

function Offer({ building, view, table }: SceneProps & { readonly building: Construction }): ReactNode {
  const { words } = table;
  const { florins, cubes } = CONSTRUCTION[building];
  const own = table.snapshot.viewer === 'spectator' ? undefined : table.seat(table.snapshot.viewer).colour;
  return (
    <Point
      thing={`build:${building}`}
      picks={[{ building }]}
      why={whyOf({ view, table }, building)}
      label={[
        words.thing(building),
        ...(florins > 0 ? [`${florins}`] : []),
        ...cubes.map((id) => words.thing(id)),
      ].join(', ')}
      title={words.thing(building)}
      tip={words.tip(building)}
      rule="AR-17.1"
      className={css['offer']}
    >
      <svg viewBox="-24 -24 48 48" width="44" height="44" data-seat-colour={own} aria-hidden="true">
        {building === 'ship' ? <Ship letter="" /> : <Building building={building} isUsed={false} />}
      </svg>
      <b>{words.thing(building)}</b>
      <span className={css['cubes']}>
        {florins > 0 && (
          <>
            {florins}
            <Florin size={16} />
          </>
        )}
        {cubes.map((resource, i) => (
          // A printed price.
          <Cube key={i} resource={resource} size={18} />
        ))}
      </span>
    </Point>
  );
}
