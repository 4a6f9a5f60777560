import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Endpoint, ParsedOf } from '../../../../../contracts/endpoint.ts';
import type { addExam } from '../../../../../contracts/wrongbook/exams/exams.ts';
import type {
  ExamSettings,
  planRefusals,
  timetableRefusals,
} from '../../../../../contracts/wrongbook/exams/exam-shapes.ts';
import { fullClassName } from '../../../../database/class-names.ts';
import { listed } from '../../../../database/lists.ts';
import { prepared } from '../../../../database/prepared.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { courses, grades, offeredCourses, schoolClasses, teachings, users } from '../../../../database/tables.ts';
import { patternFault } from '../../../../engines/exams/exam-numbers.ts';
import { refusal } from '../../../../http/errors.ts';
import { ledSubjects, type User } from '../../../../http/user.ts';
import { selectLivingPapers, selectPaperHead } from '../../papers/papers.queries.ts';

const at = sql.placeholder;

const queries = prepared((orm) => ({
  classes: orm
    .select({ classId: schoolClasses.id, className: fullClassName })
    .from(schoolClasses)
    .innerJoin(grades, eq(grades.id, schoolClasses.gradeId))
    .where(
      and(
        inArray(schoolClasses.id, listed('ids')),
        eq(schoolClasses.schoolId, at('schoolId')),
        eq(schoolClasses.gradeId, at('gradeId')),
        eq(schoolClasses.status, 0),
        eq(schoolClasses.isDeleted, 0),
      ),
    )
    .prepare(),
  courses: orm
    .select({ id: courses.id, name: courses.name, subjectId: courses.subjectId })
    .from(courses)
    .where(inArray(courses.id, listed('ids')))
    .prepare(),
  offered: orm
    .select({ courseId: offeredCourses.courseId })
    .from(offeredCourses)
    .where(and(eq(offeredCourses.schoolId, at('schoolId')), eq(offeredCourses.gradeId, at('gradeId'))))
    .prepare(),
  taught: orm
    .select({ classId: teachings.classId, courseId: teachings.courseId })
    .from(teachings)
    .where(eq(teachings.teacherId, at('userId')))
    .prepare(),
  living: orm
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, listed('ids')), eq(users.isDeleted, 0)))
    .prepare(),
}));

type Fields = Pick<ParsedOf<typeof addExam>, 'gradeId' | 'classes' | 'subjects'>;

/** A class and a subject as they are planned, with what they are called. */
export interface PlannedClass {
  classId: string;
  className: string;
  group: string;
}
export type PlannedSubject = Fields['subjects'][number] & { courseName: string; subjectId: string };

/** What an exam is to be. */
export interface Plan {
  classes: PlannedClass[];
  /** In the order of the timetable. */
  subjects: PlannedSubject[];
}

/** What an exam has already, which each of its leaders may leave as it is. */
export interface Known {
  classes: ReadonlySet<string>;
  courses: ReadonlySet<string>;
  papers: ReadonlySet<string>;
}

/** Of a new exam. */
const nothingYet: Known = { classes: new Set(), courses: new Set(), papers: new Set() };

type TimetableCall = Endpoint & { refusals: typeof timetableRefusals };
type PlanCall = Endpoint & { refusals: typeof planRefusals };

function classesOf(sandbox: Sandbox, user: User, call: TimetableCall, { gradeId, classes }: Fields): PlannedClass[] {
  if (classes.length === 0) throw refusal(call, 'noClasses');
  const ids = classes.map(({ classId }) => classId);
  const known = new Map(
    queries(sandbox)
      .classes.all({ ids: JSON.stringify(ids), schoolId: user.schoolId!, gradeId })
      .map(({ classId, className }) => [classId, className]),
  );
  return classes.map(({ classId, group }, index) => {
    if (ids.indexOf(classId) < index) throw refusal(call, 'repeatedClass', { number: index + 1 });
    const className = known.get(classId);
    if (className === undefined) throw refusal(call, 'otherGrade', { number: index + 1 });
    return { classId, className, group };
  });
}

function subjectsOf(sandbox: Sandbox, call: TimetableCall, { subjects }: Fields): PlannedSubject[] {
  if (subjects.length === 0) throw refusal(call, 'noSubjects');
  const known = new Map(
    queries(sandbox)
      .courses.all({ ids: JSON.stringify(subjects.map(({ courseId }) => courseId)) })
      .map((course) => [course.id, course]),
  );
  const seen = new Set<string>();
  const found = subjects.map((subject, index): PlannedSubject => {
    const course = known.get(subject.courseId);
    if (!course) throw refusal(call, 'unknownCourse', { number: index + 1 });
    const { name: courseName, subjectId } = course;
    if (seen.has(subjectId)) throw refusal(call, 'repeatedSubject', { courseName });
    seen.add(subjectId);
    if (subject.from >= subject.to) throw refusal(call, 'badTime', { courseName });
    return { ...subject, courseName, subjectId };
  });
  return found.sort((a, b) => `${a.date} ${a.from}`.localeCompare(`${b.date} ${b.from}`));
}

/** Who leads a subject plans exams over all subjects of a grade; who only teaches, of the own classes and courses. */
function checkTaught(
  sandbox: Sandbox,
  user: User,
  call: TimetableCall,
  gradeId: string,
  plan: Plan,
  known: Known,
): void {
  const schoolId = user.schoolId!;
  const offered = new Set(
    queries(sandbox)
      .offered.all({ schoolId, gradeId })
      .map(({ courseId }) => courseId),
  );
  const taught = new Set(
    queries(sandbox)
      .taught.all({ userId: user.id })
      .map(({ classId, courseId }) => `${classId}/${courseId}`),
  );
  const isLeader = ledSubjects(user).length > 0;
  for (const { courseId, courseName } of plan.subjects) {
    for (const { classId, className } of plan.classes) {
      if (!offered.has(courseId)) throw refusal(call, 'notOffered', { className, courseName });
      const isKnown = known.classes.has(classId) && known.courses.has(courseId);
      if (!isLeader && !isKnown && !taught.has(`${classId}/${courseId}`))
        throw refusal(call, 'notTaught', { className, courseName });
    }
  }
}

/** The classes and subjects of a timetable; refused where it cannot be, or is not the caller's to plan. */
export function checkTimetable(
  sandbox: Sandbox,
  user: User,
  call: TimetableCall,
  fields: Fields,
  known: Known = nothingYet,
): Plan {
  const plan = {
    classes: classesOf(sandbox, user, call, fields),
    subjects: subjectsOf(sandbox, call, fields),
  };
  checkTaught(sandbox, user, call, fields.gradeId, plan, known);
  return plan;
}

/** A paper is of the subject, and worth what the subject is. */
function checkPaper(sandbox: Sandbox, call: PlanCall, subject: PlannedSubject, known: Known): void {
  const { way, paperId, courseName, full } = subject;
  if (way === 'scores' && paperId !== undefined) throw refusal(call, 'needlessPaper', { courseName });
  if (way === 'paper' && paperId === undefined) throw refusal(call, 'noPaper', { courseName });
  if (paperId === undefined) return;
  const isThere = known.papers.has(paperId) || selectLivingPapers(sandbox, [paperId]).length > 0;
  const head = isThere ? selectPaperHead(sandbox, paperId) : undefined;
  if (!head) throw refusal(call, 'paperGone', { courseName });
  if (head.subjectId !== subject.subjectId) throw refusal(call, 'otherSubject', { courseName });
  if (head.totalScore !== full) throw refusal(call, 'fullDiffers', { courseName, full, total: head.totalScore });
}

type RuleCall = Endpoint & { refusals: Pick<typeof planRefusals, 'badThresholds' | 'badPattern'> };

/** Lines must stand in their order, and a pattern give everybody a number. */
export function checkSettings(call: RuleCall, { thresholds, examNoPattern }: ExamSettings): void {
  const { excellent, pass, low } = thresholds;
  if (!(excellent > pass && pass > low)) throw refusal(call, 'badThresholds');
  const fault = patternFault(examNoPattern);
  if (fault !== undefined) throw refusal(call, 'badPattern', { fault });
}

/** What leaders hand in of an exam. */
export type PlanFields = Omit<ParsedOf<typeof addExam>, 'copiedFrom' | 'attemptKey'>;

/** All that is refused of a plan. */
export function checkPlan(
  sandbox: Sandbox,
  user: User,
  call: PlanCall,
  fields: PlanFields,
  known: Known = nothingYet,
): Plan {
  const plan = checkTimetable(sandbox, user, call, fields, known);
  for (const subject of plan.subjects) checkPaper(sandbox, call, subject, known);
  if (fields.settings) checkSettings(call, fields.settings);
  const leaders = (fields.leaders ?? []).map(({ teacherId }) => teacherId);
  const living = new Set(
    queries(sandbox)
      .living.all({ ids: JSON.stringify(leaders) })
      .map(({ id }) => id),
  );
  const gone = leaders.findIndex((id) => !living.has(id));
  if (gone >= 0) throw refusal(call, 'leaderGone', { number: gone + 1 });
  return plan;
}
