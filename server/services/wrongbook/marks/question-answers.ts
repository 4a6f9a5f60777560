import type { DataOf } from '../../../../contracts/endpoint.ts';
import { getAnswerPicture, listQuestionAnswers } from '../../../../contracts/wrongbook/marking.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import type { FileAnswer } from '../../../http/answers.ts';
import { refusal } from '../../../http/errors.ts';
import type { Context } from '../../../http/route.ts';
import { reachedClasses } from '../../../http/teaching.ts';
import { selectAnyQuestions } from '../questions/questions.queries.ts';
import { drawAnswer, drawnPictures, isSeeded } from './drawn-answers.ts';
import { responseKey } from './response-ref.ts';
import { selectAnswers, selectPicture, selectTraces, type AnswerRow } from './responses.queries.ts';
import { inGroups } from './similar-answers.ts';
import { isLeftBlank } from './marking-answer.ts';
import { effectiveMark } from './present-mark.ts';
import { selectWork, selectWorkQuestions, type WorkQuestion } from './work.queries.ts';

type Data = DataOf<typeof listQuestionAnswers>;

type Traced = NonNullable<ReturnType<ReturnType<typeof selectTraces>['get']>>;

const pictureOf = ({ kind, part, version, width, height }: Traced[number]) => ({
  kind,
  index: part,
  version,
  width,
  height,
});

/** An answer with what it is grouped by. */
function groupable(row: AnswerRow, question: WorkQuestion, cuts: Traced) {
  const mark = effectiveMark(row, row.mark);
  return {
    row,
    cuts,
    mark,
    isBlank: isLeftBlank(row, question, cuts),
    answer: row.answer ?? '',
    likenesses: cuts.map(({ likeness }) => likeness),
    confidence: mark?.score === undefined || mark.score === null ? 0 : mark.confidence,
  };
}

function answersIn(sandbox: Sandbox, question: WorkQuestion, rows: readonly AnswerRow[]): Data['answers'] {
  const cuts = selectTraces(sandbox, rows);
  const answers = rows.map((row) => groupable(row, question, cuts.get(responseKey(row)) ?? []));
  const isDrawn = isSeeded(sandbox);
  return inGroups(answers).map(({ answer: { row, cuts: own, mark, isBlank, answer }, group }) => ({
    submissionId: String(row.submissionId),
    position: row.position,
    studentName: row.studentName,
    studentNo: row.studentNo,
    className: row.className,
    answer,
    pictures: own.length > 0 || !isDrawn ? own.map(pictureOf) : drawnPictures(row, question.questionType),
    isBlank,
    group,
    mark,
  }));
}

/** A question of some work with the answers to it, as they are looked through. */
export function questionAnswers(context: Context<typeof listQuestionAnswers>): Data {
  const { sandbox, user, input } = context;
  const { assignmentId, questionId, classId } = input;
  const classIds = reachedClasses(context, assignmentId, classId);
  const work = selectWork(sandbox, assignmentId);
  if (!work) throw refusal(listQuestionAnswers, 'assignmentGone');
  const found = selectWorkQuestions(sandbox, work).find((one) => one.questionId === questionId);
  if (!found) throw refusal(listQuestionAnswers, 'questionGone');
  const { number, score: full, keyVersion: version, answers, rubric } = found;
  return {
    question: selectAnyQuestions(sandbox, user, [questionId]).get(questionId)!,
    number,
    full,
    key: { version, answers: answers.map((one) => [...one]), rubric: [...rubric] },
    answers: answersIn(sandbox, found, selectAnswers(sandbox, assignmentId, { questionId, classIds })),
  };
}

/** One picture of an answer, which its browser may keep for good: cut out of a scan, or drawn where there was none. */
export async function answerPicture({ sandbox, user, input }: Context<typeof getAnswerPicture>): Promise<FileAnswer> {
  const bytes = selectPicture(sandbox, input) ?? (await drawAnswer(sandbox, user.id, input));
  if (!bytes) throw refusal(getAnswerPicture, 'replaced');
  return { bytes, fileName: `作答_${input.position}.jpg`, isKept: true };
}
