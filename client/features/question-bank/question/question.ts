// A question as every screen shows it: the bank, papers, and marking, which may not import each other.

import { questionType } from '../../../../contracts/constants/questions.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { listBasket } from '../../../../contracts/wrongbook/questions.ts';
import type { Stage } from '../../../../contracts/subjects.ts';
import type { Option } from '../../../components/page/FilterSelect.tsx';

/** A question of the bank. */
export type Question = DataOf<typeof listBasket>[number];

/** What questions are looked for and written for. */
export interface Course {
  subjectId: string;
  stage: Stage;
  gradeId: string;
}

/** Of something that has more: what questions are looked for and written for. */
export const courseOf = ({ subjectId, stage, gradeId }: Course): Course => ({ subjectId, stage, gradeId });

/** The letter of an option by its place, from 0. */
export const letterOf = (index: number): string => String.fromCharCode(65 + index);

/** What counts as right in one line: all letters of a choice, of each blank the usual answer. */
export const keyText = (type: Question['questionType'], answers: Question['answers']): string =>
  type === questionType.choice ? (answers[0] ?? []).join('') : answers.map(([usual = '']) => usual).join('；');

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

/** Of each group what comes first of it: lists show a group once. */
export const onePerGroup = (questions: readonly Question[]): Question[] =>
  questions.filter(({ group }, at) => !group || questions.findIndex((one) => one.group?.id === group.id) === at);
