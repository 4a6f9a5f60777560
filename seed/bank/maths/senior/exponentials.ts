import type { Templates } from '../../bank.ts';
import { between, choice, lines, nonZero, template, tex } from '../../making.ts';
import { answersOf, fraction, plainOf, shown, signed, texOf } from '../numbers.ts';

const powers = template(2, (random) => {
  const [p, k, q, m] = [random.pick([2, 3, 5]), random.pick([2, 4]), random.pick([2, 3, 5]), between(random, 2, 4)];
  const value = p ** k - m;
  const cube = p ** 3;
  if (k === 4 && p > 2) return undefined;
  const exponent = tex`\frac{${k}}{3}`;
  return {
    type: 'fill',
    stem: tex`计算：$${cube}^{${exponent}}+\log_{${q}}\frac{1}{${q ** m}}=$____。`,
    answers: [answersOf(value)],
    solution: tex`$${cube}^{${exponent}}=(${p}^3)^{${exponent}}=${p}^{${k}}=${p ** k}$，$\log_{${q}}\frac{1}{${q ** m}}=\log_{${q}}${q}^{-${m}}=-${m}$，所以原式 $=${p ** k}-${m}=${value}$。`,
    facility: 0.82,
    check: { expression: `${cube}^(${k}/3)+log(1/${q ** m},${q})`, equals: `${value}` },
  };
});

const logs = template(2, (random) => {
  const [a, k] = [random.pick([2, 3, 5, 6, 7]), between(random, 2, 3)];
  const b = random.pick([2, 3, 5, 7]);
  if (a === b) return undefined;
  const base = (a * b) ** k;
  const first = tex`\frac{1}{x}+\frac{1}{y}`;
  const value = fraction(1, k);
  return choice({
    stem: tex`已知 $${a}^x=${b}^y=${base}$，则 $${first}=$（　　）`,
    right: shown(value),
    errors: [shown(k), '1', shown(fraction(1, k + 1)), shown(2 * k)],
    because: ['swap', '-', 'swap', 'factor'],
    solution: lines(
      tex`$x=\log_{${a}}${base}$，$y=\log_{${b}}${base}$，由换底公式，$\frac{1}{x}=\log_{${base}}${a}$，$\frac{1}{y}=\log_{${base}}${b}$。`,
      tex`$${first}=\log_{${base}}(${a}\times ${b})=\log_{${base}}${a * b}=${texOf(value)}$，因为 $${a * b}^${k}=${base}$。`,
    ),
    facility: 0.64,
    check: { expression: `log(${a},${base})+log(${b},${base})`, equals: plainOf(value) },
  });
});

const fixedPoint = template(2, (random) => {
  const [p, q, isLog] = [nonZero(random, -5, 5), nonZero(random, -5, 5), random.chance(0.5)];
  const point = (x: number, y: number) => `$(${x},${y})$`;
  const [x, y] = isLog ? [p + 1, q] : [p, q + 1];
  const inner = `x${signed(-p)}`;
  return choice({
    stem: tex`函数 $y=${isLog ? tex`\log_a(${inner})` : `a^{${inner}}`}${signed(q)}$（$a>0$，且 $a\ne 1$）的图象恒过定点（　　）`,
    right: point(x, y),
    errors: isLog
      ? [point(p, q), point(-p + 1, q), point(p + 1, q + 1), point(p, q + 1)]
      : [point(p, q), point(-p, q + 1), point(p + 1, q), point(p + 1, q + 1)],
    solution: isLog
      ? tex`对数函数的图象恒过点 $(1,0)$。令 $${inner}=1$，得 $x=${x}$，这时 $y=0${signed(q)}=${y}$，所以恒过定点 ${point(x, y)}。`
      : tex`指数函数的图象恒过点 $(0,1)$。令 $${inner}=0$，得 $x=${x}$，这时 $y=1${signed(q)}=${y}$，所以恒过定点 ${point(x, y)}。`,
    facility: 0.82,
    check: {
      expression: isLog ? `log(${x}${signed(-p)},3)${signed(q)}` : `3^(${x}${signed(-p)})${signed(q)}`,
      equals: `${y}`,
    },
  });
});

const logInequality = template(2, (random) => {
  const [a, k] = [nonZero(random, -4, 5), between(random, 2, 4)];
  const high = a + 2 ** k;
  return choice({
    stem: tex`不等式 $\log_2(x${signed(-a)})<${k}$ 的解集是（　　）`,
    right: `$(${a},${high})$`,
    errors: [tex`$(-\infty ,${high})$`, `$(${a},${a + 2 * k})$`, `$(${a},${a + k * k})$`, tex`$(${high},+\infty )$`],
    because: ['condition', 'power', 'power', 'swap'],
    solution: lines(
      tex`$${k}=\log_2 ${2 ** k}$，$y=\log_2 x$ 在 $(0,+\infty )$ 上单调递增，所以 $0<x${signed(-a)}<${2 ** k}$。`,
      tex`解得 $${a}<x<${high}$。错选 $(-\infty ,${high})$ 的同学忘记了真数必须大于 0。`,
    ),
    facility: 0.72,
    check: { expression: `log(${high}${signed(-a)},2)`, equals: `${k}` },
  });
});

const doubling = template(2, (random) => {
  const [each, times, start] = [random.pick([15, 20, 30]), between(random, 3, 6), between(random, 1, 5)];
  const minutes = each * times;
  return {
    type: 'fill',
    stem: `某种细菌每 ${each} 分钟分裂一次（一个分裂为两个）。如果开始时有 ${start} 个这种细菌，那么经过 ${minutes} 分钟，细菌的个数为____。`,
    answers: [answersOf(start * 2 ** times)],
    solution: tex`${minutes} 分钟内分裂了 $${minutes}\div ${each}=${times}$（次），每次个数变为原来的 2 倍，共有 $${start}\times 2^{${times}}=${start * 2 ** times}$（个）。`,
    facility: 0.86,
    check: { expression: `${start}*2^(${minutes}/${each})`, equals: `${start * 2 ** times}` },
  };
});

/** 指数函数与对数函数, grade 10. */
export const exponentials: Templates = {
  指数与对数的运算: [powers, logs],
  指数函数与对数函数的图象和性质: [fixedPoint, logInequality],
  函数的零点与函数模型: [doubling],
};
