// A thing on a table that can be pressed or asked about: it glows, is chosen, or says why not with the rule's number and
// its paragraph one press away. Pointer, key, long press and screen reader do the same. In HTML a `<div>`, on a map a `<g>`.

import type { GameTypes } from '@atoll/engine';
import { useRef } from 'react';
import type { CSSProperties, KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import { useWhyNot } from './why-not.tsx';

/** How a thing stands to the open question; `idle`: nothing is asked, or nothing is ever done with it. */
export type TargetState = 'chosen' | 'target' | 'quiet' | 'idle';

/** What a thing is and how it looks, whatever pressing it means. `Rule`: the paragraphs its game has. */
export interface Shown<Rule extends string = string> {
  /** What it is and how it stands, read out. */
  readonly label: string;
  /** The head of the note, where the label says more than a name. */
  readonly title?: string;
  readonly tip?: string | null;
  /** The paragraph of the rulebook about it. */
  readonly rule?: Rule | null;
  /** Where films begin and end. */
  readonly anchor?: string;
  /** Further marks for the style sheet. */
  readonly marks?: Readonly<Record<`data-${string}`, boolean | string | undefined>>;
  readonly as?: 'div' | 'g';
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  readonly transform?: string;
  readonly children: ReactNode;
}

interface PieceProps extends Shown {
  /** Its name, for tests. */
  readonly thing: string | null;
  readonly state: TargetState;
  readonly onPress: (by: 'pointer' | 'key') => void;
  /** The whole move it would mean, asked for its reason where it cannot be chosen. */
  readonly whyMove?: () => GameTypes['move'] | null;
}

const LONG_PRESS_MS = 450;

export function Piece(props: PieceProps): ReactNode {
  const { thing, state, onPress, whyMove, label, title = label, tip = null, rule = null } = props;
  const { anchor, marks, as = 'div', className, style, transform, children } = props;
  const whyNot = useWhyNot();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The note was asked for: letting go is no press. */
  const isHeld = useRef(false);
  const isOpen = state === 'target' || state === 'chosen';
  const said = () => ({ label: title, tip, rule, move: state === 'quiet' ? (whyMove?.() ?? null) : null });

  const press = (element: Element, by: 'pointer' | 'key'): void => {
    if (!isOpen) return whyNot.show(element, said());
    whyNot.leave();
    onPress(by);
  };
  const letGo = (): void => clearTimeout(timer.current);

  const Tag = as as 'div';
  return (
    <Tag
      {...marks}
      role="button"
      tabIndex={-1}
      data-piece=""
      data-thing={thing ?? undefined}
      data-anchor={anchor}
      data-target={state}
      className={className}
      style={style}
      {...(transform !== undefined && { transform })}
      aria-label={label}
      aria-description={tip ?? undefined}
      aria-pressed={state === 'chosen'}
      aria-disabled={isOpen ? undefined : true}
      onClick={(event) => {
        if (!isOnThis(event)) return;
        if (!isHeld.current) press(event.currentTarget, 'pointer');
        isHeld.current = false;
      }}
      onContextMenu={(event) => event.preventDefault()}
      onPointerDown={(event) => {
        const element = event.currentTarget;
        isHeld.current = false;
        if (event.pointerType === 'mouse' || !isOnThis(event)) return;
        timer.current = setTimeout(() => {
          isHeld.current = true;
          whyNot.show(element, said());
        }, LONG_PRESS_MS);
      }}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        // The frame hands over the ready move on Enter; here Enter is about this thing.
        event.stopPropagation();
        press(event.currentTarget, 'key');
      }}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') whyNot.soon(event.currentTarget, said());
      }}
      onPointerLeave={(event) => {
        letGo();
        if (event.pointerType === 'mouse') whyNot.leave();
      }}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) whyNot.soon(event.currentTarget, said());
      }}
      onBlur={whyNot.leave}
    >
      {children}
    </Tag>
  );
}

/** What lies on a thing is pressed for itself. */
function isOnThis({ target, currentTarget }: SyntheticEvent): boolean {
  return !(target instanceof Element) || target.closest('[data-piece]') === currentTarget;
}
