// A question to the server, asked when a page opens and again every so often.

import { useCallback, useEffect, useState } from 'react';

export type Asked<T> =
  | { readonly state: 'asking' }
  | { readonly state: 'here'; readonly value: T }
  | { readonly state: 'failed' };

const AGAIN_MS = 8000;

/** `ask` must not change between draws. */
export function useServer<T>(ask: () => Promise<T>): Asked<T> {
  const [asked, setAsked] = useState<Asked<T>>({ state: 'asking' });
  const load = useCallback(async () => {
    try {
      const value = await ask();
      setAsked({ state: 'here', value });
    } catch {
      // What was known stays on screen through a short break.
      setAsked((before) => (before.state === 'here' ? before : { state: 'failed' }));
    }
  }, [ask]);
  useEffect(() => {
    void load();
    const timer = setInterval(() => {
      if (!document.hidden) void load();
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, [load]);
  return asked;
}
