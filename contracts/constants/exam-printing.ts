// What is printed for an exam, in words.

/** In the order in which it is put together: for candidates, for desks and doors, for who invigilates. */
export const examPrintKinds = ['tickets', 'desks', 'doors', 'attendance', 'records'] as const;
export type ExamPrintKind = (typeof examPrintKinds)[number];

export const examPrintLabels: Record<ExamPrintKind, string> = {
  tickets: '准考证',
  desks: '桌贴',
  doors: '门贴',
  attendance: '签到表',
  records: '考场记录',
};

/** What is printed for each subject by itself. */
export const printedPerSubject: readonly ExamPrintKind[] = ['attendance', 'records'];

/** What only rooms have. */
export const printedForRooms: readonly ExamPrintKind[] = ['desks', 'doors'];
