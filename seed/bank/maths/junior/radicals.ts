import type { Templates } from '../../bank.ts';
import { between, choice, inline, lines, template, tex } from '../../making.ts';
import { answersOf, rootParts, texRoot } from '../numbers.ts';

const domain = template(2, (random) => {
  const [a, b] = [between(random, 1, 8), between(random, 1, 8)];
  if (a === b) return undefined;
  return choice({
    stem: tex`若式子 $\frac{\sqrt{x+${a}}}{x-${b}}$ 在实数范围内有意义，则 $x$ 的取值范围是（　　）`,
    right: tex`$x\ge -${a}$ 且 $x\ne ${b}$`,
    errors: [tex`$x\ge -${a}$`, tex`$x>-${a}$ 且 $x\ne ${b}$`, tex`$x\ne ${b}$`],
    because: ['condition', 'edge', 'condition'],
    solution: lines(
      tex`被开方数是非负数：$x+${a}\ge 0$，$x\ge -${a}$；分母不为 0：$x-${b}\ne 0$，$x\ne ${b}$。`,
      tex`所以 $x\ge -${a}$ 且 $x\ne ${b}$。错选 $x\ge -${a}$ 的同学漏了分母不为 0 的条件。`,
    ),
    facility: 0.75,
  });
});

const between2 = template(2, (random) => {
  const [p, q] = [between(random, 1, 5), between(random, 6, 11)];
  return {
    type: 'fill',
    stem: tex`已知 $${p}<a<${q}$，化简：$\sqrt{(a-${p})^2}+\sqrt{(a-${q})^2}=$____。`,
    answers: [answersOf(q - p)],
    solution: tex`$\sqrt{m^2}=|m|$。由 $${p}<a<${q}$ 得 $a-${p}>0$，$a-${q}<0$，原式 $=|a-${p}|+|a-${q}|=(a-${p})+(${q}-a)=${q - p}$。`,
    facility: 0.66,
    check: { expression: `abs(5.5-${p})+abs(5.5-${q})`, equals: `${q - p}` },
  };
});

const likeRoots = template(2, (random) => {
  const [k, a, b] = [random.pick([2, 3, 5, 6, 7]), between(random, 2, 6), between(random, 2, 6)];
  const minus = random.chance(0.5);
  if (a === b || (minus && a < b + 2)) return undefined;
  const [m, n] = [k * a * a, k * b * b];
  const value = minus ? a - b : a + b;
  return choice({
    stem: tex`计算 $\sqrt{${m}}${minus ? '-' : '+'}\sqrt{${n}}$ 的结果是（　　）`,
    right: inline(texRoot(k, value)),
    errors: [
      tex`$\sqrt{${minus ? m - n : m + n}}$`,
      inline(texRoot(k, a * b)),
      inline(texRoot(k, a * a + (minus ? -1 : 1) * b * b)),
    ],
    because: ['formula', 'formula', 'formula'],
    solution: lines(
      tex`先化成最简二次根式，再合并：$\sqrt{${m}}=${texRoot(m)}$，$\sqrt{${n}}=${texRoot(n)}$，原式 $=${texRoot(k, value)}$。`,
      tex`$\sqrt{${m}}${minus ? '-' : '+'}\sqrt{${n}}\ne \sqrt{${minus ? m - n : m + n}}$：被开方数不能直接相${minus ? '减' : '加'}。`,
    ),
    facility: 0.79,
    check: { expression: `sqrt(${m})${minus ? '-' : '+'}sqrt(${n})`, equals: `${value}*sqrt(${k})` },
  });
});

const square = template(2, (random) => {
  const [a, b] = [between(random, 2, 11), between(random, 2, 4)];
  if (rootParts(a).outside > 1) return undefined;
  const root = (n: number) => tex`${n}\sqrt{${a}}`;
  return choice({
    stem: tex`计算 $(\sqrt{${a}}-${b})^2$ 的结果是（　　）`,
    right: inline(`${a + b * b}-${root(2 * b)}`),
    errors: [inline(`${a - b * b}`), inline(`${a + b * b}`), inline(`${a + b * b}-${root(b)}`)],
    because: ['formula', 'terms', 'factor'],
    solution: lines(
      tex`用完全平方公式：原式 $=(\sqrt{${a}})^2-2\times \sqrt{${a}}\times ${b}+${b}^2=${a}-${root(2 * b)}+${b * b}=${a + b * b}-${root(2 * b)}$。`,
      '常见错误是漏掉中间的“积的 2 倍”，或只写成平方差。',
    ),
    facility: 0.7,
    check: { expression: `(sqrt(${a})-${b})^2`, equals: `${a + b * b}-${2 * b}*sqrt(${a})` },
  });
});

/** 二次根式, grade 8. */
export const radicals: Templates = {
  二次根式的概念和性质: [domain, between2],
  二次根式的运算: [likeRoots, square],
};
