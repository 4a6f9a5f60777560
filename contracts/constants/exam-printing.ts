// What is printed for an exam, in words.

/** In the order in which it is put together: for candidates, for desks and doors, for who invigilates, and of what was reached. */
export const examPrintKinds = ['tickets', 'desks', 'doors', 'attendance', 'records', 'slips', 'letters'] as const;
export type ExamPrintKind = (typeof examPrintKinds)[number];

export const examPrintLabels: Record<ExamPrintKind, string> = {
  tickets: '准考证',
  desks: '桌贴',
  doors: '门贴',
  attendance: '签到表',
  records: '考场记录',
  slips: '成绩条',
  letters: '给家长的信',
};

/** What is printed for each subject by itself. */
export const printedPerSubject: readonly ExamPrintKind[] = ['attendance', 'records'];

/** What only rooms have. */
export const printedForRooms: readonly ExamPrintKind[] = ['desks', 'doors'];

/** What tells scores, once they are published; nothing of it has ranks. */
export const printedOfScores: readonly ExamPrintKind[] = ['slips', 'letters'];
