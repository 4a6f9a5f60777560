import { plainText, unchecked, type Column } from '../importing/columns.ts';

/** What is asked of a subject: its full marks, and where it has sheets those of each question by its place. */
export interface AskedSubject {
  full: number;
  /** Empty for a subject without sheets, of which totals come in. */
  questions: readonly { position: number; full: number }[];
}

export type ScoreField =
  'examNo' | 'studentNo' | 'name' | 'className' | 'score' | 'state' | 'makeUp' | 'note' | `q${number}`;

/** Headers of a list of scores, as a template has them. */
export const scoreHeaders = {
  examNo: '考号',
  studentNo: '学号',
  name: '姓名',
  className: '班级',
  score: '得分',
  state: '状态',
  makeUp: '补考得分',
  note: '说明',
} as const;

const totalNames = ['分数', '成绩', '总分', '总得分'];

export const questionHeader = (position: number): string => `第${position}题`;

const column = (field: ScoreField, header: string, required = false): Column<ScoreField> => ({
  header,
  field,
  required,
  check: unchecked,
  read: field === 'note' ? (text) => text : plainText,
  help: '',
  width: 10,
});

/** The columns of what is asked: a total, or one for each question. */
const askedColumns = ({ questions }: AskedSubject): Column<ScoreField>[] =>
  questions.length === 0
    ? [column('score', scoreHeaders.score, true)]
    : questions.map(({ position }) => column(`q${position}`, questionHeader(position), true));

/** A title and notes may stand above the header. */
const highestHeader = 10;

/** How people write the number of a question. */
const numbered = /^(?:第|题)?(\d{1,3})题?$/;

function headerAs(text: string, hasQuestions: boolean): string {
  const plain = plainText(text).replace(/\*/g, '');
  const number = hasQuestions ? numbered.exec(plain)?.[1] : undefined;
  if (number !== undefined) return questionHeader(Number(number));
  return !hasQuestions && totalNames.includes(plain) ? scoreHeaders.score : text;
}

/** Rows with a header that says 得分 and 第1题, however people call them, and the columns that this header asks for. */
export function scoreTable(
  rows: string[][],
  subject: AskedSubject,
): { columns: Column<ScoreField>[]; rows: string[][] } {
  const plain = (cells: string[]): string[] => cells.map((cell) => plainText(cell).replace(/\*/g, ''));
  const { examNo, studentNo } = scoreHeaders;
  const names = (cells: string[], header: string): boolean => plain(cells).includes(header);
  const index = rows.slice(0, highestHeader).findIndex((cells) => names(cells, examNo) || names(cells, studentNo));
  const header = rows[index] ?? [];
  const byExamNo = names(header, examNo) || !names(header, studentNo);
  const columns = [
    column('examNo', examNo, byExamNo),
    column('studentNo', studentNo, !byExamNo),
    column('name', scoreHeaders.name),
    column('className', scoreHeaders.className),
    ...askedColumns(subject),
    column('state', scoreHeaders.state),
    column('makeUp', scoreHeaders.makeUp),
    column('note', scoreHeaders.note),
  ];
  const renamed = header.map((cell) => headerAs(cell, subject.questions.length > 0));
  return { columns, rows: rows.map((cells, at) => (at === index ? renamed : cells)) };
}
