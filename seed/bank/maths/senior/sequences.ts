import type { Templates } from '../../bank.ts';
import { between, choice, inline, lines, nonZero, template, tex } from '../../making.ts';
import { answersOf, factor, fraction, plainOf, shown, signed, sumOf, texOf } from '../numbers.ts';

const arithmeticSum = template(2, (random) => {
  const [first, d, m, n] = [
    between(random, -6, 9),
    nonZero(random, -3, 4),
    between(random, 2, 4),
    between(random, 6, 9),
  ];
  const [p, q] = [first + (m - 1) * d, first + (n - 1) * d];
  const sum = 10 * first + 45 * d;
  if (first === 0) return undefined;
  return choice({
    stem: tex`已知等差数列 $\{a_n\}$ 中，$a_${m}=${p}$，$a_${n}=${q}$，则其前 10 项和 $S_{10}=$（　　）`,
    right: shown(sum),
    errors: [10 * first + 50 * d, 10 * first + 55 * d, 5 * (p + q), first + 9 * d].map(shown),
    because: ['formula', 'formula', 'formula', 'middle'],
    solution: lines(
      tex`公差 $d=\frac{a_${n}-a_${m}}{${n}-${m}}=\frac{${q}-${factor(p)}}{${n - m}}=${d}$，$a_1=a_${m}-${m === 2 ? '' : m - 1}d=${first}$。`,
      tex`$S_{10}=10a_1+\frac{10\times 9}{2}d=10\times ${factor(first)}+45\times ${factor(d)}=${sum}$。注意 $a_n=a_1+(n-1)d$，是 $(n-1)$ 个公差。`,
    ),
    facility: 0.85,
    check: { expression: `10*(${p}-${m - 1}*(${d})+${q}+${10 - n}*(${d}))/2`, equals: `${sum}` },
  });
});

const middle = template(2, (random) => {
  const [m, k, value] = [between(random, 3, 6), between(random, 1, 2), between(random, 2, 9)];
  const [p, q, count] = [m - k, m + k, 2 * m - 1];
  return {
    type: 'fill',
    stem: tex`设等差数列 $\{a_n\}$ 的前 $n$ 项和为 $S_n$，若 $a_${p}+a_${q}=${2 * value}$，则 $S_{${count}}=$____。`,
    answers: [answersOf(count * value)],
    solution: tex`由等差数列的性质，$a_${p}+a_${q}=2a_${m}=${2 * value}$，$a_${m}=${value}$，$S_{${count}}=\frac{${count}(a_1+a_{${count}})}{2}=${count}a_${m}=${count * value}$。`,
    facility: 0.8,
    check: { expression: `${count}*(${2 * value})/2`, equals: `${count * value}` },
  };
});

const greatest = template(2, (random) => {
  const [d, n] = [between(random, 2, 4), between(random, 5, 9)];
  const first = d * (n - 1) + between(random, 1, d - 1);
  const told = (count: number) => tex`$n=${count}$`;
  return choice({
    stem: tex`设等差数列 $\{a_n\}$ 的首项 $a_1=${first}$，公差 $d=-${d}$，前 $n$ 项和为 $S_n$，则使 $S_n$ 取得最大值的 $n$ 的值为（　　）`,
    right: told(n),
    errors: [told(n + 1), told(n - 1), told(2 * n), told(n + 2)],
    because: ['slip', 'slip', 'factor', 'slip'],
    solution: lines(
      tex`$a_n=${first}-${d}(n-1)=${first + d}-${d}n$。$a_{${n}}=${first - d * (n - 1)}>0$，$a_{${n + 1}}=${first - d * n}<0$。`,
      tex`前 ${n} 项都为正，从第 ${n + 1} 项起为负，所以 $n=${n}$ 时 $S_n$ 最大。`,
    ),
    facility: 0.8,
    check: [
      { expression: `${first}-${d}*(${n}-1)>0`, equals: 'true' },
      { expression: `${first}-${d}*${n}<0`, equals: 'true' },
    ],
  });
});

const geometric = template(2, (random) => {
  const [first, q, m, n] = [between(random, 1, 4), random.pick([2, 3, -2]), 2, 5];
  const [p, r] = [first * q ** (m - 1), first * q ** (n - 1)];
  const sum = (first * (1 - q ** 5)) / (1 - q);
  const wrong = [
    (first * (1 - q ** 4)) / (1 - q),
    first * q ** 4,
    (first * (1 + Math.abs(q) ** 5)) / (1 + Math.abs(q)),
  ];
  return choice({
    stem: tex`在等比数列 $\{a_n\}$ 中，$a_${m}=${p}$，$a_${n}=${r}$，则其前 5 项和 $S_5=$（　　）`,
    right: shown(sum),
    errors: [...wrong, first * q ** 5].map(shown),
    solution: lines(
      tex`$q^{${n - m}}=\frac{a_${n}}{a_${m}}=${r / p}$，$q=${q}$，$a_1=${first}$。`,
      tex`$S_5=\frac{a_1(1-q^5)}{1-q}=\frac{${first}\times [1-${factor(q)}^5]}{1-${factor(q)}}=${sum}$。错选 ${shown(wrong[0]!)} 的同学少算了一项。`,
    ),
    facility: 0.82,
    check: { expression: `${first}*(1+(${q})+(${q})^2+(${q})^3+(${q})^4)`, equals: `${sum}` },
  });
});

const product = template(2, (random) => {
  const [value, p] = [between(random, 2, 6), between(random, 1, 4)];
  const [q, middleIndex] = [p + 6, p + 3];
  return choice({
    stem: tex`已知各项均为正数的等比数列 $\{a_n\}$ 中，$a_${p}a_{${q}}=${value * value}$，则 $a_${middleIndex}=$（　　）`,
    right: `${value}`,
    errors: [`${value * value}`, shown(fraction(value * value, 2)), tex`$\pm ${value}$`],
    because: ['power', 'operation', 'condition'],
    solution: lines(
      tex`$${p}+${q}=2\times ${middleIndex}$，所以 $a_${middleIndex}^2=a_${p}a_{${q}}=${value * value}$。`,
      tex`各项均为正数，$a_${middleIndex}=${value}$。错选 ${shown(fraction(value * value, 2))} 的同学与等差数列的性质混淆了。`,
    ),
    facility: 0.88,
    check: { expression: `sqrt(${value * value})`, equals: `${value}` },
  });
});

const telescoping = template(2, (random) => {
  const n = random.pick([8, 10, 12, 20, 24, 50]);
  const [a, d] = [between(random, 1, 3), between(random, 1, 3)];
  const [start, end] = [a, a + n * d];
  const value = fraction(n, start * end);
  const part = (difference: string) => (d === 1 ? difference : tex`\frac{1}{${d}}\left(${difference}\right)`);
  return {
    type: 'fill',
    stem: tex`已知等差数列 $\{a_n\}$ 的首项为 ${a}，公差为 ${d}，则数列 $\left\{\frac{1}{a_na_{n+1}}\right\}$ 的前 ${n} 项和为____。`,
    answers: [answersOf(value)],
    solution: tex`$\frac{1}{a_na_{n+1}}=${part(tex`\frac{1}{a_n}-\frac{1}{a_{n+1}}`)}$，裂项相消，前 ${n} 项和为 $${part(tex`\frac{1}{a_1}-\frac{1}{a_{${n + 1}}}`)}=${part(tex`${texOf(fraction(1, start))}-\frac{1}{${end}}`)}=${texOf(value)}$。`,
    facility: 0.72,
    check: { expression: `(1/${start}-1/${end})/${d}`, equals: plainOf(value) },
  };
});

const recursive = template(2, (random) => {
  const [p, q, first] = [between(random, 2, 3), between(random, 1, 6), between(random, 1, 4)];
  const shift = q / (p - 1);
  const lead = first + shift;
  if (!Number.isInteger(shift)) return undefined;
  const power = lead === p ? `${p}^n` : tex`${lead}\times ${p}^{n-1}`;
  const sum =
    lead === p
      ? p === 2
        ? tex`2^{n+1}-2-${sumOf([shift, 'n'])}`
        : tex`\frac{3^{n+1}-3}{2}-${sumOf([shift, 'n'])}`
      : p === 2
        ? tex`${lead}\times 2^n-${lead}-${sumOf([shift, 'n'])}`
        : tex`${lead % 2 === 1 ? tex`\frac{${lead}(3^n-1)}{2}` : sumOf([lead / 2, lead === 2 ? '3^n-1' : '(3^n-1)'])}-${sumOf([shift, 'n'])}`;
  return {
    type: 'written',
    stem: tex`已知数列 $\{a_n\}$ 满足 $a_1=${first}$，$a_{n+1}=${p}a_n+${q}$。
（1）证明：数列 $\{a_n+${shift}\}$ 是等比数列，并求 $\{a_n\}$ 的通项公式；
（2）求数列 $\{a_n\}$ 的前 $n$ 项和 $S_n$。`,
    answer: tex`（1）$a_n=${power}-${shift}$；（2）$S_n=${sum}$。`,
    solution: lines(
      tex`（1）$a_{n+1}+${shift}=${p}a_n+${q + shift}=${p}(a_n+${shift})$，又 $a_1+${shift}=${lead}\ne 0$，所以 $\{a_n+${shift}\}$ 是首项为 ${lead}、公比为 ${p} 的等比数列，$a_n+${shift}=${power}$，$a_n=${power}-${shift}$。`,
      tex`（2）分组求和：$S_n=\frac{${lead}(1-${p}^n)}{1-${p}}-${sumOf([shift, 'n'])}=${sum}$。`,
    ),
    facility: 0.68,
    rubric: [
      { text: '（1）证明等比数列', score: 4 },
      { text: '（1）求出通项公式', score: 3 },
      { text: '（2）分组求和，得出结果', score: 5 },
    ],
    check: [
      { expression: `${lead}*${p}^2-${shift}`, equals: `${p}*(${p}*${first}+${q})+${q}` },
      {
        expression: `${lead}*(${p}^3-1)/(${p}-1)-3*${shift}`,
        equals: `${first}+(${p}*${first}+${q})+(${p}*(${p}*${first}+${q})+${q})`,
      },
    ],
  };
});

const fromSum = template(2, (random) => {
  const [a, b] = [between(random, 1, 3), nonZero(random, -6, 6)];
  const [d, c] = [2 * a, b - a];
  if (c === 0) return undefined;
  const told = (n: number, rest: number) => inline(`a_n=${sumOf([n, 'n'], [rest, ''])}`);
  return choice({
    stem: tex`已知数列 $\{a_n\}$ 的前 $n$ 项和 $S_n=${sumOf([a, 'n^2'], [b, 'n'])}$，则 $\{a_n\}$ 的通项公式为（　　）`,
    right: told(d, c),
    errors: [told(d, b), told(d, b + a), told(a, c), told(d, -c)],
    because: ['condition', 'formula', 'formula', 'sign'],
    solution: lines(
      tex`$n=1$ 时，$a_1=S_1=${a + b}$；$n\ge 2$ 时，$a_n=S_n-S_{n-1}=${sumOf([a, '[n^2-(n-1)^2]'], [b, ''])}=${sumOf([d, 'n'], [c, ''])}$。`,
      tex`$n=1$ 时也适合，所以 $a_n=${sumOf([d, 'n'], [c, ''])}$。错选 $a_n=${sumOf([d, 'n'], [b + a, ''])}$ 的同学求成了 $S_{n+1}-S_n$，可以代入 $n=1$ 检验。`,
    ),
    facility: 0.8,
    check: { expression: `(${a}*25+(${b})*5)-(${a}*16+(${b})*4)`, equals: `${d}*5${signed(c)}` },
  });
});

/** 数列, grade 11. */
export const sequences: Templates = {
  等差数列: [arithmeticSum, middle, greatest],
  等比数列: [geometric, product],
  数列的通项与求和: [telescoping, recursive, fromSum],
};
