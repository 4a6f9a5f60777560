import type { DemandLevel } from '../../../../../contracts/constants/exam-report.ts';
import type { questionTypes } from '../../../../../contracts/wrongbook/question-shapes.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { statements } from '../../../../engines/mistakes/published.ts';

/** A question of a subject's paper. */
export interface ExamQuestion {
  questionId: string;
  position: number;
  questionType: (typeof questionTypes)[number];
  full: number;
  demand: DemandLevel | '';
  points: string[];
}

/** What correlates a question's scores with totals: sums over who has both. */
interface Products {
  position: number;
  count: number;
  /** Of the question's scores, of totals, of both, and of their squares. */
  x: number;
  t: number;
  xt: number;
  xx: number;
  tt: number;
}

const prepared = statements((sqlite) => ({
  questions:
    sqlite.prepare(`select q.question_id questionId, q.position, b.question_type questionType, q.score "full", q.demand,
      (select json_group_array(k.name) from question_points p join knowledge_points k on k.id = p.point_id
        where p.question_id = q.question_id) points
    from exam_subjects e join paper_questions q on q.paper_id = e.paper_id join questions b on b.id = q.question_id
    where e.exam_id = ? and e.subject_id = ? order by q.position`),
  products:
    sqlite.prepare(`select p.position, count(*) count, sum(p.score) x, sum(r.score) t, sum(p.score * r.score) xt,
      sum(p.score * p.score) xx, sum(r.score * r.score) tt
    from exam_results r join exam_subjects e on e.exam_id = r.exam_id and e.subject_id = r.subject_id
    join submissions s on s.assignment_id = e.assignment_id and s.student_id = r.student_id
    join responses p on p.submission_id = s.id and p.score is not null
    where r.exam_id = ? and r.subject_id = ? and r.state = 0 and r.score is not null group by p.position`),
}));

/** The questions of a subject in their order; none where scores alone come in. */
export const selectExamQuestions = ({ sqlite }: Sandbox, examId: string, subjectId: string): ExamQuestion[] =>
  (prepared(sqlite).questions.all(examId, subjectId) as (Omit<ExamQuestion, 'points'> & { points: string })[]).map(
    (row) => ({ ...row, points: JSON.parse(row.points) as string[] }),
  );

/** What questions have in common with totals. */
export const selectProducts = ({ sqlite }: Sandbox, examId: string, subjectId: string): Products[] =>
  prepared(sqlite).products.all(examId, subjectId) as Products[];
