import { describe, expect, it } from 'vitest';
import type { PaperPart } from './document.ts';
import type { PaperQuestion } from './paper-question.ts';
import { printDocument } from './print.ts';
import { lookAt, type Sight } from './testing/sight.ts';
import { asks, documentOf, paper } from './testing/samples.ts';
import { compileSource, createCompiler } from './typst.ts';

// Whoever looks at papers finds what is wrong; and a paper that is answered on itself is as full as others.

const compiler = createCompiler();

/** A page of A4 as papers have it, with what Typst makes of a source, and a last one. */
function lookAtSource(source: string): Promise<Sight> {
  const compiled = compileSource(
    compiler,
    `#set page(width: 210mm, height: 297mm, margin: (x: 20mm, top: 18mm, bottom: 20mm))
#set text(font: "Noto Serif SC", size: 10.5pt, top-edge: 0.9em, bottom-edge: -0.32em)
${source}`,
  );
  if ('problem' in compiled) throw new Error(compiled.problem);
  return lookAt(new Uint8Array(compiler.pdf(compiled.document)), { size: 'A4', isExam: false });
}

const svg = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#222"/></svg>`;

const picture = `image(bytes(${JSON.stringify(svg(100, 100))}), width: 20mm)`;

describe('whoever looks at a paper', () => {
  it('finds nothing wrong with what is right', async () => {
    const rows = 'A．甲#h(3em)B．乙#h(3em)C．丙\n\n';
    const { faults, foot, figures } = await lookAtSource(`1．题目（　　）\n\n${rows}#${picture}\n#pagebreak()\n终`);
    expect({ faults, figures }).toEqual({ faults: [], figures: 1 });
    expect(foot).toBeGreaterThan(0.8);
  });

  it('measures white at the foot and within, but for the last page', async () => {
    const { foot, gap } = await lookAtSource('上#v(100mm)下#v(120mm)#pagebreak()终');
    expect(gap).toBeCloseTo(105 / 259, 1);
    expect(foot).toBeCloseTo(147 / 259, 1);
    expect((await lookAtSource('上')).foot).toBe(0);
  });

  it.each([
    ['行首是', '第一行#linebreak()，第二行'],
    ['重叠', '一行文字#place(top, dy: 1mm)[另一行字]'],
    ['页边有墨', '#place(dx: 168mm)[出格]'],
    ['选项没有对齐', 'A．甲#h(9em)B．乙#linebreak()C．丙#h(7em)D．丁'],
    ['选项没有对齐', 'A．甲#h(9em)B．乙#h(3em)C．丙#h(5em)D．丁'],
    ['选项与题干分在两栏', 'A．甲#pagebreak()B．乙'],
    ['栏底只有', '一、选择题（共2题）#pagebreak()1．题'],
    ['图超出版心', `#move(dx: 155mm, ${picture})`],
    ['图与文字相碰', `#block(spacing: 0pt, ${picture})#place(dy: -2mm)[压在图上]`],
  ])('finds “%s”', async (fault, source) => {
    expect((await lookAtSource(source)).faults.join()).toContain(fault);
  });
});

describe('a paper with room to write', () => {
  const figures = [svg(150, 100), svg(420, 160), svg(300, 300), svg(560, 420)];

  it.each([24, 60, 110])('of %i mm loses no more of a page than its room and a third', async (space) => {
    for (let first = 0; first < figures.length; first++) {
      const questions = Array.from({ length: 12 }, (_, index): PaperQuestion => {
        const figure = figures[(first + index * index) % figures.length]!;
        return {
          ...asks(`第 ${index + 1} 题，${'如图所示的装置'.repeat(3 + ((index * 7) % 11))}。求：（1）一；（2）二。`),
          number: index + 1,
          figure,
          space,
        };
      });
      const { pdf } = printDocument(documentOf(paper(questions, { withSpace: true })));
      const { foot, faults } = await lookAt(pdf, { size: 'A4', isExam: false });
      expect(faults).toEqual([]);
      expect(foot * 259 - space).toBeLessThan(259 / 3);
    }
  });

  it('has squares or lines for a composition, which go on over the page', async () => {
    const asked = (essay: PaperQuestion['essay']) =>
      paper([{ ...asks('以“窗外”为题作文。'), essay: essay! }], { withSpace: true });
    const look = async (part: PaperPart) => lookAt(printDocument(documentOf(part)).pdf, { size: 'A4', isExam: false });
    const [squared, lined, without] = await Promise.all([
      look(asked({ squares: 900 })),
      look(asked({ lines: 16 })),
      look({ ...asked({ squares: 900 }), withSpace: false }),
    ]);
    expect([squared, lined, without].map(({ pages, faults }) => ({ pages, faults }))).toEqual(
      [2, 1, 1].map((pages) => ({ pages, faults: [] })),
    );
    expect(squared.foot).toBeLessThan(0.06);
    expect(lined.gap).toBeLessThan(0.06);
  });
});
