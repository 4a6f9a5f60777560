import { describe, expect, it } from 'vitest';
import type { SheetPart } from './document.ts';
import { Materials } from './materials.ts';
import { printDocument } from './print.ts';
import { openPdf } from './testing/pages.ts';
import { asks, documentOf, paper, sheet } from './testing/samples.ts';
import { richText } from './text.ts';
import { compileSource, createCompiler } from './typst.ts';

/** Every sign that means something in Typst, LaTeX, JSON or HTML, alone and in the combinations that Typst knows. */
const literal = [
  '#panic("x") #let x = 1',
  '*粗* _斜_ `码` ```块``` <label> @ref',
  'a~b a--b a---b a...b -?- \\n \\ \\u{41}',
  '// 注释 /* 注释 */ https://example.com',
  '= 标题 == 二级 - 项 + 项 / 词: 义',
  '[内容] {代码} (x) "引" \'号\' “双” ‘单’',
  '5 $ 与 & % ^ | ; : ! ? &lt;b&gt; <b>粗</b>',
];

async function textOf(pdf: Uint8Array): Promise<string> {
  const opened = await openPdf(pdf);
  const pages = Array.from({ length: opened.pages }, (_, index) => index + 1);
  const texts = await Promise.all(pages.map((page) => opened.text(page)));
  await opened.close();
  return texts.join('');
}

const compact = (text: string): string => text.replace(/\s/gu, '');

describe('printed text', () => {
  it('comes out as it is written, whatever it would mean in a source', async () => {
    const [title = '', ...stems] = literal;
    const document = documentOf(
      {
        ...paper(
          stems.map((stem) => asks(stem, { answer: stem, rubric: [{ text: stem, score: 3 }] })),
          { withAnswers: true },
        ),
        title,
      },
      {
        kind: 'report',
        title,
        blocks: [
          { block: 'keyFigures', keyFigures: literal.map((text) => ({ label: text, value: text })) },
          { block: 'table', header: ['甲'], align: ['left'], rows: literal.map((text) => [text]) },
          {
            block: 'bars',
            bars: literal.map((text) => ({ label: text, share: 0.5, tone: 'good' as const, note: text })),
          },
        ],
      },
      sheet('A4', { title, copies: [{ code: '#1', studentName: '#王*', className: '$1 班_', studentNo: '<7>' }] }),
    );
    const { pdf, problems } = printDocument(document);
    expect(problems).toEqual([]);
    const text = await textOf(pdf);
    for (const line of literal) {
      const times = text.split(compact(line)).length - 1;
      expect(times, line).toBeGreaterThanOrEqual(line === title ? 3 : 6);
    }
    expect(text).toContain('班级：$1班_姓名：#王*学号：<7>');
  });

  it('names the number that sheets ask for in their head, their notes and over the boxes', async () => {
    const of = async (change: Partial<SheetPart>) => {
      const { pdf, problems } = printDocument(documentOf(sheet('A4', { isExam: true, ...change })));
      expect(problems).toEqual([]);
      return textOf(pdf);
    };
    const exam = await of({ number: 'exam' });
    expect(exam).toContain('准考证号：20250107');
    expect(exam).toContain('核对或填写班级、姓名和准考证号。');
    expect(exam.replace('准考证号：', '').replace('和准考证号。', '')).toContain('准考证号');
    expect(exam).not.toContain('学号');
    expect(await of({})).not.toContain('准考证号');
    // A grid narrower than the words over it.
    expect(await of({ number: 'exam', numberDigits: 1 })).toContain('准考证号：');
  });

  it('shows what it cannot print as a sign, and tells it, in names too', async () => {
    const { pdf, problems } = printDocument(
      documentOf(
        paper([asks('表情 😀 与 $x+\\text{𠮷}$')]),
        sheet('A4', { copies: [{ code: '1', studentName: '李𠮷祥' }] }),
      ),
    );
    expect(problems).toEqual(['字库中没有“😀”（U+1F600），以“〓”代替', '字库中没有“𠮷”（U+20BB7），以“〓”代替']);
    const text = await textOf(pdf);
    expect(text).toContain('表情〓与');
    expect(text).toContain('姓名：李〓祥');
  });

  it('prints rare characters of names, letters of phonetics, accents and small digits', async () => {
    const shown = '陈㐀 张龘 牛犇 阿依努尔·艾力 /ˈæpl ʃɪŋ θəʊ/ nǐ hǎo x₁ y⁻ č ½';
    const { pdf, problems } = printDocument(documentOf(paper([asks(shown)])));
    expect(problems).toEqual([]);
    expect(await textOf(pdf)).toContain(compact(shown));
    const opened = await openPdf(pdf);
    expect(await opened.missing(1)).toBe(0);
    await opened.close();
  });

  it('has a glyph for each character that it says to have beside those of the Chinese font', async () => {
    const ranges = [
      [0x100, 0x2ff],
      [0x2070, 0x209c],
      [0x2150, 0x215f],
    ] as const;
    const all = ranges.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    );
    const { pdf } = printDocument(documentOf(paper([asks(all.join(' '))])));
    const opened = await openPdf(pdf);
    for (let page = 1; page <= opened.pages; page++) expect(await opened.missing(page)).toBe(0);
    await opened.close();
  });

  it('would show a missing glyph to these tests', async () => {
    const compiler = createCompiler();
    const compiled = compileSource(compiler, '#text(font: "Noto Sans SC", fallback: false)[甲𠮷乙]');
    if ('problem' in compiled) throw new Error(compiled.problem);
    const opened = await openPdf(compiler.pdf(compiled.document));
    expect(await opened.missing(1)).toBe(1);
    await opened.close();
  });
});

describe('marks', () => {
  /** A printed page as a picture, with its text and the feet of its lines in millimetres. */
  async function look(stem: string, options: string[] = []) {
    const { pdf, problems } = printDocument(documentOf(paper([asks(stem, { options })])));
    expect(problems).toEqual([]);
    const opened = await openPdf(pdf);
    const [pieces, shades, text] = await Promise.all([opened.pieces(1), opened.render(1), opened.text(1)]);
    await opened.close();
    return { text, shades, feet: [...new Set(pieces.map(({ y }) => Math.round(10 * y) / 10))] };
  }

  it.each([
    ['dots below its characters, none below punctuation', '{.睨之，久}', 3],
    ['a line under it', '{_睨之，久}', 1],
    ['a wave under it', '{~睨之，久}', 1],
  ])('set %s, between its line and the next one', async (_, marked, count) => {
    const [shown, plain] = await Promise.all([look(`${marked}\n睨之`), look('睨之，久\n睨之')]);
    expect([shown.text, shown.feet]).toEqual([plain.text, plain.feet]);
    const { width, pixels } = plain.shades;
    const added = [...shown.shades.pixels.keys()].filter((at) => pixels[at]! - shown.shades.pixels[at]! > 60);
    const mm = 25.4 / 150;
    const [rows, columns] = [added.map((at) => Math.floor(at / width) * mm), added.map((at) => (at % width) * mm)];
    const foot = plain.feet.at(-2)!;
    expect(Math.min(...rows)).toBeGreaterThan(foot + 0.3);
    expect(Math.max(...rows)).toBeLessThan(foot + 1.5);
    const runs = [...new Set(columns)].sort((one, other) => one - other);
    expect(runs.filter((x, index) => index === 0 || x - runs[index - 1]! > 1).length).toBe(count);
  });

  it('leave lines of long stems and of options where they are', async () => {
    const marked = '{.睨}之久而不去，{.“忿然”}曰，h{_a}t；';
    const pages = [marked, marked.replace(/[{}._]/g, '')].map((text) => look(text.repeat(8), [text, text, '甲', '乙']));
    const [shown, plain] = await Promise.all(pages);
    expect(shown!.text).toContain('睨之久而不去，“忿然”曰');
    expect(shown!.feet).toEqual(plain!.feet);
  });
});

describe('text as pieces', () => {
  const pieces = (text: string) => richText(text, new Materials());

  it('takes formulas, blanks and line breaks out of it', () => {
    expect(pieces('求 $x^2$ 的值____。\n第二行')).toEqual([
      {
        latin: false,
        runs: [{ text: '求 ' }, { math: 'x^2' }, { text: ' 的值' }, { blank: 4.5, closed: true }, { text: '。' }],
      },
      { latin: false, runs: [{ text: '第二行' }] },
    ]);
  });

  it('keeps a dollar sign without its pair, and fewer than four underscores', () => {
    expect(pieces('5 $ 与 ___')).toEqual([{ latin: false, runs: [{ text: '5 $ 与 ___' }] }]);
    expect(pieces('$$')).toEqual([{ latin: true, runs: [{ text: '$$' }] }]);
  });

  it('makes a longer blank of more underscores, as far as a line goes', () => {
    const widths = ['____', '________', '_'.repeat(60)].map((text) => pieces(text)[0]!.runs[0]);
    expect(widths).toEqual([{ blank: 4.5 }, { blank: 8 }, { blank: 20 }]);
  });

  it('takes marks out of braces with a sign, all else in braces as it stands', () => {
    expect(pieces('{.睨}之{_惟手熟尔}$x$')[0]!.runs).toEqual([
      { mark: 'dot', runs: [{ text: '睨' }] },
      { text: '之' },
      { mark: 'line', runs: [{ text: '惟手熟尔' }] },
      { math: 'x', before: true },
    ]);
    expect(pieces('{____}{.}{字}{~a\nb}').map(({ runs }) => runs)).toEqual([
      [{ text: '{' }, { blank: 4.5 }, { text: '}{.}{字}{~a' }],
      [{ text: 'b}' }],
    ]);
  });

  it('leaves room between a formula and the text that touches it, and keeps punctuation behind it', () => {
    expect(pieces('边$a$，长$b$cm')[0]!.runs.filter((run) => 'math' in run)).toEqual([
      { math: 'a', before: true, closed: true },
      { math: 'b', before: true, after: true },
    ]);
  });

  it('sets quotation marks of a Latin line and apostrophes within words narrow', () => {
    expect(pieces('“Yes,” he said.')[0]!.latin).toBe(true);
    expect(pieces('他说 it’s 好')).toEqual([
      { latin: false, runs: [{ text: '他说 it' }, { text: '’', narrow: true }, { text: 's 好' }] },
    ]);
  });
});
