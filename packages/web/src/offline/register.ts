// Asks the browser to keep the page, once it has been loaded in full. Not while developing.

export function keepOffline(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    void navigator.serviceWorker.register('/sw.js', { type: 'module' });
  });
}
