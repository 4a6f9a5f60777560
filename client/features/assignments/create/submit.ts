import { taskType } from '../../../../contracts/constants/assignments.ts';
import type { Endpoint, DataOf, InputOf } from '../../../../contracts/endpoint.ts';
import { addAssignment } from '../../../../contracts/wrongbook/assignments.ts';
import { addPaper } from '../../../../contracts/wrongbook/papers.ts';
import { call } from '../../../api/call.ts';
import { CallCancelled, CallError } from '../../../api/errors.ts';
import { draft } from './draft.ts';
import type { Lesson } from './lessons.ts';
import { fieldsOf } from '../../paper-builder/paper-building.ts';
import { ruleFields } from '../../practice/rule.ts';
import { refusalOf } from './refusals.ts';

/** Calls without a toast: what is refused is told where it is mended. Undefined when that happened. */
async function send<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<DataOf<E> | undefined> {
  try {
    return await call(endpoint, input, { quiet: true });
  } catch (error) {
    if (error instanceof CallCancelled) return undefined;
    if (!(error instanceof CallError)) throw error;
    draft.refusal = refusalOf(endpoint, error);
    return undefined;
  }
}

/** Saves the paper unless that has been done, and gives its id; undefined when it was refused. */
async function savedPaper(title: string, { subjectId, gradeId }: Lesson): Promise<string | undefined> {
  if (draft.paperId !== '') return draft.paperId;
  const saved = await send(addPaper, { title, subjectId, gradeId, sections: fieldsOf(draft.sections) });
  // Kept at once, so that trying again does not save a second one.
  if (saved) draft.paperId = saved.id;
  return saved?.id;
}

/** What of the draft is sent whatever the type. */
const commonOf = (title: string, { courseId }: Lesson): InputOf<typeof addAssignment> => ({
  taskType: draft.taskType,
  title,
  tag: draft.tag,
  courseId,
  classId: draft.classIds.join(),
  ...(draft.dueDate !== '' && { dueDate: draft.dueDate }),
});

/** Sets the work; what comes of it, or why it was refused, is in the draft. */
export async function setWork(title: string, lesson: Lesson): Promise<void> {
  draft.refusal = null;
  const isPractice = draft.taskType === taskType.errorNote;
  const paperId = isPractice ? undefined : await savedPaper(title, lesson);
  if (!isPractice && paperId === undefined) return;
  const practice = isPractice ? ruleFields(draft.practice, []) : null;
  const source = practice ? { practice } : { ...(paperId !== undefined && { paperId }) };
  const set = await send(addAssignment, { ...commonOf(title, lesson), ...source });
  if (!set) return settle();
  draft.done = { assignmentId: set.id, studentCount: set.studentCount };
}

/** A saved paper that is gone by now is saved anew the next time. */
function settle(): void {
  if (draft.refusal?.message === addAssignment.refusals.paperGone) draft.paperId = '';
}
