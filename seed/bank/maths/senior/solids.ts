import type { BankChapter } from '../../bank.ts';
import { along, at, Drawing, type Point } from '../figures.ts';
import { between, choice, inline, lines, template, tex } from '../making.ts';
import { answersOf, fraction, plainOf, sumOf, texOf, texQuotient, type Fraction } from '../numbers.ts';

const piTimes = (value: Fraction | number): string => {
  const { n, d } = typeof value === 'number' ? fraction(value) : value;
  const top = sumOf([n, tex`\pi`]);
  return d === 1 ? top : texQuotient(top, d);
};
const pi = (value: Fraction | number): string => inline(piTimes(value));

const box = template(2, (random) => {
  const [a, b, c] = [between(random, 1, 4), between(random, 2, 5), between(random, 3, 7)];
  const square = a * a + b * b + c * c;
  if (a >= b || b >= c) return undefined;
  return choice({
    stem: `一个长方体的长、宽、高分别为 ${c}，${b}，${a}，它的八个顶点都在同一个球面上，则这个球的表面积为（　　）`,
    right: pi(square),
    errors: [pi(4 * square), pi(2 * square), pi(fraction(square, 4)), pi(a * b + b * c + c * a)],
    solution: lines(
      tex`球的直径等于长方体的体对角线：$(2R)^2=${c}^2+${b}^2+${a}^2=${square}$。`,
      tex`表面积 $S=4\pi R^2=\pi (2R)^2=${piTimes(square)}$。错选 ${pi(4 * square)} 的同学把体对角线当成了半径。`,
    ),
    facility: 0.74,
    check: { expression: `4*(sqrt(${a}^2+${b}^2+${c}^2)/2)^2`, equals: `${square}` },
  });
});

const triples = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [6, 8, 10],
  [8, 6, 10],
] as const;

const cone = template(2, (random) => {
  const [r, h, l] = random.pick(triples);
  const volume = fraction(r * r * h, 3);
  return choice({
    stem: `已知圆锥的底面半径为 ${r}，母线长为 ${l}，则该圆锥的体积为（　　）`,
    right: pi(volume),
    errors: [pi(r * r * h), pi(fraction(r * r * l, 3)), pi(r * l), pi(r * r * l)],
    solution: lines(
      tex`高 $h=\sqrt{l^2-r^2}=\sqrt{${l}^2-${r}^2}=${h}$，体积 $V=\frac{1}{3}\pi r^2h=\frac{1}{3}\pi \times ${r * r}\times ${h}=${piTimes(volume)}$。`,
      tex`错选 ${pi(r * r * h)} 的同学漏了 $\frac{1}{3}$，错选 ${pi(fraction(r * r * l, 3))} 的同学把母线长当成了高。`,
    ),
    facility: 0.84,
    check: { expression: `${r}^2*sqrt(${l}^2-${r}^2)/3`, equals: plainOf(volume) },
  });
});

const frustum = template(2, (random) => {
  const [top, bottom, h] = [between(random, 1, 4), between(random, 2, 7), between(random, 2, 9)];
  const volume = fraction(h * (top * top + top * bottom + bottom * bottom), 3);
  if (top >= bottom || volume.d > 1) return undefined;
  return {
    type: 'fill',
    stem: `已知正四棱台的上、下底面边长分别为 ${top} 和 ${bottom}，高为 ${h}，则它的体积为____。`,
    answers: [answersOf(volume)],
    solution: tex`上、下底面的面积为 $S'=${top * top}$，$S=${bottom * bottom}$，$V=\frac{1}{3}h(S'+\sqrt{S'S}+S)=\frac{1}{3}\times ${h}\times (${top * top}+${top * bottom}+${bottom * bottom})=${texOf(volume)}$。`,
    facility: 0.78,
    check: { expression: `${h}*(${top}^2+${top}*${bottom}+${bottom}^2)/3`, equals: plainOf(volume) },
  };
});

const section = template(2, (random) => {
  const [d, r, R] = random.pick(triples);
  return choice({
    stem: tex`用一个与球心距离为 ${d} 的平面去截球，所得截面圆的面积为 $${piTimes(r * r)}$，则球的表面积为（　　）`,
    right: pi(4 * R * R),
    errors: [pi(R * R), pi(4 * r * r), pi(fraction(4 * R ** 3, 3)), pi(4 * (d + r) ** 2)],
    solution: lines(
      tex`截面圆的半径 $r=${r}$，球的半径 $R=\sqrt{d^2+r^2}=\sqrt{${d}^2+${r}^2}=${R}$。`,
      tex`表面积为 $4\pi R^2=${piTimes(4 * R * R)}$。错选 ${pi(fraction(4 * R ** 3, 3))} 的同学求成了体积。`,
    ),
    facility: 0.78,
    check: { expression: `4*(${d}^2+${r}^2)`, equals: `${4 * R * R}` },
  });
});

/** A point of space drawn at an angle: x to the right, y to the back, z upwards. */
const space = (x: number, y: number, z: number): Point => at(x + y * 0.38, z + y * 0.36);

const cube = (() => {
  const [a, b, c, d] = [space(0, 0, 0), space(3, 0, 0), space(3, 3, 0), space(0, 3, 0)];
  const [e, f, g, h] = [space(0, 0, 3), space(3, 0, 3), space(3, 3, 3), space(0, 3, 3)];
  return new Drawing(34)
    .shape([a, b, f, e])
    .line([b, c, g, f])
    .line([e, h, g])
    .line([a, d, c], { dashed: true })
    .line([d, h], { dashed: true })
    .line([e, b])
    .line([a, c], { dashed: true })
    .name(a, 'A', 225)
    .name(b, 'B', -60)
    .name(c, 'C', 0)
    .name(d, 'D', 160, 10)
    .name(e, 'A₁', 180, 14)
    .name(f, 'B₁', -45, 15)
    .name(g, 'C₁', 30, 14)
    .name(h, 'D₁', 110, 14)
    .svg();
})();

/** A pyramid on a square whose edge PA stands upright, with E in the middle of PD. */
export const pyramid = (() => {
  const [a, b, c, d, p] = [space(0, 3, 0), space(0, 0, 0), space(3, 0, 0), space(3, 3, 0), space(0, 3, 3)];
  const e = along(p, d, 0.5);
  return new Drawing(40)
    .line([p, b, c, d, p, c])
    .line([p, a], { dashed: true })
    .line([b, a, d], { dashed: true })
    .line([a, c], { dashed: true })
    .line([a, e], { dashed: true })
    .line([c, e])
    .name(a, 'A', 160, 11)
    .name(b, 'B', 200)
    .name(c, 'C', -45)
    .name(d, 'D', 0)
    .name(p, 'P', 90)
    .name(e, 'E', 45)
    .svg();
})();

/** 立体几何初步, grade 10. */
export const solids: BankChapter = {
  name: '立体几何初步',
  grade: 10,
  points: [
    { name: '空间几何体的表面积和体积', templates: [box, cone, frustum, section] },
    {
      name: '空间点、直线、平面的位置关系',
      questions: [
        {
          type: 'multiple',
          stem: tex`设 $m$，$n$ 是两条不同的直线，$\alpha $，$\beta $ 是两个不同的平面，下列命题正确的有（　　）`,
          right: [
            tex`若 $m\perp \alpha $，$n\perp \alpha $，则 $m\parallel n$`,
            tex`若 $m\perp \alpha $，$m\parallel \beta $，则 $\alpha \perp \beta $`,
          ],
          wrong: [
            tex`若 $m\parallel \alpha $，$n\parallel \alpha $，则 $m\parallel n$`,
            tex`若 $\alpha \perp \beta $，$m\subset \alpha $，则 $m\perp \beta $`,
          ],
          solution: tex`垂直于同一个平面的两条直线平行；$m\parallel \beta $ 时 $\beta $ 内有直线与 $m$ 平行，它垂直于 $\alpha $，所以 $\alpha \perp \beta $。平行于同一个平面的两条直线可以相交或异面；两个平面垂直时，只有一个平面内垂直于交线的直线才垂直于另一个平面。`,
          facility: 0.64,
        },
        {
          type: 'fill',
          stem: tex`如图，在正方体 $ABCD-A_1B_1C_1D_1$ 中，异面直线 $A_1B$ 与 $AC$ 所成的角为____°。`,
          answers: [answersOf(60)],
          solution: tex`连接 $A_1C_1$，$BC_1$。因为 $AC\parallel A_1C_1$，所以 $\angle BA_1C_1$（或其补角）就是所求的角。$A_1B=BC_1=A_1C_1$，$\triangle A_1BC_1$ 是等边三角形，所以所成的角为 $60^\circ$。`,
          facility: 0.76,
          figure: cube,
          check: { expression: 'dot([1,0,-1],[1,1,0])/2', equals: 'cos(60 deg)' },
        },
        {
          type: 'written',
          stem: tex`如图，在四棱锥 $P-ABCD$ 中，底面 $ABCD$ 是边长为 2 的正方形，$PA\perp $ 平面 $ABCD$，$PA=2$，$E$ 是 $PD$ 的中点。
（1）求证：$PB\parallel $ 平面 $ACE$；
（2）求证：$BD\perp $ 平面 $PAC$；
（3）求三棱锥 $E-ACD$ 的体积。`,
          answer: tex`（1）连接 $BD$ 交 $AC$ 于 $O$，证明 $EO\parallel PB$；（2）证明 $BD\perp AC$，$BD\perp PA$；（3）$\frac{2}{3}$。`,
          solution: lines(
            tex`（1）连接 $BD$，交 $AC$ 于点 $O$，连接 $EO$。$O$，$E$ 分别是 $BD$，$PD$ 的中点，所以 $EO\parallel PB$。又 $EO\subset $ 平面 $ACE$，$PB\not\subset $ 平面 $ACE$，所以 $PB\parallel $ 平面 $ACE$。`,
            tex`（2）底面是正方形，$BD\perp AC$；$PA\perp $ 平面 $ABCD$，$BD\subset $ 平面 $ABCD$，所以 $BD\perp PA$。又 $PA\cap AC=A$，所以 $BD\perp $ 平面 $PAC$。`,
            tex`（3）$E$ 是 $PD$ 的中点，点 $E$ 到平面 $ABCD$ 的距离为 $\frac{1}{2}PA=1$，$S_{\triangle ACD}=2$，所以 $V_{E-ACD}=\frac{1}{3}\times 2\times 1=\frac{2}{3}$。`,
          ),
          facility: 0.68,
          figure: pyramid,
          rubric: [
            { text: tex`（1）证出 $EO\parallel PB$`, score: 3 },
            { text: '（1）由判定定理得出线面平行', score: 2 },
            { text: '（2）证明线面垂直', score: 4 },
            { text: '（3）求出体积', score: 3 },
          ],
          check: { expression: '(2*2/2)*1/3', equals: '2/3' },
        },
      ],
    },
  ],
};
