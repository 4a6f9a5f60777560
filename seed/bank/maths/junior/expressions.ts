import type { BankChapter } from '../../bank.ts';
import { at, Drawing } from '../figures.ts';
import { between, choice, lines, nonZero, template, tex } from '../making.ts';
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

const sticks = new Drawing(26);
for (const [start, count] of [
  [0, 1],
  [2, 2],
  [5, 3],
] as const)
  for (let n = 0; n < count; n++)
    sticks.shape([at(start + n, 0), at(start + n + 1, 0), at(start + n + 1, 1), at(start + n, 1)]);
sticks.name(at(0.5, 0), '①', -90).name(at(3, 0), '②', -90).name(at(6.5, 0), '③', -90);

const garden = new Drawing(22)
  .shape([at(0, 0), at(7, 0), at(7, 14 / 3), at(0, 14 / 3)])
  .shape([at(1, 1), at(6, 1), at(6, 11 / 3), at(1, 11 / 3)], { fill: Drawing.shade })
  .name(at(3.5, 0), '3a', -90)
  .name(at(7, 7 / 3), '2a', 0, 14)
  .name(at(3.5, 0.5), 'b', 0, 1)
  .name(at(0.5, 7 / 3), 'b', 0, 1);

/** 整式的加减, grade 7. */
export const expressions: BankChapter = {
  name: '整式的加减',
  grade: 7,
  points: [
    {
      name: '单项式、多项式和同类项',
      questions: [
        {
          type: 'multiple',
          stem: '下列各组中的两项，是同类项的有（　　）',
          right: ['$3x^2y$ 与 $-yx^2$', '$-5$ 与 $8$'],
          wrong: ['$2a^2b$ 与 $2ab^2$', '$4x$ 与 $4y$', '$xy$ 与 $xyz$'],
          solution:
            '所含字母相同，并且相同字母的指数也相同的项叫作同类项，与系数和字母的顺序无关；常数项都是同类项。$2a^2b$ 与 $2ab^2$ 的相同字母的指数不同；另外两组所含字母不同。',
          facility: 0.71,
        },
        {
          type: 'single',
          stem: '如图，用小棒搭正方形，相邻的正方形共用一根小棒。照这样搭下去，搭 $n$ 个正方形需要的小棒根数是（　　）',
          right: '$3n+1$',
          wrong: ['$4n$', '$4n-1$', '$3n-1$'],
          solution: lines(
            '搭 1 个用 4 根，以后每多搭 1 个就多用 3 根，所以搭 $n$ 个用 $4+3(n-1)=3n+1$（根）。',
            '检验：$n=2$ 时是 7 根，$n=3$ 时是 10 根，与图相符。错选 $4n$ 的同学没有减去共用的小棒。',
          ),
          facility: 0.72,
          figure: sticks.svg(),
          check: { expression: '3*3+1', equals: '10' },
        },
      ],
      templates: [monomial, likeTerms],
    },
    {
      name: '去括号和化简求值',
      questions: [
        {
          type: 'single',
          stem: '一个多项式减去 $x^2-2x$ 得 $3x^2+x-1$，这个多项式是（　　）',
          right: '$4x^2-x-1$',
          wrong: ['$2x^2+3x-1$', '$4x^2+3x-1$', '$-2x^2-3x+1$'],
          solution: lines(
            '被减数＝差＋减数：$(3x^2+x-1)+(x^2-2x)=4x^2-x-1$。',
            '错选 $2x^2+3x-1$ 的同学用差减去了减数。',
          ),
          facility: 0.69,
          check: { expression: '(3*25+5-1)+(25-10)-(4*25-5-1)', equals: '0' },
        },
        {
          type: 'written',
          stem: tex`如图，一块长方形空地的长为 $3a\,\mathrm{m}$，宽为 $2a\,\mathrm{m}$，中间建一个长方形花坛（涂色部分），花坛四周是宽为 $b\,\mathrm{m}$ 的小路。
（1）用含 $a$，$b$ 的式子表示花坛的周长；
（2）当 $a=6$，$b=2$ 时，求花坛的周长。`,
          answer: tex`（1）$(10a-8b)\,\mathrm{m}$；（2）$44\,\mathrm{m}$。`,
          solution: lines(
            tex`（1）花坛的长为 $(3a-2b)\,\mathrm{m}$，宽为 $(2a-2b)\,\mathrm{m}$，周长为 $2(3a-2b)+2(2a-2b)=6a-4b+4a-4b=10a-8b$（$\mathrm{m}$）。`,
            tex`（2）当 $a=6$，$b=2$ 时，$10a-8b=60-16=44$（$\mathrm{m}$）。`,
          ),
          facility: 0.58,
          figure: garden.svg(),
          rubric: [
            { text: '表示出花坛的长和宽', score: 3 },
            { text: '（1）化简得 $10a-8b$', score: 3 },
            { text: '（2）求得 44', score: 2 },
          ],
          check: { expression: '2*(3*6-2*2)+2*(2*6-2*2)', equals: '44' },
        },
      ],
      templates: [expand, evaluate],
    },
  ],
};
