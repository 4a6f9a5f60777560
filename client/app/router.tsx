import { createHashRouter, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { counted } from '../api/pending.ts';
import { writeStored } from '../api/token.ts';
import { sessionKeys } from '../session/keys.ts';
import { personal } from '../session/personal.ts';
import { hasLogin, logout } from '../session/session.ts';
import { PageError } from './PageError.tsx';
import { windowTitle } from './product.ts';
import { showProgress } from './progress.ts';
import { screenOf, type ScreenHandle } from './screen-handle.ts';
import type { RouteRecord } from './route-record.ts';
import { notFound, proxyLogin } from './routes.ts';
import { Shell } from './Shell.tsx';
import { ShellSkeleton } from './ShellSkeleton.tsx';

export type AppRouter = ReturnType<typeof createHashRouter>;

/** Stands before each navigation: no valid login leaves the page, `/` goes to the role's home. */
const guardOf =
  (home: () => string) =>
  ({ request }: Pick<LoaderFunctionArgs, 'request'>): Response | Promise<never> | null => {
    if (!hasLogin()) {
      logout('visitor');
      // Never settles: nothing more may be shown until the login page has come.
      return new Promise<never>(() => undefined);
    }
    return new URL(request.url).pathname === '/' ? redirect(home()) : null;
  };

/** The route of a screen; a failure while loading or showing it stays within the shell. */
function routeOf(screen: RouteRecord, path = screen.path): RouteObject {
  const { load, redirect: target } = screen;
  const handle: ScreenHandle = { screen };
  if (!load) return { path, handle, loader: () => redirect(target ?? '/') };
  return {
    path,
    handle,
    errorElement: <PageError />,
    lazy: async () => ({ Component: (await counted(load()).catch(failing)).Page }),
  };
}

/** A page that fails when it is shown: the router draws nothing at all in the place of a route whose loading fails. */
const failing = (reason: unknown) => ({
  Page: (): never => {
    throw reason instanceof Error ? reason : new Error(String(reason));
  },
});

const proxyLoginRoute = (): RouteObject => ({ ...routeOf(proxyLogin), HydrateFallback: () => null });

/** The router of a role: its screens within the shell, and a page for what it may not open or what is not there. */
export function createRouter(permitted: readonly RouteRecord[], home: () => string): AppRouter {
  return watched(
    createHashRouter([
      proxyLoginRoute(),
      {
        element: <Shell />,
        HydrateFallback: ShellSkeleton,
        loader: guardOf(home),
        shouldRevalidate: () => true,
        children: [
          { index: true, element: null },
          ...permitted.map((screen) => routeOf(screen)),
          routeOf(notFound, '*'),
        ],
      },
    ]),
  );
}

/** The router of a page that nobody has logged in to yet: the way in by ticket only. */
export const createPublicRouter = (): AppRouter =>
  watched(createHashRouter([proxyLoginRoute(), { path: '*', element: null, loader: startOver }]));

/** A session needs its own router, so any other address opens the application anew. */
function startOver(): Promise<never> {
  location.reload();
  return new Promise<never>(() => undefined);
}

function watched(router: AppRouter): AppRouter {
  const follow = () => {
    const { initialized, navigation, location } = router.state;
    const loading = !initialized || navigation.state !== 'idle';
    showProgress(loading);
    if (loading) return;
    document.title = windowTitle(screenOf(router.state.matches.at(-1)?.route.handle).title);
    if (personal.route !== location.pathname) keepRoute(location.pathname);
  };
  router.subscribe(follow);
  follow();
  return router;
}

function keepRoute(path: string): void {
  personal.route = path;
  if (hasLogin()) writeStored(sessionKeys.activeRoute, { path, changed: false });
}
