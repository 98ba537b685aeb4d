// The islands: a coastline each, their squares with what stands on them, troops or a territory marker, prosperity.

import { prosperityOf, tableOf } from '@atoll/game-cyclades/table';
import type { IslandData, IslandView, View } from '@atoll/game-cyclades/table';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { PHRASES } from '../phrases.ts';
import { ruleOfCreature } from '../questions.ts';
import { useCyclades } from '../pointing/use-pointing.ts';
import type { Pointing } from '../pointing/use-pointing.ts';
import { Thing } from '../thing.tsx';
import { ProsperityMark } from './buildings.tsx';
import { coastline } from './coast.ts';
import { Figurine } from './figurines.tsx';
import { chartFor } from './hexes.ts';
import { Count, Hoplite, TerritoryMarker } from './pieces.tsx';
import { islandSpots } from './spots.ts';
import type { Spots } from './spots.ts';
import { Squares } from './squares.tsx';
import css from './map.module.css';

interface IslandsProps {
  readonly view: View;
  readonly pointing: Pointing;
}

export function Islands({ view, pointing }: IslandsProps): ReactNode {
  const { data } = chartFor(view.seats);
  const spots = islandSpots(view.seats);
  const table = tableOf(view);
  return data.islands.map((island, place) => {
    const spot = spots.get(island.id);
    const shown = view.islands[place];
    if (spot === undefined || shown === undefined) return null;
    const total = prosperityOf(table, place);
    return <Island key={island.id} {...{ island, spot, shown, view, pointing, total }} />;
  });
}

export interface IslandProps extends IslandsProps {
  readonly island: IslandData;
  readonly spot: Spots;
  readonly shown: IslandView;
  /** Prosperity, printed and laid. */
  readonly total: number;
}

function Island(props: IslandProps): ReactNode {
  const { island, spot, shown, view, pointing, total } = props;
  const { words, locale, seat: seatInfo } = useCyclades();
  const phrases = PHRASES[locale];
  const [beach, land, hill, top] = useMemo(
    () => [0.11, 0.2, 0.34, 0.5].map((inset) => coastline(island.id, spot.middles, inset)),
    [island.id, spot],
  );
  const owner = shown.owner === null ? null : seatInfo(shown.owner);
  const name = words.thing(island.id);
  const label = [name, ...phrases.islandFacts(shown, owner?.name ?? null, total, island.squares, words)].join(', ');
  return (
    <>
      <Thing
        pointing={pointing}
        thing={`island:${island.id}`}
        label={label}
        title={name}
        tip={label.slice(name.length + 2)}
        rule="CY-1.4"
        anchor={island.id}
        className={css['island']}
        colour={owner?.colour}
      >
        <path className={css['beach']} d={beach} />
        <path className={css['land']} d={land} />
        <path className={css['owner']} d={land} data-owned={owner !== null} />
        <path className={css['contour']} d={`${hill}${top}`} />
        <path data-halo="" d={beach} />
        <text aria-hidden="true" className={css['island-name']} x={spot.name.x} y={spot.name.y}>
          {name}
        </text>
        <Marks {...props} />
      </Thing>
      <Squares {...props} />
      <Troops {...props} />
      {view.figurines
        .filter(({ island: id }) => id === island.id)
        .map(({ figurine, summoner }) => (
          <Thing
            key={figurine}
            pointing={pointing}
            thing={`island:${island.id}`}
            label={`${words.thing(figurine)}, ${name}`}
            title={words.thing(figurine)}
            tip={words.tip(figurine)}
            rule={ruleOfCreature(figurine)}
            anchor={`figurine-${figurine}`}
            transform={`translate(${spot.figurine.x} ${spot.figurine.y})`}
            colour={seatInfo(summoner).colour}
          >
            <Figurine creature={figurine} radius={island.hexes.length === 1 ? 13 : 16} />
          </Thing>
        ))}
    </>
  );
}

const MARK_STEP = 19;

function Marks({ island, spot, shown }: IslandProps): ReactNode {
  const count = island.prosperity + shown.prosperity;
  const first = spot.marks.x - ((count - 1) * MARK_STEP) / 2;
  return Array.from({ length: count }, (_, index) => (
    // Marks are alike and only ever grow in number.
    <ProsperityMark key={index} x={first + index * MARK_STEP} y={spot.marks.y} isMarker={index >= island.prosperity} />
  ));
}

function Troops({ island, spot, shown, pointing }: IslandProps): ReactNode {
  const { words, locale, seat: seatInfo } = useCyclades();
  const phrases = PHRASES[locale];
  if (shown.owner === null) return null;
  const { name: player, colour } = seatInfo(shown.owner);
  const { x, y } = spot.troops;
  if (shown.troops === 0) {
    return (
      <Thing
        pointing={pointing}
        thing={`island:${island.id}`}
        label={`${phrases.territory(player)}, ${words.thing(island.id)}`}
        title={phrases.territory(player)}
        tip={null}
        rule="CY-1.4"
        transform={`translate(${x} ${y})`}
        colour={colour}
      >
        <TerritoryMarker seat={shown.owner} />
      </Thing>
    );
  }
  return (
    <Thing
      pointing={pointing}
      thing={`troops:${island.id}`}
      label={`${phrases.troopsOf(shown.troops, player)}, ${words.thing(island.id)}`}
      tip={words.tip('troop')}
      rule="CY-11.1"
      anchor={`troops-${island.id}`}
      className={css['stack']}
      transform={`translate(${x} ${y})`}
      colour={colour}
    >
      <circle data-halo="" cy="-1" r="25" />
      <g aria-hidden="true" className={css['piece']}>
        <Hoplite seat={shown.owner} />
      </g>
      <Count count={shown.troops} x={14} y={-17} />
    </Thing>
  );
}
