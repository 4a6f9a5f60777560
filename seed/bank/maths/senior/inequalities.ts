import type { Templates } from '../../bank.ts';
import { between, choice, lines, template, tex } from '../../making.ts';
import { answersOf, fraction, plainOf, shown, sumOf, texOf, texQuotient } from '../numbers.ts';

const shifted = template(2, (random) => {
  const [a, root] = [between(random, 1, 5), between(random, 2, 6)];
  const k = root * root;
  return choice({
    stem: tex`若 $x>${a}$，则 $x+\frac{${k}}{x-${a}}$ 的最小值为（　　）`,
    right: `${a + 2 * root}`,
    errors: [`${2 * root}`, `${2 * root - a}`, `${a + root}`, `${k + a}`],
    because: ['middle', 'sign', 'factor', '-'],
    solution: lines(
      tex`$x-${a}>0$，$x+\frac{${k}}{x-${a}}=(x-${a})+\frac{${k}}{x-${a}}+${a}\ge 2\sqrt{${k}}+${a}=${a + 2 * root}$，当且仅当 $x-${a}=${root}$，即 $x=${a + root}$ 时等号成立。`,
      `错选 ${2 * root} 的同学配凑后忘记加回 ${a}。`,
    ),
    facility: 0.72,
    check: { expression: `${a + root}+${k}/(${a + root}-${a})`, equals: `${a + 2 * root}` },
  });
});

const reciprocal = template(2, (random) => {
  const [m, n] = [between(random, 1, 4), between(random, 1, 4)];
  const [first, second] = [m * m, n * n];
  if (m === n) return undefined;
  const value = (m + n) ** 2;
  return {
    type: 'fill',
    stem: tex`已知 $x>0$，$y>0$，且 $\frac{${first}}{x}+\frac{${second}}{y}=1$，则 $x+y$ 的最小值为____。`,
    answers: [answersOf(value)],
    solution: tex`$x+y=(x+y)\left(\frac{${first}}{x}+\frac{${second}}{y}\right)=${first + second}+${texQuotient(sumOf([second, 'x']), 'y')}+${texQuotient(sumOf([first, 'y']), 'x')}\ge ${first + second}+2\sqrt{${first * second}}=${value}$，当且仅当 $x=${m * (m + n)}$，$y=${n * (m + n)}$ 时等号成立。两次分别用基本不等式，等号不能同时成立。`,
    facility: 0.6,
    check: [
      { expression: `${first}/${m * (m + n)}+${second}/${n * (m + n)}`, equals: '1' },
      { expression: `${m * (m + n)}+${n * (m + n)}`, equals: `${value}` },
    ],
  };
});

const product = template(2, (random) => {
  const [a, b, half] = [between(random, 1, 4), between(random, 2, 5), between(random, 2, 8)];
  const value = fraction(half * half, a * b);
  if (a === b || value.d > 5) return undefined;
  return choice({
    stem: `已知 $x>0$，$y>0$，且 $${sumOf([a, 'x'], [b, 'y'])}=${2 * half}$，则 $xy$ 的最大值为（　　）`,
    right: shown(value),
    errors: [
      fraction(half * half),
      fraction(4 * half * half, a * b),
      fraction(2 * half, a * b),
      fraction(half * half, a + b),
    ].map(shown),
    because: ['condition', 'power', 'slip', 'slip'],
    solution: lines(
      tex`$xy=\frac{1}{${a * b}}\cdot ${a === 1 ? 'x' : `(${a}x)`}\cdot (${b}y)\le \frac{1}{${a * b}}\left(\frac{${sumOf([a, 'x'], [b, 'y'])}}{2}\right)^2=\frac{${half * half}}{${a * b}}${value.d === a * b ? '' : `=${texOf(value)}`}$。`,
      tex`当且仅当 $${sumOf([a, 'x'])}=${b}y=${half}$ 时等号成立。错选 ${half * half} 的同学没有除以系数的积。`,
    ),
    facility: 0.68,
    check: { expression: `(${half}/${a})*(${half}/${b})`, equals: plainOf(value) },
  });
});

const quadratic = (a: number, b: number, c: number): string => sumOf([a, 'x^2'], [b, 'x'], [c, '']);

const outside = (p: number, q: number): string => `$\\{x\\mid x<${p}\\text{ 或 }x>${q}\\}$`;

const inside = (p: number, q: number): string => `$\\{x\\mid ${p}<x<${q}\\}$`;

const solve = template(2, (random) => {
  const [p, q] = [between(random, -6, 2), between(random, 1, 7)];
  const greater = random.chance(0.5);
  if (p >= q || p === 0 || p + q === 0) return undefined;
  const told = greater ? inside : outside;
  const other = greater ? outside : inside;
  return choice({
    stem: `不等式 $${quadratic(-1, p + q, -p * q)}${greater ? '>' : '<'}0$ 的解集是（　　）`,
    right: told(p, q),
    errors: [other(p, q), told(-q, -p), other(-q, -p)],
    because: ['swap', 'sign', 'swap'],
    solution: lines(
      `先把二次项系数化为正数：两边乘 $-1$，$${quadratic(1, -p - q, p * q)}${greater ? '<' : '>'}0$，方程的两根为 $${p}$ 和 $${q}$。`,
      `解集取两根${greater ? '之间' : '之外'}：${told(p, q)}。常见错误是乘 $-1$ 时不改变不等号的方向，或把根的符号弄反。`,
    ),
    facility: 0.8,
    check: [
      { expression: `-(${p})^2+(${p + q})*(${p})-(${p * q})`, equals: '0' },
      { expression: `-(${q})^2+(${p + q})*(${q})-(${p * q})`, equals: '0' },
    ],
  });
});

const fromSolution = template(2, (random) => {
  const [p, q, k] = [between(random, -4, -1), between(random, 1, 5), between(random, 1, 3)];
  if (p + q === 0) return undefined;
  const [a, b, c] = [-k, k * (p + q), -k * p * q];
  return {
    type: 'fill',
    stem: tex`若关于 $x$ 的不等式 $ax^2+bx+${c}>0$ 的解集是 $\{x\mid ${p}<x<${q}\}$，则 $a=$____，$b=$____。`,
    answers: [answersOf(a), answersOf(b)],
    solution: tex`$${p}$ 和 $${q}$ 是方程 $ax^2+bx+${c}=0$ 的两根，且 $a<0$。由根与系数的关系，$${p}\times ${q}=\frac{${c}}{a}$，得 $a=${a}$；$${p}+${q}=-\frac{b}{a}$，得 $b=${b}$。`,
    facility: 0.7,
    check: { expression: `${a}*(${q})^2+(${b})*(${q})+${c}`, equals: '0' },
  };
});

const allReal = template(2, (random) => {
  const c = between(random, 1, 9);
  const root = 2 * c;
  return choice({
    stem: tex`若不等式 $x^2+mx+${c * c}>0$ 对一切实数 $x$ 恒成立，则实数 $m$ 的取值范围是（　　）`,
    right: `$-${root}<m<${root}$`,
    errors: [tex`$-${root}\le m\le ${root}$`, `$m<${root}$`, tex`$m<-${root}$ 或 $m>${root}$`],
    because: ['edge', 'case', 'swap'],
    solution: tex`抛物线开口向上，恒在 $x$ 轴上方，等价于 $\Delta =m^2-4\times ${c * c}<0$，即 $m^2<${root * root}$，$-${root}<m<${root}$。$\Delta =0$ 时图象与 $x$ 轴有公共点，不满足“$>0$”，所以不取等号。`,
    facility: 0.72,
    check: { expression: `${root}^2-4*${c * c}`, equals: '0' },
  });
});

/** 一元二次函数、方程和不等式, grade 10. */
export const basicInequalities: Templates = {
  不等式的性质和基本不等式: [shifted, reciprocal, product],
  一元二次不等式: [solve, fromSolution, allReal],
};
