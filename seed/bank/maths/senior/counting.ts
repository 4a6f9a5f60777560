import type { Templates } from '../../bank.ts';
import { between, choice, lines, nonZero, template, tex } from '../../making.ts';
import { answersOf, factor, shown } from '../numbers.ts';

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));

const choose = (n: number, k: number): number => (k > n ? 0 : factorial(n) / factorial(k) / factorial(n - k));

const combination = (n: number, k: number): string => tex`\mathrm{C}_{${n}}^{${k}}`;

const arrangement = (n: number, k: number): string => tex`\mathrm{A}_{${n}}^{${k}}`;

const committee = template(2, (random) => {
  const [boys, girls, size] = [between(random, 3, 6), between(random, 2, 5), 3];
  const all = choose(boys + girls, size);
  const right = all - choose(boys, size);
  if (boys === girls) return undefined;
  return choice({
    stem: `从 ${boys} 名男生和 ${girls} 名女生中选出 ${size} 人参加志愿服务，要求至少有 1 名女生，不同的选法共有（　　）`,
    right: `${right} 种`,
    errors: [
      girls * choose(boys + girls - 1, size - 1),
      girls * choose(boys, size - 1),
      all,
      all - choose(girls, size),
    ].map((n) => `${n} 种`),
    because: ['count', 'count', 'condition', 'slip'],
    solution: lines(
      tex`用间接法：$${combination(boys + girls, size)}-${combination(boys, size)}=${all}-${choose(boys, size)}=${right}$（种）。`,
      tex`先选 1 名女生、再从其余的人中任选 ${size - 1} 人会重复计数，错算成 ${girls * choose(boys + girls - 1, size - 1)} 种。`,
    ),
    facility: 0.8,
    check: { expression: `combinations(${boys + girls},3)-combinations(${boys},3)`, equals: `${right}` },
  });
});

const row = template(2, (random) => {
  const [n, together] = [between(random, 4, 7), random.chance(0.5)];
  const adjacent = 2 * factorial(n - 1);
  const right = together ? adjacent : factorial(n) - adjacent;
  return choice({
    stem: `包括甲、乙在内的 ${n} 名同学站成一排照相，甲、乙${together ? '必须相邻' : '不能相邻'}，不同的站法共有（　　）`,
    right: `${right} 种`,
    errors: [
      together ? factorial(n - 1) : adjacent,
      factorial(n),
      factorial(n) - adjacent,
      factorial(n - 1),
      adjacent,
    ].map((count) => `${count} 种`),
    because: ['count', 'condition', 'count', 'count', 'count'],
    solution: together
      ? lines(
          tex`捆绑法：把甲、乙看作一个整体，与其余 ${n - 2} 人排列，有 $${arrangement(n - 1, n - 1)}$ 种，甲、乙内部有 $${arrangement(2, 2)}$ 种，共 $${arrangement(n - 1, n - 1)}\cdot ${arrangement(2, 2)}=${right}$（种）。`,
          `错选 ${factorial(n - 1)} 种的同学忘记了甲、乙可以交换位置。`,
        )
      : lines(
          tex`插空法：先排其余 ${n - 2} 人，有 $${arrangement(n - 2, n - 2)}$ 种，再把甲、乙插入 ${n - 1} 个空中，有 $${arrangement(n - 1, 2)}$ 种，共 $${arrangement(n - 2, n - 2)}\cdot ${arrangement(n - 1, 2)}=${right}$（种）。`,
          `错选 ${adjacent} 种的同学求成了相邻的站法。`,
        ),
    facility: 0.84,
    check: {
      expression: together ? `2*factorial(${n}-1)` : `factorial(${n}-2)*permutations(${n}-1,2)`,
      equals: `${right}`,
    },
  });
});

const digits = template(2, (random) => {
  const top = between(random, 4, 8);
  const evens = Math.floor(top / 2);
  const [endZero, endOther] = [top * (top - 1), evens * (top - 1) * (top - 1)];
  return {
    type: 'fill',
    stem: `用 0 到 ${top} 这 ${top + 1} 个数字，可以组成没有重复数字的三位偶数____个。`,
    answers: [answersOf(endZero + endOther)],
    solution: tex`分两类：个位是 0 时，十位、百位从其余 ${top} 个数字中选排，有 $${arrangement(top, 2)}=${endZero}$（个）；个位是其他偶数时，个位有 ${evens} 种选法，百位不能为 0，有 ${top - 1} 种，十位有 ${top - 1} 种，有 $${evens}\times ${top - 1}\times ${top - 1}=${endOther}$（个）。共 $${endZero}+${endOther}=${endZero + endOther}$（个）。`,
    facility: 0.72,
    check: { expression: `permutations(${top},2)+${evens}*(${top}-1)^2`, equals: `${endZero + endOther}` },
  };
});

const coefficient = template(2, (random) => {
  const [n, a, k] = [between(random, 5, 7), random.pick([2, 3, -2]), between(random, 2, 4)];
  const right = choose(n, k) * a ** k;
  const told = (value: number) => shown(value);
  return choice({
    stem: `在 $(1${a > 0 ? '+' : '-'}${Math.abs(a)}x)^${n}$ 的展开式中，$x^${k}$ 的系数为（　　）`,
    right: told(right),
    errors: [choose(n, k), -right, choose(n, k) * a, choose(n, k - 1) * a ** (k - 1)].map(told),
    because: ['terms', 'sign', 'power', 'slip'],
    solution: lines(
      tex`通项 $T_{r+1}=\mathrm{C}_{${n}}^{r}\cdot 1^{${n}-r}\cdot (${a}x)^r$，令 $r=${k}$，系数为 $${combination(n, k)}\times ${factor(a)}^${k}=${right}$。`,
      `错选 ${choose(n, k)} 的同学把二项式系数当成了项的系数。`,
    ),
    facility: 0.84,
    check: { expression: `combinations(${n},${k})*(${a})^${k}`, equals: `${right}` },
  });
});

const constant = template(2, (random) => {
  const [half, a] = [between(random, 2, 4), nonZero(random, -3, 3)];
  const n = 2 * half;
  const right = choose(n, half) * a ** half;
  if (a === 1 || (half === 4 && Math.abs(a) === 3)) return undefined;
  const second = tex`\frac{${Math.abs(a)}}{x}`;
  return {
    type: 'fill',
    stem: tex`$\left(x${a > 0 ? '+' : '-'}${second}\right)^${n}$ 的展开式中的常数项为____。`,
    answers: [answersOf(right)],
    solution: tex`通项 $T_{r+1}=\mathrm{C}_{${n}}^{r}x^{${n}-r}\left(${a > 0 ? '' : '-'}${second}\right)^r=${factor(a)}^r\mathrm{C}_{${n}}^{r}x^{${n}-2r}$。令 $${n}-2r=0$，$r=${half}$，常数项为 $${factor(a)}^${half}\times ${combination(n, half)}=${right}$。`,
    facility: 0.82,
    check: { expression: `combinations(${n},${half})*(${a})^${half}`, equals: `${right}` },
  };
});

const sumOfCoefficients = template(2, (random) => {
  const [a, b, n] = [between(random, 2, 4), between(random, 1, 3), between(random, 4, 6)];
  const atOne = (a - b) ** n;
  const atZero = (-b) ** n;
  const right = atOne - atZero;
  if (a === b || right === 0) return undefined;
  return choice({
    stem: tex`若 $(${a}x-${b})^${n}=a_0+a_1x+a_2x^2+\cdots +a_${n}x^${n}$，则 $a_1+a_2+\cdots +a_${n}=$（　　）`,
    right: shown(right),
    errors: [atOne, -right, atOne + atZero, 2 ** n - 1].map(shown),
    because: ['middle', 'sign', 'sign', '-'],
    solution: lines(
      tex`令 $x=1$：$a_0+a_1+\cdots +a_${n}=(${a}-${b})^${n}=${atOne}$；令 $x=0$：$a_0=(-${b})^${n}=${atZero}$。`,
      tex`所以 $a_1+a_2+\cdots +a_${n}=${atOne}-${factor(atZero)}=${right}$。错选 ${shown(atOne)} 的同学没有减去 $a_0$。`,
    ),
    facility: 0.78,
    check: { expression: `(${a}-${b})^${n}-(-${b})^${n}`, equals: `${right}` },
  });
});

/** 计数原理, grade 11. */
export const counting: Templates = {
  排列与组合: [committee, row, digits],
  二项式定理: [coefficient, constant, sumOfCoefficients],
};
