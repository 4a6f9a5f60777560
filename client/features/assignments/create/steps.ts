import { taskType } from '../../../../contracts/constants/assignments.ts';
import type { TaskType } from './lessons.ts';

/** The steps of setting work. */
export type StepKey = 'setup' | 'choose' | 'preview';

/** A step with its name. */
export interface Step {
  key: StepKey;
  label: string;
}

const setup: Step = { key: 'setup', label: '类型与班级' };
const preview: Step = { key: 'preview', label: '预览与布置' };

const stepsByType: Record<TaskType, readonly Step[]> = {
  [taskType.examProcess]: [setup, { key: 'choose', label: '试卷' }, preview],
  [taskType.composition]: [setup, { key: 'choose', label: '出题目' }, preview],
  [taskType.errorNote]: [setup, { key: 'choose', label: '选范围' }, preview],
  [taskType.dictationPractice]: [setup, { key: 'choose', label: '选内容' }, preview],
};

/** The steps of a type of assignments, in their order. */
export const stepsOf = (type: TaskType): readonly Step[] => stepsByType[type];

/** The step of an address; undefined where the type has none of that name. */
export const stepIn = (type: TaskType, name: string | null): StepKey | undefined =>
  stepsOf(type).find(({ key }) => key === name)?.key;
