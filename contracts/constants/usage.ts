// What the ledger of use knows: acts, and the applications that they belong to.

import { taskType } from './assignments.ts';

/** Acts that are written down. */
export const usageKinds = ['assign', 'print', 'scan', 'mark', 'order'] as const;
export type UsageKind = (typeof usageKinds)[number];

/** Acts that count as use of the product: what is bought is none. */
export const useKinds = ['assign', 'print', 'scan', 'mark'] as const satisfies readonly UsageKind[];

/** Applications in the order in which they are shown; "" stands for none, as orders have it. */
export const usageApps = ['homework', 'mistakes', 'composition', 'dictation'] as const;
export type UsageApp = (typeof usageApps)[number];

export const usageAppLabels: Record<UsageApp, string> = {
  homework: '作业 / 考试',
  mistakes: '错题巩固',
  composition: '作文',
  dictation: '听写',
};

const apps: Record<number, UsageApp> = {
  [taskType.examProcess]: 'homework',
  [taskType.composition]: 'composition',
  [taskType.errorNote]: 'mistakes',
  [taskType.dictationPractice]: 'dictation',
};

/** The application that work of a type belongs to. */
export const appOf = (type: number | null | undefined): UsageApp => apps[type ?? taskType.examProcess] ?? 'homework';

/** The specification's statistics views and metrics. */
export const usageView = { overall: 1, byApp: 2, bySubject: 3 } as const;
export const usageViews = [1, 2, 3] as const;
export const usageMetric = { prints: 3, uses: 4 } as const;
export const usageMetrics = [3, 4] as const;

/** Spans of days that dashboards of partners offer, in their order. */
export const usageRanges = ['today', 'week', 'month', 'term', 'custom', 'all'] as const;
export type UsageRange = (typeof usageRanges)[number];

/** Days without use after which a school counts as idle. */
export const idleDays = 14;
/** Days before its end within which a contract is due for renewal. */
export const renewalDays = 30;
