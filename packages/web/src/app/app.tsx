import { RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Language } from '../i18n/language.tsx';
import { Notice } from './notice.tsx';
import { router } from './router.ts';

export function App(): ReactNode {
  return (
    <Language>
      <RouterProvider router={router} />
      <Notice />
    </Language>
  );
}
