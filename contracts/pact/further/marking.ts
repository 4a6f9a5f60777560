import { classIds } from '../../../seed/landmarks.ts';
import type { Further } from './more.ts';

const rubric = [{ text: '选对', score: 1 }];

/** What calls of marking take beside. */
export const furtherMarking = {
  listQuestionAnswers: [{ classId: classIds.junior }],
  changeKey: [{ rubric }],
  previewKey: [{ rubric }],
  pageOwnScripts: [{ descs: undefined, ascs: 'markTime' }],
  takeScripts: [{ task: 'mark' }],
  pageScripts: [{ from: 0, to: 5, ascs: undefined, descs: 'difference' }],
} as const satisfies Further;
