import type * as z from 'zod';
import type { examStudentReport } from '../../../../../contracts/wrongbook/exams/report-student-shapes.ts';
import { standardScore } from '../../../../engines/analysis/standard.ts';
import { mergedTallies } from '../../../../engines/analysis/tallies.ts';
import { exact } from '../../reports/exact.ts';
import { completed, yardstickOf } from './candidates.ts';
import { shownBox } from './distribution.ts';
import { selectScoresOf } from './earlier.queries.ts';
import { fullOf, type Ground } from './ground.ts';
import { earlierOf, normIn } from './progress.ts';
import { selectStudents } from './students.queries.ts';
import { selectTallies } from './sums.queries.ts';

type StudentReport = z.output<typeof examStudentReport>;

/** Standard scores of a student in an earlier exam, by subject; "" is the total, where every subject of it was sat. */
function standardsBefore({ sandbox }: Ground, earlierExamId: string, studentId: string, hasTotal: boolean) {
  const scores = selectScoresOf(sandbox, earlierExamId, studentId);
  const standard = (subjectId: string, score: number): [string, number | null] => [
    subjectId,
    exact(standardScore(score, normIn(sandbox, earlierExamId, subjectId))),
  ];
  const found = new Map(scores.map(({ subjectId, score }) => standard(subjectId, score)));
  if (hasTotal && scores.length === scores[0]?.subjectCount)
    found.set(...standard('', exact(scores.reduce((sum, { score }) => sum + score, 0))));
  return found;
}

/** One candidate against class and grade in each subject that is seen, and in an earlier exam. */
export function studentOf(ground: Ground, studentId: string, asked: string | undefined): StudentReport {
  const { sandbox, head } = ground;
  const filter = { examId: head.id, classIds: null, studentIds: JSON.stringify([studentId]), keyword: '' };
  const rows = selectStudents(sandbox, filter, undefined, 'studentNo', { limit: 1, offset: 0 });
  const student = completed(ground, yardstickOf(ground), rows)[0]!;
  const shown = [
    ...student.scores.map(({ subjectId, score }) => ({ subjectId, score })),
    ...(student.total === null ? [] : [{ subjectId: '', score: student.total }]),
  ];
  const { earlier } = earlierOf(ground, shown.at(-1)?.subjectId ?? '', asked);
  const hasTotal = shown.at(-1)?.subjectId === '';
  const before = earlier
    ? standardsBefore(ground, earlier.examId, studentId, hasTotal)
    : new Map<string, number | null>();
  return {
    student,
    earlier,
    subjects: shown.map(({ subjectId, score }) => {
      const tallies = selectTallies(sandbox, head.id, subjectId);
      return {
        subjectId,
        full: fullOf(ground, subjectId),
        score,
        class: shownBox(tallies.get(student.classId) ?? []),
        all: shownBox(mergedTallies([...tallies.values()])),
        earlierStandardScore: before.get(subjectId) ?? null,
      };
    }),
  };
}
