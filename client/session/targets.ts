/** The product's home, relative to its origin. */
export const homeTarget = '/#/';

const accountPath = '/account';

/**
 * Where to go after a login: the asked address if it lies inside the product (same origin, not the login page itself),
 * else the product's home. Only path, query and hash are handed back, so that nothing can lead to another origin.
 */
export function safeTarget(raw: string | null | undefined, origin: string): string {
  const url = parse(raw ?? '', origin);
  if (!url || url.origin !== origin || url.username !== '' || url.password !== '') return homeTarget;
  // A second slash at the start would make the path a host once it stands alone.
  if (url.pathname.startsWith('//') || inAccount(url.pathname)) return homeTarget;
  return `${url.pathname}${url.search}${url.hash || '#/'}`;
}

/** The same for a target that is a path within the product, with or without its hash: `/page`, `#/page`, a whole address. */
export function safeHashPath(raw: string | null | undefined, origin: string): string {
  const given = (raw ?? '').trim();
  const behindHash = given.startsWith('/') && !given.includes('#') ? `/#${given}` : given;
  const target = safeTarget(behindHash.startsWith('#') ? `/${behindHash}` : behindHash, origin);
  const path = target.slice(target.indexOf('#') + 1);
  return path.startsWith('/') && !path.startsWith('//') && !path.startsWith('/proxy-login') ? path : '/';
}

function parse(raw: string, origin: string): URL | undefined {
  // Relative addresses must begin at the root: what a word alone means would depend on the page that asks.
  if (!/^(\/|#|https?:\/\/)/i.test(raw) || /[\\\s\u0000-\u001f]/.test(raw)) return undefined;
  try {
    return new URL(raw, origin);
  } catch {
    return undefined;
  }
}

function inAccount(path: string): boolean {
  const plain = decoded(path).toLowerCase();
  return plain === accountPath || plain.startsWith(`${accountPath}/`);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
