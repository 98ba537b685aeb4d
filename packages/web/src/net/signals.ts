// When a connection may have died unnoticed: the device was asleep or without a network, and now is not.

interface Surroundings {
  readonly window: EventTarget;
  readonly document: EventTarget & { readonly visibilityState: string };
}

/** Calls `look` then; returns how to stop. */
export function wakeSignals(look: () => void, { window, document }: Surroundings = globalThis): () => void {
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') look();
  };
  window.addEventListener('online', look);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('online', look);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
