import type { BankChapter } from '../../bank.ts';
import { along, at, crossing, Drawing } from '../figures.ts';
import { between, choice, degrees, inline, lines, template, tex } from '../making.ts';
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
    solution: lines(
      tex`矩形的对角线相等且互相平分，$OA=OB$，又 $\angle AOB=60^\circ$，所以 $\triangle AOB$ 是等边三角形，$OA=AB=${ab}$，$AC=${2 * ab}$。`,
      tex`在 $\mathrm{Rt}\triangle ABC$ 中，$BC=\sqrt{AC^2-AB^2}=\sqrt{${2 * ab}^2-${ab}^2}=${texRoot(3, ab)}$。错选 ${2 * ab} 的同学求成了 $AC$。`,
    ),
    facility: 0.74,
    figure: figure.svg(),
    check: { expression: `sqrt(${2 * ab}^2-${ab}^2)`, equals: `${ab}*sqrt(3)` },
  });
});

const diagonal = (() => {
  const [a, b, c, d] = [at(1.3, 2.8), at(0, 0), at(4.6, 0), at(5.9, 2.8)];
  const [e, f] = [along(b, d, 0.25), along(b, d, 0.75)];
  return new Drawing(36)
    .shape([a, b, c, d])
    .line([b, d])
    .shape([a, e, c, f])
    .names({ A: a, B: b, C: c, D: d })
    .name(e, 'E', 150, 15)
    .name(f, 'F', -30, 15)
    .svg();
})();

const fold = (() => {
  const [a, b, c, d] = [at(0, 4), at(0, 0), at(5, 0), at(5, 4)];
  const [f, e] = [at(3, 0), at(5, 1.5)];
  return new Drawing(36)
    .shape([a, b, c, d])
    .line([a, f, e])
    .line([a, e])
    .names({ A: a, B: b, C: c, D: d })
    .name(f, 'F', -90)
    .name(e, 'E', 0)
    .svg();
})();

/** 平行四边形, grade 8. */
export const parallelograms: BankChapter = {
  name: '平行四边形',
  grade: 8,
  points: [
    {
      name: '平行四边形的性质和判定',
      questions: [
        {
          type: 'written',
          stem: tex`如图，在平行四边形 $ABCD$ 中，点 $E$，$F$ 在对角线 $BD$ 上，且 $BE=DF$。求证：四边形 $AECF$ 是平行四边形。`,
          answer: tex`连接 $AC$ 交 $BD$ 于点 $O$，证明 $OA=OC$，$OE=OF$，所以四边形 $AECF$ 是平行四边形。`,
          solution: lines(
            tex`证明：连接 $AC$，交 $BD$ 于点 $O$。因为四边形 $ABCD$ 是平行四边形，所以 $OA=OC$，$OB=OD$。`,
            tex`因为 $BE=DF$，所以 $OB-BE=OD-DF$，即 $OE=OF$。`,
            '所以四边形 $AECF$ 是平行四边形（对角线互相平分的四边形是平行四边形）。',
          ),
          facility: 0.72,
          figure: diagonal,
          rubric: [
            { text: tex`作辅助线，得 $OA=OC$，$OB=OD$`, score: 3 },
            { text: tex`证出 $OE=OF$`, score: 3 },
            { text: '根据判定定理得出结论', score: 2 },
          ],
        },
        {
          type: 'single',
          stem: tex`在四边形 $ABCD$ 中，$AB\parallel CD$。添加下列条件后，不能判定四边形 $ABCD$ 是平行四边形的是（　　）`,
          right: '$AD=BC$',
          wrong: ['$AB=CD$', tex`$AD\parallel BC$`, tex`$\angle A=\angle C$`],
          solution: lines(
            tex`添加 $AB=CD$：一组对边平行且相等；添加 $AD\parallel BC$：两组对边分别平行；添加 $\angle A=\angle C$：可推出 $\angle B=\angle D$，两组对角分别相等。这三种都能判定。`,
            '一组对边平行、另一组对边相等的四边形可能是等腰梯形，所以添加 $AD=BC$ 不能判定。',
          ),
          facility: 0.68,
        },
      ],
      templates: [bisector, angles, midline],
    },
    {
      name: '矩形、菱形和正方形',
      questions: [
        {
          type: 'single',
          stem: '下列关于特殊四边形的命题中，是真命题的是（　　）',
          right: '对角线互相垂直的平行四边形是菱形',
          wrong: ['对角线相等的四边形是矩形', '对角线互相垂直的四边形是菱形', '对角线互相垂直且相等的四边形是正方形'],
          solution:
            '对角线互相平分（即平行四边形）是前提：对角线相等的平行四边形才是矩形，对角线互相垂直的平行四边形是菱形，对角线互相垂直且相等的平行四边形才是正方形。三个假命题都缺少“平行四边形”这个条件。',
          facility: 0.67,
        },
        {
          type: 'multiple',
          stem: '已知四边形 $ABCD$ 是平行四边形，添加下列条件中的一个，能使它成为矩形的有（　　）',
          right: ['$AC=BD$', tex`$\angle A=90^\circ$`, tex`$\angle A=\angle B$`],
          wrong: [tex`$AC\perp BD$`],
          solution: tex`有一个角是直角的平行四边形是矩形；$\angle A=\angle B$ 与 $\angle A+\angle B=180^\circ$ 合起来得 $\angle A=90^\circ$；对角线相等的平行四边形是矩形。$AC\perp BD$ 使它成为菱形。`,
          facility: 0.64,
        },
        {
          type: 'written',
          stem: tex`如图，在矩形 $ABCD$ 中，$AB=8$，$BC=10$，点 $E$ 在 $CD$ 上，沿 $AE$ 折叠，使点 $D$ 落在 $BC$ 上的点 $F$ 处。求 $EC$ 的长。`,
          answer: '$EC=3$',
          solution: lines(
            tex`由折叠得 $AF=AD=BC=10$，$EF=DE$。`,
            tex`在 $\mathrm{Rt}\triangle ABF$ 中，$BF=\sqrt{AF^2-AB^2}=\sqrt{10^2-8^2}=6$，所以 $FC=10-6=4$。`,
            tex`设 $EC=x$，则 $EF=DE=8-x$。在 $\mathrm{Rt}\triangle EFC$ 中，$x^2+4^2=(8-x)^2$，解得 $x=3$。所以 $EC=3$。`,
          ),
          facility: 0.55,
          figure: fold,
          rubric: [
            { text: '由折叠得到相等的线段', score: 2 },
            { text: '求出 $BF=6$，$FC=4$', score: 3 },
            { text: '设未知数，用勾股定理列方程', score: 2 },
            { text: '解得 $EC=3$', score: 1 },
          ],
          check: { expression: '3^2+(10-sqrt(10^2-8^2))^2', equals: '(8-3)^2' },
        },
      ],
      templates: [rhombus, rectangle],
    },
  ],
};
