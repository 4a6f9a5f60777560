import type { Stage } from '../../contracts/subjects.ts';
import type { SeededGrade } from '../curriculum.ts';
import { juniorChapters } from './junior.ts';
import { primaryChapters } from './primary.ts';
import { seniorChapters } from './senior.ts';
import type { Chapters } from './volumes.ts';

const ofStage: Record<Stage, Chapters> = {
  primary: primaryChapters,
  junior: juniorChapters,
  senior: seniorChapters,
};

/** The chapters of a subject's textbook: of a grade's first volume (0) or second (1), in their order. */
export const chaptersOf = ({ stage, position }: SeededGrade, subjectId: string, volume: 0 | 1): string[] =>
  ofStage[stage][Number(subjectId)]![position]![volume].split('|');
