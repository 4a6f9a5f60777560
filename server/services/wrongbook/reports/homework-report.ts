import { movements, standingsOf, type Change, type Standing } from '../../../engines/analysis/change.ts';
import { mean } from '../../../engines/analysis/moments.ts';
import { trends, type Trend } from '../../../engines/analysis/trend.ts';
import { grouped } from '../../../database/lists.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { taughtClasses, type Reader } from '../../../http/teaching.ts';
import { classTotals, commonFull, completionOf, meanRateOf, rateBands, summaryOf } from './groups.ts';
import { selectSubjectId, selectWorks, type HomeworkReport, type Period } from './homework.queries.ts';
import { masteriesOf, pointNames } from './items.ts';
import { readWorks, type Result, type Work } from './read-work.ts';
import { exact } from './exact.ts';

/** A piece of work with what was handed in. */
interface PeriodWork extends Work {
  id: string;
  taskType: HomeworkReport['works'][number]['taskType'];
  title: string;
  date: string;
}

const workResultOf = ({
  id,
  taskType,
  title,
  date,
  questions,
  results,
}: PeriodWork): HomeworkReport['works'][number] => ({
  assignmentId: id,
  taskType,
  title,
  date,
  full: exact(commonFull(results) ?? questions.reduce((sum, { full }) => sum + full, 0)),
  classes: [...grouped(results, ({ classId }) => classId)].map(([classId, own]) => ({
    classId,
    completion: completionOf(own),
    meanRate: meanRateOf(own),
    passRate: summaryOf(own).passRate,
  })),
});

/** Score rates of every student by id, work by work. */
function seriesOf(works: readonly PeriodWork[]): Map<string, Trend> {
  const handedIn = works.map(({ id, results }) => ({
    assignmentId: id,
    full: commonFull(results) ?? 0,
    totals: results.map(({ studentId, classId, total }) => ({ studentId, classId, total })),
  }));
  return trends(handedIn, 'studentId');
}

interface Student {
  /** What is known of the student from the last work. */
  latest: Result;
  /** Whether each work was handed in, and the student's part in it. */
  parts: (Result | undefined)[];
}

function studentsIn(works: readonly PeriodWork[]): Student[] {
  const students = new Map<string, Student>();
  works.forEach(({ results }, at) => {
    for (const result of results) {
      const { parts } = students.get(result.studentId) ?? { parts: works.map(() => undefined) };
      parts[at] = result;
      students.set(result.studentId, { latest: result, parts });
    }
  });
  return [...students.values()];
}

const day = 86_400_000;

/** When each student stood where in the own class, over all work. */
function standingsOver(works: readonly PeriodWork[]): Map<string, Standing[]> {
  const series = new Map<string, Standing[]>();
  for (const { date, results } of works) {
    const x = Date.parse(date.slice(0, 10)) / day;
    for (const [studentId, z] of standingsOf(classTotals(results))) {
      const own = series.get(studentId);
      if (own) own.push({ x, z });
      else series.set(studentId, [{ x, z }]);
    }
  }
  return series;
}

const ratesIn = (trend: Trend): number[] => trend.points.flatMap(({ rate }) => rate ?? []);

function studentOf(
  { latest, parts }: Student,
  trend: Trend,
  change: Change | undefined,
): HomeworkReport['students'][number] {
  const { studentId, studentName, studentNo, classId, className } = latest;
  return {
    studentId,
    studentName,
    studentNo,
    classId,
    className,
    completed: parts.filter((part) => part?.state === 1).length,
    meanRate: exact(mean(ratesIn(trend))),
    change: exact(change?.value ?? 0),
    sureness: change ? exact(1 - change.falseShare) : 0,
    rates: trend.points.map(({ rate }) => exact(rate)),
    submissions: parts.map((part) => (part ? String(part.submissionId) : '')),
  };
}

interface PointOver {
  name: string;
  earned: number;
  full: number;
  questions: HomeworkReport['points'][number]['questions'];
}

/** Knowledge points over all work: points earned of those to be had, added up. */
function pointsOver(works: readonly PeriodWork[]): HomeworkReport['points'] {
  const points = new Map<string, PointOver>();
  for (const work of works) {
    const names = pointNames(work.questions);
    const ids = new Map(work.questions.map(({ position, questionId }) => [position, questionId]));
    for (const { pointId, positions, earned, full } of masteriesOf(work)) {
      const point = points.get(pointId) ?? { name: names.get(pointId)!, earned: 0, full: 0, questions: [] };
      point.earned += earned;
      point.full += full;
      for (const number of positions)
        point.questions.push({ assignmentId: work.id, questionId: ids.get(number)!, number });
      points.set(pointId, point);
    }
  }
  return [...points].map(([pointId, { name, earned, full, questions }]) => ({
    pointId,
    name,
    mastery: full > 0 ? exact(earned / full) : null,
    questions,
    questionCount: new Set(questions.map(({ questionId }) => questionId)).size,
  }));
}

/** The order of classes and, in a class, of student numbers. */
const inOrder = (a: Result, b: Result): number => a.classOrder - b.classOrder || (a.studentNo < b.studentNo ? -1 : 1);

/** Classes of which anybody got some of the work. */
function classesIn(works: readonly PeriodWork[]): HomeworkReport['classes'] {
  const classes = new Map(works.flatMap(({ results }) => results.map((one) => [one.classId, one] as const)));
  return [...classes.values()].sort(inOrder).map(({ classId, className }) => ({ classId, className }));
}

function reportOver(works: readonly PeriodWork[]): HomeworkReport {
  const series = seriesOf(works);
  const students = studentsIn(works).sort((a, b) => inOrder(a.latest, b.latest));
  const moved = movements(standingsOver(works));
  const rows = students.map((student) => {
    const { studentId } = student.latest;
    return studentOf(student, series.get(studentId)!, moved.get(studentId));
  });
  return {
    classes: classesIn(works),
    works: works.map(workResultOf),
    // Of the rates as they are told, so that a band counts those whom the list then shows.
    bands: rateBands(rows.flatMap(({ meanRate }) => meanRate ?? [])),
    students: rows,
    points: pointsOver(works),
  };
}

/** Of the classes that are asked for, or of all, those in which the caller reaches work of the course; undefined for all. */
function classesOf(sandbox: Sandbox, reader: Reader, { courseId, classIds }: Period): readonly string[] | undefined {
  const taught = taughtClasses(sandbox, reader, selectSubjectId(sandbox, courseId));
  return taught && classIds ? taught.filter((id) => classIds.includes(id)) : (taught ?? classIds);
}

/** The published work of a period as the caller sees it. */
export function homeworkReport(sandbox: Sandbox, reader: Reader, period: Period): HomeworkReport {
  const classIds = classesOf(sandbox, reader, period);
  const found = selectWorks(sandbox, reader, { ...period, classIds });
  const ids = found.map(({ id }) => id);
  const works = readWorks(sandbox, ids, classIds);
  return reportOver(found.map((one) => ({ ...one, ...works.get(one.id)! })));
}
