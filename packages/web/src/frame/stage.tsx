// The centre: the table itself. A board with a size of its own is panned and zoomed; one that flows is scrolled.

import { select } from 'd3-selection';
import { zoom, zoomIdentity } from 'd3-zoom';
import type { ZoomBehavior } from 'd3-zoom';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import FitIcon from '~icons/lucide/maximize';
import PlusIcon from '~icons/lucide/plus';
import MinusIcon from '~icons/lucide/minus';
import { IconButton } from '../ui/button.tsx';
import css from './stage.module.css';

interface StageProps {
  /** The name of a map inside a table that flows: two parts of a page are not called alike. */
  readonly label?: string;
  readonly size: { readonly width: number; readonly height: number } | null;
  readonly children: ReactNode;
}

export function Stage({ size, label, children }: StageProps): ReactNode {
  const t = useTranslations('table');
  const name = label ?? t('board');
  if (size === null) {
    return (
      <section className={css['flow']} aria-label={name} tabIndex={0}>
        <h2 className="only-read-out">{name}</h2>
        {children}
      </section>
    );
  }
  return (
    <ZoomedStage size={size} label={name}>
      {children}
    </ZoomedStage>
  );
}

const NEAREST = 4;
/** Less than this is a hand that trembles: still a press. */
const CLICK_DISTANCE = 6;
const STEP = 1.35;

interface Gesture {
  readonly transform: { readonly x: number; readonly y: number; readonly k: number };
  readonly sourceEvent: Event | null;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

function placeOf(event: Event | null): Place | null {
  return event instanceof MouseEvent ? { x: event.clientX, y: event.clientY } : null;
}

function isMoving(begunAt: Place | null, event: Event | null): boolean {
  if (event?.type === 'wheel') return true;
  const place = placeOf(event);
  if (begunAt === null || place === null) return false;
  return Math.hypot(place.x - begunAt.x, place.y - begunAt.y) > CLICK_DISTANCE;
}

interface ZoomedStageProps extends StageProps {
  readonly label: string;
  readonly size: { readonly width: number; readonly height: number };
}

function ZoomedStage({ size, label, children }: ZoomedStageProps): ReactNode {
  const t = useTranslations('table');
  const outer = useRef<HTMLElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const cover = useRef<HTMLDivElement>(null);
  const behavior = useRef<ZoomBehavior<HTMLElement, unknown> | null>(null);
  const { width, height } = size;

  useEffect(() => {
    const element = outer.current;
    if (element === null) return undefined;
    let begunAt: Place | null = null;
    const behaves = zoom<HTMLElement, unknown>()
      .clickDistance(CLICK_DISTANCE)
      // A layer of its own while it moves: afterwards it is drawn sharp again at its new size.
      .on('start', ({ sourceEvent }: Gesture) => {
        begunAt = placeOf(sourceEvent);
        inner.current?.style.setProperty('will-change', 'transform');
      })
      .on('end', () => {
        inner.current?.style.removeProperty('will-change');
        cover.current?.toggleAttribute('hidden', true);
      })
      .on('zoom', ({ transform: { x, y, k }, sourceEvent }: Gesture) => {
        const board = inner.current;
        if (board === null) return;
        board.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
        // Nothing is pointed at on a board that moves: looking for it takes longer than moving it.
        if (isMoving(begunAt, sourceEvent)) cover.current?.toggleAttribute('hidden', false);
      });
    behavior.current = behaves;
    const selection = select(element);
    selection.call(behaves).on('dblclick.zoom', null);

    /** The whole board, centred; also the farthest one can go. */
    const fit = (): void => {
      const box = element.getBoundingClientRect();
      if (box.width === 0) return;
      const k = Math.min(box.width / width, box.height / height);
      behaves.scaleExtent([k * 0.9, k * NEAREST]).translateExtent([
        [-width * 0.4, -height * 0.4],
        [width * 1.4, height * 1.4],
      ]);
      const x = (box.width - width * k) / 2;
      const y = (box.height - height * k) / 2;
      behaves.transform(selection, zoomIdentity.translate(x, y).scale(k));
    };
    fit();
    const watcher = new ResizeObserver(fit);
    watcher.observe(element);
    selection.on('dblclick', fit);
    return () => {
      watcher.disconnect();
      selection.on('.zoom', null).on('dblclick', null);
    };
  }, [width, height]);

  const zoomBy = (factor: number): void => {
    if (outer.current !== null) behavior.current?.scaleBy(select(outer.current), factor);
  };
  const fit = (): void => {
    outer.current?.dispatchEvent(new MouseEvent('dblclick'));
  };

  useEffect(() => {
    const keys = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey) return;
      if (event.key === '+' || event.key === '=') zoomBy(STEP);
      else if (event.key === '-') zoomBy(1 / STEP);
      else if (event.key === '0') fit();
    };
    document.addEventListener('keydown', keys);
    return () => document.removeEventListener('keydown', keys);
  }, []);

  return (
    <section ref={outer} className={css['stage']} aria-label={label}>
      <h2 className="only-read-out">{label}</h2>
      <div ref={inner} className={css['board']} style={{ width, height }}>
        {children}
      </div>
      <div ref={cover} className={css['cover']} hidden />
      <div className={css['tools']}>
        <IconButton label={t('zoomIn')} onClick={() => zoomBy(STEP)}>
          <PlusIcon />
        </IconButton>
        <IconButton label={t('zoomOut')} onClick={() => zoomBy(1 / STEP)}>
          <MinusIcon />
        </IconButton>
        <IconButton label={t('zoomFit')} onClick={fit}>
          <FitIcon />
        </IconButton>
      </div>
    </section>
  );
}
