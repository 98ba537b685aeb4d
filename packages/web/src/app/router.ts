// Every address of the page. Screens are loaded when they are visited.

import { createRootRoute, createRoute, createRouter, lazyRouteComponent as lazy, Outlet } from '@tanstack/react-router';
import { HomePage } from '../pages/home.tsx';
import { FailedPage, LoadingPage, NotFoundPage } from './fallbacks.tsx';
import { Shell } from './shell.tsx';

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFoundPage });

/** Pages inside the shell; a table has the whole window to itself. */
const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Shell });

const page = <const P extends string>(path: P) => ({ getParentRoute: () => shell, path });

const home = createRoute({ ...page('/'), component: HomePage });

const create = createRoute({
  ...page('/play/$game'),
  validateSearch: (search): { with?: 'bots' | 'hot-seat' | 'friends' } => {
    const way = search['with'];
    return way === 'bots' || way === 'hot-seat' || way === 'friends' ? { with: way } : {};
  },
  component: lazy(() => import('../pages/create.tsx'), 'CreatePage'),
});

const lobby = createRoute({ ...page('/lobby'), component: lazy(() => import('../pages/lobby.tsx'), 'LobbyPage') });
const tables = createRoute({ ...page('/tables'), component: lazy(() => import('../pages/tables.tsx'), 'TablesPage') });
const watch = createRoute({ ...page('/watch'), component: lazy(() => import('../pages/watch.tsx'), 'WatchPage') });
const profile = createRoute({
  ...page('/profile'),
  component: lazy(() => import('../pages/profile.tsx'), 'ProfilePage'),
});
const settings = createRoute({
  ...page('/settings'),
  component: lazy(() => import('../pages/settings.tsx'), 'SettingsPage'),
});
const credits = createRoute({
  ...page('/credits'),
  component: lazy(() => import('../pages/credits.tsx'), 'CreditsPage'),
});

const table = createRoute({
  getParentRoute: () => root,
  path: '/table/$id',
  component: lazy(() => import('../pages/table.tsx'), 'TablePage'),
});

/** Moves a seat to the device that opens it. Its token stands behind a #, where no server sees it. */
const claim = createRoute({
  ...page('/claim'),
  component: lazy(() => import('../pages/claim.tsx'), 'ClaimPage'),
});

/** A new password, for whoever has a link from the operator. Its token stands behind a #. */
const reset = createRoute({ ...page('/reset'), component: lazy(() => import('../pages/reset.tsx'), 'ResetPage') });

/** Move and eyes stand in the address: a link shows the same moment. */
const replay = createRoute({
  getParentRoute: () => root,
  path: '/table/$id/replay',
  validateSearch: (search): { move: number; eyes?: number | 'all' } => {
    const move = Math.max(0, Math.trunc(Number(search['move'] ?? 0)) || 0);
    if (search['eyes'] === 'all') return { move, eyes: 'all' };
    const eyes = Number(search['eyes'] ?? Number.NaN);
    return Number.isInteger(eyes) && eyes >= 0 ? { move, eyes } : { move };
  },
  component: lazy(() => import('../pages/replay.tsx'), 'ReplayPage'),
});

const story = createRoute({
  getParentRoute: () => root,
  path: '/stories/$game/$name',
  component: lazy(() => import('../pages/story.tsx'), 'StoryPage'),
});

export const router = createRouter({
  routeTree: root.addChildren([
    shell.addChildren([home, create, lobby, tables, watch, profile, settings, credits, claim, reset]),
    table,
    replay,
    story,
  ]),
  defaultPendingComponent: LoadingPage,
  defaultErrorComponent: FailedPage,
  defaultPreload: 'intent',
  scrollRestoration: false,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
