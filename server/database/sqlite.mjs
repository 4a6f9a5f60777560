import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);
const [major] = process.versions.node.split('.').map(Number);

/**
 * SQLite for this Node: 20 cannot run better-sqlite3 13, and from 24.19 on Node is aborted by better-sqlite3 12 whenever it
 * collects a statement.
 */
export const Sqlite = /** @type {typeof import('better-sqlite3')} */ (
  load(major && major >= 22 ? 'better-sqlite3-13' : 'better-sqlite3')
);
