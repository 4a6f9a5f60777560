import { spokenText } from '../../../contracts/rich-text.ts';
import { verdictOf, verdicts } from '../../../contracts/verdicts.ts';
import { stages, type Stage } from '../../../contracts/subjects.ts';
import type { Option } from '../../components/page/FilterSelect.tsx';
import type { Question } from './question/question.ts';

/** How difficult questions are, as the bank is filtered by it. */
export const difficultyOptions: readonly Option[] = verdicts.facility.bands;

/** How difficult a question is, by the share of a class that gets it right; in the words of the reports. */
export const difficultyText = (facility: number): string => verdictOf('facility', facility)?.label ?? '';

/** The stage that a grade belongs to. */
export const stageOf = (gradeId: string): Stage =>
  (stages.findLast(({ firstGradeId }) => firstGradeId <= Number(gradeId)) ?? stages[0]).stage;

/** The grades of a stage. */
export function gradeOptions(stage: Stage): Option[] {
  const { grades, firstGradeId } = stages.find((known) => known.stage === stage)!;
  return grades.map((label, index) => ({ value: String(firstGradeId + index), label }));
}

const shortest = 24;

/** The name of its group, or the beginning of what a question asks, to tell its buttons from those of others. */
export const nameOf = ({ stem, group }: Pick<Question, 'stem' | 'group'>): string =>
  stemNameOf({ stem: group?.title ?? stem });

/** The beginning of what a question asks, also of one in a group. */
export function stemNameOf({ stem }: Pick<Question, 'stem'>): string {
  const line = spokenText(stem).replace(/\s+/g, ' ').trim();
  return line.length > shortest ? `${line.slice(0, shortest)}…` : line;
}
