import type { InputOf } from '../../../contracts/endpoint.ts';
import { practiceMode, practiceModeLabels } from '../../../contracts/constants/assignments.ts';
import type { MistakeCause } from '../../../contracts/constants/mistake-causes.ts';
import type { WrongRateBucket } from '../../../contracts/constants/mistakes.ts';
import {
  practiceLimits,
  type answerSpaces,
  type practiceOrders,
  type practiceScopes,
  type practiceScorings,
} from '../../../contracts/wrongbook/practice-shapes.ts';
import type { previewPractice } from '../../../contracts/wrongbook/practice.ts';
import { readScore } from '../paper-builder/scores.ts';

/** What practice is made from. */
export const practiceWays = ['rule', 'basket', 'questions'] as const;

/** A rule as calls take it. */
export type PracticeFields = InputOf<typeof previewPractice>['practice'];

/** How practice is made of mistakes, as it is being filled in: numbers as they were typed, "" for any. */
export interface PracticeRule {
  /** From all mistakes that the range leaves, or from the questions of the basket, or from those that are named, alone. */
  way: (typeof practiceWays)[number];
  questionIds: readonly string[];
  practiceMode: (typeof practiceMode)[keyof typeof practiceMode];
  scope: (typeof practiceScopes)[number];
  /** Mistakes of the last days, else of the days from one to another. */
  days: string;
  from: string;
  to: string;
  source: string;
  buckets: readonly WrongRateBucket[];
  causes: readonly MistakeCause[];
  pointId: string;
  dueOnly: boolean;
  withMastered: boolean;
  /** None stands for all students. */
  studentIds: readonly string[];
  most: string;
  minutes: string;
  order: (typeof practiceOrders)[number];
  scoring: (typeof practiceScorings)[number];
  score: string;
  space: (typeof answerSpaces)[number];
}

/** Changes a rule. */
export type ChangeRule = (changes: Partial<PracticeRule>) => void;

/** What is chosen before anybody has. */
export const blankRule: PracticeRule = {
  way: 'rule',
  questionIds: [],
  practiceMode: practiceMode.consolidate,
  scope: 'student',
  days: '30',
  from: '',
  to: '',
  source: '',
  buckets: [],
  causes: [],
  pointId: '',
  dueOnly: false,
  withMastered: false,
  studentIds: [],
  most: '8',
  minutes: '',
  order: 'type',
  scoring: 'bank',
  score: '',
  space: 'normal',
};

/** The same range with nothing left out. */
export const openRange: Partial<PracticeRule> = {
  days: '',
  from: '',
  to: '',
  source: '',
  buckets: [],
  causes: [],
  pointId: '',
  dueOnly: false,
};

/** Whether a rule leaves any mistake of the class out that has not been mastered. */
export const isNarrow = (rule: PracticeRule): boolean =>
  Object.entries(openRange).some(([name, open]) => String(rule[name as keyof PracticeRule]) !== String(open));

/** What is wrong in a rule, by field. */
export type RuleFaults = Readonly<Partial<Record<'most' | 'minutes' | 'score', string>>>;

const isWhole = (text: string, [min, max]: readonly [number, number]): boolean =>
  /^\d{1,4}$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;

/** What of the numbers cannot be used. */
export function ruleFaults({ most, minutes, scoring, score }: PracticeRule): RuleFaults {
  const whole = (range: readonly [number, number]) => `须为 ${range.join(' 到 ')} 的整数`;
  return {
    ...(!isWhole(most, practiceLimits.most) && { most: whole(practiceLimits.most) }),
    ...(minutes.trim() !== '' &&
      !isWhole(minutes, practiceLimits.minutes) && { minutes: `${whole(practiceLimits.minutes)}，不限可以不填` }),
    ...(scoring !== 'bank' && readScore(score) === undefined && { score: '请填写分值' }),
  };
}

/** A rule as calls take it; null while something in it is wrong, or what it is to be made from holds nothing. */
export function ruleFields(rule: PracticeRule, basketIds: readonly string[]): PracticeFields | null {
  if (Object.keys(ruleFaults(rule)).length > 0) return null;
  const questionIds = rule.way === 'basket' ? basketIds : rule.questionIds;
  if (rule.way !== 'rule' && questionIds.length === 0) return null;
  const { practiceMode: mode, scope, withMastered, order, scoring, space } = rule;
  return {
    practiceMode: mode,
    scope,
    withMastered,
    studentIds: [...rule.studentIds],
    most: Number(rule.most),
    ...(rule.minutes.trim() !== '' && { minutes: Number(rule.minutes) }),
    order,
    scoring,
    ...(scoring !== 'bank' && { score: readScore(rule.score) }),
    space,
    ...(rule.way === 'rule' ? rangeOf(rule) : { questionIds: questionIds.slice(0, practiceLimits.questions) }),
  };
}

/** What of all mistakes is taken. */
const rangeOf = ({ days, from, to, source, buckets, causes, pointId, dueOnly }: PracticeRule) => ({
  ...(days !== '' ? { days: Number(days) } : { ...(from !== '' && { from }), ...(to !== '' && { to }) }),
  ...(source !== '' && { source: Number(source) as 0 | 1 | 2 }),
  buckets: [...buckets],
  causes: [...causes],
  pointIds: pointId === '' ? [] : [pointId],
  dueOnly,
});

/** Spans of time to choose from, by their days. */
export const spanOptions = [
  { value: '7', label: '最近一周' },
  { value: '30', label: '最近一月' },
  { value: '150', label: '最近一学期' },
  { value: '', label: '不限时间' },
] as const;

const spanText = ({ days, from, to }: PracticeRule): string => {
  if (days !== '') return spanOptions.find(({ value }) => value === days)?.label ?? `最近 ${days} 天`;
  if (from === '' && to === '') return '不限时间';
  return `${from === '' ? '' : `${from} 起`}${to === '' ? '' : `至 ${to}`}`;
};

const madeOfText = (rule: PracticeRule): string =>
  ({ rule: spanText(rule), basket: '试题篮', questions: `讲评的 ${rule.questionIds.length} 题` })[rule.way];

/** A rule in a line. */
export const ruleText = (rule: PracticeRule): string =>
  [
    practiceModeLabels[rule.practiceMode],
    madeOfText(rule),
    rule.dueOnly && rule.way === 'rule' ? '只要今天到期' : '',
    `${rule.scope === 'class' ? '全班一份' : '每人'}最多 ${rule.most} 题`,
  ]
    .filter((part) => part !== '')
    .join('，');
