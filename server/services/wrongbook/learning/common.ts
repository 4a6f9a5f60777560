import { subjects as allSubjects } from '../../../../contracts/subjects.ts';
import type { MistakeCause } from '../../../../contracts/constants/mistake-causes.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { grouped } from '../../../database/lists.ts';
import { masteryTrees } from '../mistakes/mastery.ts';
import { readGround, type Ground } from './ground.ts';
import { selectPointIds } from '../mistakes/points.queries.ts';
import { selectMistakes, selectPractised, type MistakeRow } from './learning.queries.ts';
import type { Place, Span } from './place.ts';
import type { Point } from './points.ts';
import type { SpokenPoint } from './sentences.ts';

/** Fewer pieces of work tell too little of a student. */
const fewestWorks = 4;

/** Why there is a short report only; "" where there is enough. */
export const shortReason = (submitted: number, what: string): string =>
  submitted < fewestWorks ? `${what}的作答太少（交 ${submitted} 次，满 ${fewestWorks} 次才够），结论不可靠` : '';

export const subjectNameOf = (subjectId: string): string =>
  allSubjects.find((one) => one.subjectId === subjectId)?.subjectName ?? '';

/** All that the reports of a class, or of some of its students, are made of. */
export interface Materials extends Ground {
  mistakes: readonly MistakeRow[];
  pointsOf: ReadonlyMap<string, readonly string[]>;
  practised: ReturnType<typeof selectPractised>;
  trees: ReadonlyMap<string, ReturnType<typeof masteryTrees>>;
  /** The day of the report. */
  today: string;
}

/** Reads them, of the students that are named or of the class. */
export function readMaterials(
  sandbox: Sandbox,
  place: Place,
  { span, today, studentIds }: { span: Span; today: string; studentIds?: readonly string[] | undefined },
): Materials {
  const rows = selectMistakes(sandbox, place, span, studentIds);
  const one = studentIds?.length === 1 ? studentIds[0] : undefined;
  return {
    ...readGround(sandbox, place, span),
    mistakes: rows,
    pointsOf: selectPointIds(sandbox, [...new Set(rows.map(({ questionId }) => questionId))]),
    practised: selectPractised(sandbox, place, span, studentIds),
    trees: new Map(
      place.courses.map(({ courseId, subjectId }) => [
        courseId,
        masteryTrees(sandbox, { classId: place.classId, subjectId }, one),
      ]),
    ),
    today,
  };
}

/** Mistakes on a point. */
export const onPoint = ({ pointsOf }: Materials, rows: readonly MistakeRow[], pointId: string): MistakeRow[] =>
  rows.filter(({ questionId }) => pointsOf.get(questionId)?.includes(pointId));

/** A weak point as sentences speak of it. */
export function spokenPoint(
  materials: Materials,
  rows: readonly MistakeRow[],
  subjectId: string,
  point: Point,
): SpokenPoint {
  const own = onPoint(materials, rows, point.pointId);
  const { today } = materials;
  const causes = [...grouped(own, ({ cause }) => cause)].sort(([, a], [, b]) => b.length - a.length);
  const [cause, most] = causes[0] ?? ['' as MistakeCause | '', []];
  return {
    point,
    subjectId,
    mistakes: own.length,
    due: own.filter(({ state, dueDate }) => state !== 'mastered' && dueDate <= today).length,
    cause,
    causeCount: most.length,
  };
}

/** What both reports say of class and days. */
export const headOf = ({ place, span, today }: Materials) => ({
  ...span,
  schoolName: place.schoolName,
  classId: place.classId,
  className: place.className,
  day: today,
});

/** Subjects of which something was not handed in, the most first. */
export const missingOf = (
  subjects: readonly { subjectId: string; subjectName: string; set: number; submitted: number }[],
) =>
  subjects
    .filter(({ set, submitted }) => submitted < set)
    .map(({ subjectId, subjectName, set, submitted }) => ({ subjectId, subjectName, count: set - submitted }))
    .sort((a, b) => b.count - a.count);

export const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
