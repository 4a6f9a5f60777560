import { resultState } from '../../../../../contracts/constants/exams.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { statements } from '../../../../engines/mistakes/published.ts';

// What an exam consists of, as far as its report goes.

/** A subject, and why candidates are not in its figures. */
export interface SubjectRow {
  subjectId: string;
  courseId: string;
  courseName: string;
  full: number;
  isPublished: boolean;
  assignmentId: string;
}

/** A class that sits an exam. */
export interface ClassRow {
  classId: string;
  className: string;
  group: string;
  candidates: number;
}

/** How many of a class are in a state other than having sat a subject. */
interface AwayRow {
  subjectId: string;
  classId: string;
  state: number;
  count: number;
}

const prepared = statements((sqlite) => ({
  subjects:
    sqlite.prepare(`select e.subject_id subjectId, e.course_id courseId, c.name courseName, e.full, e.publish_time <> '' isPublished,
      coalesce(e.assignment_id, '') assignmentId
    from exam_subjects e join courses c on c.id = e.course_id where e.exam_id = ? order by e.position`),
  classes: sqlite.prepare(`select c.class_id classId, c.class_name className, c.group_name "group",
      (select count(*) from exam_students s where s.exam_id = c.exam_id and s.class_id = c.class_id) candidates
    from exam_classes c join school_classes k on k.id = c.class_id where c.exam_id = ? order by k.position, k.id`),
  away: sqlite.prepare(`select subject_id subjectId, class_id classId, state, count(*) count
    from exam_results where exam_id = ? and state <> 0 group by subject_id, class_id, state`),
  missing: sqlite
    .prepare(
      `select count(distinct r.student_id) from exam_results r
        join exam_subjects e on e.exam_id = r.exam_id and e.subject_id = r.subject_id and e.publish_time <> ''
      where r.exam_id = ? and r.state <> 0`,
    )
    .pluck(),
}));

/** The subjects of an exam in the order of its timetable. */
export const selectSubjects = ({ sqlite }: Sandbox, examId: string): SubjectRow[] =>
  (prepared(sqlite).subjects.all(examId) as (Omit<SubjectRow, 'isPublished'> & { isPublished: number })[]).map(
    (row) => ({ ...row, isPublished: row.isPublished === 1 }),
  );

/** The classes of an exam in their order, with how many sit it. */
export const selectClasses = ({ sqlite }: Sandbox, examId: string): ClassRow[] =>
  prepared(sqlite).classes.all(examId) as ClassRow[];

/** Who did not sit a subject, class by class. */
export const selectAway = ({ sqlite }: Sandbox, examId: string): AwayRow[] =>
  prepared(sqlite).away.all(examId) as AwayRow[];

/** How many candidates did not sit at least one subject that is published. */
export const countMissing = ({ sqlite }: Sandbox, examId: string): number =>
  prepared(sqlite).missing.get(examId) as number;

/** States by what they are called in answers. */
export const awayStates = {
  absent: resultState.absent,
  disqualified: resultState.disqualified,
  deferred: resultState.deferred,
  makeUp: resultState.makeUp,
} as const;
