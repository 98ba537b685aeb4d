// Asks the browser to keep the page, once it has been loaded in full; notices a newer version, and whether the page
// can be installed. Not while developing.

import { create } from 'zustand';

/** Chromium's own event: kept until somebody presses "Install". */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

interface OfflineStore {
  /** A newer version waits to be used. */
  readonly waiting: ServiceWorker | null;
  readonly install: InstallPrompt | null;
}

export const useOffline = create<OfflineStore>()(() => ({ waiting: null, install: null }));

export function keepOffline(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useOffline.setState({ install: event as InstallPrompt });
  });
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    void register();
  });
}

async function register(): Promise<void> {
  const registration = await registered();
  if (registration === null) return;
  const notice = (): void => {
    // The first version of all is not news.
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null) {
      useOffline.setState({ waiting: registration.waiting });
    }
  };
  notice();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', notice);
  });
}

/** Null where the browser will not (private windows, or told so): the page works all the same, with network. */
async function registered(): Promise<ServiceWorkerRegistration | null> {
  try {
    const made: ServiceWorkerRegistration | undefined = await navigator.serviceWorker.register('/sw.js', {
      type: 'module',
    });
    return made ?? null;
  } catch {
    return null;
  }
}

/** The newer version takes over, and the page with it. */
export function takeNewVersion(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  // A worker, not a window: it has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage({ type: 'SKIP_WAITING' });
}
