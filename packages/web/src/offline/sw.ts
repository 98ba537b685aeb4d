// The service worker: the page itself is always at hand; tables of the server are never answered from a store.

import { Serwist, NavigationRoute } from 'serwist';
import type { PrecacheEntry } from 'serwist';

declare const self: { readonly __SW_MANIFEST: (PrecacheEntry | string)[] };

const serwist = new Serwist({
  // The name under which the build writes the list of files.
  // oxlint-disable-next-line no-underscore-dangle
  precacheEntries: self.__SW_MANIFEST,
  precacheOptions: { cleanupOutdatedCaches: true },
  skipWaiting: false,
  clientsClaim: true,
  navigationPreload: false,
});

// Every address of the page is index.html; the server's own are left alone.
serwist.registerRoute(
  new NavigationRoute(serwist.createHandlerBoundToUrl('/index.html'), { denylist: [/^\/(api|ws|metrics|healthz)/] }),
);

serwist.addEventListeners();
