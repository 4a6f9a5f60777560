import { assignmentTags, type AssignmentType } from '../../../../contracts/constants/assignments.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { listSubmissions, pageAssignments } from '../../../../contracts/wrongbook/assignments.ts';
import { typeOf } from '../create/lessons.ts';

/** An assignment as the list has it. */
export type Assignment = DataOf<typeof pageAssignments>['records'][number];

/** One student's part in it. */
export type Submission = DataOf<typeof listSubmissions>[number];

/** The name of a type. */
export const typeName = (taskType: AssignmentType['taskType']): string => typeOf(taskType).title;

/** The occasion of an assignment; "" for none. */
export const tagName = (tag: string): string => assignmentTags.find(({ value }) => value === tag)?.label ?? '';

/** The classes of an assignment in one line, which names the grade once: 七年级1班、2班. */
export const classesText = ({ classes, gradeName }: Pick<Assignment, 'classes' | 'gradeName'>): string => {
  const names = classes.map(({ className }) => className);
  const isOfGrade = names.every((name) => name.startsWith(gradeName) && name.length > gradeName.length);
  return isOfGrade ? gradeName + names.map((name) => name.slice(gradeName.length)).join('、') : names.join('、');
};

/** What is asked of students, in short: of personal work the questions differ. */
export const contentText = ({ paperId, questionCount, totalScore }: Assignment): string =>
  paperId === '' ? `每人最多 ${questionCount} 题` : `${questionCount} 题 ${totalScore} 分`;
