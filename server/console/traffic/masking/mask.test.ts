import { expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import type { Endpoint } from '../../../../contracts/endpoint.ts';
import { hidden, masked, maskedMessage } from './mask.ts';
import { Pseudonyms } from './pseudonyms.ts';

const names = () => new Pseudonyms('salt');

const maskedData = (endpoint: Endpoint, data: unknown) => masked(data, endpoint.data, names()) as never;

it('calls people otherwise by what a field is declared as, and leaves ids, words and names of classes', () => {
  const row = {
    id: '1001',
    name: '方晓雨',
    studentNo: '20260101',
    className: '1班',
    guardianPhone: '13812345678',
    status: 0,
  };
  const { records } = maskedData(calls.pageStudents, { records: [row] }) as { records: Record<string, string>[] };
  const [student] = records;
  expect(student).toMatchObject({ id: '1001', className: '1班', status: 0 });
  expect(student!['name']).toMatch(/^\p{Script=Han}{3}$/u);
  expect(student!['name']).not.toBe('方晓雨');
  expect(student!['studentNo']).toMatch(/^9\d{11}$/);
  expect(student!['guardianPhone']).toMatch(/^139\d{8}$/);
  expect(maskedData(calls.pageStudents, { records: [row] })).toEqual({ records });
});

it('calls them the same within other texts of the same answer', () => {
  const value = { title: '方晓雨的作业', name: '方晓雨' };
  const { title, name } = maskedData(calls.pageStudents, { records: [value] })['records'][0] as typeof value;
  expect(title).not.toContain('方晓雨');
  expect(name).not.toBe('方晓雨');
});

it('leaves out secrets and what people have written, declared or not', () => {
  expect(maskedData(calls.addTeacher, { id: '1', password: 'understudy9' })).toEqual({ id: '1', password: hidden });
  const extra = {
    accessToken: 'a.b.c',
    content: '我今天很难过',
    mobile: '13812345678',
    other: '说不清是什么',
    day: '2026-10-15',
  };
  const shown = masked(extra, undefined, names()) as typeof extra;
  expect(shown).toMatchObject({
    accessToken: hidden,
    content: '（文字 6 字）',
    other: '（未声明的文字 6 字）',
    day: '2026-10-15',
  });
  expect(shown.mobile).not.toBe('13812345678');
});

it('leaves the text of an envelope where it is declared, and its length where nobody knows it', () => {
  expect(maskedMessage(calls.addStudent, '操作成功')).toBe('操作成功');
  expect(maskedMessage(calls.addStudent, '学号 20260101 已被 方晓雨 使用')).toBe('学号 {studentNo} 已被 {name} 使用');
  expect(maskedMessage(calls.addStudent, '方晓雨不能这样')).toBe('（文字 7 字）');
});

it('tells nobody from another recording', () => {
  expect(new Pseudonyms('other').of('name', '方晓雨')).not.toBe(names().of('name', '方晓雨'));
});
