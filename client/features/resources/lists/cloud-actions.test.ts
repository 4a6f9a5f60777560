// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { CloudDocument } from '../documents/document.ts';
import { cloudActions, type Rights } from './cloud-actions.ts';
import { actionsOf } from './print-actions.ts';

const document: CloudDocument = {
  id: '7',
  teacherId: '9001',
  teacherName: '周雅琴',
  title: '单元卷',
  kind: 'pdf',
  extension: 'pdf',
  size: 10,
  pages: 1,
  state: 3,
  failReason: '',
  ahead: 0,
  createTime: '2026-10-15 08:00:00',
  scope: 0,
  classId: '',
  className: '',
  gradeId: '',
  subjectId: '',
  version: 1,
};

const own = { mayChange: true, mayPrint: true };
const labels = (state: CloudDocument['state'], rights: Rights = own) =>
  cloudActions({ ...document, state }, rights).map(({ label }) => label);

it('R4.18 each state of a cloud document allows what makes sense in it', () => {
  expect(labels(0)).toEqual(['上传文件', '重命名', '共享', '删除']);
  expect(labels(0, { ...own, isSent: true })).toEqual(['重命名', '共享', '删除']);
  expect(labels(1)).toEqual(['重命名', '共享', '删除']);
  expect(labels(2)).toEqual(['下载', '重命名', '共享', '删除']);
  expect(labels(3)).toEqual(['预览', '打印', '下载', '重命名', '共享', '删除']);
  expect(labels(4)).toEqual(['重试', '下载', '重命名', '共享', '删除']);
});

it('R4.18 each state of a print item allows what makes sense in it', () => {
  const item = { ...document, isRead: 1, copies: 1, printMode: 1 } as const;
  const offered = ([0, 1, 2, 3, 4] as const).map((state) => actionsOf({ ...item, state }, false));
  expect(offered.map((actions) => actions.map(({ label }) => label))).toEqual([
    ['上传文件', '删除'],
    ['删除'],
    ['下载', '删除'],
    ['预览', '下载', '删除'],
    ['重试', '下载', '删除'],
  ]);
  expect(actionsOf({ ...item, state: 0 }, true).map(({ label }) => label)).toEqual(['删除']);
});

it('colleagues look at what is shared, save and print it, and change nothing', () => {
  expect(labels(3, { mayChange: false, mayPrint: true })).toEqual(['预览', '打印', '下载']);
  expect(labels(3, { mayChange: true, mayPrint: false })).toEqual(['预览', '下载', '重命名', '共享', '删除']);
});

it('R9.17 the select button of a cloud document is off by default, and hands the document over where it is on', () => {
  const onSelect = vi.fn();
  expect(labels(3, { ...own, onSelect })).not.toContain('选择');
  const [select] = cloudActions(document, { ...own, onSelect, selectShown: true });
  expect(select!.label).toBe('选择');
  select!.run();
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(document);
  expect(labels(2, { ...own, onSelect, selectShown: true })).not.toContain('选择');
});
