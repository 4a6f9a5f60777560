import { paperSizes } from '../constants/printing.ts';
import { read, write } from '../endpoint.ts';
import * as f from '../fields.ts';
import { pageInput, pageOf } from '../paging.ts';
import { layout } from './layout.ts';
import { studentRefusals } from './mistakes.ts';
import { practiceRefusals } from './practice-shapes.ts';
import { mostPages, printActions, printFields, printKinds } from './print-shapes.ts';

const rules = {
  nothing: '请选择要打印的内容',
  noSource: '请选择要打印的作业、试卷或错题',
  assignmentGone: '作业已删除',
  paperGone: '试卷已删除',
  noStudents: '没有要打印的学生',
  noBlank: '错题巩固每人题目不同，没有空白答题卡',
  onlyAssigned: '布置后才能打印答题卡',
  notPublished: '成绩发布后才能打印报告',
  wrongKind: '这里不能打印{kinds}',
  wrongSize: '{kinds}不能用 {size} 纸打印',
  noMistakes: '{who}没有符合条件的错题，没有可打印的内容',
  nothingGiven: '按这条规则没有可打印的题，可以放宽范围',
  ...practiceRefusals,
  ...studentRefusals,
} as const;

export const renderPrint = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/print/render',
  summary: '排版试卷和答题卡，得到 PDF',
  provenance: 'ours',
  adds: 'sheet',
  answers: 'file',
  input: f.input(printFields),
  data: f.nothing,
  refusals: { ...rules, notPrintable: '无法打印：{reason}', tooManyPages: '一次最多打印 {max} 页，请分班或分学生打印' },
});

export const listSheetLayouts = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/print/layouts',
  summary: '已排版的答题卡上各区域的位置',
  provenance: 'ours',
  input: f.input({ assignmentId: f.id('作业', { of: 'assignment' }) }),
  data: f.madeOf(
    'assignment',
    f.list(
      f.row('sheet', { sheetId: f.id('答题卡编号', { of: 'sheet' }), paperId: f.id('试卷', { of: 'paper' }), layout }),
    ),
  ),
  refusals: { assignmentGone: rules.assignmentGone },
});

export const addPrintRecord = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/print/addRecord',
  summary: '记录一次打印或保存',
  provenance: 'ours',
  adds: 'printRecord',
  input: f.input({
    ...printFields,
    attemptKey: f.attemptKey().optional(),
    action: f.choice('操作', printActions),
    pages: f.wholeNumber('页数', 1, mostPages),
  }),
  data: f.row('printRecord', { id: f.id('记录编号', { of: 'printRecord' }) }),
  refusals: rules,
});

/** Days are inclusive. */
const recordFilters = {
  keyword: f.keyword('名称'),
  classId: f.id('班级', { of: 'class' }).optional(),
  paperSize: f.choice('纸张', paperSizes).optional(),
  kind: f.choice('打印内容', printKinds).optional(),
  action: f.choice('操作', printActions).optional(),
  from: f.date('开始日期').optional(),
  to: f.date('结束日期').optional(),
};

export const pagePrintRecords = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/print/records',
  summary: '打印记录：教师看本人的，学科组长看本校的',
  provenance: 'ours',
  input: pageInput(['createTime', 'title', 'pages'], recordFilters),
  data: pageOf(
    f.row('printRecord', {
      id: f.id('记录编号', { of: 'printRecord' }),
      title: f.text('名称'),
      kinds: f.list(f.choice('打印内容', printKinds)),
      paperSize: f.choice('纸张', paperSizes),
      action: f.choice('操作', printActions),
      copies: f.count('份数'),
      pages: f.count('页数'),
      /** The work, as long as the caller can print it again. */
      assignmentId: f.madeOf('teaching', f.idOrBlank('作业编号', { of: 'assignment' })),
      /** The only class that it was for. */
      classId: f.idOrBlank('班级编号', { of: 'class' }),
      /** All classes that it was for; "" for a paper that was not set as work. */
      className: f.text('班级', { of: 'class' }),
      teacherName: f.text('操作人', { of: 'teacher' }),
      createTime: f.dateTime('时间'),
    }),
  ),
  where: {
    classId: { unchecked: '发给几个班的作业，记录不逐个写班级' },
    kind: { is: 'kinds' },
    from: { notBefore: 'createTime' },
    to: { notAfter: 'createTime' },
    keyword: { contains: ['title'] },
  },
});

export const sumPrintRecords = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/print/recordTotals',
  summary: '打印记录合计：次数、份数、页数',
  provenance: 'ours',
  input: f.input(recordFilters),
  data: f.record({ records: f.count('次数'), copies: f.count('份数'), pages: f.count('页数') }),
  like: pagePrintRecords,
});

export const exportPrintRecords = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/print/exportRecords',
  summary: '导出打印记录',
  provenance: 'ours',
  answers: 'file',
  input: f.input(recordFilters),
  data: f.nothing,
  refusals: { empty: '没有符合条件的打印记录可导出', tooMany: '一次最多导出 {max} 条，请按日期分段导出' },
  like: pagePrintRecords,
});
