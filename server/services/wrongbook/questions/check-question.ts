import { questionType } from '../../../../contracts/constants/questions.ts';
import { totalScore } from '../../../../contracts/headings.ts';
import type { ParsedOf, RefusalOf } from '../../../../contracts/endpoint.ts';
import { stages, type Stage } from '../../../../contracts/subjects.ts';
import { addQuestion, type updateQuestion } from '../../../../contracts/wrongbook/questions.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { pictureFaultApart } from '../../../engines/printing/pictures/pool.ts';
import { refusal } from '../../../http/errors.ts';
import type { User } from '../../../http/user.ts';
import { turnOf } from '../../../workers/turn-of.ts';
import { arePointsOf } from './questions.queries.ts';

type Fields = ParsedOf<typeof addQuestion>;
type Call = typeof addQuestion | typeof updateQuestion;
type Fault = [rule: RefusalOf<typeof addQuestion>, values?: Record<string, string | number>];

/** The stage that a grade belongs to. */
export function stageOf(gradeId: string): Stage | undefined {
  const position = Number(gradeId);
  return stages.find(({ firstGradeId, grades }) => position >= firstGradeId && position < firstGradeId + grades.length)
    ?.stage;
}

/** Why a picture may not be printed; before what holds it is written, since to tell may take its time. */
export const figureFault = async (sandbox: Sandbox, user: User, figure: string): Promise<string | undefined> =>
  figure === '' ? undefined : pictureFaultApart(figure, turnOf(sandbox, user.id));

/** Throws the refusal of a question whose picture may not be printed. */
export async function checkFigure(sandbox: Sandbox, user: User, call: Call, { figure }: Fields): Promise<void> {
  const reason = await figureFault(sandbox, user, figure);
  if (reason !== undefined) throw refusal<Call>(call, 'badFigure', { reason });
}

/** Throws the refusal of a question that does not hold together. */
export function checkQuestion(sandbox: Sandbox, call: Call, fields: Fields): void {
  const fault = faultOf(fields) ?? (arePointsRight(sandbox, fields) ? undefined : (['wrongPoint'] as const));
  if (fault) throw refusal<Call>(call, fault[0], fault[1]);
}

/** Whether knowledge points are of the subject in the stage of the grade. */
export function arePointsRight(
  sandbox: Sandbox,
  { subjectId, gradeId, pointId }: Pick<Fields, 'subjectId' | 'gradeId' | 'pointId'>,
): boolean {
  const stage = stageOf(gradeId);
  return stage !== undefined && arePointsOf(sandbox, [...new Set(pointId.split(','))], subjectId, stage);
}

/** What answers are judged by, with what it has to fit. */
type KeyFields = Pick<Fields, 'questionType' | 'stem' | 'options' | 'answers' | 'rubric' | 'score'> &
  Partial<Pick<Fields, 'mistakes'>>;

/** What is wrong with the key of a question or with its typical mistakes, in words for people; undefined where it holds together. */
export function keyFault(fields: KeyFields): string | undefined {
  const fault = faultOf(fields);
  return fault && refusal(addQuestion, fault[0], fault[1]).message;
}

const faultOf = (fields: KeyFields): Fault | undefined => answerFault(fields) ?? mistakeFault(fields);

function answerFault(fields: KeyFields): Fault | undefined {
  if (fields.questionType === questionType.choice) return choiceFault(fields);
  if (fields.questionType === questionType.fillIn) return blankFault(fields);
  return writtenFault(fields);
}

function choiceFault({ options, answers }: KeyFields): Fault | undefined {
  if (options.length < 2) return ['noOptions'];
  const letters = answers.length === 1 ? answers[0]! : [];
  const known = options.map((_, index) => String.fromCharCode(65 + index));
  const right = letters.length > 0 && new Set(letters).size === letters.length;
  return right && letters.every((letter) => known.includes(letter)) ? undefined : ['badKey'];
}

/** What is typically answered is an option that is wrong, or nothing that is right in its blank. */
function mistakeFault({ questionType: type, options, answers, mistakes = [] }: KeyFields): Fault | undefined {
  const isChoice = type === questionType.choice;
  if (!isChoice && type !== questionType.fillIn) return undefined;
  const letters = options.map((_, index) => String.fromCharCode(65 + index));
  const isWrong = ({ answer, blank }: Fields['mistakes'][number]): boolean =>
    isChoice
      ? blank === 0 && letters.includes(answer) && !answers[0]!.includes(answer)
      : answers[blank - 1]?.includes(answer) === false;
  return mistakes.every(isWrong) ? undefined : ['badMistake'];
}

function blankFault({ stem, answers }: KeyFields): Fault | undefined {
  const blanks = stem.match(/_{4,}/g)?.length ?? 0;
  if (blanks !== answers.length || blanks === 0) return ['wrongBlanks', { blanks, answers: answers.length }];
  return answers.every((variants) => variants.length > 0) ? undefined : ['noAnswer'];
}

/** Only what is neither choice, blank nor written answer may have several: the words of a dictation. */
function writtenFault({ questionType: type, answers, rubric, score }: KeyFields): Fault | undefined {
  const isCount = type === questionType.other ? answers.length > 0 : answers.length === 1;
  if (!isCount || answers.some((variants) => variants.length !== 1)) return ['noAnswer'];
  const sum = totalScore(rubric.map((item) => item.score));
  return rubric.length === 0 || sum === score ? undefined : ['wrongRubric', { sum, score }];
}
