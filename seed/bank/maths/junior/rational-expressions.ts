import type { Templates } from '../../bank.ts';
import { between, choice, inline, lines, nonZero, template, tex } from '../../making.ts';
import { fraction, plainOf, texOf } from '../numbers.ts';

const zeroValue = template(2, (random) => {
  const a = between(random, 2, 9);
  const minus = random.chance(0.5);
  const root = minus ? -a : a;
  return choice({
    stem: tex`若分式 $\frac{|x|-${a}}{x${minus ? '-' : '+'}${a}}$ 的值为 0，则 $x$ 的值为（　　）`,
    right: inline(`${root}`),
    errors: [tex`$\pm ${a}$`, inline(`${-root}`), '$0$'],
    because: ['condition', 'condition', '-'],
    solution: lines(
      tex`分式的值为 0，要求分子等于 0 且分母不等于 0：$|x|-${a}=0$，$x=\pm ${a}$；$x${minus ? '-' : '+'}${a}\ne 0$，$x\ne ${-root}$。`,
      tex`所以 $x=${root}$。错选 $\pm ${a}$ 的同学没有检验分母。`,
    ),
    facility: 0.76,
    check: { expression: `(abs(${root})-${a})/(${root}${minus ? '-' : '+'}${a})`, equals: '0' },
  });
});

/** Expressions in x and y with the power of k that they grow by when x and y become k times as large. */
const growing = [
  [tex`\frac{xy}{x+y}`, 1, (x: string, y: string) => `(${x})*(${y})/(${x}+${y})`],
  [tex`\frac{x^2}{x-y}`, 1, (x: string, y: string) => `(${x})^2/(${x}-${y})`],
  [tex`\frac{x+y}{x-y}`, 0, (x: string, y: string) => `(${x}+${y})/(${x}-${y})`],
  [tex`\frac{xy}{x^2+y^2}`, 0, (x: string, y: string) => `(${x})*(${y})/((${x})^2+(${y})^2)`],
  [tex`\frac{x+y}{xy}`, -1, (x: string, y: string) => `(${x}+${y})/((${x})*(${y}))`],
] as const;

const enlarge = template(2, (random) => {
  const [k, [expression, degree, of]] = [between(random, 2, 5), random.pick(growing)];
  const told = {
    1: `扩大为原来的 ${k} 倍`,
    0: '不变',
    '-1': tex`缩小为原来的 $\frac{1}{${k}}$`,
  };
  return choice({
    stem: `如果把分式 ${inline(expression)} 中的 $x$ 和 $y$ 都扩大为原来的 ${k} 倍，那么分式的值（　　）`,
    right: told[degree],
    errors: [told[1], told[0], told['-1'], `扩大为原来的 ${k * k} 倍`],
    because: ['condition', 'formula', 'swap', '-'],
    solution: lines(
      `用 $${k}x$，$${k}y$ 分别代替 $x$，$y$，再与原来的分式比较。`,
      degree === 0
        ? '分子、分母扩大了相同的倍数，约分后与原来的分式相同，分式的值不变。'
        : `分子是原来的 ${degree === 1 ? k * k : k} 倍，分母是原来的 ${degree === 1 ? k : k * k} 倍，所以分式的值${told[degree]}。`,
    ),
    facility: 0.7,
    check: { expression: `(${of(`${k}*3`, `${k}*2`)})/(${of('3', '2')})`, equals: `${k}^(${degree})` },
  });
});

const subtract = template(2, (random) => {
  const a = between(random, 2, 9);
  const minus = random.chance(0.5);
  const [first, second] = minus ? ['-', '+'] : ['+', '-'];
  const square = `x^2-${a * a}`;
  return choice({
    stem: tex`计算 $\frac{1}{x${first}${a}}${first}\frac{${2 * a}}{${square}}$ 的结果是（　　）`,
    right: tex`$\frac{1}{x${second}${a}}$`,
    errors: [tex`$\frac{1}{x${first}${a}}$`, `$x${first}${a}$`, tex`$\frac{x${second}${3 * a}}{${square}}$`],
    because: ['swap', 'form', 'middle'],
    solution: lines(
      tex`通分，公分母是 $(x+${a})(x-${a})$：原式 $=\frac{x${second}${a}}{(x+${a})(x-${a})}${first}\frac{${2 * a}}{(x+${a})(x-${a})}=\frac{x${first}${a}}{(x+${a})(x-${a})}=\frac{1}{x${second}${a}}$。`,
      tex`结果写成 $x${first}${a}$ 的同学像解方程一样去了分母，分式运算不能去分母。`,
    ),
    facility: 0.66,
    check: { expression: `1/(11${first}${a})${first}${2 * a}/(11^2-${a * a})`, equals: `1/(11${second}${a})` },
  });
});

const simplify = template(2, (random) => {
  const [m, k] = [between(random, 3, 7), between(random, 1, 5)];
  const n = m - k;
  const x = nonZero(random, -5, 8);
  if (n < 1 || [m, n, -n].includes(x)) return undefined;
  const value = fraction(1, x + n);
  if (Math.abs(x + n) < 2) return undefined;
  return {
    type: 'written',
    stem: tex`先化简，再求值：$\left(1+\frac{${k}}{x-${m}}\right)\div \frac{x^2-${n * n}}{x-${m}}$，其中 $x=${x}$。`,
    answer: tex`化简得 $\frac{1}{x+${n}}$，值为 $${texOf(value)}$。`,
    solution: lines(
      tex`原式 $=\frac{x-${m}+${k}}{x-${m}}\cdot \frac{x-${m}}{(x+${n})(x-${n})}=\frac{x-${n}}{x-${m}}\cdot \frac{x-${m}}{(x+${n})(x-${n})}=\frac{1}{x+${n}}$。`,
      tex`当 $x=${x}$ 时，原式 $=\frac{1}{${x}+${n}}=${texOf(value)}$。`,
    ),
    facility: 0.7,
    rubric: [
      { text: '括号内通分正确', score: 2 },
      { text: '除法转化为乘法，分子、分母因式分解正确', score: 2 },
      { text: tex`约分得 $\frac{1}{x+${n}}$`, score: 2 },
      { text: `代入求值得 $${texOf(value)}$`, score: 2 },
    ],
    check: { expression: `(1+${k}/(${x}-${m}))/(((${x})^2-${n * n})/(${x}-${m}))`, equals: plainOf(value) },
  };
});

const solve = template(2, (random) => {
  const [p, q, s] = [between(random, 2, 4), between(random, 1, 5), nonZero(random, -4, 9)];
  const x = s - q;
  if (p === q || x === 0) return undefined;
  const none = x === p;
  if (!none && random.chance(0.3)) return undefined;
  const common = `(x-${p})(x+${q})`;
  const result = none ? '原方程无解' : `原方程的解为 $x=${x}$`;
  return {
    type: 'written',
    stem: tex`解方程：$\frac{x}{x-${p}}-1=\frac{${p * s}}{${common}}$。`,
    answer: `${result}。`,
    solution: lines(
      tex`方程两边乘 $${common}$，得 $x(x+${q})-${common}=${p * s}$。`,
      tex`化简得 $${p}x+${p * q}=${p * s}$，解得 $x=${x}$。`,
      none
        ? `检验：当 $x=${x}$ 时，$${common}=0$，因此 $x=${x}$ 不是原方程的解。所以${result}。`
        : tex`检验：当 $x=${x}$ 时，$${common}\ne 0$。所以${result}。`,
    ),
    facility: none ? 0.58 : 0.7,
    rubric: [
      { text: '去分母，化为整式方程', score: 3 },
      { text: `解得 $x=${x}$`, score: 2 },
      { text: `检验，得${result}`, score: 2 },
    ],
    check: { expression: `(${x})*(${x}+${q})-(${x}-${p})*(${x}+${q})`, equals: `${p * s}` },
  };
});

const robots = template(2, (random) => {
  const [b, d, t] = [between(random, 4, 9) * 10, between(random, 1, 4) * 10, between(random, 8, 15)];
  const [m, n] = [(b + d) * t, b * t];
  const equation = (left: string, right: string) => tex`$\frac{${m}}{${left}}=\frac{${n}}{${right}}$`;
  return choice({
    stem: tex`某仓库用 A，B 两种机器人搬运货物，A 型机器人比 B 型机器人每小时多搬运 $${d}\,\mathrm{kg}$，A 型机器人搬运 $${m}\,\mathrm{kg}$ 与 B 型机器人搬运 $${n}\,\mathrm{kg}$ 所用的时间相等。设 B 型机器人每小时搬运 $x\,\mathrm{kg}$，可列方程为（　　）`,
    right: equation(`x+${d}`, 'x'),
    errors: [equation('x', `x+${d}`), equation(`x-${d}`, 'x'), equation('x', `x-${d}`)],
    because: ['swap', 'sign', 'sign'],
    solution: lines(
      tex`A 型机器人每小时搬运 $(x+${d})\,\mathrm{kg}$，根据“时间相等”列方程：${equation(`x+${d}`, 'x')}。`,
      `解得 $x=${b}$，经检验是原方程的解且符合题意。常见错误是把多搬运的 ${d} 千克加在 B 型机器人上。`,
    ),
    facility: 0.78,
    check: { expression: `${m}/(${b}+${d})`, equals: `${n}/${b}` },
  });
});

/** 分式, grade 8. */
export const rationalExpressions: Templates = {
  分式的意义和基本性质: [zeroValue, enlarge],
  分式的运算: [subtract, simplify],
  分式方程: [solve, robots],
};
