import type { BankChapter } from '../../bank.ts';
import { at, Drawing } from '../figures.ts';
import { between, choice, formulaWays, lines, nonZero, template, tex } from '../making.ts';
import { answersOf, signed, sumOf } from '../numbers.ts';

const quadratic = (a: number, b: number, c: number): string => sumOf([a, 'x^2'], [b, 'x'], [c, '']);
const point = (x: number, y: number): string => `$(${x},${y})$`;

/** The vertex form as LaTeX. */
const vertexForm = (a: number, h: number, k: number): string => {
  const square = h === 0 ? 'x^2' : `(x${signed(-h)})^2`;
  return sumOf([a, square], [k, '']);
};

const vertex = template(2, (random) => {
  const [a, h, k] = [nonZero(random, -3, 3), nonZero(random, -4, 4), nonZero(random, -7, 7)];
  const c = a * h * h + k;
  if (c === 0 || h === k) return undefined;
  return choice({
    stem: `抛物线 $y=${quadratic(a, -2 * a * h, c)}$ 的顶点坐标是（　　）`,
    right: point(h, k),
    errors: [point(-h, k), point(h, c), point(-h, c), point(h, -k)],
    solution: lines(
      tex`配方：$y=${quadratic(a, -2 * a * h, c)}=${vertexForm(a, h, k)}$，顶点坐标是 ${point(h, k)}。`,
      tex`也可以用公式 $\left(-\frac{b}{2a},\frac{4ac-b^2}{4a}\right)$。错选 ${point(-h, k)} 的同学弄错了对称轴的符号。`,
    ),
    facility: 0.74,
    check: { expression: `${a}*(${h})^2+(${-2 * a * h})*(${h})+(${c})`, equals: `${k}` },
  });
});

const translate = template(2, (random) => {
  const [a, h, k] = [nonZero(random, -3, 3), nonZero(random, -5, 5), nonZero(random, -5, 5)];
  if (Math.abs(h) === Math.abs(k)) return undefined;
  const told = (x: number, y: number) => `$y=${vertexForm(a, x, y)}$`;
  return choice({
    stem: `将抛物线 $y=${sumOf([a, 'x^2'])}$ 先向${h > 0 ? '右' : '左'}平移 ${Math.abs(h)} 个单位长度，再向${k > 0 ? '上' : '下'}平移 ${Math.abs(k)} 个单位长度，所得抛物线的解析式为（　　）`,
    right: told(h, k),
    errors: [told(-h, k), told(h, -k), told(-h, -k)],
    solution: lines(
      `平移后顶点由 $(0,0)$ 变为 $(${h},${k})$，开口不变，所以解析式为 ${told(h, k)}。`,
      `规律是“左加右减、上加下减”，左右平移改变的是 $x$。错选 ${told(-h, k)} 的同学把左右平移的符号弄反了。`,
    ),
    facility: 0.8,
  });
});

const extremes = template(2, (random) => {
  const [h, k, low, more] = [
    between(random, 1, 4),
    nonZero(random, -6, 6),
    between(random, -3, 0),
    between(random, 1, 2),
  ];
  const high = h + more;
  const top = (low - h) ** 2 + k;
  if (h - low <= more) return undefined;
  return {
    type: 'fill',
    stem: tex`当 $${low}\le x\le ${high}$ 时，二次函数 $y=${quadratic(1, -2 * h, h * h + k)}$ 的最小值是____，最大值是____。`,
    answers: [answersOf(k), answersOf(top)],
    solution: tex`$y=${vertexForm(1, h, k)}$，开口向上，对称轴为直线 $x=${h}$，在 $${low}\le x\le ${high}$ 内，所以 $x=${h}$ 时取最小值 $${k}$。离对称轴较远的端点是 $x=${low}$，这时 $y=(${low}-${h})^2${signed(k)}=${top}$，是最大值。`,
    facility: 0.56,
    check: { expression: `(${low})^2-${2 * h}*(${low})+(${h * h + k})`, equals: `${top}` },
  };
});

const intersect = template(2, (random) => {
  const [p, q] = [nonZero(random, -5, 4), nonZero(random, -3, 6)];
  if (p >= q || p + q === 0) return undefined;
  return {
    type: 'fill',
    stem: `已知抛物线 $y=x^2+bx+c$ 与 $x$ 轴交于点 $(${p},0)$ 和 $(${q},0)$，则它的解析式为____。`,
    answers: [formulaWays(`y=${quadratic(1, -p - q, p * q)}`, `y=(x${signed(-p)})(x${signed(-q)})`)],
    solution: tex`设 $y=(x-x_1)(x-x_2)$，则 $y=(x${signed(-p)})(x${signed(-q)})=${quadratic(1, -p - q, p * q)}$。`,
    facility: 0.74,
    check: { expression: `(${q})^2+(${-p - q})*(${q})+(${p * q})`, equals: '0' },
  };
});

const profit = template(2, (random) => {
  const [slope, p, m] = [random.pick([5, 10, 20]), between(random, 10, 20), between(random, 22, 40)];
  const best = (m - p) / 2;
  if (!Number.isInteger(best) || best < 2) return undefined;
  const cost = between(random, 3, 6) * 10;
  const top = slope * (p + best) ** 2;
  const square = tex`-${slope}x^2+${slope * (m - p)}x+${slope * m * p}`;
  return {
    type: 'written',
    stem: `某商品的进价为每件 ${cost} 元，当售价为每件 ${cost + p} 元时，每星期可卖出 ${slope * m} 件。市场调查反映：售价每上涨 1 元，每星期就少卖出 ${slope} 件。设每件商品的售价上涨 $x$ 元（$x$ 为整数，$0\\le x\\le ${m}$），每星期的利润为 $y$ 元。
（1）求 $y$ 与 $x$ 之间的函数解析式；
（2）售价定为多少元时，每星期的利润最大？最大利润是多少元？`,
    answer: `（1）$y=${square}$；（2）售价定为 ${cost + p + best} 元时利润最大，最大利润是 ${top} 元。`,
    solution: lines(
      `（1）每件利润为 $(${p}+x)$ 元，每星期卖出 $(${slope * m}-${slope}x)$ 件，$y=(${p}+x)(${slope * m}-${slope}x)=${square}$。`,
      `（2）$y=-${slope}(x-${best})^2+${top}$。因为 $-${slope}<0$，所以当 $x=${best}$ 时，$y$ 取最大值 ${top}。这时售价为 $${cost + p}+${best}=${cost + p + best}$（元）。`,
      `答：售价定为 ${cost + p + best} 元时，每星期的利润最大，最大利润是 ${top} 元。`,
    ),
    facility: 0.58,
    rubric: [
      { text: '（1）表示每件利润和销量', score: 2 },
      { text: '（1）写出函数解析式', score: 3 },
      { text: '（2）配方或用公式求出最大值', score: 3 },
      { text: '（2）写出售价并作答', score: 2 },
    ],
    check: { expression: `(${p}+${best})*(${slope * m}-${slope}*${best})`, equals: `${top}` },
  };
});

const downwards = new Drawing(30)
  .axes({ left: 2.2, right: 4.2, down: 1.4, up: 4.8 })
  .graph((x) => -x * x + 2 * x + 3, [-1.3, 3.3])
  .line([at(1, -1), at(1, 4.6)], { dashed: true })
  .name(at(-1, 0), '−1', 140, 16)
  .name(at(3, 0), '3', -125, 14)
  .svg();

const triangle = new Drawing(32)
  .axes({ left: 2.2, right: 4.2, down: 1, up: 4.8 })
  .graph((x) => -x * x + 2 * x + 3, [-1.2, 3.2])
  .line([at(-1, 0), at(0, 3), at(3, 0)])
  .line([at(1, -0.8), at(1, 4.5)], { dashed: true })
  .name(at(-1, 0), 'A', 140, 13)
  .name(at(3, 0), 'B', -130, 14)
  .name(at(0, 3), 'C', 150, 13)
  .svg();

const fountain = new Drawing(44)
  .axes({ left: 0.6, right: 3.4, down: 0.4, up: 3 })
  .graph((x) => -((x - 1) ** 2) + 2.25, [0, 2.5])
  .name(at(0, 1.25), 'A', 180)
  .dot(at(0, 1.25))
  .name(at(2.5, 0), 'B', -90)
  .svg();

/** 二次函数, grade 9. */
export const quadraticFunctions: BankChapter = {
  name: '二次函数',
  grade: 9,
  points: [
    {
      name: '二次函数的图象和性质',
      questions: [
        {
          type: 'multiple',
          stem: '抛物线 $y=ax^2+bx+c$ 如图所示，它与 $x$ 轴交于点 $(-1,0)$ 和 $(3,0)$。下列结论正确的有（　　）',
          right: ['$abc<0$', '$2a+b=0$', '$a-b+c=0$'],
          wrong: ['$4a+2b+c<0$'],
          solution: lines(
            tex`开口向下，$a<0$；对称轴 $x=\frac{-1+3}{2}=1$，即 $-\frac{b}{2a}=1$，$b=-2a>0$，$2a+b=0$；与 $y$ 轴交于正半轴，$c>0$，所以 $abc<0$。`,
            '当 $x=-1$ 时 $y=0$，即 $a-b+c=0$；当 $x=2$ 时，点在 $-1$ 与 $3$ 之间，$y>0$，即 $4a+2b+c>0$。',
          ),
          facility: 0.52,
          figure: downwards,
          check: { expression: '-(-1)^2+2*(-1)+3', equals: '0' },
        },
        {
          type: 'single',
          stem: '已知点 $A(-1,y_1)$，$B(2,y_2)$，$C(4,y_3)$ 在抛物线 $y=(x-1)^2+k$ 上，则 $y_1$，$y_2$，$y_3$ 的大小关系是（　　）',
          right: '$y_3>y_1>y_2$',
          wrong: ['$y_3>y_2>y_1$', '$y_1>y_2>y_3$', '$y_2>y_1>y_3$'],
          solution: lines(
            '开口向上，离对称轴 $x=1$ 越远，函数值越大。三点到对称轴的距离分别为 2，1，3，所以 $y_3>y_1>y_2$。',
            '错选 $y_3>y_2>y_1$ 的同学忽略了点 $A$ 在对称轴的左侧。',
          ),
          facility: 0.68,
          check: { expression: '(4-1)^2>(-1-1)^2 and (-1-1)^2>(2-1)^2', equals: 'true' },
        },
        {
          type: 'written',
          stem: tex`如图，抛物线 $y=-x^2+2x+3$ 与 $x$ 轴交于 $A$，$B$ 两点（点 $A$ 在点 $B$ 的左侧），与 $y$ 轴交于点 $C$。
（1）求点 $A$，$B$，$C$ 的坐标和 $\triangle ABC$ 的面积；
（2）在抛物线的对称轴上找一点 $P$，使 $PA+PC$ 最小，求点 $P$ 的坐标。`,
          answer: '（1）$A(-1,0)$，$B(3,0)$，$C(0,3)$，面积为 6；（2）$P(1,2)$。',
          solution: lines(
            tex`（1）令 $y=0$：$-x^2+2x+3=0$，$x_1=-1$，$x_2=3$，所以 $A(-1,0)$，$B(3,0)$；令 $x=0$，$y=3$，所以 $C(0,3)$。$S_{\triangle ABC}=\frac{1}{2}\times 4\times 3=6$。`,
            '（2）对称轴为直线 $x=1$，点 $A$ 关于对称轴的对称点是 $B$，$PA=PB$，所以 $PA+PC=PB+PC$，当 $P$ 在线段 $BC$ 上时最小。',
            '设直线 $BC$ 为 $y=kx+3$，代入 $B(3,0)$ 得 $k=-1$，$y=-x+3$。当 $x=1$ 时 $y=2$，所以 $P(1,2)$。',
          ),
          facility: 0.48,
          figure: triangle,
          rubric: [
            { text: '（1）求出三点的坐标', score: 3 },
            { text: '（1）求出面积', score: 2 },
            { text: '（2）利用对称性说明 $P$ 在 $BC$ 上', score: 3 },
            { text: '（2）求出点 $P$ 的坐标', score: 2 },
          ],
          check: [
            { expression: '-(3^2)+2*3+3', equals: '0' },
            { expression: '(3-(-1))*3/2', equals: '6' },
            { expression: '-1+3', equals: '2' },
          ],
        },
      ],
      templates: [vertex, translate, extremes, intersect],
    },
    {
      name: '二次函数的应用',
      questions: [
        {
          type: 'written',
          stem: tex`如图，喷水池中央竖直安装一根水管 $OA$，$OA=1.25\,\mathrm{m}$，水流从点 $A$ 喷出后沿抛物线形路线落下，在与水管的水平距离为 $1\,\mathrm{m}$ 处达到最大高度 $2.25\,\mathrm{m}$。以 $O$ 为原点、水管所在直线为 $y$ 轴建立如图所示的平面直角坐标系。
（1）求水流所在抛物线的解析式；
（2）水流的落地点 $B$ 到点 $O$ 的距离是多少？`,
          answer: tex`（1）$y=-(x-1)^2+2.25$；（2）$2.5\,\mathrm{m}$。`,
          solution: lines(
            '（1）顶点为 $(1,2.25)$，设 $y=a(x-1)^2+2.25$，代入 $A(0,1.25)$：$a+2.25=1.25$，$a=-1$，所以 $y=-(x-1)^2+2.25$。',
            tex`（2）令 $y=0$：$(x-1)^2=2.25$，$x-1=\pm 1.5$，$x_1=2.5$，$x_2=-0.5$（舍去）。落地点 $B$ 到点 $O$ 的距离是 $2.5\,\mathrm{m}$。`,
          ),
          facility: 0.6,
          figure: fountain,
          rubric: [
            { text: '（1）设顶点式', score: 2 },
            { text: '（1）求出解析式', score: 3 },
            { text: '（2）令 $y=0$ 并解方程', score: 2 },
            { text: '（2）取舍并作答', score: 1 },
          ],
          check: { expression: '-(2.5-1)^2+2.25', equals: '0' },
        },
      ],
      templates: [profit],
    },
  ],
};
