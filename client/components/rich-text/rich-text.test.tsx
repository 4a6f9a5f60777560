// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawingOf, widthOf } from './drawing.ts';
import { Figure } from './Figure.tsx';
import { RichText } from './RichText.tsx';
import { loadKatex } from './use-katex.ts';

afterEach(cleanup);

/** A text once KaTeX has come. */
async function shown(text: string): Promise<HTMLElement> {
  await loadKatex();
  return render(<RichText text={text} />).container;
}

const errors = (container: HTMLElement) =>
  [...container.querySelectorAll('[title]')].map((element) => [element.textContent, element.getAttribute('title')]);

// Word joiners keep punctuation at its formula and are no part of the text.
const plain = (container: HTMLElement) => container.textContent.replaceAll('\u2060', '');

describe('RichText', () => {
  it('shows the source of a formula until the library has come, then the formula', async () => {
    const { container } = render(<RichText text="若 $x^2=4$" />);
    expect(container.textContent).toContain('$x^2=4$');
    await waitFor(() => expect(container.querySelector('.katex')).not.toBeNull());
    expect(container.textContent).not.toContain('$');
  });

  it('sets what stands between dollar signs, readable for those who cannot see it', async () => {
    const container = await shown('若 $\\frac{1}{2}x$ 与 $y$ 相等');
    expect(container.querySelectorAll('.katex')).toHaveLength(2);
    expect(container.querySelector('.katex-html [class*="frac-line"]')).not.toBeNull();
    expect(container.querySelector('math mfrac')).not.toBeNull();
  });

  it('sets another formula when the text changes', async () => {
    await loadKatex();
    const { container, rerender } = render(<RichText text="$x$" />);
    rerender(<RichText text="$y$" />);
    expect(container.querySelector('annotation')?.textContent).toBe('y');
    expect(container.querySelectorAll('.katex')).toHaveLength(1);
  });

  it('draws a blank as wide as it was written, within limits', async () => {
    const container = await shown('____和______________和___');
    const blanks = [...container.querySelectorAll<HTMLElement>('[aria-label="填空"]')];
    expect(blanks.map(({ style }) => style.width)).toEqual(['4.5em', '14em']);
    expect(plain(container)).toBe('和和___');
  });

  it('marks what is in braces with a sign, as text that can do nothing', async () => {
    const container = await shown('{.睨}之，{_<b>惟</b>手熟尔}与{~微斯人}');
    const marked = [...container.querySelectorAll<HTMLElement>('[data-emphasis]')];
    expect(marked.map(({ dataset, textContent }) => [dataset['emphasis'], textContent])).toEqual([
      ['dot', '睨'],
      ['line', '<b>惟</b>手熟尔'],
      ['wave', '微斯人'],
    ]);
    expect(container.querySelector('b')).toBeNull();
    expect(container.textContent).not.toMatch(/[{}]/);
  });

  it('ends lines where the text does', async () => {
    const container = await shown('第一行\n第二行\n');
    expect(container.querySelectorAll('br')).toHaveLength(2);
    expect(container.textContent).toBe('第一行第二行');
  });

  it('takes markup and lone dollar signs literally', async () => {
    const text = '<b>5</b> &lt; **6** 每斤 $5，\n共 $8';
    const container = await shown(text);
    expect(container.textContent).toBe(text.replace('\n', ''));
    expect(container.querySelector('b, .katex')).toBeNull();
  });

  it('shows broken LaTeX as its source, and says in Chinese where it breaks', async () => {
    const container = await shown('若 $\\frac{1$ 则 $\\nothing$');
    expect(errors(container)).toEqual([
      ['$\\frac{1$', expect.stringMatching(/^公式写法有误（第 \d+ 个字符附近）$/)],
      ['$\\nothing$', '公式写法有误（第 1 个字符附近）'],
    ]);
    expect(container.querySelector('.katex')).toBeNull();
  });

  it('follows no address in a formula', async () => {
    const container = await shown('$\\href{javascript:alert(1)}{x}$ $\\includegraphics{https://a.example/b.png}$');
    expect(container.querySelector('a, img')).toBeNull();
  });

  it('keeps punctuation at the formula and the blank that it belongs to', async () => {
    const container = await shown('（$x$，____）和 $y$ 时');
    expect(container.textContent).toContain('（\u2060');
    expect(container.textContent).toContain('\u2060，');
    expect(container.textContent).toContain('\u2060）和 ');
    expect(container.textContent).toMatch(/[^\u2060] 时$/);
  });
});

const address = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
const drawn = (inner: string) =>
  address(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 80" fill="none">${inner}</svg>`);

describe('the figure of a question', () => {
  it('is part of the page where it is a plain drawing, so that its letters are in the font of the page', () => {
    const figure = drawn('<g><line x1="0" y1="0" x2="9" y2="9" stroke-width="2"/><text x="5" y="5">和</text></g>');
    const drawing = drawingOf(figure)!;
    expect(widthOf(drawing)).toBe(160);
    const { container } = render(<Figure figure={figure} drawing={drawing} />);
    expect(container.querySelector('svg line')?.getAttribute('stroke-width')).toBe('2');
    expect(container.querySelector('svg text')?.textContent).toBe('和');
    expect(container.querySelector('img')).toBeNull();
  });

  it('stays a picture, which can do nothing, where it is anything else', () => {
    const others = [
      drawn('<script>alert(1)</script>'),
      drawn('<a href="https://a.example"><text>x</text></a>'),
      drawn('<rect width="1" height="1" onclick="alert(1)"/>'),
      drawn('<rect width="1" height="1" fill="url(#x)"/>'),
      drawn('<image href="https://a.example/b.png"/>'),
      drawn('<rect style="fill:red"/>'),
      drawn('<text>broken'),
      address('<html/>'),
      'data:image/png;base64,iVBORw0KGgo=',
      'data:image/svg+xml;base64,A',
    ];
    expect(others.map(drawingOf)).toEqual(others.map(() => undefined));
    const { container } = render(<Figure figure={others[0]!} drawing={undefined} />);
    expect(container.querySelector('img')?.alt).toBe('题目配图');
  });
});
