import { taskType } from '../../../../contracts/constants/assignments.ts';
import { subjects } from '../../../../contracts/subjects.ts';
import { showError } from '../../../components/toast.ts';
import type { Question } from '../../question-bank/question/question.ts';
import { draft, resumeDraft, startDraft } from './draft.ts';
import { keyOf } from './draft-shape.ts';
import type { Lesson } from './lessons.ts';
import { changePaper } from './paper-actions.ts';
import { placedIn } from '../../paper-builder/paper-building.ts';
import { pickInto } from '../../paper-builder/use-picking.ts';
import { chooseLesson } from './setup-actions.ts';

const origin = { taskType: taskType.examProcess, copyId: '', paperId: '' };

/** Takes up the exam or homework that is being put together, or begins one. */
export function openCommonDraft(): void {
  const key = keyOf(origin);
  if (!resumeDraft(key)) startDraft({ key, taskType: origin.taskType });
}

/** Puts questions of the bank of a lesson into the paper at hand; those of another subject than what is there are refused. */
export function pickForPaper(questions: readonly Question[], lesson: Lesson): void {
  const isEmpty = placedIn(draft.sections).length === 0;
  if (isEmpty && draft.lesson !== lesson.key) chooseLesson(lesson);
  const other = placedIn(draft.sections).find((one) => one.question.subjectId !== lesson.subjectId);
  if (!other) return pickInto({ sections: draft.sections, change: changePaper }, questions);
  const name = subjects.find(({ subjectId }) => subjectId === other.question.subjectId)?.subjectName ?? '';
  showError(`正在组的试卷是${name}，请先布置或清空后再选`);
}
