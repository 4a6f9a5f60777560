import type Database from 'better-sqlite3';

/** A judged answer of the seeded world, in the order in which a student gave them. */
export interface Answered {
  studentId: string;
  subjectId: string;
  pointId: string;
  facility: number;
  isRight: boolean;
}

const select = `select s.student_id studentId, k.subject_id subjectId, k.point_id pointId, k.facility,
    round(q.score - r.score, 4) <= 0 isRight
  from assignments a join submissions s on s.assignment_id = a.id and s.state = 1
    join responses r on r.submission_id = s.id and r.score is not null
    join paper_questions q on q.paper_id = s.paper_id and q.position = r.position
    join (select p.question_id, min(p.point_id) point_id, min(n.subject_id) subject_id, min(n.facility) facility
      from question_points p join questions n on n.id = p.question_id group by p.question_id) k on k.question_id = q.question_id
  where a.publish_time <> '' and a.is_deleted = 0
  order by s.student_id, s.submit_time, s.id, r.position`;

/** All published answers, student by student and in the order of time. */
export const readAnswers = (sqlite: Database.Database): Answered[] =>
  (sqlite.prepare(select).all() as (Omit<Answered, 'isRight'> & { isRight: number })[]).map((row) => ({
    ...row,
    isRight: row.isRight === 1,
  }));

/** Which of five parts a student belongs to, by a hash of the id (FNV-1a): one part is held out. */
export function partOf(studentId: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < studentId.length; index++)
    hash = Math.imul(hash ^ studentId.charCodeAt(index), 0x01000193);
  return (hash >>> 0) % 5;
}
