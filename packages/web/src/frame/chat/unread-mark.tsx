// How many messages wait unread: a figure on whatever leads to the chat. Read out by the name of what it sits on.

import type { ReactNode } from 'react';
import css from './unread-mark.module.css';

const MOST = 99;

export function UnreadMark({ count }: { readonly count: number }): ReactNode {
  if (count === 0) return null;
  return (
    <span className={css['mark']} data-unread={count} aria-hidden="true">
      {count > MOST ? `${MOST}+` : count}
    </span>
  );
}
