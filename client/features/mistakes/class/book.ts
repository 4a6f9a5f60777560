import type { DataOf } from '../../../../contracts/endpoint.ts';
import { formatRate } from '../../../../contracts/figure-text.ts';
import { mistakeCauseLabels } from '../../../../contracts/constants/mistake-causes.ts';
import { wrongRateBucket, type WrongRateBucket } from '../../../../contracts/constants/mistakes.ts';
import type { listStudentMistakes, pageClassMistakes } from '../../../../contracts/wrongbook/mistakes.ts';
import type { Tone } from '../../../components/chart/tones.ts';
import { toneOfBucket } from '../../practice/words.ts';

/** A page of the class book with how many questions are in which bucket. */
export type BookPage = DataOf<typeof pageClassMistakes>;

/** A question that the class has got wrong. */
export type ClassMistake = BookPage['records'][number];

type CauseShare = ClassMistake['causes'][number];

/** The colour of a wrong rate; "" where nobody has answered. */
export const toneOfWrong = ({ answered, wrong }: Tally): Tone =>
  answered === 0 ? '' : toneOfBucket(wrongRateBucket(wrong / answered));

/** Answers, and how many of them earned less than there was. */
export interface Tally {
  answered: number;
  wrong: number;
}

/** A wrong rate in words; "-" where nobody has answered. */
export const wrongRateText = ({ answered, wrong }: Tally): string =>
  formatRate(answered === 0 ? null : wrong / answered);

/** The most frequent causes in words, with their counts. */
export const causesText = (causes: readonly CauseShare[], most = 2): string =>
  causes
    .slice(0, most)
    .map(({ cause, count }) => `${mistakeCauseLabels[cause]} ${count}`)
    .join(' · ');

/** What stands behind the causes of a question: how many students, of how many nobody has said so. */
export function causesNote(causes: readonly CauseShare[]): string {
  const count = causes.reduce((sum, one) => sum + one.count, 0);
  const open = count - causes.reduce((sum, one) => sum + one.confirmed, 0);
  return open === 0 ? `${count} 人，均已确认` : `${count} 人，其中 ${open} 人为建议`;
}

/** What the mistakes of a class have in common where they are worst. */
export type Lead = NonNullable<BookPage['lead']>;

const bucketWords: Record<WrongRateBucket, string> = {
  above40: '错误率 40% 以上',
  from30to40: '错误率 30%–40%',
  from10to30: '错误率 10%–30%',
  below10: '错误率 10% 以下',
};

/** The share of a cause among all, and that nobody has said so where nobody has. */
function shareText({ count, confirmed }: CauseShare, causes: readonly CauseShare[]): string {
  const all = causes.reduce((sum, one) => sum + one.count, 0);
  return `${formatRate(count / all)}${confirmed === 0 ? '，建议' : ''}`;
}

/** The lead in words: before the point, the point, and what follows it. */
export function leadText({ bucket, total, point, questions, causes }: Lead): [string, string, string] {
  const worst = `${bucketWords[bucket]}的 ${total} 题`;
  if (point === '') return [worst, '', '还没有标知识点。'];
  const before = questions.length === total ? `${worst}都考查` : `${worst}里，${questions.length} 题考查`;
  const [first] = causes;
  const main = first && `，错因最多的是${mistakeCauseLabels[first.cause]}（${shareText(first, causes)}）`;
  return [total === 1 ? `${worst}考查` : before, point, `${main ?? ''}。`];
}

/** What the lead rests on. */
export const leadBasis = ({ questions, own, grade }: Lead): string =>
  `这 ${questions.length} 题答错 ${own.wrong} 人次，占作答的 ${wrongRateText(own)}（${own.wrong}/${own.answered}）；年级 ${wrongRateText(grade)}（${grade.wrong}/${grade.answered}）。`;

type Student = DataOf<typeof listStudentMistakes>[number];

/** The mistakes of all students of a class, as its figures show them. */
export interface ClassFigures {
  open: number;
  /** How many more were open a week ago. */
  fewer: number;
  mastered: number;
  all: number;
  due: number;
  dueStudents: number;
}

/** Sums the books of the students of a class. */
export function figuresOf(students: readonly Student[]): ClassFigures {
  const sum = (of: (student: Student) => number) => students.reduce((total, student) => total + of(student), 0);
  const open = sum((student) => student.open);
  const mastered = sum((student) => student.mastered);
  return {
    open,
    fewer: sum(({ line }) => line.at(-2) ?? 0) - open,
    mastered,
    all: open + mastered + sum(({ consolidating }) => consolidating),
    due: sum(({ due }) => due),
    dueStudents: students.filter(({ due }) => due > 0).length,
  };
}

/** How much more or less is open than a week ago, in words. */
export function weekText({ fewer }: Pick<ClassFigures, 'fewer'>): string {
  if (fewer === 0) return '与一周前相同';
  return fewer > 0 ? `比一周前少 ${fewer}` : `比一周前多 ${-fewer}`;
}
