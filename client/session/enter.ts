import { readToken, writeToken } from '../api/token.ts';
import { revoke } from './revoke.ts';

/** Takes a fresh token into this tab; what is left of whoever worked here before goes, the token on the server as well. */
export function enter(token: string): void {
  revoke(readToken());
  sessionStorage.clear();
  writeToken(token);
}
