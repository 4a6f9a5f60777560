import { and, eq, ne, sql } from 'drizzle-orm';
import type { MistakeState } from '../../../../contracts/constants/mistake-causes.ts';
import { listed } from '../../../database/lists.ts';
import { mistakes, schoolSettings } from '../../../database/mistake-tables.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { students } from '../../../database/tables.ts';
import { defaultRule, stateOf, type MasteryRule } from '../../../engines/mastery/history.ts';

const at = sql.placeholder;

/** Spelt as the index is, which has no others. */
const wasRight = sql`${mistakes.rightDays} <> ''`;

/** The state of what was right again: mastered on the days of a JSON list. */
const ruledState = sql<MistakeState>`iif(${mistakes.rightDays} in ${listed('masteredDays')}, 'mastered', 'consolidating')`;

const queries = prepared((orm) => ({
  rule: orm
    .select({ times: schoolSettings.masteryTimes, days: schoolSettings.masteryDays })
    .from(schoolSettings)
    .where(eq(schoolSettings.schoolId, at('schoolId')))
    .prepare(),
  /** Only what was right since has a state that a rule decides. */
  ruled: orm
    .selectDistinct({ rightDays: mistakes.rightDays })
    .from(students)
    .innerJoin(mistakes, eq(mistakes.studentId, students.id))
    .where(and(eq(students.schoolId, at('schoolId')), wasRight, eq(mistakes.byHandTime, '')))
    .prepare(),
  /** All at once: one by one a large school held everybody up. */
  setStates: orm
    .update(mistakes)
    .set({ state: ruledState })
    .where(
      and(
        sql`${mistakes.studentId} in (select id from students where school_id = ${at('schoolId')})`,
        wasRight,
        eq(mistakes.byHandTime, ''),
        ne(mistakes.state, ruledState),
      ),
    )
    .prepare(),
}));

/** When a school takes a mistake for mastered. */
export const ruleOf = (sandbox: Sandbox, schoolId: string): MasteryRule =>
  queries(sandbox).rule.get({ schoolId }) ?? defaultRule;

/** Sets the rule of a school, and the states that it decides. Call it within a write. */
export function setRule(sandbox: Sandbox, schoolId: string, { times, days }: MasteryRule): void {
  const rule = { masteryTimes: times, masteryDays: days };
  sandbox.orm
    .insert(schoolSettings)
    .values({ schoolId, ...rule })
    .onConflictDoUpdate({ target: schoolSettings.schoolId, set: rule })
    .run();
  const mastered = queries(sandbox)
    .ruled.all({ schoolId })
    .filter(({ rightDays }) => stateOf(rightDays.split(',').map(Number), { times, days }) === 'mastered');
  const masteredDays = JSON.stringify(mastered.map(({ rightDays }) => rightDays));
  queries(sandbox).setStates.run({ schoolId, masteredDays });
}
