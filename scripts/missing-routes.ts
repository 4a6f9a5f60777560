import type { RouteRecord } from '../client/app/route-record.ts';
import { notFound, proxyLogin, routes, screens } from '../client/app/routes.ts';

// The same path may be two routes for two sets of roles.
const keyOf = (route: RouteRecord): string => `${route.path} ${route.roles.join(' ')}`;

const built = new Set([...screens, proxyLogin, notFound].map(keyOf));
const missing = routes.filter((route) => !built.has(keyOf(route)));

process.stdout.write(`尚未完成的路由 ${missing.length}/${routes.length}\n`);
if (missing.length > 0) process.stdout.write(`  ${missing.map((route) => route.path).join('  ')}\n`);
