import type { Templates } from '../../bank.ts';
import { Drawing } from '../../figures/drawing.ts';
import { at } from '../../figures/points.ts';
import { between, choice, inline, lines, template, tex } from '../../making.ts';
import { fraction, plainOf, shown, sumOf, texOf, texQuotient, times, type Fraction } from '../numbers.ts';

const piTimes = ({ n, d }: Fraction): string => {
  const top = sumOf([Math.abs(n), tex`\pi`]);
  return `${n < 0 ? '-' : ''}${d === 1 ? top : texQuotient(top, d)}`;
};

const doubleAngle = template(2, (random) => {
  const d = between(random, 3, 7);
  const n = between(random, 1, d - 1);
  const [value, isSine] = [fraction(n, d), random.chance(0.5)];
  if (value.d !== d) return undefined;
  const square = times(value, value);
  const right = isSine ? fraction(square.d - 2 * square.n, square.d) : fraction(2 * square.n - square.d, square.d);
  return choice({
    stem: `已知 ${inline(`\\${isSine ? 'sin' : 'cos'} \\alpha =${texOf(value)}`)}，则 ${inline('\\cos 2\\alpha =')}（　　）`,
    right: shown(right),
    errors: [fraction(-right.n, right.d), fraction(2 * n, d), fraction(square.d - square.n, square.d), square].map(
      shown,
    ),
    because: ['sign', 'formula', 'sign', 'middle'],
    solution: lines(
      isSine
        ? tex`$\cos 2\alpha =1-2\sin^2 \alpha =1-2\times ${texOf(square)}=${texOf(right)}$。`
        : tex`$\cos 2\alpha =2\cos^2 \alpha -1=2\times ${texOf(square)}-1=${texOf(right)}$。`,
      tex`错选 ${shown(fraction(-right.n, right.d))} 的同学把两个公式 $1-2\sin^2 \alpha $ 与 $2\cos^2 \alpha -1$ 记混了。`,
    ),
    facility: 0.85,
    check: { expression: `cos(2*${isSine ? 'asin' : 'acos'}(${n}/${d}))`, equals: plainOf(right) },
  });
});

const tangentSum = template(2, (random) => {
  const [a, b] = [between(random, 2, 5), between(random, 2, 6)];
  const sum = fraction(a * b + 1, b - a);
  if (b <= a || a * b === 1) return undefined;
  // tan of the one is a, of the other 1/b; the sum is (a + 1/b) / (1 - a/b).
  return choice({
    stem: tex`已知 $\tan \alpha =${a}$，$\tan \beta =\frac{1}{${b}}$，则 $\tan (\alpha +\beta )=$（　　）`,
    right: shown(sum),
    errors: [
      fraction(a * b - 1, b + a),
      fraction(a * b + 1, b),
      fraction(a * b + 1, b + a),
      fraction(-sum.n, sum.d),
    ].map(shown),
    because: ['sign', 'formula', 'sign', 'sign'],
    solution: lines(
      tex`$\tan (\alpha +\beta )=\frac{\tan \alpha +\tan \beta }{1-\tan \alpha \tan \beta }=\frac{${a}+\frac{1}{${b}}}{1-${a}\times \frac{1}{${b}}}=${texOf(sum)}$。`,
      tex`错选 ${shown(fraction(a * b + 1, b + a))} 的同学把分母的“$-$”写成了“$+$”。`,
    ),
    facility: 0.83,
    check: { expression: `tan(atan(${a})+atan(1/${b}))`, equals: plainOf(sum) },
  });
});

const shift = template(2, (random) => {
  const [omega, den] = [random.pick([2, 3, 4]), random.pick([3, 4, 6])];
  const minus = random.chance(0.5);
  const move = fraction(1, den * omega);
  const told = (left: boolean, by: Fraction) => `向${left ? '左' : '右'}平移 ${inline(piTimes(by))} 个单位长度`;
  return choice({
    stem: tex`要得到函数 $y=\sin \left(${omega}x${minus ? '-' : '+'}\frac{\pi}{${den}}\right)$ 的图象，只需将函数 $y=\sin ${omega}x$ 的图象（　　）`,
    right: told(!minus, move),
    errors: [told(!minus, fraction(1, den)), told(minus, move), told(minus, fraction(1, den))],
    because: ['factor', 'sign', 'sign'],
    solution: lines(
      tex`$y=\sin \left(${omega}x${minus ? '-' : '+'}\frac{\pi}{${den}}\right)=\sin ${omega}\left(x${minus ? '-' : '+'}${piTimes(move)}\right)$，把 $y=\sin ${omega}x$ 的图象${told(!minus, move)}即可。`,
      tex`平移的量是对 $x$ 而言的，要先提出系数 ${omega}；错选平移 $\frac{\pi}{${den}}$ 的同学没有提系数。`,
    ),
    facility: 0.78,
    check: { expression: `${omega}*${plainOf(move)}`, equals: `1/${den}` },
  });
});

const auxiliary = template(2, (random) => {
  const [k, omega] = [between(random, 1, 4), between(random, 2, 4)];
  const sine = random.chance(0.5);
  const [s, c] = sine ? [tex`\sqrt{3}`, ''] : ['', tex`\sqrt{3}`];
  const front = k === 1 ? '' : `${k}`;
  const period = fraction(2, omega);
  const root = inline(`${k}+${front}\\sqrt{3}`);
  const told = (max: string, by: Fraction) => `最大值为 ${max}，最小正周期为 ${inline(piTimes(by))}`;
  return choice({
    stem: tex`函数 $f(x)=${front}${s}\sin ${omega}x+${front}${c}\cos ${omega}x$ 的最大值和最小正周期分别为（　　）`,
    right: told(`${2 * k}`, period),
    errors: [told(root, period), told(`${2 * k}`, fraction(2)), told(root, fraction(2))],
    because: ['formula', 'formula', 'formula'],
    solution: lines(
      tex`$f(x)=${2 * k}\sin \left(${omega}x+\frac{\pi}{${sine ? 6 : 3}}\right)$，最大值为 ${2 * k}，最小正周期 $T=\frac{2\pi}{${omega}}${omega % 2 === 0 ? `=${piTimes(period)}` : ''}$。`,
      `错选最大值为 ${root} 的同学把两个最大值直接相加，它们不能同时取到。`,
    ),
    facility: 0.76,
    check: { expression: `sqrt((${k}*sqrt(3))^2+${k}^2)`, equals: `${2 * k}` },
  });
});

/** Waves whose crest and next zero are marked: denominators of both places over pi, and what follows from them. */
const waves = [
  { crest: fraction(1, 6), zero: fraction(5, 12), omega: 2, phase: fraction(1, 6) },
  { crest: fraction(1, 12), zero: fraction(1, 3), omega: 2, phase: fraction(1, 3) },
  { crest: fraction(1, 8), zero: fraction(3, 8), omega: 2, phase: fraction(1, 4) },
  { crest: fraction(1, 3), zero: fraction(5, 6), omega: 1, phase: fraction(1, 6) },
] as const;

const fromGraph = template(2, (random) => {
  const [{ crest, zero, omega, phase }, a] = [random.pick(waves), between(random, 2, 3)];
  const size = ({ n, d }: Fraction) => (n * Math.PI) / d;
  const wave = (x: number) => 1.4 * Math.sin(omega * x + size(phase));
  const figure = new Drawing(44)
    .axes({ left: 1, right: 4, down: 1.8, up: 2.2 })
    .graph(wave, [-0.8, 3.6])
    .line([at(size(crest), 0), at(size(crest), 1.4), at(0, 1.4)], { dashed: true, width: 1 })
    .name(at(0, 1.4), `${a}`, 180, 10)
    .name(at(size(crest), 0), `${crest.n === 1 ? '' : crest.n}π/${crest.d}`, -45, 26)
    .name(at(size(zero), 0), `${zero.n === 1 ? '' : zero.n}π/${zero.d}`, 50, 20);
  const told = (w: number, by: Fraction) => tex`$\omega =${w}$，$\varphi =${piTimes(by)}$`;
  return choice({
    stem: tex`函数 $f(x)=${a}\sin (\omega x+\varphi )$（$\omega >0$，$0<\varphi <\frac{\pi}{2}$）的部分图象如图所示，点 $\left(${piTimes(crest)},${a}\right)$ 是图象的一个最高点，与它相邻的右侧零点是 $${piTimes(zero)}$，则（　　）`,
    right: told(omega, phase),
    errors: [
      told(omega, fraction(phase.d - 2 * phase.n, 2 * phase.d)),
      told(2 * omega, phase),
      told(2 * omega, fraction(phase.d - 2 * phase.n, 2 * phase.d)),
      told(omega === 1 ? 3 : 1, phase),
    ],
    solution: lines(
      tex`$\frac{T}{4}=${piTimes(zero)}-${piTimes(crest)}=${piTimes(fraction(1, 2 * omega))}$，$T=${piTimes(fraction(2, omega))}$，$\omega =\frac{2\pi}{T}=${omega}$。`,
      tex`最高点处 $${omega === 1 ? '' : tex`${omega}\times `}${piTimes(crest)}+\varphi =\frac{\pi}{2}+2k\pi $（$k\in \mathbf{Z}$），由 $0<\varphi <\frac{\pi}{2}$ 得 $\varphi =${piTimes(phase)}$。最高点到相邻零点是四分之一个周期，当成半个周期会使 $\omega $ 加倍。`,
    ),
    facility: 0.7,
    figure: figure.svg(),
    check: [
      { expression: `${omega}*${plainOf(crest)}+${plainOf(phase)}`, equals: '1/2' },
      { expression: `${omega}*${plainOf(zero)}+${plainOf(phase)}`, equals: '1' },
    ],
  });
});

/** 三角函数, grade 10. */
export const trigFunctions: Templates = {
  三角恒等变换: [doubleAngle, tangentSum],
  三角函数的图象与性质: [shift, auxiliary, fromGraph],
};
