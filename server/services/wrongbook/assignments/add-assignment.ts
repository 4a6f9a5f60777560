import { sql } from 'drizzle-orm';
import { assignmentTypes, taskType } from '../../../../contracts/constants/assignments.ts';
import type { ParsedOf } from '../../../../contracts/endpoint.ts';
import { addAssignment } from '../../../../contracts/wrongbook/assignments.ts';
import { assignmentClasses, assignments, submissions } from '../../../database/assignment-tables.ts';
import { newId } from '../../../database/ids.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { recordWork } from '../../../engines/usage/record-use.ts';
import { refusal } from '../../../http/errors.ts';
import type { User } from '../../../http/user.ts';
import { selectPaperHead } from '../papers/papers.queries.ts';
import { selectClassStudents, type ClassStudent } from '../practice/practice.queries.ts';
import { insertPracticePapers, type ChosenPractice, type PracticePapers } from '../practice/set-practice.ts';
import { classNameOf, lessonsOf, type Lessons } from './lessons.ts';

const at = sql.placeholder;

type Fields = ParsedOf<typeof addAssignment>;

const queries = prepared((orm) => ({
  addClass: orm
    .insert(assignmentClasses)
    .values({ assignmentId: at('assignmentId'), classId: at('classId'), className: at('className') })
    .prepare(),
  addSubmission: orm
    .insert(submissions)
    .values({
      assignmentId: at('assignmentId'),
      studentId: at('studentId'),
      classId: at('classId'),
      paperId: at('paperId'),
    })
    .prepare(),
}));

/** Who gets the work; a class without anybody is refused. */
function studentsOf(sandbox: Sandbox, classIds: readonly string[]): ClassStudent[] {
  const found = selectClassStudents(sandbox, classIds);
  const empty = classIds.find((id) => !found.some(({ classId }) => classId === id));
  if (empty === undefined) return found;
  throw refusal(addAssignment, 'nobody', { className: classNameOf(sandbox, empty) });
}

function commonPaper(sandbox: Sandbox, { paperId }: Fields, subjectId: string): string {
  if (paperId === undefined) throw refusal(addAssignment, 'noPaper');
  const paper = selectPaperHead(sandbox, paperId);
  if (!paper || paper.isDeleted) throw refusal(addAssignment, 'paperGone');
  if (paper.subjectId !== subjectId) throw refusal(addAssignment, 'otherSubject');
  return paperId;
}

function papersFor(
  sandbox: Sandbox,
  fields: Fields,
  { course }: Lessons,
  practice: ChosenPractice | undefined,
): PracticePapers {
  if (fields.taskType !== taskType.errorNote) {
    const paperId = commonPaper(sandbox, fields, course.subjectId);
    return { paperId, of: () => paperId };
  }
  if (!practice) throw refusal(addAssignment, 'noPractice');
  return insertPracticePapers(sandbox, practice, fields.title);
}

/** What is refused whatever the paper. */
function check(sandbox: Sandbox, { taskType: type, dueDate }: Fields, { course }: Lessons): void {
  const { supportSubjectIds } = assignmentTypes.find((one) => one.taskType === type)!;
  if (!supportSubjectIds.includes(course.subjectId))
    throw refusal(addAssignment, 'notSupported', { courseName: course.name });
  if (dueDate !== undefined && dueDate < sandbox.clock.dateTime().slice(0, 10)) throw refusal(addAssignment, 'past');
}

/**
 * Sets work to classes: everybody in them is to hand it in, of practice who has something to practise by what was chosen before.
 * Call it within a write.
 */
export function assign(
  sandbox: Sandbox,
  user: User,
  fields: Fields,
  chosen: ChosenPractice | undefined,
): { id: string; studentCount: number } {
  const lessons = lessonsOf(sandbox, user, addAssignment, fields);
  check(sandbox, fields, lessons);
  const found = studentsOf(sandbox, lessons.classIds);
  const papers = papersFor(sandbox, fields, lessons, chosen);
  const id = newId(sandbox);
  const { taskType: type, title, tag = '', dueDate } = fields;
  const practice = type === taskType.errorNote ? fields.practice : undefined;
  sandbox.orm
    .insert(assignments)
    .values({
      id,
      schoolId: user.schoolId!,
      teacherId: user.id,
      taskType: type,
      title,
      tag,
      paperId: papers.paperId,
      subjectId: lessons.course.subjectId,
      courseId: lessons.course.id,
      gradeId: lessons.gradeId,
      practiceMode: practice?.practiceMode ?? null,
      dueTime: dueDate ? `${dueDate} 23:59:59` : '',
      term: sandbox.clock.term(),
      createTime: sandbox.clock.dateTime(),
    })
    .run();
  for (const classId of lessons.classIds)
    queries(sandbox).addClass.run({ assignmentId: id, classId, className: classNameOf(sandbox, classId) });
  let studentCount = 0;
  for (const { studentId, classId } of found) {
    const paperId = papers.of(studentId);
    if (paperId === undefined) continue;
    queries(sandbox).addSubmission.run({ assignmentId: id, studentId, classId, paperId });
    studentCount += 1;
  }
  const about = { schoolId: user.schoolId!, taskType: type, subjectId: lessons.course.subjectId };
  recordWork(sandbox, 'assign', { ...about, userId: user.id, quantity: studentCount });
  return { id, studentCount };
}
