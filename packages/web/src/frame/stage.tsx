// The centre: the table itself. A board with a size of its own is panned and zoomed; one that flows is scrolled.

import { select } from 'd3-selection';
import { zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import type { ZoomBehavior } from 'd3-zoom';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import FitIcon from '~icons/lucide/maximize';
import PlusIcon from '~icons/lucide/plus';
import MinusIcon from '~icons/lucide/minus';
import { IconButton } from '../ui/button.tsx';
import { boardLayer } from './board-layer.ts';
import type { Place } from './board-layer.ts';
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
/** Fingers come this near at a press: what is small on a phone is then larger than a fingertip. */
const NEAR = 2;

/** How long a board lies still before it is drawn sharp: the next turn of the wheel often follows. */
const REST_MS = 120;

interface Gesture {
  readonly transform: Place;
  readonly sourceEvent: Event | null;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function pointOf(event: Event | null): Point | null {
  return event instanceof MouseEvent ? { x: event.clientX, y: event.clientY } : null;
}

function isMoving(begunAt: Point | null, event: Event | null): boolean {
  if (event?.type === 'wheel') return true;
  const point = pointOf(event);
  if (begunAt === null || point === null) return false;
  return Math.hypot(point.x - begunAt.x, point.y - begunAt.y) > CLICK_DISTANCE;
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
  const [isNear, setIsNear] = useState(false);
  const { width, height } = size;

  useEffect(() => {
    const element = outer.current;
    const board = inner.current;
    if (element === null || board === null) return undefined;
    const layer = boardLayer(board, { width, height });
    let begunAt: Point | null = null;
    let whole = 1;
    /** A drag may begin before the wheel is done. */
    let gestures = 0;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const behaves = zoom<HTMLElement, unknown>()
      .clickDistance(CLICK_DISTANCE)
      .on('start', ({ sourceEvent }: Gesture) => {
        begunAt = pointOf(sourceEvent);
        gestures += 1;
        clearTimeout(resting);
      })
      .on('end', ({ transform, sourceEvent }: Gesture) => {
        gestures -= 1;
        if (gestures > 0 || sourceEvent === null) return;
        cover.current?.toggleAttribute('hidden', true);
        resting = setTimeout(() => layer.rest(transform), REST_MS);
      })
      .on('zoom', ({ transform, sourceEvent }: Gesture) => {
        if (sourceEvent === null) layer.rest(transform);
        else layer.move(transform);
        setIsNear(transform.k > whole * STEP);
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
      layer.setScale(k);
      whole = k;
      const x = (box.width - width * k) / 2;
      const y = (box.height - height * k) / 2;
      behaves.transform(selection, zoomIdentity.translate(x, y).scale(k));
    };
    fit();
    const watcher = new ResizeObserver(fit);
    watcher.observe(element);
    selection.on('dblclick', fit);
    return () => {
      clearTimeout(resting);
      watcher.disconnect();
      selection.on('.zoom', null).on('dblclick', null);
      layer.rest(zoomTransform(element));
    };
  }, [width, height]);

  const zoomBy = (factor: number): void => {
    if (outer.current !== null) behavior.current?.scaleBy(select(outer.current), factor);
  };
  const fit = (): void => {
    outer.current?.dispatchEvent(new MouseEvent('dblclick'));
  };
  const comeNear = (): void => {
    const element = outer.current;
    if (element === null) return;
    const [x, y] = zoomTransform(element).invert(middleOfTargets(element));
    zoomBy(NEAR);
    behavior.current?.translateTo(select(element), x, y);
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
      <div ref={inner} className={css['board']}>
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
      <div className={css['near']}>
        <IconButton label={t(isNear ? 'zoomFit' : 'zoomIn')} onClick={isNear ? fit : comeNear}>
          {isNear ? <FitIcon /> : <PlusIcon />}
        </IconButton>
      </div>
    </section>
  );
}

/** Where what can be chosen lies, in the stage; its own middle where nothing can. */
function middleOfTargets(stage: HTMLElement): [number, number] {
  const { x, y, width, height } = stage.getBoundingClientRect();
  const boxes = [...stage.querySelectorAll('[data-target="target"]')].map((target) => target.getBoundingClientRect());
  if (boxes.length === 0) return [width / 2, height / 2];
  const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
  const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  return [(left + right) / 2 - x, (top + bottom) / 2 - y];
}
