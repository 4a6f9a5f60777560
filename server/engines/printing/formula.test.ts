import { describe, expect, it } from 'vitest';
import { typstFormula } from './formula.ts';
import { printDocument } from './print.ts';
import { openPdf } from './testing/pages.ts';
import { asks, documentOf, paper } from './testing/samples.ts';

/** Formulas as the bank and teachers write them, with what they are printed as. */
const formulas: [tex: string, typst: string][] = [
  ['\\frac{1}{2}', 'frac(1, 2)'],
  ['60^\\circ', '60 °'],
  ['20^{\\circ}\\mathrm{C}', '20 ° upright(C)'],
  ['|a|=|b|', 'class("opening", |) a class("closing", |) = class("opening", |) b class("closing", |)'],
  ['-|-3|', '-class("opening", |) - 3 class("closing", |)'],
  ['2|x|', '2 class("opening", |) x class("closing", |)'],
  ['P(A|B)', 'P(A | B)'],
  ['\\left|x\\right|', 'lr(|x|)'],
  ["y''", "y''"],
  ['\\triangle ABC', 'class("normal", triangle.t) A B C'],
  ['\\mathrm{^{14}_{6}C}', 'upright(""_6^14 C)'],
  ['_n', '""_n'],
  ['\\log_32', 'log_3 2'],
  ['\\mathrm{CH_2{=}CHCl}', 'upright(C H_2  class("normal", =)  C H C l)'],
  ['\\mathrm{H-Cl}', 'upright(H  class("normal", -)  C l)'],
  ['A\\overset{\\text{点燃}}{=}B', 'A thick limits(= #h(-math.thin.amount) = #h(-math.thin.amount) =)^"点燃" thick B'],
  ['\\mathrm{3d^54s^1}', 'upright(3 d^5 4 s^1)'],
  ['\\text{速度|"快"}', '"速度|\\u{201d}快\\u{201d}"'],
  ['\\text{arrow.t _x}', '"arrow.t _x"'],
  ['\\left\\{\\begin{aligned}x&=1\\\\y&=2\\end{aligned}\\right.', 'cases(x &= 1, y &= 2)'],
];

/** What is no formula, or none that we know. */
const unknown = [
  '\\foo{x}',
  '\\color{red}x',
  '\\frac{1}',
  'x_',
  '{',
  'a#b',
  '\\text{#panic()}',
  '\\ce{H2O}',
  'p & q',
  '\\input{x}',
];

describe('a formula', () => {
  it.each(formulas)('%s is printed as it is meant', (tex, typst) => {
    expect(typstFormula(tex)).toBe(typst);
    const { problems } = printDocument(documentOf(paper([asks(`设 $${tex}$ 成立`)])));
    expect(problems).toEqual([]);
  });

  it('that is a table has its lines', () => {
    const table = typstFormula('\\begin{array}{c|cc}x&1&2\\\\\\hline y&3&4\\end{array}');
    expect(table).toContain('augment: #(hline: (1,), vline: (1,)');
    expect(table).toContain('x, 1, 2; y, 3, 4)');
    expect(table).not.toContain('hline y');
  });

  it.each(unknown)('%s that cannot be set is printed as its source, and told', async (tex) => {
    const { pdf, problems } = printDocument(documentOf(paper([asks(`设 $${tex}$ 成立，而 $x+1$ 也成立`)])));
    expect(problems).toEqual([`公式无法排版，已印原文：${tex}`]);
    const opened = await openPdf(pdf);
    expect(await opened.text(1)).toContain(`设${tex.replace(/\s/g, '')}成立，而`);
    await opened.close();
  });

  it('that is converted into something that cannot be set is found, and only it', () => {
    // tex2typst writes a backslash at the end of a text as it is, which leaves the text without an end.
    const broken = '\\text{a\\\\}';
    const document = documentOf(paper([asks(`$${broken}$ 与 $x^2$`)]));
    const expected = [`公式无法排版，已印原文：${broken}`];
    expect(printDocument(document).problems).toEqual(expected);
    expect(printDocument(document).problems).toEqual(expected);
  });
});
