import type { Templates } from '../../bank.ts';
import { Drawing } from '../../figures/drawing.ts';
import { at } from '../../figures/points.ts';
import { choice, lines, nonZero, template, tex } from '../../making.ts';
import { factor, signed } from '../numbers.ts';

const square = (drawing: Drawing, x: number, y: number, text: string): Drawing =>
  drawing.shape([at(x, y), at(x + 1, y), at(x + 1, y + 1), at(x, y + 1)]).name(at(x + 0.5, y + 0.5), text, 0, 0);

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
    because: ['sign', 'swap', 'sign', 'sign'],
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

/** 立体图形的展开图, grade 7. */
export const solidNets: Templates = {
  立体图形的展开图: [oppositeNumbers],
};
