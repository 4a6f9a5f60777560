import { snapshot, subscribe } from 'valtio';
import { absent, isOffered, recallAbsent } from '../api/offers.ts';
import { readToken } from '../api/token.ts';
import { hasPart } from '../session/parts.ts';
import { setPaths } from '../session/paths.ts';
import { permission } from '../session/permission.ts';
import { partnerLevel, personal } from '../session/personal.ts';
import { hasLogin, loadSession, logout } from '../session/session.ts';
import { homeOf, menuOf, missingOf, pathsOf, permittedScreens, workingScreens } from './menu.ts';
import { loadIcons } from './menu-icons.ts';
import { prefetch } from './prefetch.ts';
import { showProgress } from './progress.ts';
import type { RouteRecord } from './route-record.ts';
import { createPublicRouter, createRouter, type AppRouter } from './router.tsx';
import { proxyLogin, screens } from './routes.ts';

/** The path behind the hash, without its query. */
const hashPath = (): string => location.hash.slice(1).split('?')[0] || '/';

const isProxyLogin = (): boolean => hashPath() === proxyLogin.path;

/** Requests the chunk of the first page beside the session, where the address tells which page that is. */
export function prefetchFirst(): void {
  if (readToken() !== undefined || isProxyLogin()) prefetch(hashPath());
}

/** Loads the session and makes the router of the active role; undefined when nobody is logged in, which leaves the page. */
export async function openSession(): Promise<AppRouter | undefined> {
  showProgress(true);
  if (isProxyLogin()) return createPublicRouter();
  if (!hasLogin()) {
    logout('visitor');
    return undefined;
  }
  return (await loadSession()) ? openRole() : undefined;
}

async function openRole(): Promise<AppRouter | undefined> {
  const { activeRole, userInfo, courseList } = snapshot(personal);
  if (activeRole === '') return undefined;
  const permitted = permittedScreens(screens, {
    role: activeRole,
    level: partnerLevel(userInfo.ancestors),
    subjectIds: courseList.map((course) => course.subjectId),
  });
  recallAbsent();
  offerWorking(permitted);
  subscribe(absent, () => offerWorking(permitted));
  permission.dynamicRoutes = true;
  await loadIcons(activeRole);
  return createRouter(permitted, () => homeOf(permission.menuList));
}

/** Menu and links lead only to what works with the calls that the services have; what does not, says so where an address names it. */
function offerWorking(permitted: readonly RouteRecord[]): void {
  const working = workingScreens(permitted, isOffered);
  setPaths(pathsOf(working));
  permission.menuList = menuOf(working);
  permission.working = working.map(({ path }) => path);
  permission.missing = missingOf(permitted, working, hasPart);
}
