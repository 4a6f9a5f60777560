import { openDialog } from '../../../../components/dialog/dialogs.ts';
import { showDone } from '../../../../components/toast.ts';
import { teacher } from '../../../../session/teacher.ts';
import { stageOf } from '../../../question-bank/question.ts';
import type { Question } from '../../../question-bank/question/question.ts';
import type { Lesson } from '../../use-lesson.ts';
import type { BookStudent } from '../students.ts';
import { AddForm } from './AddForm.tsx';
import { ChooseQuestion } from './ChooseQuestion.tsx';

/** Adds what a student got wrong elsewhere: first which question, then the answer. */
export async function addMistake(
  { classId, courseId }: Lesson,
  { studentId, studentName: name }: BookStudent,
): Promise<void> {
  const { subjectId, gradeId } = teacher;
  const course = { subjectId, gradeId, stage: stageOf(gradeId) };
  const question = await openDialog<Question>(<ChooseQuestion course={course} name={name} />);
  if (!question) return;
  const ofStudent = { classId, courseId, studentId };
  const isAdded = await openDialog<boolean>(<AddForm ofStudent={ofStudent} question={question} name={name} />);
  if (isAdded) showDone(`已加入${name}的错题本，来源为自定义`);
}
