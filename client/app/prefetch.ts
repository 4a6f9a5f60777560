import { matchPath } from 'react-router-dom';
import { proxyLogin, screens } from './routes.ts';

/** Requests the chunks of a path ahead of its opening; one that fails is reported when the page is opened. */
export function prefetch(path: string): void {
  for (const { path: pattern, load } of [proxyLogin, ...screens]) {
    if (load && matchPath(pattern, path)) load().catch(() => undefined);
  }
}
