// A thing on this table that can be pressed or asked about: it glows, is chosen or says why not. Pointer, key, long
// press and screen reader do the same. As `<g>` on the map, as `<div>` beside it.

import type { CSSProperties, KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useRef } from 'react';
import { useWhyNot } from '../../frame/why-not.tsx';
import type { Thing as ThingId } from './pointing/things.ts';
import type { Pointing } from './pointing/use-pointing.ts';

interface ThingProps {
  readonly pointing: Pointing;
  /** Null: nothing is ever done with it, it only says what it is. */
  readonly thing: ThingId | null;
  /** What it is and how it stands, read out. */
  readonly label: string;
  /** The head of the note, where the label says more than a name. */
  readonly title?: string;
  readonly tip: string | null;
  readonly rule?: string | null;
  readonly as?: 'g' | 'div';
  readonly anchor?: string;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  readonly transform?: string;
  readonly colour?: string | undefined;
  readonly children: ReactNode;
}

const LONG_PRESS_MS = 450;

export function Thing(props: ThingProps): ReactNode {
  const {
    pointing,
    thing,
    label,
    title = label,
    tip,
    rule = null,
    as = 'g',
    anchor,
    colour,
    children,
    ...rest
  } = props;
  const whyNot = useWhyNot();
  const state = thing === null ? 'idle' : pointing.stateOf(thing);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The note was asked for: letting go is no press. */
  const isHeld = useRef(false);
  const said = () => ({
    label: title,
    tip,
    rule,
    move: thing !== null && state === 'quiet' ? pointing.whyMoveOf(thing) : null,
  });

  const press = (element: Element): void => {
    if (thing !== null && (state === 'target' || state === 'chosen')) {
      whyNot.leave();
      pointing.press(thing);
    } else whyNot.show(element, said());
  };
  const hold = (event: PointerEvent): void => {
    const element = event.currentTarget;
    isHeld.current = false;
    if (event.pointerType === 'mouse') return;
    timer.current = setTimeout(() => {
      isHeld.current = true;
      whyNot.show(element, said());
    }, LONG_PRESS_MS);
  };
  const letGo = (): void => clearTimeout(timer.current);

  const Tag = as as 'div';
  return (
    <Tag
      {...rest}
      role="button"
      tabIndex={-1}
      data-piece=""
      data-thing={thing ?? undefined}
      data-anchor={anchor}
      data-target={state}
      data-seat-colour={colour}
      aria-label={label}
      aria-pressed={state === 'chosen'}
      aria-disabled={state === 'quiet' || state === 'idle' ? true : undefined}
      onClick={(event) => {
        // What lies on a thing is pressed for itself.
        event.stopPropagation();
        if (!isHeld.current) press(event.currentTarget);
        isHeld.current = false;
      }}
      onContextMenu={(event) => event.preventDefault()}
      onPointerDown={hold}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') whyNot.soon(event.currentTarget, said());
      }}
      onPointerLeave={() => {
        letGo();
        whyNot.leave();
      }}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) whyNot.soon(event.currentTarget, said());
      }}
      onBlur={whyNot.leave}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        press(event.currentTarget);
      }}
    >
      {children}
    </Tag>
  );
}
