import type { Templates } from '../../bank.ts';
import { between, choice, lines, template, tex } from '../../making.ts';
import { decimal } from '../numbers.ts';

const missing = template(2, (random) => {
  const xs = [1, 2, 3, 4, 5];
  const step = between(random, 2, 8);
  const ys = xs.map((x) => step * x + between(random, 0, 4) + 4);
  const [y1, y2, , y4, y] = ys as [number, number, number, number, number];
  // With x from 1 to 5 the slope has ten as its denominator: all below is in tenths.
  const slope = 2 * y + y4 - y2 - 2 * y1;
  const total = 10 * ys.reduce((sum, one) => sum + one, 0);
  const cut = total / 5 - 3 * slope;
  const known = ys.slice(0, 4);
  if (slope % 10 === 0 || cut <= 0 || 5 * slope + cut === 10 * y) return undefined;
  const grid = tex`\begin{array}{c|ccccc}x&${xs.join('&')}\\\hline y&${known.join('&')}&m\end{array}`;
  const line = tex`\hat{y}=${decimal(slope, 1)}x+${decimal(cut, 1)}`;
  const mean = decimal(total / 5, 1);
  return choice({
    stem: tex`已知变量 $x$ 与 $y$ 的一组数据为 $${grid}$，由最小二乘法求得经验回归方程为 $${line}$，则 $m$ 的值为（　　）`,
    right: `${y}`,
    errors: [decimal(5 * slope + cut, 1), `${y + 1}`, `${y - 1}`, mean],
    because: ['formula', 'slip', 'slip', 'condition'],
    solution: lines(
      tex`$\bar{x}=\frac{1+2+3+4+5}{5}=3$，经验回归直线过点 $(\bar{x},\bar{y})$，$\bar{y}=${decimal(slope, 1)}\times 3+${decimal(cut, 1)}=${mean}$。`,
      tex`$${known.join('+')}+m=5\times ${mean}=${total / 10}$，$m=${y}$。错选 ${decimal(5 * slope + cut, 1)} 的同学把 $x=5$ 直接代入方程，得到的只是预测值。`,
    ),
    facility: 0.8,
    check: [
      { expression: `5*(${decimal(slope, 1)}*3+${decimal(cut, 1)})-(${known.join('+')})`, equals: `${y}` },
      {
        expression: `(${ys.map((one, index) => `${index + 1}*${one}`).join('+')}-5*3*mean(${ys.join(',')}))/(55-5*9)`,
        equals: decimal(slope, 1),
      },
    ],
  });
});

/** 成对数据的统计分析, grade 11. */
export const pairedData: Templates = {
  一元线性回归和独立性检验: [missing],
};
