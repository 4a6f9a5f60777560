import type { Templates } from '../../bank.ts';
import { between, choice, lines, nonZero, template, tex } from '../../making.ts';
import { answersOf, factor, lcm, signed, sumOf } from '../numbers.ts';

const bothSides = template(3, (random) => {
  const [a, c, root, b] = [
    between(random, 2, 9),
    between(random, 2, 9),
    nonZero(random, -8, 8),
    nonZero(random, -15, 15),
  ];
  if (a - c < 2) return undefined;
  const d = (a - c) * root + b;
  if (d === 0) return undefined;
  const equation = `${a}x${signed(b)}=${c}x${signed(d)}`;
  return {
    type: 'fill',
    stem: `方程 $${equation}$ 的解是 $x=$____。`,
    answers: [answersOf(root)],
    solution: tex`移项（移项要变号）：$${a}x-${c}x=${d}${signed(-b)}$，合并同类项：$${sumOf([a - c, 'x'])}=${d - b}$，系数化为 1：$x=${root}$。`,
    facility: 0.82,
    check: { expression: `${a}*(${root})${signed(b)}-${c}*(${root})`, equals: `${d}` },
  };
});

const clearing = template(2, (random) => {
  const [m, n] = [random.pick([2, 3, 4]), random.pick([3, 4, 5, 6])];
  const [a, b, c] = [between(random, 2, 3), between(random, 1, 5), between(random, 1, 5)];
  if (m >= n || n % m === 0) return undefined;
  const common = lcm(m, n);
  const [p, q] = [common / m, common / n];
  const of = (first: number, second: number, right: number, inner: number) =>
    `$${first}(${a}x-${b})-${second}(x${signed(inner)})=${right}$`;
  return choice({
    stem: tex`解方程 $\frac{${a}x-${b}}{${m}}-\frac{x+${c}}{${n}}=1$ 时，去分母正确的是（　　）`,
    right: of(p, q, common, c),
    errors: [of(p, q, 1, c), of(q, p, common, c), of(p, q, common, -c)],
    because: ['factor', 'swap', 'sign'],
    solution: lines(
      tex`方程两边都乘各分母的最小公倍数 ${common}，每一项都要乘，右边的 1 也要乘 ${common}：${of(p, q, common, c)}。`,
      tex`错选 ${of(p, q, 1, c)} 的同学漏乘了右边的 1。`,
    ),
    facility: 0.75,
  });
});

const fractions = template(2, (random) => {
  const [m, n] = [random.pick([2, 3, 4]), random.pick([3, 4, 5, 6])];
  const [b, c, root] = [nonZero(random, -4, 4), nonZero(random, -4, 4), nonZero(random, -9, 12)];
  if (m >= n || n % m === 0 || (root + b) % m !== 0 || (root + c) % n !== 0) return undefined;
  const right = (root + b) / m - (root + c) / n;
  if (right === 0 || Math.abs(right) > 3) return undefined;
  const common = lcm(m, n);
  const [p, q] = [common / m, common / n];
  return {
    type: 'written',
    stem: tex`解方程：$\frac{x${signed(b)}}{${m}}-\frac{x${signed(c)}}{${n}}=${right}$。`,
    answer: `$x=${root}$`,
    solution: lines(
      tex`去分母（两边同乘 ${common}）：$${p}(x${signed(b)})-${q}(x${signed(c)})=${common * right}$。`,
      tex`去括号：$${sumOf([p, 'x'])}${signed(p * b)}${sumOf([-q, 'x'])}${signed(-q * c)}=${common * right}$。`,
      tex`移项、合并同类项：$${sumOf([p - q, 'x'])}=${(p - q) * root}$。`,
      ...(p - q === 1 ? [] : [`系数化为 1：$x=${root}$。`]),
    ),
    facility: 0.66,
    rubric: [
      { text: '去分母正确', score: 2 },
      { text: '去括号正确', score: 2 },
      { text: `移项、合并同类项，得 $x=${root}$`, score: 2 },
    ],
    check: { expression: `(${root}${signed(b)})/${m}-(${root}${signed(c)})/${n}`, equals: `${right}` },
  };
});

const parameter = template(2, (random) => {
  const [a, root, m, k] = [
    between(random, 2, 6),
    nonZero(random, -5, 5),
    nonZero(random, -6, 6),
    between(random, 2, 4),
  ];
  const right = a * root + k * m;
  return choice({
    stem: `若 $x=${root}$ 是关于 $x$ 的方程 $${a}x+${k}m=${right}$ 的解，则 $m$ 的值是（　　）`,
    right: `$${m}$`,
    errors: [`$${-m}$`, `$${m + a}$`, `$${m - root}$`, `$${m + 1}$`],
    because: ['sign', 'slip', '-', 'slip'],
    solution: lines(
      tex`把 $x=${root}$ 代入方程：$${a}\times ${factor(root)}+${k}m=${right}$，即 $${k}m=${right - a * root}$，$m=${m}$。`,
      '方程的解就是使方程左、右两边相等的未知数的值，代入后再解关于 $m$ 的方程。',
    ),
    facility: 0.79,
    check: { expression: `(${right}-${a}*(${root}))/${k}`, equals: `${m}` },
  });
});

const profit = template(2, (random) => {
  const [tenths, marked, gain] = [between(random, 7, 9), between(random, 8, 40) * 10, between(random, 2, 9) * 5];
  const cost = (marked * tenths) / 10 - gain;
  if (cost < gain * 2) return undefined;
  const name = '七八九'[tenths - 7]!;
  return choice({
    stem: `一件商品标价 ${marked} 元，打${name}折销售后仍可获利 ${gain} 元，这件商品的进价是（　　）`,
    right: `${cost} 元`,
    errors: [`${cost + 2 * gain} 元`, `${marked - gain} 元`, `${cost + gain} 元`],
    because: ['sign', 'condition', 'slip'],
    solution: lines(
      tex`设进价为 $x$ 元。售价－进价＝利润：$${marked}\times 0.${tenths}-x=${gain}$，$x=${cost}$。`,
      `错选 ${cost + gain} 元的同学把售价当成了进价。`,
    ),
    facility: 0.74,
    check: { expression: `${marked}*${tenths}/10-${gain}`, equals: `${cost}` },
  });
});

const chase = template(2, (random) => {
  const [slow, fast, early] = [between(random, 4, 7) * 10, between(random, 8, 12) * 10, between(random, 5, 24)];
  const hours = (slow * early) / 10 / (fast - slow);
  if (!Number.isInteger(hours * 2) || hours > 4 || hours < 0.5 || early % 5 !== 0) return undefined;
  const lead = (slow * early) / 10;
  return {
    type: 'written',
    stem: tex`一辆货车以 $${slow}\,\mathrm{km/h}$ 的速度从甲地开往乙地，${early / 10} 小时后，一辆客车以 $${fast}\,\mathrm{km/h}$ 的速度从甲地沿同一条公路追赶货车（途中两车都不停留）。客车出发后几小时追上货车？`,
    answer: `${hours} 小时`,
    solution: lines(
      tex`设客车出发后 $x$ 小时追上货车。`,
      tex`追上时两车所行的路程相等：$${slow}\left(x+${early / 10}\right)=${fast}x$。`,
      tex`去括号：$${slow}x+${lead}=${fast}x$，移项、合并：$${fast - slow}x=${lead}$，$x=${hours}$。`,
      `答：客车出发后 ${hours} 小时追上货车。`,
    ),
    facility: 0.6,
    rubric: [
      { text: '设未知数，找到等量关系', score: 2 },
      { text: '列出方程', score: 3 },
      { text: '解方程并作答', score: 3 },
    ],
    check: { expression: `${slow}*(${hours}+${early / 10})-${fast}*${hours}`, equals: '0' },
  };
});

/** 一元一次方程, grade 7. */
export const linearEquations: Templates = {
  解一元一次方程: [bothSides, clearing, fractions, parameter],
  一元一次方程的应用: [profit, chase],
};
