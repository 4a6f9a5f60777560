import type { MistakeCause } from '../../../contracts/constants/mistake-causes.ts';

/** A mistake of a student that is not mastered. */
export interface OpenMistake {
  studentId: string;
  questionId: string;
  pointIds: readonly string[];
  cause: MistakeCause;
  isConfirmed: boolean;
}

/** A knowledge point on which a group errs: how many of it, of the whole class, and with how many questions. */
export interface SharedPoint {
  pointId: string;
  students: number;
  mistakes: number;
  classStudents: number;
}

/** The most points that say why a group is together. */
const most = 3;

const studentsIn = (mistakes: readonly OpenMistake[]): number =>
  new Set(mistakes.map(({ studentId }) => studentId)).size;

/**
 * What the members of a group have in common: points on which at least half of them err, and a larger share than of the class,
 * the largest difference first. Where nothing is like that it is what most of them err on.
 */
export function sharedPoints(
  own: readonly OpenMistake[],
  members: number,
  all: readonly OpenMistake[],
  classSize: number,
): SharedPoint[] {
  const points = [...new Set(own.flatMap(({ pointIds }) => pointIds))].sort();
  const known = points.map((pointId) => {
    const on = (mistakes: readonly OpenMistake[]) => mistakes.filter(({ pointIds }) => pointIds.includes(pointId));
    const ownOn = on(own);
    return { pointId, students: studentsIn(ownOn), mistakes: ownOn.length, classStudents: studentsIn(on(all)) };
  });
  const excess = ({ students, classStudents }: SharedPoint): number => students / members - classStudents / classSize;
  const telling = known
    .filter((point) => point.students >= Math.min(2, members) && point.students * 2 >= members && excess(point) > 0)
    .toSorted((a, b) => excess(b) - excess(a) || b.mistakes - a.mistakes);
  if (telling.length > 0) return telling.slice(0, most);
  return known.toSorted((a, b) => b.students - a.students || b.mistakes - a.mistakes).slice(0, 1);
}

/** Mistakes on some points. */
export const mistakesOn = (mistakes: readonly OpenMistake[], points: readonly SharedPoint[]): OpenMistake[] =>
  mistakes.filter(({ pointIds }) => points.some(({ pointId }) => pointIds.includes(pointId)));

/** The question that most of those who made some mistakes got wrong; undefined without any. */
export function typicalQuestion(
  mistakes: readonly OpenMistake[],
): { questionId: string; students: number } | undefined {
  const ids = [...new Set(mistakes.map(({ questionId }) => questionId))].sort();
  const [first] = ids
    .map((questionId) => ({
      questionId,
      students: studentsIn(mistakes.filter((one) => one.questionId === questionId)),
    }))
    .toSorted((a, b) => b.students - a.students);
  return first;
}
