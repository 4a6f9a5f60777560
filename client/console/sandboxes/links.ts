/** The address within the console at which the links of sandboxes stand. */
export const linksTo = (sandboxes: readonly string[]): string =>
  `/links?${new URLSearchParams({ sandboxes: sandboxes.join() }).toString()}`;

/** Where somebody signs in to a sandbox, from a machine that reaches the server by that origin. */
export const linkOf = (origin: string, sandbox: string): string =>
  `${origin.replace(/\/+$/, '')}/account/#/cslogin?${new URLSearchParams({ sandbox }).toString()}`;

/** Whether an origin leads to the machine alone that opens it. */
export const isOwnMachine = (origin: string): boolean =>
  URL.canParse(origin) && /^(localhost|\[::1\]|127\.)/.test(new URL(origin).hostname);
