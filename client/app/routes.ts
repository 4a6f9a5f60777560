import type { Role } from '../../contracts/roles.ts';
import type { RouteRecord } from './route-record.ts';
import { classicRoutes } from './routes-classic.ts';
import { newRoutes } from './routes-new.ts';

/** The page that other systems send people to with a ticket; it is open to everybody and knows no role. */
export const proxyLogin: RouteRecord = {
  path: '/proxy-login',
  title: '免密登录',
  roles: [],
  hidden: true,
  sidebar: false,
  header: false,
  load: () => import('../screens/standalone/ProxyLoginPage.tsx'),
};

/** What an unknown path shows. It keeps the whole shell, so that a role without screens can still switch or leave. */
export const notFound: RouteRecord = {
  path: '/404',
  title: '页面不存在',
  roles: [],
  hidden: true,
  filters: [],
  load: () => import('./NotFoundPage.tsx'),
};

/**
 * Every route of the specification, in the order of the menu, whether its screen is built or not. The classic set comes
 * first, so that the home of a classic teacher is that set's and not one of the shared routes.
 */
export const routes: readonly RouteRecord[] = [proxyLogin, ...classicRoutes, ...newRoutes, notFound];

/** The record of a path for a role; the same path may be two routes for two roles. */
export const routeOf = (path: string, role: Role): RouteRecord | undefined =>
  routes.find((route) => route.path === path && route.roles.includes(role));

const leadsTo = ({ redirect, roles }: RouteRecord, route: RouteRecord): boolean =>
  route.load !== undefined && route.path === redirect && route.roles.some((role) => roles.includes(role));

const isBuilt = (route: RouteRecord): boolean =>
  route.load !== undefined || routes.some((other) => leadsTo(route, other));

/** The table of screens: what of the roles' routes is built, in their order; router, menu, guard, header, titles and tests read it. */
export const screens: readonly RouteRecord[] = [...classicRoutes, ...newRoutes].filter(isBuilt);
