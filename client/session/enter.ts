import { writeToken } from '../api/token.ts';

/** Takes a fresh token into this tab; what is left of whoever worked here before goes. */
export function enter(token: string): void {
  sessionStorage.clear();
  writeToken(token);
}
