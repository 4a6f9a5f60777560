/** How far a page of a workbook has come. */
export const workbookPageStates = ['open', 'entering', 'review', 'sentBack', 'approved'] as const;
export type WorkbookPageState = (typeof workbookPageStates)[number];

export const workbookPageStateLabels: Record<WorkbookPageState, string> = {
  open: '没录',
  entering: '在录',
  review: '待复核',
  sentBack: '退回',
  approved: '通过',
};

/** How far a question of a page has come: `draft` is begun, `ready` complete, `judged` solved twice with different words. */
export const workbookQuestionStates = ['empty', 'draft', 'ready', 'judged', 'sentBack', 'approved'] as const;
export type WorkbookQuestionState = (typeof workbookQuestionStates)[number];

export const workbookQuestionStateLabels: Record<WorkbookQuestionState, string> = {
  empty: '没录',
  draft: '在录',
  ready: '录好',
  judged: '待比对',
  sentBack: '退回',
  approved: '通过',
};

/** Minutes without a write after which somebody else may go on with a page. */
export const workbookIdleMinutes = 30;
