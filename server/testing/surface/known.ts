import {
  assignmentIds,
  classIds,
  courseIds,
  documentIds,
  helperIds,
  password,
  personaIds,
  pointIds,
  questionGroupIds,
  questionIds,
  schoolIds,
} from '../../../seed/landmarks.ts';
import { insertToken } from '../../account/account.queries.ts';
import type { Sandbox } from '../../database/sandbox.ts';
import { groups, papersOf, questions, rewrittenPapers, uploadedPapers } from './bank.ts';
import type { Caller } from './callers.ts';
import { examsTogether } from './exams.ts';
import type { Given } from './given.ts';
import { markingTogether } from './marking.ts';
import { tasksTogether } from './tasks.ts';
import { tradeIds, tradeTogether } from './trade.ts';
import { wellbeingTogether } from './wellbeing.ts';
import { enteredPages, workbooksTogether } from './workbooks.ts';

/** Values by field that mean something to a caller. */
export interface Known {
  /** Ids that the caller may name. */
  own: Record<string, string[]>;
  /** Ids of somebody else. */
  foreign: Record<string, string[]>;
  words: Record<string, string[]>;
  /** Values of several fields that belong together, such as ids of students and their classes; one list per kind. */
  together: Given[][];
}

const school = schoolIds.junior;

const rowsTogether: Record<Exclude<Caller, 'nobody'>, string[]> = {
  'school-admin': [
    `select class_id classId, id studentId from students where school_id = ${school} and class_id is not null`,
    `select class_id classId, course_id courseId, teacher_id teacherId from teachings
      where class_id in (select id from school_classes where school_id = ${school})`,
    `select c.id classId, o.course_id courseId, '${personaIds['school-admin']}' teacherId from school_classes c
      join offered_courses o on o.school_id = c.school_id and o.grade_id = c.grade_id
      where c.school_id = ${school} and c.status = 0 and not exists
        (select 1 from teachings t where t.class_id = c.id and t.course_id = o.course_id)`,
    `select '${personaIds['school-admin']}' teacherId, id documentId from documents where scope > 0 and state = 3 and school_id = ${school}`,
  ],
  teacher: [
    `select class_id classId, course_id courseId, teacher_id teacherId from teachings where teacher_id = ${personaIds.teacher}`,
    `select teacher_id teacherId, id documentId from documents where teacher_id = ${personaIds.teacher} and shelf = 'cloud' and state = 3`,
    `select teacher_id teacherId, id documentId from documents where teacher_id = ${personaIds.teacher} and state = 4`,
    `select class_id classId, course_id courseId from teachings where teacher_id = ${personaIds.teacher}`,
    `select t.class_id classId, t.course_id courseId, s.id studentId from teachings t join students s on s.class_id = t.class_id
      where t.teacher_id = ${personaIds.teacher} and s.is_deleted = 0 and s.status = 0`,
    `select id documentId from documents where teacher_id = ${personaIds.teacher} and shelf = 'scan' and state = 3`,
    `select cast(p.id as text) pageId, 'discard' action from scan_pages p join documents d on d.id = p.document_id
      where d.teacher_id = ${personaIds.teacher} and d.state = 3 and p.state <> 'discarded'`,
    `select s.assignment_id assignmentId, cast(s.id as text) submissionId, 'absent' "as" from submissions s
      join answer_sheets f on f.paper_id = s.paper_id where s.state = 0 and s.assignment_id = ${assignmentIds.collecting}`,
    `select cast(submission_id as text) submissionId, position, kind, part "index", version from answer_cuts`,
    `select t.class_id classId, '${courseIds.maths}' courseId, m.student_id studentId, m.question_id questionId from mistakes m
      join questions b on b.id = m.question_id and b.subject_id = '2' join students t on t.id = m.student_id
      where t.is_deleted = 0 and t.class_id in (select class_id from teachings where teacher_id = ${personaIds.teacher}
        and course_id = ${courseIds.maths}) limit 60`,
    `select t.class_id classId, '${courseIds.maths}' courseId, c.student_id studentId, c.question_id questionId
      from custom_mistakes c join students t on t.id = c.student_id where c.is_deleted = 0`,
    `select a.id assignmentId, q.question_id questionId from assignments a join paper_questions q on q.paper_id = a.paper_id
      where a.teacher_id = ${personaIds.teacher} and a.is_deleted = 0 limit 40`,
    `select t.class_id classId, t.course_id courseId, p.id paperId, 1 taskType from teachings t join papers p
      on p.owner_id = t.teacher_id where t.teacher_id = ${personaIds.teacher} and t.course_id = ${courseIds.maths}
      and p.is_deleted = 0 and p.subject_id = '2'`,
  ],
  'partner-3': [
    `select school_id schoolId, class_id classId, id studentId from students where school_id = ${schoolIds.primary}
      and class_id is not null`,
  ],
  'partner-2': [],
  psychology: [],
  researcher: [],
  admin: [],
};

const words = {
  roleKeys: ['school:teacher', 'school:teacher,school:subjectleader', 'classic:gradeLeader'],
  roleKey: ['school:teacher', 'schoolAdmin'],
  term: ['202601', '202502'],
  learningTerm: ['202601'],
  account: ['teacher', 'school-admin'],
  password: [password],
  sandbox: ['main', ''],
  keyword: ['数轴', '有理数 练习', '\\frac{1}{2}'],
};

const foreign = {
  schoolId: [schoolIds.foreign, schoolIds.senior],
  classId: [classIds.foreign, classIds.senior],
  teacherId: [helperIds['teacher-foreign'], helperIds['admin-foreign']],
  documentId: [documentIds.foreign, documentIds.privateOther],
};

const tickets = 60;

const term = { learningYear: '202601', source: 1 };

/** What a caller knows of the world as it is now. */
export function knownTo(sandbox: Sandbox, caller: Caller): Known {
  const rows = (query: string) => sandbox.sqlite.prepare(query).all() as Given[];
  const ids = (query: string): string[] => rows(query).map(({ id }) => id as string);
  const id = caller === 'nobody' ? '77' : personaIds[caller];
  const handedIn = `(select s.id from submissions s join assignments a on a.id = s.assignment_id
    where a.teacher_id = ${id} and s.state = 1 limit 60)`;
  const prints = rows(
    `select s.assignment_id assignmentId, s.class_id classId, s.student_id studentId from submissions s
      join assignments a on a.id = s.assignment_id where a.teacher_id = ${id} limit 20`,
  ).map((one): Given => ({ ...one, kinds: ['paper', 'sheets'] }));
  const rekeyed = rows(
    `select a.id assignmentId, q.question_id questionId from assignments a join paper_questions q on q.paper_id = a.paper_id
      join questions b on b.id = q.question_id where a.teacher_id = ${id} and a.publish_time = '' and b.question_type = 1 limit 40`,
  ).flatMap((one): Given[] => ['A', 'B'].map((letter) => ({ ...one, answers: [[letter]] })));
  const taken = rows(
    `select s.assignment_id assignmentId, cast(m.id as text) markId from marks m join submissions s on s.id = m.submission_id
      join assignments a on a.id = s.assignment_id join responses r on r.mark_id = m.id
      where a.teacher_id = ${id} and m.user_id = ${id} and m.kind = 'person' limit 40`,
  );
  const regrouped = rows(
    `select id groupId, version from question_groups where owner_id = ${id} and is_deleted = 0 limit 20`,
  ).flatMap((one): Given[] => groups.map((group) => ({ ...one, ...group })));
  const rewritten = rows(`select id questionId, version from questions where owner_id = ${id} and group_id is null
    and is_deleted = 0 limit 20`).flatMap((one): Given[] => questions.map((question) => ({ ...one, ...question })));
  const answered = rows(`select q.class_id classId, a.course_id courseId, q.question_id questionId from question_sums q
    join assignments a on a.id = q.assignment_id where a.teacher_id = ${id} limit 40`);
  const taught = rows(`select t.class_id classId, t.course_id courseId, s.id studentId from teachings t join students s
    on s.class_id = t.class_id and s.is_deleted = 0 where t.teacher_id = ${id} limit 40`);
  const ungrouped = taught.map(({ classId, courseId }): Given => ({
    classId: classId!,
    courseId: courseId!,
    ...term,
    version: 0,
  }));
  const keptGroups = taught.map(({ studentId }, index): Given => ({
    ...ungrouped[index],
    groups: [{ key: 1, name: '一组', studentIds: [studentId!] }],
  }));
  const everybodys = ids("select id from questions where owner_id is null and subject_id = '2' order by id limit 40");
  return {
    own: {
      schoolId: [school],
      classId: ids(`select id from school_classes where school_id = ${school} and status = 0`),
      studentId: ids(`select id from students where school_id = ${school}`),
      // Of a school administrator, calls of the roster take any teacher and calls of documents the caller alone.
      teacherId:
        caller === 'school-admin'
          ? [id, id, id, ...ids(`select id from users where school_id = ${school} and persona = '' limit 3`)]
          : [id],
      documentId: ids(`select id from documents where teacher_id = ${id}`),
      // A teacher changes its own questions and finds others like them; a school administrator only reads the bank.
      groupId: [caller === 'teacher' ? questionGroupIds.own : questionGroupIds.everybodys],
      questionId: caller === 'teacher' ? ids(`select id from questions where owner_id = ${id}`) : everybodys,
      paperId: ids(`select id from papers where owner_id = ${id} and is_personal = 0`),
      // A school administrator reads everybody's results and sets nothing.
      assignmentId: ids(
        `select id from assignments where ${caller === 'school-admin' ? `school_id = ${school} limit 60` : `teacher_id = ${id}`}`,
      ),
      submissionId: ids(`select cast(id as text) id from submissions where id in ${handedIn}`),
      pageId: ids(
        `select cast(p.id as text) id from scan_pages p join documents d on d.id = p.document_id where d.teacher_id = ${id}`,
      ),
      taskId: ids(`select id from jobs where user_id = ${id} order by id desc limit 20`),
      markId: ids(`select cast(id as text) id from marks where submission_id in ${handedIn}`),
      examId: ids(`select id from exams where school_id = ${school} limit 20`),
      examRoomId: ids('select id from exam_rooms limit 20'),
      examTemplateId: ids('select id from exam_templates limit 20'),
      markingPartId: ids(`select id from marking_parts where leader_id = ${id}`),
      markingScriptId: ids(`select cast(id as text) id from marking_scripts where user_id = ${id}`),
      textId: ids('select id from wellbeing_texts limit 20'),
      pointId: [pointIds.maths],
      bookId: ids('select id from workbooks limit 20'),
      workbookPageId: ids(`select id from workbook_pages where id in ${enteredPages}`),
      workbookQuestionId: ids('select id from workbook_questions limit 20'),
      ...tradeIds(ids),
      gradeId: ids(`select distinct grade_id id from offered_courses where school_id = ${school}`),
      courseId: ids(`select distinct course_id id from offered_courses where school_id = ${school}`),
      subjectId: ids("select distinct subject_id id from courses where stage = 'junior'"),
    },
    foreign: {
      ...foreign,
      studentId: ids(`select id from students where school_id = ${schoolIds.foreign} limit 5`),
      groupId: [caller === 'teacher' ? questionGroupIds.everybodys : questionGroupIds.own],
      questionId: caller === 'teacher' ? [questionIds.everybodys] : [questionIds.own],
      paperId: ids(`select id from papers where school_id = ${schoolIds.foreign} limit 5`),
      assignmentId: ids(`select id from assignments where school_id = ${schoolIds.foreign} limit 5`),
      submissionId: ids(
        `select cast(s.id as text) id from submissions s join assignments a on a.id = s.assignment_id
          where a.school_id = ${schoolIds.foreign} limit 5`,
      ),
    },
    words: {
      ...words,
      ticket: Array.from({ length: tickets }, () => insertToken(sandbox, personaIds.teacher, 'ticket')),
    },
    together:
      caller === 'nobody'
        ? []
        : [
            ...rowsTogether[caller].map(rows),
            questions,
            groups,
            regrouped,
            rewritten,
            answered,
            papersOf(everybodys),
            rewrittenPapers(rows, id, everybodys),
            uploadedPapers(rows, id),
            prints,
            rekeyed,
            taken,
            ungrouped,
            keptGroups,
            ...examsTogether(rows, id),
            ...markingTogether(rows, id),
            ...tradeTogether(rows, id),
            ...wellbeingTogether(rows),
            ...workbooksTogether(rows),
            ...tasksTogether(rows, id),
          ],
  };
}
