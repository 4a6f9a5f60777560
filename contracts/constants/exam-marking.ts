// Marking by many: how answers are given out, in which rounds they are marked, and why a marker hands one on.

/** Answers go to all markers of a part by their shares, or to each those of some classes. */
export const markingWays = ['share', 'class'] as const;
export type MarkingWay = (typeof markingWays)[number];
export const markingWayLabels: Record<MarkingWay, string> = { share: '按份额', class: '按班级' };

/**
 * Rounds of a script: the two marks, the one that settles them, the leader's decision; and beside these samples that all mark in
 * common, own answers that come back unseen, and those drawn for checking.
 */
export const markingRounds = ['first', 'second', 'third', 'leader', 'sample', 'again', 'check'] as const;
export type MarkingRound = (typeof markingRounds)[number];
export const markingRoundLabels: Record<MarkingRound, string> = {
  first: '一评',
  second: '二评',
  third: '三评',
  leader: '题组长定分',
  sample: '样卷',
  again: '自我复评',
  check: '复核',
};

/** What markers know of a script: first and second marks, and own answers that come back, look alike to them. */
export const markingTasks = ['mark', 'third', 'sample', 'check'] as const;
export type MarkingTask = (typeof markingTasks)[number];
export const markingTaskLabels: Record<MarkingTask, string> = {
  mark: '阅卷',
  third: '三评',
  sample: '样卷',
  check: '复核',
};

/** Who is off gets nothing more and keeps the marks given; who is paused may go on later. */
export const markerStates = ['active', 'paused', 'off'] as const;
export type MarkerState = (typeof markerStates)[number];
export const markerStateLabels: Record<MarkerState, string> = { active: '阅卷中', paused: '已暂停', off: '已撤下' };

/** Why a marker hands an answer on. */
export const markingFlags = ['unclear', 'misplaced', 'alike', 'hands', 'sign'] as const;
export type MarkingFlag = (typeof markingFlags)[number];
export const markingFlagLabels: Record<MarkingFlag, string> = {
  unclear: '图像不清',
  misplaced: '写错位置',
  alike: '雷同',
  hands: '两种笔迹',
  sign: '特殊标记',
};

/** What waits for somebody: a third mark, the leader's decision, an answer that was handed on, a marker who strays. */
export const markingCases = ['third', 'leader', 'flag', 'drift'] as const;
export type MarkingCase = (typeof markingCases)[number];
export const markingCaseLabels: Record<MarkingCase, string> = {
  third: '等第三评',
  leader: '题组长定分',
  flag: '异常卷',
  drift: '阅卷人偏差',
};

/** Which scripts of a part are looked at: all with a mark, those that wait, those furthest apart first. */
export const scriptViews = ['all', 'apart', 'third', 'leader', 'flag', 'sample', 'again', 'check'] as const;

/** Share of a marker's own answers that come back unseen, and the most that is drawn for checking. */
export const againShare = 0.01;
export const mostChecked = 0.2;

/** Minutes for which scripts that are given out stay with their marker. */
export const leaseMinutes = 30;

/** Minutes without a mark after which a marker counts as having paused. */
export const idleMinutes = 30;

/** Of full marks: how far a marker may lie from the others before that is called drift, unless the part says otherwise. */
export const defaultDriftShare = 0.02;

/** The most parts of a subject, markers of a part, scripts given out at once, and samples. */
export const markingLimits = { parts: 40, markers: 60, batch: 20, samples: 30 } as const;
