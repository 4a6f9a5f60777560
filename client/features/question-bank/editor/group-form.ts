import type { DataOf, InputOf } from '../../../../contracts/endpoint.ts';
import type { addQuestionGroup, getQuestionGroup } from '../../../../contracts/wrongbook/question-groups.ts';
import type { Faults } from '../../../components/form/form.ts';
import type { Question } from '../question/question.ts';
import type { Point } from './form.ts';

/** A passage or figure with its questions. */
export type Group = DataOf<typeof getQuestionGroup>;

/** What the fields of the editor of groups hold. */
export interface GroupValues {
  title: string;
  gradeId: string;
  passage: string;
  transcript: string;
  figure: string;
  points: Point[];
  /** As cards show them; those that are not stored yet have no id. */
  parts: Question[];
}

/** The editor as it opens for a group that is there. */
export const groupValues = ({ title, gradeId, passage, transcript, figure, questions }: Group): GroupValues => ({
  title,
  gradeId,
  passage,
  transcript,
  figure,
  points: questions[0]?.points ?? [],
  parts: questions,
});

/** What is sent of the form. */
export const groupInput = (
  { title, gradeId, passage, transcript, figure, points, parts }: GroupValues,
  subjectId: string,
): InputOf<typeof addQuestionGroup> => ({
  subjectId,
  gradeId,
  title: title.trim(),
  passage: passage.trim(),
  transcript: transcript.trim(),
  figure,
  pointId: points.map(({ id }) => id).join(),
  questions: parts.map(
    ({ questionType, stem, options, answers, rubric, solution, figure: picture, score, facility }) => ({
      questionType,
      stem,
      options,
      answers,
      rubric,
      solution,
      figure: picture,
      score,
      facility,
    }),
  ),
});

/** What does not hold together though each field is right. */
export function groupFaults({ passage, transcript, figure, points, parts }: GroupValues): Faults {
  return {
    ...((passage + transcript).trim() === '' && figure === '' && { passage: '请填写短文或听力原文，或上传图片' }),
    ...(points.length === 0 && { points: '请选择知识点' }),
    ...(parts.length < 2 && { parts: '题组至少有 2 道小题' }),
  };
}

/** The field of the form in which a place of the call's input is filled in. */
export function groupFieldOf(path: string): string {
  const [name] = path.split('.');
  if (name === 'pointId') return 'points';
  return name === 'questions' ? 'parts' : path;
}

const texts: Partial<Record<string, (values: GroupValues) => string>> = {
  figure: ({ figure }) => (figure === '' ? '无图片' : '有图片'),
  points: ({ points }) => points.map(({ name }) => name).join('、'),
  parts: ({ parts }) => parts.map(({ stem }, index) => `${index + 1}. ${stem}`).join('；'),
};

/** What a field is called and holds, where contract and fields do not say it. */
export const groupWords = (field: string, values: GroupValues) => ({
  label: field === 'points' ? '知识点' : field === 'parts' ? '小题' : undefined,
  text: texts[field]?.(values),
});
