import type { BankChapter } from '../../bank.ts';
import { at, Drawing } from '../figures.ts';
import { between, choice, formulaWays, lines, nonZero, template, tex } from '../making.ts';
import { fraction, plainOf, shown, sumOf, texOf } from '../numbers.ts';

const line = (k: number, b: number): string => sumOf([k, 'x'], [b, '']);
const quadrants = ['第一象限', '第二象限', '第三象限', '第四象限'] as const;

/** The index of the quadrant that a line with k and b other than zero never enters. */
const missed = (k: number, b: number): 0 | 1 | 2 | 3 => {
  if (k > 0) return b > 0 ? 3 : 1;
  return b > 0 ? 2 : 0;
};

const quadrant = template(2, (random) => {
  const [k, b] = [nonZero(random, -5, 5), nonZero(random, -7, 7)];
  const right = quadrants[missed(k, b)];
  return choice({
    stem: `一次函数 $y=${line(k, b)}$ 的图象不经过（　　）`,
    right,
    errors: quadrants,
    solution: lines(
      tex`$k=${k}${k > 0 ? '>' : '<'}0$，图象从左到右${k > 0 ? '上升，必过第一、三象限' : '下降，必过第二、四象限'}；$b=${b}${b > 0 ? '>' : '<'}0$，图象与 $y$ 轴交于${b > 0 ? '正' : '负'}半轴。`,
      `所以图象不经过${right}。`,
    ),
    facility: 0.78,
  });
});

const translate = template(2, (random) => {
  const [k, b, shift] = [nonZero(random, -4, 4), nonZero(random, -6, 6), between(random, 2, 6)];
  const up = random.chance(0.5);
  const moved = b + (up ? shift : -shift);
  if (moved === 0 || Math.abs(k) === 1) return undefined;
  return choice({
    stem: `将直线 $y=${line(k, b)}$ 向${up ? '上' : '下'}平移 ${shift} 个单位长度，所得直线的解析式为（　　）`,
    right: `$y=${line(k, moved)}$`,
    errors: [
      [k, b - (moved - b)],
      [k, b + k * (moved - b)],
      [k, b - k * (moved - b)],
    ].map(([a, c]) => `$y=${line(a!, c!)}$`),
    solution: lines(
      `直线上下平移时 $k$ 不变，$b$“上加下减”：$y=${line(k, b)}${up ? '+' : '-'}${shift}=${line(k, moved)}$。`,
      '常见错误是加减弄反，或当成左右平移去改变 $x$。',
    ),
    facility: 0.82,
    check: { expression: `${b}${up ? '+' : '-'}${shift}`, equals: `${moved}` },
  });
});

const triangle = template(2, (random) => {
  const [k, root] = [nonZero(random, -4, 4), nonZero(random, -6, 6)];
  const b = -k * root;
  const area = fraction(Math.abs(b * root), 2);
  if (Math.abs(k) === 1) return undefined;
  return choice({
    stem: `直线 $y=${line(k, b)}$ 与两条坐标轴围成的三角形的面积是（　　）`,
    right: shown(area),
    errors: [Math.abs(b * root), fraction(b * b, 2), Math.abs(b) + Math.abs(root), fraction(Math.abs(b), 2)].map(shown),
    solution: lines(
      tex`令 $y=0$，得 $x=${root}$；令 $x=0$，得 $y=${b}$。直线与坐标轴交于 $(${root},0)$ 和 $(0,${b})$。`,
      tex`面积为 $\frac{1}{2}\times ${Math.abs(root)}\times ${Math.abs(b)}=${texOf(area)}$，注意线段的长要取绝对值，还要乘 $\frac{1}{2}$。`,
    ),
    facility: 0.66,
    check: { expression: `abs(${b}*(${b})/(${k}))/2`, equals: plainOf(area) },
  });
});

const inequality = template(2, (random) => {
  const [root, height] = [nonZero(random, -3, 3), nonZero(random, -3, 3)];
  const rising = height * root < 0;
  const positive = random.chance(0.5);
  const greater = rising === positive;
  const of = (x: number) => height - (height / root) * x;
  const ends = [-4, 4].map((limit) => Math.max(-4, Math.min(4, ((height - limit) * root) / height)));
  const [from, to] = [Math.min(...ends), Math.max(...ends)];
  const figure = new Drawing(26)
    .axes({ left: 4, right: 4.4, down: 4, up: 4.6 })
    .graph(of, [from, to])
    .name(at(root, 0), String(root).replace('-', '−'), rising ? -60 : -120, 14)
    .name(at(0, height), String(height).replace('-', '−'), rising ? 150 : 30, 14);
  const told = (sign: string, n: number) => `$x${sign}${n}$`;
  return choice({
    stem: `一次函数 $y=kx+b$ 的图象如图所示，它与 $x$ 轴、$y$ 轴分别交于点 $(${root},0)$，$(0,${height})$，则关于 $x$ 的不等式 $kx+b${positive ? '>' : '<'}0$ 的解集是（　　）`,
    right: told(greater ? '>' : '<', root),
    errors: [told(greater ? '<' : '>', root), told(greater ? '>' : '<', height), told(greater ? '<' : '>', height)],
    solution: lines(
      `$kx+b${positive ? '>' : '<'}0$ 的解集就是图象在 $x$ 轴${positive ? '上' : '下'}方的部分对应的 $x$ 的取值范围。`,
      `图象与 $x$ 轴交于 $(${root},0)$，且 $y$ 随 $x$ 的增大而${rising ? '增大' : '减小'}，所以 $x${greater ? '>' : '<'}${root}$。看成与 $y$ 轴的交点是常见错误。`,
    ),
    facility: 0.7,
    figure: figure.svg(),
  });
});

const throughTwo = template(2, (random) => {
  const [k, b, p, q] = [nonZero(random, -4, 4), nonZero(random, -6, 6), between(random, -3, -1), between(random, 1, 4)];
  const [first, second] = [k * p + b, k * q + b];
  return {
    type: 'fill',
    stem: `已知一次函数的图象经过点 $(${p},${first})$ 和 $(${q},${second})$，则这个一次函数的解析式为____。`,
    answers: [formulaWays(`y=${line(k, b)}`)],
    solution: tex`设 $y=kx+b$，代入得 $\begin{cases}${sumOf([p, 'k'], [1, 'b'])}=${first}\\${sumOf([q, 'k'], [1, 'b'])}=${second}\end{cases}$，两式相减得 $${sumOf([q - p, 'k'])}=${second - first}$，$k=${k}$，$b=${b}$，所以 $y=${line(k, b)}$。`,
    facility: 0.74,
    check: { expression: `(${second}-(${first}))/(${q}-(${p}))`, equals: `${k}` },
  };
});

const printing = template(2, (random) => {
  const [cheap, dear, times] = [between(random, 2, 6), between(random, 4, 9), between(random, 6, 20)];
  const fee = (dear - cheap) * times * 25;
  if (dear - cheap < 2 || fee % 100 > 0) return undefined;
  const equal = times * 25;
  const wanted = equal + between(random, 2, 8) * 25;
  const [first, second] = [cheap * wanted + fee, dear * wanted];
  return {
    type: 'written',
    stem: `学校要印制一批宣传册。甲印刷厂每份收费 ${cheap} 元，另收制版费 ${fee} 元；乙印刷厂每份收费 ${dear} 元，不收制版费。设印制 $x$ 份，甲、乙两厂的收费分别为 $y_1$ 元、$y_2$ 元。
（1）分别写出 $y_1$，$y_2$ 与 $x$ 之间的函数解析式；
（2）印制多少份时，两厂的收费相同？
（3）如果学校要印制 ${wanted} 份，选择哪家印刷厂更合算？`,
    answer: `（1）$y_1=${cheap}x+${fee}$，$y_2=${dear}x$；（2）${equal} 份；（3）甲印刷厂。`,
    solution: lines(
      `（1）$y_1=${cheap}x+${fee}$，$y_2=${dear}x$。`,
      `（2）令 $y_1=y_2$：$${cheap}x+${fee}=${dear}x$，解得 $x=${equal}$。印制 ${equal} 份时，两厂的收费相同。`,
      tex`（3）当 $x=${wanted}$ 时，$y_1=${cheap}\times ${wanted}+${fee}=${first}$，$y_2=${dear}\times ${wanted}=${second}$。因为 $${first}<${second}$，所以选择甲印刷厂更合算。`,
    ),
    facility: 0.7,
    rubric: [
      { text: '（1）写出两个解析式', score: 4 },
      { text: '（2）列方程，求出收费相同时的份数', score: 3 },
      { text: '（3）比较收费，作出选择', score: 3 },
    ],
    check: [
      { expression: `${cheap}*${equal}+${fee}`, equals: `${dear}*${equal}` },
      { expression: `${cheap}*${wanted}+${fee}<${dear}*${wanted}`, equals: 'true' },
    ],
  };
});

const trip = (() => {
  const drawing = new Drawing(1)
    .arrow(at(0, 0), at(215, 0))
    .arrow(at(0, 0), at(0, 155))
    .line([at(0, 0), at(60, 46), at(90, 46), at(180, 132)])
    .name(at(0, 0), 'O', 225, 12)
    .name(at(215, 0), 'x/min', -90, 13)
    .name(at(0, 155), 'y/m', 0, 20);
  for (const [x, y] of [
    [60, 46],
    [90, 46],
    [180, 132],
  ] as const)
    drawing.line([at(x, 0), at(x, y)], { dashed: true, width: 1 });
  drawing.line([at(0, 46), at(60, 46)], { dashed: true, width: 1 });
  drawing.line([at(0, 132), at(180, 132)], { dashed: true, width: 1 });
  drawing.name(at(60, 0), '10', -90).name(at(90, 0), '15', -90).name(at(180, 0), '30', -90);
  return drawing
    .name(at(0, 46), '800', 180, 18)
    .name(at(0, 132), '2300', 180, 20)
    .name(at(60, 46), 'A', 100)
    .name(at(90, 46), 'B', 90)
    .name(at(180, 132), 'C', 20)
    .svg();
})();

/** 一次函数, grade 8. */
export const linearFunctions: BankChapter = {
  name: '一次函数',
  grade: 8,
  points: [
    {
      name: '一次函数的图象和性质',
      questions: [
        {
          type: 'single',
          stem: '下列关系式中，$y$ 是 $x$ 的正比例函数的是（　　）',
          right: tex`$y=-\frac{x}{3}$`,
          wrong: ['$y=3x-1$', tex`$y=\frac{3}{x}$`, '$y=3x^2$'],
          solution: tex`形如 $y=kx$（$k\ne 0$）的函数是正比例函数，$y=-\frac{x}{3}$ 中 $k=-\frac{1}{3}$。$y=3x-1$ 是一次函数但不是正比例函数，$y=\frac{3}{x}$ 和 $y=3x^2$ 都不是一次函数。`,
          facility: 0.85,
        },
        {
          type: 'single',
          stem: '已知点 $(-2,y_1)$，$(-1,y_2)$，$(1,y_3)$ 都在直线 $y=-3x+b$ 上，则 $y_1$，$y_2$，$y_3$ 的大小关系是（　　）',
          right: '$y_1>y_2>y_3$',
          wrong: ['$y_1<y_2<y_3$', '$y_3>y_1>y_2$', '$y_2>y_1>y_3$'],
          solution: lines(
            '$k=-3<0$，$y$ 随 $x$ 的增大而减小。因为 $-2<-1<1$，所以 $y_1>y_2>y_3$。',
            '也可以代入计算：$y_1=6+b$，$y_2=3+b$，$y_3=-3+b$。',
          ),
          facility: 0.8,
          check: { expression: '-3*(-2)>-3*(-1) and -3*(-1)>-3*1', equals: 'true' },
        },
      ],
      templates: [quadrant, translate, triangle, inequality],
    },
    {
      name: '一次函数的解析式和应用',
      questions: [
        {
          type: 'written',
          stem: tex`小明从家出发去图书馆，途中在书店停留了一段时间。他离家的距离 $y$（单位：$\mathrm{m}$）与离家的时间 $x$（单位：$\mathrm{min}$）之间的函数关系如图中折线 $OA-AB-BC$ 所示。
（1）小明在书店停留了多少分钟？从书店到图书馆的平均速度是多少？
（2）求线段 $BC$ 对应的函数解析式，并写出自变量的取值范围；
（3）小明离家 $1500\,\mathrm{m}$ 时，离家的时间是多少？`,
          answer: tex`（1）$5\,\mathrm{min}$，$100\,\mathrm{m/min}$；（2）$y=100x-700$（$15\le x\le 30$）；（3）$22\,\mathrm{min}$。`,
          solution: lines(
            tex`（1）停留 $15-10=5$（$\mathrm{min}$）；从书店到图书馆的路程是 $2300-800=1500$（$\mathrm{m}$），用时 $30-15=15$（$\mathrm{min}$），平均速度为 $1500\div 15=100$（$\mathrm{m/min}$）。`,
            tex`（2）设 $y=kx+b$，代入 $B(15,800)$，$C(30,2300)$：$\begin{cases}15k+b=800\\30k+b=2300\end{cases}$，解得 $k=100$，$b=-700$，所以 $y=100x-700$（$15\le x\le 30$）。`,
            tex`（3）$1500>800$，在线段 $BC$ 上：$100x-700=1500$，$x=22$。离家的时间是 $22\,\mathrm{min}$。`,
          ),
          facility: 0.62,
          figure: trip,
          rubric: [
            { text: '（1）停留时间和平均速度', score: 3 },
            { text: '（2）用待定系数法求出解析式', score: 3 },
            { text: '（2）写出自变量的取值范围', score: 1 },
            { text: '（3）求出时间', score: 2 },
          ],
          check: [
            { expression: '100*15-700', equals: '800' },
            { expression: '100*30-700', equals: '2300' },
            { expression: '(1500+700)/100', equals: '22' },
          ],
        },
      ],
      templates: [throughTwo, printing],
    },
  ],
};
