import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { getAssignment } from '../../../../contracts/wrongbook/assignments.ts';
import { tagsOf, type Draft } from './draft-shape.ts';
import { lessonKey } from './lessons.ts';

const longestTitle = 60;
const mark = '（副本）';

/** What a copy is called: never longer than a title may be. */
const copyTitle = (title: string): string => title.slice(0, longestTitle - mark.length) + mark;

/** How a copy of an assignment begins: same type, classes and occasion; when it is due is set anew. */
export function copiedDraft(
  key: string,
  { taskType, title, tag, courseId, gradeId, classes }: DataOf<typeof getAssignment>,
): Pick<Draft, 'key' | 'taskType'> & Partial<Draft> {
  const known = tagsOf(taskType).find(({ value }) => value === tag);
  return {
    key,
    taskType,
    title: copyTitle(title),
    ...(known && { tag: known.value }),
    lesson: lessonKey(courseId, gradeId),
    classIds: classes.map(({ id }) => id),
  };
}
