// One press instead of a password, where the browser can.

import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import KeyIcon from '~icons/lucide/key-round';
import { problemOf } from '../../net/accounts.ts';
import type { AccountProblem } from '../../net/accounts.ts';
import { hasPasskeys } from '../../net/passkeys.ts';
import { Button } from '../../ui/button.tsx';
import css from './account.module.css';

interface PasskeyButtonProps {
  readonly text: string;
  readonly onPress: () => Promise<void>;
  readonly onDone: () => void;
}

export function PasskeyButton({ text, onPress, onDone }: PasskeyButtonProps): ReactNode {
  const t = useTranslations('account');
  const [problem, setProblem] = useState<AccountProblem | null>(null);
  if (!hasPasskeys) return null;
  return (
    <div>
      <Button
        icon={<KeyIcon />}
        onClick={() => {
          setProblem(null);
          void onPress().then(onDone, (error: unknown) => setProblem(problemOf(error)));
        }}
      >
        {text}
      </Button>
      {problem !== null && (
        <p role="alert" className={css['problem']}>
          {t(`problem.${problem}`)}
        </p>
      )}
    </div>
  );
}
