import { describe, expect, it } from 'vitest';
import { uploadResource } from '../../../../contracts/wrongbook/documents.ts';
import { faultOf, titleFrom } from './files.ts';

describe('files to upload', () => {
  it('are called as they are on disk without the ending, within what the call takes', () => {
    expect(['单元卷.pdf', 'a.b.docx', 'README', '.pdf', ' 卷 .png', '第\u0007一题.pdf'].map(titleFrom)).toEqual([
      '单元卷',
      'a.b',
      'README',
      '未命名',
      '卷',
      '第 一题',
    ]);
    const long = titleFrom(`${'卷'.repeat(99)}𠮷𠮷.pdf`);
    expect(long).toBe('卷'.repeat(99));
    for (const name of ['\ud800.pdf', `${'𠮷'.repeat(80)}.pdf`, '\n.png']) {
      expect(uploadResource.input.shape.title.safeParse(titleFrom(name)).success).toBe(true);
    }
  });

  it('are not sent when they are empty or too large', () => {
    expect([0, 1, 50 * 1024 ** 2, 50 * 1024 ** 2 + 1].map((size) => faultOf({ size }))).toEqual([
      '文件是空的',
      '',
      '',
      '超过 50 MB',
    ]);
  });
});
