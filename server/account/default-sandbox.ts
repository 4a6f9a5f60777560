/** The sandbox in which people sign in who name none. */
export const defaultSandbox = 'main';
