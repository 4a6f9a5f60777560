import { safeHashPath } from './targets.ts';

/** With what somebody came: the ticket, "" when there is none, and the path within the product to go on to. */
export interface Arrival {
  ticket: string;
  target: string;
}

/**
 * Reads ticket and target from the query behind the hash or before it, and takes the query out of the address and the
 * history at once, so that nobody finds the ticket there.
 */
export function takeTicket(): Arrival {
  const [path = '', ...rest] = location.hash.split('?');
  const behind = new URLSearchParams(rest.join('?'));
  const before = new URLSearchParams(location.search);
  const read = (name: string) => behind.get(name) ?? before.get(name) ?? '';
  const arrival = { ticket: read('ticket'), target: safeHashPath(read('target'), location.origin) };
  history.replaceState(history.state, '', `${location.pathname}${path}`);
  return arrival;
}

/** Opens a path of the product anew, since the session that now holds needs its own routes. */
export function openTarget(path: string): void {
  history.replaceState(null, '', `#${path}`);
  location.reload();
}
