import type { Stage } from '../../contracts/subjects.ts';
import type { SeededGrade } from '../curriculum.ts';
import { juniorChapters } from './chapters-junior.ts';
import { primaryChapters } from './chapters-primary.ts';
import { seniorChapters } from './chapters-senior.ts';

/** By subject and grade the chapters of the upper and the lower volume, four each. */
export type Chapters = Readonly<Record<number, Readonly<Record<number, readonly [upper: string, lower: string]>>>>;

const ofStage: Record<Stage, Chapters> = {
  primary: primaryChapters,
  junior: juniorChapters,
  senior: seniorChapters,
};

/** The chapters of a subject's textbook: of a grade's first volume (0) or second (1), in their order. */
export const chaptersOf = ({ stage, position }: SeededGrade, subjectId: string, volume: 0 | 1): string[] =>
  ofStage[stage][Number(subjectId)]![position]![volume].split('|');
