import type { BankChapter } from '../../bank.ts';
import { along, at, Drawing, polar } from '../figures.ts';
import { between, choice, degrees, lines, template, tex } from '../making.ts';

const perimeter = template(2, (random) => {
  const [a, b] = [between(random, 3, 9), between(random, 4, 12)];
  if (a === b || 2 * Math.min(a, b) > Math.max(a, b)) return undefined;
  const [short, long] = [Math.min(a, b), Math.max(a, b)];
  const right = 2 * long + short;
  return choice({
    stem: `已知等腰三角形的两边长分别为 ${a} 和 ${b}，则它的周长为（　　）`,
    right: `${right}`,
    errors: [`${2 * short + long}`, `${right} 或 ${2 * short + long}`, `${short + long}`],
    solution: lines(
      tex`若腰长为 ${short}，则 $${short}+${short}=${2 * short}${2 * short === long ? '=' : '<'}${long}$，不能组成三角形，舍去。`,
      tex`若腰长为 ${long}，则周长为 $${long}+${long}+${short}=${right}$。选两个答案的同学没有检验三边关系。`,
    ),
    facility: 0.66,
    check: { expression: `2*${long}+${short}`, equals: `${right}` },
  });
});

const exterior = template(2, (random) => {
  const [b, outer] = [between(random, 32, 68), between(random, 95, 135)];
  const inner = outer - b;
  if (inner < 30 || inner === b || outer % 5 === 0) return undefined;
  const [bottomLeft, bottomRight] = [at(0, 0), at(110, 0)];
  const c = 180 - outer;
  const side = (110 * Math.sin((c * Math.PI) / 180)) / Math.sin((inner * Math.PI) / 180);
  const top = polar(bottomLeft, side, b);
  const figure = new Drawing(1)
    .shape([bottomLeft, bottomRight, top])
    .line([bottomRight, at(165, 0)])
    .name(bottomLeft, 'B', 200)
    .name(bottomRight, 'C', -90)
    .name(at(165, 0), 'D', 0)
    .name(top, 'A', 90);
  return choice({
    stem: tex`如图，点 $D$ 在 $\triangle ABC$ 的边 $BC$ 的延长线上，$\angle B=${b}^\circ$，$\angle ACD=${outer}^\circ$，则 $\angle A$ 的度数为（　　）`,
    right: degrees(inner),
    errors: [180 - outer, 180 - b - inner + 1, outer + b - 90, 180 - outer + b - 20, outer - 20].map(degrees),
    solution: lines(
      tex`三角形的外角等于与它不相邻的两个内角的和：$\angle ACD=\angle A+\angle B$。`,
      tex`$\angle A=${outer}^\circ-${b}^\circ=${inner}^\circ$。错选 $${180 - outer}^\circ$ 的同学求成了 $\angle ACB$。`,
    ),
    facility: 0.82,
    figure: figure.svg(),
    check: { expression: `${outer}-${b}`, equals: `${inner}` },
  });
});

const polygon = template(2, (random) => {
  const n = between(random, 5, 12);
  const more = random.chance(0.5);
  const sum = (n - 2) * 180;
  return choice({
    stem: more
      ? tex`若一个多边形的内角和是 $${sum}^\circ$，则这个多边形的边数是（　　）`
      : tex`若一个多边形的内角和比它的外角和多 $${sum - 360}^\circ$，则这个多边形的边数是（　　）`,
    right: `${n}`,
    errors: [`${n - 2}`, `${n + 2}`, `${n + 1}`, `${n - 1}`],
    solution: lines(
      tex`设边数为 $n$，内角和为 $(n-2)\times 180^\circ$${more ? '' : tex`，任何多边形的外角和都是 $360^\circ$`}。`,
      tex`$(n-2)\times 180^\circ=${more ? '' : tex`360^\circ+`}${more ? sum : sum - 360}^\circ$，解得 $n=${n}$。错选 ${n - 2} 的同学把 $(n-2)$ 当成了边数。`,
    ),
    facility: 0.77,
    check: { expression: `(${n}-2)*180`, equals: `${sum}` },
  });
});

const bisectors = template(2, (random) => {
  const [halfB, halfC] = [between(random, 20, 38), between(random, 20, 38)];
  const a = 180 - 2 * (halfB + halfC);
  const angle = 180 - halfB - halfC;
  if (halfB === halfC || a < 40 || a > 88) return undefined;
  const [b, c] = [at(0, 0), at(150, 0)];
  const meet = (left: number, right: number) => {
    const [l, r] = [Math.tan((left * Math.PI) / 180), Math.tan((right * Math.PI) / 180)];
    const x = (150 * r) / (l + r);
    return at(x, x * l);
  };
  const [top, centre] = [meet(2 * halfB, 2 * halfC), meet(halfB, halfC)];
  const figure = new Drawing(1)
    .shape([b, c, top])
    .line([b, centre, c])
    .names({ A: top, B: b, C: c })
    .name(centre, 'I', 90, 11);
  return {
    type: 'fill',
    stem: tex`如图，在 $\triangle ABC$ 中，$\angle ABC$ 与 $\angle ACB$ 的平分线相交于点 $I$，若 $\angle A=${a}^\circ$，则 $\angle BIC=$____°。`,
    answers: [[`${angle}`]],
    solution: tex`$\angle ABC+\angle ACB=180^\circ-${a}^\circ=${180 - a}^\circ$，$\angle IBC+\angle ICB=\frac{1}{2}\times ${180 - a}^\circ=${90 - a / 2}^\circ$，所以 $\angle BIC=180^\circ-${90 - a / 2}^\circ=${angle}^\circ$。`,
    facility: 0.65,
    figure: figure.svg(),
    check: { expression: `90+${a}/2`, equals: `${angle}` },
  };
});

const [a, b, c] = [at(1.6, 3), at(0, 0), at(5, 0)];
const median = new Drawing(32)
  .shape([a, b, c])
  .line([a, along(b, c, 0.5)])
  .names({ A: a, B: b, C: c })
  .name(along(b, c, 0.5), 'D', -90)
  .svg();

/** 三角形, grade 8. */
export const triangles: BankChapter = {
  name: '三角形',
  grade: 8,
  points: [
    {
      name: '三角形的边、高、中线与角平分线',
      questions: [
        {
          type: 'single',
          stem: tex`如图，$AD$ 是 $\triangle ABC$ 的中线，已知 $AB=6$，$AC=9$，则 $\triangle ADC$ 与 $\triangle ADB$ 的周长之差为（　　）`,
          right: '3',
          wrong: ['6', '9', '1.5'],
          solution: tex`$AD$ 是中线，$BD=DC$。周长之差 $=(AD+DC+AC)-(AD+BD+AB)=AC-AB=9-6=3$。`,
          facility: 0.73,
          figure: median,
          check: { expression: '9-6', equals: '3' },
        },
        {
          type: 'single',
          stem: '下列长度的三条线段，能组成三角形的是（　　）',
          right: '5，6，10',
          wrong: ['3，4，8', '5，6，11', '4，4，9'],
          solution:
            '只要看较短两边的和是否大于最长边：$5+6=11>10$，能组成；$3+4<8$，$5+6=11$，$4+4<9$，都不能。和等于最长边时三条线段在一条直线上。',
          facility: 0.88,
        },
      ],
      templates: [perimeter],
    },
    {
      name: '三角形的内角、外角和多边形',
      templates: [exterior, polygon, bisectors],
    },
  ],
};
