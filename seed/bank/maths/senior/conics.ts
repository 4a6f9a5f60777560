import type { Templates } from '../../bank.ts';
import { Drawing } from '../../figures/drawing.ts';
import { at } from '../../figures/points.ts';
import { between, choice, inline, lines, template, tex } from '../../making.ts';
import { answersOf, fraction, plainOf, rootParts, shown, texOf, texRoot } from '../numbers.ts';

const over = (letter: string, square: number): string =>
  square === 1 ? `${letter}^2` : tex`\frac{${letter}^2}{${square}}`;

const ellipse = (x: number, y: number): string => `${over('x', x)}+${over('y', y)}=1`;

const hyperbola = (x: number, y: number): string => `${over('x', x)}-${over('y', y)}=1`;

/** Square root of a positive whole number over another number, as LaTeX in the text. */
const rootOver = (radicand: number, d: number): string => inline(texRoot(radicand, fraction(1, d)));

const eccentricity = template(2, (random) => {
  const [a, b2] = [between(random, 2, 6), between(random, 1, 30)];
  const c2 = a * a - b2;
  if (c2 <= 0 || rootParts(c2).inside > 15 || c2 === b2) return undefined;
  const upright = random.chance(0.5);
  const right = rootOver(c2, a);
  return choice({
    stem: tex`椭圆 $${upright ? ellipse(b2, a * a) : ellipse(a * a, b2)}$ 的离心率为（　　）`,
    right,
    errors: [rootOver(b2, a), rootOver(a * a + b2, a), shown(fraction(c2, a * a)), rootOver(c2, 2 * a)],
    because: ['swap', 'sign', 'power', 'factor'],
    solution: lines(
      tex`较大的分母是 $a^2$：$a^2=${a * a}$，$b^2=${b2}$，$c^2=a^2-b^2=${c2}$，$e=\frac{c}{a}=${right.slice(1, -1)}$。`,
      tex`椭圆中 $c^2=a^2-b^2$，错选 ${rootOver(a * a + b2, a)} 的同学用了双曲线的关系，而且椭圆的离心率小于 1。`,
    ),
    facility: 0.85,
    check: { expression: `sqrt(${a * a}-${b2})/${a}`, equals: `sqrt(${c2})/${a}` },
  });
});

const foci = new Drawing(32)
  .axes({ left: 3.6, right: 4, down: 2.4, up: 2.8 })
  .ellipse(at(0, 0), 3, 2)
  .line([at(-Math.sqrt(5), 0), at(3 * Math.cos(1), 2 * Math.sin(1)), at(Math.sqrt(5), 0)])
  .name(at(-Math.sqrt(5), 0), 'F₁', -90, 13)
  .name(at(Math.sqrt(5), 0), 'F₂', -90, 13)
  .name(at(3 * Math.cos(1), 2 * Math.sin(1)), 'P', 50)
  .svg();

const perimeter = template(2, (random) => {
  const [a, b, c] = random.pick([
    [5, 4, 3],
    [5, 3, 4],
    [13, 12, 5],
    [13, 5, 12],
    [10, 8, 6],
    [10, 6, 8],
  ] as const);
  return {
    type: 'fill',
    stem: tex`如图（示意图），$F_1$，$F_2$ 是椭圆 $${ellipse(a * a, b * b)}$ 的两个焦点，$P$ 是椭圆上不在 $x$ 轴上的一点，则 $\triangle PF_1F_2$ 的周长为____。`,
    answers: [answersOf(2 * (a + c))],
    solution: tex`$a=${a}$，$b=${b}$，$c=\sqrt{${a * a}-${b * b}}=${c}$。由椭圆的定义，$|PF_1|+|PF_2|=2a=${2 * a}$，$|F_1F_2|=2c=${2 * c}$，周长为 $2a+2c=${2 * (a + c)}$。`,
    facility: 0.84,
    figure: foci,
    check: { expression: `2*${a}+2*sqrt(${a * a}-${b * b})`, equals: `${2 * (a + c)}` },
  };
});

const rightTriangle = template(2, (random) => {
  const [a, b2] = [between(random, 3, 6), between(random, 2, 16)];
  const c2 = a * a - b2;
  if (c2 < b2) return undefined;
  return choice({
    stem: tex`已知 $F_1$，$F_2$ 是椭圆 $${ellipse(a * a, b2)}$ 的两个焦点，点 $P$ 在椭圆上，且 $\angle F_1PF_2=90^\circ$，则 $\triangle PF_1F_2$ 的面积为（　　）`,
    right: `${b2}`,
    errors: [`${2 * b2}`, shown(fraction(b2, 2)), `${c2}`, `${a * a}`],
    because: ['factor', 'factor', 'swap', 'formula'],
    solution: lines(
      tex`设 $|PF_1|=m$，$|PF_2|=n$，则 $m+n=2a=${2 * a}$，$m^2+n^2=(2c)^2=${4 * c2}$。`,
      tex`$2mn=(m+n)^2-(m^2+n^2)=${4 * a * a}-${4 * c2}=${4 * b2}$，面积 $S=\frac{1}{2}mn=${b2}$。错选 ${2 * b2} 的同学忘记乘 $\frac{1}{2}$。`,
    ),
    facility: 0.66,
    check: { expression: `((2*${a})^2-4*${c2})/4`, equals: `${b2}` },
  });
});

const asymptotes = template(2, (random) => {
  const [a, b] = [between(random, 2, 6), between(random, 2, 6)];
  if (a === b) return undefined;
  const told = (n: number, d: number) => tex`$y=\pm ${texOf(fraction(n, d)).replace(/^1$/, '')}x$`;
  return choice({
    stem: tex`双曲线 $${hyperbola(a * a, b * b)}$ 的渐近线方程为（　　）`,
    right: told(b, a),
    errors: [told(a, b), told(b * b, a * a), told(a * a, b * b)],
    because: ['swap', 'power', 'power'],
    solution: lines(
      tex`焦点在 $x$ 轴上，$a=${a}$，$b=${b}$，渐近线方程为 $y=\pm \frac{b}{a}x$，即 ${told(b, a)}。`,
      '也可以把方程右边的 1 换成 0 来求。常见错误是把 $a$，$b$ 的位置弄反，或忘记开方。',
    ),
    facility: 0.88,
    check: { expression: `sqrt(${b * b}/${a * a})`, equals: `${b}/${a}` },
  });
});

const fromAsymptote = template(2, (random) => {
  const [p, q, r] = random.pick([
    [3, 4, 5],
    [4, 3, 5],
    [5, 12, 13],
    [12, 5, 13],
    [8, 15, 17],
    [15, 8, 17],
  ] as const);
  return choice({
    stem: tex`若双曲线 $\frac{x^2}{a^2}-\frac{y^2}{b^2}=1$（$a>0$，$b>0$）的一条渐近线方程为 $y=${texOf(fraction(p, q))}x$，则该双曲线的离心率为（　　）`,
    right: shown(fraction(r, q)),
    errors: [fraction(r, p), fraction(p, q), fraction(q, r), fraction(r * r, q * q)].map(shown),
    because: ['swap', 'swap', 'swap', 'power'],
    solution: lines(
      tex`$\frac{b}{a}=${texOf(fraction(p, q))}$，$e=\frac{c}{a}=\sqrt{1+\frac{b^2}{a^2}}=\sqrt{1+\frac{${p * p}}{${q * q}}}=${texOf(fraction(r, q))}$。`,
      tex`错选 ${shown(fraction(r, p))} 的同学把渐近线的斜率当成了 $\frac{a}{b}$。双曲线的离心率大于 1。`,
    ),
    facility: 0.82,
    check: { expression: `sqrt(1+(${p}/${q})^2)`, equals: `${r}/${q}` },
  });
});

const focus = template(2, (random) => {
  const a = random.pick([2, 3, 4, 5, 6, 8]);
  const value = fraction(1, 4 * a);
  const point = (x: string, y: string) => tex`$\left(${x},${y}\right)$`;
  return choice({
    stem: `抛物线 $y=${a}x^2$ 的焦点坐标是（　　）`,
    right: point('0', texOf(value)),
    errors: [
      point(texOf(fraction(a, 4)), '0'),
      point('0', texOf(fraction(a, 4))),
      point(texOf(value), '0'),
      point('0', texOf(fraction(1, 2 * a))),
    ],
    because: ['form', 'formula', 'swap', 'factor'],
    solution: lines(
      tex`先化为标准方程：$x^2=\frac{1}{${a}}y$，$2p=\frac{1}{${a}}$，$\frac{p}{2}=${texOf(value)}$，焦点在 $y$ 轴的正半轴上，坐标为 $\left(0,${texOf(value)}\right)$。`,
      tex`直接由 $${a}$ 得到 $${texOf(fraction(a, 4))}$ 的同学没有化为标准方程。`,
    ),
    facility: 0.78,
    check: { expression: `1/${a}/4`, equals: plainOf(value) },
  });
});

const focusDistance = template(2, (random) => {
  const [p, x] = [between(random, 1, 5) * 2, between(random, 1, 9)];
  return {
    type: 'fill',
    stem: `已知 $F$ 是抛物线 $y^2=${2 * p}x$ 的焦点，点 $A$ 在抛物线上，且 $|AF|=${x + p / 2}$，则点 $A$ 的横坐标为____。`,
    answers: [answersOf(x)],
    solution: tex`$2p=${2 * p}$，$\frac{p}{2}=${p / 2}$，准线为 $x=-${p / 2}$。抛物线上的点到焦点的距离等于它到准线的距离：$x_A+${p / 2}=${x + p / 2}$，$x_A=${x}$。`,
    facility: 0.85,
    check: { expression: `sqrt((${x}-${p / 2})^2+${2 * p}*${x})`, equals: `${x + p / 2}` },
  };
});

const focalChord = template(2, (random) => {
  const [p, angle] = [between(random, 1, 6), random.pick([45, 60] as const)];
  const length = angle === 45 ? fraction(4 * p) : fraction(8 * p, 3);
  return choice({
    stem: tex`过抛物线 $y^2=${2 * p}x$ 的焦点作倾斜角为 $${angle}^\circ$ 的直线，与抛物线交于 $A$，$B$ 两点，则 $|AB|=$（　　）`,
    right: shown(length),
    errors: [
      angle === 45 ? fraction(8 * p, 3) : fraction(4 * p),
      fraction(2 * p),
      fraction(8 * p),
      fraction(3 * p),
    ].map(shown),
    because: ['formula', 'condition', 'slip', 'slip'],
    solution: lines(
      tex`焦点为 $\left(${texOf(fraction(p, 2))},0\right)$，直线为 $y=${angle === 45 ? tex`x-${texOf(fraction(p, 2))}` : tex`\sqrt{3}\left(x-${texOf(fraction(p, 2))}\right)`}$，代入抛物线方程，得 $${angle === 45 ? '' : '3'}\left(x-${texOf(fraction(p, 2))}\right)^2=${2 * p}x$，$x_1+x_2=${texOf(angle === 45 ? fraction(3 * p) : fraction(5 * p, 3))}$。`,
      tex`$|AB|=x_1+x_2+p=${texOf(length)}$（其中 $p=${p}$）。`,
    ),
    facility: 0.72,
    check: { expression: `${2 * p}/sin(${angle} deg)^2`, equals: plainOf(length) },
  });
});

/** 圆锥曲线的方程, grade 11. */
export const conics: Templates = {
  椭圆: [eccentricity, perimeter, rightTriangle],
  双曲线: [asymptotes, fromAsymptote],
  抛物线: [focus, focusDistance, focalChord],
};
