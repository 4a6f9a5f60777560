import type { Templates } from '../../bank.ts';
import { between, choice, lines, nonZero, template, tex } from '../../making.ts';
import { answersOf, factor, gcd, signed, sumOf } from '../numbers.ts';

const system = (first: string, second: string): string => tex`\begin{cases}${first}\\${second}\end{cases}`;

const solutionOf = (x: number | string, y: number | string): string => `$${system(`x=${x}`, `y=${y}`)}$`;

const solve = template(2, (random) => {
  const [x, y] = [nonZero(random, -5, 6), nonZero(random, -5, 6)];
  const [a, b, c, d] = [between(random, 2, 5), between(random, 1, 4), between(random, 2, 5), between(random, 2, 4)];
  if (x === y || a === c || gcd(b, d) > 1 || b === d) return undefined;
  const [e, f] = [a * x + b * y, c * x - d * y];
  if (e === 0 || f === 0) return undefined;
  const [p, q] = [d, b];
  const sum = p * a + q * c;
  return {
    type: 'written',
    stem: tex`解方程组：$${system(`${sumOf([a, 'x'], [b, 'y'])}=${e}`, `${sumOf([c, 'x'], [-d, 'y'])}=${f}`)}$`,
    answer: solutionOf(x, y),
    solution: lines(
      tex`记两个方程分别为①、②，消去 $y$：①$\times ${p}+$②${q === 1 ? '' : tex`$\times ${q}$`}，得 $${sum}x=${p * e + q * f}$，$x=${x}$。`,
      tex`把 $x=${x}$ 代入①：$${a}\times ${factor(x)}+${sumOf([b, 'y'])}=${e}$，解得 $y=${y}$。`,
      `所以方程组的解是 ${solutionOf(x, y)}。`,
    ),
    facility: 0.74,
    rubric: [
      { text: '正确消去一个未知数', score: 3 },
      { text: '求出 $x$ 的值', score: 2 },
      { text: '求出 $y$ 的值并写出方程组的解', score: 2 },
    ],
    check: [
      { expression: `${a}*(${x})+${b}*(${y})`, equals: `${e}` },
      { expression: `${c}*(${x})-${d}*(${y})`, equals: `${f}` },
    ],
  };
});

const choose = template(2, (random) => {
  const [x, y] = [nonZero(random, -4, 6), nonZero(random, -4, 6)];
  const [a, b] = [between(random, 1, 3), between(random, 2, 4)];
  if (x === y || x === -y || y === a * x) return undefined;
  const [constant, e] = [y - a * x, b * x + y];
  if (e === 0) return undefined;
  return choice({
    stem: tex`二元一次方程组 $${system(`y=${sumOf([a, 'x'], [constant, ''])}`, `${b}x+y=${e}`)}$ 的解是（　　）`,
    right: solutionOf(x, y),
    errors: [solutionOf(y, x), solutionOf(-x, -y), solutionOf(x, -y), solutionOf(x + 1, y + a)],
    because: ['swap', 'sign', 'sign', 'slip'],
    solution: lines(
      tex`把 $y=${sumOf([a, 'x'], [constant, ''])}$ 代入 $${b}x+y=${e}$：$${b}x${sumOf([a, 'x']).replace(/^/, '+')}${constant === 0 ? '' : signed(constant)}=${e}$，$${a + b}x=${e - constant}$，$x=${x}$，进而 $y=${y}$。`,
      '方程组的解要同时满足两个方程，可以把选项代入检验。',
    ),
    facility: 0.83,
    check: { expression: `${b}*(${x})+(${y})`, equals: `${e}` },
  });
});

const wholeSum = template(2, (random) => {
  const [x, y, a, b] = [between(random, -6, 9), between(random, -6, 9), between(random, 2, 6), between(random, 1, 4)];
  const [e, f] = [a * x + b * y, b * x + a * y];
  if (a === b || x === y || x + y === 0 || e === 0 || f === 0) return undefined;
  return {
    type: 'fill',
    stem: tex`已知 $x$，$y$ 满足方程组 $${system(`${sumOf([a, 'x'], [b, 'y'])}=${e}`, `${sumOf([b, 'x'], [a, 'y'])}=${f}`)}$，则 $x+y$ 的值为____。`,
    answers: [answersOf(x + y)],
    solution: tex`两式相加：$${a + b}x+${a + b}y=${e + f}$，两边除以 ${a + b}，得 $x+y=${x + y}$。不必分别求出 $x$ 和 $y$。`,
    facility: 0.7,
    check: { expression: `((${e})+(${f}))/(${a}+${b})`, equals: `${x + y}` },
  };
});

const tickets = template(2, (random) => {
  const [adult, child] = [between(random, 4, 9) * 10, between(random, 2, 4) * 10 - 5];
  const [x, y] = [between(random, 3, 12), between(random, 15, 40)];
  const [all, money] = [x + y, adult * x + child * y];
  if (adult <= child + 10) return undefined;
  return {
    type: 'written',
    stem: `某景点的门票价格为成人票每张 ${adult} 元，学生票每张 ${child} 元。某校师生共 ${all} 人去参观，每人一张票（教师购买成人票，学生购买学生票），买门票共花了 ${money} 元。参观的教师和学生各有多少人？`,
    answer: `教师 ${x} 人，学生 ${y} 人`,
    solution: lines(
      tex`设教师有 $x$ 人，学生有 $y$ 人，由题意得 $${system(`x+y=${all}`, `${adult}x+${child}y=${money}`)}$`,
      tex`由 $x+y=${all}$ 得 $y=${all}-x$，代入第二个方程：$${adult}x+${child}(${all}-x)=${money}$，$${adult - child}x=${money - child * all}$，解得 $x=${x}$，$y=${y}$。`,
      `答：参观的教师有 ${x} 人，学生有 ${y} 人。`,
    ),
    facility: 0.7,
    rubric: [
      { text: '设未知数', score: 1 },
      { text: '列出方程组（每个方程 2 分）', score: 4 },
      { text: '解方程组', score: 2 },
      { text: '作答', score: 1 },
    ],
    check: { expression: `${adult}*${x}+${child}*(${all}-${x})`, equals: `${money}` },
  };
});

/** 二元一次方程组, grade 7. */
export const linearSystems: Templates = {
  二元一次方程组的解法: [solve, choose, wholeSum],
  二元一次方程组的应用: [tickets],
};
