// What the ledger of use knows: acts, and the applications that they belong to.

import { taskType } from './assignments.ts';

/** Acts that are written down. */
export const usageKinds = ['assign', 'print', 'scan', 'mark', 'order'] as const;
export type UsageKind = (typeof usageKinds)[number];

export const usageKindLabels: Record<UsageKind, string> = {
  assign: '布置',
  print: '打印',
  scan: '扫描',
  mark: '批改',
  order: '订单',
};

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
