import type { BankChapter } from '../../bank.ts';
import { at, Drawing } from '../figures.ts';
import { between, choice, lines, template, tex } from '../making.ts';
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

const scatter = (() => {
  const drawing = new Drawing(26).arrow(at(0, 0), at(6, 0)).arrow(at(0, 0), at(0, 5));
  for (const [x, y] of [
    [0.8, 4.3],
    [1.4, 3.9],
    [2, 3.5],
    [2.6, 3.2],
    [3.3, 2.6],
    [4, 2.1],
    [4.6, 1.7],
    [5.2, 1.2],
  ] as const)
    drawing.dot(at(x, y));
  return drawing.name(at(6, 0), 'x', -90, 13).name(at(0, 5), 'y', 180, 13).name(at(0, 0), 'O', 225, 12).svg();
})();

/** 成对数据的统计分析, grade 12. */
export const pairedData: BankChapter = {
  name: '成对数据的统计分析',
  grade: 12,
  points: [
    {
      name: '一元线性回归和独立性检验',
      questions: [
        {
          type: 'single',
          stem: '变量 $x$ 与 $y$ 的 8 组成对数据的散点图如图所示，下列各数中，最可能是 $x$ 与 $y$ 的样本相关系数 $r$ 的是（　　）',
          right: '$-0.99$',
          wrong: ['$0.99$', '$-0.12$', '$0.12$'],
          solution:
            '散点从左上到右下分布，$y$ 随 $x$ 的增大而减小，是负相关，$r<0$；散点几乎在一条直线上，相关程度很强，$|r|$ 接近 1。所以最可能是 $-0.99$。',
          facility: 0.88,
          figure: scatter,
          check: {
            expression: 'corr([0.8,1.4,2,2.6,3.3,4,4.6,5.2],[4.3,3.9,3.5,3.2,2.6,2.1,1.7,1.2])<-0.95',
            equals: 'true',
          },
        },
        {
          type: 'written',
          stem: tex`为了研究学生是否经常锻炼与性别的关系，某校随机调查了 100 名学生，男生、女生各 50 名，其中经常锻炼的男生有 40 名，经常锻炼的女生有 30 名。
（1）写出 $2\times 2$ 列联表中四个格子的数据（经常锻炼的男生、不经常锻炼的男生、经常锻炼的女生、不经常锻炼的女生的人数）；
（2）依据小概率值 $\alpha =0.05$ 的独立性检验，能否认为是否经常锻炼与性别有关联？（$\chi ^2=\frac{n(ad-bc)^2}{(a+b)(c+d)(a+c)(b+d)}$，$x_{0.05}=3.841$，结果精确到 0.001）`,
          answer: tex`（1）40，10，30，20；（2）$\chi ^2\approx 4.762>3.841$，可以认为有关联。`,
          solution: lines(
            tex`（1）经常锻炼的男生 40 名，不经常锻炼的男生 $50-40=10$（名），经常锻炼的女生 30 名，不经常锻炼的女生 $50-30=20$（名）。`,
            tex`（2）零假设为 $H_0$：是否经常锻炼与性别无关联。$\chi ^2=\frac{100\times (40\times 20-10\times 30)^2}{50\times 50\times 70\times 30}=\frac{100}{21}\approx 4.762>3.841=x_{0.05}$。`,
            tex`依据小概率值 $\alpha =0.05$ 的独立性检验，推断 $H_0$ 不成立，即认为是否经常锻炼与性别有关联，此推断犯错误的概率不大于 0.05。`,
          ),
          facility: 0.78,
          rubric: [
            { text: '（1）写出四个数据', score: 4 },
            { text: tex`（2）提出零假设，计算 $\chi ^2$`, score: 5 },
            { text: '（2）比较并得出结论', score: 3 },
          ],
          check: { expression: '100*(40*20-10*30)^2/(50*50*70*30)', equals: '100/21' },
        },
      ],
      templates: [missing],
    },
  ],
};
