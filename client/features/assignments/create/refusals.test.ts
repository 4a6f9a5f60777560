import { expect, it } from 'vitest';
import type { Endpoint } from '../../../../contracts/endpoint.ts';
import { addAssignment } from '../../../../contracts/wrongbook/assignments.ts';
import { addPaper } from '../../../../contracts/wrongbook/papers.ts';
import { CallError } from '../../../api/errors.ts';
import { refusalOf, refusedQuestion } from './refusals.ts';

const placeOf = (endpoint: Endpoint, message: string) => {
  const { step, field } = refusalOf(endpoint, new CallError({ code: 400, status: 400, message }));
  return `${step} ${field}`.trim();
};

const filled = (text: string): string => text.replace(/\{\w+\}/g, '7');

it('leads what the contract refuses to where it is mended', () => {
  expect(Object.values(addPaper.refusals).map((text) => placeOf(addPaper, filled(text)))).toEqual([
    'choose',
    'choose',
    'choose',
    'choose',
    'choose',
  ]);
  const { notTaught, noMistakes, notSupported, past, nobody, otherSubject } = addAssignment.refusals;
  expect(
    [notTaught, noMistakes, notSupported, past, nobody].map((text) => placeOf(addAssignment, filled(text))),
  ).toEqual(['setup classes', 'choose', 'setup lesson', 'setup dueDate', 'setup classes']);
  expect(placeOf(addAssignment, otherSubject)).toBe('choose');
});

it('leads a refused field to the field that fills it', () => {
  expect(placeOf(addAssignment, 'title:不能为空')).toBe('setup title');
  expect(placeOf(addPaper, 'sections:不能超过 10 项')).toBe('choose');
});

it('leaves the rest at the last step', () => {
  expect(placeOf(addAssignment, '服务异常')).toBe('preview');
});

it('reads which question of the paper a refusal is about', () => {
  const refusal = { step: 'choose', field: '', message: '第 12 题与前面的题目重复' } as const;
  expect(refusedQuestion(refusal)).toEqual({ number: 12, message: refusal.message });
  expect(refusedQuestion({ ...refusal, message: '试卷还没有题目' })?.number).toBeUndefined();
  expect(refusedQuestion({ ...refusal, step: 'setup' })).toBeUndefined();
  expect(refusedQuestion(null)).toBeUndefined();
});
