import type { SeededCourse, SeededGrade } from '../curriculum.ts';

/** A kind of workbook with the sheets that it has on each chapter. */
interface WorkbookKind {
  name: string;
  sheets: readonly string[];
}

const final: WorkbookKind = { name: '期末冲刺', sheets: ['考点梳理', '模拟检测'] };

const byChapter: readonly WorkbookKind[] = [
  { name: '同步练习', sheets: ['第1课时', '第2课时'] },
  { name: '单元达标卷', sheets: ['A卷', 'B卷'] },
  final,
];

/** Languages are practised by skills. */
const bySkill: readonly WorkbookKind[] = [
  { name: '专项训练', sheets: ['基础篇', '提升篇'] },
  { name: '综合达标卷', sheets: ['A卷', 'B卷'] },
  final,
];

/** The last year of senior school goes over everything again. */
const lastYear: readonly WorkbookKind[] = [
  { name: '一轮复习', sheets: ['基础自测', '能力提升'] },
  { name: '专题达标卷', sheets: ['A卷', 'B卷'] },
  { name: '高考冲刺', sheets: ['考点梳理', '模拟检测'] },
];

/** The workbooks of a course in a grade; classes work with all but the last one, which they leave for the end. */
export function workbookKinds({ stage, year }: SeededGrade, isBySkill: boolean): readonly WorkbookKind[] {
  if (stage === 'senior' && year === 2) return lastYear;
  return isBySkill ? bySkill : byChapter;
}

/** What is printed on the cover; books of senior school are known by their term, others by their volume. */
export function workbookTitle(
  { stage, gradeName }: SeededGrade,
  { courseName }: SeededCourse,
  volume: 0 | 1,
  { name }: WorkbookKind,
): string {
  const subject = `${gradeName}${courseName}`;
  const half = volume === 0 ? '上' : '下';
  return stage === 'senior' ? `${subject}${name}（${half}学期）` : `${subject}${half}册${name}`;
}
