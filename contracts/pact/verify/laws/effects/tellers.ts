import type { CallName } from '../../../../calls.ts';

/** Reads that tell best what a write did, where their declarations alone put others before them. */
export const tellers: Readonly<Partial<Record<CallName, readonly CallName[]>>> = {
  addQuestion: ['pageQuestions'],
  addQuestionGroup: ['pageQuestions'],
  decideScript: ['pageScripts', 'getPartFigures'],
  publishExam: ['getExamPublishing', 'getExam'],
  removeCustomMistake: ['pageStudentBook'],
  returnScript: ['pageScripts', 'getPartFigures'],
  setExamDemands: ['getExamItems', 'getPaper'],
  setExamReporting: ['getExamBorderline', 'getExamDistribution'],
  setExamRule: ['getExamRule'],
  setMistakeCause: ['pageStudentBook'],
  takeBackPromotion: ['getPromotionPlan'],
};

/** Reads that take long to answer: they are asked where no others tell. */
export const dear: readonly CallName[] = [
  'getAssignmentReport',
  'getExamReport',
  'getPartnerOverview',
  'getPartFigures',
];

/** Reads whose case leaves out what a write may have done: they are asked with as little as they take. */
export const asksBare: readonly CallName[] = ['pageCloudDocuments', 'pageWellbeingTexts'];

/** Writes after which nothing need be another one in the state of their case, and why. */
export const unseen: Readonly<Partial<Record<CallName, string>>> = {
  assignEntryPages: '用例没有指定录入人和复核人',
  noteDrift: '状态中的阅卷人没有偏差提醒',
  retryDocument: '重新识别可能在读取之前已经失败',
  setPagePicture: '状态中的页面本来没有图片',
  takeScripts: '状态中的答卷都已在手上',
  undoScript: '状态中的答卷还没有给分',
};

/** Of things that stand in one of several lists: in which, by what the write was given. */
export const listedIn: Readonly<Partial<Record<CallName, (input: Readonly<Record<string, unknown>>) => CallName>>> = {
  uploadResource: ({ target }) => (target === 'print' ? 'pagePrintItems' : 'pageCloudDocuments'),
};
