import * as z from 'zod';
import { practiceMode } from '../../../contracts/constants/assignments.ts';
import { mistakeCauses } from '../../../contracts/constants/mistake-causes.ts';
import { bucketNames } from '../../../contracts/wrongbook/mistake-shapes.ts';
import {
  answerSpaces,
  practiceOrders,
  practiceScopes,
  practiceScorings,
} from '../../../contracts/wrongbook/practice-shapes.ts';
import { blankRule, practiceWays, type PracticeRule } from './rule.ts';

const id = z.string().regex(/^\d{1,19}$/);
const day = z.iso.date();
const number = z.string().max(6);
const list = <T extends string>(item: z.ZodType<T, string>) =>
  z
    .string()
    .transform((text) => (text === '' ? [] : text.split(',')))
    .pipe(z.array(item));
const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

/** How each part of a rule is written in an address. */
const parts: { readonly [Name in keyof PracticeRule]: z.ZodType<PracticeRule[Name], string> } = {
  way: z.enum(practiceWays),
  questionIds: list(id),
  practiceMode: z
    .enum([String(practiceMode.consolidate), String(practiceMode.extend)])
    .transform((text) => Number(text) as PracticeRule['practiceMode']),
  scope: z.enum(practiceScopes),
  days: z.union([z.literal(''), z.string().regex(/^\d{1,3}$/)]),
  from: day,
  to: day,
  source: z.enum(['0', '1', '2']),
  buckets: list(z.enum(bucketNames)),
  causes: list(z.enum(mistakeCauses)),
  pointId: id,
  dueOnly: flag,
  withMastered: flag,
  studentIds: list(id),
  most: number,
  minutes: number,
  order: z.enum(practiceOrders),
  scoring: z.enum(practiceScorings),
  score: number,
  space: z.enum(answerSpaces),
};

const names = Object.keys(parts) as (keyof PracticeRule)[];

/** Stands for "" where that is not what is taken for granted. */
const any = 'any';

/** The rule that an address tells; what it lacks, or nobody could have chosen, is as it is at first. */
export function ruleIn(address: URLSearchParams): PracticeRule {
  const told = names.flatMap((name) => {
    const text = address.get(name);
    const parsed = text === null ? undefined : parts[name].safeParse(text === any ? '' : text);
    return parsed?.success ? [[name, parsed.data] as const] : [];
  });
  const rule = { ...blankRule, ...Object.fromEntries(told) };
  // Days of the calendar stand in the place of the last ones.
  return (rule.from !== '' || rule.to !== '') && address.get('days') === null ? { ...rule, days: '' } : rule;
}

/** What of an address a rule is written in: of what is as it is at first nothing. */
export const addressOf = (rule: Partial<PracticeRule>): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = rule[name];
      if (value === undefined) return [];
      const isUsual = String(value) === String(blankRule[name]);
      return [[name, isUsual ? '' : String(value) || any]];
    }),
  );
