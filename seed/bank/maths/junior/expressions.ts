import type { Templates } from '../../bank.ts';
import { between, choice, lines, nonZero, template, tex } from '../../making.ts';
import { factor, gcd, shown, sumOf } from '../numbers.ts';

const power = (letter: string, exponent: number): string => (exponent === 1 ? letter : `${letter}^${exponent}`);

const monomial = template(2, (random) => {
  const [n, d, x, y] = [between(random, 2, 7), between(random, 2, 9), between(random, 1, 4), between(random, 2, 4)];
  if (gcd(n, d) > 1 || x === y) return undefined;
  const told = (coefficient: string, degree: number) => tex`系数是 $${coefficient}$，次数是 ${degree}`;
  const right = tex`-\frac{${n}}{${d}}`;
  return choice({
    stem: tex`关于单项式 $-\frac{${n}${power('x', x)}${power('y', y)}}{${d}}$，下列说法正确的是（　　）`,
    right: told(right, x + y),
    errors: [told(right, Math.max(x, y)), told(`-${n}`, x + y), told(tex`\frac{${n}}{${d}}`, x + y)],
    because: ['formula', 'factor', 'sign'],
    solution: lines(
      tex`单项式中的数字因数叫作系数，要带符号和分母：系数是 $${right}$；所有字母的指数的和叫作次数：$${x}+${y}=${x + y}$。`,
      '常见错误是漏掉负号或分母，或把最高的指数当成次数。',
    ),
    facility: 0.76,
    check: { expression: `${x}+${y}`, equals: `${x + y}` },
  });
});

const likeTerms = template(2, (random) => {
  const [m, n, shift] = [between(random, 2, 6), between(random, 2, 6), between(random, 1, 3)];
  const [a, b] = [between(random, 2, 9), between(random, 2, 9)];
  if (m === n || a === b || n <= shift) return undefined;
  return {
    type: 'fill',
    stem: tex`若 $${a}x^{m}y^{${n}}$ 与 $-${b}x^{${m}}y^{n+${shift}}$ 是同类项，则 $m-n=$____。`,
    answers: [[shown(m - (n - shift)), `${m - n + shift}`].filter((way, index, all) => all.indexOf(way) === index)],
    solution: tex`同类项中相同字母的指数相同：$m=${m}$，$n+${shift}=${n}$，即 $n=${n - shift}$，所以 $m-n=${m}-${factor(n - shift)}=${m - n + shift}$。`,
    facility: 0.74,
    check: { expression: `${m}-(${n}-${shift})`, equals: `${m - n + shift}` },
  };
});

const expand = template(3, (random) => {
  const [a, b, c, d] = [between(random, 2, 5), between(random, 2, 6), between(random, 2, 5), between(random, 2, 6)];
  const of = (x: number, y: number) => `$${sumOf([x, 'x'], [y, 'y'])}$`;
  if (a === c || c * d === a * b || a * b === d) return undefined;
  return choice({
    stem: tex`化简 $${a}(x-${b}y)-${c}(x-${d}y)$ 的结果是（　　）`,
    right: of(a - c, c * d - a * b),
    errors: [of(a - c, -a * b - c * d), of(a - c, d - b), of(a + c, c * d - a * b), of(a - c, a * b - c * d)],
    because: ['sign', 'factor', 'sign', 'sign'],
    solution: lines(
      tex`原式 $=${a}x-${a * b}y-${c}x+${c * d}y=${sumOf([a - c, 'x'], [c * d - a * b, 'y'])}$。`,
      `括号前是“$-$”，去括号时括号里的各项都要变号，乘数也要与每一项相乘。`,
    ),
    facility: 0.77,
    check: { expression: `${a}*(7-${b}*3)-${c}*(7-${d}*3)-(${a - c}*7+(${c * d - a * b})*3)`, equals: '0' },
  });
});

const evaluate = template(2, (random) => {
  const [a, b, c, d] = [between(random, 2, 4), between(random, 1, 4), between(random, 2, 4), between(random, 2, 4)];
  const [x, y] = [nonZero(random, -3, 3), nonZero(random, -3, 3)];
  const [square, product] = [a - c, c * d - a * b];
  if (square === 0 || product === 0 || x === y || (x > 0 && y > 0)) return undefined;
  const value = square * x * x + product * x * y;
  const simple = sumOf([square, 'x^2'], [product, 'xy']);
  return {
    type: 'written',
    stem: tex`先化简，再求值：$${a}(x^2-${b === 1 ? '' : b}xy)-${c}(x^2-${d}xy)$，其中 $x=${x}$，$y=${y}$。`,
    answer: tex`化简得 $${simple}$，值为 $${value}$。`,
    solution: lines(
      tex`原式 $=${a}x^2-${a * b}xy-${c}x^2+${c * d}xy=${simple}$。`,
      tex`当 $x=${x}$，$y=${y}$ 时，原式 $=${square === 1 ? '' : square === -1 ? '-' : tex`${square}\times `}${factor(x)}^2${product > 0 ? '+' : '-'}${Math.abs(product) === 1 ? '' : tex`${Math.abs(product)}\times `}${factor(x)}\times ${factor(y)}=${value}$。`,
    ),
    facility: 0.7,
    rubric: [
      { text: '去括号正确', score: 3 },
      { text: tex`合并同类项得 $${simple}$`, score: 2 },
      { text: `代入求值得 $${value}$`, score: 3 },
    ],
    check: { expression: `${a}*((${x})^2-${b}*(${x})*(${y}))-${c}*((${x})^2-${d}*(${x})*(${y}))`, equals: `${value}` },
  };
});

/** 整式的加减, grade 7. */
export const expressions: Templates = {
  '单项式、多项式和同类项': [monomial, likeTerms],
  去括号和化简求值: [expand, evaluate],
};
