import type { Templates } from '../../bank.ts';
import { Drawing } from '../../figures/drawing.ts';
import { at } from '../../figures/points.ts';
import { between, choice, formulaWays, lines, nonZero, template, tex } from '../../making.ts';
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
    because: ['sign', 'formula', 'formula'],
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
    because: ['factor', 'formula', 'operation', 'condition'],
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
    because: ['swap', 'other', 'swap'],
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

/** 一次函数, grade 8. */
export const linearFunctions: Templates = {
  一次函数的图象和性质: [quadrant, translate, triangle, inequality],
  一次函数的解析式和应用: [throughTwo, printing],
};
