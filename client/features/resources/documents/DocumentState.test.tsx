import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { documentStates } from '../../../../contracts/states.ts';
import { renderWithApp } from '../../../components/testing.tsx';
import { sending } from '../uploading/uploads.ts';
import { DocumentName } from './DocumentName.tsx';
import { DocumentState } from './DocumentState.tsx';

afterEach(() => {
  sending.parts = {};
});

const show = (state: (typeof documentStates)[number], id = '7', ahead = 0) =>
  renderWithApp(<DocumentState document={{ id, state, ahead }} />).container.querySelector(':scope > :not(style)')
    ?.textContent;

describe('the state of a document', () => {
  it('R4.18 is told in a word for each of 0 to 5', () => {
    expect(documentStates.map((state) => show(state))).toEqual([
      '待上传',
      '上传中',
      '识别中',
      '已完成',
      '识别失败',
      '已删除',
    ]);
  });

  it('R4.18 tells the place in the queue while it waits there', () => {
    expect(show(2, '7', 3)).toBe('排队中前面还有 3 份');
    expect(show(3, '7', 3)).toBe('已完成');
  });

  it('R4.18 tells the part of a file that this page sends, before the list knows of it', () => {
    sending.parts = { 7: 0, 8: 0.426, 9: 1 };
    expect(show(0, '7')).toBe('待上传');
    expect(show(0, '8')).toBe('上传中 42%');
    expect(show(1, '8')).toBe('上传中 42%');
    expect(show(1, '9')).toBe('上传中');
    expect(show(2, '9')).toBe('识别中');
  });
});

it('the name of a document has the sign of its kind, a word for unread, and why it failed', () => {
  const file = { title: '单元卷', kind: 'pdf', failReason: '文件已损坏' } as const;
  renderWithApp(<DocumentName document={file} unread />);
  expect(screen.getByRole('img', { name: 'PDF' })).toBeTruthy();
  expect(screen.getByText('未读')).toBeTruthy();
  expect(screen.getByText('文件已损坏')).toBeTruthy();
});
