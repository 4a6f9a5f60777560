import type { BankChapter } from '../../bank.ts';
import { at, Drawing } from '../figures.ts';
import { between, choice, inline, lines, nonZero, template, tex } from '../making.ts';
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
    solution: lines(
      tex`抛物线开口向上，对称轴为直线 $x=a$，${increasing ? tex`递增区间是 $[a,+\infty )$` : tex`递减区间是 $(-\infty ,a]$`}。`,
      tex`$${interval}$ 应包含于其中，所以 $a${sign(!increasing)}${limit}$。错选 $a=${limit}$ 的同学把“在区间上单调”当成了“单调区间恰好是”。`,
    ),
    facility: 0.7,
    check: { expression: `-(-2*(${limit}))/2`, equals: `${limit}` },
  });
});

const oddGraph = new Drawing(26)
  .axes({ left: 4, right: 4.4, down: 3, up: 3.6 })
  .line([at(0, 0), at(1, 2), at(3, -1)])
  .line([at(1, 0), at(1, 2), at(0, 2)], { dashed: true, width: 1 })
  .name(at(1, 0), '1', -90, 12)
  .name(at(0, 2), '2', 180, 11)
  .name(at(7 / 3, 0), '7/3', 60, 16)
  .name(at(3, -1), '(3，−1)', -60, 18)
  .svg();

/** 函数的概念与性质, grade 10. */
export const functions: BankChapter = {
  name: '函数的概念与性质',
  grade: 10,
  points: [
    {
      name: '函数的概念及其表示',
      questions: [
        {
          type: 'single',
          stem: '下列各组函数中，表示同一个函数的是（　　）',
          right: tex`$f(x)=|x|$，$g(x)=\sqrt{x^2}$`,
          wrong: [
            tex`$f(x)=x$，$g(x)=(\sqrt{x})^2$`,
            tex`$f(x)=x+1$，$g(x)=\frac{x^2-1}{x-1}$`,
            tex`$f(x)=1$，$g(x)=x^0$`,
          ],
          solution: tex`定义域和对应关系都相同才是同一个函数。$\sqrt{x^2}=|x|$，定义域都是 $\mathbf{R}$。$(\sqrt{x})^2$ 的定义域是 $[0,+\infty )$，$\frac{x^2-1}{x-1}$ 要求 $x\ne 1$，$x^0$ 要求 $x\ne 0$，都与另一个函数的定义域不同。`,
          facility: 0.8,
        },
      ],
      templates: [domain, nested, substitution],
    },
    {
      name: '函数的单调性与奇偶性',
      questions: [
        {
          type: 'written',
          stem: tex`已知函数 $f(x)=x+\frac{4}{x}$。
（1）判断 $f(x)$ 的奇偶性，并说明理由；
（2）用定义证明 $f(x)$ 在区间 $[2,+\infty )$ 上单调递增；
（3）求 $f(x)$ 在区间 $[2,8]$ 上的最大值和最小值。`,
          answer: tex`（1）奇函数；（2）用定义证明；（3）最小值 4，最大值 $\frac{17}{2}$。`,
          solution: lines(
            tex`（1）定义域为 $\{x\mid x\ne 0\}$，关于原点对称，$f(-x)=-x-\frac{4}{x}=-f(x)$，所以 $f(x)$ 是奇函数。`,
            tex`（2）任取 $x_1,x_2\in [2,+\infty )$，且 $x_1<x_2$，则 $f(x_1)-f(x_2)=(x_1-x_2)+\frac{4(x_2-x_1)}{x_1x_2}=\frac{(x_1-x_2)(x_1x_2-4)}{x_1x_2}$。由 $2\le x_1<x_2$ 得 $x_1-x_2<0$，$x_1x_2>4$，所以 $f(x_1)<f(x_2)$，$f(x)$ 在 $[2,+\infty )$ 上单调递增。`,
            tex`（3）由（2），$f(x)$ 在 $[2,8]$ 上单调递增，最小值为 $f(2)=4$，最大值为 $f(8)=8+\frac{1}{2}=\frac{17}{2}$。`,
          ),
          facility: 0.66,
          rubric: [
            { text: '（1）判断奇偶性并说明理由', score: 3 },
            { text: '（2）取值、作差并变形', score: 3 },
            { text: '（2）判断符号，得出结论', score: 3 },
            { text: '（3）求出最值', score: 3 },
          ],
          check: [
            { expression: '2+4/2', equals: '4' },
            { expression: '8+4/8', equals: '17/2' },
          ],
        },
        {
          type: 'fill',
          stem: '若函数 $f(x)=ax^2+bx+1$ 是定义在 $[a-1,2a]$ 上的偶函数，则 $a+b=$____。',
          answers: [[tex`$\frac{1}{3}$`, '1/3']],
          solution: tex`偶函数的定义域关于原点对称：$(a-1)+2a=0$，$a=\frac{1}{3}$。由 $f(-x)=f(x)$ 得 $b=0$。所以 $a+b=\frac{1}{3}$。`,
          facility: 0.66,
          check: { expression: '(1/3-1)+2/3', equals: '0' },
        },
        {
          type: 'single',
          stem: tex`定义在 $[-3,3]$ 上的奇函数 $f(x)$，当 $0\le x\le 3$ 时的图象如图所示（由两条线段组成，转折点为 $(1,2)$），则不等式 $f(x)<0$ 的解集是（　　）`,
          right: tex`$\left(-\frac{7}{3},0\right)\cup \left(\frac{7}{3},3\right]$`,
          wrong: [
            tex`$\left(\frac{7}{3},3\right]$`,
            tex`$\left[-3,-\frac{7}{3}\right)\cup \left(\frac{7}{3},3\right]$`,
            tex`$\left(-\frac{7}{3},0\right)\cup \left(0,\frac{7}{3}\right)$`,
          ],
          solution: tex`由图象，$x\in \left(0,\frac{7}{3}\right)$ 时 $f(x)>0$，$x\in \left(\frac{7}{3},3\right]$ 时 $f(x)<0$。奇函数的图象关于原点对称，所以 $x\in \left(-\frac{7}{3},0\right)$ 时 $f(x)<0$，$x\in \left[-3,-\frac{7}{3}\right)$ 时 $f(x)>0$。解集是 $\left(-\frac{7}{3},0\right)\cup \left(\frac{7}{3},3\right]$。只在 $y$ 轴右侧找解的同学漏了一半。`,
          facility: 0.66,
          figure: oddGraph,
          check: { expression: '2+(-1-2)/(3-1)*(7/3-1)', equals: '0' },
        },
      ],
      templates: [odd, even, monotone],
    },
  ],
};
