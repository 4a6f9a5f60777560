import type { Templates } from '../../bank.ts';
import { Drawing } from '../../figures/drawing.ts';
import { at, type Point } from '../../figures/points.ts';
import { between, choice, lines, nonZero, template, tex } from '../../making.ts';
import { shown, signed } from '../numbers.ts';

const point = (x: number, y: number): string => `$(${x},${y})$`;

const quadrants = { '1 1': '第一象限', '-1 1': '第二象限', '-1 -1': '第三象限', '1 -1': '第四象限' } as const;

const distances = template(3, (random) => {
  const [x, y] = [nonZero(random, -8, 8), nonZero(random, -8, 8)];
  if (Math.abs(x) === Math.abs(y) || (x > 0 && y > 0)) return undefined;
  const quadrant = quadrants[`${Math.sign(x)} ${Math.sign(y)}` as keyof typeof quadrants];
  return choice({
    stem: `点 $P$ 在${quadrant}，到 $x$ 轴的距离是 ${Math.abs(y)}，到 $y$ 轴的距离是 ${Math.abs(x)}，则点 $P$ 的坐标是（　　）`,
    right: point(x, y),
    errors: [
      point(Math.sign(x) * Math.abs(y), Math.sign(y) * Math.abs(x)),
      point(-x, -y),
      point(Math.abs(x), Math.abs(y)),
      point(x, -y),
    ],
    because: ['swap', 'sign', 'condition', 'sign'],
    solution: lines(
      tex`点到 $x$ 轴的距离等于纵坐标的绝对值，到 $y$ 轴的距离等于横坐标的绝对值，所以 $|x|=${Math.abs(x)}$，$|y|=${Math.abs(y)}$。`,
      `${quadrant}内点的横坐标为${x > 0 ? '正' : '负'}、纵坐标为${y > 0 ? '正' : '负'}，所以 $P(${x},${y})$。常见错误是把两个距离与坐标对应反了。`,
    ),
    facility: 0.72,
  });
});

const shift = template(2, (random) => {
  const [x, y, right, down] = [
    nonZero(random, -6, 6),
    nonZero(random, -6, 6),
    nonZero(random, -7, 7),
    between(random, 2, 7),
  ];
  if (x + right === x - right || y - down === 0 || Math.abs(right) === down) return undefined;
  return {
    type: 'fill',
    stem: `将点 $A(${x},${y})$ 先向${right > 0 ? '右' : '左'}平移 ${Math.abs(right)} 个单位长度，再向下平移 ${down} 个单位长度，得到点 $A'$，则点 $A'$ 的横坐标是____，纵坐标是____。`,
    answers: [x + right, y - down].map((n) => [shown(n), `${n}`].filter((way, i, all) => all.indexOf(way) === i)),
    solution: `左右平移，横坐标“右加左减”；上下平移，纵坐标“上加下减”：横坐标 $${x}${signed(right)}=${x + right}$，纵坐标 $${y}-${down}=${y - down}$。`,
    facility: 0.84,
    check: [
      { expression: `${x}${signed(right)}`, equals: `${x + right}` },
      { expression: `${y}-${down}`, equals: `${y - down}` },
    ],
  };
});

const onAxis = template(2, (random) => {
  const [a, b, c, axis] = [between(random, 1, 9), between(random, 2, 3), between(random, 1, 5), random.chance(0.5)];
  const m = axis ? c : -a;
  const [x, y] = [m + a, b * m - b * c];
  return choice({
    stem: `若点 $P(m+${a},${b}m-${b * c})$ 在 $${axis ? 'x' : 'y'}$ 轴上，则点 $P$ 的坐标是（　　）`,
    right: point(x, y),
    errors: [point(axis ? 0 : c + a, axis ? -b * (a + c) : 0), point(y, x), point(m, 0), point(-x, -y)],
    because: ['condition', 'swap', 'middle', 'sign'],
    solution: lines(
      axis
        ? tex`$x$ 轴上的点纵坐标为 0：$${b}m-${b * c}=0$，$m=${c}$，横坐标 $m+${a}=${x}$，所以 $P(${x},0)$。`
        : tex`$y$ 轴上的点横坐标为 0：$m+${a}=0$，$m=${m}$，纵坐标 $${b}m-${b * c}=${y}$，所以 $P(0,${y})$。`,
      '常见错误是记反坐标轴上点的特征，或把横、纵坐标写反。',
    ),
    facility: 0.68,
    check: { expression: axis ? `${b}*${c}-${b * c}` : `${m}+${a}`, equals: '0' },
  });
});

const grid = (corners: Readonly<Record<string, Point>>): Drawing => {
  const drawing = new Drawing(22);
  for (let n = -5; n <= 5; n++) {
    drawing.line([at(n, -4), at(n, 5)], { faint: true });
    if (n >= -4) drawing.line([at(-5, n), at(5, n)], { faint: true });
  }
  drawing.axes({ left: 5.5, right: 5.8, down: 4.5, up: 5.8 });
  drawing.name(at(1, 0), '1', -90, 11).name(at(0, 1), '1', 180, 10);
  return drawing.shape(Object.values(corners)).names(corners);
};

const triangle = template(2, (random) => {
  const [left, right, base] = [between(random, -4, -2), between(random, 1, 4), between(random, -3, -1)];
  const [x, y] = [between(random, -2, 3), between(random, 2, 4)];
  const [wide, high] = [right - left, y - base];
  if ((wide * high) % 2 === 1 || x === left || x === right || wide === high || x === 0) return undefined;
  const area = (wide * high) / 2;
  return choice({
    stem: tex`如图，在平面直角坐标系中，三角形 $ABC$ 的顶点分别为 $A(${x},${y})$，$B(${left},${base})$，$C(${right},${base})$，则三角形 $ABC$ 的面积为（　　）`,
    right: `${area}`,
    errors: [`${wide * high}`, `${(wide * y) / 2}`, `${wide + high}`, `${area + 1}`],
    because: ['factor', '-', 'operation', 'slip'],
    solution: lines(
      tex`$B$，$C$ 的纵坐标相同，$BC$ 平行于 $x$ 轴，$BC=${right}-(${left})=${wide}$；$BC$ 边上的高为 $${y}-(${base})=${high}$。`,
      tex`面积为 $\frac{1}{2}\times ${wide}\times ${high}=${area}$。错选 ${wide * high} 的同学忘记乘 $\frac{1}{2}$。`,
    ),
    facility: 0.73,
    figure: grid({ A: at(x, y), B: at(left, base), C: at(right, base) }).svg(),
    check: { expression: `(${right}-(${left}))*(${y}-(${base}))/2`, equals: `${area}` },
  });
});

/** 平面直角坐标系, grade 7. */
export const coordinates: Templates = {
  点的坐标: [distances, onAxis],
  平移和图形的面积: [shift, triangle],
};
