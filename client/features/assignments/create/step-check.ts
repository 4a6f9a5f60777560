import { taskType } from '../../../../contracts/constants/assignments.ts';
import { dayOf } from '../../../components/days.ts';
import type { Draft } from './draft-shape.ts';
import { isSupported, type Lesson } from './lessons.ts';
import { ruleFaults } from '../../practice/rule.ts';
import { placedIn } from '../../paper-builder/paper-building.ts';
import { paperFaults } from './paper-check.ts';
import { titleOf } from './proposed-title.ts';
import { stepsOf, type StepKey } from './steps.ts';
import { isTargetWrong } from './target.ts';

/** What is wrong, by field; "" is the step as a whole. */
export type Faults = Readonly<Record<string, string>>;

/** What of a draft the check reads. */
export type Checked = Pick<
  Draft,
  'taskType' | 'title' | 'tag' | 'classIds' | 'dueDate' | 'practice' | 'sections' | 'target'
>;

interface Circumstances {
  lesson: Lesson | undefined;
  today: Date;
}

const longestTitle = 60;

const faultless = (faults: Record<string, string | false | undefined>): Faults =>
  Object.fromEntries(Object.entries(faults).filter((entry): entry is [string, string] => Boolean(entry[1])));

function setupFaults(draft: Checked, { lesson, today }: Circumstances): Faults {
  const title = titleOf(draft, lesson, today);
  return faultless({
    lesson: (!lesson || !isSupported(draft.taskType, lesson.subjectId)) && '请选择课程和年级',
    title: title === '' ? '名称不能为空' : title.length > longestTitle && `名称不能超过 ${longestTitle} 个字`,
    classes: lesson && draft.classIds.length === 0 && '请选择至少一个班级',
    target: isTargetWrong(draft.target) && '须为数字：分值最多 300，每种题型最多 100 题；不限可以不填',
    dueDate: draft.dueDate !== '' && draft.dueDate < dayOf(today) && '截止日期已过，请选择今天或以后的日期',
  });
}

function chooseFaults({ taskType: type, sections, practice, target }: Checked): Faults {
  if (type === taskType.errorNote) {
    return { ...ruleFaults(practice) };
  }
  if (type === taskType.examProcess) return faultless(Object.fromEntries(paperFaults(sections, target)));
  const [placed] = placedIn(sections);
  return faultless({ '': !placed && emptyText[type], score: placed && placed.score <= 0 && '请填写分值' });
}

const emptyText = {
  [taskType.composition]: '请选用或录入一道作文题',
  [taskType.dictationPractice]: '请填写听写默写的内容，或从题库选用一道题',
} as const;

/** What is wrong in a step. */
export function faultsOf(step: StepKey, draft: Checked, circumstances: Circumstances): Faults {
  if (step === 'setup') return setupFaults(draft, circumstances);
  return step === 'choose' ? chooseFaults(draft) : {};
}

/** The steps that can be opened: all up to the first in which something is wrong. */
export function openSteps(draft: Checked, circumstances: Circumstances): StepKey[] {
  const steps = stepsOf(draft.taskType).map(({ key }) => key);
  const stop = steps.findIndex((key) => Object.keys(faultsOf(key, draft, circumstances)).length > 0);
  return stop < 0 ? steps : steps.slice(0, stop + 1);
}
