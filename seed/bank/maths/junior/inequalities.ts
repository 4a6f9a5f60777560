import type { Templates } from '../../bank.ts';
import { between, choice, lines, nonZero, template, tex } from '../../making.ts';
import { signed, sumOf } from '../numbers.ts';
import { solutionsOnLine } from '../sketches.ts';

const negative = template(3, (random) => {
  const [a, root, b] = [between(random, 2, 6), nonZero(random, -6, 6), nonZero(random, -9, 9)];
  const right = b - a * root;
  return choice({
    stem: `不等式 $${sumOf([-a, 'x'], [b, ''])}>${right}$ 的解集是（　　）`,
    right: `$x<${root}$`,
    errors: [`$x>${root}$`, `$x<${-root}$`, `$x>${-root}$`],
    because: ['sign', 'slip', 'sign'],
    solution: lines(
      tex`移项、合并：$${-a}x>${right}${signed(-b)}$，即 $${-a}x>${-a * root}$。`,
      tex`两边都除以 $${-a}$，不等号的方向改变：$x<${root}$。错选 $x>${root}$ 的同学忘记改变不等号的方向。`,
    ),
    facility: 0.74,
    check: { expression: `-${a}*(${root})${signed(b)}`, equals: `${right}` },
  });
});

const integers = template(2, (random) => {
  const [low, high] = [between(random, -4, 0), between(random, 2, 6)];
  const [a, b, c, d] = [between(random, 2, 4), nonZero(random, -5, 5), between(random, 2, 5), nonZero(random, -5, 5)];
  const [first, second] = [a * low + b, c * high + d];
  const count = high - low;
  if (first === 0 || second === 0) return undefined;
  return {
    type: 'fill',
    stem: tex`不等式组 $\begin{cases}${a}x${signed(b)}>${first}\\${c}x${signed(d)}\le ${second}\end{cases}$ 的整数解有____个。`,
    answers: [[`${count}`]],
    solution: tex`解第一个不等式得 $x>${low}$，解第二个不等式得 $x\le ${high}$，不等式组的解集是 $${low}<x\le ${high}$，整数解是 $${low + 1}$ 到 $${high}$，共 ${count} 个（不包括 $${low}$，包括 $${high}$）。`,
    facility: 0.68,
    check: [
      { expression: `${a}*(${low})${signed(b)}`, equals: `${first}` },
      { expression: `${c}*${high}${signed(d)}`, equals: `${second}` },
    ],
  };
});

const onLine = template(2, (random) => {
  const [low, high] = [between(random, -3, 0), between(random, 1, 3)];
  const [lowClosed, highClosed] = [random.chance(0.5), random.chance(0.5)];
  if (lowClosed === highClosed || low === -high) return undefined;
  const range = (left: number, leftClosed: boolean, right: number, rightClosed: boolean) =>
    `$${left}${leftClosed ? tex`\le ` : '<'}x${rightClosed ? tex`\le ` : '<'}${right}$`;
  const figure = solutionsOnLine(-4, 4, [
    { at: low, closed: lowClosed, side: 'right' },
    { at: high, closed: highClosed, side: 'left' },
  ]);
  return choice({
    stem: `如图，数轴上表示的是一个不等式组中两个不等式的解集，其公共部分的左、右端点分别为 $${low}$ 和 $${high}$，这个不等式组的解集是（　　）`,
    right: range(low, lowClosed, high, highClosed),
    errors: [range(low, !lowClosed, high, !highClosed), range(low, true, high, true), range(low, false, high, false)],
    because: ['edge', 'edge', 'edge'],
    solution: lines(
      `空心圆圈表示不包括这一点，实心圆点表示包括这一点，公共部分是 ${range(low, lowClosed, high, highClosed)}。`,
      `$${low}$ 处是${lowClosed ? '实心圆点' : '空心圆圈'}，$${high}$ 处是${highClosed ? '实心圆点' : '空心圆圈'}，常见错误是把两种端点弄混。`,
    ),
    facility: 0.8,
    figure: figure.svg(),
  });
});

const systemWritten = template(2, (random) => {
  const [low, high] = [between(random, -4, 0), between(random, 1, 5)];
  const [more, less, n] = [between(random, 4, 6), between(random, 1, 3), between(random, 2, 4)];
  const [b, c] = [nonZero(random, -5, 5), between(random, 1, 6)];
  const d = (more - less) * low + b;
  const right = (high + c) / n;
  if (!Number.isInteger(right) || d === 0 || more - less === 1) return undefined;
  const set = tex`$${low}\le x<${high}$`;
  return {
    type: 'written',
    stem: tex`解不等式组 $\begin{cases}${more}x${signed(b)}\ge ${sumOf([less, 'x'])}${signed(d)}\\\frac{x+${c}}{${n}}<${right}\end{cases}$，并把解集在数轴上表示出来。`,
    answer: `解集为 ${set}。`,
    solution: lines(
      tex`解不等式①：$${more - less}x\ge ${d}${signed(-b)}$，即 $${more - less}x\ge ${(more - less) * low}$，$x\ge ${low}$。`,
      tex`解不等式②：两边同乘 ${n}，$x+${c}<${right * n}$，$x<${high}$。`,
      `在数轴上表示时，$${low}$ 处画实心圆点、方向向右，$${high}$ 处画空心圆圈、方向向左；公共部分是 ${set}。`,
    ),
    facility: 0.66,
    rubric: [
      { text: tex`解出 $x\ge ${low}$`, score: 2 },
      { text: `解出 $x<${high}$`, score: 2 },
      { text: '在数轴上正确表示', score: 2 },
      { text: '写出不等式组的解集', score: 1 },
    ],
    check: [
      { expression: `${more}*(${low})${signed(b)}`, equals: `${less}*(${low})${signed(d)}` },
      { expression: `(${high}+${c})/${n}`, equals: `${right}` },
    ],
  };
});

/** 不等式与不等式组, grade 7. */
export const inequalities: Templates = {
  不等式的性质和一元一次不等式: [negative],
  一元一次不等式组: [integers, onLine, systemWritten],
};
