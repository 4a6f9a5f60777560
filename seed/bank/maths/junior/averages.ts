import type { Templates } from '../../bank.ts';
import { between, choice, lines, template, tex } from '../../making.ts';
import { answersOf, decimal, finiteDecimal, fraction, plainOf } from '../numbers.ts';

const listed = (numbers: readonly number[]): string => numbers.join('，');

const weighted = template(2, (random) => {
  const [paper, talk] = [between(random, 70, 96), between(random, 70, 96)];
  const share = between(random, 3, 7);
  if (Math.abs(paper - talk) < 4 || share === 5) return undefined;
  const score = (first: number) => decimal(paper * first + talk * (10 - first), 1);
  const other = decimal((paper + talk) * 5, 1);
  return choice({
    stem: tex`学校广播站招聘播音员，笔试成绩和面试成绩分别按 $${share * 10}\%$ 和 $${100 - share * 10}\%$ 计入总成绩。小华的笔试成绩为 ${paper} 分，面试成绩为 ${talk} 分，他的总成绩是（　　）`,
    right: `${score(share)} 分`,
    errors: [`${other} 分`, `${score(10 - share)} 分`, `${score(share + 1)} 分`],
    because: ['swap', '-', 'slip'],
    solution: lines(
      tex`总成绩是加权平均数：$${paper}\times ${share * 10}\%+${talk}\times ${100 - share * 10}\%=${score(share)}$（分）。`,
      `错选 ${other} 分的同学没有考虑权，错选 ${score(10 - share)} 分的同学把两个权弄反了。`,
    ),
    facility: 0.82,
    check: { expression: `${paper}*0.${share}+${talk}*0.${10 - share}`, equals: score(share) },
  });
});

const threeAverages = template(2, (random) => {
  const numbers = Array.from({ length: 7 }, () => between(random, 5, 12));
  const sorted = [...numbers].sort((a, b) => a - b);
  const counts = [...new Set(numbers)].map((n) => ({ n, times: numbers.filter((m) => m === n).length }));
  const most = counts.reduce((a, b) => (b.times > a.times ? b : a));
  const sum = numbers.reduce((a, b) => a + b);
  const [median, mode, mean] = [sorted[3]!, most.n, sum / 7];
  if (counts.filter(({ times }) => times === most.times).length > 1 || sum % 7 > 0) return undefined;
  if (new Set([median, mode, mean]).size < 3) return undefined;
  return {
    type: 'fill',
    stem: `某小组 7 名同学一周的课外阅读时间（单位：小时）分别为 ${listed(numbers)}。这组数据的平均数是____，中位数是____，众数是____。`,
    answers: [answersOf(mean), answersOf(median), answersOf(mode)],
    solution: tex`平均数为 $${sum}\div 7=${mean}$；从小到大排列为 ${listed(sorted)}，排在中间（第 4 个）的是 ${median}，中位数是 ${median}；${mode} 出现了 ${most.times} 次，次数最多，众数是 ${mode}。求中位数前不要忘记排序。`,
    facility: 0.78,
    check: [
      { expression: `mean(${numbers.join(',')})`, equals: `${mean}` },
      { expression: `median(${numbers.join(',')})`, equals: `${median}` },
    ],
  };
});

const variance = template(2, (random) => {
  const numbers = Array.from({ length: 5 }, () => between(random, 3, 11));
  const sum = numbers.reduce((a, b) => a + b);
  const mean = sum / 5;
  const squares = numbers.reduce((total, n) => total + (n - mean) ** 2, 0);
  const value = fraction(squares, 5);
  if (!Number.isInteger(mean) || new Set(numbers).size < 4 || squares > 40) return undefined;
  const distances = numbers.reduce((total, n) => total + Math.abs(n - mean), 0);
  const told = (n: number, d: number) => finiteDecimal(fraction(n, d)) ?? '';
  return choice({
    stem: `一组数据 ${listed(numbers)} 的方差是（　　）`,
    right: told(squares, 5),
    errors: [`${squares}`, told(squares, 4), told(distances, 5)],
    because: ['factor', 'slip', 'formula'],
    solution: lines(
      tex`平均数 $\bar{x}=${sum}\div 5=${mean}$。`,
      tex`方差 $s^2=\frac{1}{5}\left[${numbers.map((n) => `(${n}-${mean})^2`).join('+')}\right]=\frac{${squares}}{5}=${told(squares, 5)}$。错选 ${squares} 的同学忘记除以数据的个数。`,
    ),
    facility: 0.7,
    check: { expression: `variance([${numbers.join(',')}],"uncorrected")`, equals: plainOf(value) },
  });
});

const changed = template(2, (random) => {
  const [mean, spread, a, b] = [
    between(random, 3, 9),
    between(random, 2, 6),
    between(random, 2, 4),
    between(random, 1, 6),
  ];
  return {
    type: 'fill',
    stem: `已知一组数据 $x_1$，$x_2$，$x_3$，$x_4$，$x_5$ 的平均数是 ${mean}，方差是 ${spread}，则数据 $${a}x_1+${b}$，$${a}x_2+${b}$，$${a}x_3+${b}$，$${a}x_4+${b}$，$${a}x_5+${b}$ 的平均数是____，方差是____。`,
    answers: [answersOf(a * mean + b), answersOf(a * a * spread)],
    solution: tex`每个数据都乘 ${a} 再加 ${b}，平均数也乘 ${a} 再加 ${b}：$${a}\times ${mean}+${b}=${a * mean + b}$；加上同一个数不影响波动，乘 ${a} 使方差变为原来的 $${a}^2$ 倍：$${a * a}\times ${spread}=${a * a * spread}$。`,
    facility: 0.52,
    check: { expression: `${a}^2*${spread}`, equals: `${a * a * spread}` },
  };
});

/** 数据的分析, grade 8. */
export const averages: Templates = {
  '平均数、中位数和众数': [weighted, threeAverages],
  方差和数据的波动: [variance, changed],
};
