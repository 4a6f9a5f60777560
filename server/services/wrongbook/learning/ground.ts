import { mean, sampleVariance } from '../../../engines/analysis/moments.ts';
import { grouped } from '../../../database/lists.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { selectStudents } from '../mistakes/students.ts';
import { selectSheets, selectWorks } from './learning.queries.ts';
import type { Place, Span } from './place.ts';
import { standingsWithin, subjectFigures, type Reached, type SubjectFigures, type Work } from './subject-figures.ts';

type WorkRow = ReturnType<typeof selectWorks>[number];
type Sheet = ReturnType<typeof selectSheets>[number];

/** What the reports of a class and of its students are made of. */
export interface Ground {
  place: Place;
  span: Span;
  students: ReturnType<typeof selectStudents>;
  /** Sheets of the period, of each course: who got work, and whether it was handed in. */
  sheets: ReadonlyMap<string, readonly Sheet[]>;
  subjects: readonly SubjectFigures[];
}

/** The share of a sheet that is handed in and marked throughout; undefined of any other. */
function rateOf({ questionCount, full }: WorkRow, { state, markedCount, score }: Sheet): number | undefined {
  const isMarked = state === 1 && questionCount > 0 && markedCount >= questionCount && score !== null && full > 0;
  return isMarked ? score / full : undefined;
}

function reachedIn(work: WorkRow, sheets: readonly Sheet[]): Reached[] {
  return sheets.flatMap((sheet) => {
    const rate = rateOf(work, sheet);
    return rate === undefined ? [] : [{ id: sheet.studentId, rate }];
  });
}

/** A piece of work by the students of one class. */
function workWithin(classId: string, row: WorkRow, sheets: readonly Sheet[]): Work {
  const reached = reachedIn(row, sheets);
  const { assignmentId, title, date } = row;
  const groupRate = mean(reached.map(({ rate }) => rate)) ?? 0;
  return { assignmentId, title, date, reached, groupRate, standings: standingsWithin(classId, reached) };
}

const isNow = ({ from }: Span, { date }: { date: string }): boolean => date >= from;

/** Reads what the reports of a class and of its students are made of. */
export function readGround(sandbox: Sandbox, place: Place, span: Span): Ground {
  const rows = selectWorks(sandbox, place, span);
  const found = selectSheets(
    sandbox,
    rows.map(({ assignmentId }) => assignmentId),
    place.classId,
  );
  const byWork = grouped(found, ({ assignmentId }) => assignmentId);
  const sheetsOf = ({ assignmentId }: WorkRow): readonly Sheet[] => byWork.get(assignmentId) ?? [];
  const byCourse = grouped(rows, ({ courseId }) => courseId);
  const subjects = place.courses.map((course) => {
    const works = (byCourse.get(course.courseId) ?? []).map((row) => workWithin(place.classId, row, sheetsOf(row)));
    return subjectFigures(
      course,
      works.filter((work) => isNow(span, work)),
      works.filter((work) => !isNow(span, work)),
    );
  });
  const sheets = new Map(
    place.courses.map(({ courseId }) => [
      courseId,
      (byCourse.get(courseId) ?? []).filter((row) => isNow(span, row)).flatMap((row) => [...sheetsOf(row)]),
    ]),
  );
  return { place, span, students: selectStudents(sandbox, place.classId), sheets, subjects };
}

/** A piece of work by the classes that got it: their means, and how far these are from that of all, by the deviation within classes. */
function workAmong(row: WorkRow, sheets: readonly Sheet[]): Work | undefined {
  const classes = [...grouped(sheets, ({ classId }) => classId)].flatMap(([classId, own]) => {
    const rates = reachedIn(row, own).map(({ rate }) => rate);
    return rates.length < 2 ? [] : [{ classId, rates, rate: mean(rates)! }];
  });
  if (classes.length < 2) return undefined;
  const all = mean(classes.flatMap(({ rates }) => rates))!;
  const squares = classes.reduce((sum, { rates }) => sum + sampleVariance(rates)! * (rates.length - 1), 0);
  const freedom = classes.reduce((sum, { rates }) => sum + rates.length - 1, 0);
  const spread = Math.sqrt(squares / freedom);
  const standings = new Map(spread > 0 ? classes.map(({ classId, rate }) => [classId, (rate - all) / spread]) : []);
  const { assignmentId, title, date } = row;
  return {
    assignmentId,
    title,
    date,
    reached: classes.map(({ classId: id, rate }) => ({ id, rate })),
    groupRate: all,
    standings,
  };
}

/** The same subjects class against class, over the work that other classes had as well. */
export function readClasses(sandbox: Sandbox, { place, span }: Ground): SubjectFigures[] {
  const rows = selectWorks(sandbox, place, span);
  const ids = rows.map(({ assignmentId }) => assignmentId);
  const byWork = grouped(selectSheets(sandbox, ids, null), ({ assignmentId }) => assignmentId);
  const byCourse = grouped(rows, ({ courseId }) => courseId);
  return place.courses.map((course) => {
    const works = (byCourse.get(course.courseId) ?? []).flatMap(
      (row) => workAmong(row, byWork.get(row.assignmentId) ?? []) ?? [],
    );
    const own = works.map((work) => ({ ...work, standings: ownAlone(work, place.classId) }));
    const figures = subjectFigures(
      course,
      works.filter((work) => isNow(span, work)),
      [],
    );
    const { changes, before, places } = subjectFigures(
      course,
      own.filter((work) => isNow(span, work)),
      own.filter((work) => !isNow(span, work)),
    );
    return { ...figures, changes, before, places };
  });
}

/** Deviations of classes add up to nothing, so that others would tell the same once more: a class is judged by its own. */
function ownAlone({ standings }: Work, classId: string): Map<string, number> {
  const own = standings.get(classId);
  return new Map(own === undefined ? [] : [[classId, own]]);
}
