import type { DataOf, ParsedOf } from '../../../../contracts/endpoint.ts';
import { getClassMistake } from '../../../../contracts/wrongbook/mistakes.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { refusal } from '../../../http/errors.ts';
import type { User } from '../../../http/user.ts';
import { selectAnyQuestions } from '../questions/questions.queries.ts';
import { figuresOf } from './class-page.ts';
import { selectWorks, valuesOf } from './class.queries.ts';
import type { Lesson } from './lesson.ts';
import { wrongAnswers } from './wrong-answers.ts';

/** A question with how the class has answered it, beside grade and school; also one that has left the bank since. */
export function classDetail(
  sandbox: Sandbox,
  user: User,
  lesson: Lesson,
  input: ParsedOf<typeof getClassMistake>,
): DataOf<typeof getClassMistake> {
  const { questionId } = input;
  const values = valuesOf(lesson, input);
  const works = selectWorks(sandbox, values, questionId);
  if (works.length === 0) throw refusal(getClassMistake, 'notAnswered');
  const question = selectAnyQuestions(sandbox, user, [questionId]).get(questionId)!;
  const { own, grade, school, causes } = figuresOf(sandbox, values, [questionId])(questionId);
  return { question, ...own, grade, school, causes, answers: wrongAnswers(sandbox, question, lesson.classId, works) };
}
