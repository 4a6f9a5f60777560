import * as z from 'zod';
import { number, readContent, text } from './content/read.ts';
import type { Stage } from '../contracts/subjects.ts';
import type { SeededGrade } from './curriculum.ts';

const volume = z.array(text).length(4);
const textbooks = z.array(
  z.strictObject({
    subjectId: text,
    grades: z.array(z.strictObject({ grade: number, upper: volume, lower: volume })),
  }),
);

const read = (stage: Stage) => readContent(`chapters/${stage}.yaml`, textbooks);
const ofStage = { primary: read('primary'), junior: read('junior'), senior: read('senior') };

/** The chapters of both volumes of a subject's textbook for a grade from 1 to 12; none of languages, whose chapters are skills. */
export function chaptersIn(
  stage: Stage,
  subjectId: string,
  grade: number,
): readonly [upper: string[], lower: string[]] {
  const textbook = ofStage[stage].find((each) => each.subjectId === subjectId);
  const volumes = textbook?.grades.find((each) => each.grade === grade);
  return [volumes?.upper ?? [], volumes?.lower ?? []];
}

/** The chapters of a subject's textbook: of a grade's first volume (0) or second (1), in their order. */
export function chaptersOf({ stage, position }: SeededGrade, subjectId: string, volume: 0 | 1): string[] {
  return chaptersIn(stage, subjectId, position)[volume];
}
