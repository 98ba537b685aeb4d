// Choices as segments and as switches: native inputs underneath, so keys and readers work by themselves.

import { useId } from 'react';
import type { ReactNode } from 'react';
import css from './choice.module.css';

interface SegmentsProps<T extends string | number | boolean> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly text: string }[];
  readonly onChange: (value: T) => void;
}

export function Segments<T extends string | number | boolean>(props: SegmentsProps<T>): ReactNode {
  const { label, hint, value, options, onChange } = props;
  const name = useId();
  return (
    <fieldset className={css['field']}>
      <legend className={css['label']}>{label}</legend>
      {hint !== undefined && <p className={css['hint']}>{hint}</p>}
      <div className={css['segments']}>
        {options.map((option) => (
          <label key={String(option.value)} className={css['segment']}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>{option.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function Switch({ label, hint, isOn, onChange }: SwitchProps): ReactNode {
  const note = useId();
  return (
    <label className={css['switch']}>
      <span className={css['words']}>
        <span className={css['label']}>{label}</span>
        {hint !== undefined && (
          <span id={note} className={css['hint']}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        checked={isOn}
        aria-describedby={hint === undefined ? undefined : note}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={css['track']} aria-hidden="true" />
    </label>
  );
}
