// What can be printed and how, in words.

/** What can be printed. */
export const printKindLabels = {
  paper: '试卷',
  answers: '参考答案',
  sheets: '学生答题卡',
  blankSheet: '空白答题卡',
  halfSheets: '听写半张卡',
  report: '成绩报告',
  book: '错题本',
  clippings: '剪贴错题',
  slips: '练习小条',
} as const;

/** The name of what is printed. */
export type PrintKind = keyof typeof printKindLabels;

/** What number answer sheets ask for: that of the student, or that of the exam. */
export const sheetNumbers = { student: '学号', exam: '准考证号' } as const;
export type SheetNumber = keyof typeof sheetNumbers;

/** Paper of A4 or B5 upright, or of B4 (257 mm × 364 mm) or A3 across, folded, with two columns. */
export const paperSizes = ['A4', 'B4', 'A3', 'B5'] as const;
export type PaperSize = (typeof paperSizes)[number];

/** What mistakes can be printed as. */
export const mistakeKinds = ['book', 'clippings', 'slips'] as const satisfies readonly PrintKind[];

/** A kind of what is printed of mistakes. */
export type MistakeKind = (typeof mistakeKinds)[number];

/** Those among some kinds. */
export const mistakeKindsIn = (kinds: readonly PrintKind[]): MistakeKind[] =>
  mistakeKinds.filter((kind) => kinds.includes(kind));

/** What is read like a book and pasted into one is as large as one, what is filled in may be large. */
const ofBooks: ReadonlySet<PrintKind> = new Set(mistakeKinds);

/** The paper on which kinds can be printed together; half sheets are cut from A4. */
export const sizesFor = (kinds: readonly PrintKind[]): PaperSize[] =>
  paperSizes.filter(
    (size) => size === 'A4' || kinds.every((kind) => kind !== 'halfSheets' && ofBooks.has(kind) === (size === 'B5')),
  );

/** What was done with the pages. */
export const printActionLabels = { print: '打印', save: '保存 PDF' } as const;
