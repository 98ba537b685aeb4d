// Things on the table that can be pointed at. A target glows; a quiet thing says why it is no target, on hover,
// focus or press, with the rule's number and its paragraph one press away. Works in HTML and, as `<g>`, in SVG.

import type { GameTypes } from '@atoll/engine';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { useTable } from './table-context.ts';
import { useWhyNot } from './why-not.tsx';
import type { Pick } from '../table/selection.ts';

interface Aim {
  /** A single choice: `{ building: 'smithy' }`. */
  readonly pick?: Pick;
  /** One of a list: `{ list: 'cards', piece: 'smithy', copy: 1 }`. */
  readonly piece?: { readonly list: string; readonly piece: unknown; readonly copy?: number };
  /** The whole move that this thing would mean, asked for its reason where it is no target. */
  readonly why?: GameTypes['move'] | null;
}

export type TargetState = 'chosen' | 'target' | 'quiet' | 'idle';

export interface TargetProps extends Aim {
  /** What it is, in words: read out, and the head of the note. */
  readonly label: string;
  /** A sentence about it, for the note. */
  readonly tip?: string | null;
  readonly as?: 'div' | 'g';
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  readonly transform?: string;
  readonly children: ReactNode;
}

/** How a thing stands to the open question: `idle` while nothing is asked. */
function useTargetState({ pick, piece }: Aim): TargetState {
  const { decision, selection } = useTable();
  if (decision === null) return 'idle';
  if (piece !== undefined) {
    if (selection.pickedCount(piece.list, piece.piece) > (piece.copy ?? 0)) return 'chosen';
    return selection.isTogglable(piece.list, piece.piece) ? 'target' : 'quiet';
  }
  if (pick === undefined) return 'quiet';
  const reach = selection.reach(pick);
  if (reach === 'chosen') return 'chosen';
  return reach === null ? 'quiet' : 'target';
}

/**
 * For boards whose things mean one choice each.
 * @public
 */
export function Target({
  pick,
  piece,
  why = null,
  label,
  tip = null,
  as = 'div',
  children,
  ...rest
}: TargetProps): ReactNode {
  const { selection } = useTable();
  const state = useTargetState({ ...(pick && { pick }), ...(piece && { piece }) });
  const whyNot = useWhyNot();

  const said = { label, tip, move: state === 'quiet' ? why : null };

  const press = (element: Element): void => {
    if (state === 'chosen' && selection.ready !== null && piece === undefined) selection.send();
    else if (state === 'target' || state === 'chosen') {
      if (piece !== undefined) selection.toggle(piece.list, piece.piece, piece.copy);
      else if (pick !== undefined) selection.select(pick);
    } else whyNot.show(element, said);
  };

  const Tag = as as 'div';
  return (
    <Tag
      {...rest}
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={state === 'chosen'}
      aria-disabled={state === 'quiet' || state === 'idle' ? true : undefined}
      data-target={state}
      onClick={(event) => press(event.currentTarget)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        // The frame sends the ready move on Enter; here Enter is about this thing.
        event.stopPropagation();
        press(event.currentTarget);
      }}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') whyNot.soon(event.currentTarget, said);
      }}
      onPointerLeave={whyNot.leave}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) whyNot.soon(event.currentTarget, said);
      }}
      onBlur={whyNot.leave}
    >
      {children}
    </Tag>
  );
}
