import { describe, expect, it } from 'vitest';
import { previewPractice } from '../../../contracts/wrongbook/practice.ts';
import { addressOf, ruleIn } from './rule-address.ts';
import { blankRule, ruleFields, isNarrow, openRange, ruleFaults, ruleText, type PracticeRule } from './rule.ts';

/** Everything chosen otherwise than at first. */
const chosen: PracticeRule = {
  way: 'rule',
  questionIds: ['31', '32'],
  practiceMode: 42,
  scope: 'class',
  days: '',
  from: '2026-11-01',
  to: '2026-11-20',
  source: '0',
  buckets: ['above40', 'below10'],
  causes: ['concept', 'careless'],
  pointId: '12',
  dueOnly: true,
  withMastered: true,
  studentIds: ['7', '8'],
  most: '12',
  minutes: '40',
  order: 'easy',
  scoring: 'total',
  score: '60',
  space: 'large',
};

const written = (rule: Partial<PracticeRule>): URLSearchParams =>
  new URLSearchParams(Object.entries(addressOf(rule)).filter(([, value]) => value !== ''));

const accepted = (rule: PracticeRule, basketIds: readonly string[] = []): boolean =>
  previewPractice.input.safeParse({ courseId: '1', classId: '2', practice: ruleFields(rule, basketIds) }).success;

describe('a rule in the address', () => {
  it('comes back as it was written, and is not written where it is as at first', () => {
    expect(ruleIn(written(chosen))).toEqual(chosen);
    expect([...written(blankRule)]).toEqual([]);
    expect(ruleIn(new URLSearchParams())).toEqual(blankRule);
  });

  it('tells any time from the usual span', () => {
    expect(ruleIn(written({ days: '' })).days).toBe('');
    expect(ruleIn(written({ days: '7' })).days).toBe('7');
  });

  it('takes days of the calendar in the place of the last ones', () => {
    expect(ruleIn(new URLSearchParams('from=2026-11-01'))).toMatchObject({ from: '2026-11-01', days: '' });
  });

  it('leaves out what nobody can choose', () => {
    const address = new URLSearchParams(
      'way=other&practiceMode=43&scope=x&days=-1&from=soon&source=9&buckets=none&causes=luck&pointId=a&dueOnly=yes' +
        '&studentIds=1,x&order=any&scoring=x&space=x',
    );
    expect(ruleIn(address)).toEqual(blankRule);
  });
});

describe('a rule as calls take it', () => {
  it('is what the calls declare, with and without a basket', () => {
    expect(accepted(blankRule)).toBe(true);
    expect(accepted(chosen)).toBe(true);
    expect(accepted({ ...chosen, way: 'basket' }, ['3'])).toBe(true);
  });

  it('holds the questions of the basket in the place of a range', () => {
    const fields = ruleFields({ ...chosen, way: 'basket' }, ['3', '4']);
    expect(fields).toMatchObject({ practiceMode: 42, questionIds: ['3', '4'], studentIds: ['7', '8'], score: 60 });
    for (const name of ['days', 'from', 'to', 'source', 'buckets', 'causes', 'pointIds', 'dueOnly']) {
      expect(fields).not.toHaveProperty(name);
    }
    expect(ruleFields({ ...chosen, way: 'questions' }, ['3'])).toMatchObject({ questionIds: ['31', '32'] });
    expect(ruleFields({ ...blankRule, way: 'basket' }, [])).toBeNull();
    expect(ruleFields({ ...blankRule, way: 'questions' }, ['3'])).toBeNull();
  });

  it('is none while a number is wrong, and says which', () => {
    for (const [rule, field] of [
      [{ most: '' }, 'most'],
      [{ most: '51' }, 'most'],
      [{ most: '1.5' }, 'most'],
      [{ minutes: '4' }, 'minutes'],
      [{ minutes: '241' }, 'minutes'],
      [{ scoring: 'each', score: '' }, 'score'],
      [{ scoring: 'total', score: 'x' }, 'score'],
    ] as const) {
      const wrong = { ...blankRule, ...rule };
      expect(Object.keys(ruleFaults(wrong))).toEqual([field]);
      expect(ruleFields(wrong, [])).toBeNull();
    }
    expect(ruleFaults({ ...blankRule, most: '50', minutes: '240', scoring: 'each', score: '2.5' })).toEqual({});
  });
});

it('knows whether it leaves mistakes out', () => {
  expect(isNarrow({ ...blankRule, ...openRange })).toBe(false);
  for (const name of Object.keys(openRange) as (keyof PracticeRule)[]) {
    expect(isNarrow({ ...blankRule, ...openRange, [name]: chosen[name] || '7' })).toBe(true);
  }
});

it('says in a line what it takes', () => {
  expect(ruleText(blankRule)).toBe('巩固错题，最近一月，每人最多 8 题');
  expect(ruleText(chosen)).toBe('举一反三，2026-11-01 起至 2026-11-20，只要今天到期，全班一份最多 12 题');
  expect(ruleText({ ...chosen, way: 'basket' })).toBe('举一反三，试题篮，全班一份最多 12 题');
});
