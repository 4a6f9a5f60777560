import type { BankChapter } from '../../bank.ts';
import { between, choice, lines, nonZero, template, tex } from '../making.ts';
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
export const exponentials: BankChapter = {
  name: '指数函数与对数函数',
  grade: 10,
  points: [
    { name: '指数与对数的运算', templates: [powers, logs] },
    {
      name: '指数函数与对数函数的图象和性质',
      questions: [
        {
          type: 'single',
          stem: tex`设 $a=2^{0.3}$，$b=0.3^2$，$c=\log_2 0.3$，则 $a$，$b$，$c$ 的大小关系是（　　）`,
          right: '$c<b<a$',
          wrong: ['$b<c<a$', '$c<a<b$', '$a<b<c$'],
          solution: tex`借助 0 和 1 比较：$a=2^{0.3}>2^0=1$；$0<b=0.3^2=0.09<1$；$c=\log_2 0.3<\log_2 1=0$。所以 $c<b<a$。`,
          facility: 0.8,
          check: { expression: 'log(0.3,2)<0.3^2 and 0.3^2<2^0.3', equals: 'true' },
        },
        {
          type: 'single',
          stem: tex`函数 $y=\log_{\frac{1}{2}}(x^2-2x-3)$ 的单调递增区间是（　　）`,
          right: tex`$(-\infty ,-1)$`,
          wrong: [tex`$(-\infty ,1)$`, tex`$(3,+\infty )$`, tex`$(1,+\infty )$`],
          solution: lines(
            tex`由 $x^2-2x-3>0$ 得定义域为 $(-\infty ,-1)\cup (3,+\infty )$。外层函数 $y=\log_{\frac{1}{2}}t$ 单调递减，所以求内层 $t=x^2-2x-3$ 在定义域内的递减区间，即 $(-\infty ,-1)$。`,
            tex`错选 $(-\infty ,1)$ 的同学没有考虑定义域，错选 $(3,+\infty )$ 的同学没有注意底数小于 1。`,
          ),
          facility: 0.6,
          check: { expression: '(-2)^2-2*(-2)-3<(-3)^2-2*(-3)-3', equals: 'true' },
        },
        {
          type: 'written',
          stem: tex`已知函数 $f(x)=\log_a(1+x)-\log_a(1-x)$，其中 $a>1$。
（1）求 $f(x)$ 的定义域；
（2）判断 $f(x)$ 的奇偶性，并说明理由；
（3）求使 $f(x)>0$ 的 $x$ 的取值范围。`,
          answer: tex`（1）$(-1,1)$；（2）奇函数；（3）$0<x<1$。`,
          solution: lines(
            tex`（1）由 $\begin{cases}1+x>0\\1-x>0\end{cases}$ 得 $-1<x<1$，定义域为 $(-1,1)$。`,
            tex`（2）定义域关于原点对称，$f(-x)=\log_a(1-x)-\log_a(1+x)=-f(x)$，所以 $f(x)$ 是奇函数。`,
            tex`（3）$f(x)>0$ 即 $\log_a(1+x)>\log_a(1-x)$。因为 $a>1$，所以 $1+x>1-x>0$，解得 $0<x<1$。`,
          ),
          facility: 0.7,
          rubric: [
            { text: '（1）求出定义域', score: 3 },
            { text: '（2）判断奇偶性并说明理由', score: 4 },
            { text: '（3）利用单调性转化，求出范围', score: 5 },
          ],
          check: { expression: 'log(1.5,3)-log(0.5,3)>0', equals: 'true' },
        },
      ],
      templates: [fixedPoint, logInequality],
    },
    {
      name: '函数的零点与函数模型',
      questions: [
        {
          type: 'single',
          stem: tex`函数 $f(x)=\ln x+2x-6$ 的零点所在的区间是（　　）`,
          right: '$(2,3)$',
          wrong: ['$(0,1)$', '$(1,2)$', '$(3,4)$'],
          solution: tex`$f(x)$ 在 $(0,+\infty )$ 上单调递增且图象连续不断，$f(2)=\ln 2-2<0$，$f(3)=\ln 3>0$，所以 $f(x)$ 在 $(2,3)$ 内有唯一的零点。`,
          facility: 0.8,
          check: { expression: 'log(2)+4-6<0 and log(3)+6-6>0', equals: 'true' },
        },
        {
          type: 'single',
          stem: tex`函数 $f(x)=|2^x-1|-m$ 有两个零点，则实数 $m$ 的取值范围是（　　）`,
          right: '$(0,1)$',
          wrong: [tex`$(0,+\infty )$`, tex`$[0,1)$`, tex`$(1,+\infty )$`],
          solution: tex`零点个数就是 $y=|2^x-1|$ 的图象与直线 $y=m$ 的交点个数。$x<0$ 时，$y=1-2^x$ 在 $(0,1)$ 内取值且递减；$x\ge 0$ 时，$y=2^x-1$ 从 0 递增到 $+\infty $。有两个交点时 $0<m<1$；$m=0$ 或 $m\ge 1$ 时只有一个交点，$m<0$ 时没有交点。`,
          facility: 0.6,
          check: { expression: 'abs(2^(log(0.5,2))-1)', equals: 'abs(2^(log(1.5,2))-1)' },
        },
      ],
      templates: [doubling],
    },
  ],
};
