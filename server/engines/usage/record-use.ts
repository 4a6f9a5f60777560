import { sql } from 'drizzle-orm';
import { appOf, type UsageApp, type UsageKind, type useKinds } from '../../../contracts/constants/usage.ts';
import { prepared } from '../../database/prepared.ts';
import type { Sandbox } from '../../database/sandbox.ts';
import { usageDays, usageEvents } from '../../database/usage-tables.ts';

const at = sql.placeholder;

const about = {
  schoolId: at('schoolId'),
  date: at('date'),
  kind: at('kind'),
  app: at('app'),
  subjectId: at('subjectId'),
  quantity: at('quantity'),
  cents: at('cents'),
};

const queries = prepared((orm) => ({
  add: orm
    .insert(usageEvents)
    .values({ ...about, userId: at('userId'), createTime: at('createTime') })
    .prepare(),
  sum: orm
    .insert(usageDays)
    .values({ ...about, events: 1 })
    .onConflictDoUpdate({
      target: [usageDays.schoolId, usageDays.date, usageDays.kind, usageDays.app, usageDays.subjectId],
      set: {
        events: sql`${usageDays.events} + 1`,
        quantity: sql`${usageDays.quantity} + excluded.quantity`,
        cents: sql`${usageDays.cents} + excluded.cents`,
      },
    })
    .prepare(),
}));

/** An act that counts as use of the product, or as an order of it. */
export interface Use {
  schoolId: string;
  kind: UsageKind;
  /** "" for what belongs to no application, as orders do. */
  app: UsageApp | '';
  /** "" for what belongs to no subject. */
  subjectId: string;
  /** Who did it; null for what nobody in the school did. */
  userId: string | null;
  /** How much: pages, students, answers, orders. Negative where an act takes an earlier one back. */
  quantity: number;
  /** What it brought in, of orders; negative for what is paid back. */
  cents?: number;
  /** When; now unless told otherwise. */
  time?: string;
}

/** Writes an act into the ledger and the sums of its day. Call it within the write of the act itself. */
export function recordUse(
  sandbox: Sandbox,
  { cents = 0, time: createTime = sandbox.clock.dateTime(), ...use }: Use,
): void {
  const row = { ...use, cents, date: createTime.slice(0, 10) };
  queries(sandbox).add.run({ ...row, createTime });
  queries(sandbox).sum.run(row);
}

/** What somebody does with work, or with papers of its type. */
interface WorkUse {
  schoolId: string;
  /** Of exams and papers there is none: they count with work and exams. */
  taskType?: number | null;
  subjectId: string;
  userId: string;
  quantity: number;
}

/** Writes down that somebody set, printed, scanned or marked work. Call it within the write of the act itself. */
export const recordWork = (sandbox: Sandbox, kind: (typeof useKinds)[number], use: WorkUse): void =>
  recordUse(sandbox, {
    kind,
    app: appOf(use.taskType),
    schoolId: use.schoolId,
    subjectId: use.subjectId,
    userId: use.userId,
    quantity: use.quantity,
  });
