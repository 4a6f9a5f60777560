import { eq, sql } from 'drizzle-orm';
import { defaultExamNoPattern, defaultThresholds, examStateLabels } from '../../../../contracts/constants/exams.ts';
import type { Endpoint } from '../../../../contracts/endpoint.ts';
import { examSettings, type ExamSettings } from '../../../../contracts/wrongbook/exams/exam-shapes.ts';
import { exams } from '../../../database/exam-tables.ts';
import { schoolSettings } from '../../../database/mistake-tables.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { takeVersion } from '../../../database/versions.ts';
import { defaultRule } from '../../../engines/mastery/history.ts';
import { refusal } from '../../../http/errors.ts';

const at = sql.placeholder;

const queries = prepared((orm) => ({
  head: orm
    .select()
    .from(exams)
    .where(eq(exams.id, at('id')))
    .prepare(),
  rule: orm
    .select({ examSettings: schoolSettings.examSettings, showsRanks: schoolSettings.showsRanks })
    .from(schoolSettings)
    .where(eq(schoolSettings.schoolId, at('schoolId')))
    .prepare(),
}));

/** An exam as it is kept, its settings read. */
export type ExamHead = Omit<typeof exams.$inferSelect, 'settings'> & { settings: ExamSettings };

type ExamCall = Endpoint & { refusals: { examGone: string } };

/** An exam that is there; refused with the call's `examGone` where it has been deleted. */
export function examHead(sandbox: Sandbox, call: ExamCall, id: string): ExamHead {
  const found = headOf(sandbox, id);
  if (!found || found.isDeleted) throw refusal<ExamCall>(call, 'examGone');
  return found;
}

/** An exam as it is kept, deleted or not; undefined where there never was one. */
export function headOf(sandbox: Sandbox, id: string): ExamHead | undefined {
  const found = queries(sandbox).head.get({ id });
  return found && { ...found, settings: settingsFrom(found.settings) };
}

/** Settings from the JSON that is kept of them. */
const settingsFrom = (json: string): ExamSettings => examSettings.parse(JSON.parse(json));

type PlannedCall = ExamCall & { refusals: { stale: string; fixed: string } };

/** The same, with the next version, where it is planned still: refused once it is printed, and to who read an older one. */
export function takePlanned(sandbox: Sandbox, call: PlannedCall, id: string, version: number): ExamHead {
  const head = examHead(sandbox, call, id);
  if (head.state !== 'planned') throw refusal<PlannedCall>(call, 'fixed', { stateName: examStateLabels[head.state] });
  if (!takeVersion(sandbox, exams, id, version)) throw refusal<PlannedCall>(call, 'stale');
  return head;
}

/** What exams of a school are set to unless they say otherwise, and whether reports of it show ranks. */
export function examRuleOf(sandbox: Sandbox, schoolId: string): ExamSettings & { showsRanks: boolean } {
  const found = queries(sandbox).rule.get({ schoolId });
  const settings = found?.examSettings
    ? settingsFrom(found.examSettings)
    : { thresholds: defaultThresholds, examNoPattern: defaultExamNoPattern };
  return { ...settings, showsRanks: found?.showsRanks === 1 };
}

/** Sets that. Call it within a write. */
export function setExamRule(sandbox: Sandbox, schoolId: string, settings: ExamSettings, showsRanks: boolean): void {
  const set = { examSettings: JSON.stringify(settings), showsRanks: Number(showsRanks) };
  sandbox.orm
    .insert(schoolSettings)
    .values({ schoolId, masteryTimes: defaultRule.times, masteryDays: defaultRule.days, ...set })
    .onConflictDoUpdate({ target: schoolSettings.schoolId, set })
    .run();
}
