import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { getStudentUsage, pageStudentActivity } from '../../../../contracts/wrongbook/student-usage.ts';
import { pathTo } from '../../../session/paths.ts';

/** What a student did over a period. */
export type Usage = DataOf<typeof getStudentUsage>;

/** Something of the timeline. */
export type Activity = DataOf<typeof pageStudentActivity>['records'][number];
export type Week = Usage['weeks'][number];
export type Kind = Activity['kind'];

export const kindLabels: Readonly<Record<Kind, string>> = {
  homework: '作业',
  exam: '考试',
  practice: '错题巩固',
  notebook: '手工错题',
};

/** How far something is, in words. */
export function stateText({ kind, state, isLate, isPublished, score }: Activity): string {
  if (kind === 'notebook') return '已记入';
  if (state === 2) return '缺考';
  if (state === 0) return isPublished ? '未交' : '待交';
  const handedIn = isLate ? '迟交' : '已交';
  if (score === null) return isPublished ? `${handedIn}，没有批完` : `${handedIn}，未发布`;
  return handedIn;
}

/** Where something can be looked at: the sheet, or the question in the notebook; undefined where the role has no screen for it. */
export function placeOf({ kind, state, submissionId, questionId }: Activity, studentId: string): string | undefined {
  if (kind === 'notebook') return pathTo('studentBook', { studentId, state: 'all', source: '0', question: questionId });
  return state !== 1 || submissionId === '' ? undefined : pathTo('submission', { submissionId });
}

/** Weeks from the first one in which something was set or done. */
export function weeksFromFirst(weeks: readonly Week[]): readonly Week[] {
  const first = weeks.findIndex(({ set, submitted }) => set > 0 || submitted > 0);
  return first < 0 ? [] : weeks.slice(first);
}
