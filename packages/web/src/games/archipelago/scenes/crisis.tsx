// A crisis as a scene: what is needed, what lies where, who has done his step, what the next cube does.

import type { FrameView, Move, View } from '@atoll/game-archipelago/table';
import type { ReactNode } from 'react';
import { SeatMark } from '../../../ui/seat-mark.tsx';
import { Cube } from '../cube.tsx';
import { HungerMotif } from '../motifs.ts';
import { PHRASES } from '../phrases.ts';
import { Point } from '../point.tsx';
import { Panel, Row } from './panel.tsx';
import type { SceneProps } from './panel.tsx';
import css from './scene.module.css';

type CrisisFrame = Extract<FrameView, { kind: 'domestic-crisis' | 'export-crisis' }>;

const SOURCES = ['market', 'screen', 'token'] as const;

export function Crisis({ view, table, frame }: SceneProps & { readonly frame: CrisisFrame }): ReactNode {
  const phrases = PHRASES[table.locale];
  const isDomestic = frame.kind === 'domestic-crisis';
  return (
    <Panel title={isDomestic ? phrases.domesticScene : phrases.exportScene} tone="crisis">
      <div className={css['crisis']}>
        <Need view={view} frame={frame} table={table} />
        <Row label={isDomestic ? phrases.domesticScene : phrases.exportScene}>
          {SOURCES.map((source) => (
            <Source key={source} source={source} view={view} table={table} frame={frame} />
          ))}
        </Row>
        <Steps view={view} table={table} frame={frame} />
      </div>
    </Panel>
  );
}

type CrisisProps = SceneProps & { readonly frame: CrisisFrame };

function Need({ view, table, frame }: CrisisProps): ReactNode {
  const phrases = PHRASES[table.locale];
  if (frame.kind === 'export-crisis') {
    return (
      <p className={css['need']}>
        <span className={css['cubes']} aria-hidden="true">
          {Array.from({ length: frame.missing }, (_, i) => (
            // Alike, only counted.
            <Cube key={i} resource={frame.resource} size={26} isGhost />
          ))}
        </span>
        <b>{phrases.missing(frame.missing)}</b>
        <span>{phrases.wouldCost(frame.missing)}</span>
      </p>
    );
  }
  const lying = view.units.filter((unit) => unit.lying).length;
  const next = Math.min(lying, frame.citizensPerCube);
  return (
    <p className={css['need']}>
      <span className={css['cubes']} aria-hidden="true">
        <HungerMotif className={css['hunger']} />
        <Cube resource={frame.resource} size={26} /> → {frame.citizensPerCube}
      </span>
      <b>{phrases.lie(lying)}</b>
      <span>{frame.toStand > 0 ? phrases.toStandLeft(frame.toStand) : phrases.nextStands(next)}</span>
      <span>{phrases.wouldCost(lying)}</span>
    </p>
  );
}

/** What lies there, as far as the viewer knows: null behind a foreign screen. */
function stockOf(view: View, source: (typeof SOURCES)[number], frame: CrisisFrame): number | null {
  if (source === 'market') return view[frame.kind === 'domestic-crisis' ? 'domestic' : 'export'][frame.resource];
  const own = view.viewer === 'spectator' ? undefined : view.players[view.viewer];
  return source === 'screen' ? (own?.cubes?.[frame.resource] ?? null) : (own?.tokens ?? null);
}

function Source({
  source,
  view,
  table,
  frame,
}: CrisisProps & { readonly source: (typeof SOURCES)[number] }): ReactNode {
  const phrases = PHRASES[table.locale];
  const stock = stockOf(view, source, frame);
  if (stock === null) return null;
  const type = frame.kind === 'domestic-crisis' ? 'consume' : 'supply';
  const move: Move = { type, source };
  const name = { market: phrases.fromMarket, screen: phrases.fromScreen, token: phrases.fromToken }[source];
  return (
    <Point
      thing={`source:${source}`}
      picks={[{ ...move }]}
      why={move}
      label={`${name}: ${stock}`}
      rule={type === 'consume' ? 'AR-8.6' : 'AR-8.13'}
      className={css['source']}
    >
      <Cube resource={source === 'token' ? 'token' : frame.resource} size={28} isGhost={stock === 0} />
      <b>{stock}</b>
      <span>{name}</span>
    </Point>
  );
}

function Steps({ view, table, frame }: CrisisProps): ReactNode {
  const phrases = PHRASES[table.locale];
  return (
    <ol className={css['steps']} aria-label={phrases.steps}>
      {view.order.map((seat, index) => {
        const state = index < frame.at ? 'done' : index === frame.at ? 'now' : 'next';
        const told = { done: phrases.stepDone, now: phrases.stepNow, next: phrases.stepNext }[state];
        return (
          <li key={seat} data-state={state} title={`${table.seat(seat).name}: ${told}`}>
            <SeatMark seat={seat} colour={table.seat(seat).colour} size="s" />
            <span className="only-read-out">{`${table.seat(seat).name}: ${told}`}</span>
            <i aria-hidden="true">{state === 'done' ? '✓' : state === 'now' ? '…' : ''}</i>
          </li>
        );
      })}
    </ol>
  );
}
