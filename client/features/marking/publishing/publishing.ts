import { questionTypeLabels } from '../../../../contracts/constants/questions.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { getPublishing } from '../../../../contracts/wrongbook/marking.ts';

/** What is known of work before its scores are published. */
export type Publishing = DataOf<typeof getPublishing>;

type Question = Publishing['questions'][number];

/** Answers by how their scores came about; the last four add up to the first. */
export interface Tally {
  answers: number;
  reviewed: number;
  sure: number;
  doubtful: number;
  unmarked: number;
}

/** The questions of one kind together. */
export interface KindRow extends Tally {
  kind: string;
  numbers: number[];
  /** The first question of these in which something has no score, else in which something is doubtful; "" for none. */
  open: string;
}

const tallyOf = ({ answerCount, markedCount, reviewedCount, sureCount }: Question): Tally => ({
  answers: answerCount,
  reviewed: reviewedCount,
  sure: sureCount,
  // What a machine left without a score counts as that.
  doubtful: markedCount - reviewedCount - sureCount,
  unmarked: answerCount - markedCount,
});

const nothing: Tally = { answers: 0, reviewed: 0, sure: 0, doubtful: 0, unmarked: 0 };

/** The sum of tallies. */
export const sumOf = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (sum, one) => ({
      answers: sum.answers + one.answers,
      reviewed: sum.reviewed + one.reviewed,
      sure: sum.sure + one.sure,
      doubtful: sum.doubtful + one.doubtful,
      unmarked: sum.unmarked + one.unmarked,
    }),
    nothing,
  );

/** A row for each kind of question, in the order in which the paper has them. */
export function rowsOf(questions: readonly Question[]): KindRow[] {
  const kinds = [...new Set(questions.map(({ questionType }) => questionType))];
  return kinds.map((kind) => {
    const own = questions.filter(({ questionType }) => questionType === kind);
    const first = (of: keyof Tally) => own.find((question) => tallyOf(question)[of] > 0);
    return {
      ...sumOf(own.map(tallyOf)),
      kind: questionTypeLabels[kind],
      numbers: own.map(({ number }) => number),
      open: (first('unmarked') ?? first('doubtful'))?.questionId ?? '',
    };
  });
}

/** What of answers a person looks at first: those without a score, else those that are doubtful. */
export const viewOf = ({ unmarked }: Tally): 'unmarked' | 'doubtful' => (unmarked > 0 ? 'unmarked' : 'doubtful');

/** How many marks hang on what is doubtful. */
export const openMarks = (questions: readonly Question[]): number =>
  questions.reduce((sum, question) => sum + tallyOf(question).doubtful * question.full, 0);

/** Numbers in short: 1–3、5. */
export function rangesOf(numbers: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join('、');
}
