import { setNonce } from 'get-nonce';

const read = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content || undefined;

/** The nonce under which the content policy of this page allows style elements; the server writes it into the page. */
export const styleNonce = read();

/** Hands the nonce to the libraries that write style elements themselves. */
export function applyNonce(): void {
  if (styleNonce) setNonce(styleNonce);
}
