import { workbookPageStateLabels, workbookQuestionStateLabels } from '../../../../contracts/constants/workbooks.ts';
import { questionTypeLabels } from '../../../../contracts/constants/questions.ts';
import { withoutMarks } from '../../../../contracts/rich-text.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { grouped } from '../../../database/lists.ts';
import type { Sheet } from '../../../engines/spreadsheets/sheet.ts';
import type { User } from '../../../http/user.ts';
import { shownOf } from './page.ts';
import { pageOf } from './progress.ts';
import { selectBook, selectEntries, selectPagesOf } from './workbooks.queries.ts';

const heads = [
  '页码',
  '页名称',
  '页状态',
  '题号',
  '题型',
  '题状态',
  '题干',
  '答案',
  '分值',
  '知识点',
  '录入人',
  '说明',
];

const answersText = (answers: readonly (readonly string[])[]): string =>
  answers.map((variants) => variants.join(' 或 ')).join('；');

/** A workbook as two tables: its questions as whoever asks may see them, and its pages with who works on them; undefined without one. */
export function bookSheets(
  sandbox: Sandbox,
  user: User,
  bookId: string,
): { title: string; sheets: Sheet[] } | undefined {
  const book = selectBook(sandbox, bookId);
  if (!book) return undefined;
  const pages = selectPagesOf(sandbox, [bookId]);
  const rows = grouped(
    selectEntries(
      sandbox,
      pages.map(({ id }) => id),
    ),
    ({ pageId }) => pageId,
  );
  const entries = pages.flatMap((page) =>
    shownOf(sandbox, user, page, rows.get(page.id) ?? []).map((one) => [
      page.pageNo,
      page.title,
      workbookPageStateLabels[page.state],
      one.position,
      questionTypeLabels[one.questionType],
      workbookQuestionStateLabels[one.state],
      withoutMarks(one.group ? `【${one.group.title}】${one.stem}` : one.stem),
      one.state === 'approved' ? answersText(one.answers) : '',
      one.score,
      one.points.map(({ name }) => name).join('、'),
      one.authorName,
      one.note,
    ]),
  );
  const people = pages
    .map(pageOf)
    .map(({ pageNo, title, state, isEmpty, enterer, reviewer }) => [
      pageNo,
      title,
      isEmpty ? `${workbookPageStateLabels[state]}（空白页）` : workbookPageStateLabels[state],
      enterer.name,
      reviewer.name,
    ]);
  return {
    title: book.title,
    sheets: [
      { name: '题目', rows: [heads, ...entries] },
      { name: '进度', rows: [['页码', '页名称', '状态', '录入人', '复核人'], ...people] },
    ],
  };
}
