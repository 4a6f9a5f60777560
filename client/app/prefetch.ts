import { matchPath } from 'react-router-dom';
import { proxyLoginScreen, screens } from './screens.tsx';

/** Requests the chunks of a path ahead of its opening; one that fails is reported when the page is opened. */
export function prefetch(path: string): void {
  for (const { path: pattern, load } of [proxyLoginScreen, ...screens]) {
    if (load && matchPath(pattern, path)) load().catch(() => undefined);
  }
}
