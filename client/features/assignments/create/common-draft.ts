import { taskType } from '../../../../contracts/constants/assignments.ts';
import { subjects } from '../../../../contracts/subjects.ts';
import { showError } from '../../../components/toast.ts';
import type { Question } from '../../question-bank/question/question.ts';
import { draft, resumeDraft, startDraft } from './draft.ts';
import { keyOf } from './draft-shape.ts';
import type { Lesson } from './lessons.ts';
import { changePaper } from './paper-actions.ts';
import { addQuestions, placedIn } from '../../paper-builder/paper-building.ts';
import { chooseLesson } from './setup-actions.ts';

const origin = { taskType: taskType.examProcess, copyId: '', paperId: '' };

/** Takes up the exam or homework that is being put together, or begins one. */
export function openCommonDraft(): void {
  const key = keyOf(origin);
  if (!resumeDraft(key)) startDraft({ key, taskType: origin.taskType });
}

/** Puts a question of the bank of a lesson into the paper at hand; one of another subject than those that are there is refused. */
export function pickForPaper(question: Question, lesson: Lesson): void {
  const isEmpty = placedIn(draft.sections).length === 0;
  if (isEmpty && draft.lesson !== lesson.key) chooseLesson(lesson);
  const other = placedIn(draft.sections).find((one) => one.question.subjectId !== question.subjectId);
  if (!other) return changePaper((now) => addQuestions(now, [question]));
  const name = subjects.find(({ subjectId }) => subjectId === other.question.subjectId)?.subjectName ?? '';
  showError(`正在组的试卷是${name}，请先布置或清空后再选`);
}
