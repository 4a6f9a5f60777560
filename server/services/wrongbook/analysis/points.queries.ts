import type { Sandbox } from '../../../database/sandbox.ts';
import { statements } from '../../../engines/mistakes/published.ts';
import { inList } from './analysis.queries.ts';

const queries = statements((sqlite) => ({
  items: sqlite.prepare(`select m.exam_id examId, q.question_id questionId, q.score "full", sum(m.answered) answered,
      sum(m.sum) sum, sum(m.squares) squares
    from exam_item_sums m
      join exam_subjects s on s.exam_id = m.exam_id and s.subject_id = m.subject_id and s.publish_time <> ''
      join paper_questions q on q.paper_id = s.paper_id and q.position = m.position
    where m.exam_id ${inList('exams')} and m.subject_id = :subjectId
    group by m.exam_id, m.position having sum(m.answered) > 0`),
  points: sqlite.prepare(`select p.question_id questionId, k.id pointId, k.name
    from question_points p join knowledge_points k on k.id = p.point_id
    where p.question_id ${inList('questions')} order by k.position, k.id`),
}));

/** What a school has reached at a question. */
export interface ItemRow {
  examId: string;
  questionId: string;
  full: number;
  answered: number;
  sum: number;
  squares: number;
}

/** What exams have reached at each question that was answered. */
export const selectItems = ({ sqlite }: Sandbox, exams: readonly string[], subjectId: string): ItemRow[] =>
  queries(sqlite).items.all({ exams: JSON.stringify(exams), subjectId }) as ItemRow[];

/** A knowledge point that a question is about. */
interface PointRow {
  questionId: string;
  pointId: string;
  name: string;
}

/** The points of questions in the order of the textbook. */
export const selectPoints = ({ sqlite }: Sandbox, questions: readonly string[]): PointRow[] =>
  queries(sqlite).points.all({ questions: JSON.stringify(questions) }) as PointRow[];
