import { eq, sql } from 'drizzle-orm';
import { keptDays } from '../../../../contracts/constants/wellbeing.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { wellbeingRules, wellbeingTexts as texts } from '../../../database/wellbeing-tables.ts';

// A text goes with all that was written about it when its time has passed, counted from when it was written or its case was
// closed. One that is being followed up stays until then. The log of openings stays: it tells nothing of what was said.

const at = sql.placeholder;

const queries = prepared((orm) => ({
  rule: orm
    .select({ keepDays: wellbeingRules.keepDays })
    .from(wellbeingRules)
    .where(eq(wellbeingRules.schoolId, at('schoolId')))
    .prepare(),
  outdated: orm
    .delete(texts)
    .where(
      sql`${texts.state} <> 'following' and not (${texts.level} = 3 and ${texts.state} <> 'closed')
        and max(${texts.writtenAt}, ${texts.closedAt}) < datetime(${at('now')}, '-' || coalesce(
          (select keep_days from ${wellbeingRules} r where r.school_id = ${texts.schoolId}), ${keptDays.usual}) || ' days')`,
    )
    .prepare(),
}));

/** For how many days a school keeps texts. */
export const keepDaysOf = (sandbox: Sandbox, schoolId: string): number =>
  queries(sandbox).rule.get({ schoolId })?.keepDays ?? keptDays.usual;

/** Sets for how many days a school keeps texts. Call it within a write. */
export const setKeepDays = (sandbox: Sandbox, schoolId: string, keepDays: number): void =>
  void sandbox.orm
    .insert(wellbeingRules)
    .values({ schoolId, keepDays })
    .onConflictDoUpdate({ target: wellbeingRules.schoolId, set: { keepDays } })
    .run();

/** Whether what was written then has been kept long enough already. */
export const isOutdated = (sandbox: Sandbox, schoolId: string, writtenAt: string): boolean =>
  Date.parse(`${sandbox.clock.dateTime()}Z`) - Date.parse(`${writtenAt}Z`) > keepDaysOf(sandbox, schoolId) * 86_400_000;

/** Deletes what has been kept long enough, and overwrites it; how many texts. Call it within a write. */
export function removeOutdated(sandbox: Sandbox): number {
  sandbox.sqlite.pragma('secure_delete = on');
  return queries(sandbox).outdated.run({ now: sandbox.clock.dateTime() }).changes;
}
