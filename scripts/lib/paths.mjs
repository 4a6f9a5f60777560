import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The full path of something in the project. @param {string[]} parts */
export const inProject = (...parts) => join(root, ...parts);
