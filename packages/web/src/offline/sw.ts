// The service worker: the page itself is always at hand, and so are the frozen rules that tables of this device were begun
// under; tables of the server are never answered from a store.

import { CacheFirst, NavigationRoute, Serwist } from 'serwist';
import type { PrecacheEntry } from 'serwist';
import { frozenNeededBy } from '../table/local/frozen-address.ts';
import { listTables } from '../table/local/store.ts';

/** As much of the scope of a service worker as is used here. */
declare const self: {
  readonly __SW_MANIFEST: (PrecacheEntry | string)[];
  addEventListener(type: 'install', heard: (event: { waitUntil(done: Promise<unknown>): void }) => void): void;
};

const FROZEN_CACHE = 'atoll-frozen-rules';

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

serwist.registerCapture(({ url }) => url.pathname.startsWith('/frozen/'), new CacheFirst({ cacheName: FROZEN_CACHE }));

/** A page of newer rules is being installed, so there is a network: what the tables of this device need is fetched now. */
async function keepFrozen(): Promise<void> {
  const needed = frozenNeededBy((await listTables()).map(({ setup }) => setup));
  if (needed.length > 0) await (await caches.open(FROZEN_CACHE)).addAll(needed);
}

// What cannot be kept now is fetched when its table is opened: no reason to stay with the old page.
self.addEventListener('install', (event) => event.waitUntil(keepFrozen().catch(() => undefined)));

serwist.addEventListeners();
