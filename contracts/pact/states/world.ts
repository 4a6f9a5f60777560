import type Database from 'better-sqlite3';
import type { HelperAccount, PersonaAccount } from '../../../seed/landmarks.ts';
import type { Sandbox } from '../../../server/database/sandbox.ts';
import { restorer } from './restorer.ts';

/** Somebody who can be signed in. */
export type Account = PersonaAccount | HelperAccount;

/** A sandbox that goes back to where it began, and short ways to read and change it. */
export class World {
  private readonly restore: () => void;
  /** A statement is asked for its tables when it is new, which takes longer than to carry it out. */
  private readonly prepared = new Map<string, Database.Statement>();

  /** `pristine` is the file of the world to go back to. */
  constructor(
    readonly sandbox: Sandbox,
    pristine: string,
  ) {
    const { sqlite } = sandbox;
    sqlite.prepare('attach ? as pristine').run(pristine);
    // The log of openings refuses to be changed, also by who puts the world back to where it began.
    sqlite.exec('drop trigger wellbeing_log_kept; drop trigger wellbeing_log_stays');
    this.restore = restorer(sqlite);
  }

  /** Makes everything as it was in the beginning. */
  reset(): void {
    // A pragma that is ignored inside of transactions: the tables are filled in no particular order.
    this.sandbox.sqlite.pragma('foreign_keys = OFF');
    this.restore();
    this.sandbox.sqlite.pragma('foreign_keys = ON');
  }

  /** Makes changes that the server sees all at once: each by itself would take longer. */
  change<T>(make: () => T): T {
    return this.sandbox.sqlite.transaction(make).immediate();
  }

  /** The first column of the first row, as text; throws when there is no row. */
  get(sql: string, ...values: unknown[]): string {
    const found = this.prepare(sql)
      .pluck()
      .get(...values) as string | number | undefined;
    if (found === undefined) throw new Error(`Nothing found by: ${sql}`);
    return String(found);
  }

  /** The first column of all rows as a comma list. */
  list(sql: string, ...values: unknown[]): string {
    return this.prepare(sql)
      .pluck()
      .all(...values)
      .join();
  }

  run(sql: string, ...values: unknown[]): void {
    this.prepare(sql).run(...values);
  }

  private prepare(sql: string): Database.Statement {
    const known = this.prepared.get(sql) ?? this.sandbox.sqlite.prepare(sql);
    this.prepared.set(sql, known);
    return known;
  }
}
