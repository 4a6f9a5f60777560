import { questionType } from '../../../../contracts/constants/questions.ts';
import type { InputOf } from '../../../../contracts/endpoint.ts';
import { totalScore } from '../../../../contracts/headings.ts';
import { questionLimits } from '../../../../contracts/wrongbook/question-shapes.ts';
import type { addQuestion } from '../../../../contracts/wrongbook/questions.ts';
import { letterOf, type Question, type Course } from '../question/question.ts';
import { ownMistakes } from './mistakes.ts';

/** Where a new question belongs, the knowledge point that it is about, and its kind. */
export interface EditorPlace extends Course {
  pointId?: string;
  /** The kind that it begins with; without it a choice. */
  questionType?: Question['questionType'];
}

/** A knowledge point of a question. */
export type Point = Question['points'][number];

/** What the fields of the editor hold. What belongs to other kinds of questions is kept while the kind changes. */
export interface QuestionForm {
  questionType: string;
  gradeId: string;
  stem: string;
  answer: string;
  solution: string;
  figure: string;
  score: string;
  /** In per cent. */
  facility: string;
  options: { text: string; isRight: boolean }[];
  /** Right answers by blank, each on a line of its own. */
  blanks: string[];
  /** Whether each line of the answer is one by itself, as the words of a dictation are. */
  perLine: boolean;
  rubric: { text: string; score: string }[];
  /** Typical wrong answers, of a choice by letter. */
  mistakes: Question['mistakes'];
  points: Point[];
}

const usualOptions = 4;
const usualFacility = '70';

/** The editor as it opens for a new question. */
export const blankForm = (
  { gradeId, questionType: kind = questionType.choice }: Omit<EditorPlace, 'pointId'>,
  points: readonly Point[],
): QuestionForm => ({
  questionType: String(kind),
  gradeId,
  stem: '',
  answer: '',
  solution: '',
  figure: '',
  score: '3',
  facility: usualFacility,
  options: Array.from({ length: usualOptions }, () => ({ text: '', isRight: false })),
  blanks: [],
  perLine: false,
  rubric: [],
  mistakes: [],
  points: [...points],
});

/** The editor as it opens for a question that is there. */
export function formOf(question: Question): QuestionForm {
  const { questionType: type, answers, options, rubric, mistakes, points } = question;
  const { gradeId, stem, solution, figure, score, facility } = question;
  const right = new Set(type === questionType.choice ? answers[0] : []);
  const isWritten = type === questionType.answer || type === questionType.other;
  return {
    questionType: String(type),
    gradeId,
    stem,
    answer: isWritten ? answers.map(([text]) => text).join('\n') : '',
    solution,
    figure,
    score: String(score),
    facility: String(Math.round(facility * 10_000) / 100),
    options:
      type === questionType.choice
        ? options.map((text, index) => ({ text, isRight: right.has(letterOf(index)) }))
        : blankForm(question, []).options,
    blanks: type === questionType.fillIn ? answers.map((variants) => variants.join('\n')) : [],
    perLine: isWritten && answers.length > 1,
    rubric: rubric.map((item) => ({ text: item.text, score: String(item.score) })),
    mistakes: mistakes.map((one) => ({ ...one })),
    points,
  };
}

/** The kind of question that is being written. */
export const typeOf = ({ questionType: kind }: QuestionForm): Question['questionType'] =>
  Number(kind) as Question['questionType'];

/** Whether answers are written out and marked by a rubric. */
export const isWritten = (form: QuestionForm): boolean => typeOf(form) >= questionType.answer;

/** How many blanks a stem has; as many as are taken. */
export const blankCount = (stem: string): number => Math.min(stem.match(/_{4,}/g)?.length ?? 0, questionLimits.blanks);

/** What the rubric adds up to, to the hundredth of a point. */
export const rubricSum = ({ rubric }: QuestionForm): number =>
  totalScore(rubric.map(({ score }) => Number(score) || 0));

type Input = InputOf<typeof addQuestion>;

/** What is sent of the form, as the server keeps it; what is no number goes as NaN, which the contract refuses at its field. */
export function inputOf(form: QuestionForm, subjectId: string): Input {
  const { gradeId, stem, options, rubric, points, solution, figure, score, facility } = form;
  const type = typeOf(form);
  const isChoice = type === questionType.choice;
  return {
    subjectId,
    gradeId,
    questionType: type,
    stem: stem.trim(),
    options: isChoice ? options.map(({ text }) => text.trim()) : [],
    answers: answersOf(form),
    rubric: isWritten(form)
      ? rubric.map(({ text, score: worth }) => ({ text: text.trim(), score: numberOf(worth) }))
      : [],
    solution: solution.trim(),
    mistakes: isWritten(form) ? [] : trimmed(ownMistakes(form)),
    figure,
    score: numberOf(score),
    facility: Math.round(numberOf(facility) * 100) / 10_000,
    pointId: points.map(({ id }) => id).join(),
  };
}

const trimmed = (mistakes: QuestionForm['mistakes']): QuestionForm['mistakes'] =>
  mistakes.map((one) => ({ ...one, answer: one.answer.trim(), name: one.name.trim() }));

const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

function answersOf(form: QuestionForm): string[][] {
  const { stem, options, blanks, perLine } = form;
  const answer = form.answer.trim();
  if (typeOf(form) === questionType.other && perLine && answer !== '') return linesOf(answer).map((line) => [line]);
  if (isWritten(form)) return [[answer]];
  if (typeOf(form) === questionType.choice) {
    return [options.flatMap(({ isRight }, index) => (isRight ? letterOf(index) : []))];
  }
  return Array.from({ length: blankCount(stem) }, (_, index) => linesOf(blanks[index] ?? ''));
}

const linesOf = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || []);

/** The question that the form describes, as cards show it; of one that is there id, source and time are kept. */
export function questionOf(form: QuestionForm, { subjectId, stage }: Course, known?: Partial<Question>): Question {
  const { pointId: _, ...input } = inputOf(form, subjectId);
  const answers = input.answers;
  return {
    id: '',
    source: '',
    group: null,
    template: '',
    createTime: '',
    isOwn: true,
    version: 1,
    ...known,
    ...input,
    questionType: typeOf(form),
    stage,
    isMultiple: typeOf(form) === questionType.choice && (answers[0]?.length ?? 0) > 1,
    options: input.options ?? [],
    answers,
    rubric: (input.rubric ?? []).map(({ text, score }) => ({ text, score: score || 0 })),
    solution: input.solution ?? '',
    mistakes: isWritten(form) ? [] : trimmed(ownMistakes(form)),
    figure: input.figure ?? '',
    score: input.score || 0,
    facility: input.facility || 0,
    points: [...form.points],
  };
}
