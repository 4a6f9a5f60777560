/** Subject ids of the specification (section 9) with the names that schools use. */
export const subjects = [
  { subjectId: '1', subjectName: '语文' },
  { subjectId: '2', subjectName: '数学' },
  { subjectId: '3', subjectName: '英语' },
  { subjectId: '4', subjectName: '物理' },
  { subjectId: '5', subjectName: '化学' },
  { subjectId: '6', subjectName: '生物' },
  { subjectId: '7', subjectName: '道德与法治' },
  { subjectId: '8', subjectName: '历史' },
  { subjectId: '9', subjectName: '地理' },
  { subjectId: '23', subjectName: '政治' },
] as const;

/** Stages of schooling with their grades, lowest first; a grade's id is the same in all schools. */
export const stages = [
  {
    stage: 'primary',
    stageName: '小学',
    grades: ['一年级', '二年级', '三年级', '四年级', '五年级', '六年级'],
    firstGradeId: 1,
  },
  { stage: 'junior', stageName: '初中', grades: ['七年级', '八年级', '九年级'], firstGradeId: 7 },
  { stage: 'senior', stageName: '高中', grades: ['高一', '高二', '高三'], firstGradeId: 10 },
] as const;

export type Stage = (typeof stages)[number]['stage'];
