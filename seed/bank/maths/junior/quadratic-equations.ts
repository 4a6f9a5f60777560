import type { Templates } from '../../bank.ts';
import { Drawing } from '../../figures/drawing.ts';
import { at } from '../../figures/points.ts';
import { between, choice, inline, lines, nonZero, template, tex } from '../../making.ts';
import { answersOf, factor, fraction, plainOf, shown, signed, sumOf, texOf, texRoot } from '../numbers.ts';

const quadratic = (b: number, c: number): string => sumOf([1, 'x^2'], [b, 'x'], [c, '']);

const completeSquare = template(2, (random) => {
  const [p, q] = [nonZero(random, -6, 6), nonZero(random, -9, 9)];
  const right = p * p - q;
  if (Math.abs(p) < 2 || right <= 0 || right === q) return undefined;
  const told = (inside: number, value: number) => inline(`(x${signed(inside)})^2=${value}`);
  return choice({
    stem: `用配方法解方程 $${quadratic(2 * p, q)}=0$，配方后所得的方程是（　　）`,
    right: told(p, right),
    errors: [told(p, p * p + q), told(-p, right), told(2 * p, 4 * p * p - q), told(p, -q)],
    because: ['sign', 'sign', 'factor', 'factor'],
    solution: lines(
      tex`移项：$${quadratic(2 * p, 0)}=${-q}$；两边加上一次项系数一半的平方 $${p * p}$：$${quadratic(2 * p, p * p)}=${-q}+${p * p}$，即 $(x${signed(p)})^2=${right}$。`,
      '常见错误是移项不变号，或没有取一次项系数的一半。',
    ),
    facility: 0.76,
    check: { expression: `(7${signed(p)})^2-${right}`, equals: `7^2${signed(2 * p)}*7${signed(q)}` },
  });
});

const formula = template(2, (random) => {
  const [p, radicand] = [nonZero(random, -4, 4), random.pick([2, 3, 5, 6, 7, 8, 10, 12])];
  const q = p * p - radicand;
  if (q === 0) return undefined;
  const roots = tex`$x_1=${p}+${texRoot(radicand)}$，$x_2=${p}-${texRoot(radicand)}$`;
  return {
    type: 'written',
    stem: `解方程：$${quadratic(-2 * p, q)}=0$。`,
    answer: `${roots}。`,
    solution: lines(
      tex`$a=1$，$b=${-2 * p}$，$c=${q}$，$\Delta =b^2-4ac=${factor(-2 * p)}^2-4\times 1\times ${factor(q)}=${4 * radicand}>0$。`,
      tex`$x=\frac{-b\pm \sqrt{\Delta }}{2a}=\frac{${2 * p}\pm \sqrt{${4 * radicand}}}{2}=${p}\pm ${texRoot(radicand)}$，所以 ${roots}。用配方法也可以。`,
    ),
    facility: 0.72,
    rubric: [
      { text: '正确计算判别式（或配方正确）', score: 3 },
      { text: '写出两个根并化简', score: 3 },
    ],
    check: { expression: `(${p}+sqrt(${radicand}))^2-${2 * p}*(${p}+sqrt(${radicand}))${signed(q)}`, equals: '0' },
  };
});

const rootGiven = template(2, (random) => {
  const [p, q, k, c] = [between(random, 1, 5), between(random, 1, 8), between(random, 2, 4), between(random, 1, 9)];
  const value = k * q + c;
  return {
    type: 'fill',
    stem: tex`若 $m$ 是方程 $${quadratic(-p, -q)}=0$ 的一个根，则 $${sumOf([k, 'm^2'], [-k * p, 'm'])}+${c}$ 的值为____。`,
    answers: [answersOf(value)],
    solution: tex`把 $x=m$ 代入方程：$${sumOf([1, 'm^2'], [-p, 'm'])}=${q}$。原式 $=${k}(${sumOf([1, 'm^2'], [-p, 'm'])})+${c}=${k}\times ${q}+${c}=${value}$。整体代入，不必求出 $m$。`,
    facility: 0.68,
    check: { expression: `${k}*${q}+${c}`, equals: `${value}` },
  };
});

const discriminant = template(2, (random) => {
  const [a, b] = [between(random, 1, 5), between(random, 1, 4)];
  const limit = a + b * b;
  const told = (sign: string) => `$m${sign}${limit}$`;
  return choice({
    stem: tex`若关于 $x$ 的一元二次方程 $(m-${a})x^2-${2 * b}x+1=0$ 有两个不相等的实数根，则 $m$ 的取值范围是（　　）`,
    right: tex`${told('<')} 且 $m\ne ${a}$`,
    errors: [told('<'), tex`${told(tex`\le `)} 且 $m\ne ${a}$`, told('>')],
    because: ['condition', 'edge', 'sign'],
    solution: lines(
      tex`$\Delta =(-${2 * b})^2-4(m-${a})>0$，即 $${4 * b * b}-4m+${4 * a}>0$，解得 $m<${limit}$。`,
      tex`又因为是一元二次方程，$m-${a}\ne 0$，$m\ne ${a}$。只选 ${told('<')} 的同学忘记了二次项系数不为 0。`,
    ),
    facility: 0.6,
    check: { expression: `${2 * b}^2-4*(${limit}-${a})`, equals: '0' },
  });
});

const vieta = template(2, (random) => {
  const [b, c] = [nonZero(random, -7, 7), nonZero(random, -8, 8)];
  if (b * b - 4 * c <= 0 || Math.abs(b) === 1) return undefined;
  const value = b * b - 2 * c;
  return choice({
    stem: `若 $x_1$，$x_2$ 是方程 $${quadratic(b, c)}=0$ 的两个实数根，则 $x_1^2+x_2^2$ 的值为（　　）`,
    right: shown(value),
    errors: [b * b + 2 * c, b * b, b * b - c, -b - 2 * c].map(shown),
    because: ['sign', 'terms', 'formula', 'formula'],
    solution: lines(
      `由根与系数的关系，$x_1+x_2=${-b}$，$x_1x_2=${c}$。`,
      tex`$x_1^2+x_2^2=(x_1+x_2)^2-2x_1x_2=${factor(-b)}^2-2\times ${factor(c)}=${value}$。错选 $${b * b + 2 * c}$ 的同学弄错了 $2x_1x_2$ 前的符号。`,
    ),
    facility: 0.66,
    check: {
      expression: `((${-b}+sqrt(${b * b - 4 * c}))/2)^2+((${-b}-sqrt(${b * b - 4 * c}))/2)^2`,
      equals: `${value}`,
    },
  });
});

const reciprocals = template(2, (random) => {
  const [a, b, c] = [between(random, 2, 3), nonZero(random, -8, 8), nonZero(random, -5, 5)];
  const value = fraction(-b, c);
  if (b * b - 4 * a * c <= 0) return undefined;
  return {
    type: 'fill',
    stem: tex`设 $x_1$，$x_2$ 是方程 $${sumOf([a, 'x^2'], [b, 'x'], [c, ''])}=0$ 的两个实数根，则 $\frac{1}{x_1}+\frac{1}{x_2}=$____。`,
    answers: [answersOf(value)],
    solution: tex`由根与系数的关系，$x_1+x_2=-\frac{b}{a}=${texOf(fraction(-b, a))}$，$x_1x_2=\frac{c}{a}=${texOf(fraction(c, a))}$，所以 $\frac{1}{x_1}+\frac{1}{x_2}=\frac{x_1+x_2}{x_1x_2}=${texOf(value)}$。`,
    facility: 0.64,
    check: {
      expression: `2*${a}/(${-b}+sqrt(${b * b - 4 * a * c}))+2*${a}/(${-b}-sqrt(${b * b - 4 * a * c}))`,
      equals: plainOf(value),
    },
  };
});

const growth = template(2, (random) => {
  const [start, rate] = [between(random, 2, 12) * 100, random.pick([10, 20, 30, 40, 50])];
  const end = (start * (100 + rate) ** 2) / 10_000;
  const both = (100 + rate) ** 2 / 100 - 100;
  if (!Number.isInteger(end)) return undefined;
  const percent = (n: number | string) => tex`$${n}\%$`;
  return choice({
    stem: `某工厂一月份的产量为 ${start} 件，三月份的产量为 ${end} 件，则该厂二、三月份产量的月平均增长率为（　　）`,
    right: percent(rate),
    errors: [percent(both / 2), percent(both), percent(rate + 5)],
    because: ['operation', 'middle', 'slip'],
    solution: lines(
      tex`设月平均增长率为 $x$，则 $${start}(1+x)^2=${end}$，$(1+x)^2=${(end / start).toFixed(2)}$，$1+x=\pm ${(1 + rate / 100).toFixed(1)}$。`,
      tex`$x_1=${(rate / 100).toFixed(1)}=${rate}\%$，$x_2=-${(2 + rate / 100).toFixed(1)}$（舍去）。把两个月的总增长率平均分的做法是错误的。`,
    ),
    facility: 0.72,
    check: { expression: `${start}*(1+${rate}/100)^2`, equals: `${end}` },
  });
});

const field = (wide: number, high: number, path: number): string => {
  const unit = 5 / wide;
  const [w, h, p] = [5, high * unit, Math.max(path * unit, 0.35)];
  return new Drawing(36)
    .shape([at(0, 0), at(w, 0), at(w, h), at(0, h)])
    .shape([at(w * 0.6, 0), at(w * 0.6 + p, 0), at(w * 0.6 + p, h), at(w * 0.6, h)], { fill: Drawing.shade })
    .shape([at(0, h * 0.4), at(w, h * 0.4), at(w, h * 0.4 + p), at(0, h * 0.4 + p)], { fill: Drawing.shade })
    .name(at(w / 2, 0), `${wide} m`, -90)
    .name(at(w, h / 2), `${high} m`, 0, 24)
    .svg();
};

const paths = template(2, (random) => {
  const [wide, high, path] = [between(random, 20, 40), between(random, 12, 26), between(random, 1, 3)];
  const area = (wide - path) * (high - path);
  if (high >= wide - 3) return undefined;
  return {
    type: 'written',
    stem: tex`如图，在长为 $${wide}\,\mathrm{m}$、宽为 $${high}\,\mathrm{m}$ 的矩形空地上修两条同样宽且互相垂直的道路（涂色部分，道路的两边与矩形的边平行），其余部分种植草坪。若草坪的总面积为 $${area}\,\mathrm{m^2}$，求道路的宽。`,
    answer: tex`$${path}\,\mathrm{m}$`,
    solution: lines(
      tex`设道路的宽为 $x\,\mathrm{m}$。把两条道路平移到矩形的边上，草坪合成一个长 $(${wide}-x)\,\mathrm{m}$、宽 $(${high}-x)\,\mathrm{m}$ 的矩形，所以 $(${wide}-x)(${high}-x)=${area}$。`,
      tex`整理得 $${quadratic(-(wide + high), wide * high - area)}=0$，解得 $x_1=${path}$，$x_2=${wide + high - path}$。`,
      tex`$x_2=${wide + high - path}>${high}$，不符合题意，舍去。答：道路的宽为 $${path}\,\mathrm{m}$。`,
    ),
    facility: 0.64,
    figure: field(wide, high, path),
    rubric: [
      { text: '设未知数，用平移表示草坪的长和宽', score: 2 },
      { text: '列出方程', score: 2 },
      { text: '解方程，舍去不合题意的根', score: 3 },
      { text: '作答', score: 1 },
    ],
    check: [
      { expression: `(${wide}-${path})*(${high}-${path})`, equals: `${area}` },
      { expression: `${path}*(${wide + high - path})`, equals: `${wide}*${high}-${area}` },
    ],
  };
});

/** 一元二次方程, grade 9. */
export const quadraticEquations: Templates = {
  一元二次方程的解法: [completeSquare, formula, rootGiven],
  根的判别式和根与系数的关系: [discriminant, vieta, reciprocals],
  一元二次方程的应用: [growth, paths],
};
