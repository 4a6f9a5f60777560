import { revokeToken } from '../../contracts/account/account.ts';
import { config } from '../api/config.ts';

/** Ends a token on the server, if there is one; nobody waits for it, and it goes on when the page is left. */
export function revoke(token: string | undefined): void {
  if (token === undefined) return;
  const address = (config().services[revokeToken.service] ?? '') + revokeToken.path;
  // Not through call(): only fetch can outlive the page, and a token that is no longer accepted is what we want.
  fetch(address, {
    method: revokeToken.method,
    headers: { 'Blade-Auth': `bearer ${token}`, 'Content-Type': 'application/json;charset=utf-8' },
    body: '{}',
    keepalive: true,
  }).catch(() => undefined);
}
