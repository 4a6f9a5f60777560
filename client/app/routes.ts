import type { Role } from '../../contracts/roles.ts';
import type { RouteRecord } from './route-record.ts';
import { classicRoutes } from './routes-classic.ts';
import { newRoutes } from './routes-new.ts';

export type { RouteRecord } from './route-record.ts';

/** The page that other systems send people to with a ticket; it is open to everybody and knows no role. */
export const proxyLogin: RouteRecord = {
  path: '/proxy-login',
  title: '免密登录',
  roles: [],
  hidden: true,
  sidebar: false,
  header: false,
};

/** What an unknown path shows. It keeps the whole shell, so that a role without screens can still switch or leave. */
export const notFound: RouteRecord = { path: '/404', title: '页面不存在', roles: [], hidden: true, filters: [] };

/**
 * Every route of the specification, in the order of the menu, whether its screen is built or not. The classic set comes
 * first, so that the home of a classic teacher is that set's and not one of the shared routes.
 */
export const routes: readonly RouteRecord[] = [proxyLogin, ...classicRoutes, ...newRoutes, notFound];

/** The record of a path for a role; the same path may be two routes for two roles. */
export const routeOf = (path: string, role: Role): RouteRecord | undefined =>
  routes.find((route) => route.path === path && route.roles.includes(role));
