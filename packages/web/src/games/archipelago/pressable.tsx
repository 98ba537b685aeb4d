// A thing whose pressing is more than one choice of a move: a seat in an order, a cube in a hand, a card of several.

import type { KeyboardEvent, ReactNode } from 'react';
import type { TargetState } from '../../frame/target.tsx';

interface PressableProps {
  readonly thing: string;
  readonly label: string;
  readonly state: TargetState;
  readonly onPress: () => void;
  readonly as?: 'div' | 'g';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Pressable({
  thing,
  label,
  state,
  onPress,
  as = 'div',
  className,
  children,
}: PressableProps): ReactNode {
  const isOpen = state === 'target' || state === 'chosen';
  const Tag = as as 'div';
  return (
    <Tag
      role="button"
      tabIndex={-1}
      data-piece=""
      data-thing={thing}
      data-target={state}
      aria-label={label}
      aria-pressed={state === 'chosen'}
      aria-disabled={isOpen ? undefined : true}
      className={className}
      onClick={() => isOpen && onPress()}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        if (isOpen) onPress();
      }}
    >
      {children}
    </Tag>
  );
}
