import type { Templates } from '../../bank.ts';
import { Drawing } from '../../figures/drawing.ts';
import { along, at } from '../../figures/points.ts';
import { between, choice, lines, template, tex } from '../../making.ts';

const perimeters = template(2, (random) => {
  const [ab, ac, bc] = [between(random, 4, 12), between(random, 4, 12), between(random, 4, 12)];
  if (new Set([ab, ac, bc]).size < 3 || ab + ac <= bc || ab + bc <= ac || ac + bc <= ab) return undefined;
  return choice({
    stem: tex`已知 $\triangle ABC\cong \triangle DEF$（点 $A$，$B$，$C$ 的对应点分别为 $D$，$E$，$F$），$AB=${ab}$，$AC=${ac}$，$\triangle DEF$ 的周长为 ${ab + ac + bc}，则 $EF$ 的长为（　　）`,
    right: `${bc}`,
    errors: [`${ab}`, `${ac}`, `${ab + ac}`],
    because: ['swap', 'swap', '-'],
    solution: lines(
      tex`全等三角形的对应边相等：$DE=AB=${ab}$，$DF=AC=${ac}$。`,
      tex`$EF=${ab + ac + bc}-${ab}-${ac}=${bc}$。找对应边要看对应顶点的顺序。`,
    ),
    facility: 0.83,
    check: { expression: `${ab + ac + bc}-${ab}-${ac}`, equals: `${bc}` },
  });
});

const bisectorArea = template(3, (random) => {
  const [ab, distance] = [between(random, 8, 20), between(random, 2, 6)];
  // The angle bisector to a leg reaches at most 0.3003 of the hypotenuse from the right angle.
  if ((ab * distance) % 2 === 1 || distance > ab * 0.3) return undefined;
  const [wide, high] = [6, 4.2];
  const [c, b, a] = [at(0, 0), at(wide, 0), at(0, high)];
  const hypotenuse = Math.hypot(wide, high);
  const d = along(c, b, high / (high + hypotenuse));
  const figure = new Drawing(28)
    .shape([a, b, c])
    .line([a, d])
    .rightAngle(c, a, b)
    .name(a, 'A', 100)
    .name(b, 'B', -20)
    .name(c, 'C', 225)
    .name(d, 'D', -90);
  const area = (ab * distance) / 2;
  return choice({
    stem: tex`如图，在 $\mathrm{Rt}\triangle ABC$ 中，$\angle C=90^\circ$，$AD$ 平分 $\angle BAC$，交 $BC$ 于点 $D$。若 $AB=${ab}$，$CD=${distance}$，则 $\triangle ABD$ 的面积为（　　）`,
    right: `${area}`,
    errors: [`${ab * distance}`, `${ab + distance}`, `${area / 2}`, `${area + distance}`],
    because: ['factor', 'operation', 'factor', 'slip'],
    solution: lines(
      tex`过点 $D$ 作 $DE\perp AB$ 于点 $E$。$AD$ 平分 $\angle BAC$，$DC\perp AC$，$DE\perp AB$，角平分线上的点到角两边的距离相等，所以 $DE=CD=${distance}$。`,
      tex`$S_{\triangle ABD}=\frac{1}{2}AB\cdot DE=\frac{1}{2}\times ${ab}\times ${distance}=${area}$。错选 ${ab * distance} 的同学忘记乘 $\frac{1}{2}$。`,
    ),
    facility: 0.72,
    figure: figure.svg(),
    check: { expression: `${ab}*${distance}/2`, equals: `${area}` },
  });
});

/** 全等三角形, grade 8. */
export const congruence: Templates = {
  三角形全等的判定和性质: [perimeters],
  角平分线的性质: [bisectorArea],
};
