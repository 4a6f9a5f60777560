import { migrateDatabase } from '../../database/migrate.ts';
import { connect } from '../../database/sandbox.ts';
import { initialFile } from './initial.ts';

/** Brings what a sandbox began with to this version: it is kept as an earlier one may have written it. */
export function migrateInitial(dataDir: string, name: string): void {
  const sqlite = connect(initialFile(dataDir, name));
  try {
    migrateDatabase(sqlite);
  } finally {
    sqlite.close();
  }
}
