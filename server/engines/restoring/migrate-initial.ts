import { isCurrent, migrateDatabase } from '../../database/migrate.ts';
import { connect } from '../../database/sandbox.ts';
import { Sqlite } from '../../database/sqlite.mjs';
import { initialFile, replaceInitial } from './initial.ts';

/**
 * Brings what a sandbox began with to this version: it is kept as an earlier one may have written it. Others may have it by a link, so
 * that a copy is brought there which then takes its place.
 */
export function migrateInitial(dataDir: string, name: string): void {
  const file = initialFile(dataDir, name);
  if (isMigrated(file)) return;
  replaceInitial(dataDir, name, file, (draft) => {
    const sqlite = connect(draft, { mustExist: true });
    try {
      migrateDatabase(sqlite);
      sqlite.pragma('wal_checkpoint(TRUNCATE)');
    } finally {
      sqlite.close();
    }
  });
}

function isMigrated(file: string): boolean {
  const sqlite = new Sqlite(file, { readonly: true });
  try {
    return isCurrent(sqlite);
  } finally {
    sqlite.close();
  }
}
