import * as f from '../fields.ts';

/** A course as the pickers and tables show it. */
export const course = f.row('course', {
  courseId: f.id('课程编号', { of: 'course' }),
  courseName: f.text('课程名称'),
  subjectId: f.id('学科编号', { of: 'subject' }),
});

/** A class as the pickers show it. */
export const classItem = f.row('class', {
  id: f.id('班级编号', { of: 'class' }),
  className: f.text('班级名称'),
  gradeId: f.id('年级编号', { of: 'grade' }),
  gradeName: f.text('年级名称'),
});

/** One course that a teacher teaches in one class. */
export const teaching = f.row('teaching', {
  classId: f.id('班级编号', { of: 'class' }),
  className: f.text('班级名称'),
  gradeId: f.id('年级编号', { of: 'grade' }),
  gradeName: f.text('年级名称'),
  ...course.shape,
});

/** Fields of a node that the tree component of the front end reads. */
export const treeNode = <K extends 'class' | 'grade'>(of: K) => ({
  parentId: f.id('上级编号', { of: of === 'class' ? 'grade' : 'school' }),
  hasChildren: f.flag('有下级'),
  title: f.text('显示名称'),
  key: f.id('节点键', { of }),
  value: f.id('节点值', { of }),
});

/** Counts of an import that was carried out. */
export const importCounts = f.record({
  total: f.count('总行数'),
  imported: f.count('已导入行数'),
  unchanged: f.count('与现有名单相同、无需导入的行数'),
  refused: f.count('未导入行数'),
});

/** How an upload of a sheet comes. */
export const sheetUpload = { maxMb: 10 } as const;

/** What an upload of a sheet may ask for besides the file. */
export const importInput = f.input({
  schoolId: f.id('学校', { of: 'school' }),
  mode: f.choice('导入方式', ['all', 'valid']).default('all'),
});

const importedRow = f.record({
  row: f.count('行号'),
  cells: f.list(f.text('单元格')),
  faults: f.list(f.text('问题')),
  isUnchanged: f.flag('与现有名单相同'),
});

/** A sheet read and checked without writing anything. */
export const importPreview = f.record({
  columns: f.list(f.text('列名')),
  total: f.count('总行数'),
  valid: f.count('将新增的行数'),
  unchanged: f.count('与现有名单相同、无需导入的行数'),
  faulty: f.count('有误行数'),
  rows: f.list(importedRow),
});

/** Refusals of reading a sheet, shared by every import. */
export const importRefusals = {
  noFile: '请选择要导入的文件',
  notSheet: '文件内容不是 .xls 或 .xlsx 工作簿，请用模板填写后重新导入',
  unreadable: '工作簿无法读取：{reason}',
  wrongColumns: '表头与模板不一致，缺少列：{columns}',
  empty: '工作簿中没有数据行',
  tooManyRows: '一次最多导入 {max} 行，文件中有 {count} 行',
} as const;
