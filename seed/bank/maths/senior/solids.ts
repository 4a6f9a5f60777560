import type { Templates } from '../../bank.ts';
import { between, choice, inline, lines, template, tex } from '../../making.ts';
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
    because: ['formula', 'factor', 'formula', 'other'],
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
    because: ['factor', 'swap', 'other', 'factor'],
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
    because: ['formula', 'condition', 'other', 'formula'],
    solution: lines(
      tex`截面圆的半径 $r=${r}$，球的半径 $R=\sqrt{d^2+r^2}=\sqrt{${d}^2+${r}^2}=${R}$。`,
      tex`表面积为 $4\pi R^2=${piTimes(4 * R * R)}$。错选 ${pi(fraction(4 * R ** 3, 3))} 的同学求成了体积。`,
    ),
    facility: 0.78,
    check: { expression: `4*(${d}^2+${r}^2)`, equals: `${4 * R * R}` },
  });
});

/** 立体几何初步, grade 10. */
export const solids: Templates = {
  空间几何体的表面积和体积: [box, cone, frustum, section],
};
