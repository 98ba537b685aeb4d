// An ordinary page of the shell: a title, a line under it, a column of content.

import { useEffect } from 'react';
import type { ReactNode } from 'react';
import css from './page.module.css';

interface PageProps {
  readonly title: string;
  readonly lead?: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

export function Page({ title, lead, isWide = false, children }: PageProps): ReactNode {
  useEffect(() => {
    document.title = `${title} · Atoll`;
    return () => {
      document.title = 'Atoll';
    };
  }, [title]);
  return (
    <div className={css['page']} data-wide={isWide}>
      <header className={css['head']}>
        <h1 className={css['title']}>{title}</h1>
        {lead !== undefined && <p className={css['lead']}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}

export function Card({ title, children }: { readonly title?: string; readonly children: ReactNode }): ReactNode {
  return (
    <section className={css['card']}>
      {title !== undefined && <h2 className={css['card-title']}>{title}</h2>}
      {children}
    </section>
  );
}

/** Nothing to list: says so, and what to do about it. */
export function Empty({ text, children }: { readonly text: string; readonly children?: ReactNode }): ReactNode {
  return (
    <div className={css['empty']}>
      <svg viewBox="0 0 120 60" className={css['empty-art']} aria-hidden="true">
        <path d="M8 40q13-9 26 0t26 0 26 0 26 0M20 52q10-7 20 0t20 0 20 0 20 0" />
        <path d="M60 36V8l22 28Zm-5-2V14L40 34Z" />
      </svg>
      <p>{text}</p>
      {children}
    </div>
  );
}
