import { stepOf } from '../frame/chain.ts';
import { examPath, examReportPath, type ExamItem } from '../frame/exam.ts';

const labels = {
  plan: '看设置',
  rooms: '排考场',
  print: '印制',
  scan: '扫描',
  mark: '阅卷',
  scores: '成绩',
  publish: '发布',
} as const;

/** Where an exam goes on, as its row offers it: its leaders to what is next, the others to what they may read. */
export function nextStepOf(exam: ExamItem): { label: string; to: string | undefined } {
  const report = examReportPath(exam.id);
  if (exam.state === 'published' && report !== undefined) return { label: '报告', to: report };
  if (!exam.isLeader) return { label: '查看', to: examPath(exam.id, 'plan') };
  const step = exam.state === 'planned' && exam.seatedCount >= exam.studentCount ? 'print' : stepOf(exam);
  return { label: labels[step], to: examPath(exam.id, step) };
}
