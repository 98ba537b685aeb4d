import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import css from './text-field.module.css';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isLabelHidden?: boolean;
  readonly onChange: (value: string) => void;
}

export function TextField({ label, hint, isLabelHidden = false, onChange, ...rest }: TextFieldProps): ReactNode {
  const note = useId();
  return (
    <label className={css['field']}>
      <span className={isLabelHidden ? 'only-read-out' : css['label']}>{label}</span>
      <input
        {...rest}
        className={css['input']}
        aria-describedby={hint === undefined ? undefined : note}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {hint !== undefined && (
        <span id={note} className={css['hint']}>
          {hint}
        </span>
      )}
    </label>
  );
}
