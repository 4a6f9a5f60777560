import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../testing/soak.ts';
import { compareAnswer } from './equivalence.ts';

const context = { subjectId: '2', stem: '' };
const compare = (given: string, ...expected: string[]) => compareAnswer(given, expected, context);
const isRight = async (given: string, expected: string): Promise<boolean> => (await compare(given, expected)).isRight;

describe('answers that are equal', () => {
  it.each([
    ['0.5', '1/2'],
    ['½', '0.5'],
    ['50%', '1/2'],
    ['１／２', '$\\frac{1}{2}$'],
    ['-11', '$-11$'],
    ['−11', '-11'],
    ['1.50', '1.5'],
    ['1,234', '1234'],
    ['1.2×10⁵', '$1.2\\times10^5$'],
    ['1.2e5', '120000'],
    ['3万', '30000'],
    ['1½', '$1\\frac{1}{2}$'],
    ['1又1/2', '1.5'],
    ['√12', '$2\\sqrt{3}$'],
    ['2πr', '2*r*π'],
    ['500cm', '5 m'],
    ['5米', '$5\\,\\mathrm{m}$'],
    ['36km/h', '10 m/s'],
    ['0.5L', '500毫升'],
    ['20°C', '20℃'],
    ['5元', '5 元'],
    ['2x+2', '2(x+1)'],
    ['(x-1)(x+1)', 'x²−1'],
    ['x(x+1)', 'x²+x'],
    ['a²b', 'b·a^2'],
    ['x=3', '3'],
    ['3', 'x=3'],
    ['y=2x+1', '2x-y+1=0'],
    ['x1=1，x2=2', '2,1'],
    ['1或2', 'x=1或x=2'],
    ['±3', '3，-3'],
    ['{1,2}', '{2,1}'],
    ['（1，2）', '(1,2)'],
    ['3<x', 'x>3'],
    ['-1<x≤2', '2≥x>-1'],
    ['3:4', '3∶4'],
    ['H2O', '$\\mathrm{H_2O}$'],
  ])('%s is %s', async (given, expected) => expect(await isRight(given, expected)).toBe(true));

  it.each([
    ['5', '5 m', '数值正确，缺少单位'],
    ['6:8', '3:4', '比值相等，写法与答案不同'],
    ['2/4', '1/2', '数值相等，分数没有约成最简'],
    ['3+4', '7', '算式的值与答案相等，但没有算出结果'],
  ])('%s is %s, less surely', async (given, expected, reason) => {
    const judgement = await compare(given, expected);
    expect(judgement).toMatchObject({ isRight: true, reason });
    expect(judgement.confidence).toBeLessThan(0.8);
  });
});

describe('answers that differ', () => {
  it.each([
    ['-3', '3'],
    ['12', '1/2'],
    ['0.33', '1/3'],
    ['5kg', '5 m'],
    ['5cm', '5 m'],
    ['2x', '2y'],
    ['y=3', 'x=3'],
    ['(1,2)', '(2,1)'],
    ['[1,2)', '(1,2)'],
    ['x≥3', 'x>3'],
    ['1', 'x=1或x=2'],
    ['4:3', '3:4'],
    ['CO', '$\\mathrm{Co}$'],
    ['12345678901234567', '12345678901234568'],
  ])('%s is not %s', async (given, expected) => expect(await isRight(given, expected)).toBe(false));

  it('of words may be a slip, when they are long', async () => {
    expect(await compare('海上明月供潮生', '海上明月共潮生')).toMatchObject({ isRight: false, confidence: 0.6 });
    expect((await compare('海上明月供潮生', '海上明月共潮生')).reason).toContain('疑似错别字');
    expect((await compare('水', '火')).confidence).toBeGreaterThan(0.8);
  });

  it('in form count where the form is asked for', async () => {
    const judgement = await compareAnswer('x²-1', ['(x+1)(x-1)'], { subjectId: '2', stem: '因式分解：____' });
    expect(judgement).toMatchObject({ isRight: false, confidence: 0.6 });
  });
});

describe('words', () => {
  it('are compared without marks and spaces', async () => {
    expect(await isRight('《 桃花源记 》', '桃花源记')).toBe(true);
    expect(await isRight('氢氧化钙', '熟石灰')).toBe(false);
    expect((await compare('氢氧化钙', '熟石灰', '氢氧化钙')).isRight).toBe(true);
    expect(await isRight('。', '，')).toBe(false);
  });

  it('in English may differ in capitals, less surely', async () => {
    const inEnglish = { subjectId: '3', stem: '' };
    expect(await compareAnswer('what', ['What'], inEnglish)).toMatchObject({ isRight: true, confidence: 0.8 });
    expect((await compareAnswer('waht', ['What'], inEnglish)).isRight).toBe(false);
  });
});

describe('properties', () => {
  const whole = fc.integer({ min: -9999, max: 9999 });
  it('a number is itself however it is written, and no other', async () =>
    fc.assert(
      fc.asyncProperty(whole, fc.integer({ min: 1, max: 4 }), whole, async (a, places, b) => {
        const number = (a / 10 ** places).toFixed(places);
        expect(await isRight(`${number}0`, number)).toBe(true);
        expect(await isRight(`${a}/${10 ** places}`, number)).toBe(true);
        expect(await isRight(`${a}×10^-${places}`, number)).toBe(true);
        expect(await isRight(String(b), String(a))).toBe(a === b);
      }),
    ));

  it('a fraction is itself extended, and differs from its neighbour', async () =>
    fc.assert(
      fc.asyncProperty(whole, fc.integer({ min: 1, max: 99 }), fc.integer({ min: 2, max: 9 }), async (a, b, k) => {
        expect(await isRight(`${a * k}/${b * k}`, `\\frac{${a}}{${b}}`)).toBe(true);
        expect(await isRight(`${a + 1}/${b}`, `${a}/${b}`)).toBe(false);
      }),
    ));

  it('a product of binomials is its expansion, and no other', async () =>
    fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20 }), async (a, b) => {
        expect(await isRight(`x²+${a + b}x+${a * b}`, `(x+${a})(x+${b})`)).toBe(true);
        expect(await isRight(`x²+${a + b}x+${a * b + 1}`, `(x+${a})(x+${b})`)).toBe(false);
      }),
    ));

  it('every text is itself, and nothing is thrown', async () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.string({ maxLength: 60 }), async (a, b) => {
        if (a.trim() !== '') expect(await isRight(a, a)).toBe(true);
        expect(typeof (await isRight(a, b))).toBe('boolean');
        expect(typeof (await isRight(a, '2(x+1)'))).toBe('boolean');
      }),
      { numRuns: runs(150, 5_000) },
    ));
});

describe('hostile answers', () => {
  it.each([
    '9^9^9',
    '9'.repeat(10_000),
    '('.repeat(5_000) + '1' + ')'.repeat(5_000),
    '('.repeat(60) + '1' + ')'.repeat(60),
    '-'.repeat(150) + '2',
    '1' + '+1'.repeat(5_000),
    '1' + '^9'.repeat(70),
    '\\frac{'.repeat(500) + '1' + '}{1}'.repeat(500),
    '1,'.repeat(5_000),
    '±'.repeat(199),
    '1e999',
    '1/0',
    '0/0',
    'constructor',
    '__proto__',
    'toString()',
    'import("fs")',
    'createUnit("x")',
    'eval(1)',
    'sqrt.constructor',
    '\\constructor{1}',
    '{{{{[[[[((((',
    '\u0000\ud800',
    ' '.repeat(100_000),
  ])('%# are only not equal', async (given) => {
    expect(await isRight(given, '1')).toBe(false);
    expect(await isRight(given, 'x=1或x=2')).toBe(false);
    expect(await isRight(given, '5 m')).toBe(false);
  });
});
