import { assignmentTags, taskType } from '../../../../contracts/constants/assignments.ts';
import type { Draft } from './draft-shape.ts';
import { typeOf, type Lesson } from './lessons.ts';

/** What work is called until somebody names it: 七年级数学 课后作业（9月14日）. */
export function proposedTitle(
  { taskType: type, tag }: Pick<Draft, 'taskType' | 'tag'>,
  lesson: Pick<Lesson, 'gradeName' | 'courseName'>,
  date: Date,
): string {
  const occasion = assignmentTags.find(({ value }) => value === tag)?.label ?? '';
  const what = type === taskType.examProcess ? occasion : typeOf(type).title;
  return `${lesson.gradeName}${lesson.courseName} ${what}（${date.getMonth() + 1}月${date.getDate()}日）`;
}

/** What the work is called now. */
export const titleOf = (
  draft: Pick<Draft, 'taskType' | 'tag' | 'title'>,
  lesson: Lesson | undefined,
  date: Date,
): string => (draft.title ?? (lesson ? proposedTitle(draft, lesson, date) : '')).trim();
