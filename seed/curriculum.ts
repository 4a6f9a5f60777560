import { stages, subjects, type Stage } from '../contracts/subjects.ts';

const stageDigits = { primary: 1, junior: 2, senior: 3 } as const satisfies Record<Stage, number>;

/** Subjects taught in each grade, by grade id; English begins in the third year of primary school. */
const taught: Record<number, number[]> = {
  1: [1, 2, 7],
  2: [1, 2, 7],
  3: [1, 2, 3, 7],
  4: [1, 2, 3, 7],
  5: [1, 2, 3, 7],
  6: [1, 2, 3, 7],
  7: [1, 2, 3, 6, 7, 8, 9],
  8: [1, 2, 3, 4, 6, 7, 8, 9],
  9: [1, 2, 3, 4, 5, 7, 8],
  10: [1, 2, 3, 4, 5, 6, 8, 9, 23],
  11: [1, 2, 3, 4, 5, 6, 8, 9, 23],
  12: [1, 2, 3, 4, 5, 6, 8, 9, 23],
};

export interface SeededGrade {
  gradeId: string;
  gradeName: string;
  stage: Stage;
  position: number;
  /** Years since the stage began: 0 for its first grade. */
  year: number;
}

export interface SeededCourse {
  courseId: string;
  courseName: string;
  subjectId: string;
}

const gradesOfStage = ({ stage, grades, firstGradeId }: (typeof stages)[number]): SeededGrade[] =>
  grades.map((gradeName, year) => {
    const position = firstGradeId + year;
    return { gradeId: String(position), gradeName, stage, position, year };
  });

/** All grades, lowest first. */
export const allGrades: readonly SeededGrade[] = stages.flatMap(gradesOfStage);

/** The grades of a stage, lowest first. */
export const gradesOf = (stage: Stage): SeededGrade[] => allGrades.filter((grade) => grade.stage === stage);

/** Id of a subject's course in a stage: the digit of the stage and two of the subject. */
export const courseIdOf = (stage: Stage, subjectId: number | string): string =>
  `${stageDigits[stage]}${String(subjectId).padStart(2, '0')}`;

/** The courses taught in a grade. */
export function coursesOf(grade: SeededGrade): SeededCourse[] {
  const ids = new Set(taught[grade.position]!.map(String));
  return subjects
    .filter(({ subjectId }) => ids.has(subjectId))
    .map(({ subjectId, subjectName }) => ({
      courseId: courseIdOf(grade.stage, subjectId),
      courseName: subjectName,
      subjectId,
    }));
}

/** How many classes a teacher of the subject takes. */
export function loadOf(stage: Stage, subjectId: string): number {
  if (['1', '2', '3'].includes(subjectId)) return 2;
  if (['4', '5'].includes(subjectId)) return stage === 'senior' ? 3 : 4;
  return stage === 'primary' ? 6 : stage === 'junior' ? 5 : 4;
}
