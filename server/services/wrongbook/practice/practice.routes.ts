import * as calls from '../../../../contracts/wrongbook/practice.ts';
import { refusal } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import { practicePaper, practicePreview } from './preview.ts';
import { practiceOf, type Practice } from './practice-rule.ts';

/** Practice of one student alone; who is not among those who practise is refused. */
function ofOne(practice: Practice, studentId: string | undefined): Practice {
  if (studentId === undefined) throw refusal(calls.previewPracticePaper, 'noStudent');
  const students = practice.students.filter((one) => one.studentId === studentId);
  if (students.length === 0) throw refusal(calls.previewPracticePaper, 'notInClasses', { number: 1 });
  return { ...practice, students };
}

export const practiceRoutes = [
  route(calls.previewPractice, ({ sandbox, user, input }) =>
    practicePreview(sandbox, practiceOf(sandbox, user, calls.previewPractice, input)),
  ),

  route(calls.previewPracticePaper, ({ sandbox, user, input: { studentId, ...input } }) => {
    const practice = practiceOf(sandbox, user, calls.previewPracticePaper, input);
    return practicePaper(sandbox, input.practice.scope === 'class' ? practice : ofOne(practice, studentId));
  }),
];
