// A thing on this table that can be pressed or asked about. It may mean several choices, the first that is open wins: a
// ship is moved, carries a citizen, is sunk. Works in HTML and, as `<g>`, in SVG; pointer, key, long press and screen
// reader do the same.

import type { Move } from '@atoll/game-archipelago';
import { useRef } from 'react';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { useTable } from '../../frame/table-context.ts';
import { useWhyNot } from '../../frame/why-not.tsx';
import type { Pick } from '../../table/selection.ts';
import { press, standingOf } from './pointing.ts';

export interface PointProps {
  /** Its name for tests and films: "unit:12", "wheel:taxes". */
  readonly thing: string;
  /** What choosing it may mean, in order of preference. None: it only says what it is. */
  readonly picks: readonly Pick[];
  /** The whole move it would mean, asked for its reason where it cannot be chosen. */
  readonly why?: Move | null;
  readonly label: string;
  /** The head of the note, where the label says more than a name. */
  readonly title?: string;
  readonly tip?: string | null;
  readonly rule?: string | null;
  readonly as?: 'div' | 'g';
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  readonly transform?: string;
  /** Pressed while chosen: something else than letting go or sending. */
  readonly onAgain?: (() => void) | undefined;
  readonly children: ReactNode;
}

const LONG_PRESS_MS = 450;

export function Point(props: PointProps): ReactNode {
  const { thing, picks, why = null, label, title = label, tip = null, rule = null, as = 'div', onAgain } = props;
  const { className, style, transform, children } = props;
  const { decision, selection } = useTable();
  const whyNot = useWhyNot();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The note was asked for: letting go is no press. */
  const isHeld = useRef(false);
  const state = decision === null ? 'idle' : standingOf(selection, picks);
  const isOpen = state === 'target' || state === 'chosen';
  const said = { label: title, tip, move: state === 'quiet' ? why : null, rule };

  const act = (element: Element, isKey: boolean): void => {
    if (!isOpen) {
      whyNot.show(element, said);
      return;
    }
    whyNot.leave();
    if (state === 'chosen' && onAgain !== undefined && !isKey) onAgain();
    else press(selection, picks);
  };

  const Tag = as as 'div';
  return (
    <Tag
      role="button"
      tabIndex={-1}
      data-piece=""
      data-thing={thing}
      data-anchor={thing}
      data-target={state}
      className={className}
      style={style}
      {...(transform !== undefined && { transform })}
      aria-label={label}
      aria-description={tip ?? undefined}
      aria-pressed={state === 'chosen'}
      aria-disabled={isOpen ? undefined : true}
      onClick={(event) => {
        if (!isHeld.current) act(event.currentTarget, false);
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
        act(event.currentTarget, true);
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
