// Icons as things to point at, where the question is about them: the reward of a discovery, the Barbarian.

import { SIDE_DATA } from '@atoll/game-archipelago/table';
import type { ReactNode } from 'react';
import { PHRASES } from '../phrases.ts';
import { Point } from '../point.tsx';
import { onMap } from './geometry.ts';
import type { MapProps } from './map.tsx';
import css from './map.module.css';

export function Icons({ view, table }: MapProps): ReactNode {
  const ask = table.decision?.ask;
  if (ask?.kind !== 'choose-reward' && ask?.kind !== 'pillage') return null;
  return view.regions.flatMap((region, index) => {
    if (ask.kind === 'choose-reward' && ask.region !== index) return [];
    return SIDE_DATA[region.side].icons.map(({ resource, at }, icon) => {
      const { x, y } = onMap(region, at);
      const isReward = ask.kind === 'choose-reward';
      return (
        <Point
          key={`${index} ${icon}`}
          as="g"
          thing={`icon:${index}:${icon}`}
          picks={isReward ? [{ resource }] : [{ region: index, icon }]}
          why={isReward ? { type: 'choose-reward', resource } : { type: 'pillage', region: index, icon }}
          label={`${table.words.thing(resource)}, ${PHRASES[table.locale].regionShort(index)}`}
          title={table.words.thing(resource)}
          tip={table.words.tip(resource)}
          rule={isReward ? 'AR-13.7' : 'AR-22.8'}
          transform={`translate(${x} ${y})`}
          className={css['thing']}
        >
          <circle r="20" className={css['halo']} />
          <circle r="18" className={css['hit']} />
        </Point>
      );
    });
  });
}
