import type { Templates } from '../../bank.ts';
import { between, choice, lines, template, tex } from '../../making.ts';
import { answersOf, gcd, signed } from '../numbers.ts';

const rootOfRoot = template(2, (random) => {
  const n = between(random, 2, 9);
  const power = n ** 4;
  return choice({
    stem: tex`$\sqrt{${power}}$ 的平方根是（　　）`,
    right: tex`$\pm ${n}$`,
    errors: [`$${n}$`, tex`$\pm ${n * n}$`, `$${n * n}$`],
    because: ['case', 'middle', 'middle'],
    solution: lines(
      tex`$\sqrt{${power}}=${n * n}$，${n * n} 的平方根是 $\pm ${n}$。`,
      tex`错选 $\pm ${n * n}$ 的同学求成了 ${power} 的平方根，错选 ${n} 的同学求成了 ${n * n} 的算术平方根。`,
    ),
    facility: 0.58,
    check: { expression: `${n}^4`, equals: `${power}` },
  });
});

const twoRoots = template(2, (random) => {
  const [p, q, r, value] = [
    between(random, 2, 4),
    between(random, 1, 6),
    between(random, 5, 15),
    between(random, 1, 6),
  ];
  const root = p * value - q;
  if (root + value - r !== 0 || root <= 1 || p === 1) return undefined;
  return {
    type: 'fill',
    stem: `若一个正数的两个平方根分别是 $${p}a-${q}$ 和 $a-${r}$，则 $a=$____，这个正数是____。`,
    answers: [[`${value}`], [`${root * root}`]],
    solution: tex`一个正数的两个平方根互为相反数：$(${p}a-${q})+(a-${r})=0$，$${p + 1}a=${q + r}$，$a=${value}$。两个平方根是 $${root}$ 和 $${-root}$，这个正数是 ${root * root}。`,
    facility: 0.64,
    check: { expression: `(${p}*${value}-${q})+(${value}-${r})`, equals: '0' },
  };
});

const mixed = template(2, (random) => {
  const [a, b, c] = [between(random, 2, 5), between(random, 5, 12), between(random, 2, 9)];
  const value = -a + b - c;
  if (b === a + c || b === c) return undefined;
  return choice({
    stem: tex`计算 $\sqrt[3]{-${a ** 3}}+\sqrt{${b * b}}-\sqrt{(-${c})^2}$ 的结果是（　　）`,
    right: `$${value}$`,
    errors: [a + b - c, -a + b + c, -a - b - c, value + 1].map((n) => `$${n}$`),
    because: ['sign', 'sign', 'sign', 'slip'],
    solution: lines(
      tex`$\sqrt[3]{-${a ** 3}}=-${a}$，$\sqrt{${b * b}}=${b}$，$\sqrt{(-${c})^2}=\sqrt{${c * c}}=${c}$。`,
      tex`原式 $=-${a}+${b}-${c}=${value}$。错选 $${-a + b + c}$ 的同学以为 $\sqrt{(-${c})^2}=-${c}$。`,
    ),
    facility: 0.72,
    check: { expression: `-${a}+sqrt(${b * b})-sqrt((-${c})^2)`, equals: `${value}` },
  });
});

const estimate = template(2, (random) => {
  const [n, add] = [between(random, 11, 95), between(random, 1, 3) * (random.chance(0.5) ? 1 : -1)];
  const floor = Math.floor(Math.sqrt(n));
  if (floor * floor === n) return undefined;
  const low = floor + add;
  const range = (from: number) => `${from} 和 ${from + 1} 之间`;
  return choice({
    stem: tex`估计 $\sqrt{${n}}${signed(add)}$ 的值在（　　）`,
    right: range(low),
    errors: [range(floor), range(low + 1), range(low - 1)],
    because: ['middle', 'slip', 'slip'],
    solution: lines(
      tex`因为 $${floor * floor}<${n}<${(floor + 1) ** 2}$，所以 $${floor}<\sqrt{${n}}<${floor + 1}$，$${low}<\sqrt{${n}}${signed(add)}<${low + 1}$。`,
      `选“${range(floor)}”的同学只估计了 $\\sqrt{${n}}$。`,
    ),
    facility: 0.75,
  });
});

const cube = template(2, (random) => {
  const [shift, root, factor] = [between(random, 1, 6), between(random, -5, 5), between(random, 2, 5)];
  if (Math.abs(root) < 2 || gcd(factor, root) > 1) return undefined;
  const x = root - shift;
  return {
    type: 'fill',
    stem: `若 $${factor}(x+${shift})^3=${factor * root ** 3}$，则 $x=$____。`,
    answers: [answersOf(x)],
    solution: tex`两边除以 ${factor}：$(x+${shift})^3=${root ** 3}$，所以 $x+${shift}=\sqrt[3]{${root ** 3}}=${root}$，$x=${x}$。`,
    facility: 0.7,
    check: { expression: `${factor}*((${x})+${shift})^3`, equals: `${factor * root ** 3}` },
  };
});

/** 实数, grade 7. */
export const realNumbers: Templates = {
  平方根和立方根: [rootOfRoot, twoRoots, cube],
  实数的估算和运算: [mixed, estimate],
};
