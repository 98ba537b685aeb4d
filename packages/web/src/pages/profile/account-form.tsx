// Two ways to an account: make one out of this guest, or sign in to one made before.

import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { accounts, problemOf, SHORTEST_PASSWORD } from '../../net/accounts.ts';
import type { AccountProblem } from '../../net/accounts.ts';
import { signInWithPasskey } from '../../net/passkeys.ts';
import { useSettings } from '../../settings/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Segments } from '../../ui/choice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import css from './account.module.css';

export function AccountForm({ onSigned }: { readonly onSigned: () => void }): ReactNode {
  const t = useTranslations('account');
  const create = useTranslations('create');
  const name = useSettings((settings) => settings.name);
  const [way, setWay] = useState<'up' | 'in'>('up');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<AccountProblem | null>(null);
  const isNew = way === 'up';

  const sign = (): void => {
    setProblem(null);
    const asked = isNew
      ? accounts.signUp(name.trim() || create('personName', { letter: 'A' }), email.trim(), password)
      : accounts.signIn(email.trim(), password);
    void asked.then(onSigned, (error: unknown) => setProblem(problemOf(error)));
  };

  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault();
        sign();
      }}
    >
      <Segments
        label={t('way')}
        value={way}
        options={[
          { value: 'up', text: t('signUp') },
          { value: 'in', text: t('signIn') },
        ]}
        onChange={(next) => {
          setWay(next);
          setProblem(null);
        }}
      />
      <TextField
        label={t('email')}
        hint={t('emailHint')}
        type="email"
        required
        autoComplete="email"
        value={email}
        onChange={setEmail}
      />
      <TextField
        label={t('password')}
        hint={isNew ? t('passwordHint', { count: SHORTEST_PASSWORD }) : undefined}
        type="password"
        required
        minLength={isNew ? SHORTEST_PASSWORD : undefined}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        value={password}
        onChange={setPassword}
      />
      {problem !== null && (
        <p role="alert" className={css['problem']}>
          {t(`problem.${problem}`)}
        </p>
      )}
      <Button weight="primary" type="submit">
        {isNew ? t('signUp') : t('signIn')}
      </Button>
      {!isNew && <PasskeyButton text={t('usePasskey')} onPress={signInWithPasskey} onDone={onSigned} />}
    </form>
  );
}
