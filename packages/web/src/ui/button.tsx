// The page's button: one shape, four weights. Links that look like buttons use the same classes.

import type { ButtonHTMLAttributes, ReactNode } from 'react';
import css from './button.module.css';

export type ButtonWeight = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly weight?: ButtonWeight;
  readonly size?: 's' | 'm' | 'l';
  readonly icon?: ReactNode;
}

export function buttonClass(weight: ButtonWeight = 'secondary', size: 's' | 'm' | 'l' = 'm'): string {
  return [css['button'], css[weight], css[size]].join(' ');
}

export function Button({ weight, size, icon, className, children, ...rest }: ButtonProps): ReactNode {
  return (
    <button type="button" {...rest} className={`${buttonClass(weight, size)} ${className ?? ''}`}>
      {icon}
      {children}
    </button>
  );
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly label: string;
  readonly children: ReactNode;
}

export function IconButton({ label, className, children, ...rest }: IconButtonProps): ReactNode {
  return (
    <button type="button" aria-label={label} title={label} {...rest} className={`${css['icon']} ${className ?? ''}`}>
      {children}
    </button>
  );
}
