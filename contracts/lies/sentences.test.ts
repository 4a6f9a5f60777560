import { expect, it } from 'vitest';
import { liesAbout, sharedCalls } from './all.ts';
import { sentenceOf } from './sentences.ts';

const told = sharedCalls.flatMap(([call, endpoint]) =>
  liesAbout(call, endpoint, { refused: Object.keys(endpoint.refusals), isRoleChecked: true }).map((lie) => ({
    lie: `${call}: ${lie.name}`,
    text: sentenceOf(lie, endpoint),
  })),
);

it('puts every lie into Chinese words', () => {
  expect(told.length).toBeGreaterThan(2_000);
  expect(told.filter(({ text }) => text === undefined || !/\p{Script=Han}/u.test(text) || text.includes('$'))).toEqual(
    [],
  );
});

it('tells the lies of a call apart', () => {
  const lines = told.map(({ lie, text }) => `${lie.split(': ')[0]}: ${text}`);
  expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
});

it.each([
  ['pageStudents: records[].studentNo is missing', '没有 records[].studentNo（学号）'],
  ['addStudent: what is duplicateNumber has another code', '该拒绝时换了结果码：学号 {studentNo} 已被 {name} 使用'],
  ['pageStudents: pages overlap', '前后两页重复一条'],
])('says %s as %s', (lie, text) => {
  expect(told.find((one) => one.lie === lie)?.text).toBe(text);
});
