import type { Templates } from '../../bank.ts';
import { between, choice, inline, lines, nonZero, template, tex } from '../../making.ts';
import { answersOf, fraction, plainOf, shown, sumOf, texOf, texRoot } from '../numbers.ts';

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
] as const;

const terminal = template(2, (random) => {
  const [[a, b, r], k] = [random.pick(triples), between(random, 1, 2)];
  const [x, y] = [random.chance(0.5) ? a : -a, random.chance(0.5) ? b : -b];
  if (x > 0 && y > 0) return undefined;
  const value = fraction(x + y, r);
  return choice({
    stem: tex`已知角 $\alpha $ 的顶点与原点重合，始边与 $x$ 轴的非负半轴重合，终边经过点 $P(${x * k},${y * k})$，则 $\sin \alpha +\cos \alpha =$（　　）`,
    right: shown(value),
    errors: [fraction(-x - y, r), fraction(y - x, r), fraction(x - y, r), fraction(a + b, r)].map(shown),
    because: ['sign', 'sign', 'sign', 'sign'],
    solution: lines(
      tex`$r=|OP|=\sqrt{(${x * k})^2+(${y * k})^2}=${r * k}$，$\sin \alpha =\frac{y}{r}=${texOf(fraction(y, r))}$，$\cos \alpha =\frac{x}{r}=${texOf(fraction(x, r))}$。`,
      tex`$\sin \alpha +\cos \alpha =${texOf(value)}$。注意 $r$ 恒为正，坐标的符号不能丢。`,
    ),
    facility: 0.84,
    check: { expression: `sin(atan2(${y},${x}))+cos(atan2(${y},${x}))`, equals: plainOf(value) },
  });
});

const quadrants = { 2: [tex`\frac{\pi}{2}`, tex`\pi`], 3: [tex`\pi`, tex`\frac{3\pi}{2}`] } as const;

const tangent = template(2, (random) => {
  const [a, b, r] = random.pick(triples);
  const [s, c] = random.chance(0.5) ? [a, b] : [b, a];
  const quadrant = random.pick([2, 3] as const);
  const [from, to] = quadrants[quadrant];
  const sine = quadrant === 2 ? s : -s;
  const value = fraction(sine, -c);
  return choice({
    stem: tex`已知 $\sin \alpha =${texOf(fraction(sine, r))}$，且 $\alpha \in \left(${from},${to}\right)$，则 $\tan \alpha =$（　　）`,
    right: shown(value),
    errors: [fraction(-value.n, value.d), fraction(value.d, value.n), fraction(-value.d, value.n)].map(shown),
    because: ['sign', 'swap', 'sign'],
    solution: lines(
      tex`$\alpha $ 是第${quadrant === 2 ? '二' : '三'}象限角，$\cos \alpha <0$，$\cos \alpha =-\sqrt{1-\sin^2 \alpha }=-\frac{${c}}{${r}}$。`,
      tex`$\tan \alpha =\frac{\sin \alpha }{\cos \alpha }=${texOf(value)}$。错选 ${shown(fraction(-value.n, value.d))} 的同学没有由象限判断余弦的符号。`,
    ),
    facility: 0.82,
    check: { expression: `(${sine}/${r})/(-sqrt(1-(${sine}/${r})^2))`, equals: plainOf(value) },
  });
});

const homogeneous = template(2, (random) => {
  const [m, a, b, c, d] = [
    between(random, 2, 4),
    between(random, 1, 3),
    nonZero(random, -4, 4),
    between(random, 1, 3),
    nonZero(random, -4, 4),
  ];
  const [top, bottom] = [a * m + b, c * m + d];
  if (top === 0 || bottom === 0 || a * d === b * c) return undefined;
  const value = fraction(top, bottom);
  const [above, below] = [
    sumOf([a, tex`\sin \alpha `], [b, tex`\cos \alpha `]),
    sumOf([c, tex`\sin \alpha `], [d, tex`\cos \alpha `]),
  ];
  return {
    type: 'fill',
    stem: tex`已知 $\tan \alpha =${m}$，则 $\frac{${above}}{${below}}=$____。`,
    answers: [answersOf(value)],
    solution: tex`$\cos \alpha \ne 0$，分子、分母同除以 $\cos \alpha $：原式 $=\frac{${sumOf([a, tex`\tan \alpha `], [b, ''])}}{${sumOf([c, tex`\tan \alpha `], [d, ''])}}=\frac{${top}}{${bottom}}${value.d === bottom ? '' : `=${texOf(value)}`}$。`,
    facility: 0.82,
    check: {
      expression: `(${a}*sin(atan(${m}))+(${b})*cos(atan(${m})))/(${c}*sin(atan(${m}))+(${d})*cos(atan(${m})))`,
      equals: plainOf(value),
    },
  };
});

const halves = { 30: 1, 45: 2, 60: 3 } as const;

const half = (radicand: number, minus: boolean): string =>
  inline(`${minus ? '-' : ''}${texRoot(radicand, fraction(1, 2))}`);

const reduction = template(2, (random) => {
  const [acute, turns] = [random.pick([30, 45, 60] as const), between(random, 1, 3)];
  const name = random.pick(['sin', 'cos'] as const);
  const base = random.pick([180 - acute, 180 + acute, 360 - acute]);
  const angle = base + 360 * turns;
  const minus = name === 'sin' ? base > 180 : base < 270;
  const radicand = name === 'sin' ? halves[acute] : 4 - halves[acute];
  return choice({
    stem: `${inline(`\\${name} ${angle}^\\circ`)} 的值为（　　）`,
    right: half(radicand, minus),
    errors: [
      half(radicand, !minus),
      half(4 - radicand, minus),
      half(4 - radicand, !minus),
      half(3, minus),
      half(1, minus),
    ],
    because: ['sign', 'formula', 'sign', 'formula', 'formula'],
    solution: lines(
      tex`$${angle}^\circ=${turns}\times 360^\circ+${base}^\circ$，$${base}^\circ=${base === 360 - acute ? '360' : '180'}^\circ${base === 180 + acute ? '+' : '-'}${acute}^\circ$。`,
      `先化到 $0^\\circ$ 到 $360^\\circ$ 之间，再用诱导公式化成锐角，“函数名不变，符号看象限”：${inline(`\\${name} ${angle}^\\circ=${minus ? '-' : ''}\\${name} ${acute}^\\circ`)}，值为 ${half(radicand, minus)}。`,
    ),
    facility: 0.8,
    check: { expression: `${name}(${angle} deg)`, equals: `${minus ? '-' : ''}sqrt(${radicand})/2` },
  });
});

const sector = template(2, (random) => {
  const [r, angle] = [between(random, 2, 8), random.pick([2, 3, 4, fraction(3, 2), fraction(1, 2)])];
  const exact = typeof angle === 'number' ? fraction(angle) : angle;
  const area = fraction(exact.n * r * r, exact.d * 2);
  const arc = fraction(exact.n * r, exact.d);
  return {
    type: 'fill',
    stem: tex`已知扇形的圆心角为 ${shown(exact)} 弧度，半径为 ${r}，则扇形的弧长为____，面积为____。`,
    answers: [answersOf(arc), answersOf(area)],
    solution: tex`弧长 $l=|\alpha |r=${texOf(exact)}\times ${r}=${texOf(arc)}$，面积 $S=\frac{1}{2}lr=\frac{1}{2}\times ${texOf(arc)}\times ${r}=${texOf(area)}$。`,
    facility: 0.85,
    check: { expression: `${plainOf(exact)}*${r}^2/2`, equals: plainOf(area) },
  };
});

/** Values of the trigonometric functions. */
export const trigValues: Templates = {
  任意角的三角函数和诱导公式: [terminal, tangent, homogeneous, reduction, sector],
};
