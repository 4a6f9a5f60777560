import type { Templates } from '../../bank.ts';
import { Drawing } from '../../figures/drawing.ts';
import { at } from '../../figures/points.ts';
import { between, choice, inline, lines, nonZero, template, tex } from '../../making.ts';
import { answersOf, factor, shown, signed, sumOf } from '../numbers.ts';

const tangent = template(2, (random) => {
  const [a, b, c, x] = [between(random, 1, 2), nonZero(random, -4, 4), nonZero(random, -5, 5), nonZero(random, -2, 2)];
  const y = a * x ** 3 + b * x + c;
  const slope = 3 * a * x * x + b;
  const constant = y - slope * x;
  if (Math.abs(slope) < 2 || constant === 0 || y === 0) return undefined;
  const told = (k: number, rest: number) => inline(`y=${sumOf([k, 'x'], [rest, ''])}`);
  return choice({
    stem: `曲线 $y=${sumOf([a, 'x^3'], [b, 'x'], [c, ''])}$ 在点 $(${x},${y})$ 处的切线方程为（　　）`,
    right: told(slope, constant),
    errors: [told(slope, y), told(-slope, y + slope * x), told(slope - b, y - (slope - b) * x), told(slope, -constant)],
    because: ['form', 'sign', 'terms', 'sign'],
    solution: lines(
      tex`$y'=${sumOf([3 * a, 'x^2'], [b, ''])}$，切线的斜率 $k=${3 * a}\times ${factor(x)}^2${signed(b)}=${slope}$。`,
      tex`切线方程为 $y${signed(-y)}=${slope}(x${signed(-x)})$，即 ${told(slope, constant)}。`,
    ),
    facility: 0.82,
    check: {
      expression: `derivative("${a}*x^3+(${b})*x+(${c})","x").evaluate({x:${x}})`,
      equals: `${slope}`,
    },
  });
});

/** Functions with their derivative at a place. */
const rules = [
  {
    of: tex`x\mathrm{e}^x`,
    at: '0',
    value: '1',
    wrong: ['0', tex`$\mathrm{e}$`, '2'],
    told: tex`(x)'\mathrm{e}^x+x(\mathrm{e}^x)'=(1+x)\mathrm{e}^x`,
    mathjs: 'x*exp(x)',
    expected: '1',
  },
  {
    of: tex`x\ln x`,
    at: '1',
    value: '1',
    wrong: ['0', '2', tex`$\mathrm{e}$`],
    told: tex`(x)'\ln x+x(\ln x)'=\ln x+1`,
    mathjs: 'x*log(x)',
    expected: '1',
  },
  {
    of: tex`\frac{\ln x}{x}`,
    at: '1',
    value: '1',
    wrong: ['0', '$-1$', '2'],
    told: tex`\frac{(\ln x)'\cdot x-\ln x\cdot (x)'}{x^2}=\frac{1-\ln x}{x^2}`,
    mathjs: 'log(x)/x',
    expected: '1',
  },
  {
    of: tex`x^2\mathrm{e}^x`,
    at: '1',
    value: tex`$3\mathrm{e}$`,
    wrong: [tex`$2\mathrm{e}$`, tex`$\mathrm{e}$`, '2'],
    told: tex`(x^2)'\mathrm{e}^x+x^2(\mathrm{e}^x)'=(x^2+2x)\mathrm{e}^x`,
    mathjs: 'x^2*exp(x)',
    expected: '3*e',
  },
] as const;

const productRule = template(3, (random) => {
  const { of, at: x, value, wrong, told, mathjs, expected } = random.pick(rules);
  return choice({
    stem: tex`已知函数 $f(x)=${of}$，$f'(x)$ 是 $f(x)$ 的导函数，则 $f'(${x})=$（　　）`,
    right: value,
    errors: wrong,
    solution: lines(
      tex`$f'(x)=${told}$，所以 $f'(${x})=${value.replaceAll('$', '')}$。`,
      '积的导数不等于导数的积，商的导数也不等于导数的商。',
    ),
    facility: 0.86,
    check: {
      expression: `derivative("${mathjs}","x").evaluate({x:bignumber(${x})})`,
      equals: expected,
    },
  });
});

const extreme = template(2, (random) => {
  const [a, c] = [between(random, 1, 3), nonZero(random, -9, 9)];
  const isMaximum = random.chance(0.5);
  const [top, bottom] = [c + 2 * a ** 3, c - 2 * a ** 3];
  const right = isMaximum ? top : bottom;
  return choice({
    stem: `函数 $f(x)=x^3-${3 * a * a}x${signed(c)}$ 的极${isMaximum ? '大' : '小'}值为（　　）`,
    right: shown(right),
    errors: [isMaximum ? bottom : top, isMaximum ? -a : a, c, isMaximum ? a : -a].map(shown),
    because: ['swap', 'other', '-', 'swap'],
    solution: lines(
      tex`$f'(x)=3x^2-${3 * a * a}=3(x+${a})(x-${a})$。$x<-${a}$ 或 $x>${a}$ 时 $f'(x)>0$，$-${a}<x<${a}$ 时 $f'(x)<0$。`,
      tex`$x=-${a}$ 时取极大值 $f(-${a})=${top}$，$x=${a}$ 时取极小值 $f(${a})=${bottom}$。错选 ${shown(isMaximum ? -a : a)} 的同学把极值点当成了极值。`,
    ),
    facility: 0.8,
    check: { expression: `(${isMaximum ? -a : a})^3-${3 * a * a}*(${isMaximum ? -a : a})+(${c})`, equals: `${right}` },
  });
});

const increasing = template(2, (random) => {
  const [k, low] = [between(random, 1, 4), between(random, 1, 4)];
  const limit = k * low;
  return choice({
    stem: tex`若函数 $f(x)=${sumOf([k, 'x'])}-a\ln x$ 在区间 $[${low},+\infty )$ 上单调递增，则实数 $a$ 的取值范围是（　　）`,
    right: tex`$a\le ${limit}$`,
    errors: [`$a<${limit}$`, tex`$a\ge ${limit}$`, tex`$0<a\le ${limit}$`],
    because: ['edge', 'swap', 'condition'],
    solution: lines(
      tex`$f'(x)=${k}-\frac{a}{x}\ge 0$ 在 $[${low},+\infty )$ 上恒成立，即 $a\le ${k === 1 ? '' : k}x$ 恒成立，$a\le ${limit}$。`,
      tex`$a=${limit}$ 时 $f'(x)=\frac{${k === 1 ? `x-${limit}` : `${k}x-${limit}`}}{x}\ge 0$，只在 $x=${low}$ 处为 0，仍单调递增，所以要取等号；错选 $a<${limit}$ 的同学漏了等号。`,
    ),
    facility: 0.68,
    check: { expression: `${k}-${limit}/${low}`, equals: '0' },
  });
});

const box = template(2, (random) => {
  const part = between(random, 2, 8);
  const side = 6 * part;
  const volume = part * (side - 2 * part) ** 2;
  const corner = 1;
  const figure = new Drawing(26)
    .shape([at(0, 0), at(6, 0), at(6, 6), at(0, 6)])
    .shape([at(corner, corner), at(5, corner), at(5, 5), at(corner, 5)], { dashed: true });
  for (const [x, y] of [
    [0, 0],
    [5, 0],
    [0, 5],
    [5, 5],
  ] as const)
    figure.shape([at(x, y), at(x + 1, y), at(x + 1, y + 1), at(x, y + 1)], { fill: Drawing.shade });
  figure.name(at(0.5, 0), 'x', -90).name(at(6, 3), `${side} cm`, 0, 30);
  return {
    type: 'written',
    stem: tex`如图，在边长为 $${side}\,\mathrm{cm}$ 的正方形铁片的四角截去四个边长都为 $x\,\mathrm{cm}$ 的小正方形（涂色部分），沿虚线折起，做成一个无盖的方盒。
（1）写出方盒的容积 $V$（单位：$\mathrm{cm^3}$）关于 $x$ 的函数，并写出定义域；
（2）当 $x$ 为何值时，方盒的容积最大？最大容积是多少？`,
    answer: tex`（1）$V=x(${side}-2x)^2$，$0<x<${side / 2}$；（2）$x=${part}$ 时容积最大，为 $${volume}\,\mathrm{cm^3}$。`,
    solution: lines(
      tex`（1）盒底是边长为 $(${side}-2x)\,\mathrm{cm}$ 的正方形，高为 $x\,\mathrm{cm}$，$V=x(${side}-2x)^2$，$0<x<${side / 2}$。`,
      tex`（2）$V'=(${side}-2x)^2-4x(${side}-2x)=(${side}-2x)(${side}-6x)$。令 $V'=0$，在定义域内得 $x=${part}$。`,
      tex`$0<x<${part}$ 时 $V'>0$，$${part}<x<${side / 2}$ 时 $V'<0$，所以 $x=${part}$ 时容积最大，最大容积为 $${part}\times ${side - 2 * part}^2=${volume}$（$\mathrm{cm^3}$）。`,
    ),
    facility: 0.72,
    figure: figure.svg(),
    rubric: [
      { text: '（1）写出函数和定义域', score: 4 },
      { text: '（2）求导并求出零点', score: 4 },
      { text: '（2）判断单调性，求出最大值', score: 4 },
    ],
    check: { expression: `derivative("x*(${side}-2x)^2","x").evaluate({x:${part}})`, equals: '0' },
  };
});

const range = template(2, (random) => {
  const [a, c, high] = [between(random, 1, 2), between(random, -5, 8), between(random, 3, 4)];
  const [low, bottom, top] = [0, c - 2 * a ** 3, high ** 3 - 3 * a * a * high + c];
  if (c === 0 || top <= c || high <= a) return undefined;
  return {
    type: 'fill',
    stem: `函数 $f(x)=x^3-${3 * a * a}x${signed(c)}$ 在区间 $[${low},${high}]$ 上的最大值为____，最小值为____。`,
    answers: [answersOf(top), answersOf(bottom)],
    solution: tex`$f'(x)=3x^2-${3 * a * a}=3(x+${a})(x-${a})$，$f(x)$ 在 $[0,${a}]$ 上单调递减，在 $[${a},${high}]$ 上单调递增，最小值为 $f(${a})=${bottom}$。比较端点：$f(0)=${c}$，$f(${high})=${top}$，最大值为 $${top}$。`,
    facility: 0.78,
    check: [
      { expression: `${a}^3-${3 * a * a}*${a}+(${c})`, equals: `${bottom}` },
      { expression: `${high}^3-${3 * a * a}*${high}+(${c})`, equals: `${top}` },
    ],
  };
});

/** 一元函数的导数及其应用, grade 11. */
export const derivatives: Templates = {
  '导数的概念、运算和几何意义': [tangent, productRule],
  '导数与函数的单调性、极值和最值': [extreme, increasing, box, range],
};
