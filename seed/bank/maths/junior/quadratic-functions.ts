import type { Templates } from '../../bank.ts';
import { between, choice, formulaWays, lines, nonZero, template, tex } from '../../making.ts';
import { answersOf, signed, sumOf } from '../numbers.ts';

const quadratic = (a: number, b: number, c: number): string => sumOf([a, 'x^2'], [b, 'x'], [c, '']);

const point = (x: number, y: number): string => `$(${x},${y})$`;

/** The vertex form as LaTeX. */
const vertexForm = (a: number, h: number, k: number): string => {
  const square = h === 0 ? 'x^2' : `(x${signed(-h)})^2`;
  return sumOf([a, square], [k, '']);
};

const vertex = template(2, (random) => {
  const [a, h, k] = [nonZero(random, -3, 3), nonZero(random, -4, 4), nonZero(random, -7, 7)];
  const c = a * h * h + k;
  if (c === 0 || h === k) return undefined;
  return choice({
    stem: `抛物线 $y=${quadratic(a, -2 * a * h, c)}$ 的顶点坐标是（　　）`,
    right: point(h, k),
    errors: [point(-h, k), point(h, c), point(-h, c), point(h, -k)],
    because: ['sign', 'middle', 'sign', 'sign'],
    solution: lines(
      tex`配方：$y=${quadratic(a, -2 * a * h, c)}=${vertexForm(a, h, k)}$，顶点坐标是 ${point(h, k)}。`,
      tex`也可以用公式 $\left(-\frac{b}{2a},\frac{4ac-b^2}{4a}\right)$。错选 ${point(-h, k)} 的同学弄错了对称轴的符号。`,
    ),
    facility: 0.74,
    check: { expression: `${a}*(${h})^2+(${-2 * a * h})*(${h})+(${c})`, equals: `${k}` },
  });
});

const translate = template(2, (random) => {
  const [a, h, k] = [nonZero(random, -3, 3), nonZero(random, -5, 5), nonZero(random, -5, 5)];
  if (Math.abs(h) === Math.abs(k)) return undefined;
  const told = (x: number, y: number) => `$y=${vertexForm(a, x, y)}$`;
  return choice({
    stem: `将抛物线 $y=${sumOf([a, 'x^2'])}$ 先向${h > 0 ? '右' : '左'}平移 ${Math.abs(h)} 个单位长度，再向${k > 0 ? '上' : '下'}平移 ${Math.abs(k)} 个单位长度，所得抛物线的解析式为（　　）`,
    right: told(h, k),
    errors: [told(-h, k), told(h, -k), told(-h, -k)],
    because: ['sign', 'sign', 'sign'],
    solution: lines(
      `平移后顶点由 $(0,0)$ 变为 $(${h},${k})$，开口不变，所以解析式为 ${told(h, k)}。`,
      `规律是“左加右减、上加下减”，左右平移改变的是 $x$。错选 ${told(-h, k)} 的同学把左右平移的符号弄反了。`,
    ),
    facility: 0.8,
  });
});

const extremes = template(2, (random) => {
  const [h, k, low, more] = [
    between(random, 1, 4),
    nonZero(random, -6, 6),
    between(random, -3, 0),
    between(random, 1, 2),
  ];
  const high = h + more;
  const top = (low - h) ** 2 + k;
  if (h - low <= more) return undefined;
  return {
    type: 'fill',
    stem: tex`当 $${low}\le x\le ${high}$ 时，二次函数 $y=${quadratic(1, -2 * h, h * h + k)}$ 的最小值是____，最大值是____。`,
    answers: [answersOf(k), answersOf(top)],
    solution: tex`$y=${vertexForm(1, h, k)}$，开口向上，对称轴为直线 $x=${h}$，在 $${low}\le x\le ${high}$ 内，所以 $x=${h}$ 时取最小值 $${k}$。离对称轴较远的端点是 $x=${low}$，这时 $y=(${low}-${h})^2${signed(k)}=${top}$，是最大值。`,
    facility: 0.56,
    check: { expression: `(${low})^2-${2 * h}*(${low})+(${h * h + k})`, equals: `${top}` },
  };
});

const intersect = template(2, (random) => {
  const [p, q] = [nonZero(random, -5, 4), nonZero(random, -3, 6)];
  if (p >= q || p + q === 0) return undefined;
  return {
    type: 'fill',
    stem: `已知抛物线 $y=x^2+bx+c$ 与 $x$ 轴交于点 $(${p},0)$ 和 $(${q},0)$，则它的解析式为____。`,
    answers: [formulaWays(`y=${quadratic(1, -p - q, p * q)}`, `y=(x${signed(-p)})(x${signed(-q)})`)],
    solution: tex`设 $y=(x-x_1)(x-x_2)$，则 $y=(x${signed(-p)})(x${signed(-q)})=${quadratic(1, -p - q, p * q)}$。`,
    facility: 0.74,
    check: { expression: `(${q})^2+(${-p - q})*(${q})+(${p * q})`, equals: '0' },
  };
});

const profit = template(2, (random) => {
  const [slope, p, m] = [random.pick([5, 10, 20]), between(random, 10, 20), between(random, 22, 40)];
  const best = (m - p) / 2;
  if (!Number.isInteger(best) || best < 2) return undefined;
  const cost = between(random, 3, 6) * 10;
  const top = slope * (p + best) ** 2;
  const square = tex`-${slope}x^2+${slope * (m - p)}x+${slope * m * p}`;
  return {
    type: 'written',
    stem: `某商品的进价为每件 ${cost} 元，当售价为每件 ${cost + p} 元时，每星期可卖出 ${slope * m} 件。市场调查反映：售价每上涨 1 元，每星期就少卖出 ${slope} 件。设每件商品的售价上涨 $x$ 元（$x$ 为整数，$0\\le x\\le ${m}$），每星期的利润为 $y$ 元。
（1）求 $y$ 与 $x$ 之间的函数解析式；
（2）售价定为多少元时，每星期的利润最大？最大利润是多少元？`,
    answer: `（1）$y=${square}$；（2）售价定为 ${cost + p + best} 元时利润最大，最大利润是 ${top} 元。`,
    solution: lines(
      `（1）每件利润为 $(${p}+x)$ 元，每星期卖出 $(${slope * m}-${slope}x)$ 件，$y=(${p}+x)(${slope * m}-${slope}x)=${square}$。`,
      `（2）$y=-${slope}(x-${best})^2+${top}$。因为 $-${slope}<0$，所以当 $x=${best}$ 时，$y$ 取最大值 ${top}。这时售价为 $${cost + p}+${best}=${cost + p + best}$（元）。`,
      `答：售价定为 ${cost + p + best} 元时，每星期的利润最大，最大利润是 ${top} 元。`,
    ),
    facility: 0.58,
    rubric: [
      { text: '（1）表示每件利润和销量', score: 2 },
      { text: '（1）写出函数解析式', score: 3 },
      { text: '（2）配方或用公式求出最大值', score: 3 },
      { text: '（2）写出售价并作答', score: 2 },
    ],
    check: { expression: `(${p}+${best})*(${slope * m}-${slope}*${best})`, equals: `${top}` },
  };
});

/** 二次函数, grade 9. */
export const quadraticFunctions: Templates = {
  二次函数的图象和性质: [vertex, translate, extremes, intersect],
  二次函数的应用: [profit],
};
