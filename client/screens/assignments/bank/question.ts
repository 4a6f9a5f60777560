import { questionType } from '../../../../contracts/constants/questions.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { stages, type Stage } from '../../../../contracts/subjects.ts';
import type { listBasket } from '../../../../contracts/wrongbook/questions.ts';
import type { Option } from '../../../components/page/FilterSelect.tsx';

/** A question of the bank. */
export type Question = DataOf<typeof listBasket>[number];

/** What questions are looked for and written for. */
export interface Course {
  subjectId: string;
  stage: Stage;
  gradeId: string;
}

/** The letter of an option by its place, from 0. */
export const letterOf = (index: number): string => String.fromCharCode(65 + index);

/** The kinds of questions. */
export const typeOptions: readonly Option[] = [
  { value: String(questionType.choice), label: '选择题' },
  { value: String(questionType.fillIn), label: '填空题' },
  { value: String(questionType.answer), label: '解答题' },
  { value: String(questionType.other), label: '其他' },
];

/** What kind a question is, choices by how many options are right. */
export function typeText({ questionType: type, isMultiple }: Pick<Question, 'questionType' | 'isMultiple'>): string {
  if (type === questionType.choice) return isMultiple ? '多选题' : '单选题';
  return typeOptions.find(({ value }) => value === String(type))?.label ?? '';
}

/** How difficult questions are, as the bank is filtered by it. */
export const difficultyOptions: readonly Option[] = [
  { value: 'easy', label: '容易' },
  { value: 'medium', label: '中等' },
  { value: 'hard', label: '较难' },
];

/** How difficult a question is, by the share of a class that gets it right: from 0.8 easy, below 0.5 hard. */
export function difficultyText(facility: number): string {
  const difficulty = facility >= 0.8 ? 'easy' : facility < 0.5 ? 'hard' : 'medium';
  return difficultyOptions.find(({ value }) => value === difficulty)?.label ?? '';
}

/** The grades of a stage. */
export function gradeOptions(stage: Stage): Option[] {
  const { grades, firstGradeId } = stages.find((known) => known.stage === stage)!;
  return grades.map((label, index) => ({ value: String(firstGradeId + index), label }));
}

const shortest = 24;

/** The beginning of what a question asks, to tell its buttons from those of others. */
export function nameOf({ stem }: Pick<Question, 'stem'>): string {
  const line = stem.replaceAll('$', '').replace(/\s+/g, ' ').trim();
  return line.length > shortest ? `${line.slice(0, shortest)}…` : line;
}
