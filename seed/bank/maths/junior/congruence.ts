import type { BankChapter } from '../../bank.ts';
import { along, at, crossing, Drawing, foot } from '../figures.ts';
import { between, choice, lines, template, tex } from '../making.ts';

const perimeters = template(2, (random) => {
  const [ab, ac, bc] = [between(random, 4, 12), between(random, 4, 12), between(random, 4, 12)];
  if (new Set([ab, ac, bc]).size < 3 || ab + ac <= bc || ab + bc <= ac || ac + bc <= ab) return undefined;
  return choice({
    stem: tex`已知 $\triangle ABC\cong \triangle DEF$（点 $A$，$B$，$C$ 的对应点分别为 $D$，$E$，$F$），$AB=${ab}$，$AC=${ac}$，$\triangle DEF$ 的周长为 ${ab + ac + bc}，则 $EF$ 的长为（　　）`,
    right: `${bc}`,
    errors: [`${ab}`, `${ac}`, `${ab + ac}`],
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
    solution: lines(
      tex`过点 $D$ 作 $DE\perp AB$ 于点 $E$。$AD$ 平分 $\angle BAC$，$DC\perp AC$，$DE\perp AB$，角平分线上的点到角两边的距离相等，所以 $DE=CD=${distance}$。`,
      tex`$S_{\triangle ABD}=\frac{1}{2}AB\cdot DE=\frac{1}{2}\times ${ab}\times ${distance}=${area}$。错选 ${ab * distance} 的同学忘记乘 $\frac{1}{2}$。`,
    ),
    facility: 0.72,
    figure: figure.svg(),
    check: { expression: `${ab}*${distance}/2`, equals: `${area}` },
  });
});

const crossed = (() => {
  const [a, d, o] = [at(-2.4, 1.6), at(2.4, -1.6), at(0, 0)];
  const [b, c] = [at(-2.4, -1.6), at(2.4, 1.6)];
  return new Drawing(28)
    .line([a, d])
    .line([b, c])
    .line([a, b])
    .line([c, d])
    .name(a, 'A', 150)
    .name(b, 'B', 210)
    .name(c, 'C', 30)
    .name(d, 'D', -30)
    .name(o, 'O', 90, 13)
    .svg();
})();

const proof = (() => {
  const [b, c, a] = [at(0, 0), at(5, 0), at(1.3, 3)];
  const shift = 2.2;
  const [e, f, d] = [at(b.x + shift, 0), at(c.x + shift, 0), at(a.x + shift, 3)];
  return new Drawing(28)
    .shape([a, b, c])
    .shape([d, e, f])
    .name(a, 'A', 90)
    .name(b, 'B', 200)
    .name(c, 'C', -90)
    .name(d, 'D', 90)
    .name(e, 'E', -90)
    .name(f, 'F', -20)
    .svg();
})();

const altitude = (() => {
  const [b, c, a] = [at(0, 0), at(5, 0), at(3.4, 3.4)];
  const [d, e] = [foot(a, b, c), foot(b, a, c)];
  const h = crossing(a, d, b, e);
  return new Drawing(34)
    .shape([a, b, c])
    .line([a, d])
    .line([b, e])
    .rightAngle(d, a, c)
    .rightAngle(e, b, c)
    .name(a, 'A', 90)
    .name(b, 'B', 200)
    .name(c, 'C', -20)
    .name(d, 'D', -90)
    .name(e, 'E', 30)
    .name(h, 'H', 200, 14)
    .svg();
})();

/** 全等三角形, grade 8. */
export const congruence: BankChapter = {
  name: '全等三角形',
  grade: 8,
  points: [
    {
      name: '三角形全等的判定和性质',
      questions: [
        {
          type: 'single',
          stem: tex`如图，$AD$ 与 $BC$ 相交于点 $O$，$OA=OD$。下列条件中，添加后不一定能判定 $\triangle AOB\cong \triangle DOC$ 的是（　　）`,
          right: tex`$AB=DC$`,
          wrong: [tex`$OB=OC$`, tex`$\angle A=\angle D$`, tex`$\angle B=\angle C$`],
          solution: lines(
            tex`已有 $OA=OD$ 和对顶角 $\angle AOB=\angle DOC$。添加 $OB=OC$ 用“SAS”，添加 $\angle A=\angle D$ 用“ASA”，添加 $\angle B=\angle C$ 用“AAS”，都能判定全等。`,
            tex`添加 $AB=DC$ 是“两边和其中一边的对角”对应相等，不一定全等。`,
          ),
          facility: 0.71,
          figure: crossed,
        },
        {
          type: 'written',
          stem: tex`如图，点 $B$，$E$，$C$，$F$ 在同一条直线上，$AB=DE$，$AC=DF$，$BE=CF$。求证：$\angle A=\angle D$。`,
          answer: tex`由 $BE=CF$ 得 $BC=EF$，用“SSS”证明 $\triangle ABC\cong \triangle DEF$，所以 $\angle A=\angle D$。`,
          solution: lines(
            tex`证明：因为 $BE=CF$，所以 $BE+EC=CF+EC$，即 $BC=EF$。`,
            tex`在 $\triangle ABC$ 和 $\triangle DEF$ 中，$AB=DE$，$AC=DF$，$BC=EF$，`,
            tex`所以 $\triangle ABC\cong \triangle DEF$（SSS）。`,
            tex`所以 $\angle A=\angle D$（全等三角形的对应角相等）。`,
          ),
          facility: 0.74,
          figure: proof,
          rubric: [
            { text: tex`由 $BE=CF$ 得 $BC=EF$`, score: 2 },
            { text: tex`列出三组对应边，用“SSS”证明全等`, score: 4 },
            { text: tex`得出 $\angle A=\angle D$`, score: 2 },
          ],
        },
        {
          type: 'written',
          stem: tex`如图，在锐角三角形 $ABC$ 中，$AD\perp BC$，$BE\perp AC$，垂足分别为 $D$，$E$，$AD$ 与 $BE$ 相交于点 $H$，且 $AD=BD$。求证：$BH=AC$。`,
          answer: tex`证明 $\triangle BDH\cong \triangle ADC$（ASA），从而 $BH=AC$。`,
          solution: lines(
            tex`证明：因为 $AD\perp BC$，$BE\perp AC$，所以 $\angle BDH=\angle ADC=\angle BEC=90^\circ$。`,
            tex`$\angle HBD+\angle C=90^\circ$，$\angle CAD+\angle C=90^\circ$，所以 $\angle HBD=\angle CAD$。`,
            tex`又 $BD=AD$，所以 $\triangle BDH\cong \triangle ADC$（ASA），$BH=AC$。`,
          ),
          facility: 0.5,
          figure: altitude,
          rubric: [
            { text: tex`证出 $\angle HBD=\angle CAD$`, score: 3 },
            { text: tex`证明 $\triangle BDH\cong \triangle ADC$`, score: 4 },
            { text: tex`得出 $BH=AC$`, score: 1 },
          ],
        },
      ],
      templates: [perimeters],
    },
    { name: '角平分线的性质', templates: [bisectorArea] },
  ],
};
