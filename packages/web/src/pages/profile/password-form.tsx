// A new password: changed by whoever knows the old one, or set by whoever has a link from the operator.

import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { problemOf, SHORTEST_PASSWORD } from '../../net/accounts.ts';
import type { AccountProblem } from '../../net/accounts.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import css from './account.module.css';

interface PasswordFormProps {
  /** Whether the old one is asked for. */
  readonly asksForOld: boolean;
  readonly text: string;
  readonly done: string;
  readonly onSet: (password: string, old: string) => Promise<unknown>;
}

export function PasswordForm({ asksForOld, text, done, onSet }: PasswordFormProps): ReactNode {
  const t = useTranslations('account');
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const [state, setState] = useState<AccountProblem | 'typing' | 'asking' | 'done'>('typing');

  const set = (): void => {
    setState('asking');
    void onSet(password, old).then(
      () => {
        setOld('');
        setPassword('');
        setState('done');
      },
      (error: unknown) => setState(problemOf(error)),
    );
  };

  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault();
        set();
      }}
    >
      {asksForOld && (
        <TextField
          label={t('oldPassword')}
          type="password"
          required
          autoComplete="current-password"
          value={old}
          onChange={setOld}
        />
      )}
      <TextField
        label={t('newPassword')}
        hint={t('passwordHint', { count: SHORTEST_PASSWORD })}
        type="password"
        required
        minLength={SHORTEST_PASSWORD}
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
      {state === 'done' && <p role="status">{done}</p>}
      {state !== 'typing' && state !== 'asking' && state !== 'done' && (
        <p role="alert" className={css['problem']}>
          {t(`problem.${state}`)}
        </p>
      )}
      <Button type="submit" disabled={state === 'asking'}>
        {text}
      </Button>
    </form>
  );
}
