// The mark: a ring of land around calm water, open to the sea.

import type { ReactNode } from 'react';

export function Logo({ className }: { readonly className?: string | undefined }): ReactNode {
  return (
    <svg viewBox="0 0 48 48" className={className} aria-hidden="true">
      <circle cx="24" cy="24" r="23" fill="#14647c" />
      <path d="M30.5 40.2A17.5 17.5 0 1 1 41 28.5" fill="none" stroke="#f0ddb4" strokeWidth="7" strokeLinecap="round" />
      <circle cx="24" cy="24" r="11.5" fill="#57b8c9" />
      <path
        d="M16 24.5c2-1.8 3.6-1.8 5.4 0s3.6 1.8 5.4 0 3.4-1.8 5.2 0"
        fill="none"
        stroke="#e8f6f8"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <circle cx="36.5" cy="35.5" r="2.4" fill="#f0ddb4" />
    </svg>
  );
}
