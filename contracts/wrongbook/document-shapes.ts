import { printMode } from '../constants/assignments.ts';
import * as f from '../fields.ts';
import { documentStates, sharedScopes } from '../states.ts';

/** Largest file in MB, most pages of one file, and most copies of a printed document. */
export const documentLimits = { maxMb: 50, maxPages: 300, maxCopies: 1_000 } as const;

/** What a document may be; unknown until its file has come. */
export const documentKinds = ['pdf', 'picture', 'word', 'sheet', 'slides', 'unknown'] as const;

/** A kind of document. */
export type DocumentKind = (typeof documentKinds)[number];

/** Kinds as people call them. */
export const documentKindLabels: Record<DocumentKind, string> = {
  pdf: 'PDF',
  picture: '图片',
  word: 'Word 文档',
  sheet: 'Excel 表格',
  slides: 'PPT 演示',
  unknown: '未知',
};

const file = {
  id: f.id('文档编号', { of: 'document' }),
  teacherId: f.id('所属教师', { of: 'teacher' }),
  title: f.text('名称'),
  kind: f.choice('类型', documentKinds),
  extension: f.text('扩展名'),
  size: f.count('字节数'),
  pages: f.count('页数'),
  state: f.coded(f.stateOut('状态', documentStates)),
  failReason: f.text('失败原因'),
  /** How many others are recognised before it; 0 unless it waits. */
  ahead: f.count('前面还有几份'),
  createTime: f.dateTime('上传时间'),
};

/** A document in the cloud: of its teacher, or shared with a class or the whole school. */
export const cloudDocument = f.row('document', {
  ...file,
  teacherName: f.text('上传教师'),
  scope: f.stateOut('共享范围', sharedScopes),
  classId: f.idOrBlank('共享班级', { of: 'class' }),
  className: f.text('共享班级名称'),
  gradeId: f.idOrBlank('年级', { of: 'grade' }),
  subjectId: f.idOrBlank('学科', { of: 'subject' }),
  version: f.version(),
});

/** A document in the print list. */
export const printItem = f.row('document', {
  ...file,
  isRead: f.stateOut('是否已读', [0, 1]),
  copies: f.count('份数'),
  printMode: f.stateOut('打印方式', [printMode.smartMatch, printMode.unifiedCap]),
  className: f.text('打印班级名称', { of: 'class' }),
});
