/** Session keys of the product family; saber-token is beside the token itself, in api/token.ts. */
export const sessionKeys = {
  teacherStore: 'saber-teacher-store',
  userStore: 'saber-user-store',
  role: 'saber-role',
  activeRoute: 'saber-active-route',
  downloadSchoolExportId: 'saber-download-school-export-id',
  answerSheetFirstData: 'saber-answer-sheet-first-data',
  aiCorrectTaskInfo: 'saber-ai-correct-task-info',
  examPlan: 'saber-exam-plan',
} as const;
