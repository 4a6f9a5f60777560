import type { Templates } from '../../bank.ts';
import { Drawing } from '../../figures/drawing.ts';
import { at } from '../../figures/points.ts';
import { between, choice, inline, lines, nonZero, template, tex } from '../../making.ts';
import { answersOf, factor, fraction, plainOf, shown, sumOf, texOf } from '../numbers.ts';

const onGraph = template(2, (random) => {
  const [x, y, p, q] = [
    nonZero(random, -6, 6),
    nonZero(random, -6, 6),
    nonZero(random, -6, 6),
    nonZero(random, -12, 12),
  ];
  const k = x * y;
  if (p * q !== k || p === x || Math.abs(p) === Math.abs(y) || Math.abs(p) === 1) return undefined;
  const point = (a: number, b: number) => `$(${a},${b})$`;
  return choice({
    stem: tex`若反比例函数 $y=\frac{k}{x}$ 的图象经过点 $(${x},${y})$，则它的图象也经过点（　　）`,
    right: point(p, q),
    errors: [point(-p, q), point(p, q + 1), point(x, -y), point(p + 1, q)].filter(
      (text) => text !== point(p + 1, q) || (p + 1) * q !== k,
    ),
    solution: lines(
      tex`$k=xy=${x}\times ${factor(y)}=${k}$，图象上的点的横、纵坐标的积都等于 $${k}$。`,
      tex`$${p}\times ${factor(q)}=${k}$，所以点 $(${p},${q})$ 在图象上，其余各点坐标的积都不等于 $${k}$。`,
    ),
    facility: 0.84,
    check: { expression: `(${p})*(${q})`, equals: `(${x})*(${y})` },
  });
});

const order = template(2, (random) => {
  const k = nonZero(random, -9, 9);
  const [a, b, c] = [-between(random, 3, 5), -between(random, 1, 2), between(random, 1, 4)];
  const told = (...names: string[]) => `$${names.join('<')}$`;
  const all = [
    told('y_3', 'y_1', 'y_2'),
    told('y_2', 'y_1', 'y_3'),
    told('y_1', 'y_2', 'y_3'),
    told('y_3', 'y_2', 'y_1'),
  ];
  const right = k > 0 ? all[1]! : all[0]!;
  return choice({
    stem: tex`已知点 $A(${a},y_1)$，$B(${b},y_2)$，$C(${c},y_3)$ 都在反比例函数 $y=${k < 0 ? '-' : ''}\frac{${Math.abs(k)}}{x}$ 的图象上，则 $y_1$，$y_2$，$y_3$ 的大小关系是（　　）`,
    right,
    errors: all,
    solution: lines(
      tex`$k=${k}${k > 0 ? '>' : '<'}0$，图象在第${k > 0 ? '一、三' : '二、四'}象限，在每个象限内 $y$ 随 $x$ 的增大而${k > 0 ? '减小' : '增大'}。`,
      `点 $A$，$B$ 在同一象限，$${a}<${b}<0$，所以 $y_1${k > 0 ? '>' : '<'}y_2$，且都${k > 0 ? '小' : '大'}于 0；点 $C$ 在另一象限，$y_3${k > 0 ? '>' : '<'}0$。因此 ${right}。不能把两个象限的点一起用增减性比较。`,
    ),
    facility: 0.64,
    check: {
      expression:
        k > 0
          ? `${k}/(${b})<${k}/(${a}) and ${k}/(${a})<${k}/${c}`
          : `${k}/${c}<${k}/(${a}) and ${k}/(${a})<${k}/(${b})`,
      equals: 'true',
    },
  });
});

const area = template(2, (random) => {
  const half = between(random, 1, 9);
  const k = -2 * half;
  const p = at(-1.5, 2);
  const figure = new Drawing(30)
    .axes({ left: 4, right: 1.6, down: 0.8, up: 4 })
    .graph((x) => -3 / x, [-3.8, -0.82])
    .shape([at(-1.5, 0), p, at(0, 0)], { fill: Drawing.shade })
    .name(p, 'P', 130)
    .name(at(-1.5, 0), 'A', -90);
  return choice({
    stem: tex`如图，点 $P$ 是反比例函数 $y=\frac{k}{x}$ 的图象在第二象限内的一点，$PA\perp x$ 轴于点 $A$。若 $\triangle OPA$ 的面积为 ${half}，则 $k$ 的值为（　　）`,
    right: inline(`${k}`),
    errors: [`${-k}`, inline(`${-half}`), `${half}`],
    because: ['sign', 'factor', 'sign'],
    solution: lines(
      tex`设 $P(x,y)$，则 $S_{\triangle OPA}=\frac{1}{2}|x|\cdot |y|=\frac{1}{2}|k|=${half}$，$|k|=${-k}$。`,
      tex`图象在第二象限，$k<0$，所以 $k=${k}$。错选 ${-k} 的同学没有考虑符号，错选 $${-half}$ 的同学漏了 $\frac{1}{2}$。`,
    ),
    facility: 0.68,
    figure: figure.svg(),
    check: { expression: `abs(${k})/2`, equals: `${half}` },
  });
});

const withLine = template(2, (random) => {
  const [p, r, m] = [between(random, 1, 3), -between(random, 1, 4), between(random, 2, 12)];
  const [q, s] = [m / p, m / r];
  const [k, b] = [(q - s) / (p - r), q + s];
  if (![q, s, k, b].every(Number.isInteger) || b === 0 || q > 6) return undefined;
  const size = fraction(Math.abs(b) * (p - r), 2);
  const unit = 5 / Math.max(q, -s, p, -r);
  const scaled = (x: number, y: number) => at(x * unit, y * unit);
  const figure = new Drawing(17)
    .axes({ left: 6, right: 6.4, down: 6, up: 6.6 })
    .graph((x) => (m * unit * unit) / x, [(m * unit * unit) / 5.8, 5.8])
    .graph((x) => (m * unit * unit) / x, [-5.8, (m * unit * unit) / -5.8])
    .line([scaled(r - 0.4 / unit, k * (r - 0.4 / unit) + b), scaled(p + 0.4 / unit, k * (p + 0.4 / unit) + b)])
    .name(scaled(p, q), 'A', 20, 16)
    .name(scaled(r, s), 'B', 200, 16);
  const line = sumOf([k, 'x'], [b, '']);
  return {
    type: 'written',
    stem: tex`如图，一次函数 $y=kx+b$ 的图象与反比例函数 $y=\frac{m}{x}$ 的图象相交于点 $A(${p},${q})$ 和点 $B(${r},n)$。
（1）求反比例函数和一次函数的解析式；
（2）求 $\triangle AOB$ 的面积；
（3）根据图象，直接写出不等式 $kx+b>\frac{m}{x}$ 的解集。`,
    answer: tex`（1）$y=\frac{${m}}{x}$，$y=${line}$；（2）$${texOf(size)}$；（3）$${r}<x<0$ 或 $x>${p}$。`,
    solution: lines(
      tex`（1）把 $A(${p},${q})$ 代入 $y=\frac{m}{x}$ 得 $m=${m}$，所以 $y=\frac{${m}}{x}$；$n=\frac{${m}}{${r}}=${s}$，$B(${r},${s})$。把 $A$，$B$ 的坐标代入 $y=kx+b$：$\begin{cases}${sumOf([p, 'k'], [1, 'b'])}=${q}\\${sumOf([r, 'k'], [1, 'b'])}=${s}\end{cases}$，解得 $k=${k}$，$b=${b}$，所以 $y=${line}$。`,
      tex`（2）直线与 $y$ 轴交于点 $C(0,${b})$，$S_{\triangle AOB}=S_{\triangle AOC}+S_{\triangle BOC}=\frac{1}{2}\times ${Math.abs(b)}\times ${p}+\frac{1}{2}\times ${Math.abs(b)}\times ${-r}=${texOf(size)}$。`,
      `（3）直线在双曲线上方时，$${r}<x<0$ 或 $x>${p}$。`,
    ),
    facility: 0.56,
    figure: figure.svg(),
    rubric: [
      { text: '（1）求出反比例函数的解析式和点 $B$ 的坐标', score: 3 },
      { text: '（1）求出一次函数的解析式', score: 2 },
      { text: tex`（2）求出 $\triangle AOB$ 的面积`, score: 3 },
      { text: '（3）写出解集', score: 2 },
    ],
    check: [
      { expression: `${k}*(${r})+(${b})`, equals: `${m}/(${r})` },
      { expression: `abs(${p}*(${s})-(${r})*(${q}))/2`, equals: plainOf(size) },
    ],
  };
});

const current = template(2, (random) => {
  const [volt, r, amp] = [random.pick([12, 24, 36, 48]), between(random, 2, 9), between(random, 2, 12)];
  const value = fraction(volt, amp);
  if (volt % r > 0 || value.d > 2 || volt / r === amp) return undefined;
  const ohm = tex`\,\Omega `;
  return {
    type: 'fill',
    stem: tex`已知某蓄电池的电压为定值，使用此电源时，电流 $I$（单位：$\mathrm{A}$）与电阻 $R$（单位：$\Omega$）成反比例。当 $R=${r}${ohm}$ 时，$I=${volt / r}\,\mathrm{A}$。若电流 $I$ 不能超过 $${amp}\,\mathrm{A}$，则电阻 $R$ 至少为____$\Omega$。`,
    answers: [answersOf(value)],
    solution: tex`设 $I=\frac{U}{R}$，由 $R=${r}$，$I=${volt / r}$ 得 $U=${volt}$，$I=\frac{${volt}}{R}$。当 $I=${amp}$ 时 $R=${texOf(value)}$；$I$ 随 $R$ 的增大而减小，所以 $I\le ${amp}$ 时，$R\ge ${texOf(value)}$，电阻至少为 ${shown(value)} $\Omega$。`,
    facility: 0.7,
    check: { expression: `${r}*${volt / r}/${amp}`, equals: plainOf(value) },
  };
});

/** 反比例函数, grade 9. */
export const inverseFunctions: Templates = {
  反比例函数的图象和性质: [onGraph, order, area],
  '反比例函数与一次函数、实际问题': [withLine, current],
};
