import type { Templates } from '../../bank.ts';
import { Drawing } from '../../figures/drawing.ts';
import { at, foot } from '../../figures/points.ts';
import { between, choice, inline, lines, template, tex } from '../../making.ts';
import { answersOf, fraction, plainOf, texOf, texRoot } from '../numbers.ts';

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [6, 8, 10],
  [8, 15, 17],
  [9, 12, 15],
  [12, 16, 20],
  [15, 20, 25],
  [7, 24, 25],
] as const;

const thirdSide = template(2, (random) => {
  const [a, b, c] = random.pick(triples.slice(0, 6));
  const other = inline(texRoot(b * b - a * a));
  return choice({
    stem: `若直角三角形的两边长分别为 ${a} 和 ${b}，则第三边的长为（　　）`,
    right: `${c} 或 ${other}`,
    errors: [`${c}`, other, `${a + b}`],
    because: ['case', 'case', 'operation'],
    solution: lines(
      tex`若 ${a} 和 ${b} 都是直角边，则第三边为 $\sqrt{${a}^2+${b}^2}=${c}$；若 ${b} 是斜边，则第三边为 $\sqrt{${b}^2-${a}^2}=${texRoot(b * b - a * a)}$。`,
      `题目没有说明哪条是斜边，要分类讨论。只选 ${c} 的同学漏了一种情况。`,
    ),
    facility: 0.62,
    check: { expression: `sqrt(${a}^2+${b}^2)`, equals: `${c}` },
  });
});

const altitude = template(2, (random) => {
  const [a, b, c] = random.pick(triples);
  const height = fraction(a * b, c);
  const unit = 5;
  const [corner, left, right] = [at(0, 0), at(0, unit * (a / c)), at(unit * (b / c), 0)];
  const d = foot(corner, left, right);
  const figure = new Drawing(34)
    .shape([corner, left, right])
    .line([corner, d])
    .rightAngle(corner, left, right)
    .rightAngle(d, corner, right)
    .name(corner, 'C', 225)
    .name(left, 'A', 100)
    .name(right, 'B', -20)
    .name(d, 'D', 50);
  return {
    type: 'fill',
    stem: tex`如图，在 $\mathrm{Rt}\triangle ABC$ 中，$\angle ACB=90^\circ$，$AC=${a}$，$BC=${b}$，$CD\perp AB$ 于点 $D$，则 $CD$ 的长为____。`,
    answers: [answersOf(height)],
    solution: tex`由勾股定理，$AB=\sqrt{${a}^2+${b}^2}=${c}$。用两种方法表示面积：$\frac{1}{2}AC\cdot BC=\frac{1}{2}AB\cdot CD$，所以 $CD=\frac{${a}\times ${b}}{${c}}=${texOf(height)}$。`,
    facility: 0.68,
    figure: figure.svg(),
    check: { expression: `${a}*${b}/sqrt(${a}^2+${b}^2)`, equals: plainOf(height) },
  };
});

const squares = (first: string, second: string, third: string): string => {
  const [c, b, a] = [at(0, 0), at(2.4, 0), at(0, 1.8)];
  return new Drawing(26)
    .shape([a, b, c])
    .shape([c, b, at(2.4, -2.4), at(0, -2.4)])
    .shape([c, a, at(-1.8, 1.8), at(-1.8, 0)])
    .shape([a, b, at(4.2, 2.4), at(1.8, 4.2)])
    .name(at(1.2, -1.2), first, 0, 0)
    .name(at(-0.9, 0.9), second, 0, 0)
    .name(at(2.1, 2.1), third, 0, 0)
    .svg();
};

const areas = template(2, (random) => {
  const [small, large] = [between(random, 15, 40), between(random, 50, 100)];
  return choice({
    stem: tex`如图，以直角三角形的三边为边分别向外作正方形，其中最大的正方形的面积为 ${large}，一个较小的正方形的面积为 ${small}，则另一个正方形的面积 $S$ 为（　　）`,
    right: `${large - small}`,
    errors: [`${large + small}`, `${large * large - small * small}`, inline(texRoot(large - small))],
    because: ['operation', 'power', 'power'],
    solution: lines(
      tex`三个正方形的面积就是三边的平方。由勾股定理，$S+${small}=${large}$，$S=${large}-${small}=${large - small}$。`,
      '面积已经是边长的平方，不要再平方，也不要再开方。',
    ),
    facility: 0.76,
    figure: squares('S', `${small}`, `${large}`),
    check: { expression: `${large}-${small}`, equals: `${large - small}` },
  });
});

const isRight = template(2, (random) => {
  const [a, b, c] = random.pick(triples);
  return choice({
    stem: `已知一个三角形的两边长分别为 ${a} 和 ${b}，要使它是直角三角形，第三边的长可以是（　　）`,
    right: `${c}`,
    errors: [`${c + 1}`, `${c - 1}`, `${a + b}`, `${b - a}`],
    because: ['slip', 'slip', 'operation', 'operation'],
    solution: lines(
      tex`$${a}^2+${b}^2=${a * a + b * b}=${c}^2$，由勾股定理的逆定理，第三边为 ${c} 时是直角三角形（第三边也可以是 $${texRoot(b * b - a * a)}$，但选项中没有）。`,
      `三边长为 ${a}，${b}，${a + b} 或 ${a}，${b}，${b - a} 时不能组成三角形，其余的数不满足两边的平方和等于第三边的平方。`,
    ),
    facility: 0.82,
    check: { expression: `${a}^2+${b}^2`, equals: `${c}^2` },
  });
});

/** Quadrilaterals of two right triangles; the hypotenuse of the first is a leg of the second. */
const plots = [
  [3, 4, 5, 12, 13],
  [6, 8, 10, 24, 26],
  [9, 12, 15, 8, 17],
  [12, 16, 20, 15, 25],
] as const;

const plot = template(2, (random) => {
  const [ab, bc, ac, cd, da] = random.pick(plots);
  const unit = 5 / Math.max(ac, cd);
  const [b, a, c] = [at(0, 0), at(0, ab * unit), at(bc * unit, 0)];
  const d = at(c.x + ((ab * cd) / ac) * unit, c.y + ((bc * cd) / ac) * unit);
  const figure = new Drawing(32)
    .shape([a, b, c, d])
    .line([a, c], { dashed: true })
    .rightAngle(b, a, c)
    .names({ A: a, B: b, C: c, D: d });
  const area = (ab * bc + ac * cd) / 2;
  const metres = (n: number | string) => tex`${n}\,\mathrm{m}`;
  return {
    type: 'written',
    stem: tex`如图，有一块四边形空地 $ABCD$，已知 $\angle B=90^\circ$，$AB=${metres(ab)}$，$BC=${metres(bc)}$，$CD=${metres(cd)}$，$DA=${metres(da)}$。
（1）求 $AC$ 的长；
（2）求四边形 $ABCD$ 的面积。`,
    answer: tex`（1）$AC=${metres(ac)}$；（2）$${area}\,\mathrm{m^2}$。`,
    solution: lines(
      tex`（1）在 $\mathrm{Rt}\triangle ABC$ 中，$AC=\sqrt{AB^2+BC^2}=\sqrt{${ab}^2+${bc}^2}=${ac}$（$\mathrm{m}$）。`,
      tex`（2）在 $\triangle ACD$ 中，$AC^2+CD^2=${ac}^2+${cd}^2=${da * da}=DA^2$，由勾股定理的逆定理，$\angle ACD=90^\circ$。`,
      tex`四边形 $ABCD$ 的面积 $=\frac{1}{2}\times ${ab}\times ${bc}+\frac{1}{2}\times ${ac}\times ${cd}=${(ab * bc) / 2}+${(ac * cd) / 2}=${area}$（$\mathrm{m^2}$）。`,
    ),
    facility: 0.66,
    figure: figure.svg(),
    rubric: [
      { text: '（1）由勾股定理求出 $AC$', score: 3 },
      { text: tex`（2）由逆定理得 $\angle ACD=90^\circ$`, score: 3 },
      { text: '（2）求出面积', score: 3 },
    ],
    check: [
      { expression: `${ab}^2+${bc}^2`, equals: `${ac}^2` },
      { expression: `${ac}^2+${cd}^2`, equals: `${da}^2` },
      { expression: `${ab}*${bc}/2+${ac}*${cd}/2`, equals: `${area}` },
    ],
  };
});

const boxes = [
  [1, 2, 4, 5],
  [2, 4, 8, 10],
  [2, 3, 12, 13],
  [3, 5, 15, 17],
  [4, 5, 12, 15],
] as const;

const ant = template(2, (random) => {
  const [a, b, c, way] = random.pick(boxes);
  return choice({
    stem: tex`一个长方体的长、宽、高分别为 ${c}、${b}、${a}，一只蚂蚁沿长方体的表面从一个顶点爬到与它相对的顶点（体对角线的另一端），爬行的最短路程为（　　）`,
    right: `${way}`,
    errors: [inline(texRoot((a + c) ** 2 + b * b)), inline(texRoot((b + c) ** 2 + a * a)), `${a + b + c}`],
    because: ['case', 'case', 'operation'],
    solution: lines(
      tex`把经过的两个相邻的面展开成一个长方形，有三种展开方式，路程分别为 $\sqrt{(${a}+${b})^2+${c}^2}=${way}$，$\sqrt{(${a}+${c})^2+${b}^2}=${texRoot((a + c) ** 2 + b * b)}$，$\sqrt{(${b}+${c})^2+${a}^2}=${texRoot((b + c) ** 2 + a * a)}$。`,
      `其中最短的是 ${way}：把较短的两条棱放在同一条直线上。只算了一种展开方式就作答容易出错。`,
    ),
    facility: 0.48,
    check: { expression: `sqrt((${a}+${b})^2+${c}^2)`, equals: `${way}` },
  });
});

/** 勾股定理, grade 8. */
export const pythagoras: Templates = {
  勾股定理及其应用: [thirdSide, altitude, areas, ant],
  勾股定理的逆定理: [isRight, plot],
};
