import { questionType } from '../../../../contracts/constants/questions.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { keyText, letterOf } from '../../question-bank/question/question.ts';
import type { getClassMistake } from '../../../../contracts/wrongbook/mistakes.ts';

/** A question with all that a lesson on it needs. */
export type MistakeDetail = DataOf<typeof getClassMistake>;

/** Wrong answers that are alike. */
export type WrongAnswers = MistakeDetail['answers'][number];

/** Somebody who gave a wrong answer. */
export type Answerer = WrongAnswers['students'][number];

const kindTexts = { text: '', picture: '手写作答', blank: '未作答', unknown: '作答内容没有记录' } as const;

/** What was answered, in words where it is no text. */
export const answerText = ({ kind, answer }: Pick<WrongAnswers, 'kind' | 'answer'>): string =>
  kind === 'text' ? answer : kindTexts[kind];

/** Whoever gave an answer, each once. */
const peopleOf = ({ students }: Pick<WrongAnswers, 'students'>): string[] => [
  ...new Map(students.map(({ studentId, studentName }) => [studentId, studentName])).values(),
];

/** How many gave an answer; answers are counted where somebody gave it in several pieces of work. */
export const countText = (answers: Pick<WrongAnswers, 'students' | 'count'>): string =>
  `${answers.count} ${peopleOf(answers).length === answers.count ? '人' : '人次'}`;

const namedAtMost = 4;

/** The names of those who gave an answer, the first few of many. */
export function namesText(answers: Pick<WrongAnswers, 'students'>): string {
  const names = peopleOf(answers);
  const first = names.slice(0, namedAtMost).join('、');
  return names.length > namedAtMost ? `${first} 等 ${names.length} 人` : first;
}

/** A wrong answer that gets a line only. */
export interface RestLine {
  label: string;
  error: string;
  count: number;
}

/** What a class answered wrongly: the typical answers side by side, the rest in lines that add up with them. */
export interface Grouped {
  typical: WrongAnswers[];
  rest: RestLine[];
}

const isTypical = ({ kind, count }: WrongAnswers): boolean => count > 1 && (kind === 'text' || kind === 'picture');

/** Takes the most frequent answers that say something apart from the rest; those of single students are one line. */
export function groupedAnswers(answers: readonly WrongAnswers[], most: number): Grouped {
  const typical = answers.filter(isTypical).slice(0, most);
  // A question that nobody got wrong in the same way still shows what was written.
  const shown =
    typical.length > 0 ? typical : answers.filter(({ kind }) => kind !== 'unknown' && kind !== 'blank').slice(0, most);
  const others = answers.filter((one) => !shown.includes(one));
  const named = others.filter(({ kind, count }) => count > 1 || (kind !== 'text' && kind !== 'picture'));
  const single = others.length - named.length;
  const lines = named.map((one) => ({ label: answerText(one), error: one.error, count: one.count }));
  return {
    typical: shown,
    rest: single > 0 ? [...lines, { label: '零散错答', error: '各 1 人', count: single }] : lines,
  };
}

/** One way of answering a choice, and how many chose it. */
export interface ChoiceBar {
  key: string;
  label: string;
  count: number;
  isRight: boolean;
  /** What the solution says of it. */
  error: string;
}

/** How a choice was answered, the right answer first: bars that add up to all answers. */
export function choiceBars({ question, answers, answered, wrong }: MistakeDetail): ChoiceBar[] {
  const right = keyText(question.questionType, question.answers);
  const label = (letters: string) => {
    const option = letters.length === 1 ? question.options.find((_, index) => letterOf(index) === letters) : undefined;
    return option === undefined ? letters : `${letters}. ${option}`;
  };
  return [
    { key: right, label: label(right), count: answered - wrong, isRight: true, error: '' },
    ...answers.map((one) => ({
      key: `${one.kind} ${one.answer}`,
      label: one.kind === 'text' ? label(one.answer) : answerText(one),
      count: one.count,
      isRight: false,
      error: one.error,
    })),
  ];
}

/** Whether answers are bars by option rather than pictures side by side. */
export const isChoice = ({ question }: Pick<MistakeDetail, 'question'>): boolean =>
  question.questionType === questionType.choice;

/** A student with the mistake, each once, and the answer that it comes from. */
export interface CauseRow extends Pick<Answerer, 'studentId' | 'studentName' | 'cause' | 'isConfirmed'> {
  answer: string;
}

/** Whose causes are to be said, those that nobody has confirmed first. */
export function causeRows(answers: readonly WrongAnswers[]): CauseRow[] {
  const rows = new Map<string, CauseRow>();
  for (const group of answers)
    for (const { studentId, studentName, cause, isConfirmed } of group.students)
      if (!rows.has(studentId))
        rows.set(studentId, { studentId, studentName, cause, isConfirmed, answer: answerText(group) });
  return [...rows.values()].toSorted((a, b) => Number(a.isConfirmed) - Number(b.isConfirmed));
}
