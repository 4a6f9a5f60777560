/** The steps of an exam that are seen to at its workbench. */
export const examSteps = ['plan', 'rooms', 'print', 'scan', 'mark', 'scores', 'publish'] as const;
export type ExamStep = (typeof examSteps)[number];

export const stepTitles: Record<ExamStep, string> = {
  plan: '设置',
  rooms: '考场',
  print: '印制',
  scan: '扫描',
  mark: '阅卷',
  scores: '成绩',
  publish: '发布',
};
