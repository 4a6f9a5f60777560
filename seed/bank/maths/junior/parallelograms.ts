import type { Templates } from '../../bank.ts';
import { Drawing } from '../../figures/drawing.ts';
import { along, at, crossing } from '../../figures/points.ts';
import { between, choice, degrees, inline, lines, template, tex } from '../../making.ts';
import { answersOf, fraction, gcd, plainOf, shown, texOf, texRoot } from '../numbers.ts';

const bisector = template(2, (random) => {
  const [ab, bc] = [between(random, 4, 9), between(random, 6, 14)];
  if (bc < ab + 2 || bc > 2 * ab - 1 || bc - ab === ab) return undefined;
  const unit = 5 / bc;
  const [b, c] = [at(0, 0), at(5, 0)];
  const [dx, dy] = [ab * unit * 0.5, ab * unit * Math.sqrt(0.75)];
  const [a, d] = [at(dx, dy), at(5 + dx, dy)];
  const e = along(a, d, ab / bc);
  const figure = new Drawing(36).shape([a, b, c, d]).line([b, e]).names({ A: a, B: b, C: c, D: d }).name(e, 'E', 90);
  return choice({
    stem: tex`如图，在平行四边形 $ABCD$ 中，$AB=${ab}$，$BC=${bc}$，$\angle ABC$ 的平分线交 $AD$ 于点 $E$，则 $DE$ 的长为（　　）`,
    right: `${bc - ab}`,
    errors: [`${ab}`, shown(fraction(bc, 2)), shown(fraction(ab, 2)), `${bc - ab + 1}`],
    because: ['middle', 'condition', 'condition', 'slip'],
    solution: lines(
      tex`$AD\parallel BC$，所以 $\angle AEB=\angle EBC=\angle ABE$，$AE=AB=${ab}$（等角对等边）。`,
      tex`$AD=BC=${bc}$，$DE=AD-AE=${bc}-${ab}=${bc - ab}$。错选 ${ab} 的同学求成了 $AE$。`,
    ),
    facility: 0.76,
    figure: figure.svg(),
    check: { expression: `${bc}-${ab}`, equals: `${bc - ab}` },
  });
});

const angles = template(2, (random) => {
  const [m, n] = [between(random, 1, 5), between(random, 2, 8)];
  if (gcd(m, n) > 1 || m >= n || 180 % (m + n) > 0) return undefined;
  const [a, b] = [(180 / (m + n)) * m, (180 / (m + n)) * n];
  return choice({
    stem: tex`在平行四边形 $ABCD$ 中，$\angle A:\angle B=${m}:${n}$，则 $\angle C$ 的度数为（　　）`,
    right: degrees(a),
    errors: [degrees(b), degrees(2 * a), degrees(90 + a), degrees(180 - 2 * a)],
    because: ['swap', 'factor', '-', '-'],
    solution: lines(
      tex`平行四边形的邻角互补：$\angle A+\angle B=180^\circ$，$\angle A=180^\circ\times \frac{${m}}{${m + n}}=${a}^\circ$。`,
      tex`对角相等：$\angle C=\angle A=${a}^\circ$。错选 $${b}^\circ$ 的同学求成了 $\angle B$。`,
    ),
    facility: 0.84,
    check: { expression: `180*${m}/(${m}+${n})`, equals: `${a}` },
  });
});

const midline = template(2, (random) => {
  const [a, b, c] = [between(random, 6, 14), between(random, 6, 14), between(random, 6, 14)];
  const sum = a + b + c;
  if (sum % 2 === 1 || new Set([a, b, c]).size < 3 || 2 * Math.max(a, b, c) >= sum) return undefined;
  return choice({
    stem: tex`已知 $\triangle ABC$ 的三边长分别为 ${a}，${b}，${c}，点 $D$，$E$，$F$ 分别是三边的中点，则 $\triangle DEF$ 的周长为（　　）`,
    right: `${sum / 2}`,
    errors: [`${sum}`, shown(fraction(sum, 4)), `${2 * sum}`, `${sum / 2 + 1}`],
    because: ['factor', 'factor', 'swap', 'slip'],
    solution: lines(
      '三角形的中位线等于第三边的一半，$\\triangle DEF$ 的三边都是原三角形的中位线。',
      tex`$\triangle DEF$ 的周长 $=\frac{1}{2}\times (${a}+${b}+${c})=${sum / 2}$。错选 ${shown(fraction(sum, 4))} 的同学把周长的比当成了面积的比。`,
    ),
    facility: 0.83,
    check: { expression: `${a}/2+${b}/2+${c}/2`, equals: `${sum / 2}` },
  });
});

const rhombus = template(2, (random) => {
  const [p, q, side] = random.pick([
    [3, 4, 5],
    [6, 8, 10],
    [5, 12, 13],
    [9, 12, 15],
    [8, 15, 17],
  ] as const);
  const height = fraction(2 * p * q, side);
  return {
    type: 'fill',
    stem: `已知菱形的两条对角线的长分别为 ${2 * p} 和 ${2 * q}，则菱形的周长为____，一边上的高为____。`,
    answers: [answersOf(4 * side), answersOf(height)],
    solution: tex`菱形的对角线互相垂直平分，边长为 $\sqrt{${p}^2+${q}^2}=${side}$，周长为 $4\times ${side}=${4 * side}$。面积为 $\frac{1}{2}\times ${2 * p}\times ${2 * q}=${2 * p * q}$，也等于“底 × 高”，所以高为 $\frac{${2 * p * q}}{${side}}${height.d === side ? '' : `=${texOf(height)}`}$。`,
    facility: 0.66,
    check: [
      { expression: `4*sqrt(${p}^2+${q}^2)`, equals: `${4 * side}` },
      { expression: `${2 * p}*${2 * q}/2/${side}`, equals: plainOf(height) },
    ],
  };
});

const rectangle = template(2, (random) => {
  const ab = between(random, 2, 9);
  const [a, b, c, d] = [at(0, 2.2), at(0, 0), at(2.2 * Math.sqrt(3), 0), at(2.2 * Math.sqrt(3), 2.2)];
  const o = crossing(a, c, b, d);
  const figure = new Drawing(34)
    .shape([a, b, c, d])
    .line([a, c])
    .line([b, d])
    .names({ A: a, B: b, C: c, D: d })
    .name(o, 'O', 90, 14);
  return choice({
    stem: tex`如图，矩形 $ABCD$ 的对角线 $AC$，$BD$ 相交于点 $O$，$\angle AOB=60^\circ$，$AB=${ab}$，则 $BC$ 的长为（　　）`,
    right: inline(texRoot(3, ab)),
    errors: [`${2 * ab}`, inline(texRoot(2, ab)), inline(texRoot(5, ab)), inline(texRoot(3, 2 * ab))],
    because: ['other', 'formula', 'formula', 'factor'],
    solution: lines(
      tex`矩形的对角线相等且互相平分，$OA=OB$，又 $\angle AOB=60^\circ$，所以 $\triangle AOB$ 是等边三角形，$OA=AB=${ab}$，$AC=${2 * ab}$。`,
      tex`在 $\mathrm{Rt}\triangle ABC$ 中，$BC=\sqrt{AC^2-AB^2}=\sqrt{${2 * ab}^2-${ab}^2}=${texRoot(3, ab)}$。错选 ${2 * ab} 的同学求成了 $AC$。`,
    ),
    facility: 0.74,
    figure: figure.svg(),
    check: { expression: `sqrt(${2 * ab}^2-${ab}^2)`, equals: `${ab}*sqrt(3)` },
  });
});

/** 平行四边形, grade 8. */
export const parallelograms: Templates = {
  平行四边形的性质和判定: [bisector, angles, midline],
  '矩形、菱形和正方形': [rhombus, rectangle],
};
