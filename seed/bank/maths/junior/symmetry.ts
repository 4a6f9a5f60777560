import type { BankChapter } from '../../bank.ts';
import { along, at, crossing, Drawing } from '../figures.ts';
import { between, choice, lines, nonZero, template, tex } from '../making.ts';
import { shown } from '../numbers.ts';

const bothAngles = template(2, (random) => {
  const known = between(random, 20, 82);
  if (known === 60 || known % 2 === 1) return undefined;
  const [top, base] = [180 - 2 * known, (180 - known) / 2];
  return choice({
    stem: tex`若等腰三角形的一个内角为 $${known}^\circ$，则它的顶角的度数为（　　）`,
    right: tex`$${known}^\circ$ 或 $${top}^\circ$`,
    errors: [tex`$${known}^\circ$`, tex`$${top}^\circ$`, tex`$${known}^\circ$ 或 $${base}^\circ$`],
    solution: lines(
      tex`$${known}^\circ$ 的角可能是顶角，也可能是底角，要分类讨论。`,
      tex`若它是底角，则顶角为 $180^\circ-2\times ${known}^\circ=${top}^\circ$；若它是顶角，则顶角就是 $${known}^\circ$。`,
    ),
    facility: 0.66,
    check: { expression: `180-2*${known}`, equals: `${top}` },
  });
});

const perpendicularBisector = template(2, (random) => {
  const [ac, bc] = [between(random, 6, 14), between(random, 4, 12)];
  if (ac <= bc) return undefined;
  const [a, b, c] = [at(0, 0), at(6, 0), at(4.4, 3.2)];
  const middle = along(a, b, 0.5);
  const d = crossing(middle, at(3, 1), a, c);
  const figure = new Drawing(30)
    .shape([a, b, c])
    .line([at(3, -0.9), at(3, 3.4)])
    .line([b, d])
    .rightAngle(middle, at(3, 1), b)
    .name(a, 'A', 200)
    .name(b, 'B', -20)
    .name(c, 'C', 60)
    .name(d, 'D', 150)
    .name(middle, 'E', -45, 14);
  return choice({
    stem: tex`如图，在 $\triangle ABC$ 中，$AB$ 的垂直平分线交 $AC$ 于点 $D$，交 $AB$ 于点 $E$。若 $AC=${ac}$，$BC=${bc}$，则 $\triangle BCD$ 的周长为（　　）`,
    right: `${ac + bc}`,
    errors: [`${ac}`, `${2 * bc}`, `${ac + 2 * bc}`, `${2 * ac}`],
    solution: lines(
      tex`$DE$ 是 $AB$ 的垂直平分线，所以 $DA=DB$。`,
      tex`$\triangle BCD$ 的周长 $=BC+CD+DB=BC+CD+DA=BC+AC=${bc}+${ac}=${ac + bc}$。`,
    ),
    facility: 0.74,
    figure: figure.svg(),
    check: { expression: `${ac}+${bc}`, equals: `${ac + bc}` },
  });
});

const mirrored = template(2, (random) => {
  const [x, y, shift] = [nonZero(random, -7, 7), nonZero(random, -7, 7), between(random, 1, 5)];
  const overX = random.chance(0.5);
  const [a, b] = overX ? [x - shift, -y] : [-x - shift, y];
  if (Math.abs(x) === Math.abs(y) || a === 0) return undefined;
  return {
    type: 'fill',
    stem: `若点 $A(${x},${y})$ 与点 $B(a+${shift},b)$ 关于 $${overX ? 'x' : 'y'}$ 轴对称，则 $a=$____，$b=$____。`,
    answers: [a, b].map((n) => [...new Set([shown(n), `${n}`])]),
    solution: overX
      ? tex`关于 $x$ 轴对称的点横坐标相同，纵坐标互为相反数：$a+${shift}=${x}$，$b=${b}$，所以 $a=${a}$，$b=${b}$。`
      : tex`关于 $y$ 轴对称的点纵坐标相同，横坐标互为相反数：$a+${shift}=${-x}$，$b=${b}$，所以 $a=${a}$，$b=${b}$。`,
    facility: 0.78,
    check: { expression: `${a}+${shift}`, equals: `${overX ? x : -x}` },
  };
});

const thirty = template(2, (random) => {
  const half = between(random, 3, 9);
  const [c, a, b] = [at(0, 0), at(0, 2.6), at(2.6 * Math.sqrt(3), 0)];
  const figure = new Drawing(34)
    .shape([a, b, c])
    .rightAngle(c, a, b)
    .name(a, 'A', 100)
    .name(b, 'B', -20)
    .name(c, 'C', 225);
  return choice({
    stem: tex`如图，在 $\mathrm{Rt}\triangle ABC$ 中，$\angle C=90^\circ$，$\angle B=30^\circ$，$AB+AC=${3 * half}$，则 $AB$ 的长为（　　）`,
    right: `${2 * half}`,
    errors: [`${half}`, `${half * 1.5}`, `${3 * half}`, `${half + 1}`],
    solution: lines(
      tex`在直角三角形中，$30^\circ$ 角所对的直角边等于斜边的一半：$AC=\frac{1}{2}AB$。`,
      tex`$AB+\frac{1}{2}AB=${3 * half}$，$AB=${2 * half}$。错选 ${half} 的同学求成了 $AC$。`,
    ),
    facility: 0.76,
    figure: figure.svg(),
    check: { expression: `${2 * half}+${2 * half}/2`, equals: `${3 * half}` },
  });
});

const isosceles = (() => {
  const [a, b, c] = [at(2.2, 3.8), at(0, 0), at(4.4, 0)];
  const share = 0.45;
  const [d, e] = [along(a, b, share), along(a, c, share)];
  return new Drawing(34)
    .shape([a, b, c])
    .line([b, e])
    .line([c, d])
    .name(a, 'A', 90)
    .name(b, 'B', 200)
    .name(c, 'C', -20)
    .name(d, 'D', 160)
    .name(e, 'E', 20)
    .name(crossing(b, e, c, d), 'O', 90, 13)
    .svg();
})();

/** 轴对称, grade 8. */
export const symmetry: BankChapter = {
  name: '轴对称',
  grade: 8,
  points: [
    {
      name: '轴对称和垂直平分线',
      questions: [
        {
          type: 'multiple',
          stem: '下列图形中，一定是轴对称图形的有（　　）',
          right: ['线段', '等腰三角形', '圆'],
          wrong: ['平行四边形', '直角三角形'],
          solution:
            '线段有 2 条对称轴，等腰三角形至少有 1 条，圆有无数条。一般的平行四边形不是轴对称图形；只有等腰直角三角形才是轴对称图形，一般的直角三角形不是。',
          facility: 0.78,
        },
      ],
      templates: [perpendicularBisector, mirrored],
    },
    {
      name: '等腰三角形和等边三角形',
      questions: [
        {
          type: 'written',
          stem: tex`如图，在 $\triangle ABC$ 中，$AB=AC$，点 $D$，$E$ 分别在 $AB$，$AC$ 上，$BD=CE$，$BE$ 与 $CD$ 相交于点 $O$。求证：$OB=OC$。`,
          answer: tex`证明 $\triangle DBC\cong \triangle ECB$（SAS），得 $\angle DCB=\angle EBC$，所以 $OB=OC$。`,
          solution: lines(
            tex`证明：因为 $AB=AC$，所以 $\angle ABC=\angle ACB$（等边对等角）。`,
            tex`在 $\triangle DBC$ 和 $\triangle ECB$ 中，$BD=CE$，$\angle DBC=\angle ECB$，$BC=CB$，所以 $\triangle DBC\cong \triangle ECB$（SAS）。`,
            tex`所以 $\angle DCB=\angle EBC$，$OB=OC$（等角对等边）。`,
          ),
          facility: 0.62,
          figure: isosceles,
          rubric: [
            { text: tex`由等边对等角得 $\angle ABC=\angle ACB$`, score: 2 },
            { text: tex`证明 $\triangle DBC\cong \triangle ECB$`, score: 4 },
            { text: tex`由等角对等边得 $OB=OC$`, score: 2 },
          ],
        },
      ],
      templates: [bothAngles, thirty],
    },
  ],
};
