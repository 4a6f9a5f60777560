import { evaluate } from 'mathjs';
import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { pictureFault } from '../../../server/engines/printing/pictures/picture.ts';
import { checked } from '../../content/read.ts';
import { formulaOf } from './formula.ts';
import { figure, figureOf } from './kinds.ts';
import { labelOf } from './labels.ts';
import { inkOf, sidesOf, textBoxes, underlays, type Sides } from './testing/measuring.ts';
import { samples } from './testing/samples.ts';

const drawings = Object.entries(samples).map(([name, parameters]) => [name, figureOf(parameters)] as const);

const holds = ({ left, right, top, bottom }: Sides, [x, y]: readonly [number, number], by = 0): boolean =>
  x > left + by && x < right - by && y > top + by && y < bottom - by;

describe.each(drawings)('A figure from parameters: %s', (name, svg) => {
  it('is the same each time, and can be printed', () => {
    expect(figureOf(samples[name]!)).toBe(svg);
    expect(pictureFault(svg)).toBeUndefined();
    expect(svg).not.toMatch(/NaN|undefined/);
  });

  it('cuts nothing off', () => {
    const whole = sidesOf(svg);
    expect(inkOf(svg).filter((point) => !holds(whole, point, 1))).toEqual([]);
    const corners = textBoxes(svg).flatMap(({ left, right, top, bottom }) => [
      [left, top] as const,
      [right, bottom] as const,
    ]);
    expect(corners.filter((corner) => !holds(whole, corner))).toEqual([]);
  });

  it('writes no name on a line or on another name', () => {
    const [boxes, ink, cleared] = [textBoxes(svg), inkOf(svg), underlays(svg)];
    const hit = boxes.filter((box) =>
      ink.some((point) => holds(box, point, 1) && !cleared.some((under) => holds(under, point))),
    );
    expect(boxes.length).toBeGreaterThan(2);
    expect(hit).toEqual([]);
    const overlapping = boxes.filter((one, index) =>
      boxes.some(
        (other, place) =>
          place > index &&
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3,
      ),
    );
    expect(overlapping).toEqual([]);
  });
});

describe('Parameters of figures', () => {
  const read = (parameters: unknown) => () =>
    checked('x.yaml', [{ figure: parameters }], z.array(z.strictObject({ figure: figure.optional() })));

  it('take the name of a file, or what a kind asks for', () => {
    expect(read('two-lamps')()).toEqual([{ figure: 'two-lamps' }]);
    expect(read(samples['triangle'])()).toEqual([{ figure: figureOf(samples['triangle']!) }]);
  });

  it.each([
    [{ kind: 'picture' }, 'figure kind：图的种类须为 circuit'],
    [{ kind: 'circuit', rows: [['lamp'], ['bulb L']] }, 'figure rows 第 2 项 第 1 项：没有元件 bulb，须为 cell、'],
    [{ kind: 'circuit', rows: [['cell'], ['switch:shut S']] }, '第 1 项：switch 没有选项 shut，须为 open、closed'],
    [{ kind: 'circuit', rows: [['cell'], [{ beside: [['lamp']] }]] }, 'rows 第 2 项 第 1 项 beside：'],
    [{ kind: 'geometry', points: { A: '0' } }, 'figure points A：须为“x y”两个数'],
    [{ kind: 'geometry', points: { A: '0 0' }, lines: ['A-B'] }, 'figure lines：没有点 B'],
    [{ kind: 'geometry', points: { A: '0 0', M: 'middle A' } }, 'figure points M：middle 须有 2 个点'],
    [{ kind: 'geometry', points: { A: '0 0' }, line: [] }, 'figure：出现未知的键(key): "line"'],
    [
      { ...samples['motion'], curves: [{ formula: 'x+foo' }] },
      'figure curves 第 1 项 formula：式子 x+foo 中不能有 foo',
    ],
    [{ ...samples['motion'], x: { name: 't', from: '3', to: '3' } }, 'figure x to：须大于 from'],
    [{ ...samples['pie'], series: [{ values: '1 2' }] }, 'figure series 第 1 项 values：须有 3 个数'],
    [{ ...samples['climate'], rain: '1 2' }, 'figure rain：须有 12 个数，每月一个'],
    [{ ...samples['climate'], range: '0 20' }, 'figure range：有月份的气温在此范围以外'],
    [{ ...samples['foodWeb'], arrows: ['草-狼'] }, 'figure arrows 第 1 项：没有 狼，须为 nodes 之一'],
    [{ ...samples['pedigree'], families: ['1-2: 9'] }, 'figure families 第 1 项：没有 9，须如“1-2: 3 4”'],
    [{ kind: 'map', contours: [{ around: '0 0' }] }, 'figure contours 第 1 项：须有 points，或 around 和 radii'],
    [{ ...samples['sunlitSide'], overhead: '30' }, 'figure overhead：须在 -23.5 和 23.5 之间'],
    [{ ...samples['plantCell'], parts: { heart: '①' } }, 'figure parts heart：须为 chloroplast、'],
    [
      { kind: 'apparatus', pieces: [{ piece: 'pot', at: '0 0' }] },
      'figure pieces 第 1 项 piece：没有 pot，须为 tube、',
    ],
    [{ ...samples['cylinder'], value: '60' }, 'figure value：须在刻度范围以内'],
    [{ ...samples['pie'], start: '左' }, 'figure start：须为数或算式，不能是 左'],
  ])('are refused with their field: %j', (parameters, message) => {
    expect(read(parameters)).toThrow(`内容文件 x.yaml 第 1 项 ${message.startsWith('figure') ? message : ''}`);
    expect(read(parameters)).toThrow(message);
  });
});

describe('A formula', () => {
  it.each([
    'x^2-2x-1',
    '-x^2',
    '2^-x',
    '2^x^2',
    '3(x+1)(x-2)/4',
    'sqrt(abs(x))+sin(2x)',
    'exp(-x)*cos(pi x)',
    '1-2-3x',
  ])('has the values of the library that is too slow to load: %s', (text) => {
    const of = formulaOf(text);
    for (const x of [-2.5, -1, 0, 0.3, 4]) expect(of(x)).toBeCloseTo(Number(evaluate(text, { x })), 10);
  });

  it.each(['', '2+', 'x)', 'y', 'sin x', '2..3'])('is refused: "%s"', (text) => {
    expect(() => formulaOf(text)).toThrow('式子');
  });
});

describe('The letters of a figure', () => {
  const slanted = (text: string) =>
    labelOf(text)
      .runs.map((run) => (run.italic ? `<${run.text}>` : run.text) + (run.level < 0 ? '_' : run.level > 0 ? '^' : ''))
      .join('|');

  it.each([
    ['A₁', '<A>|1_'],
    ["A'", '<A>|′'],
    ['v/(m·s^{-1})', '<v>|/(m·s|−1^|)'],
    ['R_1=10 Ω', '<R>|1_|=10 Ω'],
    ['y=x²-2x', '<y>|=|<x>|2^|−2|<x>'],
    ['y=sin x', '<y>|=sin |<x>'],
    ['3 cm', '3 cm'],
    ['{KNO_3} x', 'KNO|3_| |<x>'],
    ['甲', '甲'],
  ])('slants points and quantities alone: %s', (text, runs) => {
    expect(slanted(text)).toBe(runs);
  });
});
