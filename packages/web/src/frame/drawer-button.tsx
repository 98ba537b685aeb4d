// Opens and closes the drawer. Closed, it says how many messages wait in it.

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import DrawerIcon from '~icons/lucide/panel-right';
import { IconButton } from '../ui/button.tsx';
import { UnreadMark } from './chat/unread-mark.tsx';
import css from './drawer.module.css';

interface DrawerButtonProps {
  readonly isOpen: boolean;
  readonly unread: number;
  readonly className: string | undefined;
  readonly onPress: () => void;
}

export function DrawerButton({ isOpen, unread, className, onPress }: DrawerButtonProps): ReactNode {
  const t = useTranslations('table');
  const waiting = isOpen ? 0 : unread;
  return (
    <IconButton
      label={waiting === 0 ? t('drawer') : t('drawerUnread', { count: waiting })}
      aria-expanded={isOpen}
      className={`${css['button']} ${className ?? ''}`}
      onClick={onPress}
    >
      <DrawerIcon />
      <UnreadMark count={waiting} />
    </IconButton>
  );
}
