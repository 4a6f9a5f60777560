import type { Templates } from '../../bank.ts';
import { between, choice, inline, lines, nonZero, template, tex } from '../../making.ts';
import { shown, signed, sumOf } from '../numbers.ts';

const domain = template(2, (random) => {
  const [a, b] = [between(random, -6, 3), between(random, -4, 6)];
  if (b <= a || a === 0 || b === 0) return undefined;
  return choice({
    stem: tex`函数 $f(x)=\sqrt{x${signed(-a)}}+\frac{1}{x${signed(-b)}}$ 的定义域是（　　）`,
    right: tex`$[${a},${b})\cup (${b},+\infty )$`,
    errors: [
      tex`$[${a},+\infty )$`,
      tex`$(${a},${b})\cup (${b},+\infty )$`,
      tex`$(-\infty ,${b})\cup (${b},+\infty )$`,
    ],
    because: ['condition', 'edge', 'condition'],
    solution: lines(
      tex`要使函数有意义，必须 $\begin{cases}x${signed(-a)}\ge 0\\x${signed(-b)}\ne 0\end{cases}$，解得 $x\ge ${a}$ 且 $x\ne ${b}$。`,
      tex`所以定义域是 $[${a},${b})\cup (${b},+\infty )$。被开方数可以等于 0，端点 $${a}$ 要取到。`,
    ),
    facility: 0.84,
  });
});

const nested = template(2, (random) => {
  const [a, b, c] = [between(random, 2, 4), between(random, 1, 6), -between(random, 1, 4)];
  const inner = c * c - b;
  if (inner <= 0) return undefined;
  const value = a * inner + 1;
  return choice({
    stem: tex`已知函数 $f(x)=\begin{cases}x^2-${b},&x\le 0\\${a}x+1,&x>0\end{cases}$，则 $f(f(${c}))=$（　　）`,
    right: shown(value),
    errors: [inner, inner * inner - b, (a * c + 1) ** 2 - b, a * (-c * c - b) + 1].map(shown),
    because: ['middle', 'condition', 'slip', 'condition'],
    solution: lines(
      tex`$${c}\le 0$，$f(${c})=(${c})^2-${b}=${inner}$；$${inner}>0$，$f(${inner})=${a}\times ${inner}+1=${value}$。`,
      `错选 ${inner} 的同学只算了里面一层；每一层都要先判断自变量在哪一段。`,
    ),
    facility: 0.84,
    check: { expression: `${a}*((${c})^2-${b})+1`, equals: `${value}` },
  });
});

const substitution = template(2, (random) => {
  const [a, b, c] = [between(random, 1, 4), nonZero(random, -6, 6), nonZero(random, -6, 6)];
  const of = (p: number, q: number) => inline(`f(x)=${sumOf([1, 'x^2'], [p, 'x'], [q, ''])}`);
  const right: [number, number] = [b - 2 * a, a * a - a * b + c];
  return choice({
    stem: `已知 $f(x+${a})=${sumOf([1, 'x^2'], [b, 'x'], [c, ''])}$，则 $f(x)$ 的解析式为（　　）`,
    right: of(...right),
    errors: [of(b + 2 * a, a * a + a * b + c), of(b, c - a), of(b - 2 * a, -a * a - a * b + c), of(b, c)],
    because: ['sign', 'formula', 'sign', 'formula'],
    solution: lines(
      tex`设 $t=x+${a}$，则 $x=t-${a}$，$f(t)=${sumOf([1, `(t-${a})^2`], [b, `(t-${a})`], [c, ''])}=${sumOf([1, 't^2'], [right[0], 't'], [right[1], ''])}$。`,
      `所以 ${of(...right)}。常见错误是用 $x+${a}$ 代替 $x$，方向弄反了。`,
    ),
    facility: 0.72,
    check: { expression: `(3+${a})^2+(${right[0]})*(3+${a})+(${right[1]})`, equals: `3^2+(${b})*3+(${c})` },
  });
});

const odd = template(2, (random) => {
  const [k, c] = [between(random, 1, 5), between(random, 1, 4)];
  const value = -(c * c - k * c);
  if (k === c) return undefined;
  return choice({
    stem: tex`已知 $f(x)$ 是定义在 $\mathbf{R}$ 上的奇函数，当 $x>0$ 时，$f(x)=x^2-${k === 1 ? '' : k}x$，则 $f(-${c})=$（　　）`,
    right: shown(value),
    errors: [-value, c * c + k * c, -(c * c + k * c), 0].map(shown),
    because: ['sign', 'condition', 'sign', '-'],
    solution: lines(
      tex`$f(-${c})=-f(${c})=-(${c}^2-${k}\times ${c})=${value}$。`,
      tex`错选 $${c * c + k * c}$ 的同学把 $-${c}$ 直接代入了只在 $x>0$ 时成立的解析式。`,
    ),
    facility: 0.8,
    check: { expression: `-(${c}^2-${k}*${c})`, equals: `${value}` },
  });
});

const even = template(2, (random) => {
  const [a, b] = [between(random, 1, 5), between(random, 2, 6)];
  if (a === b) return undefined;
  const range = (p: number, q: number) => `$(${p},${q})$`;
  return choice({
    stem: tex`已知 $f(x)$ 是定义在 $\mathbf{R}$ 上的偶函数，且在 $[0,+\infty )$ 上单调递增，则满足 $f(x-${a})<f(${b})$ 的 $x$ 的取值范围是（　　）`,
    right: range(a - b, a + b),
    errors: [tex`$(-\infty ,${a + b})$`, range(-a - b, b - a), range(-b, b), range(a, a + b)],
    because: ['case', 'sign', 'formula', 'sign'],
    solution: lines(
      tex`$f(x)$ 是偶函数，$f(x-${a})=f(|x-${a}|)$。又在 $[0,+\infty )$ 上单调递增，所以 $|x-${a}|<${b}$，解得 $${a - b}<x<${a + b}$。`,
      tex`错选 $(-\infty ,${a + b})$ 的同学忘记了函数在 $(-\infty ,0]$ 上单调递减。`,
    ),
    facility: 0.64,
    check: { expression: `abs(${a - b}-${a})`, equals: `${b}` },
  });
});

const monotone = template(2, (random) => {
  const [limit, c] = [nonZero(random, -5, 5), nonZero(random, -9, 9)];
  const increasing = random.chance(0.5);
  const sign = (greater: boolean) => (greater ? tex`\ge ` : tex`\le `);
  const interval = increasing ? tex`[${limit},+\infty )` : tex`(-\infty ,${limit}]`;
  return choice({
    stem: tex`若函数 $f(x)=x^2-2ax${signed(c)}$ 在区间 $${interval}$ 上单调递${increasing ? '增' : '减'}，则实数 $a$ 的取值范围是（　　）`,
    right: inline(`a${sign(!increasing)}${limit}`),
    errors: [inline(`a${sign(increasing)}${limit}`), inline(`a=${limit}`), inline(`a${sign(!increasing)}${-limit}`)],
    because: ['swap', 'edge', 'sign'],
    solution: lines(
      tex`抛物线开口向上，对称轴为直线 $x=a$，${increasing ? tex`递增区间是 $[a,+\infty )$` : tex`递减区间是 $(-\infty ,a]$`}。`,
      tex`$${interval}$ 应包含于其中，所以 $a${sign(!increasing)}${limit}$。错选 $a=${limit}$ 的同学把“在区间上单调”当成了“单调区间恰好是”。`,
    ),
    facility: 0.7,
    check: { expression: `-(-2*(${limit}))/2`, equals: `${limit}` },
  });
});

/** 函数的概念与性质, grade 10. */
export const functions: Templates = {
  函数的概念及其表示: [domain, nested, substitution],
  函数的单调性与奇偶性: [odd, even, monotone],
};
