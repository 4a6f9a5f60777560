import type { Sandbox } from '../../../../database/sandbox.ts';
import { statements } from '../../../../engines/mistakes/published.ts';

/** The scores of the questions of a subject's paper in their order. */
const scoresOf = (subject: string) =>
  `(select group_concat(score, ' ') from (select score from paper_questions q where q.paper_id = ${subject}.paper_id
    order by q.position))`;

const queries = statements((sqlite) => ({
  members: sqlite.prepare(`select x.id examId, x.name, x.school_id schoolId, h.name schoolName, h.area,
      x.grade_id gradeId, x.kind, x.term
    from exams x join schools h on h.id = x.school_id
    where x.joint_id = ? and x.joint_id <> '' and x.is_deleted = 0 order by h.id, x.id`),
  area: sqlite.prepare('select area from schools where id = ?').pluck(),
  isUsed: sqlite.prepare("select 1 from exams where joint_id = ? and joint_id <> ''").pluck(),
  set: sqlite.prepare('update exams set joint_id = :jointId where id = :examId'),
  differing: sqlite.prepare(`select c.name courseName, o.full <> s.full isWorth
    from exam_subjects o join courses c on c.id = o.course_id
      join exams x on x.joint_id = :jointId and x.joint_id <> '' and x.id <> o.exam_id and x.is_deleted = 0
      join exam_subjects s on s.exam_id = x.id and s.subject_id = o.subject_id
    where o.exam_id = :examId and (o.full <> s.full
      or o.paper_id <> s.paper_id and ${scoresOf('o')} is not ${scoresOf('s')})
    order by isWorth desc, o.position limit 1`),
}));

/** An exam of a school among those that are set together. */
interface Member {
  examId: string;
  name: string;
  schoolId: string;
  schoolName: string;
  area: string;
  gradeId: string;
  kind: string;
  term: string;
}

/** The exams that are set together, by their schools. */
export const selectMembers = ({ sqlite }: Sandbox, jointId: string) => queries(sqlite).members.all(jointId) as Member[];

/** The region of a school. */
export const selectArea = ({ sqlite }: Sandbox, schoolId: string) => queries(sqlite).area.get(schoolId) as string;

/** Whether any exam has the id, deleted ones among them. */
export const isUsed = ({ sqlite }: Sandbox, jointId: string): boolean => queries(sqlite).isUsed.get(jointId) === 1;

/** Sets an exam together with others; "" for none. Call it within a write. */
export const setJoint = ({ sqlite }: Sandbox, examId: string, jointId: string): void => {
  queries(sqlite).set.run({ examId, jointId });
};

/** The first subject that another school has too, worth something else or by a paper of another structure. */
export const selectDiffering = ({ sqlite }: Sandbox, examId: string, jointId: string) =>
  queries(sqlite).differing.get({ examId, jointId }) as { courseName: string; isWorth: number } | undefined;
