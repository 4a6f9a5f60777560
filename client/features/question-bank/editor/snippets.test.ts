import { describe, expect, it } from 'vitest';
import { pictureFault } from './picture.ts';
import { snippets, withSnippet } from './snippets.ts';

const insert = (name: string, text: string, from = text.length, to = from) => {
  const snippet = snippets.find((known) => known.name === name)!;
  const { text: after, caret } = withSnippet(text, { from, to }, snippet);
  return `${after.slice(0, caret)}|${after.slice(caret)}`;
};

describe('inserting by button', () => {
  it('puts a blank where typing stands', () => {
    expect(insert('填空', '等于。', 2)).toBe('等于____|。');
  });

  it('begins a formula for a sign outside of one, and none within', () => {
    expect(insert('根号', '求 ')).toBe('求 $\\sqrt{|}$');
    expect(insert('根号', '求 $x+$', 5)).toBe('求 $x+\\sqrt{|}$');
    expect(insert('根号', '若 $x$ 则 ')).toBe('若 $x$ 则 $\\sqrt{|}$');
  });

  it('does not take a dollar sign of the line above for the beginning of a formula', () => {
    expect(insert('乘号', '价格 $5\n')).toBe('价格 $5\n$\\times |$');
  });

  it('puts what was selected into the sign', () => {
    expect(insert('分数', '$a$', 1, 2)).toBe('$\\frac{a|}{}$');
    expect(insert('公式', 'x>0', 0, 3)).toBe('$x>0|$');
  });

  it('puts a mark around what was selected', () => {
    expect(insert('着重号', '睨之', 0, 1)).toBe('{.睨|}之');
    expect(insert('波浪线', '睨之', 0, 2)).toBe('{~睨之|}');
  });

  it('leaves nothing of the mark behind', () => {
    for (const { name } of snippets) expect(insert(name, '').replace('|', '')).not.toContain('|');
  });
});

describe('the picture of a question', () => {
  it('is a PNG, JPEG or SVG of up to 500 KB', () => {
    expect(pictureFault({ type: 'image/png', size: 512_000 })).toBeUndefined();
    expect(pictureFault({ type: 'image/svg+xml', size: 10 })).toBeUndefined();
    expect(pictureFault({ type: 'image/jpeg', size: 512_001 })).toBe('图片超过 500 KB，请压缩后再上传');
    expect(pictureFault({ type: 'image/gif', size: 10 })).toBe('请选择 PNG、JPEG 或 SVG 图片');
  });
});
