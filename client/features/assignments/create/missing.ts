import { taskType } from '../../../../contracts/constants/assignments.ts';
import { idsIn } from '../../paper-builder/paper-building.ts';
import { summaryOf } from '../../paper-builder/paper-summary.ts';
import { dictationFaults, rowsOf } from './dictation.ts';
import type { Draft } from './draft-shape.ts';
import { faultsOf, type Checked } from './step-check.ts';
import type { Lesson } from './lessons.ts';

/** Something that work of its kind still needs, and the field that fills it; "" where that is the step as a whole. */
export interface Missing {
  field: string;
  text: string;
}

type Work = Checked & Pick<Draft, 'dictation'>;

/** What is said of an empty step, in short. */
const emptyTexts: Readonly<Partial<Record<Draft['taskType'], string>>> = {
  [taskType.examProcess]: '还没有选题',
  [taskType.composition]: '没有题目',
};

/** What the step that makes the content of work still needs. */
export function missingOf(draft: Work, circumstances: { lesson: Lesson | undefined; today: Date }): Missing[] {
  const isTyped = draft.taskType === taskType.dictationPractice && idsIn(draft.sections).size === 0;
  if (isTyped) return missingWords(draft.dictation);
  const faults = Object.entries(faultsOf('choose', draft, circumstances));
  return faults.map(([field, text]) => ({ field, text: field === '' ? (emptyTexts[draft.taskType] ?? text) : text }));
}

function missingWords(dictation: Draft['dictation']): Missing[] {
  const { text, each, pointId } = dictationFaults(dictation);
  const isBlank = rowsOf(dictation.text).length === 0;
  return [
    ...(text === undefined ? [] : [{ field: 'text', text: isBlank ? '还没有词语，至少 1 个' : text }]),
    ...(each === undefined ? [] : [{ field: 'each', text: `分值${each}` }]),
    ...(pointId === undefined ? [] : [{ field: 'pointId', text: '没有知识点' }]),
  ];
}

/** What there is, once nothing is missing. */
export function readyText({ taskType: type, sections, dictation }: Work): string {
  if (type === taskType.errorNote) return '范围已填好，可以预览';
  const { count, total } = summaryOf(sections);
  return count === 0 ? `${rowsOf(dictation.text).length} 个词句，可以预览` : `${count} 题 ${total} 分，可以预览`;
}
