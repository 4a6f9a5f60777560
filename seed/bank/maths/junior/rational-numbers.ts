import type { Templates } from '../../bank.ts';
import { between, choice, lines, nonZero, template, tex } from '../../making.ts';
import { answersOf, fraction, gcd, plainOf, signed, texOf, times } from '../numbers.ts';
import { numberLine } from '../sketches.ts';

const moves = template(2, (random) => {
  const [start, right, left] = [between(random, -4, -1), between(random, 2, 6), between(random, 2, 8)];
  const end = start + right - left;
  if (right === left || end === 0 || end < -6 || Math.abs(end) === Math.abs(start)) return undefined;
  const figure = numberLine({ from: -6, to: 6, written: [-6, -4, -2, 0, 2, 4, 6], points: { A: start } });
  return choice({
    stem: tex`如图，数轴上点 $A$ 表示的数是 $${start}$。将点 $A$ 先向右移动 ${right} 个单位长度，再向左移动 ${left} 个单位长度得到点 $B$，则点 $B$ 表示的数是（　　）`,
    right: `$${end}$`,
    errors: [start - right + left, start + right + left, -end, end + 1].map((n) => `$${n}$`),
    because: ['swap', 'swap', 'sign', 'slip'],
    solution: lines(
      tex`向右移动用加，向左移动用减：$${start}+${right}-${left}=${end}$，所以点 $B$ 表示的数是 $${end}$。`,
      `错选 $${start - right + left}$ 的同学把左、右的加减弄反了。`,
    ),
    facility: 0.82,
    figure: figure.svg(),
    check: { expression: `${start}+${right}-${left}`, equals: `${end}` },
  });
});

const absoluteValues = template(2, (random) => {
  const [a, b] = [between(random, 5, 12), between(random, 1, 4)];
  const less = random.chance(0.5);
  const value = less ? -a : a;
  const pair = (x: number, y: number) => tex`$${x}$ 或 $${y}$`;
  return choice({
    stem: tex`若 $|a|=${a}$，$|b|=${b}$，且 $a${less ? '<' : '>'}b$，则 $a+b$ 的值为（　　）`,
    right: pair(value + b, value - b),
    errors: [pair(-value + b, -value - b), `$${value + b}$`, pair(value + b, -value - b)],
    because: ['sign', 'case', 'sign'],
    solution: lines(
      tex`由 $|a|=${a}$ 得 $a=\pm ${a}$，由 $|b|=${b}$ 得 $b=\pm ${b}$。`,
      tex`因为 $a${less ? '<' : '>'}b$，所以 $a=${value}$，$b$ 可以是 $${b}$ 或 $${-b}$，$a+b=${value + b}$ 或 $${value - b}$。`,
      tex`只选 $${value + b}$ 的同学漏了 $b=${-b}$ 的情况。`,
    ),
    facility: 0.6,
    check: { expression: `(${value + b})+(${value - b})`, equals: `${2 * value}` },
  });
});

const addition = template(3, (random) => {
  const [a, b, c] = [nonZero(random, -15, 15), between(random, 3, 18), between(random, 3, 18)];
  const value = a + b - c;
  if (b === c || Math.abs(a) < 3) return undefined;
  return choice({
    stem: tex`计算 $${a}-(-${b})+(-${c})$ 的结果是（　　）`,
    right: `$${value}$`,
    errors: [a - b - c, a + b + c, -value, a - b + c].map((n) => `$${n}$`),
    because: ['sign', 'sign', 'sign', 'sign'],
    solution: lines(
      tex`减去一个数等于加上它的相反数：原式 $=${a}+${b}-${c}=${value}$。`,
      tex`错选 $${a - b - c}$ 的同学把 $-(-${b})$ 当成了 $-${b}$。`,
    ),
    facility: 0.84,
    check: { expression: `${a}-(-${b})+(-${c})`, equals: `${value}` },
  });
});

const quotient = template(2, (random) => {
  const [a, b, c, d] = [between(random, 2, 9), between(random, 2, 7), between(random, 2, 9), between(random, 3, 8)];
  const value = times(fraction(-a * d), fraction(c, b));
  if (gcd(b, c) > 1 || b === c || value.d > 1 || Math.abs(value.n) > 60) return undefined;
  return {
    type: 'fill',
    stem: tex`计算：$(-${a})\div \left(-\frac{${b}}{${c}}\right)\times (-${d})=$____。`,
    answers: [answersOf(value)],
    solution: tex`从左到右依次计算，除以一个数等于乘它的倒数：原式 $=(-${a})\times \left(-\frac{${c}}{${b}}\right)\times (-${d})$，三个负因数的积是负数，结果是 $${texOf(value)}$。`,
    facility: 0.72,
    check: { expression: `(-${a})/(-${b}/${c})*(-${d})`, equals: plainOf(value) },
  };
});

const distributive = template(2, (random) => {
  const whole = -random.pick([12, 18, 20, 24, 30, 36]);
  const denominators = [2, 3, 4, 5, 6, 8, 9, 12].filter((d) => whole % d === 0);
  const draw = () => fraction(between(random, 1, 5), random.pick(denominators));
  const [a, b, c] = [draw(), draw(), draw()];
  const ends = [times(a, fraction(whole)).n, -times(b, fraction(whole)).n, times(c, fraction(whole)).n];
  const value = ends[0]! + ends[1]! + ends[2]!;
  if (new Set([a.d, b.d, c.d]).size < 3 || [a, b, c].some(({ n, d }) => n >= d || d === 1)) return undefined;
  const inner = `${texOf(a)}-${texOf(b)}+${texOf(c)}`;
  return {
    type: 'written',
    stem: tex`计算：$\left(${inner}\right)\times (${whole})$。`,
    answer: `$${value}$`,
    solution: lines(
      '用乘法分配律计算：',
      tex`原式 $=${texOf(a)}\times (${whole})-${texOf(b)}\times (${whole})+${texOf(c)}\times (${whole})$`,
      tex`$=${ends[0]!}${signed(ends[1]!)}${signed(ends[2]!)}=${value}$。`,
    ),
    facility: 0.74,
    rubric: [
      { text: '正确运用乘法分配律（或正确通分）', score: 2 },
      { text: '各项的符号和数值正确', score: 3 },
      { text: `结果为 $${value}$`, score: 1 },
    ],
    check: { expression: `(${plainOf(a)}-${plainOf(b)}+${plainOf(c)})*(${whole})`, equals: `${value}` },
  };
});

const powers = template(3, (random) => {
  const [a, b, c] = [between(random, 2, 6), between(random, 2, 3), between(random, 2, 9)];
  const value = -a * a + b ** 3 * c;
  return choice({
    stem: tex`计算 $-${a}^2-(-${b})^3\times ${c}$ 的结果是（　　）`,
    right: `$${value}$`,
    errors: [a * a + b ** 3 * c, -a * a - b ** 3 * c, -a * a + 3 * b * c, value - 1].map((n) => `$${n}$`),
    because: ['sign', 'sign', 'power', 'slip'],
    solution: lines(
      tex`先乘方，再乘除，最后加减。$-${a}^2$ 表示 ${a} 的平方的相反数，$-${a}^2=-${a * a}$；$(-${b})^3=-${b ** 3}$。`,
      tex`原式 $=-${a * a}-(-${b ** 3})\times ${c}=-${a * a}+${b ** 3 * c}=${value}$。错选 $${a * a + b ** 3 * c}$ 的同学把 $-${a}^2$ 当成了 $(-${a})^2$。`,
    ),
    facility: 0.68,
    check: { expression: `0-${a}^2-(-${b})^3*${c}`, equals: `${value}` },
  });
});

const scientific = template(2, (random) => {
  const [digits, zeros] = [between(random, 12, 98), between(random, 4, 7)];
  if (digits % 10 === 0) return undefined;
  const mantissa = `${Math.floor(digits / 10)}.${digits % 10}`;
  return choice({
    stem: `某市一年的快递业务量约为 ${digits}${'0'.repeat(zeros)} 件，用科学记数法表示这个数为（　　）`,
    right: tex`$${mantissa}\times 10^${zeros + 1}$`,
    errors: [
      tex`$${digits}\times 10^${zeros}$`,
      tex`$${mantissa}\times 10^${zeros}$`,
      tex`$0.${digits}\times 10^${zeros + 2}$`,
    ],
    because: ['form', 'place', 'form'],
    solution: lines(
      tex`科学记数法的形式是 $a\times 10^n$，其中 $1\le a<10$。这个数有 ${zeros + 2} 位整数，$n=${zeros + 2}-1=${zeros + 1}$，写作 $${mantissa}\times 10^${zeros + 1}$。`,
      tex`$${digits}\times 10^${zeros}$ 和 $0.${digits}\times 10^${zeros + 2}$ 中的 $a$ 不符合要求。`,
    ),
    facility: 0.88,
    check: { expression: `${mantissa}*10^${zeros + 1}`, equals: `${digits}${'0'.repeat(zeros)}` },
  });
});

/** 有理数, grade 7. */
export const rationalNumbers: Templates = {
  '数轴、相反数和绝对值': [moves, absoluteValues],
  有理数的加减乘除: [addition, quotient, distributive],
  乘方和科学记数法: [powers, scientific],
};
