import type { Templates } from '../../bank.ts';
import { between, choice, inline, lines, nonZero, template, tex } from '../../making.ts';
import { answersOf, signed, sumOf } from '../numbers.ts';

const quadratic = (b: number, c: number): string => sumOf([1, 'x^2'], [b, 'x'], [c, '']);

const setOf = (condition: string): string => tex`\{x\mid ${condition}\}`;

const intersection = template(2, (random) => {
  const [p, q] = [between(random, -5, 1), between(random, 3, 7)];
  const c = between(random, p + 1, q - 1);
  if (p === 0 || p + q === 0 || c === 0) return undefined;
  return choice({
    stem: tex`已知集合 $A=${setOf(`${quadratic(-(p + q), p * q)}<0`)}$，$B=${setOf(tex`x\ge ${c}`)}$，则 $A\cap B=$（　　）`,
    right: inline(setOf(tex`${c}\le x<${q}`)),
    errors: [inline(setOf(`${c}<x<${q}`)), inline(setOf(`x>${p}`)), inline(setOf(tex`${p}<x\le ${c}`))],
    because: ['edge', 'condition', 'swap'],
    solution: lines(
      tex`$${quadratic(-(p + q), p * q)}<0$ 即 $(x${signed(-p)})(x${signed(-q)})<0$，解得 $${p}<x<${q}$，所以 $A=${setOf(`${p}<x<${q}`)}$。`,
      tex`在数轴上取公共部分：$A\cap B=${setOf(tex`${c}\le x<${q}`)}$。注意 $x=${c}$ 属于两个集合，端点要保留；选 $${setOf(`x>${p}`)}$ 的同学求成了并集。`,
    ),
    facility: 0.86,
    check: { expression: `(${c})^2-(${p + q})*(${c})+(${p * q})<0`, equals: 'true' },
  });
});

const subsets = template(2, (random) => {
  const [low, high] = [between(random, -3, 1), between(random, 2, 5)];
  const count = high - low;
  if (count > 6 || count < 3) return undefined;
  return choice({
    stem: tex`集合 $A=\{x\in \mathbf{Z}\mid ${low}<x\le ${high}\}$ 的真子集的个数是（　　）`,
    right: `${2 ** count - 1}`,
    errors: [`${2 ** count}`, `${2 ** count - 2}`, `${2 ** (count - 1) - 1}`, `${2 ** (count + 1) - 1}`],
    because: ['condition', 'condition', 'count', 'slip'],
    solution: lines(
      tex`$A$ 中的元素是从 $${low + 1}$ 到 $${high}$ 的整数，共 ${count} 个，子集有 $2^{${count}}=${2 ** count}$（个）。`,
      `真子集不包括集合本身，有 $${2 ** count}-1=${2 ** count - 1}$（个）。错选 ${2 ** count - 2} 的同学又去掉了空集，求的是非空真子集的个数。`,
    ),
    facility: 0.76,
    check: { expression: `2^(${high}-(${low}))-1`, equals: `${2 ** count - 1}` },
  });
});

const venn = template(2, (random) => {
  const [onlyA, onlyB, both, none] = [
    between(random, 8, 18),
    between(random, 6, 15),
    between(random, 4, 12),
    between(random, 3, 9),
  ];
  const [a, b, all] = [onlyA + both, onlyB + both, onlyA + onlyB + both + none];
  return {
    type: 'fill',
    stem: `某班共有 ${all} 名学生，其中参加数学兴趣小组的有 ${a} 人，参加物理兴趣小组的有 ${b} 人，两个小组都不参加的有 ${none} 人，则两个小组都参加的有____人。`,
    answers: [answersOf(both)],
    solution: tex`至少参加一个小组的有 $${all}-${none}=${all - none}$（人）。由 $\mathrm{card}(A\cup B)=\mathrm{card}(A)+\mathrm{card}(B)-\mathrm{card}(A\cap B)$，两个小组都参加的有 $${a}+${b}-${all - none}=${both}$（人）。`,
    facility: 0.78,
    check: { expression: `${a}+${b}-(${all}-${none})`, equals: `${both}` },
  };
});

const kinds = ['充分不必要条件', '必要不充分条件', '充要条件', '既不充分也不必要条件'] as const;

const condition = template(2, (random) => {
  const [centre, radius, low, high] = [
    nonZero(random, -3, 3),
    between(random, 1, 3),
    between(random, -6, 1),
    between(random, 2, 6),
  ];
  const [left, right] = [centre - radius, centre + radius];
  const inside = left >= low && right <= high;
  const outside = low >= left && high <= right;
  if (low === 0 || low + high === 0 || (inside && outside) || left >= high || right <= low) return undefined;
  const kind = inside ? kinds[0] : outside ? kinds[1] : kinds[3];
  const range = (from: number, to: number) => `$${from}<x<${to}$`;
  return choice({
    stem: tex`设 $x\in \mathbf{R}$，则“$|x${signed(-centre)}|<${radius}$”是“$${quadratic(-(low + high), low * high)}<0$”的（　　）`,
    right: kind,
    errors: kinds,
    solution: lines(
      tex`由 $|x${signed(-centre)}|<${radius}$ 得 ${range(left, right)}；由 $${quadratic(-(low + high), low * high)}<0$ 得 ${range(low, high)}。`,
      inside
        ? `前者的解集是后者解集的真子集，所以是${kind}。小范围能推出大范围，反之不能。`
        : outside
          ? `后者的解集是前者解集的真子集，所以是${kind}。小范围能推出大范围，反之不能。`
          : `两个解集互不包含，所以是${kind}。`,
    ),
    facility: 0.74,
    check: { expression: `abs(${left}-(${centre}))`, equals: `${radius}` },
  });
});

/** 集合与常用逻辑用语, grade 10. */
export const sets: Templates = {
  集合的概念与运算: [intersection, subsets, venn],
  '充分条件、必要条件和量词': [condition],
};
