import type {
  PaperPart,
  PaperSize,
  PrintDocument,
  PrintPart,
  SheetCopy,
  SheetPart,
  SheetQuestion,
} from '../document.ts';
import type { PaperQuestion } from '../paper-question.ts';

const choice = (number: number, options = 4, multiple = false): SheetQuestion => ({
  kind: 'choice',
  id: `q${number}`,
  number,
  score: 3,
  options,
  multiple,
});

/** Questions of every kind that an answer sheet knows. */
export const allKinds: SheetPart['sections'] = [
  { title: '选择题', questions: Array.from({ length: 20 }, (_, index) => choice(index + 1)) },
  { title: '多选题', questions: [choice(21, 5, true), choice(22, 7, true)] },
  {
    title: '填空题',
    questions: [
      { kind: 'blank', id: 'q23', number: 23, score: 3, lengths: [4] },
      { kind: 'blank', id: 'q24', number: 24, score: 6, lengths: [3, 8, 5] },
    ],
  },
  {
    title: '解答题',
    questions: [
      { kind: 'written', id: 'q25', number: 25, score: 8 },
      { kind: 'written', id: 'q26', number: 26, score: 12, answerLength: 400 },
      { kind: 'written', id: 'q27', number: 27, score: 6, lines: 5, ruled: true },
    ],
  },
  {
    title: '听写',
    questions: [
      { kind: 'dictation', id: 'q28', number: 28, score: 8, paper: 'squares', words: [2, 2, 4, 3] },
      { kind: 'dictation', id: 'q29', number: 29, score: 10, paper: 'lines', words: [5, 6, 7, 8, 4] },
    ],
  },
  {
    title: '写作',
    questions: [
      { kind: 'essay', id: 'q30', number: 30, score: 40, squares: 800 },
      { kind: 'essay', id: 'q31', number: 31, score: 15, lines: 12 },
    ],
  },
];

/** A copy for a student. */
export const student: SheetCopy = {
  code: 'T20250901-000123-07',
  studentName: '王子涵',
  studentNo: '20250107',
  className: '七年级（1）班',
};

/** A sheet with every kind of question. */
export const sheet = (size: PaperSize, change: Partial<SheetPart> = {}): SheetPart => ({
  kind: 'sheet',
  size,
  title: '七年级上册期中测试答题卡',
  numberDigits: 8,
  sections: allKinds,
  copies: [student],
  ...change,
});

/** A document of some parts. */
export const documentOf = (...parts: PrintPart[]): PrintDocument => ({ title: '期中测试', parts });

/** A paper of one section. */
export const paper = (
  questions: readonly PaperQuestion[],
  change: { size?: PaperSize; withAnswers?: boolean; withSpace?: boolean } = {},
): PaperPart => ({ kind: 'paper', size: 'A4', title: '期中测试', sections: [{ title: '题目', questions }], ...change });

/** A question of a paper that only asks. */
export const asks = (stem: string, change: Partial<PaperQuestion> = {}): PaperQuestion => ({
  number: 1,
  score: 3,
  stem,
  ...change,
});
