import { eq, inArray, sql } from 'drizzle-orm';
import { scope } from '../../contracts/constants/assignments.ts';
import { examClasses, examLeaders, examRooms, exams, examTemplates } from '../database/exam-tables.ts';
import { examSubjects } from '../database/exam-work-tables.ts';
import { listed } from '../database/lists.ts';
import type { Orm } from '../database/sandbox.ts';
import { teachings } from '../database/tables.ts';
import { markingResolvers } from './marking-reach.ts';
import { isExamLed, type Part } from './teaching.ts';

const at = sql.placeholder;

// Exams are changed by who leads them, and read by who teaches one of their classes, or leads their grade or one of their
// subjects in the school.

const isHere = sql`${exams}.school_id = ${at('readerSchool')}`;

const isRead = sql`(${isHere} and (${exams}.grade_id in (select value from json_each(${at('readerGrades')}))
    or exists (select 1 from ${examSubjects} s where s.exam_id = ${exams}.id
      and s.subject_id in (select value from json_each(${at('readerLeads')}))))
  or exists (select 1 from ${examClasses} c join ${teachings} t on t.class_id = c.class_id
    where c.exam_id = ${exams}.id and t.teacher_id = ${at('readerId')}))`;

/** How much of an exam the reader reaches. */
const examReach = sql<Part>`case when ${isExamLed(sql`${exams}.id`)} then 'whole'
  when ${isRead} then 'some' else 'none' end`;

/** That the reader reaches the exam, or has the whole school: found from the few exams, classes, grades and subjects of the reader. */
export const isExamReached = sql`(${at('readsSchool')} = 1 and ${isHere} or ${exams}.id in (
  select exam_id from ${examLeaders} where user_id = ${at('readerId')}
  union all select c.exam_id from ${teachings} t join ${examClasses} c on c.class_id = t.class_id
    where t.teacher_id = ${at('readerId')})
  or ${isHere} and (${exams}.grade_id in (select value from json_each(${at('readerGrades')}))
    or exists (select 1 from ${examSubjects} s where s.exam_id = ${exams}.id
      and s.subject_id in (select value from json_each(${at('readerLeads')})))))`;

const wanted = listed('ids');

/** How what an id of an exam, a room or a template belongs to is found; templates are read by the whole school. */
export const examResolvers = (orm: Orm) => ({
  ...markingResolvers(orm),
  exam: orm
    .select({ id: exams.id, schoolId: exams.schoolId, part: examReach })
    .from(exams)
    .where(inArray(exams.id, wanted))
    .prepare(),
  examRoom: orm
    .select({ id: examRooms.id, schoolId: exams.schoolId, part: examReach })
    .from(examRooms)
    .innerJoin(exams, eq(exams.id, examRooms.examId))
    .where(inArray(examRooms.id, wanted))
    .prepare(),
  examTemplate: orm
    .select({
      id: examTemplates.id,
      schoolId: examTemplates.schoolId,
      ownerId: examTemplates.ownerId,
      sharedWith: sql<number>`${scope.wholeSchool}`,
    })
    .from(examTemplates)
    .where(inArray(examTemplates.id, wanted))
    .prepare(),
});
