import type { Templates } from '../../bank.ts';
import { Drawing } from '../../figures/drawing.ts';
import { along, at } from '../../figures/points.ts';
import { between, choice, inline, lines, nonZero, template, tex } from '../../making.ts';
import { factor, fraction, gcd, plainOf, shown, signed, sumOf, texOf, texRoot } from '../numbers.ts';

const bold = (letter: string): string => tex`\boldsymbol{${letter}}`;

const [a, b] = [bold('a'), bold('b')];

const vector = (letters: string): string => tex`\overrightarrow{${letters}}`;

const relation = template(2, (random) => {
  const [x, y, m] = [nonZero(random, -4, 5), nonZero(random, -4, 5), nonZero(random, -5, 5)];
  const perpendicular = random.chance(0.5);
  const value = perpendicular ? fraction(-m * y, x) : fraction(m * x, y);
  if (Math.abs(x) === Math.abs(y) || Math.abs(m) === 1) return undefined;
  return choice({
    stem: tex`已知向量 $${a}=(${x},${y})$，$${b}=(t,${m})$，若 $${a}${perpendicular ? tex`\perp ` : tex`\parallel `}${b}$，则 $t=$（　　）`,
    right: shown(value),
    errors: [
      perpendicular ? fraction(m * x, y) : fraction(-m * y, x),
      fraction(-value.n, value.d),
      fraction(m * y, x),
      fraction(-m * x, y),
    ].map(shown),
    because: ['swap', 'sign', 'sign', 'sign'],
    solution: lines(
      perpendicular
        ? tex`$${a}\perp ${b}$ 等价于 $${a}\cdot ${b}=0$：$${sumOf([x, 't'])}${signed(y)}\times ${factor(m)}=0$，解得 $t=${texOf(value)}$。`
        : tex`$${a}\parallel ${b}$ 等价于 $x_1y_2-x_2y_1=0$：$${x}\times ${factor(m)}-${factor(y)}t=0$，解得 $t=${texOf(value)}$。`,
      '垂直是“对应坐标的积的和为 0”，平行是“交叉相乘的积相等”，不要记混。',
    ),
    facility: 0.86,
    check: {
      expression: perpendicular
        ? `(${x})*(${plainOf(value)})+(${y})*(${m})`
        : `(${x})*(${m})-(${y})*(${plainOf(value)})`,
      equals: '0',
    },
  });
});

const modulus = template(2, (random) => {
  const [p, q, angle, k] = [
    between(random, 1, 4),
    between(random, 1, 4),
    random.pick([60, 120] as const),
    random.pick([2, -2]),
  ];
  const dot = fraction(p * q * (angle === 60 ? 1 : -1), 2);
  const square = p * p + k * k * q * q + (2 * k * dot.n) / dot.d;
  if (p === 2 * q || square <= 0) return undefined;
  return choice({
    stem: tex`已知向量 $${a}$ 与 $${b}$ 的夹角为 $${angle}^\circ$，$|${a}|=${p}$，$|${b}|=${q}$，则 $|${a}${signed(k)}${b}|=$（　　）`,
    right: inline(texRoot(square)).replace(/^\$(\d+)\$$/, '$1'),
    errors: [
      `${square}`,
      inline(texRoot(p * p + k * k * q * q)),
      inline(texRoot(p * p + k * k * q * q - (2 * k * dot.n) / dot.d)),
      `${p + 2 * q}`,
    ].map((text) => text.replace(/^\$(\d+)\$$/, '$1')),
    because: ['power', 'terms', 'sign', 'operation'],
    solution: lines(
      tex`$${a}\cdot ${b}=${p}\times ${q}\times \cos ${angle}^\circ=${texOf(dot)}$。`,
      tex`$|${a}${signed(k)}${b}|^2=${a}^2${signed(2 * k)}${a}\cdot ${b}+${k * k}${b}^2=${p * p}${signed(2 * k)}\times ${factor(dot.n).replace(String(dot.n), texOf(dot))}+${k * k * q * q}=${square}$，所以模为 $${texRoot(square)}$。错选 ${square} 的同学忘记开方。`,
    ),
    facility: 0.74,
    check: {
      expression: `sqrt((${p}+${k}*${q}*cos(${angle} deg))^2+(${k}*${q}*sin(${angle} deg))^2)`,
      equals: `sqrt(${square})`,
    },
  });
});

const dividing = (share: number): string => {
  const [top, left, right] = [at(1.6, 2.6), at(0, 0), at(4.6, 0)];
  const d = along(left, right, share);
  return new Drawing(34)
    .shape([top, left, right])
    .line([top, d])
    .names({ A: top, B: left, C: right })
    .name(d, 'D', -90)
    .svg();
};

const linear = template(2, (random) => {
  const [m, n] = [between(random, 1, 4), between(random, 1, 4)];
  if (gcd(m, n) > 1 || m === n) return undefined;
  const told = (first: number, second: number) =>
    tex`$${texOf(fraction(first, m + n))}${vector('AB')}+${texOf(fraction(second, m + n))}${vector('AC')}$`;
  return choice({
    stem: tex`如图，在 $\triangle ABC$ 中，点 $D$ 在边 $BC$ 上，$BD:DC=${m}:${n}$，则 $${vector('AD')}=$（　　）`,
    right: told(n, m),
    errors: [
      told(m, n),
      told(-m, n),
      tex`$${texOf(fraction(n, m + n))}${vector('AB')}-${texOf(fraction(m, m + n))}${vector('AC')}$`,
    ],
    because: ['swap', 'sign', 'sign'],
    solution: lines(
      tex`$${vector('AD')}=${vector('AB')}+${vector('BD')}=${vector('AB')}+${texOf(fraction(m, m + n))}${vector('BC')}=${vector('AB')}+${texOf(fraction(m, m + n))}(${vector('AC')}-${vector('AB')})$。`,
      tex`整理得 ${told(n, m)}。两个系数的和为 1；点 $D$ 离哪一端近，哪一端的系数就大。`,
    ),
    facility: 0.8,
    figure: dividing(m / (m + n)),
    check: { expression: `1-${m}/(${m}+${n})`, equals: `${n}/(${m}+${n})` },
  });
});

/** Two sides, the angle between them and the side opposite to it. */
const integral = [
  [3, 8, 60, 7],
  [5, 8, 60, 7],
  [3, 5, 120, 7],
  [7, 8, 120, 13],
  [8, 15, 60, 13],
  [7, 15, 60, 13],
  [5, 21, 60, 19],
  [16, 21, 60, 19],
  [6, 10, 120, 14],
  [9, 15, 120, 21],
] as const;

const cosineRule = template(2, (random) => {
  const [first, second, angle, third] = random.pick(integral);
  const value = (radicand: number) => inline(texRoot(radicand)).replace(/^\$(\d+)\$$/, '$1');
  const squares = first * first + second * second;
  const product = first * second * (angle === 60 ? 1 : -1);
  return choice({
    stem: tex`在 $\triangle ABC$ 中，内角 $A$，$B$，$C$ 所对的边分别为 $a$，$b$，$c$，若 $a=${first}$，$b=${second}$，$C=${angle}^\circ$，则 $c=$（　　）`,
    right: `${third}`,
    errors: [squares + product, squares, squares - product * 2].filter((n) => n > 0).map(value),
    solution: lines(
      tex`由余弦定理，$c^2=a^2+b^2-2ab\cos C=${first * first}+${second * second}-2\times ${first}\times ${second}\times ${angle === 60 ? tex`\frac{1}{2}` : tex`\left(-\frac{1}{2}\right)`}=${third * third}$。`,
      tex`所以 $c=${third}$。常见错误是把 $\cos ${angle}^\circ$ 的符号弄错，或漏掉 $-2ab\cos C$ 这一项。`,
    ),
    facility: 0.84,
    check: { expression: `sqrt(${first}^2+${second}^2-2*${first}*${second}*cos(${angle} deg))`, equals: `${third}` },
  });
});

const sines = { 30: 1, 45: 2, 60: 3 } as const;

const sineRule = template(2, (random) => {
  const [A, B, k] = [random.pick([30, 45, 60] as const), random.pick([30, 45, 60] as const), between(random, 1, 5)];
  // a : b = sqrt(sines[A]) : sqrt(sines[B]); a is chosen so that b is k times a root.
  if (A === B) return undefined;
  const [first, second] = [texRoot(sines[A], k), texRoot(sines[B], k)];
  const options = [1, 2, 3, 6].map((n) => inline(texRoot(n, k)).replace(/^\$(\d+)\$$/, '$1'));
  return choice({
    stem: tex`在 $\triangle ABC$ 中，$A=${A}^\circ$，$B=${B}^\circ$，$BC=${first}$，则 $AC=$（　　）`,
    right: inline(second).replace(/^\$(\d+)\$$/, '$1'),
    errors: options,
    solution: lines(
      tex`$BC$，$AC$ 分别是角 $A$，$B$ 的对边。由正弦定理，$\frac{BC}{\sin A}=\frac{AC}{\sin B}$，$AC=\frac{BC\sin ${B}^\circ}{\sin ${A}^\circ}=${second}$。`,
      '用正弦定理时要分清边与它的对角，特殊角的正弦值不要记混。',
    ),
    facility: 0.82,
    check: { expression: `${k}*sqrt(${sines[A]})*sin(${B} deg)/sin(${A} deg)`, equals: `${k}*sqrt(${sines[B]})` },
  });
});

const area = template(2, (random) => {
  const [first, second, angle] = random.pick(integral);
  const root = texRoot(3, fraction(first * second, 4));
  return {
    type: 'written',
    stem: tex`在 $\triangle ABC$ 中，内角 $A$，$B$，$C$ 所对的边分别为 $a$，$b$，$c$，且 $${angle === 60 ? 'a^2+b^2-c^2=ab' : 'a^2+b^2-c^2=-ab'}$。
（1）求角 $C$ 的大小；
（2）若 $a=${first}$，$b=${second}$，求 $\triangle ABC$ 的面积。`,
    answer: tex`（1）$C=${angle}^\circ$；（2）$${root}$。`,
    solution: lines(
      tex`（1）由余弦定理的推论，$\cos C=\frac{a^2+b^2-c^2}{2ab}=${angle === 60 ? tex`\frac{1}{2}` : tex`-\frac{1}{2}`}$，又 $0^\circ<C<180^\circ$，所以 $C=${angle}^\circ$。`,
      tex`（2）$S=\frac{1}{2}ab\sin C=\frac{1}{2}\times ${first}\times ${second}\times \frac{\sqrt{3}}{2}=${root}$。`,
    ),
    facility: 0.8,
    rubric: [
      { text: '（1）用余弦定理求出余弦值', score: 4 },
      { text: '（1）由角的范围求出角', score: 2 },
      { text: '（2）用面积公式求出面积', score: 4 },
    ],
    check: { expression: `${first}*${second}*sin(${angle} deg)/2`, equals: `${first * second}*sqrt(3)/4` },
  };
});

/** 平面向量及其应用, grade 10. */
export const vectors: Templates = {
  平面向量的运算和坐标表示: [relation, modulus, linear],
  正弦定理和余弦定理: [cosineRule, sineRule, area],
};
