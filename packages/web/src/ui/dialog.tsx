// A dialog over the page: the browser's own, which keeps the focus inside and closes on Esc.

import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import css from './dialog.module.css';

interface DialogProps {
  readonly label: string;
  readonly className?: string | undefined;
  /** Left out: it cannot be dismissed, only answered. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

export function Dialog({ label, className, onClose, children }: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className={`${css['dialog']} ${className ?? ''}`}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose?.();
      }}
    >
      {children}
    </dialog>
  );
}
