import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import { markingMarkers, markingParts, markingScripts } from '../database/exam-marking-tables.ts';
import { exams } from '../database/exam-tables.ts';
import { listed } from '../database/lists.ts';
import type { Orm } from '../database/sandbox.ts';
import { isExamLed, type Part } from './teaching.ts';

const at = sql.placeholder;

// Parts of the marking of an exam are changed by its leaders and the part's, and read by who marks there or may go on to later;
// a script is changed by whom it was given to, and by nobody else: leaders decide on it through its part.

const isPartLed = sql`(${markingParts}.leader_id = ${at('readerId')} or ${isExamLed(sql`${markingParts}.exam_id`)})`;

const isMarker: SQL = sql`exists (select 1 from ${markingMarkers} m where m.part_id = ${markingParts}.id
  and m.user_id = ${at('readerId')} and m.is_off = 0)`;

const wanted = listed('ids');

/** How what an id of a part or a script belongs to is found. */
export const markingResolvers = (orm: Orm) => ({
  markingPart: orm
    .select({
      id: markingParts.id,
      schoolId: exams.schoolId,
      part: sql<Part>`case when ${isPartLed} then 'whole' when ${isMarker} then 'some' else 'none' end`,
    })
    .from(markingParts)
    .innerJoin(exams, eq(exams.id, markingParts.examId))
    .where(inArray(markingParts.id, wanted))
    .prepare(),
  markingScript: orm
    .select({
      id: sql<string>`cast(${markingScripts.id} as text)`,
      schoolId: exams.schoolId,
      part: sql<Part>`case when ${markingScripts.userId} = ${at('readerId')} and (${isPartLed} or ${isMarker})
        then 'whole' when ${isPartLed} then 'some' else 'none' end`,
    })
    .from(markingScripts)
    .innerJoin(markingParts, eq(markingParts.id, markingScripts.partId))
    .innerJoin(exams, eq(exams.id, markingParts.examId))
    .where(inArray(markingScripts.id, wanted))
    .prepare(),
});
