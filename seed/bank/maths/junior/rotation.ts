import type { Templates } from '../../bank.ts';
import { Drawing } from '../../figures/drawing.ts';
import { at, direction, polar } from '../../figures/points.ts';
import { between, choice, degrees, lines, nonZero, template, tex } from '../../making.ts';
import { answersOf } from '../numbers.ts';

const centre = template(2, (random) => {
  const [x, y, shift] = [nonZero(random, -6, 6), nonZero(random, -6, 6), between(random, 1, 4)];
  const [a, b] = [-x - shift, -y];
  if (Math.abs(x) === Math.abs(y) || a === 0) return undefined;
  return {
    type: 'fill',
    stem: `若点 $A(${x},${y})$ 与点 $B(a+${shift},b)$ 关于原点对称，则 $a+b=$____。`,
    answers: [answersOf(a + b)],
    solution: `关于原点对称的点，横、纵坐标都互为相反数：$a+${shift}=${-x}$，$b=${-y}$，所以 $a=${a}$，$b=${b}$，$a+b=${a + b}$。`,
    facility: 0.82,
    check: { expression: `(${-x}-${shift})+(${-y})`, equals: `${a + b}` },
  };
});

const quarter = template(2, (random) => {
  const [x, y] = [nonZero(random, -6, 6), nonZero(random, -6, 6)];
  const clockwise = random.chance(0.5);
  const point = (a: number, b: number) => `$(${a},${b})$`;
  if (Math.abs(x) === Math.abs(y)) return undefined;
  const [a, b] = clockwise ? [y, -x] : [-y, x];
  return choice({
    stem: tex`在平面直角坐标系中，将点 $P(${x},${y})$ 绕原点 $O$ ${clockwise ? '顺' : '逆'}时针旋转 $90^\circ$，得到点 $P'$，则点 $P'$ 的坐标是（　　）`,
    right: point(a, b),
    errors: [point(-a, -b), point(-x, -y), point(y, x)],
    because: ['swap', 'formula', 'sign'],
    solution: lines(
      tex`过点 $P$，$P'$ 分别作 $x$ 轴的垂线，两个直角三角形全等，所以 $P'$ 的横、纵坐标的绝对值分别为 ${Math.abs(y)} 和 ${Math.abs(x)}。`,
      `再由旋转方向确定象限：$P'(${a},${b})$。错选 ${point(-a, -b)} 的同学把旋转方向弄反了。`,
    ),
    facility: 0.6,
    check: { expression: `(${x})*(${a})+(${y})*(${b})`, equals: '0' },
  });
});

const onSide = template(2, (random) => {
  const turn = between(random, 30, 80);
  if (turn % 2 === 1 || turn === 60) return undefined;
  const base = (180 - turn) / 2;
  const [b, c] = [at(0, 0), at(5.2, 0)];
  const a = polar(b, 3, base);
  const d = at(2 * a.x, 0);
  const e = polar(a, Math.hypot(c.x - a.x, c.y - a.y), direction(a, c) + turn);
  const figure = new Drawing(30)
    .shape([a, b, c])
    .shape([a, d, e])
    .name(a, 'A', 100)
    .name(b, 'B', 200)
    .name(c, 'C', -20)
    .name(d, 'D', -90)
    .name(e, 'E', direction(a, e));
  return choice({
    stem: tex`如图，将 $\triangle ABC$ 绕点 $A$ 逆时针旋转 $${turn}^\circ$ 得到 $\triangle ADE$，点 $B$ 的对应点 $D$ 恰好落在边 $BC$ 上，则 $\angle B$ 的度数为（　　）`,
    right: degrees(base),
    errors: [degrees(turn), degrees(180 - turn), degrees(turn / 2), degrees(90 - turn)],
    because: ['other', 'middle', 'factor', 'formula'],
    solution: lines(
      tex`由旋转的性质，$AB=AD$，$\angle BAD=${turn}^\circ$。`,
      tex`在等腰三角形 $ABD$ 中，$\angle B=\angle ADB=\frac{1}{2}\times (180^\circ-${turn}^\circ)=${base}^\circ$。`,
    ),
    facility: 0.72,
    figure: figure.svg(),
    check: { expression: `(180-${turn})/2`, equals: `${base}` },
  });
});

/** 旋转, grade 9. */
export const rotation: Templates = {
  旋转的性质和中心对称: [centre, quarter, onSide],
};
