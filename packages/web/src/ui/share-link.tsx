// A link to hand on: readable, copied with one press.

import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import CopyIcon from '~icons/lucide/copy';
import CheckIcon from '~icons/lucide/check';
import { Button } from './button.tsx';
import css from './share-link.module.css';

export function ShareLink({ address, hint }: { readonly address: string; readonly hint: string }): ReactNode {
  const t = useTranslations('app');
  const [isCopied, setIsCopied] = useState(false);
  return (
    <>
      <div className={css['row']}>
        <input
          readOnly
          className={css['address']}
          value={address}
          aria-label={hint}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          weight="primary"
          icon={isCopied ? <CheckIcon /> : <CopyIcon />}
          onClick={() => {
            void navigator.clipboard.writeText(address).then(() => setIsCopied(true));
          }}
        >
          {isCopied ? t('copied') : t('copy')}
        </Button>
      </div>
      <p className={css['hint']}>{hint}</p>
    </>
  );
}
