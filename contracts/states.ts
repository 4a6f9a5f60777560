// Numbered states of the specification (section 4), which server, client and seed share.

/** Enrolment of a student: in school or graduated. */
export const enrolment = { inSchool: 0, graduated: 1 } as const;
export const enrolmentLabels = { 0: '在校', 1: '已毕业' } as const;

/** State of a document or its recognition. */
export const documentState = { new: 0, uploading: 1, recognising: 2, done: 3, failed: 4, deleted: 5 } as const;

export const documentStates = [0, 1, 2, 3, 4, 5] as const;
export const documentStateLabels = {
  0: '待上传',
  1: '上传中',
  2: '识别中',
  3: '已完成',
  4: '识别失败',
  5: '已删除',
} as const;

/** Who sees a document: only its teacher, the whole school, or one class's teachers (the last two as scopes of the specification). */
export const sharedScopes = [0, 1, 2] as const;

/** Refund of an order. */
export const refundState = { none: 0, refunding: 1, succeeded: 2 } as const;

/** Refund states in their order. */
export const refundStates = [0, 1, 2] as const;

/** Distribution filter of devices. */
export const distribution = { all: 0, assigned: 1, notAssigned: 2 } as const;

export const distributions = [0, 1, 2] as const;

/** Gender: not told, male, female. */
export const genderLabels = { 0: '未填', 1: '男', 2: '女' } as const;
export const genders = [0, 1, 2] as const;

/** Leader types of the pickers. */
export const leaderTypeValues = [1, 2, 3, 7, 9] as const;

/** What can be done with all students that a filter finds. */
export const studentActs = ['enable', 'disable', 'move', 'remove'] as const;

export type StudentAct = (typeof studentActs)[number];
