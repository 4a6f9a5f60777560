import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { PrintPart } from './document.ts';
import type { PaperQuestion } from './paper-question.ts';
import { printDocument } from './print.ts';
import { openPdf, type Piece, type Shades } from './testing/pages.ts';
import { asks, documentOf, paper } from './testing/samples.ts';

const drawing = (width: number, height: number, text = 'A'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect x="1" y="1" width="${width - 2}" height="${height - 2}" fill="#222"/><text x="9" y="20" font-size="14" fill="#fff">${text}</text></svg>`;

interface Read {
  pages: string[];
  /** Of the first page. */
  pieces: Piece[];
  problems: string[];
  shades: (page: number) => Promise<Shades>;
}

async function read(...parts: PrintPart[]): Promise<Read> {
  const { pdf, pages, problems } = printDocument(documentOf(...parts));
  const opened = await openPdf(pdf);
  expect(opened.pages).toBe(pages);
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  const texts = await Promise.all(numbers.map((page) => opened.text(page)));
  return { pages: texts, pieces: await opened.pieces(1), problems, shades: (page) => opened.render(page, 50) };
}

/** The first and last place of ink within a strip of a page, in millimetres; undefined where there is none. */
function extent(shades: Shades, from: [x: number, y: number], to: [x: number, y: number]) {
  const places: [number, number][] = [];
  for (let y = from[1]; y < to[1]; y += 0.5) {
    for (let x = from[0]; x < to[0]; x += 0.5) if (shades.at(x, y) < 128) places.push([x, y]);
  }
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  return places.length === 0
    ? undefined
    : { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

const numbered = (count: number, make: (number: number) => Partial<PaperQuestion>): PaperQuestion[] =>
  Array.from({ length: count }, (_, index) => ({
    ...asks(`第 ${index + 1} 题`),
    number: index + 1,
    ...make(index + 1),
  }));

describe('a question paper', () => {
  it('has a title, lines for the student, numbered sections with what they are worth, and page numbers', async () => {
    const { pages } = await read({
      kind: 'paper',
      size: 'A4',
      title: '期中测试卷',
      subtitle: '满分 100 分',
      sections: [
        { title: '选择题', questions: numbered(20, () => ({ score: 3, options: ['甲', '乙', '丙', '丁'] })) },
        {
          title: '解答题',
          questions: [asks('求证', { number: 21, score: 8 }), asks('求解', { number: 22, score: 12.5 })],
        },
        { title: '附加题', questions: [asks('想一想', { number: 23, score: 10 })] },
      ],
    });
    const text = pages.join('');
    expect(text).toContain('期中测试卷满分100分班级：姓名：学号：得分：');
    expect(text).toContain('一、选择题（共20题，每题3分，共60分）1．第1题（）A．甲B．乙C．丙D．丁');
    expect(text).toContain('二、解答题（共2题，共20.5分）21．（8分）求证22．（12.5分）求解');
    expect(text).toContain('三、附加题（共1题，10分）23．想一想');
    pages.forEach((page, index) => expect(page).toContain(`第${index + 1}页共${pages.length}页`));
  });

  it('of an examination has its head, marks by part, what is to be known, and an edge that is sealed on its first page', async () => {
    const { pages, pieces, shades } = await read({
      kind: 'paper',
      size: 'A4',
      title: '九年级上期中考试 数学',
      exam: {
        schoolName: '青岚初级中学',
        term: '2026—2027学年第一学期',
        minutes: 120,
        full: 120,
        notices: ['密封线内不要答题。', '考试结束后交回。'],
      },
      sections: [
        { title: '选择题', questions: numbered(40, () => ({ score: 2, options: ['甲', '乙', '丙', '丁'] })) },
        { title: '解答题', questions: numbered(4, () => ({ score: 10 })) },
      ],
    });
    const [first, second] = pages as [string, string];
    expect(first).toContain('青岚初级中学2026—2027学年第一学期九年级上期中考试数学（考试时间：120分钟满分：120分）');
    expect(first).toContain('题号一二总分得分注意事项：1．密封线内不要答题。2．考试结束后交回。一、选择题');
    for (const word of ['学校', '班级', '姓名', '考号', '密', '封', '线']) expect(first).toContain(word);
    expect(second).not.toContain('考号');
    // Who it is stands left of the line, and everything else right of it.
    const left = (text: string) => pieces.find((piece) => piece.text.includes(text))!.x;
    expect(left('考号')).toBeLessThan(12);
    expect(left('注意事项')).toBeGreaterThan(20);
    const page = await shades(1);
    expect(extent(page, [0, 0], [5, 297])).toBeUndefined();
    expect(extent(page, [205, 0], [210, 297])).toBeUndefined();
  });

  it('has a place for the letter after the stem of a choice that shows none', async () => {
    const options = ['甲', '乙', '丙', '丁'];
    const { pages } = await read(
      paper([
        asks('选哪个', { options }),
        asks('选这个（　　）吗', { number: 2, options }),
        asks('There is ____ egg.', { number: 3, options }),
      ]),
    );
    expect(pages[0]).toContain('1．选哪个（）A');
    expect(pages[0]).toContain('2．选这个（）吗A');
    expect(pages[0]).toContain('3．Thereisegg.A');
  });

  it('sets options in four columns, two or one, as wide as they are, fractions on the line of the others', async () => {
    const letters = async (option: string) => {
      const options = ['', '$\\frac{1}{2}$', '', ''].map((more) => option + more);
      const { pieces } = await read(paper([asks('选', { options })]));
      return ['A', 'B', 'C', 'D'].map((letter) => {
        const { x, y } = pieces.find(({ text }) => text.startsWith(letter))!;
        return { x: Math.round(x), y: Math.round(y) };
      });
    };
    const [a, b, c, d] = await letters('甲');
    expect([b!.y, c!.y, d!.y]).toEqual([a!.y, a!.y, a!.y]);
    expect(b!.x - a!.x).toBeCloseTo(c!.x - b!.x, -0.5);
    const [e, f, g, h] = await letters('甲'.repeat(12));
    expect([f!.y, h!.y, g!.x, h!.x]).toEqual([e!.y, g!.y, e!.x, f!.x]);
    expect(g!.y).toBeGreaterThan(e!.y);
    const single = await letters('甲'.repeat(25));
    expect(new Set(single.map(({ x }) => x)).size).toBe(1);
    expect(new Set(single.map(({ y }) => y)).size).toBe(4);
  });

  it('says where several options are right, unless the stem does', async () => {
    const options = ['甲', '乙', '丙', '丁'];
    const { pages } = await read(
      paper([
        asks('选哪些', { options, multiple: true }),
        asks('（多选）选哪些', { number: 2, options, multiple: true }),
        asks('选哪个', { number: 3, options }),
      ]),
    );
    expect(pages[0]).toContain('1．（多选）选哪些');
    expect(pages[0]).toContain('2．（多选）选哪些');
    expect(pages[0]).toContain('3．选哪个');
  });

  it('keeps fractions of neighbouring lines, options and solutions apart', async () => {
    const tall = '$\\frac{1}{2}$';
    const options = ['', '', '', '长'.repeat(30)].map((more) => tall + more);
    const question = asks(`${tall}，`.repeat(60), {
      options,
      answer: tall,
      solution: `${tall}\n${tall}\n$x$\n${tall}`,
    });
    const opened = await openPdf(printDocument(documentOf(paper([question], { withAnswers: true }))).pdf);
    const { width, pixels } = await opened.render(1);
    await opened.close();
    const millimetre = 150 / 25.4;
    // The part of the page that holds the fractions, without the line beside the answer.
    const [left, right, top] = [34 * millimetre, 70 * millimetre, 46 * millimetre].map(Math.round) as [
      number,
      number,
      number,
    ];
    const isInked = (row: number): boolean =>
      pixels.subarray(row * width + left, row * width + right).some((shade) => shade < 200);
    const inked = Array.from({ length: 150 * millimetre }, (_, row) => (isInked(top + row) ? 'x' : ' ')).join('');
    const heights = inked.match(/x+/g)!.map(({ length }) => length / millimetre);
    // Numerator, bar and denominator are parts of one fraction, or have white between them; two fractions never touch.
    expect(Math.max(...heights)).toBeLessThan(9);
    const gaps = inked
      .trim()
      .match(/ +/g)!
      .map(({ length }) => length / millimetre);
    expect(gaps.filter((gap) => gap > 1).length).toBeGreaterThanOrEqual(9);
  });

  it('prints answers, solutions and rubrics only where they are wanted', async () => {
    const question = asks('求 $x$', {
      answer: '$x=2$',
      solution: '移项',
      rubric: [
        { text: '方程', score: 2 },
        { text: '答', score: 1 },
      ],
    });
    expect((await read(paper([question]))).pages[0]).not.toMatch(/答案|移项|方程/);
    const { pages } = await read(paper([question], { withAnswers: true }));
    expect(pages[0]).toContain('【答案】𝑥=2【解析】移项【评分】方程（2分）；答（1分）');
  });

  it('leaves room to write only where it is wanted', async () => {
    const questions = numbered(2, () => ({ space: 60 }));
    const distance = async (withSpace: boolean): Promise<number> => {
      const page = await (await read(paper(questions, { withSpace }))).shades(1);
      const body = extent(page, [20, 45], [190, 275])!;
      return body.bottom - body.top;
    };
    expect((await distance(true)) - (await distance(false))).toBeCloseTo(60, -0.5);
  });

  it.each(['A4', 'A3'] as const)(
    'never breaks a question over pages or columns of %s that fits into one',
    async (size) => {
      const questions = numbered(30, (number) => ({
        stem: `始〔${number}〕${'题干很长'.repeat(20 + ((number * 37) % 60))}`,
        options: ['甲', '乙', '丙', `末〔${number}〕`],
      }));
      const { pages, shades } = await read(paper(questions, { size }));
      expect(pages.length).toBeGreaterThan(1);
      for (const { number } of questions) {
        const holding = pages.filter((page) => page.includes(`始〔${number}〕`) || page.includes(`末〔${number}〕`));
        expect(holding, `${number}`).toHaveLength(1);
      }
      if (size === 'A4') return;
      // The page is read column by column: a question that were broken would begin at the right with its options.
      const right = extent(await shades(1), [215, 15], [400, 275])!;
      expect(right.top).toBeLessThan(25);
      expect(extent(await shades(1), [200, 20], [219, 275])).toBeUndefined();
    },
  );

  it('breaks a question that is longer than a page, and loses nothing of it', async () => {
    const stem = Array.from({ length: 80 }, (_, index) => `行${index}。`).join('\n');
    const { pages } = await read(paper([asks(stem), asks('下一题', { number: 2 })]));
    expect(pages.length).toBe(2);
    for (let line = 0; line < 80; line++) expect(pages.join('')).toContain(`行${line}。`);
    expect(pages[1]).toContain('2．下一题');
  });

  it('leaves no heading alone at the foot of a page', async () => {
    for (let lines = 30; lines < 44; lines++) {
      const first = asks(Array.from({ length: lines }, () => '一行').join('\n'));
      const part: PrintPart = {
        kind: 'paper',
        size: 'A4',
        title: '测试',
        sections: [
          { title: '前', questions: [first] },
          { title: '标题', questions: [asks('紧随其后\n两行', { number: 2 })] },
        ],
      };
      const { pages } = await read(part);
      expect(pages.find((page) => page.includes('标题'))).toContain('紧随其后');
    }
  });

  it('numbers the halves of an A3 sheet as pages', async () => {
    const { pages } = await read(paper([asks('题')], { size: 'A3' }));
    expect(pages[0]).toContain('第1页共2页');
    expect(pages[0]).toContain('第2页共2页');
  });

  it('prints nothing within 5 mm of the edges', async () => {
    const questions = numbered(40, () => ({
      stem: `${'长'.repeat(200)}$${'x+'.repeat(80)}1$`,
      figure: drawing(900, 100),
    }));
    for (const size of ['A4', 'A3'] as const) {
      const { pages, shades } = await read(paper(questions, { size }));
      const width = size === 'A4' ? 210 : 420;
      for (let page = 1; page <= pages.length; page += 5) {
        const all = extent(await shades(page), [0, 0], [width, 297])!;
        expect(all.left).toBeGreaterThan(5);
        expect(all.top).toBeGreaterThan(5);
        expect(all.right).toBeLessThan(width - 5);
        expect(all.bottom).toBeLessThan(292);
      }
    }
  });
});

describe('a figure', () => {
  const dark = async (change: Partial<PaperQuestion>) => {
    const { shades, problems } = await read(paper([asks('如图', change)]));
    expect(problems).toEqual([]);
    // Below the fields and beside the few words of the stem.
    return extent(await shades(1), [55, 47], [205, 270])!;
  };

  it('stands beside the text where it is narrow, and below where it is wide or told so', async () => {
    const [narrow, wide, told] = [
      await dark({ figure: drawing(150, 100) }),
      await dark({ figure: drawing(500, 100) }),
      await dark({ figure: drawing(150, 100), figurePlace: 'below' }),
    ];
    expect(narrow.right).toBeGreaterThan(180);
    expect(wide.top).toBeGreaterThan(narrow.top + 3);
    expect(told.top).toBeGreaterThan(narrow.top + 3);
    expect((told.left + told.right) / 2).toBeCloseTo(105, -1);
  });

  it('is as large as on the screen, and never wider than its column', async () => {
    const [told, huge] = [
      await dark({ figure: drawing(150, 100), figurePlace: 'below' }),
      await dark({ figure: drawing(3000, 300) }),
    ];
    // 96 pixels to the inch.
    expect(told.right - told.left).toBeCloseTo((150 / 96) * 25.4, -0.5);
    expect(huge.right).toBeLessThanOrEqual(190.5);
  });

  it('may be a PNG, JPEG or SVG in a data URL', async () => {
    const create = { width: 200, height: 150, channels: 3, background: '#222' } as const;
    const picture = sharp({ create });
    const urls = [
      `data:image/png;base64,${(await picture.clone().png().toBuffer()).toString('base64')}`,
      `data:image/jpeg;base64,${(await picture.clone().jpeg().toBuffer()).toString('base64')}`,
      `data:image/svg+xml;base64,${Buffer.from(drawing(200, 150)).toString('base64')}`,
    ];
    for (const figure of urls) {
      const { left, right } = await dark({ figure });
      expect(right - left, figure.slice(0, 20)).toBeCloseTo((200 / 96) * 25.4, -0.5);
    }
  });

  it('that cannot be read is left out and told, and only it', async () => {
    const { pages, problems, shades } = await read(
      paper([
        asks('一', { figure: '<svg' }),
        asks('二', { number: 2, figure: 'data:image/png;base64,AAAA' }),
        asks('三', { number: 3, figure: drawing(150, 100) }),
      ]),
    );
    expect(problems).toEqual(['有图片无法读取，未印出']);
    expect(pages[0]).toMatch(/1．一.*2．二.*3．三/);
    expect(extent(await shades(1), [140, 45], [195, 200])).toBeDefined();
  });

  it('has its letters in the printed font, whatever it asks for, and small digits as digits', async () => {
    const svg = drawing(150, 100, '中₁²⁻ 𠮷').replace(
      'font-size',
      'font-family="DejaVu Sans" style="font-family:serif" font-size',
    );
    const { pdf, problems } = printDocument(documentOf(paper([asks('图', { figure: svg })])));
    expect(problems).toEqual(['字库中没有“𠮷”（U+20BB7），以“〓”代替']);
    const opened = await openPdf(pdf);
    const [figure] = await opened.figures(1);
    const drawn = (await opened.pieces(1)).filter(({ x, text }) => x > figure!.x && text.trim() !== '');
    expect(drawn.map(({ text }) => text).join('')).toContain('中1');
    for (const { font } of drawn) expect(font).toMatch(/\+NotoSansSC-/);
    expect(await opened.text(1)).toContain('中1²−〓');
    await opened.close();
  });
});

describe('questions of one passage', () => {
  const sentence = '学生在老师的带领下来到河边，观察水位的变化，并把每天的记录写进表格。';
  const groupOf = (length: number) => ({ id: 'g', subjectId: '1', passage: `开头${sentence.repeat(length)}结尾` });
  const ask = (group: PaperQuestion['group'], numbers: number[]) =>
    numbers.map((number) => asks(`第${number}问`, { number, ...(group && { group }) }));

  it('have it once above them, with their numbers', async () => {
    const group = groupOf(3);
    const questions = [...ask(undefined, [1]), ...ask(group, [2, 3, 4]), ...ask(undefined, [5])];
    const { pages } = await read(paper(questions));
    const text = pages.join('');
    expect(text.split('开头')).toHaveLength(2);
    expect(text).toMatch(/1．第1问.*阅读下面的短文，完成第2～4题。开头.*结尾.*2．第2问.*3．第3问.*4．第4问.*5．第5问/s);
  });

  it.each([1, 4, 9, 16, 25, 36])(
    'is on the page of the first of them, whatever stands above: %i lines',
    async (lines) => {
      const above = numbered(lines, (number) => ({ stem: `上文${number}` }));
      const { pages } = await read(paper([...above, ...ask(groupOf(12), [lines + 1, lines + 2])]));
      const end = pages.findIndex((page) => page.includes('结尾'));
      expect(end).toBeGreaterThanOrEqual(0);
      expect(pages[end]).toContain(`第${lines + 1}问`);
    },
  );

  it('begin on the page on which a passage ends that is longer than a page', async () => {
    for (const length of [70, 76, 82, 88]) {
      const { pages } = await read(paper(ask(groupOf(length), [1, 2])));
      expect(pages.length).toBeGreaterThan(1);
      expect(pages.find((page) => page.includes('结尾'))).toContain('第1问');
    }
  });

  it('are heard, and the transcript is printed with the answers alone', async () => {
    const group = { id: 'g', subjectId: '3', passage: '', transcript: 'W: Where is my ruler?' };
    const [students, teachers] = await Promise.all(
      [false, true].map((withAnswers) => read(paper(ask(group, [1, 2]), { withAnswers }))),
    );
    expect(students!.pages.join('')).toContain('听录音，完成第1～2题。');
    expect(students!.pages.join('')).not.toMatch(/听力原文|ruler/);
    expect(teachers!.pages.join('')).toMatch(/听录音，完成第1～2题。【听力原文】W:.*ruler.*1．第1问/s);
  });

  it('may have a figure in the place of a passage, and one of them may stand alone', async () => {
    const group = { id: 'f', subjectId: '9', passage: '', figure: drawing(200, 80) };
    const { pages, shades } = await read(paper([...ask(group, [1])]));
    expect(pages[0]).toContain('看下面的图，完成第1题。');
    const page = await shades(1);
    const dark = Array.from({ length: 200 }, (_, y) => page.at(105, 30 + y * 0.5) < 128).filter(Boolean);
    expect(dark.length).toBeGreaterThan(20);
  });
});
