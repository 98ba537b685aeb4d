// A thing on this table that can be pressed or asked about: it glows, is chosen or says why not. Pointer, key, long
// press and screen reader do the same. In the map it is a `<g>`, elsewhere a `<div>`.

import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { useRef } from 'react';
import { useWhyNot } from '../../frame/why-not.tsx';
import type { Gesture } from './gesture/use-gesture.ts';
import type { Thing } from './gesture/scene.ts';

interface PieceProps {
  readonly gesture: Gesture;
  /** Null: nothing is ever done with it, it only says what it is. */
  readonly thing: Thing | null;
  /** What it is and how it stands, read out. */
  readonly label: string;
  /** The head of the note, where the label says more than a name. */
  readonly title?: string;
  readonly tip?: string | null;
  /** The paragraph of the rulebook about it. */
  readonly rule?: string | null;
  readonly anchor?: string;
  /** Further marks for the style sheet. */
  readonly marks?: Readonly<Record<`data-${string}`, boolean>>;
  readonly as?: 'div' | 'g';
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  readonly transform?: string;
  readonly children: ReactNode;
}

const LONG_PRESS_MS = 450;

export function Piece(props: PieceProps): ReactNode {
  const {
    gesture,
    thing,
    label,
    title = label,
    tip = null,
    rule = null,
    anchor,
    marks,
    as = 'div',
    children,
    ...rest
  } = props;
  const whyNot = useWhyNot();
  const state = thing === null ? 'idle' : gesture.stateOf(thing);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The note was asked for: letting go is no press. */
  const isHeld = useRef(false);
  const move = thing !== null && state === 'quiet' ? gesture.whyMoveOf(thing) : null;
  const said = { label: title, tip, move, rule };

  const press = (element: Element): void => {
    if (thing !== null && (state === 'target' || state === 'chosen')) {
      whyNot.leave();
      gesture.press(thing);
    } else whyNot.show(element, said);
  };

  const Tag = as as 'div';
  return (
    <Tag
      {...rest}
      {...marks}
      role="button"
      tabIndex={-1}
      data-piece=""
      data-thing={thing ?? undefined}
      data-anchor={anchor}
      data-target={state}
      aria-label={label}
      aria-description={tip ?? undefined}
      aria-pressed={state === 'chosen'}
      aria-disabled={state === 'quiet' || state === 'idle' ? true : undefined}
      onClick={(event) => {
        if (!isHeld.current) press(event.currentTarget);
        isHeld.current = false;
      }}
      onContextMenu={(event) => event.preventDefault()}
      onPointerDown={(event) => {
        const element = event.currentTarget;
        isHeld.current = false;
        if (event.pointerType === 'mouse') return;
        timer.current = setTimeout(() => {
          isHeld.current = true;
          whyNot.show(element, said);
        }, LONG_PRESS_MS);
      }}
      onPointerUp={() => clearTimeout(timer.current)}
      onPointerCancel={() => clearTimeout(timer.current)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        press(event.currentTarget);
      }}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') whyNot.soon(event.currentTarget, said);
      }}
      onPointerLeave={(event) => {
        clearTimeout(timer.current);
        if (event.pointerType === 'mouse') whyNot.leave();
      }}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) whyNot.soon(event.currentTarget, said);
      }}
      onBlur={whyNot.leave}
    >
      {children}
    </Tag>
  );
}
