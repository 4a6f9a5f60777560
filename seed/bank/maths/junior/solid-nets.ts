import type { BankPoint } from '../../bank.ts';
import { at, Drawing } from '../figures.ts';
import { choice, lines, nonZero, template, tex } from '../making.ts';
import { factor, signed } from '../numbers.ts';

const square = (drawing: Drawing, x: number, y: number, text: string): Drawing =>
  drawing.shape([at(x, y), at(x + 1, y), at(x + 1, y + 1), at(x, y + 1)]).name(at(x + 0.5, y + 0.5), text, 0, 0);

const net = [
  ['和', 0, 1],
  ['谐', 1, 1],
  ['校', 2, 1],
  ['园', 3, 1],
  ['建', 1, 2],
  ['设', 2, 0],
] as const;

/** Nets of a cube; each of the first three squares ends up opposite the one three places after it. */
const nets = [
  [at(0, 1), at(1, 1), at(0, 2), at(2, 1), at(3, 1), at(3, 0)],
  [at(1, 1), at(1, 2), at(0, 2), at(3, 1), at(2, 0), at(2, 1)],
  [at(0, 2), at(1, 2), at(1, 1), at(2, 1), at(2, 0), at(3, 0)],
] as const;

const oppositeNumbers = template(1, (random) => {
  const [x, y, z] = [nonZero(random, -6, 6), nonZero(random, -6, 6), nonZero(random, -6, 6)];
  const value = x + y - z;
  if (new Set([x, y, z].map(Math.abs)).size < 3 || value === 0) return undefined;
  const texts = ['x', 'y', 'z', ...[x, y, z].map((n) => `${-n}`.replace('-', '−'))];
  const known = [-x, -y, -z].sort((a, b) => a - b).map((n) => `$${n}$`);
  const figure = random
    .pick(nets)
    .reduce((drawing, cell, index) => square(drawing, cell.x, cell.y, texts[index]!), new Drawing(32));
  return choice({
    stem: `如图是一个正方体的展开图，六个面上分别标有 $x$、$y$、$z$ 和 ${known.join('、')}。若折成正方体后，相对的面上的两个数互为相反数，则 $x+y-z$ 的值为（　　）`,
    right: `$${value}$`,
    errors: [-value, x + y + z, x - y - z, y - x - z].map((n) => `$${n}$`),
    solution: lines(
      tex`在展开图中，同一行里相隔一个正方形的两个面相对，“Z”字形两端的两个面也相对。所以 $x$ 与 $${-x}$ 相对，$y$ 与 $${-y}$ 相对，$z$ 与 $${-z}$ 相对。`,
      tex`相对的面上的两个数互为相反数，所以 $x=${x}$，$y=${y}$，$z=${z}$。`,
      tex`$x+y-z=${x}${signed(y)}-${factor(z)}=${value}$。错选 $${-value}$ 的同学只找到了相对的面，没有取相反数。`,
    ),
    facility: 0.64,
    figure: figure.svg(),
    check: { expression: `-(${-x})-(${-y})+(${-z})`, equals: `${value}` },
  });
});

const openBox = [at(0, 0), at(17, 0), at(17, 11), at(0, 11)]
  .reduce(
    (drawing, { x, y }) =>
      drawing.shape([at(x, y), at(x + 3, y), at(x + 3, y + 3), at(x, y + 3)], { fill: Drawing.shade }),
    new Drawing(11).shape([at(0, 0), at(20, 0), at(20, 14), at(0, 14)]),
  )
  .shape([at(3, 3), at(17, 3), at(17, 11), at(3, 11)], { dashed: true })
  .name(at(10, 0), '20 cm', -90)
  .name(at(20, 7), '14 cm', 0, 28)
  .name(at(1.5, 14), '3 cm', 90);

/** 立体图形的展开图, grade 7. */
export const solidNets: BankPoint = {
  name: '立体图形的展开图',
  questions: [
    {
      type: 'single',
      stem: '如图是一个正方体的展开图，将它折成正方体后，与“和”字所在的面相对的面上的字是（　　）',
      right: '校',
      wrong: ['谐', '园', '建'],
      solution:
        '在一行四个正方形中，相隔一个正方形的两个面是相对的面：“和”与“校”相对，“谐”与“园”相对；上、下两个面“建”与“设”相对。',
      facility: 0.76,
      figure: net.reduce((drawing, [text, x, y]) => square(drawing, x, y, text), new Drawing(32)).svg(),
    },
    {
      type: 'written',
      stem: lines(
        tex`如图，在一张长 $20\,\mathrm{cm}$、宽 $14\,\mathrm{cm}$ 的长方形纸板的四个角各剪去一个边长为 $3\,\mathrm{cm}$ 的正方形（涂色部分），剩下的部分就是一个无盖长方体盒子的展开图，沿虚线可以折成这个盒子（纸板的厚度不计）。`,
        '（1）求盒子底面的长和宽；',
        '（2）求盒子的容积；',
        '（3）求这个展开图的面积。',
      ),
      answer: tex`（1）长 $14\,\mathrm{cm}$，宽 $8\,\mathrm{cm}$；（2）$336\,\mathrm{cm^3}$；（3）$244\,\mathrm{cm^2}$`,
      solution: lines(
        tex`（1）长、宽的两端各剪去 $3\,\mathrm{cm}$，底面的长为 $20-3\times 2=14$（$\mathrm{cm}$），宽为 $14-3\times 2=8$（$\mathrm{cm}$）。`,
        tex`（2）折起后盒子的高等于剪去的正方形的边长 $3\,\mathrm{cm}$，容积为 $14\times 8\times 3=336$（$\mathrm{cm^3}$）。`,
        tex`（3）纸板的面积减去四个正方形的面积：$20\times 14-4\times 3^2=280-36=244$（$\mathrm{cm^2}$）。`,
        tex`也可以求五个面的面积的和：$14\times 8+2\times 14\times 3+2\times 8\times 3=244$（$\mathrm{cm^2}$）。`,
      ),
      facility: 0.66,
      figure: openBox.svg(),
      rubric: [
        { text: tex`（1）求出长 $14\,\mathrm{cm}$、宽 $8\,\mathrm{cm}$`, score: 3 },
        { text: tex`（2）知道高为 $3\,\mathrm{cm}$，求出容积 $336\,\mathrm{cm^3}$`, score: 3 },
        { text: tex`（3）求出面积 $244\,\mathrm{cm^2}$`, score: 2 },
      ],
      check: [
        { expression: '(20-2*3)*(14-2*3)*3', equals: '336' },
        { expression: '20*14-4*3^2', equals: '244' },
        { expression: '14*8+2*14*3+2*8*3', equals: '244' },
      ],
    },
  ],
  templates: [oppositeNumbers],
};
