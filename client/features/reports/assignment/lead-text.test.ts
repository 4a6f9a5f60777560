import { expect, it } from 'vitest';
import { concernWord, countsText, reasonsOf, type Concern } from '../../../../contracts/report-text/concerns.ts';
import { pointsText, scoreText, sentenceOf, spanText } from '../../../../contracts/report-text/sentence.ts';
import type { Report } from './report.ts';
import { testReport, unmarkedReport } from './testing.ts';

const withLead = (lead: Partial<Report['lead']>): Report => ({ ...testReport, lead: { ...testReport.lead, ...lead } });
const standing = (lead: Partial<Report['lead']>) => sentenceOf(withLead(lead)).standing;

it('names a difference to the grade only where chance is no explanation', () => {
  expect(standing({})).toBe('0 个班得分率 72.5%，与年级基本持平（67.5%，相差在正常波动内）；');
  expect(standing({ distance: { value: 0.05, low: 0.012, high: 0.088 } })).toContain(
    '高于年级 5.0 个百分点（年级 67.5%，95% 的把握相差 1.2 到 8.8）',
  );
  expect(standing({ distance: { value: -0.05, low: -0.088, high: -0.012 } })).toContain(
    '低于年级 5.0 个百分点（年级 67.5%，95% 的把握相差 1.2 到 8.8）',
  );
  expect(standing({ distance: null })).toContain('人数太少，不作比较');
  expect(standing({ grade: null })).toBe('0 个班得分率 72.5%；');
});

it('names the fewest questions that hold half of the losses', () => {
  const [lesson] = testReport.lead.lessons;
  const lessons = [
    { ...lesson!, number: 9, lostShare: 0.2 },
    { ...lesson!, number: 4, lostShare: 0.35 },
    { ...lesson!, number: 2, lostShare: 0.1 },
  ];
  expect(sentenceOf(withLead({ lessons }))).toMatchObject({
    losses: '一半以上的失分（55.0%）在第 4、9 题',
    act: '，先讲这 2 道。',
  });
  expect(sentenceOf(withLead({ lessons: lessons.slice(0, 1) }))).toMatchObject({
    losses: '失分最多的是第 9 题，占 20.0%',
    act: '，先讲这一道。',
  });
  expect(sentenceOf(withLead({ lessons: [] })).act).toBe('，没有必须重讲的题。');
  expect(sentenceOf(unmarkedReport)).toMatchObject({ losses: '', act: '' });
});

it('says that nothing is left of a difference that rounds to nought', () => {
  expect([0.0271, -0.033, 0.0004].map(pointsText)).toEqual(['高 2.7 个百分点', '低 3.3 个百分点', '持平']);
  expect([0.8, -1.25, 0.004].map(scoreText)).toEqual(['高 0.8 分', '低 1.25 分', '持平']);
  expect(spanText([3, null, 1], String)).toBe('各班 1 – 3');
  expect(spanText([3], String)).toBe('');
});

const concern: Concern = {
  submissionId: '1',
  isFailed: false,
  failedInRow: 0,
  zeros: [],
  zeroParts: [],
  fall: 0,
  missed: 0,
  works: 5,
};

it('gives the facts for which a student is to be looked after', () => {
  const failed = { ...concern, isFailed: true, failedInRow: 3, zeros: [1, 2, 5, 7, 9] };
  expect(reasonsOf(failed)).toBe('连续 3 次不及格；第 1、2、5、7 等 5 题得 0 分');
  expect(reasonsOf({ ...concern, fall: 1.24 })).toBe('比前几次在班里低 1.2 个标准差');
  const parts = [
    { name: '有理数', full: 4 },
    { name: '填空题', full: 9 },
    { name: '数轴', full: 6 },
  ];
  expect(reasonsOf({ ...concern, zeroParts: parts })).toBe('填空题 0/9，数轴 0/6');
  expect(reasonsOf({ ...concern, missed: 2 })).toBe('近 5 次缺交 2 次');
  expect(reasonsOf({ ...concern, isFailed: true, failedInRow: 1 })).toBe('各题都有失分');
});

it('has one word for each, the gravest', () => {
  const all = [
    { ...concern, isFailed: true, fall: 1 },
    { ...concern, fall: 1 },
    { ...concern, zeroParts: [{ name: '数轴', full: 6 }] },
    { ...concern, missed: 1 },
  ];
  expect(all.map((one) => concernWord(one, 1).label).slice(0, 3)).toEqual(['不及格', '下降', '偏科']);
  expect([concernWord(concern, 2).label, concernWord(concern, 0).label]).toEqual(['缺交', '未交']);
  expect(countsText(all, () => 2)).toBe('4 人：不及格 1，下降 1，偏科 1，缺交 1');
});
