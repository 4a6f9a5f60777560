/** What a task is, as people see it. */
export const taskKinds = ['import', 'change', 'export', 'print', 'publish', 'mark', 'read'] as const;
export type TaskKind = (typeof taskKinds)[number];

/** Calls that may be carried out while whoever asked does something else, by the kind of task that each is. */
export const taskCalls = {
  importStudents: 'import',
  importTeachers: 'import',
  importExamScores: 'import',
  changeAllStudents: 'change',
  enableStudents: 'change',
  exportStudents: 'export',
  exportTeachers: 'export',
  exportExamReport: 'export',
  exportPartnerOverview: 'export',
  printExam: 'print',
  printLearning: 'print',
} as const satisfies Record<string, TaskKind>;
export type TaskCall = keyof typeof taskCalls;

export const taskStates = ['waiting', 'running', 'done', 'failed'] as const;

/** What a task is at; waiting also of one that runs and tells nothing. */
export const taskStages = [
  'waiting',
  'reading',
  'checking',
  'writing',
  'wording',
  'drawing',
  'setting',
  'done',
] as const;

/** How far a call has come. */
export interface Progress {
  stage: (typeof taskStages)[number];
  done: number;
  total: number;
}

/** Days for which a task that has ended and its files are kept. */
export const taskDays = 7;

/** The most that a task's file may have, and what one may be begun with, in MB. */
export const mostResultMb = 100;
export const mostUploadMb = 10;
