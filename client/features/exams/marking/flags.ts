import { markingFlagLabels } from '../../../../contracts/constants/exam-marking.ts';

/** Why an answer was handed on, in words. */
export const flagText = (flag: string): string =>
  Object.entries(markingFlagLabels).find(([key]) => key === flag)?.[1] ?? flag;
