import type { Templates } from '../../bank.ts';
import { between, choice, inline, lines, nonZero, template, tex } from '../../making.ts';
import { answersOf, factor, fraction, plainOf, rootParts, shown, signed, sumOf, texOf, texRoot } from '../numbers.ts';

const line = (a: number, b: number, c: number): string => `${sumOf([a, 'x'], [b, 'y'], [c, ''])}=0`;

const perpendicular = template(2, (random) => {
  const [a, b, c, k] = [between(random, 1, 4), nonZero(random, -4, 4), nonZero(random, -6, 6), nonZero(random, -5, 5)];
  const parallel = random.chance(0.5);
  const value = parallel ? fraction(a * k, b) : fraction(-b * k, a);
  if (Math.abs(a) === Math.abs(b) || Math.abs(b) === 1) return undefined;
  const other = parallel ? fraction(-b * k, a) : fraction(a * k, b);
  return choice({
    stem: tex`若直线 $l_1$：$${line(a, b, c)}$ 与直线 $l_2$：$mx${signed(k).replace(/^([+-])1$/, '$1')}y+${Math.abs(c) + 7}=0$ ${parallel ? '平行' : '垂直'}，则实数 $m$ 的值为（　　）`,
    right: shown(value),
    errors: [other, fraction(-value.n, value.d), fraction(-other.n, other.d), fraction(value.d, value.n)].map(shown),
    because: ['swap', 'sign', 'sign', 'swap'],
    solution: lines(
      parallel
        ? tex`$l_1\parallel l_2$ 时，$A_1B_2-A_2B_1=0$：$${a}\times ${factor(k)}-${factor(b)}m=0$，解得 $m=${texOf(value)}$，经检验两直线不重合。`
        : tex`$l_1\perp l_2$ 时，$A_1A_2+B_1B_2=0$：$${a === 1 ? '' : a}m${signed(b)}\times ${factor(k)}=0$，解得 $m=${texOf(value)}$。`,
      `错选 ${shown(other)} 的同学把平行和垂直的条件记混了。`,
    ),
    facility: 0.84,
    check: {
      expression: parallel ? `${a}*(${k})-(${b})*(${plainOf(value)})` : `${a}*(${plainOf(value)})+(${b})*(${k})`,
      equals: '0',
    },
  });
});

const directions = [
  [3, 4],
  [4, 3],
  [3, -4],
  [4, -3],
  [5, 12],
  [12, -5],
] as const;

const betweenLines = template(2, (random) => {
  const [[a, b], c, d, k] = [
    random.pick(directions),
    nonZero(random, -9, 9),
    between(random, 1, 4),
    between(random, 2, 3),
  ];
  const norm = Math.hypot(a, b);
  const second = c + norm * d;
  if (second === 0 || second === -c) return undefined;
  const distance = (value: number) => shown(fraction(Math.abs(value), norm));
  return choice({
    stem: tex`两条平行直线 $${line(a, b, c)}$ 与 $${line(k * a, k * b, k * second)}$ 之间的距离为（　　）`,
    right: `${d}`,
    errors: [
      distance(k * second - c),
      shown(fraction(Math.abs(k * second - c), norm * k)),
      distance(second + c),
      `${d + 1}`,
    ],
    because: ['factor', 'slip', 'sign', 'slip'],
    solution: lines(
      tex`先把 $x$，$y$ 的系数化为相同：第二条直线的方程两边除以 ${k}，得 $${line(a, b, second)}$。`,
      tex`距离 $d=\frac{|C_1-C_2|}{\sqrt{A^2+B^2}}=\frac{|${c}${signed(-second)}|}{\sqrt{${a}^2+${factor(b)}^2}}=\frac{${norm * d}}{${norm}}=${d}$。错选 ${distance(k * second - c)} 的同学没有统一系数。`,
    ),
    facility: 0.78,
    check: { expression: `abs(${c}-(${k * second})/${k})/sqrt(${a}^2+(${b})^2)`, equals: `${d}` },
  });
});

const circle = (d: number, e: number, f: number): string =>
  `${sumOf([1, 'x^2'], [1, 'y^2'], [d, 'x'], [e, 'y'], [f, ''])}=0`;

const general = template(2, (random) => {
  const [p, q, r] = [nonZero(random, -4, 4), nonZero(random, -4, 4), between(random, 2, 6)];
  const f = p * p + q * q - r * r;
  const told = (x: number, y: number, radius: number) => tex`圆心为 $(${x},${y})$，半径为 ${radius}`;
  return choice({
    stem: tex`圆 $${circle(-2 * p, -2 * q, f)}$ 的圆心和半径分别是（　　）`,
    right: told(p, q, r),
    errors: [told(-p, -q, r), told(p, q, r * r), told(-p, -q, r * r), told(2 * p, 2 * q, r)],
    because: ['sign', 'power', 'sign', 'factor'],
    solution: lines(
      tex`配方得 $(x${signed(-p)})^2+(y${signed(-q)})^2=${r * r}$，圆心为 $(${p},${q})$，半径为 ${r}。`,
      '常见错误是弄错圆心坐标的符号，或忘记对半径的平方开方。',
    ),
    facility: 0.88,
    check: { expression: `sqrt((${p})^2+(${q})^2-(${f}))`, equals: `${r}` },
  });
});

const chord = template(2, (random) => {
  const [a, b] = random.pick(directions);
  const [d, half, r] = random.pick([
    [1, 2, 5],
    [3, 4, 25],
    [4, 3, 25],
    [2, 1, 5],
    [1, 3, 10],
    [6, 8, 100],
  ] as const);
  const [p, q] = [between(random, -3, 3), between(random, -3, 3)];
  const norm = Math.hypot(a, b);
  const c = (random.chance(0.5) ? 1 : -1) * d * norm - a * p - b * q;
  if (p === 0 || q === 0 || c === 0) return undefined;
  return {
    type: 'fill',
    stem: tex`直线 $${line(a, b, c)}$ 被圆 $(x${signed(-p)})^2+(y${signed(-q)})^2=${r}$ 所截得的弦长为____。`,
    answers: [answersOf(2 * half)],
    solution: tex`圆心 $(${p},${q})$ 到直线的距离 $d=\frac{|${sumOf([1, tex`${a}\times ${factor(p)}`], [1, tex`${factor(b)}\times ${factor(q)}`])}${signed(c)}|}{\sqrt{${a}^2+${factor(b)}^2}}=${d}$，弦长为 $2\sqrt{r^2-d^2}=2\sqrt{${r}-${d * d}}=${2 * half}$。`,
    facility: 0.8,
    check: {
      expression: `2*sqrt(${r}-(${a}*(${p})+(${b})*(${q})+(${c}))^2/(${a}^2+(${b})^2))`,
      equals: `${2 * half}`,
    },
  };
});

const relations = ['外离', '外切', '相交', '内切'] as const;

const twoCircles = template(2, (random) => {
  const [[dx, dy], p, q] = [
    random.pick([
      [3, 4],
      [4, -3],
      [6, 8],
      [5, 12],
    ] as const),
    nonZero(random, -2, 2),
    nonZero(random, -2, 2),
  ];
  const distance = Math.hypot(dx, dy);
  const [r, R] = [between(random, 1, 4), between(random, 2, 12)];
  if (R <= r || distance < R - r) return undefined;
  const right =
    distance > R + r
      ? relations[0]
      : distance === R + r
        ? relations[1]
        : distance > R - r
          ? relations[2]
          : relations[3];
  const [x, y] = [p + dx, q + dy];
  if (x === 0 || y === 0) return undefined;
  return choice({
    stem: tex`圆 $C_1$：$(x${signed(-p)})^2+(y${signed(-q)})^2=${r * r}$ 与圆 $C_2$：$(x${signed(-x)})^2+(y${signed(-y)})^2=${R * R}$ 的位置关系是（　　）`,
    right,
    errors: relations,
    solution: lines(
      tex`圆心距 $|C_1C_2|=\sqrt{${dx}^2+${factor(dy)}^2}=${distance}$，$r_1+r_2=${R + r}$，$|r_1-r_2|=${R - r}$。`,
      tex`${{ 外离: `$${distance}>${R + r}$`, 外切: `$${distance}=${R + r}$`, 相交: `$${R - r}<${distance}<${R + r}$`, 内切: `$${distance}=${R - r}$` }[right]}，所以两圆${right}。`,
    ),
    facility: 0.84,
    check: { expression: `sqrt((${p}-(${x}))^2+(${q}-(${y}))^2)`, equals: `${distance}` },
  });
});

const tangentLength = template(2, (random) => {
  const [x, y, p, q, r] = [
    nonZero(random, -6, 6),
    nonZero(random, -6, 6),
    nonZero(random, -3, 3),
    nonZero(random, -3, 3),
    between(random, 1, 4),
  ];
  const square = (x - p) ** 2 + (y - q) ** 2 - r * r;
  if (square < 3 || rootParts(square).inside > 30) return undefined;
  const root = (n: number) => inline(texRoot(n)).replace(/^\$(\d+)\$$/, '$1');
  return choice({
    stem: tex`过点 $P(${x},${y})$ 作圆 $(x${signed(-p)})^2+(y${signed(-q)})^2=${r * r}$ 的切线，切点为 $A$，则 $|PA|=$（　　）`,
    right: root(square),
    errors: [root(square + r * r), root(square + 2 * r * r), `${square}`],
    because: ['middle', 'slip', 'power'],
    solution: lines(
      tex`圆心 $C(${p},${q})$，$|PC|^2=(${x}${signed(-p)})^2+(${y}${signed(-q)})^2=${square + r * r}$。`,
      tex`切线垂直于过切点的半径，$|PA|=\sqrt{|PC|^2-r^2}=\sqrt{${square + r * r}-${r * r}}=${texRoot(square)}$。错选 ${root(square + r * r)} 的同学求成了 $|PC|$。`,
    ),
    facility: 0.78,
    check: { expression: `(${x}-(${p}))^2+(${y}-(${q}))^2-${r}^2`, equals: `${square}` },
  });
});

/** 直线和圆的方程, grade 11. */
export const linesCircles: Templates = {
  直线的方程和距离公式: [perpendicular, betweenLines],
  '圆的方程、直线与圆的位置关系': [general, chord, twoCircles, tangentLength],
};
